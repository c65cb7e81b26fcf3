/** What the effect language cannot say of the Core Set's bases. */
import type { Ability } from '../../game/api';

/** Temple of Goju: your strongest minion here goes under its owner's deck; among equals you choose. */
export const bury: Ability = function* ({ game, you, here }) {
  const mine = game.minions({ base: here, controller: you });
  const highest = Math.max(...mine.map((id) => game.power(id)));
  const strongest = mine.filter((id) => game.power(id) === highest);
  yield* game.putInDeck(yield* game.choose(you, strongest, { prompt: 'place' }), 'bottom');
};

/** Factory 436-1337: 1 VP for each full 5 of the power with which you have won (SCORE-12). */
export const output: Ability = function* ({ game, you, event }) {
  const places = event?.type === 'whenScoring' ? event.places : [];
  const power = places.find(({ player }) => player === you)?.power ?? 0;
  game.gainVp(you, Math.floor(power / 5));
};

/** School of Wizardry: only you see the cards of the base deck. */
export const nextLesson: Ability = function* ({ game, you }) {
  const top = game.topBases(3);
  game.tell({ type: 'looked', player: you, at: 'bases', of: -1, count: top.length });
  const next = yield* game.choose(you, top, { prompt: 'nextBase', shows: top });
  if (next === null) return;
  const others = top.filter((base) => base !== next);
  game.stackBases([next, ...(yield* game.arrange(you, others))]);
};
