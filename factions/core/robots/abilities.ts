/** What the effect language cannot say of the Robots. */
import type { Ability } from '../../../game/api';

/** Hoverbot: everyone sees the top card; a minion may be played at once, anything else stays where it is. */
export const hoverbot: Ability = function* ({ game, you }) {
  const revealed = game.topOfDeck(you);
  game.reveal(you, revealed, 'deck');
  const minions = revealed.filter((card) => game.def(card).type === 'minion');
  yield* game.playOneOf(you, minions, {});
};
