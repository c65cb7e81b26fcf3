/**
 * The layout of the tables, and how older databases are brought up to it: one numbered step after the other, each as a whole
 * or not at all. Before the first of them a copy of the file is put beside it.
 */
import { existsSync } from 'node:fs';
import type { Connection } from './connection';
import { copyDatabase } from './copy';
import { StorageError } from './store';

/**
 * What leads from the layout before to the one of this number. A step is never changed once a server has run it.
 *
 * A move adds one line to the log, with what it changed in the state; a state is the last whole one with the changes since.
 * Lines are found by a number made of that of the match and that of the state, so that those of a match lie together.
 */
const STEPS: Readonly<Record<number, string>> = {
  2: `
    CREATE TABLE IF NOT EXISTS matches (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      players INTEGER NOT NULL,
      open INTEGER NOT NULL,
      unlisted INTEGER NOT NULL,
      started INTEGER NOT NULL,
      gameover TEXT,
      match TEXT NOT NULL
    );
    CREATE INDEX IF NOT EXISTS matches_by_time ON matches (updated, id);
    CREATE TABLE IF NOT EXISTS initials (number INTEGER PRIMARY KEY, state TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS wholes (number INTEGER PRIMARY KEY, state_id INTEGER NOT NULL, state TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS log (line INTEGER PRIMARY KEY, entries TEXT NOT NULL, change TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS chat (line INTEGER PRIMARY KEY, message TEXT NOT NULL);
  `,
  3: `
    CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS bans (
      kind TEXT NOT NULL,
      subject TEXT NOT NULL,
      value TEXT NOT NULL,
      reason TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (kind, subject, value)
    );
    DROP INDEX matches_by_time;
    CREATE INDEX matches_by_time ON matches (updated);
  `,
};

/** The layout that this program reads and writes. */
const VERSION = 3;

/** The oldest one that can be brought up to it. */
const OLDEST = 2;

export function versionOf(connection: Connection): number {
  return connection.figure('PRAGMA user_version');
}

/** Throws unless this program can read a database of that version, if need be after bringing it up to date. */
export function checkVersion(version: number, file: string): void {
  if (version > VERSION)
    throw new StorageError(
      `${file} was written by a newer Smashtable (layout ${version}, and this one knows ${VERSION}); ` +
        'start that one, or set DATA_DIR to another folder',
    );
  if (version > 0 && version < OLDEST)
    throw new StorageError(
      `${file} was written by a Smashtable too old to be carried over (layout ${version}, at least ${OLDEST} is ` +
        'needed); move it away, or set DATA_DIR to another folder',
    );
}

/** Brings a database up to the present layout; the file of an older one is kept beside it as it was. */
export function migrate(connection: Connection, file: string): void {
  const found = versionOf(connection);
  checkVersion(found, file);
  if (found === VERSION) return;
  if (found > 0) copyDatabase(connection, freeName(`${file}.v${found}-backup`));
  for (let version = Math.max(found + 1, OLDEST); version <= VERSION; version++)
    connection.together(() => {
      connection.exec(STEPS[version] ?? '');
      connection.exec(`PRAGMA user_version = ${version}`);
    });
}

/** That name, or the first like it that no file has. */
function freeName(wanted: string): string {
  let name = wanted;
  for (let number = 2; existsSync(name); number++) name = `${wanted}-${number}`;
  return name;
}
