/** The bases of the Grimms' Fairy Tales. */
import { describe, expect, it } from 'vitest';
import { catalog } from '../../catalog';
import { table } from '../../table';

describe('culture-shock:gingerbread-house', () => {
  /** What two players have when the base is about to be awarded. */
  const powers = (t: ReturnType<typeof table>) => {
    const scoring = t.events.find((event) => event.type === 'whenScoring');
    return scoring?.type === 'whenScoring' ? scoring.places.map(({ player, power }) => [player, power]) : [];
  };

  it('before it scores, each player from the active one on may give two minions of equal power +2 power', () => {
    expect(catalog.definition('culture-shock:gingerbread-house')).toMatchObject({ value: 21, vp: [4, 2, 1] });
    const t = table({
      active: 'p1',
      bases: {
        'gingerbread-house': { p0: ['scout', 'invader', 'gnome', 'zapbot'], p1: ['king-rex', 'king-rex'] },
        tortuga: { p0: ['hoverbot'] },
      },
    });
    t.p1.finishes();
    expect(t.p1.prompt).toBe('useAbility');
    t.p1.chooses('yes');
    expect(t.p0.prompt).toBe('useAbility');
    t.p0.chooses('yes');
    expect(t.p0).toBeOffered(['scout', 'invader', 'gnome'], { orDecline: false }); // the Zapbot has no match here
    t.p0.chooses('scout', 'gnome'); // of three only two
    expect(powers(t)).toEqual([
      [1, 18],
      [0, 11 + 4],
    ]);
  });

  it('EX-CLAR-GINGERBREAD two or none: one alone is refused', () => {
    const there = { p0: ['king-rex', 'king-rex', 'king-rex'], p1: ['scout', 'zapbot'] };
    const t = table({ bases: { 'gingerbread-house': there, tortuga: {} } });
    t.p0.finishes();
    t.p0.chooses('yes');
    expect(() => t.p0.chooses('king-rex')).toThrow('tooFew');
    expect(() => t.p0.chooses('king-rex', 'king-rex', 'king-rex')).toThrow('tooMany');
    t.p0.chooses('king-rex', 'king-rex'); // p1 has no two of equal power, and is not asked
    expect(powers(t)).toEqual([
      [0, 25],
      [1, 5],
    ]);
    const none = table({ bases: { 'gingerbread-house': there, tortuga: {} } });
    none.p0.finishes();
    none.p0.declines();
    expect(powers(none)[0]).toEqual([0, 21]);
  });

  it('asks nothing of a player with one minion or with none, and compares current power', () => {
    const t = table({
      bases: {
        'gingerbread-house': { p0: ['king-rex', 'king-rex', { card: 'armor-stego', counters: 4 }], p1: ['gnome'] },
        tortuga: {},
      },
    });
    t.p0.finishes();
    t.p0.chooses('yes');
    expect(t.p0).toBeOffered(['king-rex', 'king-rex', 'armor-stego']); // 3 and four counters
    t.p0.chooses('king-rex', 'armor-stego');
    expect(t.decision).toBeNull();
    expect(powers(t)).toEqual([
      [0, 25],
      [1, 3],
    ]);
  });
});

describe('culture-shock:woodland-cottage', () => {
  const deck = ['gretel', 'invader', 'tiger-assassin', 'howl'];
  const bases = { 'woodland-cottage': {}, tortuga: { p0: ['supreme-overlord'] } };

  it('lets a player who plays a minion here find a minion with power 3 or less', () => {
    expect(catalog.definition('culture-shock:woodland-cottage')).toMatchObject({ value: 19, vp: [3, 1, 1] });
    const t = table({ p0: { hand: ['scout'], deck }, bases });
    t.p0.plays('scout', { on: 'woodland-cottage' });
    expect(t.p0.prompt).toBe('useAbility');
    t.p0.chooses('yes');
    expect(t.p0).toBeOffered(['gretel', 'invader'], { orDecline: false }); // 4 is too much
    t.p0.chooses('gretel');
    expect([t.zone('p0', 'hand'), t.told().includes('shuffled')]).toEqual([['gretel'], true]);
    expect(t).toBeSettled();
  });

  it('once a turn, for each player; declining does not use it up', () => {
    const t = table({
      p0: { hand: ['zapbot', 'zapbot', 'zapbot'], deck },
      p1: { hand: ['scout'], deck },
      bases,
    });
    t.p0.plays('zapbot', { on: 'woodland-cottage' });
    t.p0.declines();
    t.p0.plays('zapbot', { on: 'woodland-cottage' });
    t.p0.chooses('yes');
    t.p0.chooses('invader');
    t.p0.plays('zapbot', { on: 'woodland-cottage' });
    expect(t).toBeSettled();
    t.endTurn();
    t.p1.plays('scout', { on: 'woodland-cottage' });
    t.p1.chooses('yes');
    t.p1.chooses('gretel');
    expect(t.zone('p1', 'hand')).toEqual(['gretel']);
    expect(t).toBeSettled();
  });

  it('does nothing for a minion that is moved here or played elsewhere', () => {
    const t = table({ p0: { hand: ['way-of-deception', 'scout'], deck }, bases });
    t.p0.plays('way-of-deception');
    expect(t.where('supreme-overlord')).toBe('woodland-cottage');
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t).toBeSettled();
  });
});
