/** Abilities of the test cards that the effect language cannot say. */
import type { Static } from '../../../../../../game/api';

/** Mimic: receives what a standard action of yours does directly to another minion of yours. */
export const mimic: Static = {
  query: 'alsoAffects',
  value: ({ game, you, self }, { cause }, direct) => {
    const mine = direct.some((id) => id !== self && game.controllerOf(id) === you);
    return cause.player === you && mine && !direct.includes(self) ? { player: you, receivers: [self] } : null;
  },
};
