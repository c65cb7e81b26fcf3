/** The game of a match: how it begins, and what the engine makes of a move, or why it is none. */
import type { Game as BoardGame, State as BoardState, LogEntry } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import { afterMove, makeGame } from '../../game/boardgame';
import type { Catalog } from '../../game/catalog';
import { move, type Outcome } from '../../game/match/move';
import { readMove } from '../../game/match/moves';
import { optionsFrom } from '../../game/match/options';
import type { State } from '../../game/state';
import type { StoredState } from '../storage/store';
import { newSeed } from './keys';
import { Refusal } from './refusal';

export class Rules {
  private readonly game: BoardGame<State>;

  constructor(
    readonly catalog: Catalog,
    /** Told of failures in the rules themselves. */
    private readonly report: (error: unknown) => void,
  ) {
    this.game = makeGame(catalog, { entropy: newSeed });
  }

  /** The state before anything has happened; throws a refusal that says what is wrong with the set-up data. */
  initialState(players: number, setupData: Readonly<Record<string, unknown>>): StoredState {
    try {
      optionsFrom(this.catalog, players, setupData);
    } catch (error) {
      throw new Refusal('badRequest', error instanceof Error ? error.message : String(error));
    }
    const made = InitializeGame({ game: this.game as BoardGame, numPlayers: players, setupData }) as BoardState<State>;
    const { deltalog: _, ...state } = made;
    return state;
  }

  /** The state after a move and what is to be logged of it; throws a refusal if it cannot be made. */
  after(
    state: StoredState,
    seat: number,
    type: string,
    args: readonly unknown[],
  ): { state: StoredState; entry: LogEntry } {
    const outcome = this.attempt(state.G, seat, type, args);
    if (!outcome.ok) throw new Refusal('moveRefused', outcome.reason);
    return afterMove(state, { type, args, playerID: String(seat) }, outcome);
  }

  /** What a move comes to. A failure in the rules refuses it and is reported. */
  private attempt(state: State, seat: number, type: string, args: readonly unknown[]): Outcome {
    const what = readMove(type, args);
    if (!what.ok) return what;
    try {
      return move(this.catalog, state, seat, what.move);
    } catch (error) {
      this.report(error);
      return { ok: false, reason: 'rulesFailed' };
    }
  }
}
