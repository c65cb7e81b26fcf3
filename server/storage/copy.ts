/** Files of databases: consistent copies, what is left when they are closed, and bringing them to the disk. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Connection } from './connection';
import { StorageError } from './store';

/** Copies a database, which may be written to meanwhile, into one file, which has its name only when it is whole. */
export function copyDatabase(connection: Connection, file: string): void {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    connection.exec(`VACUUM INTO '${unfinished.replaceAll("'", "''")}'`);
    syncFile(unfinished);
    renameSync(unfinished, file);
    syncFolder(dirname(file));
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Carries the log of a database over into its one file and removes it. */
export function foldLog(connection: Connection): void {
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    // Someone is making a copy, or there is no room: the log stays, and is carried over when it is opened again.
    if (!(error instanceof StorageError)) throw error;
  }
}

export function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Brings the names in a folder to the disk, where a folder can be opened for that. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
