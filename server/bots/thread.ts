/** A mind in a thread of its own. If the thread dies it is replaced, and what it was asked fails. */
import { Worker } from 'node:worker_threads';
import type { Move } from '../../game/match/move';
import type { Mind, Question } from './thinker';

interface Asked {
  readonly resolve: (move: Move | null) => void;
  readonly reject: (error: Error) => void;
}

export class ThreadMind implements Mind {
  private worker: Worker;
  private asked: Asked | null = null;
  private closed = false;

  constructor(
    private readonly file: URL,
    private readonly packs: readonly string[],
  ) {
    this.worker = this.hired();
  }

  think(question: Question): Promise<Move | null> {
    return new Promise((resolve, reject) => {
      this.asked = { resolve, reject };
      this.worker.postMessage(question);
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.worker.terminate();
  }

  private hired(): Worker {
    const worker = new Worker(this.file, { workerData: { packs: this.packs } });
    worker.on('message', (answer: Move | null) => this.answered()?.resolve(answer));
    let reason = new Error('a thread of the bots has ended');
    worker.on('error', (error) => {
      reason = error;
    });
    worker.on('exit', () => {
      // Whoever asks next asks the thread that comes after this one.
      if (!this.closed) this.worker = this.hired();
      this.answered()?.reject(reason);
    });
    return worker;
  }

  private answered(): Asked | null {
    const { asked } = this;
    this.asked = null;
    return asked;
  }
}
