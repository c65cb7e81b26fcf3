/** Looks into a database file that nobody uses: whether it is sound, what version it has, and which matches are damaged. */
import { ChatTable } from './chatTable';
import { Connection } from './connection';
import { foldLog } from './copy';
import { Damage } from './damage';
import { MatchTable } from './matchTable';
import { checkVersion, versionOf } from './migrations';
import { MoveTable } from './moveTable';
import { StorageError } from './store';

export interface Inspection {
  readonly version: number;
  readonly matches: number;
  /** What is wrong with matches, by their ids. */
  readonly damaged: ReadonlyMap<string, string>;
}

/**
 * Throws if the file is no sound database of a version that this program can read; `name` is what it is called then. What is
 * in its log is carried over.
 */
export function inspect(file: string, name = file): Inspection {
  const connection = new Connection(file);
  try {
    const version = soundVersion(connection, name);
    const matches = connection.figure('SELECT count(*) FROM matches');
    const damaged = damagedIn(connection);
    foldLog(connection);
    return { version, matches, damaged };
  } finally {
    connection.close();
  }
}

function soundVersion(connection: Connection, file: string): number {
  try {
    const problems = connection.rows('PRAGMA integrity_check').map((row) => String(Object.values(row)[0]));
    if (problems.join() !== 'ok') throw new StorageError(problems.slice(0, 3).join('; '));
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new StorageError(`${file} is not a sound database: ${error.message}`);
  }
  const version = versionOf(connection);
  if (version === 0) throw new StorageError(`${file} is not a database of Smashtable`);
  checkVersion(version, file);
  return version;
}

/** Reads all there is of every match. */
function damagedIn(connection: Connection): Map<string, string> {
  const [matches, moves, chat] = [new MatchTable(connection), new MoveTable(connection), new ChatTable(connection)];
  const damaged = new Map<string, string>();
  const look = (id: string): void => {
    moves.snapshot(id);
    moves.initial(id);
    moves.log(id);
    chat.read(id, ({ message }) => damaged.set(id, message));
  };
  let after: string | null | undefined;
  while (after !== null) {
    const page = matches.list({ unlisted: true, ...(after !== undefined && { after }) });
    for (const { id, match } of page.found) {
      try {
        if (match instanceof Damage) throw match;
        look(id);
      } catch (error) {
        if (!(error instanceof Damage)) throw error;
        damaged.set(id, error.message);
      }
    }
    after = page.next;
  }
  return damaged;
}
