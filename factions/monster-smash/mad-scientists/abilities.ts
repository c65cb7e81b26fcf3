/** What the effect language cannot say of the Mad Scientists. */
import type { Ability } from '../../../game/api';

/** Body Shop: the power before the destruction counts, even if the minion was saved from it at a price. */
export const parts: Ability = function* ({ game, you }) {
  const body = yield* game.choose(you, game.minions({ controller: you }), { prompt: 'destroy' });
  if (body === null) return;
  const power = game.power(body);
  yield* game.destroy(body);
  yield* game.distributeCounters(you, game.minions({ controller: you }), power);
};
