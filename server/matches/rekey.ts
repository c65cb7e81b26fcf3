/** Matches stored when random numbers could be foretold go on, with a secret key of their own. */
import { isKeyed, seedRng } from '../../game/random';
import type { StoredState } from '../storage/store';
import { newSeed } from './keys';

/**
 * The state with a key for its random numbers: a new one if it was stored when there was none. A question that is open then
 * may be asked anew, if it came from a shuffle; the engine goes back to where the move began if its answers no longer fit.
 */
export function keyed(state: StoredState): StoredState {
  const { G } = state;
  if (isKeyed(G.rng)) return state;
  const rng = seedRng(newSeed());
  // Nor was it kept then who changes their opening hand: that was done at once.
  const since = { rng, changing: [] };
  const { resolution } = G;
  if (!resolution) return { ...state, G: { ...G, ...since } };
  const checkpoint = { ...resolution.checkpoint, ...since };
  return { ...state, G: { ...G, ...since, resolution: { ...resolution, checkpoint } } };
}
