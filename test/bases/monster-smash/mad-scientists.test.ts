/** The bases of the Mad Scientists. */
import { describe, expect, it } from 'vitest';
import { table } from '../../table';

describe('monster-smash:golem-schloss', () => {
  const others = { p0: ['invader', 'walker'], p1: ['scout'], p2: ['collector'] };
  const counters = (t: ReturnType<typeof table>) =>
    ['invader', 'walker', 'scout', 'collector'].map((id) => t.counters(id));

  it('puts a counter on each minion of the winner, at all bases, and on no others', () => {
    const t = table({
      bases: {
        'golem-schloss': { p0: ['king-rex', 'king-rex'], p1: ['king-rex'], p2: ['zapbot'] },
        tortuga: others,
      },
    });
    t.p0.finishes();
    expect(counters(t)).toEqual([1, 1, 0, 0]);
    expect([t.vp('p0'), t.vp('p1'), t.vp('p2')]).toEqual([4, 3, 2]);
    expect(t.zone('p0', 'discard')).toEqual(['king-rex', 'king-rex']); // theirs are lost
    expect(t).toBeSettled();
  });

  it('EX-SCORE-9 each of several tied winners has theirs', () => {
    const t = table({
      bases: {
        'golem-schloss': { p0: ['king-rex', 'grave-digger'], p1: ['king-rex', 'warbot'], p2: ['zapbot'] },
        tortuga: others,
      },
    });
    t.p0.finishes();
    expect(counters(t)).toEqual([1, 1, 1, 0]);
  });

  it('puts the counters before the cards here are discarded, so that they can be saved', () => {
    const t = table({
      p0: { hand: ['we-are-the-champions'] },
      bases: {
        'golem-schloss': { p0: ['king-rex', 'king-rex'], p1: ['king-rex', 'zapbot'] },
        tortuga: { p0: ['invader'] },
      },
    });
    t.p0.finishes();
    t.p0.chooses('we-are-the-champions');
    t.p0.chooses('king-rex');
    t.p0.chooses('invader');
    t.p0.chooses('1');
    expect(t.counters('invader')).toBe(2);
    expect(t).toBeSettled();
  });
});

describe('monster-smash:laboratorium', () => {
  const bases = { laboratorium: { p0: ['king-rex'] }, tortuga: {} };

  it('puts a counter on the first minion played here each turn, after its own ability', () => {
    const t = table({ p0: { hand: ['worker', 'scout', 'summon'] }, p1: { hand: ['invader'] }, bases });
    t.p0.plays('summon');
    t.p0.plays('worker', { on: 'laboratorium' });
    t.p0.plays('scout', { on: 'laboratorium' });
    expect([t.counters('worker'), t.counters('scout'), t.counters('king-rex')]).toEqual([3, 0, 0]);
    t.endTurn();
    t.p1.plays('invader', { on: 'laboratorium' });
    expect(t.counters('invader')).toBe(1);
    expect(t).toBeSettled();
  });

  it('does not count minions moved here or played elsewhere', () => {
    const t = table({ p0: { hand: ['zapbot', 'walker', 'invasion'] }, bases });
    t.p0.plays('zapbot', { on: 'tortuga' });
    t.p0.plays('invasion');
    t.p0.chooses('zapbot');
    expect([t.where('zapbot'), t.counters('zapbot')]).toEqual(['laboratorium', 0]);
    t.p0.plays('walker', { on: 'laboratorium' });
    t.p0.chooses('keep');
    expect(t.counters('walker')).toBe(1);
    expect(t).toBeSettled();
  });

  it('is for one minion in all, whoever plays the second one in the turn', () => {
    const t = table({
      p0: { hand: ['worker'] },
      p1: { hand: ['shinobi'] },
      bases: { laboratorium: { p0: ['king-rex', 'king-rex', 'king-rex', 'zapbot'] }, tortuga: {} },
    });
    t.p0.plays('worker', { on: 'laboratorium' });
    t.p0.finishes();
    t.p1.chooses('shinobi');
    expect(t.events.some((event) => event.type === 'countersChanged')).toBe(false);
    expect(t.vp('p1')).toBe(3);
  });

  it('is for the first minion alone, even if that one has left play', () => {
    const t = table({ p0: { hand: ['collector', 'worker', 'summon'] }, bases });
    t.p0.plays('summon');
    t.p0.plays('collector', { on: 'laboratorium' });
    t.p0.chooses('collector'); // returns itself
    t.p0.plays('worker', { on: 'laboratorium' });
    expect(t.counters('worker')).toBe(2);
    expect(t).toBeSettled();
  });
});
