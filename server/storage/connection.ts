/** A connection to a SQLite file: statements, transactions, and failures in the words of the contract. */
import Database from 'libsql';
import { StorageError } from './store';

export type Value = string | number | null;

export interface Row {
  readonly [column: string]: unknown;
}

/** Milliseconds for which another connection to the same file may keep this one waiting. */
const LONGEST_WAIT = 2000;

/** Failures that say nothing about whether the disk can be written to. */
const FAULTS_OF_VALUES = /^SQLITE_(CONSTRAINT|TOOBIG|MISMATCH|RANGE)/;

export class Connection {
  private readonly db: Database.Database;
  private readonly statements = new Map<string, Database.Statement>();
  /** Why the last attempt to write failed; null when it did not. */
  trouble: string | null = null;
  private stopped: string | null = null;

  constructor(file: string) {
    this.db = new Database(file);
    this.exec(`PRAGMA busy_timeout = ${LONGEST_WAIT}`);
  }

  exec(sql: string): void {
    this.ask(() => this.db.exec(sql));
  }

  run(sql: string, ...values: Value[]): Database.RunResult {
    return this.write(() => this.statement(sql).run(...values));
  }

  row(sql: string, ...values: Value[]): Row | undefined {
    return this.ask(() => this.statement(sql).get(...values)) as Row | undefined;
  }

  rows(sql: string, ...values: Value[]): Row[] {
    return this.ask(() => this.statement(sql).all(...values)) as Row[];
  }

  /** The whole number that a pragma or a query of one column gives. */
  figure(sql: string): number {
    return Number(Object.values(this.row(sql) ?? {})[0]);
  }

  /** All of it happens or nothing. */
  together<T>(work: () => T): T {
    this.write(() => this.db.exec('BEGIN IMMEDIATE'));
    try {
      const result = work();
      this.write(() => this.db.exec('COMMIT'));
      return result;
    } catch (error) {
      if (this.db.inTransaction) this.exec('ROLLBACK');
      throw error;
    }
  }

  /** Refuses everything from now on, for a reason. */
  stop(reason: string): void {
    this.stopped = reason;
  }

  get isStopped(): boolean {
    return this.stopped !== null;
  }

  close(): void {
    this.statements.clear();
    this.db.close();
  }

  private write<T>(work: () => T): T {
    this.checkStopped();
    try {
      return work();
    } catch (error) {
      if (isDatabaseError(error) && !FAULTS_OF_VALUES.test(error.code)) this.trouble = error.message;
      throw inWordsOfContract(error);
    }
  }

  private ask<T>(work: () => T): T {
    this.checkStopped();
    try {
      return work();
    } catch (error) {
      throw inWordsOfContract(error);
    }
  }

  private checkStopped(): void {
    if (this.stopped !== null) throw new StorageError(this.stopped);
  }

  private statement(sql: string): Database.Statement {
    const cached = this.statements.get(sql);
    if (cached) return cached;
    const statement = this.db.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}

function inWordsOfContract(error: unknown): unknown {
  return isDatabaseError(error) ? new StorageError(`the database refused: ${error.message}`) : error;
}

function isDatabaseError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE');
}
