/** One boardgame.io client at a table, as it comes, driven by a test: what it is told and refused can be waited for. */
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { argumentsOf, clientGame } from '../../game/clientGame';
import type { Move } from '../../game/match/move';
import type { View } from '../../game/view';
import { Dice } from '../../server/simulation/dice';
import { chooseMove } from '../../server/simulation/players';

export interface Refused {
  readonly about: string;
  readonly reason: string;
  readonly detail: string;
}

type ClientState = NonNullable<ReturnType<ReturnType<typeof Client<View>>['getState']>>;

/** What the stock transport keeps to itself. */
interface Socket {
  listeners(about: string): ((...args: unknown[]) => void)[];
  off(about: string): void;
  on(about: string, listener: (...args: never[]) => void): void;
}

const seated: StockPlayer[] = [];

export class StockPlayer {
  readonly refusals: Refused[] = [];
  private readonly client: ReturnType<typeof Client<View>>;
  private readonly socket: Socket;
  private readonly dice: Dice;
  private waiting: (() => void)[] = [];

  constructor(address: string, matchID: string, playerID: string, credentials: string) {
    this.dice = new Dice(playerID);
    const multiplayer = SocketIO({ server: address, socketOpts: { transports: ['websocket'], forceNew: true } });
    this.client = Client<View>({ game: clientGame, matchID, playerID, credentials, debug: false, multiplayer });
    this.client.subscribe(() => this.wake());
    this.client.start();
    this.socket = (this.client as unknown as { transport: { socket: Socket } }).transport.socket;
    this.socket.on('refused', (_: string, refused: Refused) => {
      this.refusals.push(refused);
      this.wake();
    });
    seated.push(this);
  }

  get state(): ClientState | null {
    return this.client.getState();
  }

  get stateID(): number {
    return this.state?._stateID ?? -1;
  }

  /** Resolves as soon as something holds of what the client knows. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** A legal move of this player by lot; null if there is none. */
  choose(): Move | null {
    if (!this.state || this.state.ctx.gameover !== undefined) return null;
    const { decision, legal } = this.state.G;
    return chooseMove(legal, decision && 'options' in decision ? decision : null, this.dice, 'random');
  }

  send(what: Move): void {
    this.client.moves[what.type]?.(...argumentsOf(what));
  }

  /** Sends a move and waits for what comes of it: a later state or a refusal. */
  async play(what: Move): Promise<'moved' | Refused> {
    const [stateID, refusals] = [this.stateID, this.refusals.length];
    this.send(what);
    await this.until(() => this.stateID > stateID || this.refusals.length > refusals);
    return this.refusals[refusals] ?? 'moved';
  }

  /** Hears nothing of the game until the function returned is called. */
  deafen(): () => void {
    const listeners = this.socket.listeners('update');
    this.socket.off('update');
    return () => {
      for (const listener of listeners) this.socket.on('update', listener);
    };
  }

  leave(): void {
    this.client.stop();
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

/** Ends every client that a test has begun. */
export function leaveAll(): void {
  for (const player of seated.splice(0)) player.leave();
}

/** Has players make their moves, one at a time, until something holds or the game is over; returns the last refusal. */
export async function playUntil(players: readonly StockPlayer[], holds: () => boolean): Promise<Refused | null> {
  while (!holds()) {
    const latest = Math.max(...players.map(({ stateID }) => stateID));
    for (const player of players) await player.until(() => player.stateID >= latest && player.state !== null);
    const who = players.find((player) => player.choose());
    const what = who?.choose();
    if (!who || !what) return null;
    const outcome = await who.play(what);
    if (outcome !== 'moved') return outcome;
  }
  return null;
}
