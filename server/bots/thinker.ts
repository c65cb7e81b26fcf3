/** Where bots think: apart from the server's own work, which must never wait for them. */
import { Worker } from 'node:worker_threads';
import type { Catalog } from '../../game/catalog';
import type { Move } from '../../game/match/move';
import type { PlayerId, State } from '../../game/state';
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

export interface Thinker {
  /** The move of a bot; null if it has none. */
  decide(question: Question): Promise<Move | null>;
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

  async decide(question: Question): Promise<Move | null> {
    return answerTo(this.catalog, question);
  }

  async close(): Promise<void> {}
}

interface Asked {
  readonly question: Question;
  readonly resolve: (move: Move | null) => void;
  readonly reject: (error: Error) => void;
}

/** Threads that answer one question each at a time; one that dies is replaced, and its question fails. */
export class ThreadThinker implements Thinker {
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Asked>();
  private readonly queue: Asked[] = [];
  private closed = false;

  constructor(
    private readonly file: URL,
    private readonly packs: readonly string[],
    threads: number,
  ) {
    for (let count = 0; count < threads; count++) this.hire();
  }

  decide(question: Question): Promise<Move | null> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error('the bots have gone home'));
      this.queue.push({ question, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.splice(0)) reject(new Error('the bots have gone home'));
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()));
  }

  private hire(): void {
    const worker = new Worker(this.file, { workerData: { packs: this.packs } });
    worker.on('message', (answer: Move | null) => {
      const asked = this.busy.get(worker);
      this.busy.delete(worker);
      this.idle.push(worker);
      asked?.resolve(answer);
      this.next();
    });
    worker.on('error', (error) => this.busy.get(worker)?.reject(error));
    worker.on('exit', () => {
      this.busy.get(worker)?.reject(new Error('a thread of the bots has ended'));
      this.busy.delete(worker);
      const at = this.idle.indexOf(worker);
      if (at >= 0) this.idle.splice(at, 1);
      if (!this.closed) this.hire();
    });
    this.idle.push(worker);
    this.next();
  }

  private next(): void {
    const worker = this.queue.length > 0 ? this.idle.pop() : undefined;
    const asked = worker && this.queue.shift();
    if (!worker || !asked) return;
    this.busy.set(worker, asked);
    worker.postMessage(asked.question);
  }
}
