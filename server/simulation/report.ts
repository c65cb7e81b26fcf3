/** Figures over many simulated matches, with a command for each failure that plays it again. */
import type { SimulatedMatch } from './simulate';

interface Failure {
  readonly seed: string;
  readonly move: number;
  readonly message: string;
  readonly replay: string;
}

export interface Figures {
  readonly games: number;
  readonly finished: number;
  readonly stuck: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly turnsAverage: number;
  readonly questions: number;
  /** The part of the questions in which there was nothing to choose, in percent. */
  readonly emptyQuestionsPercent: number;
  readonly failures: readonly Failure[];
}

export class Report {
  private games = 0;
  private finished = 0;
  private stuck = 0;
  private moves = 0;
  private turns = 0;
  private questions = 0;
  private emptyQuestions = 0;
  private readonly failures: Failure[] = [];
  private readonly began = performance.now();

  /** Takes in a match; `options` of the simulate command play it again. */
  add(match: SimulatedMatch, seed: string, options: readonly string[]): void {
    this.games++;
    this.moves += match.moves;
    this.turns += match.turns;
    this.questions += match.questions;
    this.emptyQuestions += match.emptyQuestions;
    if (match.finished) this.finished++;
    else if (match.failures.length === 0) this.stuck++;
    const replay = ['npm run simulate --', `--seed ${seed}`, ...options, '--check'].join(' ');
    for (const message of match.failures) this.failures.push({ seed, move: match.moves, message, replay });
  }

  get clean(): boolean {
    return this.finished === this.games && this.failures.length === 0;
  }

  figures(): Figures {
    const seconds = (performance.now() - this.began) / 1000;
    return {
      games: this.games,
      finished: this.finished,
      stuck: this.stuck,
      moves: this.moves,
      movesPerSecond: Math.round(this.moves / seconds),
      gamesPerSecond: Number((this.games / seconds).toFixed(2)),
      turnsAverage: Number((this.turns / this.games).toFixed(1)),
      questions: this.questions,
      emptyQuestionsPercent: Number(((100 * this.emptyQuestions) / Math.max(1, this.questions)).toFixed(2)),
      failures: this.failures,
    };
  }
}
