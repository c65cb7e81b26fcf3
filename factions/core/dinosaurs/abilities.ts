/** What the effect language cannot say of the Dinosaurs. */
import type { Ability, Id, Replacement } from '../../../game/api';

/** Survival of the Fittest: one weakest minion of each base where another is stronger; all of them die together. */
export const survivalOfTheFittest: Ability = function* ({ game, you }) {
  const victims: Id[] = [];
  for (const base of game.bases()) {
    const minions = game.minions({ base });
    const lowest = Math.min(...minions.map((id) => game.power(id)));
    const weakest = minions.filter((id) => game.power(id) === lowest);
    if (weakest.length === minions.length) continue;
    const victim = yield* game.choose(you, weakest, { prompt: 'destroy' });
    if (victim) victims.push(victim);
  }
  yield* game.destroy(victims);
};

/** Tooth and Claw... and Guns: takes the first ability that would affect its minion, good or bad, and is spent. */
export const toothAndClaw: Replacement = {
  instead: 'affected',
  covers: ({ game, self }, card) => game.card(self).play?.on === card,
  *run({ game, self }) {
    yield* game.destroy(self);
    return true;
  },
};
