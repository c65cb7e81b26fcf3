/** Abilities of the test bases that the effect language cannot say. */
import type { Trigger } from '../../../../../game/api';

/** Eager: each player gains 1 VP after it has been put onto the table. */
export const eager: Trigger = {
  on: 'baseAdded',
  when: ({ self, event }) => event.type === 'baseAdded' && event.base === self,
  player: ({ game }) => game.order(),
  *run({ game, you }) {
    game.gainVp(you, 1);
  },
};
