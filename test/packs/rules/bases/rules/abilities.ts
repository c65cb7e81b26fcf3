/** Abilities of the test bases that the effect language cannot say. */
import type { Trigger } from '../../../../../game/api';

/** Eager: each player gains 1 VP after it has been put onto the table. */
export const eager: Trigger = {
  on: 'baseAdded',
  when: ({ self, event }) => event.type === 'baseAdded' && event.base === self,
  player: ({ game }) => game.order(),
  // biome-ignore lint/correctness/useYield: every ability is a generator, also one that never asks.
  *run({ game, you }) {
    game.gainVp(you, 1);
  },
};
