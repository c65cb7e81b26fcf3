/** Abilities of the test cards that the effect language cannot say. */
import type { Special, Static } from '../../../../../../game/api';

/** Ambusher: played from the hand after another player has played a card. */
export const ambush: Special = {
  at: 'played',
  from: 'hand',
  usable: ({ game, you, self, event }) => event?.type === 'played' && event.player !== you && game.hosts(you, self, {}).length > 0,
  *run({ game, you, self }) {
    yield* game.playOneOf(you, [self], {}, { must: true });
  },
};

/** Mimic: receives what a standard action of yours does directly to another minion of yours. */
export const mimic: Static = {
  query: 'alsoAffects',
  value: ({ game, you, self }, { cause }, direct) => {
    const mine = direct.some((id) => id !== self && game.controllerOf(id) === you);
    return cause.player === you && mine && !direct.includes(self) ? { player: you, receivers: [self] } : null;
  },
};
