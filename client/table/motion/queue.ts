/**
 * What is still to be shown, with the time at which each thing is due. Time is a number that is handed in, so the queue
 * knows no clock. It hurries the more there is to show, and never runs further behind than `LONGEST_LAG`.
 */

/** How far, in milliseconds, what is shown may run behind what is known. */
export const LONGEST_LAG = 3000;

/** Waiting things that make everything twice as fast. */
const CROWD = 4;

export interface Due<T> {
  readonly what: T;
  /** When it is to be shown. */
  readonly at: number;
  /** How long it is seen before the next one may follow. */
  readonly ms: number;
}

export interface Queue<T> {
  readonly waiting: readonly Due<T>[];
  /** When everything has been shown and seen. */
  readonly free: number;
}

export const EMPTY: Queue<never> = { waiting: [], free: 0 };

/** Puts something at the end. */
export function enqueue<T>(queue: Queue<T>, what: T, ms: number, now: number): Queue<T> {
  const at = Math.max(now, queue.free);
  const ahead = queue.waiting.filter((one) => one.at > now).length;
  const seen = ms / (1 + ahead / CROWD);
  return hurried({ waiting: [...queue.waiting, { what, at, ms: seen }], free: at + seen }, now);
}

/** Draws everything together so that the last one is due in time. */
function hurried<T>(queue: Queue<T>, now: number): Queue<T> {
  const lag = (queue.waiting.at(-1)?.at ?? now) - now;
  if (lag <= LONGEST_LAG) return queue;
  const pace = LONGEST_LAG / lag;
  const sooner = (time: number): number => now + (time - now) * pace;
  return {
    waiting: queue.waiting.map(({ what, at, ms }) => ({ what, at: sooner(at), ms: ms * pace })),
    free: sooner(queue.free),
  };
}

/** What is due by now, in order, and what is left. */
export function take<T>(queue: Queue<T>, now: number): { readonly due: readonly Due<T>[]; readonly rest: Queue<T> } {
  const count = queue.waiting.filter(({ at }) => at <= now).length;
  return {
    due: queue.waiting.slice(0, count),
    rest: { waiting: queue.waiting.slice(count), free: queue.free },
  };
}

/** Makes everything due now, so that what comes next has to wait for nothing. */
export function expedite<T>(queue: Queue<T>, now: number): Queue<T> {
  return { waiting: queue.waiting.map(({ what }) => ({ what, at: now, ms: 0 })), free: now };
}

/** In how many milliseconds the next thing is due; null if nothing waits. */
export function untilNext<T>(queue: Queue<T>, now: number): number | null {
  const [next] = queue.waiting;
  return next ? Math.max(0, next.at - now) : null;
}
