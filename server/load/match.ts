/** One match of a load test: a connection for each seat, and one move at a time, chosen by lot from what is legal. */
import type { State as BoardState } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { io, type Socket } from 'socket.io-client';
import { argumentsOf } from '../../game/clientGame';
import type { Move } from '../../game/match/move';
import { GAME_NAME } from '../../game/stages';
import type { View } from '../../game/view';
import { Dice } from '../simulation/dice';
import { chooseMove } from '../simulation/players';
import { Tally } from './tally';

export interface LoadOptions {
  readonly address: string;
  readonly players: number;
  /** Of the moves the players choose; the match has its own. */
  readonly seed: string;
}

interface Seat {
  readonly id: string;
  readonly key: string;
  readonly socket: Socket;
  state: BoardState<View> | null;
}

/** A move that has been sent and not been answered. */
interface Sent {
  readonly seat: Seat;
  readonly from: number;
  readonly at: number;
}

export class LoadMatch {
  private readonly seats: Seat[] = [];
  private readonly dice: Dice;
  private tally = new Tally();
  /** Moves still to be made. */
  private left = 0;
  /** Mean of the milliseconds between two of them. */
  private pause = 0;
  private waiting = false;
  private sent: Sent | null = null;
  private ended: () => void = () => undefined;

  private constructor(
    readonly id: string,
    private readonly options: LoadOptions,
  ) {
    this.dice = new Dice(options.seed);
  }

  /** Makes a match and takes all its seats. */
  static async open(options: LoadOptions): Promise<LoadMatch> {
    const { address, players } = options;
    const lobby = new LobbyClient({ server: address });
    const setupData = { factions: 'random' };
    const { matchID } = await lobby.createMatch(GAME_NAME, { numPlayers: players, setupData });
    const match = new LoadMatch(matchID, options);
    for (let seat = 0; seat < players; seat++) {
      const joined = await lobby.joinMatch(GAME_NAME, matchID, { playerName: `Load ${seat}` });
      await match.connect(joined.playerID, joined.playerCredentials);
    }
    return match;
  }

  /** Makes so many moves, fewer if the game is over before. */
  play(moves: number, pause: number, tally: Tally): Promise<void> {
    this.tally = tally;
    this.left = moves;
    this.pause = pause;
    return new Promise((resolve) => {
      this.ended = resolve;
      this.next();
    });
  }

  close(): void {
    for (const { socket } of this.seats) socket.disconnect();
  }

  private connect(id: string, key: string): Promise<void> {
    const { address, players } = this.options;
    const socket = io(`${address}/${GAME_NAME}`, { transports: ['websocket'], forceNew: true });
    const seat: Seat = { id, key, socket, state: null };
    this.seats.push(seat);
    socket.io.on('open', () =>
      socket.io.engine.on('packet', ({ data }) => {
        if (typeof data === 'string') this.tally.received(Buffer.byteLength(data), data.includes('["update"'));
      }),
    );
    socket.on('update', (_, state: BoardState<View>) => this.hear(seat, state));
    socket.on('refused', (_, refusal: { reason: string }) => {
      this.tally.refused(refusal.reason);
      this.sent = null;
      this.next();
    });
    return new Promise((resolve) => {
      socket.on('sync', (_, { state }: { state: BoardState<View> }) => {
        this.hear(seat, state);
        resolve();
      });
      socket.on('connect', () => socket.emit('sync', this.id, id, key, players));
    });
  }

  private hear(seat: Seat, state: BoardState<View>): void {
    seat.state = state;
    const { sent } = this;
    if (sent?.seat === seat && state._stateID > sent.from) {
      this.tally.moved(performance.now() - sent.at);
      this.left--;
      this.sent = null;
    }
    this.next();
  }

  /** Has whoever may act do something, after a while; nothing while a move is under way. */
  private next(): void {
    if (this.waiting || this.sent) return;
    const over = this.seats.some(({ state }) => state?.ctx.gameover !== undefined);
    if (over || this.left <= 0) this.ended();
    else if (this.choice()) this.sendSoon();
  }

  private sendSoon(): void {
    this.waiting = true;
    setTimeout(
      () => {
        this.waiting = false;
        const choice = this.choice();
        if (choice) this.send(...choice);
      },
      this.dice.below(2 * this.pause + 1),
    );
  }

  private choice(): [Seat, BoardState<View>, Move] | null {
    const latest = Math.max(...this.seats.map(({ state }) => state?._stateID ?? -1));
    for (const seat of this.seats) {
      if (seat.state?._stateID !== latest) continue;
      const { decision, legal } = seat.state.G;
      const what = chooseMove(legal, decision && 'options' in decision ? decision : null, this.dice, 'random');
      if (what && what.type !== 'start') return [seat, seat.state, what];
    }
    return null;
  }

  private send(seat: Seat, state: BoardState<View>, what: Move): void {
    const payload = { type: what.type, args: argumentsOf(what), playerID: seat.id, credentials: seat.key };
    this.sent = { seat, from: state._stateID, at: performance.now() };
    seat.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.id, seat.id);
  }
}
