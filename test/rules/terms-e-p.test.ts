/** Terms from "extra" to "play on" (rule 7). */
import { describe, expect, it } from 'vitest';
import { terms } from './terms';

describe('extra', () => {
  it('TERM-extra-1 TERM-extra-3 TERM-extra-8 extras come on top of the free plays, are used at once or one by one, and each for its kind', () => {
    const t = terms({ p0: { hand: ['both-hands', 'w1', 'w2', 'w3', 'bless', 'sap'] } });
    t.p0.plays('both-hands');
    t.p0.plays('w1', { on: 'field' });
    t.p0.plays('bless');
    expect(t.p0.cannotPlay('sap')).toBe('noActionPlayLeft');
    t.p0.plays('w2', { on: 'field' });
    expect(t.p0.cannotPlay('w3', { on: 'field' })).toBe('noMinionPlayLeft');
  });

  it('TERM-extra-8 several accumulate', () => {
    const t = terms({ p0: { hand: ['time-loop', 'summon', 'summon', 'w1', 'w2', 'w3', 'w4'] } });
    t.p0.plays('time-loop');
    t.p0.plays('summon');
    t.p0.plays('summon');
    for (const minion of ['w1', 'w2', 'w3']) t.p0.plays(minion, { on: 'field' });
    expect(t.p0.cannotPlay('w4', { on: 'field' })).toBe('noMinionPlayLeft');
  });

  it('TERM-extra-2 TERM-extra-4 CONFLICT-7 an extra is optional, kept during the phase and lost with it', () => {
    const t = terms({ p0: { hand: ['summon', 'w1', 'w2'] }, bases: { field: { p0: ['worker'] } } });
    t.p0.plays('summon');
    t.p0.uses('worker');
    t.p0.plays('w1', { on: 'field' });
    expect(t.p0.cannotPlay('w2', { on: 'field' })).toBeNull();
    t.endTurn();
    expect(t.state.extras).toEqual([]);
    expect(t.where('w2')).toBe('p0 hand');
  });

  it('TERM-extra-5 (c) one that says which card is played at once or not at all', () => {
    const t = terms({ p0: { hand: ['delver', 'w2'], discard: ['w1'] } });
    t.p0.plays('delver', { on: 'field' });
    expect(t.p0).toBeOffered(['w1'], { orDecline: true });
    t.p0.declines();
    expect(t.state.extras).toEqual([]);
    expect(t.p0.cannotPlay('w2', { on: 'field' })).toBe('noMinionPlayLeft');
  });

  it('TERM-extra-5 OPEN-26 (a) one granted outside your own Play Cards phase is used at once or never', () => {
    const begin = () => {
      const t = terms({
        active: 'p1',
        p1: { hand: ['hand-over', 'herald', 'w1'] },
        bases: { 'the-homeworld': {}, field: {} },
      });
      t.p1.plays('hand-over');
      t.p1.chooses('herald');
      t.endTurn();
      t.p0.plays('herald', { on: 'the-homeworld' });
      expect(t.p1).toBeOffered(['w1'], { orDecline: true });
      return t;
    };
    const t = begin();
    t.p1.chooses('w1');
    t.p1.chooses('field');
    expect([t.where('w1'), t.controller('w1')]).toEqual(['field', 'p1']);
    const lost = begin();
    lost.p1.declines();
    expect(lost.state.extras).toEqual([]);
    expect(lost.where('w1')).toBe('p1 hand');
  });

  it('TERM-extra-5 (b) one granted by a Special is used at once or never, in Play Cards too', () => {
    const t = terms({ p0: { hand: ['w1', 'w2'] }, bases: { field: { p0: ['quartermaster'] } } });
    t.p0.uses('quartermaster');
    expect(t.p0).toBeOffered(['w1', 'w2'], { orDecline: true });
    t.p0.declines();
    t.p0.plays('w1', { on: 'field' });
    expect(t.p0.cannotPlay('w2', { on: 'field' })).toBe('noMinionPlayLeft');
  });

  it('TERM-extra-6 OPEN-33 a limit on power travels with the kept play', () => {
    const t = terms({ p0: { hand: ['small-help', 'w1', 'w3', 'w4'] } });
    t.p0.plays('small-help');
    t.p0.plays('w4', { on: 'field' });
    expect(t.p0.cannotPlay('w3', { on: 'field' })).toBe('limit');
    t.p0.plays('w1', { on: 'hill' });
    expect(t.where('w1')).toBe('hill');
  });

  it('TERM-extra-7 if later words speak of the extra card, it is played there and then', () => {
    const t = terms({ p0: { hand: ['recruiter', 'w1', 'w2'] } });
    t.p0.plays('recruiter', { on: 'field' });
    expect(t.p0).toBeOffered(['w1', 'w2'], { orDecline: true });
    t.p0.chooses('w1');
    expect([t.where('w1'), t.counters('w1')]).toEqual(['field', 1]);
    expect(t.p0.cannotPlay('w2', { on: 'field' })).toBe('noMinionPlayLeft');
  });

  it('TERM-extra-9 if both would do, the player says which is spent; else the more restricted one', () => {
    const hand = ['small-help', 'w1', 'w4', 'w2'];
    const t = terms({ p0: { hand } });
    t.p0.plays('small-help');
    t.p0.plays('w1', { on: 'field' });
    expect(t.p0.cannotPlay('w4', { on: 'field' })).toBeNull();
    const free = terms({ p0: { hand } });
    free.p0.plays('small-help');
    free.p0.plays('w1', { on: 'field', using: 'free' });
    expect(free.p0.cannotPlay('w4', { on: 'field' })).toBe('limit');
    expect(free.p0.cannotPlay('w2', { on: 'field' })).toBeNull();
  });
});

describe('in play', () => {
  it('TERM-inplay-1 TERM-inplay-2 is what is on the table, and nothing in hands, decks and piles', () => {
    const t = terms({
      p0: { hand: ['strike', 'leader'], deck: ['w1'], discard: ['leader', 'w2'] },
      bases: { field: { p0: [{ card: 'w3', with: { p1: ['trinket'] } }], p1: ['convoy'] } },
    });
    expect(
      t
        .view(null)
        .inPlay.map((id) => t.name(id))
        .sort(),
    ).toEqual(['convoy', 'trinket', 'w3']);
    t.p0.plays('strike');
    expect(t.where('w3')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('TERM-inplay-3 TERM-standard-1 TERM-standard-2 a standard action is never in play: it does its work and is discarded', () => {
    const t = terms({ p0: { hand: ['strike', 'time-loop', 'disenchant'] }, bases: { field: { p1: ['w1', 'w2'] } } });
    t.p0.plays('time-loop');
    t.p0.plays('strike');
    expect(t.state.inPlay.map((id) => t.name(id))).toEqual(['w1', 'w2']);
    expect(t.where('strike')).toBe('limbo');
    t.p0.chooses('w1');
    expect(t.where('strike')).toBe('p0 discard');
    t.p0.plays('disenchant');
    expect(t.where('disenchant')).toBe('p0 discard');
  });
});

describe('look at, reveal, search', () => {
  it('TERM-look-1 CONFLICT-20 only the player who looks sees the card', () => {
    const t = terms({ p0: { hand: ['peeper'], deck: ['w7', 'w1'] } });
    t.p0.plays('peeper', { on: 'field' });
    const card = t.state.players[0]?.deck[0] ?? 0;
    expect(t.view('p0').cards[card]?.def).toBe('weights/w7');
    expect(t.view('p1').cards[card]).toBeUndefined();
    expect(t.view(null).cards[card]).toBeUndefined();
    t.p0.chooses('ok');
    expect(t.view('p0').cards[card]).toBeUndefined();
    expect(JSON.stringify(t.events)).not.toContain('w7');
  });

  it('TERM-reveal-1 everybody sees a revealed card', () => {
    const t = terms({ p0: { hand: ['hoverbot'], deck: ['strike'] } });
    t.p0.plays('hoverbot', { on: 'field' });
    const shown = t.events.flatMap((event) => (event.type === 'revealed' ? event.cards.map(({ def }) => def) : []));
    expect(shown).toEqual(['deeds/strike']);
  });

  it('TERM-search-1 CONFLICT-20 a searched deck is shuffled, also if nothing was found', () => {
    const deck = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8'];
    const t = terms({ p0: { hand: ['finder'], deck } });
    t.p0.plays('finder', { on: 'field' });
    expect(t.p0.offered).toEqual([]);
    t.p0.declines();
    expect(t.told()).toContain('shuffled');
    expect(t.zone('p0', 'deck')).not.toEqual(deck);
    expect(t.zone('p0', 'deck').sort()).toEqual(deck);
  });

  it('TERM-search-2 OPEN-13 looking at the top of a deck shuffles nothing', () => {
    const t = terms({ p0: { hand: ['peeper'], deck: ['w1', 'w2', 'w3', 'w4'] } });
    t.p0.plays('peeper', { on: 'field' });
    t.p0.chooses('ok');
    expect(t.told()).not.toContain('shuffled');
    expect(t.zone('p0', 'deck')).toEqual(['w1', 'w2', 'w3', 'w4']);
  });

  it('TERM-search-3 OPEN-4 the card found is not shown unless the text says so', () => {
    const t = terms({ p0: { hand: ['finder'], deck: ['w1', 'strike', 'recall'] } });
    t.p0.plays('finder', { on: 'field' });
    t.p0.chooses('strike');
    expect(t.told()).not.toContain('revealed');
    expect(JSON.stringify(t.events)).not.toContain('strike');
    expect(t.view('p1').cards[t.id('strike')]).toBeUndefined();
    const scry = terms({ p0: { hand: ['scry'], deck: ['w1', 'strike', 'recall'] } });
    scry.p0.plays('scry');
    scry.p0.chooses('strike');
    expect(scry.told()).toContain('revealed');
  });

  it('OPEN-5 who can find must find', () => {
    const t = terms({ p0: { hand: ['finder'], deck: ['w1', 'strike', 'recall'] } });
    t.p0.plays('finder', { on: 'field' });
    expect(t.p0).toBeOffered(['strike', 'recall'], { orDecline: false });
    expect(() => t.p0.declines()).toThrow();
  });

  it('OPEN-40 searching an empty deck shuffles the discard pile into it first', () => {
    const t = terms({ p0: { hand: ['finder'], deck: [], discard: ['strike', 'w1'] } });
    t.p0.plays('finder', { on: 'field' });
    t.p0.chooses('strike');
    expect(t.zone('p0', 'hand')).toEqual(['strike']);
    expect(t.zone('p0', 'discard')).toEqual([]);
  });
});

describe('move', () => {
  it('TERM-move-1 TERM-move-4 EX-CORNER-45 all on the minion goes along; a used talent stays used; no on-play ability', () => {
    const t = terms({
      p0: { hand: ['shove'] },
      bases: { field: { p0: [{ card: 'worker', counters: 2, with: { p1: ['trinket'] } }] }, hill: {} },
    });
    t.p0.uses('worker');
    t.p0.plays('shove');
    expect(t.where('worker')).toBe('hill');
    expect([t.power('worker'), t.where('trinket'), t.controller('worker')]).toEqual([5, 'on worker', 'p0']);
    expect(t.p0.canUse('worker')).toBe(false);
  });

  it('TERM-move-2 EX-PLAY-3 moving is not playing; Ongoing goes on there', () => {
    const t = terms({
      p0: { hand: ['shove'] },
      bases: { field: { p0: ['leader'] }, hill: { p0: ['w1'], p1: ['porter'] } },
    });
    expect(t.power('w1')).toBe(1);
    t.p0.plays('shove');
    t.p0.chooses('leader');
    expect(t.where('leader')).toBe('hill');
    expect([t.vp('p1'), t.power('w1')]).toEqual([0, 2]);
    const collector = terms({ p0: { hand: ['shove'] }, bases: { field: { p0: ['collector'] }, hill: { p1: ['w1'] } } });
    collector.p0.plays('shove');
    collector.p0.chooses('collector');
    expect(collector).toBeSettled();
    expect(collector.where('w1')).toBe('hill');
  });

  it('TERM-move-3 the destination is another base', () => {
    const t = terms({ p0: { hand: ['shove'] }, bases: { field: { p0: ['w1'] }, hill: {}, meadow: {} } });
    t.p0.plays('shove');
    expect(t.p0).toBeOffered(['hill', 'meadow']);
    const only = terms({ p0: { hand: ['shove'] }, bases: { field: { p0: ['w1'] } } });
    only.p0.plays('shove');
    expect(only.where('w1')).toBe('field');
  });

  it('TERM-move-4 power given until the end of the turn goes along', () => {
    const t = terms({
      p0: { hand: ['augmentation', 'shove', 'time-loop'] },
      bases: { field: { p0: ['w1'] }, hill: {} },
    });
    t.p0.plays('time-loop');
    t.p0.plays('augmentation');
    t.p0.plays('shove');
    expect([t.where('w1'), t.power('w1')]).toEqual(['hill', 5]);
  });
});

describe('on your turn, Ongoing, owner', () => {
  it('TERM-onyourturn-1 TERM-onyourturn-2 on your turn is in your Play Cards phase, once a turn for each card', () => {
    const t = terms({ bases: { field: { p0: ['rover', 'rover'] } } });
    t.p0.uses('rover');
    expect(t.vp('p0')).toBe(1);
    t.p0.uses('rover');
    expect(t.vp('p0')).toBe(2);
    expect(t.p0.canUse('rover')).toBe(false);
    t.endTurn();
    expect(t.legal('p0').uses).toEqual([]);
    t.endTurn();
    expect(t.p0.canUse('rover')).toBe(true);
  });

  it('TERM-onyourturn-3 OPEN-35 OPEN-37 during your turn is any phase of it, once a turn, and not on another turn', () => {
    const t = terms({ p0: { hand: ['shinobi'] }, p1: { hand: ['shinobi'] }, bases: { spring: { p0: ['w10'] } } });
    t.p0.finishes();
    t.p0.chooses('shinobi');
    expect(t.vp('p0')).toBe(1);
    t.p1.chooses('shinobi');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([1 + 3, 2]);
    const twice = terms({ p0: { hand: ['summon', 'w1', 'w2'] }, bases: { spring: {} } });
    twice.p0.plays('summon');
    twice.p0.plays('w1', { on: 'spring' });
    twice.p0.plays('w2', { on: 'spring' });
    expect(twice.vp('p0')).toBe(1);
  });

  it('OPEN-35 it counts anew in each turn and for each card that has left play and come back', () => {
    const t = terms({ p0: { hand: ['recall', 'summon', 'time-loop'] }, bases: { field: { p0: ['rover'] } } });
    t.p0.uses('rover');
    t.p0.plays('time-loop');
    t.p0.plays('recall');
    t.p0.plays('rover', { on: 'field' });
    expect(t.p0.canUse('rover')).toBe(true);
  });

  it('TERM-ongoing-1 TERM-ongoing-2 Ongoing acts while in play, not from hand, deck or discard pile', () => {
    const t = terms({
      p0: { hand: ['leader'], deck: ['leader'], discard: ['leader'] },
      bases: { field: { p0: ['w1'] } },
    });
    expect(t.power('w1')).toBe(1);
    t.p0.plays('leader', { on: 'field' });
    expect(t.power('w1')).toBe(2);
    t.endTurn();
    expect(t.power('w1')).toBe(2);
  });

  it('TERM-ongoing-3 it stops at once when the card leaves', () => {
    const t = terms({ p0: { hand: ['strike'] }, bases: { field: { p0: ['w1', 'leader'] } } });
    t.p0.plays('strike');
    t.p0.chooses('leader');
    expect(t.power('w1')).toBe(1);
  });

  it('TERM-ongoing-4 OPEN-36 "after this minion is destroyed" acts although it is gone', () => {
    const t = terms({ p0: { hand: ['sweep'] }, bases: { field: { p1: ['martyr', 'martyr'] } } });
    t.p0.plays('sweep');
    expect(t.vp('p1')).toBe(2);
  });

  it('TERM-owner-1 TERM-owner-2 the owner is whose deck it came from, whoever controls or plays it', () => {
    const t = terms({
      p0: { hand: ['recall', 'hand-over', 'time-loop', 'w3'] },
      bases: { field: { p0: [{ card: 'w1', owner: 'p1' }] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('recall');
    expect(t.where('w1')).toBe('p1 hand');
    t.p0.plays('hand-over');
    expect(t.where('w3')).toBe('p1 hand');
    expect(t.state.cards[t.id('w3')]?.owner).toBe(0);
  });
});

describe('place, play, play on', () => {
  it('TERM-place-1 TERM-place-2 TERM-place-3 EX-PLACE-1 placing is no other thing: nothing was destroyed, returned, drawn or played', () => {
    const t = terms({
      p0: { hand: ['sink', 'bless', 'time-loop'] },
      bases: { field: { p1: ['martyr', 'ragpicker'] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('sink');
    t.p0.chooses('martyr');
    expect(t.zone('p1', 'deck').at(-1)).toBe('martyr');
    for (const event of ['destroyed', 'returned', 'discardedFromPlay', 'drew']) expect(t.told()).not.toContain(event);
    expect(t.vp('p1')).toBe(0);
    t.p0.plays('bless');
    expect(t.counters('ragpicker')).toBe(1);
    const pile = terms({ p0: { hand: ['grave-robbing'], discard: ['herald'] } });
    pile.p0.plays('grave-robbing');
    expect(pile.where('herald')).toBe('p0 hand');
    expect(pile.told()).not.toContain('drew');
    expect(pile.vp('p0')).toBe(0);
  });

  it('TERM-play-1 cards are played by free plays and by effects that say so only', () => {
    const t = terms({ p0: { hand: ['w1', 'w2'] } });
    t.p0.plays('w1', { on: 'field' });
    expect(t.p0.cannotPlay('w2', { on: 'field' })).toBe('noMinionPlayLeft');
  });

  it('TERM-play-3 CONFLICT-5 EX-PLAY-1 EX-PLAY-2 a card may be played although it can do nothing', () => {
    const t = terms({ p0: { hand: ['seeing-stars', 'strike'] } });
    t.p0.plays('seeing-stars');
    expect(t.where('seeing-stars')).toBe('p0 discard');
    expect(t.p0.cannotPlay('strike')).toBe('noActionPlayLeft');
    const immune = terms({ p0: { hand: ['seeing-stars'] }, bases: { field: { p1: ['anvil'] } } });
    immune.p0.plays('seeing-stars');
    expect(immune.where('anvil')).toBe('field');
    expect(immune.where('seeing-stars')).toBe('p0 discard');
  });

  it('TERM-playon-1 TERM-playon-2 TERM-playon-3 an action is put on any base or minion, and adds to it', () => {
    const t = terms({
      p0: { hand: ['trinket', 'convoy', 'time-loop'] },
      bases: { 'the-central-brain': { p1: ['w1'] }, field: {} },
    });
    t.p0.plays('time-loop');
    t.p0.plays('trinket', { on: 'w1' });
    expect([t.where('trinket'), t.power('w1')]).toEqual(['on w1', 1 + 1 + 1]);
    t.p0.plays('convoy', { on: 'field' });
    expect(t.where('convoy')).toBe('field');
  });

  it('TERM-playon-3 unless it says on which', () => {
    const t = terms({ p0: { hand: ['keepsake'] }, bases: { field: { p0: ['w1'], p1: ['w2'] } } });
    expect(t.p0.cannotPlay('keepsake', { on: 'w2' })).toBe('notThere');
    t.p0.plays('keepsake', { on: 'w1' });
    expect(t.vp('p0')).toBe(1);
  });

  it('TERM-playon-4 an action on a minion is not an action on its base', () => {
    const t = terms({
      p0: { hand: ['infiltrate'] },
      bases: { field: { p1: [{ card: 'w1', with: { p1: ['trinket'] } }, 'convoy'] } },
    });
    t.p0.plays('infiltrate', { on: 'field' });
    expect(t.where('convoy')).toBe('p1 discard');
    expect(t.where('trinket')).toBe('on w1');
  });

  it('TERM-playon-5 it goes along with a minion that moves, and is discarded when its host leaves', () => {
    const t = terms({
      p0: { hand: ['shove', 'strike', 'time-loop'] },
      bases: { field: { p0: [{ card: 'w1', with: { p1: ['trinket'] } }] }, hill: {} },
    });
    t.p0.plays('time-loop');
    t.p0.plays('shove');
    expect(t.where('trinket')).toBe('on w1');
    t.p0.plays('strike');
    expect(t.where('trinket')).toBe('p1 discard');
  });

  it('TERM-playon-6 OPEN-22 without a legal host it cannot be played', () => {
    const t = terms({ p0: { hand: ['trinket', 'keepsake'] }, bases: { field: {} } });
    expect(t.p0.cannotPlay('trinket')).toBe('noTarget');
    const others = terms({ p0: { hand: ['keepsake'] }, bases: { field: { p1: ['w1'] } } });
    expect(others.p0.cannotPlay('keepsake')).toBe('noTarget');
  });
});
