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
  return get(`${path()}?${query}`, signal);
}

export const matchInfo = (id: string, signal?: AbortSignal): Promise<MatchInfo> => get(path(id), signal);

export async function createMatch(match: NewMatch): Promise<string> {
  const { matchID } = await post<{ matchID: string }>(path('create'), match);
  return matchID;
}

export async function joinMatch(id: string, playerName: string, seat?: number): Promise<Sitting> {
  const body = { playerName, ...(seat !== undefined && { playerID: String(seat) }) };
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
  sitting: Sitting,
  bots: readonly { readonly seat: number; readonly level: Level }[],
): Promise<object> =>
  post(path(id, 'bots'), { ...sitting, bots: bots.map(({ seat, level }) => ({ seat: String(seat), level })) });

export const removeFrom = (id: string, sitting: Sitting, seat: number): Promise<object> =>
  post(path(id, 'remove'), { ...sitting, seat: String(seat) });

export async function rematch(id: string, sitting: Sitting): Promise<string> {
  const { nextMatchID } = await post<{ nextMatchID: string }>(path(id, 'playAgain'), sitting);
  return nextMatchID;
}
