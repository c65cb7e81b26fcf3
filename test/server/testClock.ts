/** A clock that stands still until it is turned. */
import type { Clock } from '../../server/matches/timers';

export class TestClock implements Clock {
  private time = 1_000_000;
  private readonly calls = new Set<{ at: number; call: () => void }>();

  readonly now = (): number => this.time;
  readonly monotonic = this.now;

  readonly after = (milliseconds: number, call: () => void): (() => void) => {
    const entry = { at: this.time + milliseconds, call };
    this.calls.add(entry);
    return () => this.calls.delete(entry);
  };

  /** Lets seconds pass, and everything that was to happen in them happen. */
  async pass(seconds: number): Promise<void> {
    const until = this.time + seconds * 1000;
    for (;;) {
      const next = [...this.calls].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.time = next.at;
      this.calls.delete(next);
      next.call();
      await settled();
    }
    this.time = until;
  }
}

/** Lets everything that is under way come to its end. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}
