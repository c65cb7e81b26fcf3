/**
 * Pauses that cover who has a Special (OPEN-18, option `covered`): every opportunity lasts a random time at least. An answer
 * that comes before is held until then; for a player who has nothing to use, the server passes at that moment. So neither
 * what the others see nor when they see it tells the two apart, unless a player thinks longer than the pause. A pause that
 * the server was stopped in begins anew.
 */
import { randomInt } from 'node:crypto';
import { coveredWindow, isCover } from '../../game/match/cover';
import type { StoredState } from '../storage/store';
import type { Change, Matches } from './matches';
import { Refusal } from './refusal';
import type { Clock } from './timers';

/** Milliseconds that an opportunity lasts at least and, if nobody is asked, at most. */
const SHORTEST = 600;
const LONGEST = 2400;

/** Milliseconds after which a pass that could not be stored is tried again. */
const STORAGE_PAUSE = 1000;

const RANGE = 2 ** 32;

/** An opportunity that lasts. */
interface Pause {
  /** The number of the state it belongs to. */
  readonly state: number;
  readonly over: Promise<void>;
  readonly end: () => void;
}

export class Pauses {
  private readonly pauses = new Map<string, Pause>();
  private closed = false;

  constructor(
    private readonly matches: Matches,
    private readonly clock: Clock,
    private readonly report: (error: unknown) => void,
    /** From 0 to 1; nobody must be able to foretell it. */
    private readonly random: () => number = () => randomInt(RANGE) / RANGE,
  ) {
    matches.listen((change) => this.notice(change));
    matches.holdMoves((id, from) => this.hold(id, from));
  }

  /** Lets everything that is held go on. */
  close(): void {
    this.closed = true;
    for (const id of [...this.pauses.keys()]) this.forget(id);
  }

  /** Goes on with a match that was running when the server stopped. */
  async resume(id: string): Promise<void> {
    const { match, state } = await this.matches.find(id);
    if (match.started && match.gameover === undefined) this.follow(id, state);
  }

  private notice(change: Change): void {
    if (change.kind === 'moved') this.follow(change.match.id, change.state);
    else if (change.kind === 'removed') this.forget(change.match.id);
  }

  /** Waits until a move made from this state may take effect. */
  private async hold(id: string, from: number): Promise<void> {
    const { state } = await this.matches.find(id);
    if (state._stateID !== from || !coveredWindow(state.G)) return;
    // The server may have been started in the middle of it.
    this.follow(id, state);
    await this.pauses.get(id)?.over;
  }

  private follow(id: string, state: StoredState): void {
    if (this.closed || this.pauses.get(id)?.state === state._stateID) return;
    this.forget(id);
    if (!coveredWindow(state.G)) return;
    let settle = (): void => undefined;
    const over = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const length = SHORTEST + this.random() * (LONGEST - SHORTEST);
    const cancel = this.clock.after(length, () => {
      settle();
      if (isCover(state.G)) this.pass(id, state);
    });
    const end = (): void => {
      cancel();
      settle();
    };
    this.pauses.set(id, { state: state._stateID, over, end });
  }

  private forget(id: string): void {
    this.pauses.get(id)?.end();
    this.pauses.delete(id);
  }

  /** Passes for the player who has nothing to use. */
  private pass(id: string, { G, _stateID }: StoredState): void {
    const player = coveredWindow(G)?.player;
    if (player === undefined || this.closed) return;
    this.matches.move(id, player, 'answer', [[]], _stateID).catch((error: unknown) => {
      if (!(error instanceof Refusal)) return this.report(error);
      if (error.reason === 'storageFailed') this.clock.after(STORAGE_PAUSE, () => this.resumeAfterFailure(id));
    });
  }

  private resumeAfterFailure(id: string): void {
    this.forget(id);
    this.resume(id).catch(() => undefined);
  }
}
