/** What the effect language cannot say of the Folk. */
import type { Ability, Static } from '../../../../../../game/api';

/** Peeper: look at the top card of your deck. */
export const peep: Ability = function* ({ game, you }) {
  yield* game.show(you, game.topOfDeck(you));
};

/** Crone: a minion goes under its owner's deck, and another comes off the top of it. */
export const crone: Ability = function* ({ game, you, self, here }) {
  const minion = yield* game.choose(you, game.minions({ not: self }));
  const placed = yield* game.putInDeck(minion, 'bottom');
  if (!minion || placed.length === 0) return;
  yield* game.playOffTheTop(game.card(minion).owner, (id) => game.def(id).type === 'minion', { bases: [here] });
};

/** Crier: play two minions off the top of your deck. */
export const crier: Ability = function* ({ game, you }) {
  yield* game.playOffTheTop(you, (id) => game.def(id).type === 'minion', {}, 2);
};

/** Engineer: play an action off the top of your deck. */
export const engineer: Ability = function* ({ game, you }) {
  yield* game.playOffTheTop(you, (id) => game.def(id).type === 'action');
};

/** Mummer: it may be affected as your other minion here is by your standard action. */
export const mummer: Static = {
  query: 'alsoAffects',
  value: ({ game, you, self, here }, { cause }, direct) => {
    const mine = direct.some((id) => game.controllerOf(id) === you && game.baseOf(id) === here);
    return cause.player === you && mine && !direct.includes(self) ? { player: you, receivers: [self] } : null;
  },
};
