/** What the effect language cannot say of the Werewolves. */
import type { Ability } from '../../../game/api';

/** Let the Dog Out: the victims are chosen as a whole, by their powers before any of them is destroyed. */
export const letTheDogOut: Ability = function* ({ game, you }) {
  const dog = yield* game.choose(you, game.minions({ controller: you }));
  if (dog === null) return;
  const maxWeight = game.power(dog);
  const prey = game.minions({ base: game.baseOf(dog), power: { max: maxWeight } });
  const weights = Object.fromEntries(prey.map((id) => [id, game.power(id)]));
  const how = { prompt: 'destroy', min: 0, max: prey.length, weights, maxWeight };
  yield* game.destroy(yield* game.chooseSome(you, prey, how));
};
