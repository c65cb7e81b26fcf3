/**
 * What the server keeps, and the contract every database adapter fulfils (`test/server/storage.test.ts` holds each of
 * them to it). Everything stored is plain JSON. A write that fails changes nothing and throws `StorageError`; one that is
 * done survives a loss of power. Of a match that is damaged whatever concerns it throws `MatchDamaged`; lists leave it out.
 */
import type { LogEntry } from 'boardgame.io';
import type { Standing } from '../../game/boardgame';

/** It is known to this many milliseconds when a match was last played: a note for every move would cost as much as the move. */
export const NOTED_EVERY = 20_000;

export type StoredState = Standing;

/** One seat of a match. An empty one has no name. */
export interface Seat {
  readonly name?: string;
  /** Hash of the secret by which whoever sits here is known. */
  readonly key?: string;
  /** What the client wants to keep with the player, for others to see. */
  readonly data?: unknown;
  /** The level of the bot that plays this seat. */
  readonly bot?: string;
  /** A bot plays for the human who sits here until they come back. */
  readonly standIn?: string;
  /** Milliseconds of thinking time left beyond that of each turn. */
  readonly reserve?: number;
  /** Tag of the address that took the seat (see `addressTag`). */
  readonly holder?: string;
  /** Who left a running match or was removed from it, and by which key (hash) they may come back. */
  readonly former?: { readonly name: string; readonly key: string };
  /** The host lets someone new take this seat of a running match. */
  readonly opened?: true;
  /** In a rematch: hash of the key that its player had in the match before; for a while only they may sit here. */
  readonly keptFor?: string;
}

/** Whether someone who comes for the first time may sit down at this seat of the match. */
export function isFree({ started }: Match, { name, keptFor, opened }: Seat): boolean {
  return name === undefined && keptFor === undefined && (!started || opened === true);
}

/** What is known of a match besides its game. */
export interface Match {
  readonly id: string;
  readonly created: number;
  readonly updated: number;
  readonly players: number;
  readonly seats: readonly Seat[];
  /** The seat that may fill others with bots or empty them. */
  readonly host: number | null;
  /** Hash of the key of who created the match and is its host, seated or not; absent once the host has left. */
  readonly hostKey?: string;
  /** Tag of the address that created it (see `addressTag`). */
  readonly creator?: string;
  readonly setupData: Readonly<Record<string, unknown>>;
  readonly unlisted: boolean;
  readonly table: TableOptions;
  /** Hash of the content it is played with. */
  readonly content: string;
  readonly seed: string;
  readonly started: boolean;
  readonly gameover?: unknown;
  /** The rematch. */
  readonly next?: string;
}

/** How the table is run, apart from the rules. */
export interface TableOptions {
  /** Whether spectators may chat. */
  readonly spectatorChat: boolean;
  /** Seconds for each turn and in reserve for the whole match; no timer if absent. */
  readonly timer?: { readonly turn: number; readonly reserve: number };
}

export interface ChatMessage {
  readonly id: string;
  /** A seat, or null for a spectator. */
  readonly sender: string | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Who may not come in (`ban`) or not speak (`mute`): an address or a name. */
export interface Ban {
  readonly kind: 'ban' | 'mute';
  readonly on: 'address' | 'name';
  readonly value: string;
  readonly reason: string;
  readonly at: number;
}

export interface MatchQuery {
  readonly finished?: boolean;
  readonly updatedBefore?: number;
  readonly updatedAfter?: number;
  /** Only matches with a seat that someone new may take. */
  readonly open?: boolean;
  readonly players?: number;
  /** Also those that only who has the link may see. */
  readonly unlisted?: boolean;
  readonly limit?: number;
  /** Goes on after the page that ended with this cursor. */
  readonly after?: string;
}

export interface MatchPage {
  readonly matches: readonly Match[];
  readonly next: string | null;
}

/** How long matches are kept after their last change, in milliseconds. */
export interface Expiry {
  readonly waiting: number;
  readonly running: number;
  readonly finished: number;
}

/** The database could not do it; the match is as it was. */
export class StorageError extends Error {}

/** What is kept of a match cannot be read any more; all others can. */
export class MatchDamaged extends Error {
  constructor(
    readonly id: string,
    /** What is wrong with it, in words. */
    readonly damage: string,
  ) {
    super(`match ${id} is damaged: ${damage}`);
  }
}

export interface Store {
  create(match: Match, initial: StoredState): Promise<void>;
  match(id: string): Promise<Match | null>;
  /** Changes what is known of a match, as one step: nothing comes between reading and writing. Null if it is gone. */
  change(id: string, change: (match: Match) => Match): Promise<Match | null>;
  list(query: MatchQuery): Promise<MatchPage>;
  state(id: string): Promise<StoredState | null>;
  /**
   * Keeps the state after a move, adds to the log and notes the time (give or take half a minute) and the end of the game,
   * all in one step, unless the state kept is another than the one the move was made from; then false.
   */
  advance(id: string, from: number, state: StoredState, entries: readonly LogEntry[], now: number): Promise<boolean>;
  /** The initial state. */
  initial(id: string): Promise<StoredState | null>;
  log(id: string): Promise<LogEntry[]>;
  addChat(id: string, message: ChatMessage): Promise<void>;
  /** The latest messages, oldest first. */
  chat(id: string): Promise<ChatMessage[]>;
  /** Removes messages by their ids; returns how many there were. */
  removeChat(id: string, messages: readonly string[]): Promise<number>;
  /** A value that the server keeps for itself, such as a secret of its own; null if it was never set. */
  setting(name: string): Promise<string | null>;
  setSetting(name: string, value: string): Promise<void>;
  bans(): Promise<Ban[]>;
  /** Adds a ban, in place of an earlier one of the same kind on the same value. */
  addBan(ban: Ban): Promise<void>;
  /** Whether there was such a ban. */
  removeBan(ban: Pick<Ban, 'kind' | 'on' | 'value'>): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Removes matches nobody has touched for long; returns their ids. */
  expire(expiry: Expiry, now: number): Promise<string[]>;
  /** How many matches are kept, for the metrics. */
  count(): Promise<{ waiting: number; running: number; finished: number }>;
  /** The damaged matches that were come across so far. */
  damaged(): readonly MatchDamaged[];
  /** Throws a `StorageError` that says why while nothing can be written; tries to, if it failed before. */
  check(): Promise<void>;
  close(): Promise<void>;
}
