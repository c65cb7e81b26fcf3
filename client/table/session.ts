/**
 * A match as the table shows it: what can be seen, who sits there, what was told, and a way to act. A live match and a
 * replay are the same thing to the table; in a replay nobody can act.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { GameEvent } from '../../game/events';
import type { Move } from '../../game/match/move';
import type { PlayerId } from '../../game/state';
import type { View } from '../../game/view';
import type { Seat } from '../net/lobby';

/** One move and what came of it. */
export interface Told {
  /** Counts up from 0 within the match. */
  readonly index: number;
  readonly turn: number;
  /** Who made the move. */
  readonly player: PlayerId;
  readonly events: readonly GameEvent[];
}

export interface ChatLine {
  readonly id: string;
  /** Null for a spectator. */
  readonly sender: PlayerId | null;
  readonly name: string;
  readonly text: string;
}

export type Connection = 'connecting' | 'live' | 'lost';

/** Why the server refused something, with a number that tells one refusal from the next. */
export interface Refused {
  readonly count: number;
  readonly about: string;
  readonly reason: string;
  readonly detail: string;
}

export interface Session {
  readonly matchID: string;
  /** The viewer's seat, or null for a spectator. */
  readonly me: PlayerId | null;
  /** Null until the match has been received. */
  readonly view: ReadonlySignal<View | null>;
  readonly seats: ReadonlySignal<readonly Seat[]>;
  readonly story: ReadonlySignal<readonly Told[]>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly connection: ReadonlySignal<Connection>;
  readonly refused: ReadonlySignal<Refused | null>;
  /** Null where nobody can act. */
  readonly make: ((move: Move) => void) | null;
  readonly say: ((text: string) => void) | null;
  readonly stop: () => void;
}
