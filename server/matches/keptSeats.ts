/**
 * In a rematch the seats wait for those who had them in the match before, and so does the right of the host; after five
 * minutes they are for everyone. A restart of the server gives that time anew.
 */
import type { Match } from '../storage/store';
import type { Change, Matches } from './matches';
import { Refusal } from './refusal';
import type { Clock } from './timers';

const KEPT_FOR = 5 * 60 * 1000;

export class KeptSeats {
  /** What takes back the wake-up call of each match with such seats. */
  private readonly calls = new Map<string, () => void>();

  constructor(
    private readonly matches: Matches,
    private readonly clock: Clock,
    private readonly report: (error: unknown) => void,
  ) {
    matches.listen((change) => this.notice(change));
  }

  close(): void {
    for (const id of [...this.calls.keys()]) this.forget(id);
  }

  /** Goes on with a match that was waiting for its players when the server stopped. */
  async resume(id: string): Promise<void> {
    const { match } = await this.matches.find(id);
    this.watch(match);
  }

  private notice({ kind, match }: Change): void {
    if (kind === 'seats') this.watch(match);
    else if (kind === 'removed') this.forget(match.id);
  }

  private watch({ id, seats }: Match): void {
    if (!seats.some(({ keptFor }) => keptFor !== undefined)) this.forget(id);
    else if (!this.calls.has(id))
      this.calls.set(
        id,
        this.clock.after(KEPT_FOR, () => this.release(id)),
      );
  }

  private release(id: string): void {
    this.calls.delete(id);
    this.matches.releaseSeats(id).catch((error: unknown) => {
      if (!(error instanceof Refusal)) this.report(error);
    });
  }

  private forget(id: string): void {
    this.calls.get(id)?.();
    this.calls.delete(id);
  }
}
