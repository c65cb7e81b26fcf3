/**
 * A state that is possible for all a player knows: the cards they cannot see are dealt anew, and so are the random numbers
 * to come. Bots are given nothing else. What is dealt depends on the seed and on what the player can see, never on where
 * the hidden cards really are.
 */
import type { Catalog } from '../../game/catalog';
import { seedRng } from '../../game/random';
import type { Card, Id, PlayerId, State } from '../../game/state';
import { viewOf } from '../../game/view';
import { Dice } from '../simulation/dice';

/** A place for a hidden card, and the player whose place it is (-1: the base deck). */
interface Slot {
  readonly id: Id;
  readonly holder: PlayerId;
}

export function sampleFor(catalog: Catalog, state: State, viewer: PlayerId, seed: string): State {
  const slots = hiddenSlots(catalog, state, viewer);
  const cards = deal(state.cards, slots, new Dice(seed));
  const rng = seedRng(seed);
  const { resolution } = state;
  // Whether others change their opening hands is as secret as the hands (OPEN-50).
  const changing = state.changing.filter((player) => player === viewer);
  if (!resolution) return { ...state, cards, rng, changing };
  const { checkpoint } = resolution;
  const before = [...checkpoint.cards];
  for (const { id } of slots) before[id] = { ...(before[id] as Card), ...(cards[id] as Card) };
  return { ...state, cards, rng, resolution: { ...resolution, checkpoint: { ...checkpoint, cards: before, rng } } };
}

/** Where cards lie that the viewer cannot see, nor could when what is being resolved began. */
function hiddenSlots(catalog: Catalog, state: State, viewer: PlayerId): Slot[] {
  const seen = viewOf(catalog, state, viewer).cards;
  const earlier = state.resolution ? viewOf(catalog, state.resolution.checkpoint, viewer).cards : {};
  const asked = state.resolution?.decision.player ?? state.active;
  const slots: Slot[] = [
    ...state.baseDeck.map((id) => ({ id, holder: -1 })),
    ...state.hidden.map((id) => ({ id, holder: asked })),
    ...state.players.flatMap(({ hand, deck }, holder) => [...hand, ...deck].map((id) => ({ id, holder }))),
  ];
  return slots.filter(({ id }) => !(id in seen) && !(id in earlier));
}

/** Deals the cards of the slots anew: everyone gets their own first, and what strangers hold goes where room is left. */
function deal(cards: readonly Card[], slots: readonly Slot[], dice: Dice): Card[] {
  const result = [...cards];
  const rest: Id[] = [];
  const left: Card[] = [];
  const holders = [...new Set(slots.map(({ holder }) => holder))].sort((a, b) => a - b);
  const records = slots.map(({ id }) => cards[id] as Card);
  for (const owner of new Set([...holders, ...records.map((card) => card.owner)])) {
    const own = dice.shuffle(inOrder(records.filter((card) => card.owner === owner)));
    const places = slots.filter(({ holder }) => holder === owner);
    for (const { id } of places) {
      const card = own.pop();
      if (card) result[id] = card;
      else rest.push(id);
    }
    left.push(...own);
  }
  const foreign = dice.shuffle(inOrder(left));
  for (const id of rest) result[id] = foreign.pop() as Card;
  return result;
}

/** An order that does not depend on where the cards were. */
function inOrder(cards: readonly Card[]): Card[] {
  const keyOf = ({ def, owner, tokens = 0 }: Card): string => `${def} ${owner} ${tokens}`;
  return [...cards].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
