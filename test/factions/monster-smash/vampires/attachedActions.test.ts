/** The actions of the Vampires that stay in play. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('vampires/opportunist', () => {
  const on = (seat: 'p0' | 'p1', ...actions: string[]) => ({
    card: 'king-rex',
    with: { [seat]: ['opportunist', ...actions] },
  });

  it('is played on any minion, and on nothing else', () => {
    const t = table({ p0: { hand: ['opportunist'] }, bases: { tortuga: { p0: ['scout'], p1: ['invader'] } } });
    expect(t.p0.cannotPlay('opportunist', { on: 'tortuga' })).not.toBe(null);
    expect(t.p0.cannotPlay('opportunist', { on: 'scout' })).toBe(null);
    t.p0.plays('opportunist', { on: 'invader' });
    expect(t.where('opportunist')).toBe('on invader');
    expect(t).toBeSettled();
  });

  it("puts a counter on its minion for each of other players' minions destroyed, at any base", () => {
    const t = table({
      p0: { hand: ['cannon'] },
      bases: { tortuga: { p0: [on('p0')] }, 'jungle-oasis': { p1: ['walker'], p2: ['zapbot'] } },
    });
    t.p0.plays('cannon');
    t.p0.chooses('walker', 'zapbot');
    expect(t.counters('king-rex')).toBe(2);
    expect(t).toBeSettled();
  });

  it("does nothing for minions of the action's controller, whoever has the minion it is on", () => {
    const t = table({
      p0: { hand: ['cannon'] },
      bases: { tortuga: { p1: [on('p0')] }, 'jungle-oasis': { p0: ['walker'], p1: ['zapbot'] } },
    });
    t.p0.plays('cannon');
    t.p0.chooses('walker');
    expect(t.counters('king-rex')).toBe(0);
    const other = table({ p0: { hand: ['cannon'] }, bases: { tortuga: { p1: [on('p0'), 'zapbot'] } } });
    other.p0.plays('cannon');
    other.p0.chooses('zapbot');
    expect(other.counters('king-rex')).toBe(1);
  });

  it('does nothing for a minion that is returned, or discarded after a scoring', () => {
    const t = table({
      p0: { hand: ['beam-up'] },
      bases: { tortuga: { p0: [on('p0')] }, 'jungle-oasis': { p1: ['king-rex', 'king-rex', 'walker'] } },
    });
    t.p0.plays('beam-up');
    t.p0.chooses('walker');
    t.p0.finishes();
    expect([t.zone('p1', 'discard'), t.counters('king-rex@tortuga')]).toEqual([['king-rex', 'king-rex'], 0]);
  });

  it('is gone with its minion, which gets nothing any more', () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { tortuga: { p1: [{ card: 'scout', with: { p0: ['opportunist'] } }] } },
    });
    t.p0.plays('seeing-stars');
    expect([t.where('scout'), t.where('opportunist')]).toEqual(['p1 discard', 'p0 discard']);
    expect(t.told()).not.toContain('countersChanged');
    expect(t).toBeSettled();
  });
});

describe('vampires/summon-wolves', () => {
  const wolves = (counters: number) => ({ card: 'summon-wolves', counters });

  it('gets a counter at the start of each of your turns', () => {
    const t = table({ p0: { hand: ['summon-wolves'] }, bases: { tortuga: { p0: ['scout'] } } });
    expect(t.p0.cannotPlay('summon-wolves', { on: 'scout' })).not.toBe(null);
    t.p0.plays('summon-wolves', { on: 'tortuga' });
    expect([t.where('summon-wolves'), t.counters('summon-wolves')]).toEqual(['tortuga', 0]);
    t.endTurn();
    expect(t.counters('summon-wolves')).toBe(0);
    t.endTurn();
    expect([t.counters('summon-wolves'), t.total('tortuga', 'p0'), t.power('scout')]).toEqual([1, 4, 3]);
    expect(t).toBeSettled();
  });

  it('gives you its power here as long as you have a minion here', () => {
    const t = table({
      p0: { hand: ['way-of-deception', 'king-rex'] },
      bases: { tortuga: { p0: ['scout', wolves(3)], p1: ['invader'] }, 'jungle-oasis': {} },
    });
    expect([t.total('tortuga', 'p0'), t.total('tortuga', 'p1'), t.total('tortuga')]).toEqual([6, 3, 9]);
    t.p0.plays('way-of-deception');
    expect([t.total('tortuga', 'p0'), t.total('jungle-oasis', 'p0'), t.counters('summon-wolves')]).toEqual([0, 3, 3]);
    t.p0.plays('king-rex', { on: 'tortuga' });
    expect(t.total('tortuga', 'p0')).toBe(10);
  });

  it("does not count with another player's minions alone", () => {
    const t = table({ bases: { tortuga: { p0: [wolves(3)], p1: ['invader'] } } });
    expect([t.total('tortuga', 'p0'), t.total('tortuga')]).toEqual([0, 3]);
  });

  it('counts for the breakpoint and for the winner', () => {
    const t = table({
      bases: { 'jungle-oasis': { p0: ['invader', wolves(3)], p1: ['archmage', 'walker'] }, tortuga: {} },
    });
    t.p0.finishes(); // 6 and 6: a tie at the breakpoint of 12
    expect([t.vp('p0'), t.vp('p1'), t.where('summon-wolves')]).toEqual([2, 2, 'p0 discard']);
    expect(t).toBeSettled();
  });
});
