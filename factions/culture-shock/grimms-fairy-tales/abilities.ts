/** What the effect language cannot say of the Grimms' Fairy Tales. */
import type { Static } from '../../../game/api';

/** Grimms' Blessing: for cards here it has the names of all minions its controller owns, wherever they are. */
export const manyNames: Static = {
  query: 'names',
  value: ({ game, you, self, here }, card, from = here) => {
    if (card !== self || from !== here || game.minions({ base: here, controller: you }).length < 2) return [];
    const owned = game.state.cards.flatMap(({ owner }, id) => (owner === you ? [game.def(id)] : []));
    return owned.filter(({ type }) => type === 'minion').map(({ name }) => name);
  },
};
