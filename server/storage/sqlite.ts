/**
 * Keeps matches in one SQLite file, in a folder that one server uses at a time (`backup.ts` copies it meanwhile). What is
 * written is seen at once by whoever reads it, but it counts as done, and is told to anybody, only once it is on the disk.
 */
import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LogEntry } from 'boardgame.io';
import { ChatTable } from './chatTable';
import { Connection } from './connection';
import { foldLog } from './copy';
import { Damage } from './damage';
import { GroupSync, type SyncFile } from './groupSync';
import { FolderLock } from './lock';
import { MatchTable } from './matchTable';
import { migrate, versionOf } from './migrations';
import { MoveTable } from './moveTable';
import { SettingsTable } from './settingsTable';
import { type Snapshot, Snapshots, stepTo } from './snapshots';
import type { Ban, ChatMessage, Expiry, Match, MatchPage, MatchQuery, Store, StoredState } from './store';
import { MatchDamaged, StorageError } from './store';

/** The name of the file in its folder. */
export const DATABASE = 'smashtable.db';

/** Bytes that are written to see whether anything can be: more than any move needs. */
const PROBE = 2 ** 15;

export interface SqliteOptions {
  /** Whether what was acknowledged survives a loss of power (`full`), or only the end of the process (`normal`). */
  readonly durability?: 'full' | 'normal';
  /** Told once of each match that turns out to be damaged. */
  readonly report?: (damaged: MatchDamaged) => void;
  /** Another way to bring the log to the disk: for tests only. */
  readonly sync?: SyncFile;
}

export class SqliteStore implements Store {
  private readonly matches: MatchTable;
  private readonly moves: MoveTable;
  private readonly messages: ChatTable;
  private readonly settings: SettingsTable;
  private readonly snapshots = new Snapshots();
  private readonly damages = new Map<string, MatchDamaged>();

  private constructor(
    private readonly connection: Connection,
    private readonly lock: FolderLock | null,
    /** None where nothing has to be on the disk. */
    private readonly sync: GroupSync | null,
    private readonly report: SqliteOptions['report'],
  ) {
    this.matches = new MatchTable(connection);
    this.moves = new MoveTable(connection);
    this.messages = new ChatTable(connection);
    this.settings = new SettingsTable(connection);
  }

  /** Opens the database in a folder, which is made if need be; null keeps everything in memory. */
  static open(folder: string | null, { durability = 'full', report, sync }: SqliteOptions = {}): SqliteStore {
    if (folder === null) return new SqliteStore(connect(':memory:'), null, null, report);
    let lock: FolderLock | null = null;
    try {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
      lock = FolderLock.take(folder);
      const file = join(folder, DATABASE);
      const connection = connect(file);
      return new SqliteStore(
        connection,
        lock,
        durability === 'full' ? new GroupSync(`${file}-wal`, sync) : null,
        report,
      );
    } catch (error) {
      lock?.release();
      throw new StorageError(`cannot keep matches in ${folder}: ${error instanceof Error ? error.message : error}`);
    }
  }

  async create(match: Match, initial: StoredState): Promise<void> {
    this.connection.together(() => this.moves.insert(this.matches.insert(match), initial));
    await this.onDisk();
  }

  async match(id: string): Promise<Match | null> {
    return this.intact(id, () => this.matches.read(id));
  }

  async change(id: string, change: (match: Match) => Match): Promise<Match | null> {
    const { before, after } = this.connection.together(() => {
      const before = this.intact(id, () => this.matches.read(id));
      const after = before && change(before);
      if (after && after !== before) this.matches.update(after);
      return { before, after };
    });
    if (after !== before) await this.onDisk();
    return after;
  }

  async list(query: MatchQuery): Promise<MatchPage> {
    const { found, next } = this.matches.list(query);
    const matches = found.flatMap(({ id, match }) => {
      if (!(match instanceof Damage)) return [match];
      this.noteDamage(id, match);
      return [];
    });
    return { matches, next };
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
    const before = this.snapshots.get(id) ?? this.look(id);
    if (before?.state._stateID !== from) return false;
    const step = stepTo(before, state, now);
    const { whole, isDue, after } = step;
    const write = (): boolean => {
      if (!this.moves.append(from, entries, step)) return false;
      if (whole !== null) this.moves.replaceWhole(after, whole);
      if (isDue) this.matches.note(after.number, now, state.ctx.gameover);
      return true;
    };
    this.snapshots.delete(id);
    if (!(isDue || whole !== null ? this.connection.together(write) : write())) return false;
    this.snapshots.set(id, after);
    await this.onDisk();
    return true;
  }

  async initial(id: string): Promise<StoredState | null> {
    return this.intact(id, () => this.moves.initial(id));
  }

  async log(id: string): Promise<LogEntry[]> {
    return this.intact(id, () => this.moves.log(id));
  }

  async addChat(id: string, message: ChatMessage): Promise<void> {
    this.messages.add(id, message);
    await this.onDisk();
  }

  async chat(id: string): Promise<ChatMessage[]> {
    return this.messages.read(id, (damage) => this.noteDamage(id, damage));
  }

  async removeChat(id: string, messages: readonly string[]): Promise<number> {
    const removed = this.messages.remove(id, messages);
    if (removed > 0) await this.onDisk();
    return removed;
  }

  async setting(name: string): Promise<string | null> {
    return this.settings.read(name);
  }

  async setSetting(name: string, value: string): Promise<void> {
    this.settings.write(name, value);
    await this.onDisk();
  }

  async bans(): Promise<Ban[]> {
    return this.settings.bans();
  }

  async addBan(ban: Ban): Promise<void> {
    this.settings.addBan(ban);
    await this.onDisk();
  }

  async removeBan(ban: Pick<Ban, 'kind' | 'on' | 'value'>): Promise<boolean> {
    const removed = this.settings.removeBan(ban);
    if (removed) await this.onDisk();
    return removed;
  }

  async remove(id: string): Promise<void> {
    const number = this.matches.numberOf(id);
    if (number === null) return;
    this.connection.together(() => this.erase(number, id));
    await this.onDisk();
  }

  async expire(expiry: Expiry, now: number): Promise<string[]> {
    const expired = this.connection.together(() => {
      const found = this.matches.expired(expiry, now);
      for (const { number, id } of found) this.erase(number, id);
      return found;
    });
    if (expired.length > 0) await this.onDisk();
    return expired.map(({ id }) => id);
  }

  async count(): Promise<{ waiting: number; running: number; finished: number }> {
    return this.matches.count();
  }

  damaged(): readonly MatchDamaged[] {
    return [...this.damages.values()];
  }

  async check(): Promise<void> {
    // The same value as before would not be written at all.
    if (this.connection.trouble !== null) await this.setSetting('probe', randomBytes(PROBE).toString('hex'));
    versionOf(this.connection);
  }

  async close(): Promise<void> {
    await this.sync?.close();
    // What a failed disk has left is put right when it is opened again, and only then.
    if (!this.connection.isStopped) {
      foldLog(this.connection);
      this.connection.close();
    }
    this.lock?.release();
  }

  /** Reads the state of a match and remembers it. */
  private look(id: string): Snapshot | null {
    const snapshot = this.intact(id, () => this.moves.snapshot(id));
    if (snapshot) this.snapshots.set(id, snapshot);
    return snapshot;
  }

  private erase(number: number, id: string): void {
    this.snapshots.delete(id);
    this.damages.delete(id);
    for (const table of [this.matches, this.moves, this.messages]) table.delete(number);
  }

  /** Resolves when what was written is on the disk. */
  private async onDisk(): Promise<void> {
    this.connection.trouble = null;
    try {
      await this.sync?.done();
    } catch (error) {
      // What of it is on the disk nobody knows, and moves stored after a gap would be lost with it when the power goes.
      const reason = `the disk failed (${error instanceof Error ? error.message : error}); start the server again`;
      this.snapshots.clear();
      this.connection.stop(reason);
      throw new StorageError(reason);
    }
  }

  /** Reads something of a match; damage is noted and thrown as that of this match. */
  private intact<T>(id: string, read: () => T): T {
    try {
      return read();
    } catch (error) {
      throw error instanceof Damage ? this.noteDamage(id, error) : error;
    }
  }

  private noteDamage(id: string, { message }: Damage): MatchDamaged {
    const noted = this.damages.get(id);
    if (noted?.damage === message) return noted;
    const damaged = new MatchDamaged(id, message);
    this.damages.set(id, damaged);
    this.report?.(damaged);
    return damaged;
  }
}

/** Opens a file as the server uses it, in the present layout. */
function connect(file: string): Connection {
  const connection = new Connection(file);
  try {
    migrate(connection, file);
    connection.exec('PRAGMA journal_mode = WAL');
    // The log is brought to the disk by `GroupSync`, and by SQLite itself before it is carried over into the file.
    connection.exec('PRAGMA synchronous = NORMAL');
    // Moves wait while it is carried over, so that happens seldom.
    connection.exec('PRAGMA wal_autocheckpoint = 8000');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
