/** Plays the seats of bots: whenever one of them has to act, it is asked, and its move is made like anybody's. */
import { stagesOf } from '../../game/boardgame';
import { argumentsOf } from '../../game/clientGame';
import type { Move } from '../../game/match/move';
import { legalFor } from '../../game/view';
import { newSeed } from '../matches/keys';
import type { Change, Matches } from '../matches/matches';
import { Refusal } from '../matches/refusal';
import { Dice } from '../simulation/dice';
import { chooseMove } from '../simulation/players';
import type { Match, StoredState } from '../storage/store';
import { LEVELS } from './levels';
import { sampleFor } from './sample';
import type { Thinker } from './thinker';

export interface BotOptions {
  /** How long a planner may think about a decision. */
  readonly thinking: number;
  /** How long a bot waits before it moves. */
  readonly pause: number;
  readonly report: (error: unknown) => void;
  readonly moved: () => void;
}

/** Refusals after which the match has gone on, or ended, without the bot. */
const OVERTAKEN: readonly string[] = ['stale', 'gameOver', 'matchNotFound', 'notStarted', 'shuttingDown'];

/** Milliseconds after which a bot whose move could not be stored tries again. */
const STORAGE_PAUSE = 1000;

export class BotSeats {
  /** Matches in which a bot is thinking. */
  private readonly thinking = new Set<string>();
  /** Matches in which a bot could not move, with the state it could not move in. */
  private readonly stuck = new Map<string, number>();
  private closed = false;

  constructor(
    private readonly matches: Matches,
    private readonly thinker: Thinker,
    private readonly options: BotOptions,
  ) {
    matches.listen((change) => this.notice(change));
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.thinker.close();
  }

  /** Goes on with a match whose bots were left in the middle, as after a restart. */
  async resume(id: string): Promise<void> {
    const { match, state } = await this.matches.find(id);
    this.consider(match, state);
  }

  private notice(change: Change): void {
    if (change.kind === 'moved') this.consider(change.match, change.state);
    else if (change.kind === 'seats') this.resume(change.match.id).catch(() => undefined);
  }

  private consider(match: Match, state: StoredState): void {
    if (this.closed || !match.started || match.gameover !== undefined || this.thinking.has(match.id)) return;
    if (this.stuck.get(match.id) === state._stateID) return;
    const seat = Object.keys(stagesOf(state.G) ?? {})
      .map(Number)
      .find((one) => levelAt(match, one) !== undefined);
    const level = seat === undefined ? undefined : levelAt(match, seat);
    if (seat === undefined || !level) return;
    this.thinking.add(match.id);
    this.stuck.delete(match.id);
    this.act(match, state, seat, level)
      .catch((error: unknown) => {
        if (error instanceof Refusal && OVERTAKEN.includes(error.reason)) return;
        this.stuck.set(match.id, state._stateID);
        if (error instanceof Refusal && error.reason === 'storageFailed') this.tryLater(match.id);
        else this.options.report(error);
      })
      .finally(() => {
        this.thinking.delete(match.id);
        this.resume(match.id).catch(() => undefined);
      });
  }

  private tryLater(id: string): void {
    const again = (): void => {
      this.stuck.delete(id);
      this.resume(id).catch(() => undefined);
    };
    setTimeout(again, STORAGE_PAUSE).unref();
  }

  private async act(match: Match, state: StoredState, seat: number, level: string): Promise<void> {
    const { pause } = this.options;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const what = (await this.thought(state, seat, level)) ?? this.anyMove(state, seat);
    if (!what || this.closed) return;
    try {
      await this.matches.move(match.id, seat, what.type, argumentsOf(what), state._stateID);
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== 'moveRefused') throw error;
      // What looked possible to the bot is not: it does anything that is, so that the others need not wait.
      this.options.report(error);
      const other = this.anyMove(state, seat);
      if (!other) throw error;
      await this.matches.move(match.id, seat, other.type, argumentsOf(other), state._stateID);
    }
    this.options.moved();
  }

  /** What the bot would do; null if it cannot think. */
  private async thought(state: StoredState, seat: number, level: string): Promise<Move | null> {
    const seed = newSeed();
    try {
      return await this.thinker.decide({
        state: sampleFor(this.matches.catalog, state.G, seat, seed),
        player: seat,
        level: LEVELS.find((one) => one === level) ?? 'random',
        seed,
        milliseconds: this.options.thinking,
      });
    } catch (error) {
      if (!this.closed) this.options.report(error);
      return null;
    }
  }

  private anyMove({ G }: StoredState, seat: number): Move | null {
    const legal = legalFor(this.matches.catalog, G, seat);
    return chooseMove(legal, G.resolution?.decision ?? null, new Dice(newSeed()), 'random');
  }
}

function levelAt(match: Match, seat: number): string | undefined {
  const { bot, standIn } = match.seats[seat] ?? {};
  return bot ?? standIn;
}
