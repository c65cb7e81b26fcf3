/** The matches that are being played, in memory as they are in the store; the others are read when they are needed. */
import { type Match, MatchDamaged, StorageError, type Store, type StoredState } from '../storage/store';
import type { OpenSeats } from './openSeats';
import { Refusal } from './refusal';
import { keyed } from './rekey';

/** A match in memory, as it is in the store. */
export interface Live {
  readonly match: Match;
  readonly state: StoredState;
}

/** Matches kept in memory. */
const MOST_LIVE = 2000;

export class LiveMatches {
  private readonly live = new Map<string, Live>();

  constructor(
    private readonly store: Store,
    private readonly openSeats: OpenSeats,
    private readonly report: (error: unknown) => void,
  ) {}

  /** A match if it is in memory. */
  get(id: string): Live | undefined {
    return this.live.get(id);
  }

  async load(id: string): Promise<Live> {
    const known = this.live.get(id);
    if (known) return known;
    const [match, state] = await this.stored(
      async () => [await this.store.match(id), await this.store.state(id)] as const,
    );
    if (!match || !state) throw new Refusal('matchNotFound');
    const found = { match, state: keyed(state) };
    this.remember(found);
    return found;
  }

  /** Changes what is known of a match besides its game, and notes the time. */
  async change(id: string, change: (match: Match) => Match, now: () => number): Promise<Match> {
    const { state } = await this.load(id);
    const match = await this.stored(() =>
      this.store.change(id, (before) => {
        const after = change(before);
        return after === before ? before : { ...after, updated: now() };
      }),
    );
    if (!match) throw new Refusal('matchNotFound');
    this.remember({ match, state });
    return match;
  }

  /** Keeps a match in memory; the one that was not touched for longest makes room. */
  remember(live: Live): void {
    const { id } = live.match;
    this.live.delete(id);
    this.live.set(id, live);
    this.openSeats.note(live.match);
    if (this.live.size <= MOST_LIVE) return;
    const [oldest] = this.live.keys();
    if (oldest !== undefined) this.live.delete(oldest);
  }

  /** Has a match read anew when it is needed. */
  drop(id: string): void {
    this.live.delete(id);
  }

  /** Forgets a match that is gone. */
  forget(id: string): void {
    this.drop(id);
    this.openSeats.forget(id);
  }

  /** Asks the store; what it cannot do is a refusal, and reported. */
  async stored<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof MatchDamaged) throw new Refusal('matchDamaged', error.damage);
      if (!(error instanceof StorageError)) throw error;
      this.report(error);
      throw new Refusal('storageFailed', 'the server cannot store anything now; nothing was changed');
    }
  }
}
