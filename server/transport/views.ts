/** What leaves the server about a match: never the state itself, only views of it. */
import type { FilteredMetadata, LogEntry } from 'boardgame.io';
import type { Catalog } from '../../game/catalog';
import type { Id, PlayerId } from '../../game/state';
import { type PublicView, viewParts } from '../../game/view';
import type { SeatClock } from '../matches/timers';
import type { Match, StoredState } from '../storage/store';
import { Written } from './written';

/** Who looks: a seat, or null for a spectator. */
export type Viewer = PlayerId | null;

/** What is sent to all, for as long as somebody may be sent it. */
interface Shared {
  readonly cards: string;
  readonly players: readonly string[];
  /** The other fields of the view. */
  readonly rest: string;
}

const shared = new WeakMap<PublicView, Shared>();

function sharedBy(view: PublicView): Shared {
  const known = shared.get(view);
  if (known) return known;
  const { cards, players, options, ...rest } = view;
  const made = {
    cards: fieldsOf(cards),
    players: players.map((player) => JSON.stringify(player)),
    rest: `${JSON.stringify(rest).slice(1, -1)},"options":${textOf(options)}`,
  };
  shared.set(view, made);
  return made;
}

/** The texts of what stays as it is from one move to the next. */
const texts = new WeakMap<object, string>();

function textOf(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

/** The fields of an object that has values by id. */
function fieldsOf(values: Readonly<Record<Id, object>>, except: object = {}): string {
  let text = '';
  for (const id in values)
    if (!(id in except)) text += `${text === '' ? '' : ','}"${id}":${textOf(values[id as unknown as Id] as object)}`;
  return text;
}

/** The state in the form boardgame.io's clients expect, as one viewer may see it. */
export function clientState(catalog: Catalog, state: StoredState, viewer: Viewer): Written {
  const { common, privy, own } = viewParts(catalog, state.G, viewer);
  const { cards, players, rest } = sharedBy(common);
  const more = fieldsOf(privy.cards, common.cards);
  const seen = cards === '' || more === '' ? cards + more : `${cards},${more}`;
  const { hand } = privy;
  const seats = hand
    ? players.map((text, seat) => (seat === viewer ? `${text.slice(0, -1)},"hand":${JSON.stringify(hand)}}` : text))
    : players;
  const G = `{${rest},"cards":{${seen}},"players":[${seats.join()}],${JSON.stringify(own).slice(1)}`;
  const { ctx, _stateID } = state;
  return Written.as(
    `{"G":${G},"ctx":${textOf(ctx)},"plugins":{},"_undo":[],"_redo":[],"_stateID":${_stateID},"deltalog":[]}`,
  );
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
