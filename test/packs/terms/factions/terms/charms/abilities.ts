/** What the effect language cannot say of the Charms. */
import type { Ability, Trigger } from '../../../../../../game/api';

/** Fuse: destroy this base. */
export const fuse: Ability = function* ({ game, here }) {
  yield* game.destroyBase(here);
};

/** Signpost: after this base scores, the bottom base of the base deck comes next. */
export const signpost: Trigger = {
  on: 'afterScoring',
  nextBase: true,
  when: ({ event, here }) => event.type === 'afterScoring' && event.base === here,
  // biome-ignore lint/correctness/useYield: an ability is a generator, also one that never asks.
  *run({ game }) {
    const { baseDeck } = game.state;
    game.set({ baseDeck: [...baseDeck.slice(-1), ...baseDeck.slice(0, -1)] });
  },
};
