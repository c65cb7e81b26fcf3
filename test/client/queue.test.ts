import { describe, expect, it } from 'vitest';
import { EMPTY, enqueue, expedite, LONGEST_LAG, type Queue, take, untilNext } from '../../client/table/motion/queue';
import { PACE, timeFor } from '../../client/table/motion/timing';
import type { GameEvent } from '../../game/events';

const filled = (count: number, ms: number, now = 0): Queue<number> => {
  let queue: Queue<number> = EMPTY;
  for (let index = 0; index < count; index++) queue = enqueue(queue, index, ms, now);
  return queue;
};

describe('the queue of what is to be shown', () => {
  it('shows the first thing at once', () => {
    const { due, rest } = take(enqueue(EMPTY, 'a', 600, 1000), 1000);
    expect(due.map(({ what }) => what)).toEqual(['a']);
    expect(rest.waiting).toEqual([]);
    expect(rest.free).toBe(1600);
  });

  it('lets the next wait until the one before has been seen', () => {
    const first = take(enqueue(EMPTY, 'a', 600, 0), 0).rest;
    const queue = enqueue(first, 'b', 600, 200);
    expect(take(queue, 599).due).toEqual([]);
    expect(untilNext(queue, 200)).toBe(400);
    expect(take(queue, 600).due.map(({ what }) => what)).toEqual(['b']);
  });

  it('keeps nobody waiting after a thing that takes no time', () => {
    const queue = enqueue(take(enqueue(EMPTY, 'a', 0, 0), 0).rest, 'b', 600, 0);
    expect(take(queue, 0).due.map(({ what }) => what)).toEqual(['b']);
  });

  it('gives what is due together in order', () => {
    expect(take(filled(3, 100), 1000).due.map(({ what }) => what)).toEqual([0, 1, 2]);
  });

  it('hurries the more there is to show', () => {
    const [first, , third] = filled(3, 600).waiting;
    expect(third?.ms).toBeLessThan(first?.ms ?? 0);
  });

  it('never runs further behind than the longest lag, in the same order', () => {
    const queue = filled(40, 2000, 500);
    const times = queue.waiting.map(({ at }) => at);
    expect(Math.max(...times)).toBeLessThanOrEqual(500 + LONGEST_LAG);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(take(queue, 500 + LONGEST_LAG).due).toHaveLength(40);
  });

  it('gives everything when asked, and then waits for nothing', () => {
    const { due, rest } = take(expedite(filled(5, 600), 100), 100);
    expect(due).toHaveLength(5);
    expect(untilNext(rest, 100)).toBeNull();
    expect(take(enqueue(rest, 9, 600, 100), 100).due.map(({ what }) => what)).toEqual([9]);
  });
});

describe('the time a move takes', () => {
  const passed: GameEvent = { type: 'passed', player: 1 };
  const drew: GameEvent = { type: 'drew', player: 1, count: 2 };
  const scored: GameEvent = { type: 'whenScoring', base: 4, def: 'core:tortuga', places: [] };

  it('is none if nothing is to be seen', () => {
    expect(timeFor([], 1)).toBe(0);
    expect(timeFor([passed], 1)).toBe(0);
  });

  it('is longer for a scoring than for a draw', () => {
    expect(timeFor([scored], 1)).toBeGreaterThan(timeFor([drew], 1));
  });

  it('grows little with more of the same and has an end', () => {
    expect(timeFor([drew, drew], 1)).toBeLessThan(2 * timeFor([drew], 1));
    expect(
      timeFor(
        Array.from({ length: 200 }, () => scored),
        1,
      ),
    ).toBeLessThan(LONGEST_LAG);
  });

  it('follows the setting', () => {
    expect(timeFor([scored], PACE.off)).toBe(0);
    expect(timeFor([scored], PACE.fast)).toBeLessThan(timeFor([scored], PACE.normal));
    expect(timeFor([scored], PACE.slow)).toBeGreaterThan(timeFor([scored], PACE.normal));
  });
});
