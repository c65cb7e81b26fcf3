/** When a base is ready, the nine steps, and the replacement of a base (rules 5.1, 5.2, 5.7). */
import { describe, expect, it } from 'vitest';
import { terms } from './terms';

describe('a base is ready', () => {
  it('SCORE-1 SCORE-S1 when its total power reaches its breakpoint, and not before', () => {
    const t = terms({ bases: { field: { p0: ['w5'], p1: ['w5'] }, meadow: { p0: ['w8'], p1: ['w1'] } } });
    t.p0.finishes();
    expect(t.bases).toEqual(['moor', 'meadow']);
    expect(t.state.active).toBe(1);
    expect(t).toBeSettled();
  });

  it('SCORE-S1 none is ready: no base scores, and the turn goes on', () => {
    const t = terms({ bases: { field: { p0: ['w8', 'w1'] } } });
    t.p0.finishes();
    expect(t.told()).not.toContain('beforeScoring');
    expect(t.bases).toEqual(['field']);
    expect(t.state.active).toBe(1);
  });

  it('SCORE-2 power that an action gives a player counts', () => {
    const t = terms({ bases: { field: { p0: ['w8', 'w1'], p1: ['convoy'] } } });
    expect([t.total('field', 'p0'), t.total('field', 'p1'), t.total('field')]).toEqual([9, 1, 10]);
    t.p0.finishes();
    expect(t.where('field')).toBe('base discard');
  });

  it('SCORE-3 current values count, each floored at 0', () => {
    const t = terms({
      p0: { hand: ['sap'] },
      bases: {
        field: {
          p0: [
            { card: 'w5', counters: 1 },
            { card: 'w4', with: { p1: ['trinket'] } },
          ],
          p1: ['w2'],
        },
      },
    });
    expect(t.total('field')).toBe(13);
    t.p0.plays('sap');
    t.p0.chooses('w2');
    expect(t.power('w2')).toBe(0);
    expect(t.total('field')).toBe(11);
    t.p0.finishes();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([4, 2]);
  });

  it('SCORE-4 SCORE-S2 OPEN-6 of several, the active player names any one first, whatever the totals', () => {
    const t = terms({
      active: 'p1',
      bases: { field: { p0: ['w10', 'w10'] }, meadow: { p0: ['w10'] }, hill: { p0: ['w10'] } },
    });
    t.p1.finishes();
    expect(t.p1).toBeOffered(['field', 'meadow'], { orDecline: false });
    t.p1.chooses('meadow');
    const scored = t.events.flatMap((event) => (event.type === 'whenScoring' ? [event.def] : []));
    expect(scored).toEqual(['terms:meadow', 'terms:field']);
    expect(t.vp('p0')).toBe(7);
  });
});

describe('the nine steps', () => {
  it('SCORE-S3 SCORE-S4 SCORE-S5 SCORE-S6 SCORE-S7 SCORE-S8 come in this order', () => {
    const t = terms({ bases: { field: { p0: ['w10'] } } });
    t.p0.finishes();
    const steps = [
      'beforeScoring',
      'whenScoring',
      'gainedVp',
      'afterScoring',
      'discardedFromPlay',
      'baseAdded',
      'baseReplaced',
    ];
    expect(t.told().filter((type) => steps.includes(type))).toEqual(steps);
    expect(t.where('w10')).toBe('p0 discard');
    expect(t.where('field')).toBe('base discard');
    expect(t.bases).toEqual(['moor']);
  });

  it('SCORE-5 EX-SCORE-1 a base that falls below its breakpoint before it scores is scored all the same', () => {
    const t = terms({ p1: { hand: ['full-sail'] }, bases: { 'jungle-oasis': { p0: ['w7'], p1: ['w5'] }, hill: {} } });
    t.p0.finishes();
    t.p1.chooses('full-sail');
    t.p1.chooses('w5');
    expect(t.where('w5')).toBe('hill');
    expect(t.where('jungle-oasis')).toBe('base discard');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 0]);
  });

  it('EX-SCORE-2 counters leave the base before it scores; its leader still wins', () => {
    const t = terms({
      p0: { hand: ['expert-timing'] },
      bases: { field: { p0: [{ card: 'w5', counters: 3 }], p1: ['w2'] }, hill: { p0: ['w1'] } },
    });
    t.p0.finishes();
    t.p0.chooses('expert-timing');
    t.p0.chooses('w5');
    expect(t.power('w1')).toBe(4);
    expect([t.vp('p0'), t.vp('p1')]).toEqual([4, 2]);
  });

  it('EX-SCORE-3 a minion goes to hand and is played elsewhere before its base scores', () => {
    const t = terms({ bases: { field: { p0: ['w7', 'falcon'] }, hill: {} } });
    t.p0.finishes();
    t.p0.chooses('yes');
    t.p0.chooses('falcon');
    expect(t.where('falcon')).toBe('hill');
    expect(t.where('field')).toBe('base discard');
    expect(t.vp('p0')).toBe(4);
  });

  it('SCORE-6 SCORE-S9 EX-CORNER-1 bases are checked anew each time: one that was ready may be so no longer', () => {
    const t = terms({ p1: { hand: ['shoo'] }, bases: { field: { p0: ['w10'] }, meadow: { p1: ['w8', 'w2'] } } });
    t.p0.finishes();
    t.p0.chooses('field');
    t.p1.chooses('shoo');
    t.p1.chooses('w2');
    expect(t.where('field')).toBe('base discard');
    expect(t.where('meadow')).toBe('table');
    expect(t.state.active).toBe(1);
  });

  it('EX-CORNER-2 a minion that moves away after scoring makes another base ready', () => {
    const t = terms({ bases: { field: { p0: ['w10', 'first-mate'] }, meadow: { p0: ['w8'] } } });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['meadow'], { orDecline: true });
    t.p0.chooses('meadow');
    t.p0.declines();
    t.p0.passes();
    expect(t.where('meadow')).toBe('base discard');
    expect(t.vp('p0')).toBe(7);
  });

  it('EX-CORNER-3 OPEN-1 a new base with breakpoint 0 scores at once, for nobody, and each only once', () => {
    const t = terms({ bases: { field: { p0: ['w10'] } }, baseDeck: ['pit', 'hill'] });
    t.p0.finishes();
    expect(t.bases).toEqual(['hill']);
    expect([t.vp('p0'), t.vp('p1')]).toEqual([4, 0]);
  });

  it('OPEN-1 SCORE-7 with a minion there its player is the winner', () => {
    const t = terms({ bases: { pit: { p1: ['w0'] } } });
    t.p0.finishes();
    expect(t.vp('p1')).toBe(1);
  });

  it('OPEN-31 bases that are always ready do not keep the turn from ending', () => {
    const t = terms({ bases: { pit: {} }, baseDeck: ['hole'] });
    t.p0.finishes();
    expect(t.state.active).toBe(1);
    expect(t).toBeSettled();
  });

  it('EX-CORNER-11 power that is there only on other turns scores the base in the next opponent turn', () => {
    const t = terms({ bases: { field: { p0: ['w6', 'armor-stego'] } } });
    t.p0.finishes();
    expect(t.where('field')).toBe('table');
    t.p1.finishes();
    expect(t.where('field')).toBe('base discard');
    expect(t.vp('p0')).toBe(4);
  });

  it('TERM-destroy-3 a base destroyed before it scores is not scored: no VP, no after-scoring window', () => {
    const t = terms({ p1: { hand: ['dynamite', 'lament'] }, bases: { field: { p0: ['w10', 'martyr'] }, hill: {} } });
    t.p0.finishes();
    t.p1.chooses('dynamite');
    expect(t.where('field')).toBe('base discard');
    expect(t.where('w10')).toBe('p0 discard');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([0, 0]);
    expect(t.state.active).toBe(1);
    expect(t.bases).toEqual(['moor', 'hill']);
    expect(t).toBeSettled();
  });
});

describe('the replacement', () => {
  it('SCORE-R1 is the top base of the base deck, in the same place', () => {
    const t = terms({ bases: { hill: {}, field: { p0: ['w10'] }, meadow: {} }, baseDeck: ['cuzcu', 'moor'] });
    t.p0.finishes();
    expect(t.bases).toEqual(['hill', 'cuzcu', 'meadow']);
  });

  it('SCORE-R2 EX-CORNER-10 an empty base deck is made anew from the base discard, the scored base included', () => {
    const returning = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const t = terms({
        bases: { field: { p0: ['w10'] } },
        baseDeck: [],
        baseDiscard: ['moor', 'hill'],
        seed: `seed ${seed}`,
      });
      t.p0.finishes();
      returning.add(t.bases.join());
      expect(t.state.baseDeck.length + t.state.table.length).toBe(3);
      expect(t.state.baseDiscard).toEqual([]);
    }
    expect([...returning].sort()).toEqual(['field', 'hill', 'moor']);
  });

  it('SCORE-R6 at worst the same base returns', () => {
    const t = terms({ bases: { field: { p0: ['w10'] } }, baseDeck: [] });
    t.p0.finishes();
    expect(t.bases).toEqual(['field']);
    expect(t.vp('p0')).toBe(4);
  });

  it('SCORE-R3 SCORE-R4 restores the number of bases there was, also one above players + 1', () => {
    const t = terms({
      bases: { field: { p0: ['w10'] }, hill: {}, meadow: {}, moor: {}, oven: {} },
      baseDeck: ['cuzcu'],
    });
    t.p0.finishes();
    expect(t.bases).toEqual(['cuzcu', 'hill', 'meadow', 'moor', 'oven']);
  });

  it('SCORE-R5 of several ways to determine the next base, the active player picks one', () => {
    const setup = { bases: { fork: { p0: ['w10'], p1: ['signpost'] } }, baseDeck: ['moor', 'hill', 'cuzcu'] };
    const t = terms(setup);
    t.p0.finishes();
    expect(t.p0).toBeOffered(['fork', 'signpost'], { orDecline: false });
    t.p0.chooses('signpost');
    expect(t.bases).toEqual(['cuzcu']);
    const other = terms(setup);
    other.p0.finishes();
    other.p0.chooses('fork');
    expect(other.p0).toBeOffered(['moor', 'hill']);
    other.p0.chooses('hill');
    expect(other.bases).toEqual(['hill']);
  });

  it('SCORE-R6 OPEN-7 outside scoring, an added base does not come if there is none', () => {
    const t = terms({ bases: { field: { p0: ['fuse'] }, hill: {} }, baseDeck: [], options: { baseReshuffle: false } });
    t.p0.uses('fuse');
    expect(t.bases).toEqual(['hill']);
    expect(t.where('field')).toBe('base discard');
  });

  it('OPEN-7 OPEN-48 without reshuffling bases run out; without any the game ends, and a tie is shared', () => {
    const t = terms({
      p0: { vp: 1 },
      p1: { vp: 5 },
      bases: { field: { p0: ['w10'] } },
      baseDeck: [],
      options: { baseReshuffle: false },
    });
    t.p0.finishes();
    expect(t.bases).toEqual([]);
    expect(t.state.phase).toBe('over');
    expect(t.state.result?.winners).toEqual([0, 1]);
  });
});
