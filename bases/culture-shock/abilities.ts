/** What the effect language cannot say of the bases of Culture Shock. */
import type { Static } from '../../game/api';

/** Tropical Paradise: a minion of each player is enough, whatever its power. */
export const everyoneIsHere: Static = {
  query: 'startingBreakpoint',
  value: ({ game, here }, base) => {
    const isThere = (player: number): boolean => game.minions({ base, controller: player }).length > 0;
    return base === here && game.order().every(isThere) ? 0 : null;
  },
};
