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
import type { Question, Thinker } from './thinker';

export interface BotOptions {
  /** How long a planner may think about a decision. */
  readonly thinking: number;
  /** How long a bot waits before it moves. */
  readonly pause: number;
  readonly report: (error: unknown) => void;
  readonly moved: () => void;
  /** Told how long a bot waited until it could think, and how long it thought, in milliseconds. */
  readonly waited: (milliseconds: number) => void;
  readonly thought: (milliseconds: number) => void;
}

/** Refusals after which the match has gone on, or ended, without the bot. */
const OVERTAKEN: readonly string[] = ['stale', 'gameOver', 'matchNotFound', 'notStarted', 'shuttingDown'];

/** However many are waiting, a planner has this much of its thinking time, in milliseconds, so that it still plans. */
const LEAST_THINKING = 30;

/** Milliseconds after which a bot whose move could not be stored tries again. */
const STORAGE_PAUSE = 1000;

/** A bot that has to act in a match. */
interface Turn {
  readonly match: Match;
  readonly state: StoredState;
  readonly seat: number;
  readonly level: string;
  /** The match has gone on without the bot, or the seat is no longer a bot's. */
  overtaken: boolean;
}

export class BotSeats {
  /** By match, the bots that have to act: one in each. */
  private readonly turns = new Map<string, Turn>();
  private waitingNow = 0;
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

  /** How many bots wait until they can think. */
  get waiting(): number {
    return this.waitingNow;
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
    const turn = this.turns.get(change.match.id);
    if (turn && change.kind !== 'chat') turn.overtaken ||= change.kind !== 'seats' || !levelAt(change.match, turn.seat);
    if (change.kind === 'moved') this.consider(change.match, change.state);
    else if (change.kind === 'seats') this.resume(change.match.id).catch(() => undefined);
  }

  private consider(match: Match, state: StoredState): void {
    if (this.closed || !match.started || match.gameover !== undefined || this.turns.has(match.id)) return;
    if (this.stuck.get(match.id) === state._stateID) return;
    const seat = Object.keys(stagesOf(state.G) ?? {})
      .map(Number)
      .find((one) => levelAt(match, one) !== undefined);
    const level = seat === undefined ? undefined : levelAt(match, seat);
    if (seat === undefined || !level) return;
    const turn: Turn = { match, state, seat, level, overtaken: false };
    this.turns.set(match.id, turn);
    this.stuck.delete(match.id);
    this.act(turn)
      .catch((error: unknown) => {
        if (error instanceof Refusal && OVERTAKEN.includes(error.reason)) return;
        this.stuck.set(match.id, state._stateID);
        if (error instanceof Refusal && error.reason === 'storageFailed') this.tryLater(match.id);
        else this.options.report(error);
      })
      .finally(() => {
        this.turns.delete(match.id);
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

  private async act(turn: Turn): Promise<void> {
    const { match, state, seat } = turn;
    const { pause } = this.options;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const thought = await this.thought(turn);
    if (turn.overtaken || this.closed) return;
    const what = thought ?? this.anyMove(state, seat);
    // Asked again at once, it would be asked for ever.
    if (!what) throw new Error(`the bot at seat ${seat} has no move`);
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

  /** What the bot would do; null if it cannot think, or need not any more. */
  private async thought(turn: Turn): Promise<Move | null> {
    const { match } = turn;
    const asked = performance.now();
    let began: number | null = null;
    this.waitingNow++;
    try {
      return await this.thinker.decide({
        match: match.id,
        address: match.creator ?? match.id,
        question: (share) => {
          if (turn.overtaken || this.closed) return null;
          this.waitingNow--;
          began = performance.now();
          this.options.waited(began - asked);
          return this.questionOf(turn, share);
        },
      });
    } catch (error) {
      if (!this.closed) this.options.report(error);
      return null;
    } finally {
      if (began === null) this.waitingNow--;
      else this.options.thought(performance.now() - began);
    }
  }

  private questionOf({ state, seat, level }: Turn, share: number): Question {
    const { thinking } = this.options;
    const seed = newSeed();
    return {
      state: sampleFor(this.matches.catalog, state.G, seat, seed),
      player: seat,
      level: LEVELS.find((one) => one === level) ?? 'random',
      seed,
      milliseconds: Math.max(Math.min(thinking, LEAST_THINKING), thinking * share),
    };
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
