/**
 * The games of matches in SQLite: where each began, its last whole state, and a line of the log for every state. The initial
 * state has number 0, and every move leads to the next number.
 */
import type { LogEntry } from 'boardgame.io';
import type { Connection } from './connection';
import { checkedState, Damage, jsonOf, lengthOf, readEntries, readState } from './damage';
import { ITS_LINES, lineOf, linesOf } from './lines';
import { type Snapshot, type Step, stateAfter } from './snapshots';
import type { StoredState } from './store';

export class MoveTable {
  constructor(private readonly connection: Connection) {}

  insert(number: number, initial: StoredState): void {
    const state = JSON.stringify(initial);
    const { _stateID: id } = initial;
    const { connection } = this;
    connection.run('INSERT INTO initials (number, state) VALUES (?, ?)', number, state);
    connection.run('INSERT INTO wholes (number, state_id, state) VALUES (?, ?, ?)', number, id, state);
    connection.run('INSERT INTO log (line, entries, change) VALUES (?, ?, ?)', lineOf(number, id), '[]', '{}');
  }

  /** Adds a line to the log; false if another move came first. */
  append(from: number, entries: readonly LogEntry[], { change, after }: Step): boolean {
    const { changes } = this.connection.run(
      `INSERT OR IGNORE INTO log (line, entries, change)
       SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM log WHERE line = ?)`,
      lineOf(after.number, after.state._stateID),
      JSON.stringify(entries),
      change,
      lineOf(after.number, from),
    );
    return changes > 0;
  }

  replaceWhole({ number, state }: Snapshot, whole: string): void {
    this.connection.run('UPDATE wholes SET state_id = ?, state = ? WHERE number = ?', state._stateID, whole, number);
  }

  /** Puts the state of a match together; throws if a part of it is damaged or missing. */
  snapshot(id: string): Snapshot | null {
    const row = this.connection.row(
      `SELECT number, CAST(updated AS INTEGER) AS updated, CAST(wholes.state_id AS INTEGER) AS state_id,
         CAST(wholes.state AS BLOB) AS whole, initials.number IS NOT NULL AS begun
       FROM matches LEFT JOIN wholes USING (number) LEFT JOIN initials USING (number) WHERE id = ?`,
      id,
    );
    if (!row) return null;
    if (!row.begun) throw new Damage('its initial state is missing');
    const number = Number(row.number);
    const state = readState(row.whole, 'its state');
    if (state._stateID !== Number(row.state_id)) throw new Damage('its state is not the one it should be');
    const lines = this.connection.rows(
      'SELECT line, CAST(change AS BLOB) AS change FROM log WHERE line > ? AND line <= ? ORDER BY line',
      lineOf(number, state._stateID),
      linesOf(number)[1],
    );
    const last = state._stateID + lines.length;
    this.checkGaps(number, last);
    const changes = lines.map(({ change }) => jsonOf(change, 'a change of its state'));
    const now = checkedState(
      attempt(() => stateAfter(state, changes)),
      'its state after the last move',
    );
    if (now._stateID !== last) throw new Damage('its state after the last move is not the one it should be');
    const room = lines.reduce((left, { change }) => left - lengthOf(change), lengthOf(row.whole));
    return { number, state: now, room, noted: Number(row.updated) };
  }

  /** The initial state; throws if it is damaged. */
  initial(id: string): StoredState | null {
    const row = this.connection.row(
      `SELECT CAST(state AS BLOB) AS state FROM matches LEFT JOIN initials USING (number) WHERE id = ?`,
      id,
    );
    return row ? readState(row.state, 'its initial state') : null;
  }

  /** Throws if a line is damaged or missing. */
  log(id: string): LogEntry[] {
    const lines = this.connection.rows(
      `SELECT number, line, CAST(entries AS BLOB) AS entries FROM matches JOIN log ON ${ITS_LINES} WHERE id = ? ORDER BY line`,
      id,
    );
    return lines.flatMap(({ number, line, entries }, at) => {
      if (line !== lineOf(Number(number), at)) throw new Damage(`line ${at} of its log is missing`);
      return readEntries(entries, `line ${at} of its log`);
    });
  }

  delete(number: number): void {
    for (const table of ['initials', 'wholes']) this.connection.run(`DELETE FROM ${table} WHERE number = ?`, number);
    this.connection.run('DELETE FROM log WHERE line BETWEEN ? AND ?', ...linesOf(number));
  }

  /** The log must have every line from the first to that of the present state. */
  private checkGaps(number: number, last: number): void {
    const found = this.connection.row(
      'SELECT min(line) AS first, max(line) AS last, count(*) AS lines FROM log WHERE line BETWEEN ? AND ?',
      ...linesOf(number),
    );
    const isWhole =
      found?.first === lineOf(number, 0) && found.last === lineOf(number, last) && found.lines === last + 1;
    if (!isWhole) throw new Damage('a line of its log is missing');
  }
}

/** A change that does not fit the state before it fails in any way. */
function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch {
    throw new Damage('a change of its state does not fit the state before it');
  }
}
