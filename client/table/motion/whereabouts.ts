/** Where a card that comes into sight comes from, and where one that goes out of sight goes: the name of a zone of the table. */
import type { GameEvent } from '../../../game/events';
import type { Id } from '../../../game/state';
import type { View } from '../../../game/view';

/** Two views of a match and what happened between them. */
export interface Change {
  readonly before: View;
  readonly after: View;
  readonly events: readonly GameEvent[];
}

/** Where a card is seen on the table; null where it is not. */
export function placeIn({ bases, cards, limbo, players }: View, card: Id): string | null {
  if (bases.some(({ id }) => id === card)) return 'table';
  let place = '';
  for (let play = cards[card]?.play; play; play = cards[play.on]?.play) place += ` on ${play.on} of ${play.controller}`;
  if (place !== '') return place;
  if (limbo.includes(card)) return 'limbo';
  return players.some(({ hand }) => hand?.includes(card)) ? 'hand' : null;
}

export function originOf(card: Id, { before, after, events }: Change): string | null {
  if (isBase(card, after)) return 'basedeck';
  const pile = discardWith(card, before) ?? handWith(card, before);
  if (pile) return pile;
  if (before.inPlay.includes(card)) return null;
  for (const event of events) {
    if (event.type === 'played' && event.card === card)
      return event.from === 'hand' ? `hand-${event.player}` : `${event.from}-${event.owner}`;
    if (event.type === 'discarded' && event.card === card) return `${event.from}-${event.player}`;
  }
  const owner = after.cards[card]?.owner;
  if (owner === undefined) return null;
  // The faces of other hands and of decks are not known: what turns up in a hand was drawn.
  return after.inPlay.includes(card) ? `hand-${owner}` : `deck-${owner}`;
}

export function destinationOf(card: Id, { before, after, events }: Change): string | null {
  if (isBase(card, before)) return null;
  const pile = discardWith(card, after) ?? handWith(card, after);
  if (pile) return pile;
  if (after.inPlay.includes(card) || after.limbo.includes(card)) return null;
  for (const event of events) {
    if (event.type === 'leftPlay' && event.card === card) return `${event.to}-${event.owner}`;
  }
  const owner = before.cards[card]?.owner;
  // It left the viewer's hand, and lies neither on the table nor on a discard pile.
  return owner !== undefined && handWith(card, before) ? `deck-${owner}` : null;
}

function isBase(card: Id, view: View): boolean {
  return view.bases.some(({ id }) => id === card);
}

function discardWith(card: Id, { players }: View): string | null {
  const seat = players.findIndex(({ discard }) => discard.includes(card));
  return seat < 0 ? null : `discard-${seat}`;
}

function handWith(card: Id, { players }: View): string | null {
  const seat = players.findIndex(({ hand }) => hand?.includes(card));
  return seat < 0 ? null : `hand-${seat}`;
}
