/**
 * The last states of matches, kept in memory to write less: of a move only what it changed is written, and the whole state
 * anew when the changes since the last whole one have become as long as it is. Knows nothing of the database.
 */
import { type Difference, difference, differing } from './difference';
import { NOTED_EVERY, type StoredState } from './store';

export interface Snapshot {
  /** The number of the match in the database. */
  readonly number: number;
  readonly state: StoredState;
  /** How long the changes still to come may be together until the whole state is written anew. */
  readonly room: number;
  /** When it was last noted that the match was played. */
  readonly noted: number;
}

/** What is to be written of a move, and what is remembered once it has been. */
export interface Step {
  readonly change: string;
  readonly whole: string | null;
  /** Whether it is time to note that the match was played; always at the end of the game. */
  readonly isDue: boolean;
  readonly after: Snapshot;
}

export function stepTo(before: Snapshot, state: StoredState, now: number): Step {
  const change = JSON.stringify(difference(before.state, state));
  const whole = change.length > before.room ? JSON.stringify(state) : null;
  const isDue = state.ctx.gameover !== undefined || Math.abs(now - before.noted) > NOTED_EVERY;
  const room = whole === null ? before.room - change.length : whole.length;
  return { change, whole, isDue, after: { ...before, state, room, noted: isDue ? now : before.noted } };
}

/** The state after changes that were made one after the other. */
export function stateAfter(whole: StoredState, changes: readonly unknown[]): StoredState {
  return changes.reduce<StoredState>((state, change) => differing(state, change as Difference), whole);
}

/** Matches of which the last state is kept in memory. */
const MOST_KEPT = 2000;

/** The one that was not touched for longest makes room for others. */
export class Snapshots {
  private readonly kept = new Map<string, Snapshot>();

  get(id: string): Snapshot | undefined {
    return this.kept.get(id);
  }

  set(id: string, snapshot: Snapshot): void {
    this.kept.delete(id);
    this.kept.set(id, snapshot);
    if (this.kept.size <= MOST_KEPT) return;
    const [oldest] = this.kept.keys();
    if (oldest !== undefined) this.kept.delete(oldest);
  }

  delete(id: string): void {
    this.kept.delete(id);
  }

  clear(): void {
    this.kept.clear();
  }
}
