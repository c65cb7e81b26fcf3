/** What the effect language cannot say of these bases. */
import type { Static, Trigger } from '../../../../../game/api';

/** Paradise: the starting breakpoint is 0 while each player has a minion here. */
export const paradise: Static = {
  query: 'startingBreakpoint',
  value: ({ game, here }, base) =>
    base === here && game.order().every((player) => game.minions({ base, controller: player }).length > 0) ? 0 : null,
};

/** Fork: the winner chooses the next base; of several, the first in turn order (SCORE-T4, OPEN-11). */
export const fork: Trigger = {
  on: 'afterScoring',
  nextBase: true,
  when: ({ event, here }) => event.type === 'afterScoring' && event.base === here,
  player: ({ event }) =>
    event.type === 'afterScoring'
      ? event.places.flatMap(({ player, place }) => (place === 1 ? [player] : [])).slice(0, 1)
      : [],
  *run({ game, you }) {
    const top = game.topBases(2);
    const next = yield* game.choose(you, top, { shows: top });
    game.set({ baseDeck: [...(next ? [next] : []), ...game.state.baseDeck.filter((id) => id !== next)] });
  },
};
