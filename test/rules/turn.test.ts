/** The turn: section 3 of the rules. Cards that are not in the Core Set are those of `packs/rules`. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../catalog';
import { table as lay, type Setup, type Table } from '../table';

const catalog = await catalogWith('rules');
const table = (setup: Setup): Table => lay({ catalog, ...setup });

describe('the turn', () => {
  it('TURN-0.1 has five phases in a fixed order', () => {
    const t = table({ active: 'p1', p0: { hand: ['invader'] }, bases: { small: {}, plain: {} } });
    t.p1.finishes();
    expect([t.told().at(-1), t.state.step, t.state.active]).toEqual(['turnBegan', 'playCards', 0]);
    t.p0.plays('invader', { on: 'small' });
    t.p0.finishes();
    const order = ['beforeScoring', 'whenScoring', 'afterScoring', 'baseReplaced', 'drew', 'turnEnding', 'turnBegan'];
    expect(t.told().filter((type) => order.includes(type))).toEqual(order);
  });

  it('TURN-0.2 the player to the left is next', () => {
    const t = table({ players: 3, active: 'p1' });
    const turns: [number, number][] = [];
    for (let turn = 0; turn < 4; turn++) {
      turns.push([t.state.turn, t.state.active]);
      t.endTurn();
    }
    expect(turns).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
      [4, 1],
    ]);
  });
});

describe('Start Turn', () => {
  it('TURN-1.1 what lasts until the start of your turn ends then, not at another start', () => {
    const t = table({ p0: { hand: ['blessing'] }, bases: { plain: { p0: ['invader'] } } });
    t.p0.plays('blessing');
    expect(t.power('invader')).toBe(5);
    t.endTurn();
    expect(t.power('invader')).toBe(5);
    t.endTurn();
    expect(t.power('invader')).toBe(3);
  });

  it('TURN-1.2 all abilities of this moment trigger', () => {
    const t = table({
      active: 'p1',
      bases: { plain: { p0: ['early-bird', 'early-bird'] }, tortuga: { p0: ['early-bird'] } },
    });
    t.endTurn();
    expect(t.zone('p0', 'hand')).toHaveLength(3);
  });

  it("TURN-1.3 the active player orders them, bases and other players' cards included", () => {
    const t = table({
      active: 'p1',
      p0: { hand: [] },
      p1: { hand: ['invader'], deck: ['howl', 'howl'] },
      bases: { dawn: { p0: ['early-bird'], p1: ['rooster'] } },
    });
    t.p1.finishes();
    expect(t.p0).toBeOffered(['dawn', 'early-bird', 'rooster'], { orDecline: false });
    t.p0.chooses('rooster');
    expect(t.p1).toBeOffered(['invader'], { orDecline: true });
    t.p1.declines();
    expect(t.p0).toBeOffered(['dawn', 'early-bird'], { orDecline: false });
    t.p0.chooses('dawn');
    expect([t.vp('p0'), t.zone('p0', 'hand').length]).toEqual([1, 1]);
    expect(t).toBeSettled();
  });

  it('TURN-1.4 an effect that has just ended causes nothing', () => {
    const t = table({ p0: { hand: ['blessing'] }, bases: { plain: { p0: ['gauge'] } } });
    t.p0.plays('blessing');
    expect(t.power('gauge')).toBe(4);
    t.endTurn();
    expect(t.vp('p0')).toBe(1); // at the end of the turn it had power 4
    t.endTurn();
    expect(t.vp('p0')).toBe(1);
  });

  it('TURN-1.5 an extra play gained here is used at once or lost', () => {
    const start = (): Table => {
      const t = table({ active: 'p1', p0: { hand: ['scout', 'shinobi'] }, bases: { plain: { p0: ['rooster'] } } });
      t.p1.finishes();
      return t;
    };
    const used = start();
    expect(used.p0).toBeOffered(['scout', 'shinobi'], { orDecline: true });
    used.p0.chooses('scout');
    used.p0.plays('shinobi', { on: 'plain' });
    expect(used).toBeSettled();
    const lost = start();
    lost.p0.declines();
    lost.p0.plays('scout', { on: 'plain' });
    expect(lost.p0.cannotPlay('shinobi', { on: 'plain' })).toBe('noMinionPlayLeft');
  });

  it('TURN-1.6 free plays and talents are not available here', () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['scout', 'seeing-stars'] },
      bases: { plain: { p0: ['rooster', 'drummer'] } },
    });
    t.p1.finishes();
    expect(t.state.step).toBe('startTurn');
    expect(t.legal('p0')).toMatchObject({ plays: [], uses: [], finish: false, answer: true });
    expect(t.p0.cannotPlay('seeing-stars')).toBe('questionOpen');
    expect(() => t.p0.uses('drummer')).toThrow('questionOpen');
  });
});

describe('Play Cards', () => {
  it('TURN-2.1 one minion and one action from hand are free', () => {
    const t = table({ p0: { hand: ['scout', 'shinobi', 'howl', 'seeing-stars'] } });
    t.p0.plays('scout', { on: 'jungle-oasis' });
    t.p0.plays('howl');
    expect([t.where('scout'), t.where('howl'), t.zone('p0', 'hand')]).toEqual([
      'jungle-oasis',
      'p0 discard',
      ['shinobi', 'seeing-stars'],
    ]);
    expect(t.legal('p0').plays).toEqual([]);
  });

  it('TURN-2.2 in either order, with talents in between, one finished before the next', () => {
    const t = table({
      p0: { hand: ['tiger-assassin', 'howl'] },
      bases: { plain: { p0: ['drummer'], p1: ['invader'] } },
    });
    t.p0.plays('howl');
    t.p0.uses('drummer');
    t.p0.plays('tiger-assassin', { on: 'plain' });
    expect([t.power('drummer'), t.power('tiger-assassin'), t.vp('p0')]).toEqual([3, 4, 1]);
    const other = table({
      p0: { hand: ['tiger-assassin', 'howl'] },
      bases: { plain: { p0: ['drummer'], p1: ['invader'] } },
    });
    other.p0.plays('tiger-assassin', { on: 'plain' });
    expect(other.p0.cannotPlay('howl')).toBe('questionOpen');
    expect(() => other.p0.uses('drummer')).toThrow('questionOpen');
    other.p0.chooses('invader');
    other.p0.plays('howl');
    expect(other.power('tiger-assassin')).toBe(5);
  });

  it('TURN-2.3 playing nothing is legal', () => {
    const t = table({ p0: { hand: ['scout', 'howl'] } });
    t.p0.finishes();
    expect([t.state.active, t.zone('p0', 'hand').length]).toEqual([1, 4]);
  });

  it('TURN-2.4 a second minion or action is refused', () => {
    const t = table({ p0: { hand: ['scout', 'scout', 'howl', 'howl'] } });
    t.p0.plays('scout', { on: 'jungle-oasis' });
    expect(t.p0.cannotPlay('scout', { on: 'jungle-oasis' })).toBe('noMinionPlayLeft');
    t.p0.plays('howl');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
    expect(Object.values(t.legal('p0').whyNot).sort()).toEqual(['noActionPlayLeft', 'noMinionPlayLeft']);
  });

  it('TURN-2.5 a play of one kind does not pay for the other, and unused ones are gone with the phase', () => {
    const t = table({ p0: { hand: ['scout', 'scout', 'scout', 'scout'] }, p1: { hand: [] } });
    t.p0.plays('scout', { on: 'jungle-oasis' });
    expect(t.state.free).toEqual({ minion: 0, action: 1 });
    expect(t.p0.cannotPlay('scout', { on: 'jungle-oasis' })).toBe('noMinionPlayLeft');
    t.endTurn();
    t.endTurn();
    expect(t.state.free).toEqual({ minion: 1, action: 1 });
  });

  it('TURN-2.6 a minion is put on a base of your choice, on your side, and then does what it says', () => {
    const t = table({ p0: { hand: ['invader'] }, bases: { plain: {}, tortuga: {} } });
    t.p0.plays('invader', { on: 'tortuga' });
    expect([t.where('invader'), t.controller('invader'), t.vp('p0'), t.total('tortuga', 'p0')]).toEqual([
      'tortuga',
      'p0',
      1,
      3,
    ]);
    expect(t.told()).toEqual(['played', 'gainedVp']);
    const hostless = table({ p0: { hand: ['invader'] } });
    expect(hostless.p0.cannotPlay('invader')).toBe('notThere');
  });

  it('TURN-2.6.1 Specials, Ongoing abilities and Talents are not done on playing', () => {
    for (const minion of ['scout', 'drummer', 'night-owl', 'ninja-acolyte']) {
      const t = table({ p0: { hand: [minion] } });
      t.p0.plays(minion, { on: 'jungle-oasis' });
      expect(t.told()).toEqual(['played']);
      expect(t).toBeSettled();
    }
  });

  it('TURN-2.6.2 any base will do, an empty one and one over its breakpoint too, unless a card forbids it', () => {
    const setup: Setup = {
      p0: { hand: ['scout'] },
      bases: { plain: {}, small: { p1: ['king-rex'] }, tortuga: { p1: ['overrun'] } },
    };
    const t = table(setup);
    const [play] = t.legal('p0').plays;
    expect(play?.on.map((base) => t.name(base))).toEqual(['plain', 'small']);
    for (const base of ['plain', 'small']) {
      const here = table(setup);
      here.p0.plays('scout', { on: base });
      expect(here.where('scout')).toBe(base);
    }
    expect(t.p0.cannotPlay('scout', { on: 'tortuga' })).toBe('notThere');
  });

  it('TURN-2.7 an action is shown and does what it says', () => {
    const t = table({ p0: { hand: ['mystic-studies'] } });
    t.p0.plays('mystic-studies');
    expect(t.told()).toEqual(['played', 'drew']);
    expect(t.events[0]).toMatchObject({ type: 'played', def: 'wizards/mystic-studies', player: 0, standard: true });
  });

  it("TURN-2.7.1 it stays if it is played on something, else it goes to its owner's discard pile", () => {
    const t = table({ p0: { hand: ['time-loop', 'upgrade', 'overrun', 'howl'] }, bases: { plain: { p1: ['scout'] } } });
    t.p0.plays('time-loop');
    t.p0.plays('upgrade', { on: 'scout' });
    t.p0.plays('overrun', { on: 'plain' });
    expect([t.where('upgrade'), t.where('overrun'), t.zone('p0', 'discard')]).toEqual([
      'on scout',
      'plain',
      ['time-loop'],
    ]);
  });

  it('TURN-2.8 talents and abilities for your turn belong here', () => {
    const t = table({ p0: { hand: ['invader'] }, bases: { small: { p0: ['drummer', 'ninja-acolyte'] }, plain: {} } });
    expect([t.p0.canUse('drummer'), t.p0.canUse('ninja-acolyte')]).toEqual([true, true]);
    t.p0.uses('drummer');
    expect([t.vp('p0'), t.p0.canUse('drummer')]).toEqual([1, false]);
    t.endTurn();
    expect([t.p0.canUse('drummer'), t.p0.canUse('ninja-acolyte')]).toEqual([false, false]);
  });

  it('TURN-2.9 the phase ends when the active player says so, and nothing scores before', () => {
    const t = table({ p0: { hand: ['king-rex', 'howl'] }, bases: { small: { p1: ['scout'] }, plain: {} } });
    t.p0.plays('king-rex', { on: 'small' });
    t.p0.plays('howl');
    expect([t.total('small'), t.vp('p0'), t.state.step]).toEqual([11, 0, 'playCards']);
    expect(() => t.p1.finishes()).toThrow('notYourTurn');
    t.p0.finishes();
    expect(t.vp('p0')).toBe(3);
  });

  it('OPEN-43 leaving the phase is said, whatever plays and talents are left', () => {
    const t = table({ p0: { hand: ['scout', 'howl'] }, bases: { plain: { p0: ['drummer'] } } });
    t.p0.plays('scout', { on: 'plain' });
    expect(t.legal('p0')).toMatchObject({ finish: true });
    t.p0.finishes();
    expect([t.vp('p0'), t.where('howl'), t.state.active, t.state.extras]).toEqual([0, 'p0 hand', 1, []]);
  });
});

describe('what all can see', () => {
  it('OPEN-34 the base discard, counters, and the sizes of decks and hands', () => {
    const t = table({
      p0: { hand: ['scout', 'howl'], deck: ['invader', 'invader', 'invader'] },
      baseDeck: ['dawn'],
      baseDiscard: ['tar-pits'],
      bases: { plain: { p0: [{ card: 'shinobi', counters: 2 }] } },
    });
    for (const viewer of ['p1', null] as const) {
      const { players, baseDiscard, cards, inPlay } = t.view(viewer);
      expect(players[0]).toMatchObject({ handSize: 2, deck: 3 });
      expect(players[0]).not.toHaveProperty('hand');
      expect(baseDiscard).toEqual([t.id('tar-pits')]);
      expect(inPlay.map((id) => cards[id]?.play?.counters)).toEqual([2]);
    }
  });
});

describe('Score Bases', () => {
  it('TURN-3.1 every base that is ready is scored', () => {
    const t = table({
      bases: {
        small: { p0: ['invader'] },
        'jungle-oasis': { p1: ['king-rex', 'ninja-master'] },
        plain: { p1: ['scout'] },
      },
    });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['small', 'jungle-oasis'], { orDecline: false });
    t.p0.chooses('small');
    expect([t.vp('p0'), t.vp('p1'), t.state.active]).toEqual([3, 2, 1]);
    expect(t.bases).toContain('plain');
  });

  it('TURN-3.2 a base that is ready only in a later phase waits for the next turn', () => {
    const t = table({ bases: { small: { p0: ['stoker'] }, plain: {} } });
    t.p0.finishes();
    expect([t.total('small'), t.vp('p0'), t.state.active]).toEqual([7, 0, 1]);
    t.p1.finishes();
    expect(t.vp('p0')).toBe(3);
  });

  it('TURN-3.3 a base scores also if the active player has nothing there', () => {
    const t = table({ bases: { small: { p1: ['invader'] }, plain: {} } });
    t.p0.finishes();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([0, 3]);
  });
});

describe('Draw 2 Cards', () => {
  const cards = (count: number): string[] => new Array<string>(count).fill('scout');

  it('TURN-4.1 the active player draws two cards', () => {
    const t = table({ p0: { hand: [], deck: ['scout', 'howl', 'invader'] } });
    t.p0.finishes();
    expect([t.zone('p0', 'hand'), t.zone('p0', 'deck')]).toEqual([['scout', 'howl'], ['invader']]);
    expect(t.events).toContainEqual({ type: 'drew', player: 0, count: 2 });
  });

  it('TURN-4.2 and then discards down to ten, of their own choice', () => {
    const t = table({ p0: { hand: [...cards(9), 'howl'], deck: ['invader', 'shinobi'] } });
    t.p0.finishes();
    expect(t.decision).toMatchObject({ player: 0, min: 2, max: 2 });
    expect(t.p0.offered).toHaveLength(12);
    t.p0.chooses('howl', 'invader');
    expect([t.zone('p0', 'hand').length, t.zone('p0', 'discard')]).toEqual([10, ['howl', 'invader']]);
  });

  it('OPEN-9 the cards over ten are chosen and discarded together', () => {
    const t = table({ p0: { hand: [...cards(11), 'howl'] } });
    t.p0.finishes();
    t.p0.chooses('scout', 'howl', 'scout', 'scout');
    const from = t.told().indexOf('discarded');
    expect(t.told().slice(from, from + 5)).toEqual(['discarded', 'discarded', 'discarded', 'discarded', 'turnEnding']);
    expect(t.state.active).toBe(1);
  });

  it('TURN-4.3 the limit holds at no other time and for nobody else', () => {
    const t = table({ p0: { hand: [...cards(10), 'mystic-studies'] }, p1: { hand: cards(12) } });
    t.p0.plays('mystic-studies');
    expect(t.zone('p0', 'hand')).toHaveLength(12);
    expect(t).toBeSettled();
    t.p0.finishes();
    expect(t.decision).toMatchObject({ player: 0, min: 4 });
    t.p0.chooses('scout', 'scout', 'scout', 'scout');
    expect([t.zone('p0', 'hand').length, t.zone('p1', 'hand').length, t.state.active]).toEqual([10, 12, 1]);
  });

  it('TURN-4.4 an empty hand draws nothing by itself', () => {
    const t = table({ p0: { hand: ['scout'] } });
    t.p0.plays('scout', { on: 'jungle-oasis' });
    expect(t.zone('p0', 'hand')).toEqual([]);
    t.p0.finishes();
    expect([t.zone('p0', 'hand').length, t.zone('p1', 'hand').length]).toEqual([2, 0]);
  });

  it('TURN-4.5 an empty deck is made anew from the discard pile: to draw, reveal, search or look', () => {
    const empty = (hand: string): Table =>
      table({ p0: { hand: [hand], deck: [], discard: ['howl', 'howl', 'howl'] }, bases: { plain: {} } });
    const draw = empty('mystic-studies');
    draw.p0.plays('mystic-studies');
    expect([draw.zone('p0', 'hand'), draw.zone('p0', 'discard')]).toEqual([['howl', 'howl'], ['mystic-studies']]);
    const reveal = empty('hoverbot');
    reveal.p0.plays('hoverbot', { on: 'plain' });
    expect(reveal.told()).toEqual(expect.arrayContaining(['shuffled', 'revealed']));
    const search = empty('scry');
    search.p0.plays('scry');
    search.p0.chooses('howl');
    expect([search.zone('p0', 'hand'), search.zone('p0', 'deck')]).toEqual([['howl'], ['howl', 'howl']]);
    const look = empty('walker');
    look.p0.plays('walker', { on: 'plain' });
    expect([look.decision?.shows?.length, look.zone('p0', 'discard')]).toEqual([1, []]);
    const other = table({ p0: { hand: ['mass-enchantment'] }, p1: { deck: [], discard: ['howl'] } });
    other.p0.plays('mass-enchantment');
    expect(other.told()).toContain('revealed');
    expect(other.zone('p1', 'discard')).toEqual([]);
  });

  it('TURN-4.6 with deck and discard pile empty, what there is is drawn', () => {
    const t = table({ p0: { hand: [], deck: ['scout'], discard: [] } });
    t.p0.finishes();
    expect([t.zone('p0', 'hand'), t.state.active]).toEqual([['scout'], 1]);
    t.p1.finishes();
    t.p0.finishes();
    expect(t.zone('p0', 'hand')).toEqual(['scout']);
  });
});

describe('End Turn', () => {
  it('TURN-5.1 what does something at the end of the turn comes first, in the order of the active player', () => {
    const t = table({
      bases: { plain: { p0: ['night-owl'], p1: [{ card: 'night-owl', with: { p0: ['assassination'] } }] } },
    });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['night-owl', 'night-owl', 'assassination'], { orDecline: false });
    t.p0.chooses('assassination');
    t.p0.chooses('night-owl');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 2]); // it had triggered before it was destroyed
    expect(t.zone('p1', 'discard')).toEqual(['night-owl']);
  });

  it('TURN-5.2 then everything that lasts until the end of the turn ends together', () => {
    const t = table({
      p0: { hand: ['howl', 'time-loop', 'swashbuckling'] },
      bases: { plain: { p0: ['scout', 'invader'] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('howl');
    t.p0.plays('swashbuckling');
    expect([t.power('scout'), t.power('invader')]).toEqual([5, 5]);
    t.endTurn();
    expect([t.power('scout'), t.power('invader'), t.state.lasting]).toEqual([3, 3, []]);
  });

  it('TURN-5.3 then comes the check for the end of the game', () => {
    const over = table({ p0: { vp: 15 } });
    over.p0.finishes();
    expect([over.state.phase, over.state.result?.winners]).toEqual(['over', [0]]);
    const on = table({ p0: { vp: 14 } });
    on.p0.finishes();
    expect([on.state.phase, on.state.active]).toEqual(['play', 1]);
  });

  it('TURN-5.4 abilities at the end of the turn see powers still raised, and their VP count', () => {
    const t = table({ p0: { hand: ['augmentation'], vp: 14 }, bases: { plain: { p0: ['gauge'] } } });
    t.p0.plays('augmentation');
    t.p0.finishes();
    expect([t.vp('p0'), t.state.result?.winners]).toEqual([15, [0]]);
  });
});
