/** What the effect language cannot say of the Core Set's bases. */
import type { Ability, Id, Trigger } from '../../game/api';

/**
 * Temple of Goju: all powers are read before the first minion goes, and of equals each controller chooses (OPEN-53); then
 * the strongest of each player go under their owners' decks together.
 */
export const bury: Trigger = {
  on: 'afterScoring',
  when: ({ here, event }) => event.type === 'afterScoring' && event.base === here,
  player: ({ game }) => game.order(),
  together: true,
  *run({ game, here }, players = []) {
    const buried: Id[] = [];
    for (const player of players) {
      const theirs = game.minions({ base: here, controller: player });
      const highest = Math.max(...theirs.map((id) => game.power(id)));
      const strongest = theirs.filter((id) => game.power(id) === highest);
      const minion = yield* game.choose(player, strongest, { prompt: 'place' });
      if (minion !== null) buried.push(minion);
    }
    yield* game.putInDeck(buried, 'bottom');
  },
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
