/** What the effect language cannot say of the Tricksters. */
import type { Replacement, Static } from '../../../game/api';

/**
 * Hideout: takes the first action of another player that would affect one of your minions here, keeps it off all of
 * them, and is spent. An action that stays in play is kept off until the end of the turn. Power that such an action
 * gives or takes merely by being there is no attempt to do something, so it does not set the Hideout off.
 */
export const hideout: Replacement = {
  instead: 'affected',
  covers: ({ game, you, here }, card, { cause }) =>
    cause.type === 'action' && cause.player !== you && game.minions({ base: here, controller: you }).includes(card),
  shields: ({ game, you, here }) => game.minions({ base: here, controller: you }),
  *run({ game, self }, _card, { cause }) {
    const { play } = game.card(cause.source);
    if (play) game.lasts({ kind: 'custom', name: 'hiding', card: cause.source, since: play.since });
    yield* game.destroy(self);
    return true;
  },
};

/** Hideout: the ongoing action it took (`self`) does nothing more to your minions at its base this turn. */
export const stillHiding: Static = {
  query: 'immune',
  value: ({ game, you, self, here }, card, { cause }) =>
    cause.source === self && game.minions({ base: here, controller: you }).includes(card),
};
