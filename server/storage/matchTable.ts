/** What is known of matches besides their games, in SQLite. */
import type { Connection, Row, Value } from './connection';
import { Damage, jsonOf, readMatch, textOf } from './damage';
import { type Expiry, isFree, type Match, type MatchQuery } from './store';

const NAMES = ['id', 'created', 'updated', 'players', 'open', 'unlisted', 'started', 'gameover', 'match'];
const COLUMNS = `(${NAMES.join(', ')}) VALUES (${NAMES.map(() => '?').join(', ')})`;
const SETTING = NAMES.map((name, at) => `${name} = ?${at + 1}`).join(', ');
const SELECTED = `number, CAST(id AS BLOB) AS id, CAST(updated AS INTEGER) AS updated,
  CAST(gameover AS BLOB) AS gameover, CAST(match AS BLOB) AS match`;

const MOST_LISTED = 100;

/** A match that was found, or what is wrong with it. */
interface Listed {
  readonly id: string;
  readonly match: Match | Damage;
}

export interface ListedPage {
  readonly found: readonly Listed[];
  readonly next: string | null;
}

export class MatchTable {
  constructor(private readonly connection: Connection) {}

  /** Adds a match and returns its number. */
  insert(match: Match): number {
    return Number(this.connection.run(`INSERT INTO matches ${COLUMNS}`, ...columnsOf(match)).lastInsertRowid);
  }

  update(match: Match): void {
    this.connection.run(`UPDATE matches SET ${SETTING} WHERE id = ?1`, ...columnsOf(match));
  }

  /** Notes when a match was played, and its end if that has come. */
  note(number: number, updated: number, gameover: unknown): void {
    const over = gameover === undefined ? null : JSON.stringify(gameover);
    this.connection.run('UPDATE matches SET updated = ?, gameover = ? WHERE number = ?', updated, over, number);
  }

  /** Throws if it is damaged. */
  read(id: string): Match | null {
    const row = this.connection.row(`SELECT ${SELECTED} FROM matches WHERE id = ?`, id);
    return row ? matchIn(row, id) : null;
  }

  numberOf(id: string): number | null {
    const row = this.connection.row('SELECT number FROM matches WHERE id = ?', id);
    return row ? Number(row.number) : null;
  }

  list(query: MatchQuery): ListedPage {
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
    if (query.after !== undefined) add('(updated, number) < (?, ?)', ...cursorOf(query.after));
    const rows = this.connection.rows(
      `SELECT ${SELECTED} FROM matches WHERE ${where.join(' AND ')} ORDER BY updated DESC, number DESC LIMIT ?`,
      ...values,
      limit + 1,
    );
    const page = rows.slice(0, limit);
    const last = page[page.length - 1];
    const next = rows.length > limit && last ? `${last.updated}_${last.number}` : null;
    return { found: page.map(listed), next };
  }

  /** Matches nobody has touched for long. */
  expired(expiry: Expiry, now: number): { number: number; id: string }[] {
    return this.connection
      .rows(
        `SELECT number, CAST(id AS BLOB) AS id FROM matches WHERE updated < CASE
           WHEN gameover IS NOT NULL THEN ? WHEN started = 1 THEN ? ELSE ? END`,
        now - expiry.finished,
        now - expiry.running,
        now - expiry.waiting,
      )
      .map((row) => ({ number: Number(row.number), id: nameOf(row) }));
  }

  count(): { waiting: number; running: number; finished: number } {
    const row = this.connection.row(
      `SELECT count(CASE WHEN gameover IS NULL AND started = 0 THEN 1 END) AS waiting,
              count(CASE WHEN gameover IS NULL AND started = 1 THEN 1 END) AS running,
              count(gameover) AS finished FROM matches`,
    );
    return { waiting: Number(row?.waiting), running: Number(row?.running), finished: Number(row?.finished) };
  }

  delete(number: number): void {
    this.connection.run('DELETE FROM matches WHERE number = ?', number);
  }
}

/** A match as a row: what lists are made of beside the whole. */
function columnsOf(match: Match): Value[] {
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
function matchIn({ match, updated, gameover }: Row, id: string): Match {
  return {
    ...readMatch(match, id),
    updated: Number(updated),
    ...(gameover !== null && { gameover: jsonOf(gameover, 'its end') }),
  };
}

function listed(row: Row): Listed {
  const id = nameOf(row);
  try {
    return { id, match: matchIn(row, textOf(row.id, 'its id')) };
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    return { id, match: error };
  }
}

/** The id of a match; a number where that cannot be read. */
function nameOf({ id, number }: Row): string {
  try {
    return textOf(id, 'its id');
  } catch {
    return `number ${number}`;
  }
}

function cursorOf(text: string): [number, number] {
  const [updated, number] = text.split('_');
  return [Number(updated) || 0, Number(number) || 0];
}
