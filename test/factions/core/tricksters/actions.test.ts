/** The standard actions of the Tricksters. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('tricksters/disenchant', () => {
  it("destroys any player's action on a minion or on a base", () => {
    const t = table({
      p0: { hand: ['disenchant'] },
      bases: { tortuga: { p0: ['enshrouding-mist'], p1: ['overrun', { card: 'scout', with: { p1: ['upgrade'] } }] } },
    });
    t.p0.plays('disenchant');
    expect(t.p0).toBeOffered(['enshrouding-mist', 'overrun', 'upgrade'], { orDecline: false });
    t.p0.chooses('upgrade');
    expect(t.where('upgrade')).toBe('p1 discard');
    expect(t.where('disenchant')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('must destroy your own if there is no other', () => {
    const t = table({ p0: { hand: ['disenchant'] }, bases: { tortuga: { p0: ['enshrouding-mist'], p1: ['scout'] } } });
    t.p0.plays('disenchant');
    expect(t.where('enshrouding-mist')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('may be played without any effect', () => {
    const t = table({ p0: { hand: ['disenchant'] }, bases: { tortuga: { p1: ['scout'] } } });
    t.p0.plays('disenchant');
    expect(t.where('scout')).toBe('tortuga');
    expect(t).toBeSettled();
  });
});

describe('tricksters/mark-of-sleep', () => {
  it('keeps a player from playing actions on their next turn, extras included, and no longer', () => {
    const t = table({
      players: 3,
      p0: { hand: ['mark-of-sleep', 'howl'] },
      p1: { hand: ['chronomage', 'howl', 'time-loop'] },
      p2: { hand: ['howl'] },
    });
    t.p0.plays('mark-of-sleep');
    expect(t.p0).toBeOffered(['p0', 'p1', 'p2'], { orDecline: false });
    t.p0.chooses('p1');
    t.endTurn();
    t.p1.plays('chronomage', { on: 'jungle-oasis' });
    for (const action of ['howl', 'time-loop']) expect(t.p1.cannotPlay(action)).toBe('forbidden');
    t.endTurn();
    expect(t.p2.cannotPlay('howl')).toBeNull();
    t.endTurn();
    expect(t.p0.cannotPlay('howl')).toBeNull();
    t.endTurn();
    expect(t.p1.cannotPlay('howl')).toBeNull();
  });

  it('may be put on yourself: this turn goes on, the next one is meant', () => {
    const t = table({ p0: { hand: ['time-loop', 'mark-of-sleep', 'howl', 'swashbuckling'] } });
    t.p0.plays('time-loop');
    t.p0.plays('mark-of-sleep');
    t.p0.chooses('p0');
    t.p0.plays('howl');
    t.endTurn();
    t.endTurn();
    expect(t.p0.cannotPlay('swashbuckling')).toBe('forbidden');
    t.endTurn();
    t.endTurn();
    expect(t.p0.cannotPlay('swashbuckling')).toBeNull();
  });

  it('leaves actions in play at work', () => {
    const t = table({
      p0: { hand: ['mark-of-sleep'] },
      p1: { hand: ['scout', 'scout'] },
      bases: { tortuga: { p1: ['enshrouding-mist'] } },
    });
    t.p0.plays('mark-of-sleep');
    t.p0.chooses('p1');
    t.endTurn();
    t.p1.plays('scout', { on: 'tortuga' });
    t.p1.plays('scout', { on: 'tortuga' });
    expect(t.total('tortuga', 'p1')).toBe(6);
  });

  it.each([
    ['p1', null],
    ['p0', ['full-sail']],
  ] as const)("on %s, the victim's Special action before a base scores on p1's turn", (victim, offered) => {
    const t = table({
      p0: { hand: ['mark-of-sleep'] },
      p1: { hand: ['full-sail', 'king-rex'] },
      bases: { 'jungle-oasis': { p1: ['king-rex'] }, tortuga: { p1: ['first-mate'] } },
    });
    t.p0.plays('mark-of-sleep');
    t.p0.chooses(victim);
    t.endTurn();
    t.p1.plays('king-rex', { on: 'jungle-oasis' });
    t.p1.finishes();
    expect(t.p1.offered).toEqual(offered);
  });

  it("allows a Special action on someone else's turn", () => {
    const t = table({
      p0: { hand: ['mark-of-sleep', 'king-rex'] },
      p1: { hand: ['full-sail'] },
      bases: { 'jungle-oasis': { p0: ['king-rex'] }, tortuga: { p1: ['first-mate'] } },
    });
    t.p0.plays('mark-of-sleep');
    t.p0.chooses('p1');
    t.p0.plays('king-rex', { on: 'jungle-oasis' });
    t.p0.finishes();
    expect(t.p1).toBeOffered(['full-sail'], { orDecline: true });
  });
});

describe('tricksters/take-the-shinies', () => {
  it('makes each other player discard two random cards, or what they have', () => {
    const t = table({
      players: 4,
      p0: { hand: ['take-the-shinies', 'howl', 'scout'] },
      p1: { hand: ['howl', 'scout', 'gnome'] },
      p2: { hand: ['howl'] },
    });
    t.p0.plays('take-the-shinies');
    expect(t.zone('p0', 'hand')).toEqual(['howl', 'scout']);
    expect(t.zone('p1', 'hand')).toHaveLength(1);
    expect(t.zone('p1', 'discard')).toHaveLength(2);
    expect(t.zone('p2', 'discard')).toEqual(['howl']);
    expect(t.zone('p3', 'discard')).toEqual([]);
    expect(t).toBeSettled();
  });

  it('picks by the random numbers of the match', () => {
    const left = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const t = table({ seed, p0: { hand: ['take-the-shinies'] }, p1: { hand: ['howl', 'scout', 'gnome'] } });
      t.p0.plays('take-the-shinies');
      left.add(t.zone('p1', 'hand').join());
    }
    expect(left.size).toBeGreaterThan(1);
  });
});
