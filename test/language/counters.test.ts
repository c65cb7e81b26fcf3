/** Counters that a player takes off as many cards as they like, and amounts that each card has for itself. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../catalog';
import { table } from '../table';

const catalog = await catalogWith('links');

describe('any number of counters taken off', () => {
  const taxed = () =>
    table({
      catalog,
      p0: { hand: ['tax'] },
      bases: {
        tortuga: { p0: [{ card: 'invader', counters: 2 }, 'walker'], p1: [{ card: 'scout', counters: 2 }] },
        'jungle-oasis': { p0: [{ card: 'collector', counters: 1 }] },
      },
    });

  it('come from cards that have them, from each no more than it has', () => {
    const t = taxed();
    t.p0.plays('tax');
    expect(t.p0).toBeOffered(['invader', 'collector'], { orDecline: true });
    expect(t.decision?.limits).toEqual({ [t.id('invader')]: 2, [t.id('collector')]: 1 });
    expect(() => t.p0.chooses('collector', 'collector')).toThrow('tooOften');
    t.p0.chooses('invader', 'collector', 'invader');
    expect([t.counters('invader'), t.counters('collector'), t.counters('scout')]).toEqual([0, 0, 2]);
    expect(t.zone('p0', 'hand')).toHaveLength(3);
    expect(t).toBeSettled();
  });

  it('are as many for a minion that receives the same through a copy, if it has them', async () => {
    const t = table({
      catalog: await catalogWith('links', 'room'),
      p0: { hand: ['tax'] },
      bases: {
        flat: {
          p0: ['mirror', { card: 'lead', counters: 2 }],
          p1: [
            { card: 'brute', counters: 3 },
            { card: 'rock', counters: 1 },
          ],
        },
      },
    });
    t.p0.plays('tax');
    t.p0.chooses('lead', 'lead');
    expect(t.p0).toBeOffered(['mirror', 'brute', 'rock'], { orDecline: true });
    t.p0.chooses('brute');
    expect([t.counters('lead'), t.counters('brute'), t.zone('p0', 'hand').length]).toEqual([0, 1, 4]);
    expect(t).toBeSettled();
  });

  it('may be none, and then what is linked to it does not happen', () => {
    const t = taxed();
    t.p0.plays('tax');
    t.p0.declines();
    expect([t.counters('invader'), t.zone('p0', 'hand')]).toEqual([2, []]);
    expect(t).toBeSettled();
  });
});

describe('an amount that each card has for itself', () => {
  it('is counted for each, before any of them changes', () => {
    const t = table({
      catalog,
      p0: { hand: ['interest'] },
      bases: { tortuga: { p0: [{ card: 'invader', counters: 2 }, 'walker'], p1: [{ card: 'scout', counters: 1 }] } },
    });
    t.p0.plays('interest');
    expect([t.power('invader'), t.power('walker'), t.power('scout')]).toEqual([3 + 4, 2, 3 + 2]);
    expect(t.told().filter((type) => type === 'powerChanged')).toHaveLength(2);
    t.endTurn();
    expect([t.power('invader'), t.power('scout')]).toEqual([5, 4]);
    expect(t).toBeSettled();
  });
});
