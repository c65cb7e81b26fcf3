/** The minions of the Russian Fairy Tales but the birches. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../../catalog';
import { table } from '../../../table';

const room = await catalogWith('room');

describe('russian-fairy-tales/baba-yaga', () => {
  it("EX-TOP-1 turns another minion here into the first one off the top of its owner's deck", () => {
    const t = table({
      p1: { deck: ['howl', 'rampage', 'zapbot', 'gnome'] },
      bases: { tortuga: { p0: ['baba-yaga', 'scout'], p1: ['king-rex'] }, 'jungle-oasis': { p1: ['nukebot'] } },
    });
    t.p0.uses('baba-yaga');
    expect(t.p0).toBeOffered(['scout', 'king-rex'], { orDecline: false }); // not herself, nobody elsewhere
    t.p0.chooses('king-rex');
    expect([t.where('zapbot'), t.controller('zapbot'), t.where('king-rex')]).toEqual(['tortuga', 'p1', 'p1 deck']);
    expect(t.zone('p1', 'deck').sort()).toEqual(['gnome', 'howl', 'king-rex', 'rampage']);
    expect(t.told().lastIndexOf('shuffled')).toBeGreaterThan(t.told().indexOf('played'));
    expect([t.told().includes('destroyed'), t.p0.canUse('baba-yaga')]).toEqual([false, false]);
    expect(t).toBeSettled();
  });

  it('works on your own minions, and costs no minion to play', () => {
    const t = table({
      p0: { hand: ['gnome'], deck: ['nukebot'] },
      bases: { tortuga: { p0: ['baba-yaga', 'scout'] }, 'jungle-oasis': {} },
    });
    t.p0.uses('baba-yaga');
    expect([t.where('nukebot'), t.controller('nukebot'), t.where('scout')]).toEqual(['tortuga', 'p0', 'p0 deck']);
    t.p0.plays('gnome', { on: 'jungle-oasis' });
    expect(t).toBeSettled();
  });

  it('lets the owner of a stolen minion play and control the new one, and make its choices', () => {
    const t = table({
      p2: { deck: ['saucy-wench'] },
      bases: { tortuga: { p0: ['baba-yaga'], p1: [{ card: 'king-rex', owner: 'p2' }], p2: ['zapbot'] } },
    });
    t.p0.uses('baba-yaga');
    t.p0.chooses('king-rex');
    expect(t.p2).toBeOffered(['zapbot'], { orDecline: true });
    t.p2.chooses('zapbot');
    expect([t.controller('saucy-wench'), t.where('king-rex')]).toEqual(['p2', 'p2 deck']);
    expect(t).toBeSettled();
  });

  it('discards what is on the minion, and brings none for one that is not affected', () => {
    const t = table({
      catalog: room,
      p1: { deck: ['gnome'] },
      bases: { tortuga: { p0: ['baba-yaga'], p1: ['hermit', { card: 'scout', with: { p0: ['upgrade'] } }] } },
    });
    t.p0.uses('baba-yaga');
    t.p0.chooses('scout');
    expect([t.where('upgrade'), t.where('gnome')]).toEqual(['p0 discard', 'tortuga']);
    const immune = table({
      catalog: room,
      p1: { deck: ['gnome'] },
      bases: { tortuga: { p0: ['baba-yaga'], p1: ['hermit'] } },
    });
    immune.p0.uses('baba-yaga');
    expect([immune.where('hermit'), immune.where('gnome')]).toEqual(['tortuga', 'p1 deck']);
    expect(immune).toBeSettled();
  });

  it('EX-TOP-5 brings the same minion back from a deck without another', () => {
    const t = table({
      p1: { deck: ['howl', 'rampage'], discard: ['nukebot'] },
      bases: { tortuga: { p0: ['baba-yaga'], p1: [{ card: 'scout', counters: 2 }] } },
    });
    t.p0.uses('baba-yaga');
    expect([t.where('scout'), t.counters('scout'), t.where('nukebot')]).toEqual(['tortuga', 0, 'p1 discard']);
    expect(t.zone('p1', 'deck').sort()).toEqual(['howl', 'rampage']);
    expect(t).toBeSettled();
  });

  it('does nothing alone at a base', () => {
    const t = table({ bases: { tortuga: { p0: ['baba-yaga'] }, 'jungle-oasis': { p1: ['scout'] } } });
    t.p0.uses('baba-yaga');
    expect(t.where('scout')).toBe('jungle-oasis');
    expect(t).toBeSettled();
  });
});

describe('russian-fairy-tales/finist-the-falcon', () => {
  const oasis = (mine: string[], elsewhere: string[]) => ({
    bases: { 'jungle-oasis': { p0: ['king-rex', ...mine], p1: ['nukebot', 'gnome'] }, tortuga: { p0: elsewhere } },
    baseDeck: ['tar-pits'],
  });

  it('may move to another base before it scores; this uses it, so it does not leave again', () => {
    const t = table(oasis([], ['finist-the-falcon']));
    t.p0.finishes();
    expect(t.p0.prompt).toBe('useAbility');
    t.p0.chooses('yes');
    expect(t.told()).not.toContain('returned');
    expect([t.vp('p0'), t.vp('p1'), t.where('finist-the-falcon')]).toEqual([2, 0, 'p0 discard']); // 11 to 8
    expect(t).toBeSettled();
  });

  it('EX-SCORE-3 may leave the base being scored for another; the scoring goes on', () => {
    const t = table({
      bases: { 'jungle-oasis': { p0: ['finist-the-falcon', 'king-rex'], p1: ['zapbot'] }, tortuga: {}, 'tar-pits': {} },
    });
    t.p0.finishes();
    t.p0.chooses('yes');
    expect(t.p0).toBeOffered(['finist-the-falcon'], { orDecline: true });
    t.p0.chooses('finist-the-falcon');
    expect(t.p0).toBeOffered(['tortuga', 'tar-pits'], { orDecline: false }); // not where it came from
    t.p0.chooses('tortuga');
    t.p0.passes(); // it could go back
    expect([t.vp('p0'), t.where('finist-the-falcon')]).toEqual([2, 'tortuga']);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-FINIST played again, it may be used again: out of the base and back', () => {
    const t = table(oasis(['finist-the-falcon'], []));
    t.p0.finishes();
    t.p0.chooses('yes');
    t.p0.chooses('finist-the-falcon');
    expect([t.where('finist-the-falcon'), t.p0.prompt]).toEqual(['tortuga', 'beforeScoring']);
    t.p0.chooses('finist-the-falcon');
    expect([t.vp('p0'), t.where('finist-the-falcon')]).toEqual([2, 'p0 discard']);
    expect(t).toBeSettled();
  });

  it('may stay in hand, and may be left where it is', () => {
    const t = table(oasis(['finist-the-falcon'], []));
    t.p0.finishes();
    t.p0.chooses('yes');
    t.p0.declines();
    expect([t.where('finist-the-falcon'), t.vp('p0')]).toEqual(['p0 hand', 0]); // 7 to 8
    const stays = table(oasis(['finist-the-falcon'], []));
    stays.p0.finishes();
    stays.p0.declines();
    expect(stays.p0.offered).toEqual(['finist-the-falcon']); // OPEN-16: still possible
    stays.p0.passes();
    expect([stays.where('finist-the-falcon'), stays.vp('p0')]).toEqual(['p0 discard', 2]);
    expect(stays).toBeSettled();
  });

  it('under the control of another it returns to its owner and is not played', () => {
    const t = table({
      bases: { 'jungle-oasis': { p0: ['king-rex', { card: 'finist-the-falcon', owner: 'p1' }, 'scout'] }, tortuga: {} },
    });
    t.p0.finishes();
    t.p0.chooses('yes');
    expect(t.where('finist-the-falcon')).toBe('p1 hand');
  });
});

describe('russian-fairy-tales/the-gray-wolf', () => {
  const wolf = (owner: 'p0' | 'p1' = 'p0') =>
    table({
      p0: { hand: ['gnome', 'scout', 'howl'] },
      bases: { tortuga: { p0: [{ card: 'the-gray-wolf', owner, counters: 1 }, 'zapbot'] }, 'jungle-oasis': {} },
    });

  it('goes on top of the deck for an extra minion here and now, with a counter', () => {
    const t = wolf();
    t.p0.uses('the-gray-wolf');
    expect(t.p0).toBeOffered(['gnome', 'scout'], { orDecline: true });
    t.p0.chooses('gnome'); // here only, so nobody is asked where
    expect([t.where('gnome'), t.counters('gnome'), t.counters('zapbot')]).toEqual(['tortuga', 1, 0]);
    expect(t.zone('p0', 'deck')[0]).toBe('the-gray-wolf');
    t.p0.plays('scout', { on: 'jungle-oasis' }); // the free minion is still there
    expect(t.counters('scout')).toBe(0);
    expect(t).toBeSettled();
  });

  it('declined, the extra minion is gone and nobody gets a counter', () => {
    const t = wolf();
    t.p0.uses('the-gray-wolf');
    t.p0.declines();
    expect([t.where('the-gray-wolf'), t.counters('zapbot')]).toEqual(['p0 deck', 0]);
    t.p0.plays('gnome', { on: 'tortuga' });
    expect(t.p0.cannotPlay('scout', { on: 'tortuga' })).toBe('noMinionPlayLeft');
    expect(t).toBeSettled();
  });

  it("goes to its owner's deck", () => {
    const t = wolf('p1');
    t.p0.uses('the-gray-wolf');
    t.p0.chooses('scout');
    expect([t.zone('p1', 'deck')[0], t.counters('scout')]).toEqual(['the-gray-wolf', 1]);
  });
});

describe('russian-fairy-tales/toad', () => {
  const pond = {
    p0: { hand: ['toad'] },
    bases: {
      tortuga: {
        p0: ['gnome'],
        p1: ['scout', { card: 'zapbot', owner: 'p2' as const, counters: 1 }],
        p2: ['king-rex'],
      },
      'jungle-oasis': { p1: ['nukebot'] },
    },
  };

  it('changes sides for another minion of that player here, which you pick', () => {
    const t = table(pond);
    t.p0.plays('toad', { on: 'tortuga' });
    t.p0.chooses('yes');
    expect(t.p0).toBeOffered(['p1', 'p2'], { orDecline: false });
    t.p0.chooses('p1');
    expect(t.p0).toBeOffered(['scout', 'zapbot'], { orDecline: false }); // not the Toad, nor one elsewhere
    t.p0.chooses('zapbot');
    expect([t.controller('toad'), t.where('zapbot'), t.where('scout')]).toEqual(['p1', 'p2 deck', 'tortuga']);
    expect(t).toBeSettled();
  });

  it('EX-CORNER-41 stays there beyond the turn, gives presence, and goes back to its owner in the end', () => {
    const t = table({
      p0: { hand: ['toad'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'nukebot'], p1: ['scout'] }, tortuga: {} },
    });
    t.p0.plays('toad', { on: 'jungle-oasis' });
    t.p0.chooses('yes');
    expect([t.where('scout'), t.power('toad'), t.game.isEligible(1, t.id('jungle-oasis'))]).toEqual([
      'p1 deck',
      0,
      true,
    ]);
    t.endTurn();
    expect(t.where('toad')).toBe('p0 discard');
    const later = table({ p0: { hand: ['toad'] }, bases: { tortuga: { p1: ['scout'] } } });
    later.p0.plays('toad', { on: 'tortuga' });
    later.p0.chooses('yes');
    later.endTurn();
    expect(later.controller('toad')).toBe('p1');
  });

  it('may be declined, or given away for nothing', () => {
    const t = table(pond);
    t.p0.plays('toad', { on: 'tortuga' });
    t.p0.declines();
    expect([t.controller('toad'), t.where('scout')]).toEqual(['p0', 'tortuga']);
    const none = table({ p0: { hand: ['toad'] }, bases: { tortuga: {}, 'jungle-oasis': { p1: ['scout'] } } });
    none.p0.plays('toad', { on: 'tortuga' });
    none.p0.chooses('yes');
    expect([none.controller('toad'), none.where('scout')]).toEqual(['p1', 'jungle-oasis']);
    expect(none).toBeSettled();
  });

  it('EX-SCORE-13 with power 0 takes the place of a runner-up', () => {
    const t = table({
      bases: { tortuga: { p0: ['king-rex', 'king-rex', 'king-rex'], p1: ['toad'] }, 'tar-pits': {} },
      players: 3,
    });
    t.endTurn();
    expect([t.vp('p0'), t.vp('p1'), t.vp('p2')]).toEqual([4, 3, 0]);
  });
});

describe('russian-fairy-tales/foolish-magician', () => {
  it('draws three, then puts three of the whole hand on top or bottom, in any order', () => {
    const t = table({
      p0: { hand: ['foolish-magician', 'gnome'], deck: ['scout', 'howl', 'zapbot', 'nukebot'] },
      bases: { tortuga: {} },
    });
    t.p0.plays('foolish-magician', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['gnome', 'scout', 'howl', 'zapbot'], { orDecline: false });
    t.p0.chooses('howl', 'gnome', 'scout');
    expect(t.p0).toBeOffered(['howl', 'gnome', 'scout'], { orDecline: true });
    t.p0.chooses('scout');
    expect(t.p0.prompt).toBe('arrange');
    t.p0.chooses('gnome', 'howl');
    expect([t.zone('p0', 'hand'), t.zone('p0', 'deck')]).toEqual([['zapbot'], ['scout', 'nukebot', 'gnome', 'howl']]);
    expect(t).toBeSettled();
  });

  it('puts all of them on top in the order chosen, or all at the bottom', () => {
    const setup = {
      p0: { hand: ['foolish-magician'], deck: ['scout', 'howl', 'zapbot', 'gnome'] },
      bases: { tortuga: {} },
    };
    const t = table(setup);
    t.p0.plays('foolish-magician', { on: 'tortuga' }); // all three must go back
    t.p0.chooses('zapbot', 'scout', 'howl');
    expect(t.zone('p0', 'deck')).toEqual(['zapbot', 'scout', 'howl', 'gnome']);
    const bottom = table(setup);
    bottom.p0.plays('foolish-magician', { on: 'tortuga' });
    bottom.p0.declines();
    bottom.p0.chooses('howl', 'scout', 'zapbot');
    expect(bottom.zone('p0', 'deck')).toEqual(['gnome', 'howl', 'scout', 'zapbot']);
    expect(bottom).toBeSettled();
  });

  it('with fewer than three cards puts them all back, with none nothing', () => {
    const t = table({ p0: { hand: ['foolish-magician'], deck: ['scout'] }, bases: { tortuga: {} } });
    t.p0.plays('foolish-magician', { on: 'tortuga' });
    t.p0.chooses('scout');
    expect([t.zone('p0', 'hand'), t.zone('p0', 'deck')]).toEqual([[], ['scout']]);
    const none = table({ p0: { hand: ['foolish-magician'], deck: [] }, bases: { tortuga: {} } });
    none.p0.plays('foolish-magician', { on: 'tortuga' });
    expect(none).toBeSettled();
  });
});

describe('russian-fairy-tales/tsar-eagle', () => {
  const eagle = (p1: string[], p2: string[]) => {
    const t = table({
      p0: { hand: ['tsar-eagle'], deck: ['nukebot', 'howl'], discard: ['king-rex'] },
      p1: { discard: p1, deck: ['zapbot'] },
      p2: { discard: p2 },
      bases: { tortuga: {} },
    });
    t.p0.plays('tsar-eagle', { on: 'tortuga' });
    return t;
  };

  it('draws a card, or puts a minion of any other discard pile on top of that deck', () => {
    const t = eagle(['scout', 'howl'], ['gnome']);
    expect(t.p0).toBeOffered(['Draw a card', 'Place a minion on top of its deck'], { orDecline: false });
    t.p0.chooses('Draw a card');
    expect([t.zone('p0', 'hand'), t.where('scout')]).toEqual([['nukebot'], 'p1 discard']);
    const back = eagle(['scout', 'howl'], ['gnome']);
    back.p0.chooses('Place a minion on top of its deck');
    expect(back.p0).toBeOffered(['scout', 'gnome'], { orDecline: false }); // no action, not your own
    back.p0.chooses('scout');
    expect([back.zone('p1', 'deck'), back.zone('p1', 'discard')]).toEqual([['scout', 'zapbot'], ['howl']]);
    expect([back.zone('p0', 'hand'), back.where('gnome')]).toEqual([[], 'p2 discard']);
    expect(back).toBeSettled();
  });

  it('does nothing if no other discard pile has a minion', () => {
    const t = eagle(['howl'], []);
    t.p0.chooses('Place a minion on top of its deck');
    expect([t.zone('p1', 'deck'), t.where('king-rex')]).toEqual([['zapbot'], 'p0 discard']);
    expect(t).toBeSettled();
  });
});
