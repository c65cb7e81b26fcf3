/** Who touched what by what in a move, to be pointed at. */
import type { Cause, EventOf, GameEvent } from '../../../game/events';
import type { DefId, Id, PlayerId } from '../../../game/state';
import type { View } from '../../../game/view';

export interface Touch {
  /** The card that did it; null where a card itself is all there is to point at. */
  readonly source: Id | null;
  readonly target: Id;
  readonly player: PlayerId;
}

/** More than this at once cannot be followed. */
const MOST = 10;

export function touchesIn(events: readonly GameEvent[], actor: PlayerId): Touch[] {
  const touches = new Map<string, Touch>();
  // Events without a cause of their own come of the card that was played or used last.
  let running: { readonly source: Id; readonly player: PlayerId } | null = null;
  const add = (source: Id | null, target: Id, player: PlayerId): void => {
    if (target === 0) return;
    const touch = { source: source === target || source === 0 ? null : source, target, player };
    touches.set(`${touch.source}>${target}`, touch);
  };
  const addCaused = ({ source, player, doer }: Cause, target: Id): void =>
    add(source, target, doer ?? (player < 0 ? actor : player));
  for (const event of events) {
    switch (event.type) {
      case 'played':
        running = { source: event.card, player: event.player };
        add(null, event.card, event.player);
        if (event.cardType === 'action') add(event.card, event.on, event.player);
        break;
      case 'used':
        running = { source: event.card, player: event.player };
        add(null, event.card, event.player);
        break;
      case 'destroyed':
      case 'returned':
      case 'moved':
      case 'putInDeck':
        addCaused(event.cause, event.card);
        break;
      case 'countersChanged':
      case 'powerChanged':
      case 'controlChanged':
      case 'prevented':
      case 'cancelled':
        add(running?.source ?? null, event.card, running?.player ?? actor);
        break;
      case 'breakpointChanged':
        add(running?.source ?? null, event.base, running?.player ?? actor);
        break;
      case 'transferred':
        add(running?.source ?? null, event.to, event.player);
        break;
      default:
    }
  }
  return [...touches.values()].slice(0, MOST);
}

/** Actions that take effect and are gone: they lie nowhere on the table, so they are held up for a moment. */
export function heldUp(
  events: readonly GameEvent[],
): { readonly card: Id; readonly def: DefId; readonly player: PlayerId }[] {
  return events.flatMap((event) =>
    event.type === 'played' && event.standard ? [{ card: event.card, def: event.def, player: event.player }] : [],
  );
}

/** The base or card that gave points, if it is on the table. */
export function giverOf({ source }: EventOf<'gainedVp'>, { bases, inPlay, cards }: View): Id | undefined {
  return [...bases.map(({ id }) => id), ...inPlay].find((id) => cards[id]?.def === source);
}
