/** The lobby of the server: matches and their seats. */
import type { SeatClock } from '../../game/published';
import { GAME_NAME } from '../../game/stages';
import { get, post } from './http';

export type Level = 'random' | 'greedy' | 'planner';

/** A seat of a match, for all to see. */
export interface Seat {
  readonly id: number;
  /** Absent while nobody sits there. */
  readonly name?: string;
  readonly isConnected?: boolean;
  readonly data?: {
    readonly bot?: Level;
    /** A bot plays for the player until they are back. */
    readonly standIn?: Level;
    readonly host?: true;
    /** In a running match: who left this seat and may come back to it. */
    readonly former?: string;
    /** In a running match: anyone may take this seat. */
    readonly opened?: true;
    /** In a rematch: the seat waits for who had it in the match before. */
    readonly kept?: true;
    /** In a match with a turn timer. */
    readonly clock?: SeatClock;
  };
}

interface TableOptions {
  readonly spectatorChat?: boolean;
  readonly timer?: { readonly turn: number; readonly reserve: number };
}

export interface MatchInfo {
  readonly matchID: string;
  readonly players: readonly Seat[];
  readonly setupData: Readonly<Record<string, unknown>>;
  readonly table: TableOptions;
  readonly unlisted: boolean;
  readonly started: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly gameover?: unknown;
  readonly nextMatchID?: string;
}

export interface NewMatch {
  readonly numPlayers: number;
  readonly setupData?: Readonly<Record<string, unknown>>;
  readonly unlisted?: boolean;
  readonly table?: TableOptions;
}

/** Who sits: a seat and its key. */
export interface Sitting {
  readonly playerID: string;
  readonly credentials: string;
}

/** What is told only to who creates a match. */
export interface NewKeys {
  /** Makes whoever joins with it the host. */
  readonly hostKey?: string;
  /** What the link of an unlisted match has besides the id. */
  readonly secret?: string;
}

/** A host is known by their seat or, before they sit, by the key they were given. */
export type HostProof = Sitting | { readonly hostKey: string };

/** Whether someone who comes for the first time may sit down at a seat. */
export function isFree({ name, data }: Seat, started: boolean): boolean {
  return name === undefined && !data?.kept && (!started || data?.opened === true);
}

const path = (...parts: string[]): string => ['/games', GAME_NAME, ...parts.map(encodeURIComponent)].join('/');

export interface ListFilter {
  readonly open?: boolean;
  readonly finished?: boolean;
  readonly players?: number;
  readonly after?: string;
  readonly limit?: number;
}

export function listMatches(
  { open, finished, players, after, limit }: ListFilter,
  signal?: AbortSignal,
): Promise<{ matches: MatchInfo[]; next: string | null }> {
  const query = new URLSearchParams();
  if (open) query.set('open', 'true');
  if (finished !== undefined) query.set('isGameover', String(finished));
  if (players !== undefined) query.set('players', String(players));
  if (after !== undefined) query.set('after', after);
  if (limit !== undefined) query.set('limit', String(limit));
  return get(`${path()}?${query}`, { signal });
}

/** `pass` is what opens a match that is not listed. */
export const matchInfo = (id: string, pass: string | null, signal?: AbortSignal): Promise<MatchInfo> =>
  get(path(id), { signal, pass });

export const createMatch = (match: NewMatch): Promise<NewKeys & { readonly matchID: string }> =>
  post(path('create'), match);

interface Joining extends NewKeys {
  readonly name: string;
  readonly seat?: number;
  /** The key of a seat that the player had in this match, or in the one before. */
  readonly credentials?: string;
}

export async function joinMatch(id: string, { name, seat, ...keys }: Joining): Promise<Sitting> {
  const body = { playerName: name, ...(seat !== undefined && { playerID: String(seat) }), ...keys };
  const { playerID, playerCredentials } = await post<{ playerID: string; playerCredentials: string }>(
    path(id, 'join'),
    body,
  );
  return { playerID, credentials: playerCredentials };
}

export const leaveMatch = (id: string, sitting: Sitting): Promise<object> => post(path(id, 'leave'), sitting);

export const renameIn = (id: string, sitting: Sitting, newName: string): Promise<object> =>
  post(path(id, 'update'), { ...sitting, newName });

export const seatBots = (
  id: string,
  host: HostProof,
  bots: readonly { readonly seat: number; readonly level: Level }[],
): Promise<object> =>
  post(path(id, 'bots'), { ...host, bots: bots.map(({ seat, level }) => ({ seat: String(seat), level })) });

export const removeFrom = (id: string, host: HostProof, seat: number): Promise<object> =>
  post(path(id, 'remove'), { ...host, seat: String(seat) });

/** Lets someone new take a seat of a running match. */
export const openSeat = (id: string, host: HostProof, seat: number): Promise<object> =>
  post(path(id, 'open'), { ...host, seat: String(seat) });

/** The match in which the players of a finished one play again. */
export const nextMatch = (id: string, sitting: Sitting): Promise<{ nextMatchID: string; secret?: string }> =>
  post(path(id, 'playAgain'), sitting);
