/** Stores in folders of their own that a test opens, and the smallest things to put into them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry } from 'boardgame.io';
import type { Connection } from '../../server/storage/connection';
import { type SqliteOptions, SqliteStore } from '../../server/storage/sqlite';
import type { ChatMessage, Match, Store, StoredState } from '../../server/storage/store';

const folders: string[] = [];
const stores: Store[] = [];

/** A new folder; `closeStores` removes it. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'smashtable-'));
  folders.push(made);
  return made;
}

/** Opens a store, by default in a new folder; `closeStores` closes it. */
export function open(at: string | null = folder(), options: SqliteOptions = {}): SqliteStore {
  const store = SqliteStore.open(at, options);
  stores.push(store);
  return store;
}

/** Closes a store before the end of the test. */
export async function close(store: Store): Promise<void> {
  stores.splice(stores.indexOf(store), 1);
  await store.close();
}

export async function closeStores(): Promise<void> {
  for (const store of stores.splice(0)) await store.close();
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
}

/** The connection of a store, for what only a disk can do to it. */
export function connectionOf(store: SqliteStore): Connection {
  return (store as unknown as { connection: Connection }).connection;
}

export const match = (id: string, more: Partial<Match> = {}): Match => ({
  id,
  created: 1000,
  updated: 1000,
  players: 2,
  seats: [{}, {}],
  host: null,
  setupData: {},
  unlisted: false,
  table: { spectatorChat: true },
  content: 'abc',
  seed: 'seed',
  started: false,
  ...more,
});

/** A state as far as a store looks into it. */
export const state = (stateID: number, gameover?: unknown): StoredState =>
  ({ _stateID: stateID, ctx: { turn: stateID, ...(gameover !== undefined && { gameover }) } }) as StoredState;

export const entry = (stateID: number): LogEntry =>
  ({ _stateID: stateID, action: { type: 'MAKE_MOVE', payload: { type: 'finish', args: [] } } }) as never;

export const message = (id: string): ChatMessage => ({ id, sender: '0', name: 'Ann', text: `says ${id}`, at: 1 });
