/** Copies the database of a server, which may be running, and puts such a copy back in place of the one there is. */
import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Connection } from './connection';
import { copyDatabase, syncFile, syncFolder } from './copy';
import { type Inspection, inspect } from './inspect';
import { FolderLock } from './lock';
import { DATABASE } from './sqlite';
import { StorageError } from './store';

/** What SQLite may have put beside a file. */
const BESIDE = ['-wal', '-shm'];

export interface Restored extends Inspection {
  /** Where the database that was there before is now, if there was one. */
  readonly before: string | null;
}

/** Copies the database of a folder into a file that is not there yet; throws if the copy is not sound. */
export function backUp(folder: string, file: string): Inspection {
  const database = join(folder, DATABASE);
  if (!existsSync(database)) throw new StorageError(`there is no database in ${folder}`);
  if (existsSync(file)) throw new StorageError(`${file} is there already; name a new file`);
  const connection = new Connection(database);
  try {
    copyDatabase(connection, file);
  } finally {
    connection.close();
  }
  try {
    return inspect(file);
  } catch (error) {
    rmSync(file);
    throw error;
  }
}

/** Puts a copy in place of the database of a folder that no server uses; what was there is kept beside it. */
export function restore(folder: string, file: string, now: Date): Restored {
  if (!existsSync(file)) throw new StorageError(`there is no file ${file}`);
  mkdirSync(folder, { recursive: true });
  const lock = FolderLock.take(folder);
  const database = join(folder, DATABASE);
  const incoming = `${database}.restoring`;
  const removeIncoming = (): void => {
    for (const suffix of ['', ...BESIDE]) rmSync(incoming + suffix, { force: true });
  };
  try {
    removeIncoming();
    copyFileSync(file, incoming);
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${incoming}-wal`);
    const found = inspect(incoming, file);
    syncFile(incoming);
    const before = keepPresent(database, now);
    renameSync(incoming, database);
    syncFolder(folder);
    return { ...found, before };
  } finally {
    removeIncoming();
    lock.release();
  }
}

/** Keeps the database there is under another name, without a moment in which there would be none. */
function keepPresent(database: string, now: Date): string | null {
  if (!existsSync(database)) return null;
  const kept = `${database}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
  copyFileSync(database, kept, constants.COPYFILE_EXCL);
  syncFile(kept);
  // A log that does not belong to the database beside it would be taken for its own.
  for (const suffix of BESIDE) if (existsSync(database + suffix)) renameSync(database + suffix, kept + suffix);
  return kept;
}
