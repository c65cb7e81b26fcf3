/** The game of a match, played by boardgame.io's reducer; the engine says first what a move comes to, or why not. */
import type { Game as BoardGame, State as BoardState, LogEntry } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { makeGame } from '../../game/boardgame';
import type { Catalog } from '../../game/catalog';
import { move, type Outcome } from '../../game/match/move';
import { readMove } from '../../game/match/moves';
import { optionsFrom } from '../../game/match/options';
import type { State } from '../../game/state';
import type { StoredState } from '../storage/store';
import { newSeed } from './keys';
import { Refusal } from './refusal';

type Reducer = (state: BoardState<State>, action: unknown) => BoardState<State>;

export class Rules {
  private readonly game: BoardGame<State>;
  private readonly reducer: Reducer;
  /** What the move that boardgame.io is being told of has come to. */
  private outcome: Outcome = { ok: false, reason: 'notNow' };

  constructor(
    readonly catalog: Catalog,
    /** Told of failures in the rules themselves. */
    private readonly report: (error: unknown) => void,
  ) {
    this.game = makeGame(catalog, { entropy: newSeed, moveBy: () => this.outcome });
    this.reducer = CreateGameReducer({ game: this.game as BoardGame }) as unknown as Reducer;
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
  ): { state: StoredState; entries: readonly LogEntry[] } {
    this.outcome = this.attempt(state.G, seat, type, args);
    if (!this.outcome.ok) throw new Refusal('moveRefused', this.outcome.reason);
    const payload = { type, args, playerID: String(seat) };
    const made = this.reducer({ ...state, deltalog: [] }, { type: 'MAKE_MOVE', payload });
    if (made._stateID === state._stateID) throw new Error(`boardgame.io refused ${type}, which the engine allows`);
    const { deltalog: entries = [], ...kept } = made;
    return { state: kept, entries };
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
