/** Who gets which place and how many VP, and ties (rules 5.4, 5.5). */
import { describe, expect, it } from 'vitest';
import type { Setup, Table } from '../table';
import { terms } from './terms';

const SEATS = ['p0', 'p1', 'p2', 'p3'] as const;

/** A base with 4/2/1 VP at which each player has minions of these powers (or none); it scores. */
function scored(...powers: (readonly string[] | null)[]): number[] {
  const there = Object.fromEntries(powers.flatMap((minions, seat) => (minions ? [[`p${seat}`, minions]] : [])));
  const t = terms({ players: powers.length, bases: { field: there } });
  t.p0.finishes();
  expect(t.where('field')).toBe('base discard');
  return SEATS.slice(0, powers.length).map((seat) => t.vp(seat));
}

const TEN = ['w10'];
const FIVE = ['w5'];
const THREE = ['w3'];

describe('awarding VP', () => {
  it('SCORE-8 SCORE-9 winner, runner-up and third get left, middle and right value; the fourth gets nothing', () => {
    expect(scored(THREE, TEN, ['w2'], FIVE)).toEqual([1, 4, 0, 2]);
  });

  it('SCORE-10 EX-SCORE-8 with two players the third value goes to nobody', () => {
    expect(scored(['w10', 'w2'], ['w6'])).toEqual([4, 2]);
    expect(scored(TEN, null)).toEqual([4, 0]);
  });

  it('SCORE-7 EX-SCORE-13 a minion of power 0 takes a place; an absent player takes none', () => {
    expect(scored(['w8', 'w2'], ['w0'], null)).toEqual([4, 2, 0]);
  });

  it('EX-SCORE-12 the only minion, of power 0, wins a base whose breakpoint has been reduced to 0', () => {
    const t = terms({ bases: { cuzcu: { p0: new Array<string>(10).fill('fence'), p1: ['w0'] } }, baseDeck: ['moor'] });
    expect([t.breakpoint('cuzcu'), t.total('cuzcu')]).toEqual([0, 0]);
    t.p0.finishes();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([0, 5]);
  });

  it('SCORE-7 EX-SCORE-11 one power without any minion is enough; once it is gone the player has no place', () => {
    const setup: Setup = { p0: { hand: ['disenchant'] }, bases: { field: { p0: ['w10'], p1: ['convoy'] } } };
    const t = terms(setup);
    t.p0.finishes();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([4, 2]);
    const without = terms(setup);
    without.p0.plays('disenchant');
    without.p0.finishes();
    expect([without.vp('p0'), without.vp('p1')]).toEqual([4, 0]);
  });

  it('SCORE-11 SCORE-M9 an ability for when a base scores adds to the award before anything that comes after', () => {
    const t = terms({ bases: { 'factory-436-1337': { p0: ['w10', 'w5', 'w4', 'scout'], p1: ['w5'] } } });
    t.p0.finishes();
    expect(t.vp('p0')).toBe(2 + 4);
    expect(t.p0.offered).toEqual(['yes', 'no']);
    t.p0.chooses('yes');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([6, 2]);
  });

  it('SCORE-12 OPEN-15 places are fixed when VP are awarded: who leaves later is the winner still', () => {
    const t = terms({ bases: { shrine: { p0: [{ card: 'scout', counters: 7 }], p1: ['w3'] }, hill: {} } });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['shrine', 'scout']);
    t.p0.chooses('scout');
    t.p0.chooses('yes');
    expect(t.where('scout')).toBe('p0 hand');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([4, 2]);
  });

  it('SCORE-13 a value of 0 is a place all the same', () => {
    const t = terms({ bases: { 'jungle-oasis': { p0: ['w8'], p1: ['w4'] } } });
    t.p0.finishes();
    const places = t.events.flatMap((event) => (event.type === 'whenScoring' ? event.places : []));
    expect(places.map(({ player, place }) => [player, place])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 0]);
  });

  it('OPEN-42 VP of scoring do not end the game before the end of the turn', () => {
    const t = terms({ p0: { vp: 14 }, p1: { hand: ['lament'] }, bases: { field: { p0: ['w10'] } } });
    t.p0.finishes();
    expect(t.vp('p0')).toBe(18);
    expect(t.state.phase).toBe('play');
    t.p1.passes();
    expect(t.state.phase).toBe('over');
  });
});

describe('ties', () => {
  it('SCORE-T1 SCORE-T2 EX-SCORE-4 two winners both get the full value, and the next is third', () => {
    expect(scored(TEN, TEN, FIVE)).toEqual([4, 4, 1]);
  });

  it('SCORE-T2 EX-SCORE-5 EX-SCORE-6 two runners-up leave no third', () => {
    expect(scored(TEN, FIVE, FIVE)).toEqual([4, 2, 2]);
    expect(scored(TEN, FIVE, FIVE, THREE)).toEqual([4, 2, 2, 0]);
  });

  it('SCORE-T2 EX-SCORE-7 two winners and two thirds; three winners and nobody else; two winners alone', () => {
    expect(scored(TEN, TEN, FIVE, FIVE)).toEqual([4, 4, 1, 1]);
    expect(scored(TEN, TEN, TEN, FIVE)).toEqual([4, 4, 4, 0]);
    expect(scored(['w7'], ['w7'])).toEqual([4, 4]);
  });

  it('SCORE-T3 OPEN-2 EX-SCORE-9 each of several winners uses the ability of the base, the active player first', () => {
    const t = terms({
      active: 'p1',
      bases: { 'ninja-dojo': { p0: ['w10'], p1: ['w10'], p2: ['w2'] }, hill: { p2: ['w3', 'w4'] } },
    });
    t.p1.finishes();
    expect(t.p1).toBeOffered(['w10', 'w10', 'w2', 'w3', 'w4'], { orDecline: true });
    t.p1.chooses('w3');
    expect(t.p0).toBeOffered(['w10', 'w10', 'w2', 'w4'], { orDecline: true });
    t.p0.chooses('w4');
    expect(t.where('w3')).toBe('p2 discard');
    expect(t.where('w4')).toBe('p2 discard');
    expect(t).toBeSettled();
  });

  it('SCORE-T4 EX-SCORE-10 what makes no sense twice is for the active player only', () => {
    const t = terms({
      active: 'p1',
      bases: { 'school-of-wizardry': { p0: ['w10'], p1: ['w10'] } },
      baseDeck: ['moor', 'hill', 'cuzcu', 'oven'],
    });
    t.p1.finishes();
    expect(t.p1).toBeOffered(['moor', 'hill', 'cuzcu']);
    const asked = new Set<number>();
    while (t.decision) {
      asked.add(t.decision.player);
      t.do(t.decision.player, { type: 'answer', answer: t.decision.options.slice(0, t.decision.min) });
    }
    expect([...asked]).toEqual([1]);
  });

  it('SCORE-T4 OPEN-11 if the active player is not among the tied, for the first of them clockwise', () => {
    const t: Table = terms({
      active: 'p1',
      bases: { 'school-of-wizardry': { p0: ['w10'], p1: ['w1'], p2: ['w10'] } },
      baseDeck: ['moor', 'hill', 'cuzcu', 'oven'],
    });
    t.p1.finishes();
    expect(t.decision?.player).toBe(2);
  });
});
