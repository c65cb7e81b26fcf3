/** What the effect language cannot say of the Werewolves. */
import type { Ability } from '../../../game/api';

/** Let the Dog Out: the victims are chosen as a whole, by their powers before any of them is destroyed. */
export const letTheDogOut: Ability = function* ({ game, you }) {
  const dog = yield* game.choose(you, game.minions({ controller: you }));
  if (dog === null) return;
  const there = game.minions({ base: game.baseOf(dog) });
  const weights = Object.fromEntries(there.map((id) => [id, game.power(id)]));
  const max = there.length;
  yield* game.destroy(
    yield* game.chooseSome(you, there, { prompt: 'destroy', min: 0, max, weights, maxWeight: game.power(dog) }),
  );
};
