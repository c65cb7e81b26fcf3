/**
 * Makes a stored state smaller. While a question is open, the state holds the one before the move as well, and most of that
 * is the same: only what differs is kept.
 */
import type { Card, Id, State } from '../../game/state';
import type { StoredState } from '../storage/store';

/** What the state before the move had that is different now. */
interface Before extends Partial<Omit<State, 'cards'>> {
  readonly cards: Readonly<Record<Id, Card>>;
}

export function packed(state: StoredState): StoredState {
  const { G } = state;
  if (!G.resolution) return state;
  const { checkpoint } = G.resolution;
  const before: Record<string, unknown> = {};
  for (const key of Object.keys(checkpoint) as (keyof State)[])
    if (key !== 'cards' && key !== 'resolution' && checkpoint[key] !== G[key]) before[key] = checkpoint[key];
  before.cards = Object.fromEntries([...checkpoint.cards.entries()].filter(([id, card]) => card !== G.cards[id]));
  return { ...state, G: { ...G, resolution: { ...G.resolution, checkpoint: before as unknown as State } } };
}

export function unpacked(kept: StoredState): StoredState {
  const { G } = kept;
  if (!G.resolution) return kept;
  const { cards, ...before } = G.resolution.checkpoint as unknown as Before;
  const checkpoint: State = {
    ...G,
    ...before,
    resolution: null,
    cards: G.cards.map((card, id) => cards[id] ?? card),
  };
  return { ...kept, G: { ...G, resolution: { ...G.resolution, checkpoint } } };
}
