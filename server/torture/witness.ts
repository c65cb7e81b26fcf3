/**
 * A stock boardgame.io client that plays its seat by lot and remembers the latest state it was told of: a move is
 * acknowledged when a client has heard of it.
 */
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { argumentsOf, clientGame } from '../../game/clientGame';
import type { View } from '../../game/view';
import { Dice } from '../simulation/dice';
import { chooseMove } from '../simulation/players';

export interface WitnessSeat {
  readonly address: string;
  readonly matchID: string;
  readonly playerID: string;
  readonly credentials: string;
}

export interface Acknowledged {
  readonly stateID: number;
  readonly view: View;
  readonly gameover: unknown;
}

/** It soon tries again to reach a server that is gone, as often as it takes. */
const SOCKET = { transports: ['websocket'], reconnectionDelay: 50, reconnectionDelayMax: 250 };

export class Witness {
  /** The latest that was heard; null before the first word. */
  heard: Acknowledged | null = null;
  /** States in which a client was told less than it had been told before. */
  readonly setbacks: string[] = [];
  private readonly client: ReturnType<typeof Client<View>>;
  private readonly dice: Dice;
  /** The state in which it has moved. */
  private moved = -1;

  /** `hear` is called whenever there is something new. */
  constructor(
    readonly seat: WitnessSeat,
    seed: string,
    private readonly hear: (news: Acknowledged) => void,
  ) {
    const { address: server, matchID, playerID, credentials } = seat;
    this.dice = new Dice(seed);
    const multiplayer = SocketIO({ server, socketOpts: SOCKET });
    this.client = Client<View>({ game: clientGame, matchID, playerID, credentials, debug: false, multiplayer });
    this.client.subscribe((state) => state && this.look(state));
    this.client.start();
  }

  stop(): void {
    this.client.stop();
  }

  /** Moves again if its last move was refused: the stock client does not tell. */
  tryAgain(): void {
    this.moved = -1;
    const state = this.client.getState();
    if (state) this.look(state);
  }

  private look({ _stateID, G, ctx, isConnected }: NonNullable<ReturnType<Witness['client']['getState']>>): void {
    const known = this.heard?.stateID ?? -1;
    if (_stateID < known) this.setbacks.push(`told of state ${_stateID} after ${known}`);
    if (_stateID > known) {
      this.heard = { stateID: _stateID, view: G, gameover: ctx.gameover };
      this.hear(this.heard);
    }
    if (!isConnected) {
      // Whatever was on its way may be lost: it is done again when the server is back.
      this.moved = -1;
      return;
    }
    if (ctx.gameover !== undefined || this.moved === _stateID) return;
    const { decision, legal } = G;
    const what = chooseMove(legal, decision && 'options' in decision ? decision : null, this.dice, 'random');
    if (!what || what.type === 'start') return;
    this.moved = _stateID;
    this.client.moves[what.type]?.(...argumentsOf(what));
  }
}
