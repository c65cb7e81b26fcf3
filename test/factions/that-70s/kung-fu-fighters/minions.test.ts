import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('kung-fu-fighters/dragon-warrior', () => {
  it('cannot be destroyed by anyone, even at power 0', () => {
    const weak = { card: 'dragon-warrior', with: { p1: ['poison', 'poison'] } };
    const t = table({
      p0: { hand: ['cannon'] },
      bases: { tortuga: { p0: [weak], p1: ['collector'] } },
    });
    expect(t.power('dragon-warrior')).toBe(0);
    t.p0.plays('cannon');
    t.p0.chooses('dragon-warrior', 'collector');
    expect([t.where('dragon-warrior'), t.where('collector')]).toEqual(['tortuga', 'p1 discard']);
    expect(t).toBeSettled();
  });

  it('can be returned, put into a deck, and is discarded with a scored base', () => {
    const t = table({ p0: { hand: ['beam-up'] }, bases: { tortuga: { p1: ['dragon-warrior'] } } });
    t.p0.plays('beam-up');
    expect(t.where('dragon-warrior')).toBe('p1 hand');
    const weak = { card: 'dragon-warrior', with: { p0: ['poison'] } };
    const deck = table({ p0: { hand: ['disintegrator'] }, bases: { tortuga: { p1: [weak] } } });
    deck.p0.plays('disintegrator');
    expect(deck.where('dragon-warrior')).toBe('p1 deck');
    const scored = table({ bases: { 'jungle-oasis': { p0: ['king-rex', 'dragon-warrior'] } } });
    scored.endTurn();
    expect(scored.where('dragon-warrior')).toBe('p0 discard');
  });

  it("transfers any number of counters from any minion to any other, another player's too and across bases", () => {
    const t = table({
      bases: {
        tortuga: { p0: ['dragon-warrior'], p1: ['invader'] },
        'jungle-oasis': { p0: ['collector'], p1: [{ card: 'king-rex', counters: 3 }] },
      },
    });
    t.p0.uses('dragon-warrior'); // only King Rex has counters
    expect(t.p0).toBeOffered(['dragon-warrior', 'invader', 'collector']);
    t.p0.chooses('collector');
    expect(t.p0).toBeOffered(['0', '1', '2', '3']);
    t.p0.chooses('2');
    expect([t.counters('king-rex@jungle-oasis'), t.power('collector')]).toEqual([1, 4]);
    expect(t.p0.canUse('dragon-warrior')).toBe(false);
    expect(t).toBeSettled();
  });

  it('may transfer none, gives or takes itself, and does nothing where no minion has a counter', () => {
    const bases = { tortuga: { p0: [{ card: 'dragon-warrior', counters: 1 }, 'invader'] } };
    const t = table({ bases });
    t.p0.uses('dragon-warrior');
    t.p0.chooses('0');
    expect([t.counters('dragon-warrior'), t.counters('invader')]).toEqual([1, 0]);
    const own = table({ bases });
    own.p0.uses('dragon-warrior');
    own.p0.chooses('1');
    expect([own.counters('dragon-warrior'), own.counters('invader')]).toEqual([0, 1]);
    const none = table({ bases: { tortuga: { p0: ['dragon-warrior', 'invader'] } } });
    none.p0.uses('dragon-warrior');
    expect(none).toBeSettled();
  });

  it("takes no counter from a minion that other players' cards do not affect", () => {
    const shielded = { card: 'king-rex', counters: 2, with: { p1: ['tooth-and-claw-and-guns'] } };
    const t = table({ bases: { tortuga: { p0: ['dragon-warrior'], p1: [shielded] } } });
    t.p0.uses('dragon-warrior');
    t.p0.chooses('2');
    expect([t.counters('king-rex@tortuga'), t.counters('dragon-warrior')]).toEqual([2, 0]);
    expect(t).toBeSettled();
  });
});

describe('kung-fu-fighters/lady-whirlwind', () => {
  it('destroys a minion here with less power, yours or not, and gets a counter', () => {
    const t = table({
      bases: {
        tortuga: { p0: ['lady-whirlwind', 'invader'], p1: ['scout', 'buccaneer', 'king-rex'] },
        'jungle-oasis': { p1: ['collector'] },
      },
    });
    t.p0.uses('lady-whirlwind');
    expect(t.p0).toBeOffered(['invader', 'scout']); // 4 and 7 are not less than 4, the collector is elsewhere
    t.p0.chooses('scout');
    expect([t.where('scout'), t.counters('lady-whirlwind')]).toEqual(['p1 discard', 1]);
    expect(t.p0.canUse('lady-whirlwind')).toBe(false);
    expect(t).toBeSettled();
  });

  it('does nothing while it has a counter', () => {
    const lady = { card: 'lady-whirlwind', counters: 1 };
    const t = table({ bases: { tortuga: { p0: [lady], p1: ['scout', 'invader'] } } });
    t.p0.uses('lady-whirlwind');
    expect([t.where('scout'), t.counters('lady-whirlwind')]).toEqual(['tortuga', 1]);
    expect(t).toBeSettled();
  });

  it('goes by current power; other bonuses than counters do not stop it', () => {
    const lady = { card: 'lady-whirlwind', with: { p0: ['upgrade'] } };
    const t = table({ bases: { tortuga: { p0: [lady], p1: ['nukebot', { card: 'invader', counters: 3 }] } } });
    t.p0.uses('lady-whirlwind'); // 6: the nukebot has less, the invader has as much
    expect([t.where('nukebot'), t.where('invader')]).toEqual(['p1 discard', 'tortuga']);
  });

  it('gets no counter if the minion is saved, moved away instead, or there is none', () => {
    const weak = { card: 'dragon-warrior', with: { p0: ['poison'] } };
    const saved = table({ bases: { tortuga: { p0: ['lady-whirlwind'], p1: [weak] } } });
    saved.p0.uses('lady-whirlwind');
    expect([saved.where('dragon-warrior'), saved.counters('lady-whirlwind')]).toEqual(['tortuga', 0]);
    const strong = { card: 'lady-whirlwind', with: { p0: ['upgrade'] } };
    const moved = table({ bases: { tortuga: { p0: [strong], p1: ['buccaneer'] }, 'jungle-oasis': {} } });
    moved.p0.uses('lady-whirlwind');
    expect([moved.where('buccaneer'), moved.counters('lady-whirlwind')]).toEqual(['jungle-oasis', 0]);
    const alone = table({ bases: { tortuga: { p0: ['lady-whirlwind'] } } });
    alone.p0.uses('lady-whirlwind');
    expect(alone.counters('lady-whirlwind')).toBe(0);
    expect(alone).toBeSettled();
  });
});

describe('kung-fu-fighters/drunken-master', () => {
  it('gets a counter once a turn, if it has none', () => {
    const t = table({ bases: { tortuga: { p0: ['drunken-master'] } } });
    t.p0.uses('drunken-master');
    expect([t.power('drunken-master'), t.p0.canUse('drunken-master')]).toEqual([4, false]);
    t.endTurn();
    expect(t.p1.canUse('drunken-master')).toBe(false);
    t.endTurn();
    t.p0.uses('drunken-master');
    expect(t.counters('drunken-master')).toBe(1);
    expect(t).toBeSettled();
  });

  it('does not mind a bonus that is no counter', () => {
    const t = table({ bases: { tortuga: { p0: [{ card: 'drunken-master', with: { p0: ['upgrade'] } }] } } });
    t.p0.uses('drunken-master');
    expect(t.power('drunken-master')).toBe(6);
  });

  it('can get one again when its counter has gone to another minion', () => {
    const t = table({ p0: { hand: ['cricket'] }, bases: { tortuga: { p0: ['drunken-master'] } } });
    t.p0.uses('drunken-master');
    t.p0.plays('cricket', { on: 'tortuga' });
    t.p0.chooses('drunken-master');
    expect([t.counters('drunken-master'), t.counters('cricket')]).toEqual([0, 1]);
    expect(t.p0.canUse('drunken-master')).toBe(false);
    t.endTurn();
    t.endTurn();
    t.p0.uses('drunken-master');
    expect(t.counters('drunken-master')).toBe(1);
  });
});

describe('kung-fu-fighters/cricket', () => {
  const trained = (card: string, counters: number) => ({ card, counters });

  it('may transfer exactly one counter from any minion to any other, itself included', () => {
    const t = table({
      p0: { hand: ['cricket'] },
      bases: {
        tortuga: { p0: ['invader'], p1: [trained('king-rex', 3)] },
        'jungle-oasis': { p0: [trained('scout', 1)], p1: ['collector'] },
      },
    });
    t.p0.plays('cricket', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['king-rex', 'scout'], { orDecline: true });
    t.p0.chooses('king-rex@tortuga');
    expect(t.p0).toBeOffered(['invader', 'scout', 'collector', 'cricket']);
    t.p0.chooses('cricket');
    expect([t.counters('king-rex@tortuga'), t.counters('cricket')]).toEqual([2, 1]);
    expect(t).toBeSettled();
  });

  it('may decline, and has nothing to do where no minion has a counter', () => {
    const t = table({ p0: { hand: ['cricket'] }, bases: { tortuga: { p1: [trained('king-rex', 3)] } } });
    t.p0.plays('cricket', { on: 'tortuga' });
    t.p0.declines();
    expect(t.counters('king-rex@tortuga')).toBe(3);
    const none = table({ p0: { hand: ['cricket'] }, bases: { tortuga: { p0: ['invader'], p1: ['king-rex'] } } });
    none.p0.plays('cricket', { on: 'tortuga' });
    expect(none).toBeSettled();
  });

  it("is a minion, which actions against other players' actions do not stop; both minions are affected", () => {
    const t = table({
      p0: { hand: ['cricket', 'invader', 'scout'] },
      bases: { tortuga: { p1: [trained('brownie', 1), 'wildlife-preserve'] } },
    });
    t.p0.plays('cricket', { on: 'tortuga' });
    t.p0.chooses('brownie');
    expect([t.counters('brownie'), t.counters('cricket')]).toEqual([0, 1]);
    expect(t.zone('p0', 'discard')).toHaveLength(2); // the Brownie was affected by a card played
    expect(t).toBeSettled();
  });
});
