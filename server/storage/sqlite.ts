/** Keeps matches in one SQLite file; copying `smashtable.db` (with its `-wal`, if there is one) is a backup. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LogEntry } from 'boardgame.io';
import Database from 'libsql';
import { type Difference, difference, differing } from './difference';
import type { Ban, ChatMessage, Expiry, Match, MatchPage, MatchQuery, Store, StoredState } from './store';
import { isFree, NOTED_EVERY, StorageError } from './store';

/**
 * A move adds one line to the log, with what it changed in the state; a state is the last whole one with the changes since.
 * Lines are found by a number made of that of the match and that of the state, so that those of a match lie together.
 */
const SCHEMA = `
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
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS bans (
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    value TEXT NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (kind, subject, value)
  );
`;

const NAMES = ['id', 'created', 'updated', 'players', 'open', 'unlisted', 'started', 'gameover', 'match'];
const COLUMNS = `(${NAMES.join(', ')}) VALUES (${NAMES.map(() => '?').join(', ')})`;
const SETTING = NAMES.map((name, at) => `${name} = ?${at + 1}`).join(', ');

/** The layout of the tables; another one is another file. */
const VERSION = 2;

const MOST_LISTED = 100;
const MOST_CHAT = 200;

/** Lines of the log or of the chat that one match can have. */
const MOST_LINES = 2 ** 22;

/** Joins a match to its lines. */
const ITS_LINES = `line BETWEEN number * ${MOST_LINES} AND (number + 1) * ${MOST_LINES} - 1`;

/** Matches of which the last state is kept in memory. */
const MOST_KNOWN = 2000;

type Value = string | number | null;

interface Row {
  readonly [column: string]: unknown;
}

/** What is remembered of a match, to write less. */
interface Known {
  readonly number: number;
  /** The state that was stored last. */
  readonly state: StoredState;
  /** How long the changes still to come may be together until the whole state is written anew. */
  readonly room: number;
  /** When it was last noted that the match was played. */
  readonly noted: number;
}

export class SqliteStore implements Store {
  private readonly db: Database.Database;
  private readonly statements = new Map<string, Database.Statement>();
  private readonly known = new Map<string, Known>();

  private constructor(file: string) {
    this.db = new Database(file);
    this.db.exec('PRAGMA journal_mode = WAL');
    this.db.exec('PRAGMA synchronous = NORMAL');
    this.db.exec('PRAGMA busy_timeout = 2000');
    // Moves wait while the log is carried over into the file, so that happens seldom.
    this.db.exec('PRAGMA wal_autocheckpoint = 8000');
    const { user_version: version } = this.row('PRAGMA user_version') as { user_version: number };
    if (version !== 0 && version !== VERSION)
      throw new StorageError(
        `${file} was written by another version of Smashtable (${version}, not ${VERSION}); move it away or set DATA_DIR`,
      );
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
      const { lastInsertRowid } = this.run(`INSERT INTO matches ${COLUMNS}`, ...columns(match));
      const number = Number(lastInsertRowid);
      const { _stateID: id } = initial;
      this.run('INSERT INTO initials (number, state) VALUES (?, ?)', number, state);
      this.run('INSERT INTO wholes (number, state_id, state) VALUES (?, ?, ?)', number, id, state);
      this.run('INSERT INTO log (line, entries, change) VALUES (?, ?, ?)', lineOf(number, id), '[]', '{}');
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
      this.run(`UPDATE matches SET ${SETTING} WHERE id = ?1`, ...columns(after));
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
    return this.look(id)?.state ?? null;
  }

  async advance(
    id: string,
    from: number,
    state: StoredState,
    entries: readonly LogEntry[],
    now: number,
  ): Promise<boolean> {
    const known = this.known.get(id) ?? this.look(id);
    if (known?.state._stateID !== from) return false;
    const { number } = known;
    const { gameover } = state.ctx;
    const change = JSON.stringify(difference(known.state, state));
    const whole = change.length > known.room ? JSON.stringify(state) : null;
    const isDue = gameover !== undefined || Math.abs(now - known.noted) > NOTED_EVERY;
    const write = (): boolean => {
      const { changes } = this.run(
        `INSERT OR IGNORE INTO log (line, entries, change)
         SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM log WHERE line = ?)`,
        lineOf(number, state._stateID),
        JSON.stringify(entries),
        change,
        lineOf(number, from),
      );
      if (changes === 0) return false;
      if (whole !== null)
        this.run('UPDATE wholes SET state_id = ?, state = ? WHERE number = ?', state._stateID, whole, number);
      const over = gameover === undefined ? null : JSON.stringify(gameover);
      if (isDue) this.run('UPDATE matches SET updated = ?, gameover = ? WHERE number = ?', now, over, number);
      return true;
    };
    this.known.delete(id);
    if (!(isDue || whole !== null ? this.together(write) : write())) return false;
    const room = whole === null ? known.room - change.length : whole.length;
    this.remember(id, { number, state, room, noted: isDue ? now : known.noted });
    return true;
  }

  async initial(id: string): Promise<StoredState | null> {
    const row = this.row('SELECT state FROM matches JOIN initials USING (number) WHERE id = ?', id);
    return row ? (JSON.parse(String(row.state)) as StoredState) : null;
  }

  async log(id: string): Promise<LogEntry[]> {
    return this.lines('log', 'entries', id).flatMap((entries) => entries as LogEntry[]);
  }

  async addChat(id: string, message: ChatMessage): Promise<void> {
    this.run(
      `INSERT INTO chat (line, message)
       SELECT coalesce(max(line), number * ${MOST_LINES} - 1) + 1, ?
       FROM matches LEFT JOIN chat ON ${ITS_LINES} WHERE id = ? GROUP BY number`,
      JSON.stringify(message),
      id,
    );
  }

  async chat(id: string): Promise<ChatMessage[]> {
    return this.lines('chat', 'message', id, MOST_CHAT) as ChatMessage[];
  }

  async removeChat(id: string, messages: readonly string[]): Promise<number> {
    const { changes } = this.run(
      `DELETE FROM chat WHERE line IN (SELECT line FROM matches JOIN chat ON ${ITS_LINES}
         WHERE id = ? AND json_extract(message, '$.id') IN (SELECT value FROM json_each(?)))`,
      id,
      JSON.stringify(messages),
    );
    return changes;
  }

  async setting(name: string): Promise<string | null> {
    const row = this.row('SELECT value FROM settings WHERE name = ?', name);
    return row ? String(row.value) : null;
  }

  async setSetting(name: string, value: string): Promise<void> {
    this.run('INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = ?2', name, value);
  }

  async bans(): Promise<Ban[]> {
    const rows = this.rows('SELECT kind, subject AS "on", value, reason, at FROM bans ORDER BY at, value');
    return rows.map((row) => ({ ...row }) as unknown as Ban);
  }

  async addBan({ kind, on, value, reason, at }: Ban): Promise<void> {
    this.run('INSERT OR REPLACE INTO bans VALUES (?, ?, ?, ?, ?)', kind, on, value, reason, at);
  }

  async removeBan({ kind, on, value }: Pick<Ban, 'kind' | 'on' | 'value'>): Promise<boolean> {
    return this.run('DELETE FROM bans WHERE kind = ? AND subject = ? AND value = ?', kind, on, value).changes > 0;
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
    const number = this.numberOf(id);
    if (number === null) return;
    this.known.delete(id);
    for (const table of ['matches', 'initials', 'wholes']) this.run(`DELETE FROM ${table} WHERE number = ?`, number);
    for (const table of ['log', 'chat'])
      this.run(`DELETE FROM ${table} WHERE line BETWEEN ? AND ?`, lineOf(number, 0), lineOf(number, MOST_LINES - 1));
  }

  private numberOf(id: string): number | null {
    const row = this.row('SELECT number FROM matches WHERE id = ?', id);
    return row ? Number(row.number) : null;
  }

  /** Reads the state of a match and remembers it. */
  private look(id: string): Known | null {
    const found = this.row(
      `SELECT number, state_id, state, updated FROM matches JOIN wholes USING (number) WHERE id = ?`,
      id,
    );
    if (!found) return null;
    const number = Number(found.number);
    const changes = this.rows(
      'SELECT change FROM log WHERE line > ? AND line <= ? ORDER BY line',
      lineOf(number, Number(found.state_id)),
      lineOf(number, MOST_LINES - 1),
    ).map(({ change }) => String(change));
    const whole = String(found.state);
    const state = changes.reduce(
      (before, change) => differing(before, JSON.parse(change) as Difference),
      JSON.parse(whole) as StoredState,
    );
    const room = changes.reduce((left, change) => left - change.length, whole.length);
    const known = { number, state, room, noted: Number(found.updated) };
    this.remember(id, known);
    return known;
  }

  private remember(id: string, known: Known): void {
    this.known.delete(id);
    this.known.set(id, known);
    if (this.known.size <= MOST_KNOWN) return;
    const [oldest] = this.known.keys();
    if (oldest !== undefined) this.known.delete(oldest);
  }

  /** What a match has in a table of lines, in order: all of it, or the last so many. */
  private lines(table: 'log' | 'chat', column: string, id: string, most = -1): unknown[] {
    return this.rows(
      `SELECT ${column} AS json FROM matches JOIN ${table} ON ${ITS_LINES} WHERE id = ? ORDER BY line DESC LIMIT ?`,
      id,
      most,
    )
      .map(({ json }) => JSON.parse(String(json)) as unknown)
      .reverse();
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
}

/** A match as a row: what lists are made of beside the whole. */
function columns(match: Match): Value[] {
  const open = match.seats.filter((seat) => isFree(match, seat)).length;
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

function lineOf(number: number, line: number): number {
  if (line >= MOST_LINES) throw new StorageError('the match has become too long to be stored');
  return number * MOST_LINES + line;
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
