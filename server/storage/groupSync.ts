/**
 * Makes what was written survive a loss of power, with one wait for the disk for all who ask meanwhile. SQLite itself would
 * keep this whole process waiting, once for every move; so it only writes its log, and the log is brought to the disk from
 * here, in the background. Who asks while the disk is busy shares its next turn, which begins after everything they wrote.
 */
import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

/** Brings an open file to the disk. */
export type SyncFile = (descriptor: number) => Promise<void>;

export class GroupSync {
  private descriptor: number | null = null;
  private running: Promise<void> | null = null;
  private next: Promise<void> | null = null;

  constructor(
    /** The log, which is there once something was written. */
    private readonly file: string,
    private readonly sync: SyncFile = promisify(fdatasync),
  ) {}

  /** Resolves when all that has been written is on the disk; rejects if it may not be. */
  done(): Promise<void> {
    this.next ??= this.turn();
    return this.next;
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    while (this.next ?? this.running) await (this.next ?? this.running)?.catch(() => undefined);
    if (this.descriptor !== null) closeSync(this.descriptor);
    this.descriptor = null;
  }

  private async turn(): Promise<void> {
    // Whoever writes before this goes on comes along.
    await this.running?.catch(() => undefined);
    this.next = null;
    this.descriptor ??= openSync(this.file, 'r+');
    this.running = this.sync(this.descriptor);
    try {
      await this.running;
    } finally {
      this.running = null;
    }
  }
}
