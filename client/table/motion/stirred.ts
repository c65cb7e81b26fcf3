/** Which cards may lie elsewhere after a change: to look up where every card lies takes longer than most moves are worth. */
import type { Id, PlayerId } from '../../../game/state';
import type { View } from '../../../game/view';
import { giverOf, touchesIn } from './touches';
import type { Change } from './whereabouts';

/** The bases, all cards where one came, went or changed hands, and those that are pointed at. */
export function stirred(change: Change, actor: PlayerId): ReadonlySet<Id> {
  const { before, after, events } = change;
  const cards = new Set<Id>();
  const old = groupsOf(before);
  const now = groupsOf(after);
  for (const [place, was] of old) if (now.get(place)?.sign !== was.sign) addAll(cards, was.cards);
  for (const [place, is] of now) if (old.get(place)?.sign !== is.sign) addAll(cards, is.cards);
  for (const { source, target } of touchesIn(events, actor)) {
    addWithHolders(cards, target, change);
    if (source !== null) addWithHolders(cards, source, change);
  }
  for (const event of events) {
    const giver = event.type === 'gainedVp' ? giverOf(event, before) : undefined;
    if (giver !== undefined) addWithHolders(cards, giver, change);
  }
  for (const { bases } of [before, after]) for (const { id } of bases) cards.add(id);
  return cards;
}

/** The cards at one place, and a text that is another one when they lie differently. */
interface Group {
  readonly cards: Id[];
  sign: string;
}

function groupsOf({ cards, inPlay, limbo, players, scoring }: View): Map<string, Group> {
  const groups = new Map<string, Group>();
  const add = (place: string, card: Id, sign: string): void => {
    const group = groups.get(place) ?? { cards: [], sign: scoring && place === `base ${scoring.base}` ? 'scores' : '' };
    group.cards.push(card);
    group.sign += sign;
    groups.set(place, group);
  };
  for (const id of inPlay) {
    const play = cards[id]?.play;
    let base = play?.on ?? 0;
    for (let next = cards[base]?.play; next; next = cards[base]?.play) base = next.on;
    add(`base ${base}`, id, `,${id} on ${play?.on} of ${play?.controller}`);
  }
  for (const id of limbo) add('limbo', id, `,${id}`);
  for (const [seat, { hand = [] }] of players.entries()) for (const id of hand) add(`hand ${seat}`, id, `,${id}`);
  return groups;
}

/** A card that lies on another moves with it. */
function addWithHolders(cards: Set<Id>, id: Id, { before, after }: Change): void {
  for (const view of [before, after])
    for (let one: Id | undefined = id; one !== undefined; one = view.cards[one]?.play?.on) cards.add(one);
}

function addAll(cards: Set<Id>, more: readonly Id[]): void {
  for (const id of more) cards.add(id);
}
