/** What leaves the server about a match: never the state itself, only views of it. */
import type { State as BoardState, FilteredMetadata, LogEntry } from 'boardgame.io';
import type { Catalog } from '../../game/catalog';
import type { PlayerId } from '../../game/state';
import { type View, viewOf } from '../../game/view';
import type { SeatClock } from '../matches/timers';
import type { Match, StoredState } from '../storage/store';

/** Who looks: a seat, or null for a spectator. */
export type Viewer = PlayerId | null;

/** The state in the form boardgame.io's clients expect, as one viewer may see it. */
export function clientState(catalog: Catalog, state: StoredState, viewer: Viewer): BoardState<View> {
  const G = viewOf(catalog, state.G, viewer);
  return { G, ctx: state.ctx, plugins: {}, _undo: [], _redo: [], _stateID: state._stateID, deltalog: [] };
}

/** Log entries as one viewer may see them: the arguments of others' moves stay with those who made them. */
export function clientLog(entries: readonly LogEntry[], viewer: Viewer): LogEntry[] {
  const own = viewer === null ? null : String(viewer);
  return entries.map((entry) => {
    const { redact: _, ...shown } = entry;
    if (entry.action.payload.playerID === own || !entry.redact) return shown;
    const payload = { ...entry.action.payload, args: null };
    return { ...shown, action: { ...entry.action, payload } } as LogEntry;
  });
}

/** What is known of seats at the moment. */
export interface Attendance {
  readonly isConnected: (match: Match, seat: PlayerId) => boolean;
  readonly clockOf: (match: Match, seat: PlayerId) => SeatClock | null;
}

/** The seats of a match for all to see, in boardgame.io's form. */
export function seatsOf(match: Match, { isConnected, clockOf }: Attendance): FilteredMetadata {
  return match.seats.map((seat, id) => ({
    id,
    ...(seat.name !== undefined && { name: seat.name, isConnected: seat.bot !== undefined || isConnected(match, id) }),
    data: {
      ...(typeof seat.data === 'object' && seat.data),
      ...(seat.bot !== undefined && { bot: seat.bot }),
      ...(seat.standIn !== undefined && { standIn: seat.standIn }),
      ...(match.host === id && { host: true }),
      ...withClock(clockOf(match, id)),
    },
  }));
}

function withClock(clock: SeatClock | null): { clock?: SeatClock } {
  return clock ? { clock } : {};
}
