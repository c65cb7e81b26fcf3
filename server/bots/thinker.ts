/** Where bots think: apart from the server's own work, which must never wait for them, and each match in its turn. */
import type { Catalog } from '../../game/catalog';
import type { Move } from '../../game/match/move';
import type { PlayerId, State } from '../../game/state';
import { FairQueue } from './fairQueue';
import type { Level } from './levels';
import { think } from './think';

/** What a bot is asked; the state is one that is possible for all it knows. */
export interface Question {
  readonly state: State;
  readonly player: PlayerId;
  readonly level: Level;
  readonly seed: string;
  readonly milliseconds: number;
}

/** A bot's wish to think. */
export interface Request {
  readonly match: string;
  /** Whose match it is; those of one address share its turns. */
  readonly address: string;
  /**
   * What the bot is asked, once it is its turn; null if the match has gone on meanwhile. `share` says how much of the usual
   * time it has (above 0, at most 1), which is less the more are waiting.
   */
  readonly question: (share: number) => Question | null;
}

export interface Thinker {
  /** The move of a bot; null if it has none, or is no longer asked. */
  decide(request: Request): Promise<Move | null>;
  close(): Promise<void>;
}

/** Answers one question at a time. */
export interface Mind {
  think(question: Question): Promise<Move | null>;
  close(): Promise<void>;
}

/** Turns a planner may try at most, should the clock stand still. */
const MOST_TURNS = 5000;

export function answerTo(catalog: Catalog, { state, player, level, seed, milliseconds }: Question): Move | null {
  return think({ catalog, state, player, level, seed, budget: { milliseconds, turns: MOST_TURNS } });
}

/** Thinks where it is called: for tests, and for a machine without threads to spare. */
export class InPlaceThinker implements Thinker {
  constructor(private readonly catalog: Catalog) {}

  async decide({ question }: Request): Promise<Move | null> {
    const asked = question(1);
    return asked && answerTo(this.catalog, asked);
  }

  async close(): Promise<void> {}
}

interface Waiting extends Request {
  readonly resolve: (move: Move | null) => void;
  readonly reject: (error: Error) => void;
}

/** Several minds, for which matches wait in a fair queue. */
export class FairThinker implements Thinker {
  private readonly idle: Mind[];
  private readonly queue = new FairQueue<Waiting>();
  private closed = false;

  constructor(private readonly minds: readonly Mind[]) {
    this.idle = [...minds];
  }

  decide(request: Request): Promise<Move | null> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error('the bots have gone home'));
      this.queue.add(request.address, request.match, { ...request, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.takeAll()) reject(new Error('the bots have gone home'));
    await Promise.all(this.minds.map((mind) => mind.close()));
  }

  private next(): void {
    while (this.idle.length > 0) {
      const waiting = this.queue.take();
      if (!waiting) return;
      // Each of those who wait behind this one for the same mind takes as much of its time.
      const question = asked(waiting, 1 / (1 + this.queue.size / this.minds.length));
      if (question) this.ask(this.idle.pop() as Mind, question, waiting);
    }
  }

  private ask(mind: Mind, question: Question, { resolve, reject }: Waiting): void {
    mind
      .think(question)
      .then(resolve, reject)
      .finally(() => {
        this.idle.push(mind);
        this.next();
      });
  }
}

/** The question of who has waited; null if there is none any more, which they are told. */
function asked({ question, resolve, reject }: Waiting, share: number): Question | null {
  try {
    const found = question(share);
    if (!found) resolve(null);
    return found;
  } catch (error) {
    reject(error instanceof Error ? error : new Error(String(error)));
    return null;
  }
}
