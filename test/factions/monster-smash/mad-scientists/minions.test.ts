/** The minions of the Mad Scientists. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('mad-scientists/herr-doktor', () => {
  it('puts a counter on another of your minions, at any base, once a turn', () => {
    const t = table({
      bases: { tortuga: { p0: ['herr-doktor', 'walker'], p1: ['scout'] }, 'jungle-oasis': { p0: ['invader'] } },
    });
    t.p0.uses('herr-doktor');
    expect(t.p0).toBeOffered(['walker', 'invader'], { orDecline: false });
    t.p0.chooses('invader');
    expect([t.counters('invader'), t.counters('walker'), t.p0.canUse('herr-doktor')]).toEqual([1, 0, false]);
    expect(t).toBeSettled();
  });

  it('does nothing alone', () => {
    const t = table({ bases: { tortuga: { p0: ['herr-doktor'], p1: ['scout'] } } });
    t.p0.uses('herr-doktor');
    expect([t.counters('herr-doktor'), t.counters('scout')]).toEqual([0, 0]);
    expect(t).toBeSettled();
  });
});

describe('mad-scientists/the-monster', () => {
  const monster = { card: 'the-monster', counters: 2 };

  it('removes one of its counters for an extra minion, which may be kept for later', () => {
    const t = table({ p0: { hand: ['walker', 'king-rex', 'scout'] }, bases: { tortuga: { p0: [monster] } } });
    t.p0.plays('king-rex', { on: 'tortuga' });
    t.p0.uses('the-monster');
    expect([t.counters('the-monster'), t.p0.canUse('the-monster')]).toEqual([1, false]);
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t.p0.cannotPlay('walker', { on: 'tortuga' })).toBe('noMinionPlayLeft');
    expect(t).toBeSettled();
  });

  it('has paid even if the extra minion is not played', () => {
    const t = table({ p0: { hand: ['scout'] }, bases: { tortuga: { p0: [monster] } } });
    t.p0.uses('the-monster');
    t.endTurn();
    t.endTurn();
    expect(t.counters('the-monster')).toBe(1);
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t.p0.cannotPlay('king-rex', { on: 'tortuga' })).toBe('noMinionPlayLeft'); // the extra one is gone
  });

  it('gives nothing without a counter; those on other minions cannot pay', () => {
    const t = table({
      p0: { hand: ['walker', 'scout'] },
      bases: { tortuga: { p0: ['the-monster', { card: 'king-rex', counters: 2 }] } },
    });
    t.p0.uses('the-monster');
    t.p0.plays('scout', { on: 'tortuga' });
    expect([t.counters('king-rex'), t.p0.cannotPlay('walker', { on: 'tortuga' })]).toEqual([2, 'noMinionPlayLeft']);
  });
});

describe('mad-scientists/lab-assistant', () => {
  it('puts a counter on another of your minions, at any base', () => {
    const t = table({
      p0: { hand: ['lab-assistant'] },
      bases: { tortuga: { p0: ['walker'], p1: ['scout'] }, 'jungle-oasis': { p0: ['invader'] } },
    });
    t.p0.plays('lab-assistant', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['walker', 'invader'], { orDecline: false }); // not itself
    t.p0.chooses('walker');
    expect([t.counters('walker'), t.counters('lab-assistant')]).toEqual([1, 0]);
    expect(t).toBeSettled();
  });

  it('does nothing alone', () => {
    const t = table({ p0: { hand: ['lab-assistant'] }, bases: { tortuga: { p1: ['scout'] } } });
    t.p0.plays('lab-assistant', { on: 'tortuga' });
    expect([t.counters('lab-assistant'), t.counters('scout')]).toEqual([0, 0]);
    expect(t).toBeSettled();
  });
});

describe('mad-scientists/igor', () => {
  it('destroyed, puts a counter on one of your minions', () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { tortuga: { p0: ['king-rex'], p1: ['igor', 'king-rex'] }, 'jungle-oasis': { p1: ['grave-digger'] } },
    });
    t.p0.plays('seeing-stars');
    expect(t.p1).toBeOffered(['king-rex', 'grave-digger'], { orDecline: false });
    t.p1.chooses('grave-digger');
    expect([t.where('igor'), t.counters('grave-digger')]).toEqual(['p1 discard', 1]);
    expect(t).toBeSettled();
  });

  it('EX-CORNER-8 discarded with a scored base, puts it on a minion still in play, where Nukebot and Gremlin do nothing', () => {
    const t = table({
      p1: { hand: ['walker'] },
      bases: {
        'jungle-oasis': { p0: ['igor', 'nukebot', 'gremlin', 'tiger-assassin'], p1: ['invader'] },
        tortuga: { p0: ['scout'], p1: ['collector'] },
      },
    });
    t.p0.finishes();
    expect([t.counters('scout'), t.where('collector'), t.zone('p1', 'hand')]).toEqual([1, 'tortuga', ['walker']]);
    expect(t.zone('p0', 'discard').sort()).toEqual(['gremlin', 'igor', 'nukebot', 'tiger-assassin']);
    expect(t).toBeSettled();
  });

  it('puts it on no minion that leaves play with it', () => {
    const t = table({ p0: { hand: ['powderkeg'] }, bases: { tortuga: { p0: ['igor', 'igor'], p1: ['walker'] } } });
    t.p0.plays('powderkeg');
    t.p0.chooses('igor');
    expect(t.zone('p0', 'discard').sort()).toEqual(['igor', 'igor', 'powderkeg']);
    expect(t).toBeSettled();
  });

  it('counts for each Igor', () => {
    const t = table({
      p0: { hand: ['cannon'] },
      bases: { tortuga: { p0: ['igor', 'igor'] }, 'jungle-oasis': { p0: ['scout'] } },
    });
    t.p0.plays('cannon');
    t.p0.chooses('igor', 'igor');
    expect(t.counters('scout')).toBe(2);
    expect(t).toBeSettled();
  });

  it("speaks to its controller, and goes to its owner's discard pile", () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { tortuga: { p0: ['king-rex', { card: 'igor', owner: 'p1' }], p1: ['ninja-master'] } },
    });
    t.p0.plays('seeing-stars');
    expect([t.where('igor'), t.counters('king-rex'), t.counters('ninja-master')]).toEqual(['p1 discard', 1, 0]);
  });

  it.each([
    ['returned', 'beam-up', 'p1 hand'],
    ['placed into the deck', 'disintegrator', 'p1 deck'],
    ['discarded from the hand', 'probe', 'p1 discard'],
  ])('does nothing when it is %s', (_, card, where) => {
    const inHand = card === 'probe';
    const t = table({
      p0: { hand: [card] },
      p1: { hand: inHand ? ['igor'] : [] },
      bases: { tortuga: { p1: ['king-rex', ...(inHand ? [] : ['igor'])] } },
    });
    t.p0.plays(card);
    if (t.p0.offered) t.p0.chooses('igor');
    expect([t.where('igor'), t.counters('king-rex')]).toEqual([where, 0]);
    expect(t).toBeSettled();
  });

  it('does nothing when it is discarded from the deck', () => {
    const t = table({ p0: { hand: ['walker'], deck: ['igor'] }, bases: { tortuga: { p0: ['king-rex'] } } });
    t.p0.plays('walker', { on: 'tortuga' });
    t.p0.chooses('discard');
    expect([t.where('igor'), t.counters('king-rex'), t.counters('walker')]).toEqual(['p0 discard', 0, 0]);
  });
});
