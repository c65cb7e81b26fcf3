/** What leaves the server about a match: never the state itself, only views of it. */
import type { FilteredMetadata, LogEntry } from 'boardgame.io';
import type { Catalog } from '../../game/catalog';
import type { PlayerId } from '../../game/state';
import { type PublicView, viewParts } from '../../game/view';
import type { SeatClock } from '../matches/timers';
import type { Match, StoredState } from '../storage/store';
import { Written } from './written';

/** Who looks: a seat, or null for a spectator. */
export type Viewer = PlayerId | null;

/** What is sent of the public part of a state, for as long as somebody may be sent it. */
const publicParts = new WeakMap<PublicView, { readonly cards: Written; readonly rest: Written }>();

function publicPart(view: PublicView): { readonly cards: Written; readonly rest: Written } {
  const known = publicParts.get(view);
  if (known) return known;
  const { cards, ...rest } = view;
  const written = { cards: Written.of(cards), rest: Written.of(rest) };
  publicParts.set(view, written);
  return written;
}

/** The state in the form boardgame.io's clients expect, as one viewer may see it. */
export function clientState(catalog: Catalog, state: StoredState, viewer: Viewer): Written {
  const { common, own } = viewParts(catalog, state.G, viewer);
  const { cards, rest } = publicPart(common);
  const added = Object.fromEntries(Object.entries(own.cards).filter(([id]) => !(id in common.cards)));
  const mine = Written.object({ ...own, cards: Written.merged(cards, Written.of(added)) });
  const G = Written.merged(rest, mine);
  const { ctx, _stateID } = state;
  return Written.object({ G, ctx, plugins: {}, _undo: [], _redo: [], _stateID, deltalog: [] });
}

/** Entries as those are sent them whose move it was not. */
const othersEntries = new WeakMap<LogEntry, Written>();

/** Log entries as one viewer may see them: the arguments of others' moves stay with those who made them. */
export function clientLog(entries: readonly LogEntry[], viewer: Viewer): Written {
  const own = viewer === null ? null : String(viewer);
  return Written.list(
    entries.map((entry) => {
      const { redact, ...shown } = entry;
      return !redact || entry.action.payload.playerID === own ? shown : forOthers(entry);
    }),
  );
}

function forOthers(entry: LogEntry): Written {
  const known = othersEntries.get(entry);
  if (known) return known;
  const { redact: _, action, ...shown } = entry;
  const written = Written.of({ ...shown, action: { ...action, payload: { ...action.payload, args: null } } });
  othersEntries.set(entry, written);
  return written;
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
