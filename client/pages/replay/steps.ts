/** The steps of a replay, fetched in parts as they are needed. */
import type { GameEvent } from '../../../game/events';
import type { PlayerId } from '../../../game/state';
import type { View } from '../../../game/view';
import { type Asking, get } from '../../net/http';

export interface Step {
  readonly view: View;
  readonly events: readonly GameEvent[];
  /** Who made the move that led here; null before the first. */
  readonly player: PlayerId | null;
  readonly turn: number;
}

export interface Part {
  /** How many moves there are; step 0 is before the first of them. */
  readonly total: number;
  readonly names: readonly string[];
  readonly players: number;
  readonly steps: readonly Step[];
}

export interface TurnStart {
  readonly index: number;
  readonly turn: number;
  readonly player: PlayerId;
}

/** Steps in one request. */
export const PART = 50;

export function fetchPart(id: string, seat: PlayerId | null, part: number, asking: Asking): Promise<Part> {
  const query = new URLSearchParams({ seat: String(seat ?? 'none'), from: String(part * PART), count: String(PART) });
  return get(`/replays/${encodeURIComponent(id)}/steps?${query}`, asking);
}

export const fetchTurns = (id: string, asking: Asking): Promise<readonly TurnStart[]> =>
  get(`/replays/${encodeURIComponent(id)}/turns`, asking);

/** Which part to fetch next: that of the step, then the following one when it is near, then what led up to it. */
export function nextPart(known: ReadonlySet<number>, step: number, total: number | null): number | null {
  const here = Math.floor(step / PART);
  if (!known.has(here)) return here;
  const soon = Math.floor((step + PART / 2) / PART);
  if (total !== null && soon * PART <= total && !known.has(soon)) return soon;
  for (let part = here - 1; part >= 0; part--) if (!known.has(part)) return part;
  return null;
}
