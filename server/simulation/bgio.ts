/** A match run by boardgame.io's own reducer, without a server. */
import type { Game as BoardGame, State as BoardState, Store } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { argumentsOf } from '../../game/clientGame';
import type { Move } from '../../game/match/move';
import type { PlayerId, State } from '../../game/state';

type Reducer = (state: BoardState<State>, action: Parameters<Store['dispatch']>[0]) => BoardState<State>;

export class ReducerMatch {
  private readonly reducer: Reducer;
  state: BoardState<State>;

  constructor(game: BoardGame<State>, players: number, setupData: unknown) {
    this.reducer = CreateGameReducer({ game: game as BoardGame }) as unknown as Reducer;
    this.state = InitializeGame({ game: game as BoardGame, numPlayers: players, setupData }) as BoardState<State>;
  }

  get G(): State {
    return this.state.G;
  }

  /** Makes a move; false if boardgame.io refused it. */
  move(player: PlayerId, move: Move): boolean {
    return this.send(player, move.type, argumentsOf(move));
  }

  /** Sends a move as a client would, whatever it is. */
  send(player: PlayerId, type: string, args: unknown[]): boolean {
    const before = this.state;
    const payload = { type, args, playerID: String(player), credentials: '' };
    const after = this.reducer(before, { type: 'MAKE_MOVE', payload } as never);
    this.state = after;
    return after._stateID !== before._stateID;
  }
}
