/**
 * Keeps a second server away from a folder. The lock is one that SQLite holds on a small file beside the database, so the
 * operating system gives it back when the process ends, however it ends; others can still read who holds it.
 */
import { rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Connection } from './connection';
import { StorageError } from './store';

const LOCK_FILE = 'smashtable.lock';

export class FolderLock {
  private constructor(
    private readonly file: string,
    private readonly connection: Connection,
  ) {}

  /** Takes the lock, or throws an error that says who has it. */
  static take(folder: string): FolderLock {
    const file = join(folder, LOCK_FILE);
    for (;;) {
      const before = inodeOf(file);
      const connection = new Connection(file);
      hold(connection, folder);
      // Whoever had the lock may have removed its file meanwhile: then what is held here keeps nobody away.
      if (before !== null && before === inodeOf(file)) return new FolderLock(file, connection);
      letGo(connection);
    }
  }

  release(): void {
    // While it is still held, so that nobody can have begun to rely on the file.
    rmSync(this.file, { force: true });
    letGo(this.connection);
  }
}

/** Notes who holds the lock, and holds it. */
function hold(connection: Connection, folder: string): void {
  try {
    beginAtOnce(connection);
    connection.exec('CREATE TABLE IF NOT EXISTS holder (process INTEGER, machine TEXT, since TEXT)');
    connection.exec('DELETE FROM holder');
    connection.run('INSERT INTO holder VALUES (?, ?, ?)', process.pid, hostname(), new Date().toISOString());
    connection.exec('COMMIT');
    beginAtOnce(connection);
  } catch (error) {
    const holder = holderIn(connection);
    connection.close();
    if (!(error instanceof StorageError) || !/locked/.test(error.message)) throw error;
    throw new StorageError(`${holder} is using ${folder}; stop it first, or set DATA_DIR to another folder`);
  }
}

/** Begins to write, unless another one does: they will not be done soon. */
function beginAtOnce(connection: Connection): void {
  const waiting = connection.figure('PRAGMA busy_timeout');
  connection.exec('PRAGMA busy_timeout = 0');
  connection.exec('BEGIN IMMEDIATE');
  connection.exec(`PRAGMA busy_timeout = ${waiting}`);
}

function letGo(connection: Connection): void {
  connection.exec('ROLLBACK');
  connection.close();
}

function holderIn(connection: Connection): string {
  try {
    const { process: id, machine, since } = connection.row('SELECT * FROM holder') ?? {};
    return id === undefined ? 'another server' : `another server (process ${id} on ${machine}, since ${since})`;
  } catch {
    return 'another server';
  }
}

function inodeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? null;
}
