/** A base that fails by itself, without anybody's doing. */
import type { Trigger } from '../../../../../game/api';

/** Throws when a turn begins. */
export const cracked: Trigger = {
  on: 'turnBegan',
  // biome-ignore lint/correctness/useYield: it fails before it could ask.
  *run() {
    throw new Error('cracked');
  },
};
