/** Keeps matches in one SQLite file; copying `smashtable.db` (with its `-wal`, if there is one) is a backup. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LogEntry } from 'boardgame.io';
import Database from 'libsql';
import type { ChatMessage, Expiry, Match, MatchPage, MatchQuery, Store, StoredState } from './store';
import { StorageError } from './store';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    players INTEGER NOT NULL,
    open INTEGER NOT NULL,
    unlisted INTEGER NOT NULL,
    started INTEGER NOT NULL,
    gameover TEXT,
    match TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS matches_by_time ON matches (updated, id);
  CREATE TABLE IF NOT EXISTS states (
    match TEXT PRIMARY KEY,
    state_id INTEGER NOT NULL,
    initial TEXT NOT NULL,
    state TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS log (
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match, seq)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS chat (
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    message TEXT NOT NULL,
    PRIMARY KEY (match, seq)
  ) WITHOUT ROWID;
`;

const COLUMNS = `(id, created, updated, players, open, unlisted, started, gameover, match)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** The layout of the tables; another one is another file. */
const VERSION = 1;

/** Lists know to this many milliseconds when a match was last played: a note for every move would cost as much as the move. */
const NOTED_EVERY = 20_000;
const MOST_LISTED = 100;
const MOST_CHAT = 200;

type Value = string | number | null;

interface Row {
  readonly [column: string]: unknown;
}

export class SqliteStore implements Store {
  private readonly db: Database.Database;
  private readonly statements = new Map<string, Database.Statement>();

  private constructor(file: string) {
    this.db = new Database(file);
    this.db.exec('PRAGMA journal_mode = WAL');
    this.db.exec('PRAGMA synchronous = NORMAL');
    this.db.exec('PRAGMA busy_timeout = 2000');
    // Moves wait while the log is carried over into the file, so that happens seldom.
    this.db.exec('PRAGMA wal_autocheckpoint = 8000');
    const { user_version: version } = this.row('PRAGMA user_version') as { user_version: number };
    if (version !== 0 && version !== VERSION)
      throw new StorageError(`${file} was written by another version of Smashtable (${version}, not ${VERSION})`);
    this.db.exec(SCHEMA);
    this.db.exec(`PRAGMA user_version = ${VERSION}`);
  }

  /** Opens the database in a folder, which is made if need be; null keeps everything in memory. */
  static open(folder: string | null): SqliteStore {
    if (folder === null) return new SqliteStore(':memory:');
    try {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
      return new SqliteStore(join(folder, 'smashtable.db'));
    } catch (error) {
      if (error instanceof StorageError) throw error;
      throw new StorageError(`cannot keep matches in ${folder}: ${messageOf(error)}`);
    }
  }

  async create(match: Match, initial: StoredState): Promise<void> {
    const state = JSON.stringify(initial);
    this.together(() => {
      this.run(`INSERT INTO matches ${COLUMNS}`, ...columns(match));
      this.run(
        'INSERT INTO states (match, state_id, initial, state) VALUES (?, ?, ?, ?)',
        match.id,
        initial._stateID,
        state,
        state,
      );
    });
  }

  async match(id: string): Promise<Match | null> {
    return this.read(id);
  }

  async change(id: string, change: (match: Match) => Match): Promise<Match | null> {
    return this.together(() => {
      const before = this.read(id);
      if (!before) return null;
      const after = change(before);
      if (after === before) return before;
      this.run(`REPLACE INTO matches ${COLUMNS}`, ...columns(after));
      return after;
    });
  }

  async list(query: MatchQuery): Promise<MatchPage> {
    const limit = Math.min(query.limit ?? MOST_LISTED, MOST_LISTED);
    const where: string[] = ['1'];
    const values: Value[] = [];
    const add = (condition: string, ...given: Value[]): void => {
      where.push(condition);
      values.push(...given);
    };
    if (!query.unlisted) add('unlisted = 0');
    if (query.finished !== undefined) add(query.finished ? 'gameover IS NOT NULL' : 'gameover IS NULL');
    if (query.updatedBefore !== undefined) add('updated < ?', query.updatedBefore);
    if (query.updatedAfter !== undefined) add('updated > ?', query.updatedAfter);
    if (query.open) add('open > 0 AND gameover IS NULL');
    if (query.players !== undefined) add('players = ?', query.players);
    if (query.after !== undefined) {
      const [updated = 0, id = ''] = cursorOf(query.after);
      add('(updated, id) < (?, ?)', updated, id);
    }
    const rows = this.rows(
      `SELECT match, updated, gameover FROM matches WHERE ${where.join(' AND ')} ORDER BY updated DESC, id DESC LIMIT ?`,
      ...values,
      limit + 1,
    );
    const matches = rows.slice(0, limit).map(matchOf);
    const last = matches[matches.length - 1];
    return { matches, next: rows.length > limit && last ? `${last.updated}_${last.id}` : null };
  }

  async state(id: string): Promise<StoredState | null> {
    return this.json('SELECT state AS json FROM states WHERE match = ?', id);
  }

  async advance(
    id: string,
    from: number,
    state: StoredState,
    entries: readonly LogEntry[],
    now: number,
  ): Promise<boolean> {
    const json = JSON.stringify(state);
    const { gameover } = state.ctx;
    return this.together(() => {
      const { changes } = this.run(
        'UPDATE states SET state = ?, state_id = ? WHERE match = ? AND state_id = ?',
        json,
        state._stateID,
        id,
        from,
      );
      if (changes === 0) return false;
      for (const entry of entries) this.append('log', 'entry', id, entry);
      const over = gameover === undefined ? null : JSON.stringify(gameover);
      this.run(
        'UPDATE matches SET updated = ?1, gameover = ?2 WHERE id = ?3 AND (updated < ?4 OR ?2 IS NOT NULL)',
        now,
        over,
        id,
        now - NOTED_EVERY,
      );
      return true;
    });
  }

  async initial(id: string): Promise<StoredState | null> {
    return this.json('SELECT initial AS json FROM states WHERE match = ?', id);
  }

  async log(id: string): Promise<LogEntry[]> {
    return this.rows('SELECT entry FROM log WHERE match = ? ORDER BY seq', id).map(
      ({ entry }) => JSON.parse(String(entry)) as LogEntry,
    );
  }

  async addChat(id: string, message: ChatMessage): Promise<void> {
    this.together(() => this.append('chat', 'message', id, message));
  }

  async chat(id: string): Promise<ChatMessage[]> {
    return this.rows('SELECT message FROM chat WHERE match = ? ORDER BY seq DESC LIMIT ?', id, MOST_CHAT)
      .map(({ message }) => JSON.parse(String(message)) as ChatMessage)
      .reverse();
  }

  async remove(id: string): Promise<void> {
    this.together(() => this.erase(id));
  }

  async expire(expiry: Expiry, now: number): Promise<string[]> {
    return this.together(() => {
      const ids = this.rows(
        `SELECT id FROM matches WHERE updated < CASE
           WHEN gameover IS NOT NULL THEN ? WHEN started = 1 THEN ? ELSE ? END`,
        now - expiry.finished,
        now - expiry.running,
        now - expiry.waiting,
      ).map(({ id }) => String(id));
      for (const id of ids) this.erase(id);
      return ids;
    });
  }

  async count(): Promise<{ waiting: number; running: number; finished: number }> {
    const row = this.row(
      `SELECT count(CASE WHEN gameover IS NULL AND started = 0 THEN 1 END) AS waiting,
              count(CASE WHEN gameover IS NULL AND started = 1 THEN 1 END) AS running,
              count(gameover) AS finished FROM matches`,
    );
    return { waiting: Number(row?.waiting), running: Number(row?.running), finished: Number(row?.finished) };
  }

  async close(): Promise<void> {
    this.db.close();
  }

  private read(id: string): Match | null {
    const row = this.row('SELECT match, updated, gameover FROM matches WHERE id = ?', id);
    return row ? matchOf(row) : null;
  }

  private erase(id: string): void {
    this.run('DELETE FROM matches WHERE id = ?', id);
    for (const table of ['states', 'log', 'chat']) this.run(`DELETE FROM ${table} WHERE match = ?`, id);
  }

  /** Adds a line after the last one of a match. */
  private append(table: 'log' | 'chat', column: string, id: string, value: unknown): void {
    this.run(
      `INSERT INTO ${table} (match, seq, ${column})
       SELECT ?, coalesce(max(seq), -1) + 1, ? FROM ${table} WHERE match = ?`,
      id,
      JSON.stringify(value),
      id,
    );
  }

  /** All of it happens or nothing. */
  private together<T>(work: () => T): T {
    this.asked(() => this.db.exec('BEGIN IMMEDIATE'));
    try {
      const result = work();
      this.asked(() => this.db.exec('COMMIT'));
      return result;
    } catch (error) {
      if (this.db.inTransaction) this.asked(() => this.db.exec('ROLLBACK'));
      throw error;
    }
  }

  /** Whatever the database cannot do, reading as well as writing, is said in the words of the contract. */
  private asked<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw isDatabaseError(error) ? new StorageError(`the database refused: ${messageOf(error)}`) : error;
    }
  }

  private statement(sql: string): Database.Statement {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = this.db.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }

  private run(sql: string, ...values: Value[]): Database.RunResult {
    return this.asked(() => this.statement(sql).run(...values));
  }

  private row(sql: string, ...values: Value[]): Row | undefined {
    return this.asked(() => this.statement(sql).get(...values)) as Row | undefined;
  }

  private rows(sql: string, ...values: Value[]): Row[] {
    return this.asked(() => this.statement(sql).all(...values)) as Row[];
  }

  private json<T>(sql: string, ...values: Value[]): T | null {
    const row = this.row(sql, ...values);
    return row ? (JSON.parse(String(row.json)) as T) : null;
  }
}

/** A match as a row: what lists are made of beside the whole. */
function columns(match: Match): Value[] {
  const open = match.seats.filter((seat) => seat.name === undefined).length;
  return [
    match.id,
    match.created,
    match.updated,
    match.players,
    open,
    Number(match.unlisted),
    Number(match.started),
    match.gameover === undefined ? null : JSON.stringify(match.gameover),
    JSON.stringify(match),
  ];
}

/** What changes with every move has columns of its own. */
function matchOf({ match, updated, gameover }: Row): Match {
  const kept = JSON.parse(String(match)) as Match;
  return {
    ...kept,
    updated: Number(updated),
    ...(gameover !== null && { gameover: JSON.parse(String(gameover)) as unknown }),
  };
}

function cursorOf(text: string): [number, string] {
  const [updated = '', ...id] = text.split('_');
  return [Number(updated) || 0, id.join('_')];
}

function isDatabaseError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
