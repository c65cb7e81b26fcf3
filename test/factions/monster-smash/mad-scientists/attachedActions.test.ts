/** The actions of the Mad Scientists that are played on a base or minion. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('mad-scientists/german-engineering', () => {
  const bases = { tortuga: { p0: ['german-engineering', 'walker'], p1: ['king-rex'] }, 'jungle-oasis': {} };

  it('puts a counter on each minion you play here, after its own ability', () => {
    const t = table({ p0: { hand: ['worker', 'scout', 'summon'] }, bases });
    t.p0.plays('summon');
    t.p0.plays('worker', { on: 'tortuga' });
    t.p0.plays('scout', { on: 'tortuga' });
    expect([t.counters('worker'), t.counters('scout'), t.counters('walker')]).toEqual([3, 1, 0]);
    expect(t).toBeSettled();
  });

  it("not on a minion played elsewhere, moved here, or another player's", () => {
    const t = table({ p0: { hand: ['scout', 'invasion'] }, p1: { hand: ['invader'] }, bases });
    t.p0.plays('scout', { on: 'jungle-oasis' });
    t.p0.plays('invasion');
    t.p0.chooses('scout');
    expect([t.where('scout'), t.counters('scout')]).toEqual(['tortuga', 0]);
    t.endTurn();
    t.p1.plays('invader', { on: 'tortuga' });
    expect(t.counters('invader')).toBe(0);
    expect(t).toBeSettled();
  });

  it('cannot be played on a minion', () => {
    const t = table({ p0: { hand: ['german-engineering'] }, bases: { tortuga: { p0: ['walker'] } } });
    expect(t.p0.cannotPlay('german-engineering', { on: 'walker' })).not.toBeNull();
    t.p0.plays('german-engineering', { on: 'tortuga' });
    expect([t.where('german-engineering'), t.counters('walker')]).toEqual(['tortuga', 0]);
    expect(t).toBeSettled();
  });
});

describe('mad-scientists/grave-situation', () => {
  it("puts your minions destroyed here into their owner's hand, and they were destroyed", () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { tortuga: { p0: ['king-rex'], p1: ['grave-situation', 'igor', 'ninja-master'] } },
    });
    t.p0.plays('seeing-stars');
    expect([t.where('igor'), t.counters('ninja-master')]).toEqual(['p1 hand', 1]);
    expect(t.told()).toContain('destroyed');
    expect(t).toBeSettled();
  });

  it('gives a borrowed minion to its owner', () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { tortuga: { p0: ['grave-situation', { card: 'scout', owner: 'p1' }], p1: ['king-rex'] } },
    });
    t.p0.plays('seeing-stars');
    expect(t.where('scout')).toBe('p1 hand');
  });

  it("does nothing for other players' minions, for those elsewhere, or for actions", () => {
    const t = table({
      p0: { hand: ['time-loop', 'cannon', 'disenchant'] },
      bases: {
        tortuga: { p0: ['grave-situation', 'overrun'], p1: ['gremlin'] },
        'jungle-oasis': { p0: ['walker'] },
      },
    });
    t.p0.plays('time-loop');
    t.p0.plays('disenchant');
    t.p0.chooses('overrun');
    t.p0.plays('cannon');
    t.p0.chooses('gremlin', 'walker');
    expect([t.where('gremlin'), t.where('walker'), t.where('overrun')]).toEqual([
      'p1 discard',
      'p0 discard',
      'p0 discard',
    ]);
    expect(t).toBeSettled();
  });

  it('does nothing for what is discarded with a scored base', () => {
    const t = table({ bases: { 'jungle-oasis': { p0: ['king-rex', 'ninja-master', 'grave-situation'] } } });
    t.p0.finishes();
    expect(t.zone('p0', 'discard').sort()).toEqual(['grave-situation', 'king-rex', 'ninja-master']);
    expect(t).toBeSettled();
  });
});

describe('mad-scientists/uberserum', () => {
  it('puts a counter on its minion at the start of your turns, not when it is played', () => {
    const t = table({ p0: { hand: ['uberserum'] }, bases: { tortuga: { p0: ['walker'] } } });
    t.p0.plays('uberserum', { on: 'walker' });
    expect([t.where('uberserum'), t.counters('walker')]).toEqual(['on walker', 0]);
    t.endTurn();
    expect(t.counters('walker')).toBe(0);
    t.endTurn();
    expect(t.counters('walker')).toBe(1);
    t.endTurn();
    t.endTurn();
    expect(t.counters('walker')).toBe(2);
  });

  it("on another player's minion, does so on your turn, for them", () => {
    const t = table({ p0: { hand: ['uberserum'] }, bases: { tortuga: { p1: ['walker'] } } });
    t.p0.plays('uberserum', { on: 'walker' });
    t.endTurn();
    expect(t.counters('walker')).toBe(0);
    t.endTurn();
    expect([t.counters('walker'), t.total('tortuga', 'p1')]).toEqual([1, 3]);
  });

  const treated = (card: string) =>
    table({
      active: 'p1',
      p1: { hand: [card] },
      bases: { tortuga: { p0: [{ card: 'walker', with: { p0: ['uberserum'] } }] }, 'jungle-oasis': {} },
    });

  it("keeps its minion from being destroyed, by its controller's cards, too", () => {
    const t = treated('seeing-stars');
    t.p1.plays('seeing-stars');
    expect(t.where('walker')).toBe('tortuga');
    const own = table({
      p0: { hand: ['cannon'] },
      bases: { tortuga: { p0: [{ card: 'walker', with: { p0: ['uberserum'] } }, 'gremlin'] } },
    });
    own.p0.plays('cannon');
    own.p0.chooses('walker', 'gremlin');
    expect([own.where('walker'), own.where('gremlin')]).toEqual(['tortuga', 'p0 discard']);
    expect(own).toBeSettled();
  });

  it('lets it be returned or moved; the action goes to the discard pile or along', () => {
    const returned = treated('beam-up');
    returned.p1.plays('beam-up');
    expect([returned.where('walker'), returned.where('uberserum')]).toEqual(['p0 hand', 'p0 discard']);
    const moved = treated('shanghai');
    moved.p1.plays('shanghai');
    expect([moved.where('walker'), moved.where('uberserum')]).toEqual(['jungle-oasis', 'on walker']);
    expect(moved).toBeSettled();
  });

  it('leaves its counters when it goes, and then the minion can be destroyed', () => {
    const t = table({
      p0: { hand: ['time-loop', 'disenchant', 'seeing-stars'] },
      bases: { tortuga: { p1: [{ card: 'walker', counters: 1, with: { p1: ['uberserum'] } }] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('disenchant');
    expect([t.where('uberserum'), t.counters('walker')]).toEqual(['p1 discard', 1]);
    t.p0.plays('seeing-stars');
    expect(t.where('walker')).toBe('p1 discard');
  });
});
