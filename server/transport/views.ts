/** What leaves the server about a match: never the state itself, only views of it. */
import type { FilteredMetadata, LogEntry } from 'boardgame.io';
import type { Catalog } from '../../game/catalog';
import type { SeatClock } from '../../game/published';
import type { Card, Id, PlayerId, State } from '../../game/state';
import { type PowerView, type PublicView, viewParts } from '../../game/view';

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

function sharedBy(view: PublicView, { cards, options }: State): Shared {
  const known = shared.get(view);
  if (known) return known;
  const faceUp = fields(view.cards, (id) => textOf(cards[id] as Card));
  const discarded = view.piles.map((pile) => pileOf(pile, cards));
  const made = {
    cards: [faceUp, ...discarded].filter((text) => text !== '').join(),
    players: view.players.map(textOf),
    rest: `${JSON.stringify(view.table).slice(1, -1)},"options":${textOf(options)},"power":${powerOf(view)}`,
  };
  shared.set(view, made);
  return made;
}

function powerOf({ power }: PublicView): string {
  const one = ({ total, parts }: PowerView): string =>
    `{"total":${total},"parts":${parts.length === 0 ? '[]' : JSON.stringify(parts)}}`;
  return `{${fields(power.keys(), (id) => one(power.get(id) as PowerView))}}`;
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

/** The texts of discard piles: a card does not change while it lies there. */
const piles = new WeakMap<readonly Id[], string>();

function pileOf(ids: readonly Id[], cards: State['cards']): string {
  const known = piles.get(ids);
  if (known !== undefined) return known;
  const text = fields(ids, (id) => JSON.stringify(cards[id]));
  piles.set(ids, text);
  return text;
}

/** The names of fields as they have been needed, by id. */
const names: string[] = [];

/** The fields of an object that has something by id. */
function fields(ids: Iterable<Id>, textFor: (id: Id) => string): string {
  const made: string[] = [];
  for (const id of ids) {
    names[id] ??= `"${id}":`;
    made.push(names[id] + textFor(id));
  }
  return made.join();
}

/** The state in the form boardgame.io's clients expect, as one viewer may see it. */
export function clientState(catalog: Catalog, { G, ctx, _stateID }: StoredState, viewer: Viewer): Written {
  const { common, decision, legal, whyNot, hand, cards: own } = viewParts(catalog, G, viewer);
  const { cards, players, rest } = sharedBy(common, G);
  const more = fields(own, (id) => textOf(G.cards[id] as Card));
  const seats = players.map((text, seat) =>
    hand && seat === viewer ? `${text.slice(0, -1)},"hand":${textOf(hand)}}` : text,
  );
  const reasons = fields(whyNot.keys(), (id) => `"${whyNot.get(id)}"`);
  // Few long texts are added up, which copies them only when they are sent; many short ones are better joined.
  const view =
    `{${rest},"cards":{${cards}${cards && more ? ',' : ''}${more}},"players":[${seats.join()}],` +
    `"decision":${decision ? textOf(decision) : null},"legal":${textOf(legal).slice(0, -1)},"whyNot":{${reasons}}}}`;
  return Written.as(
    `{"G":${view},"ctx":${textOf(ctx)},"plugins":{},"_undo":[],"_redo":[],"_stateID":${_stateID},"deltalog":[]}`,
  );
}

interface Entries {
  /** As those are sent it whose move it was. */
  readonly own: Written;
  readonly others: Written;
}

const written = new WeakMap<LogEntry, Entries>();

/** Log entries as one viewer may see them: the arguments of others' moves stay with those who made them. */
export function clientLog(entries: readonly LogEntry[], viewer: Viewer): Written {
  const seat = viewer === null ? null : String(viewer);
  return Written.list(
    entries.map((entry) => {
      const { own, others } = writtenOf(entry);
      return entry.action.payload.playerID === seat ? own : others;
    }),
  );
}

function writtenOf(entry: LogEntry): Entries {
  const known = written.get(entry);
  if (known) return known;
  const { redact, action, ...rest } = entry;
  const more = JSON.stringify(rest).slice(1);
  const own = Written.as(`{"action":${JSON.stringify(action)},${more}`);
  const { payload } = action;
  const hidden = { type: action.type, payload: { ...payload, args: null } };
  const made = { own, others: redact ? Written.as(`{"action":${JSON.stringify(hidden)},${more}`) : own };
  written.set(entry, made);
  return made;
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
      ...(seat.former && { former: seat.former.name }),
      ...(seat.opened && { opened: true }),
      ...(seat.keptFor !== undefined && { kept: true }),
      ...(match.host === id && { host: true }),
      ...withClock(clockOf(match, id)),
    },
  }));
}

function withClock(clock: SeatClock | null): { clock?: SeatClock } {
  return clock ? { clock } : {};
}
