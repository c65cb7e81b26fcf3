/** Dates for what is stored, in the order in which things happen, whatever is done to the clock of the machine. */
import type { Clock } from './timers';

/**
 * The date, which never goes back: while the machine's clock is behind what it has said before, time passes from there by
 * the monotonic clock. So the newest match stays the newest, and nothing seems older or younger than it is.
 */
export function steadyDate({ now, monotonic }: Pick<Clock, 'now' | 'monotonic'>): () => number {
  let date = now();
  let at = monotonic();
  return () => {
    const passed = monotonic() - at;
    at += passed;
    date = Math.max(now(), date + passed);
    return date;
  };
}
