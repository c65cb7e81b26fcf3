/** What the effect language cannot say of the Zombies. */
import type { Ability } from '../../../game/api';

/** Zombie Lord: the bases are fixed at the start; each gets at most one minion, in the order you like. */
export const raiseTheDead: Ability = function* ({ game, you }) {
  const empty = new Set(game.bases().filter((base) => game.minions({ base, controller: you }).length === 0));
  for (;;) {
    const minions = game.player(you).discard.filter((id) => game.def(id).type === 'minion');
    const small = (base: number) => ({ bases: [base], power: { max: 2 } });
    const open = [...empty].filter((base) => minions.some((id) => game.hosts(you, id, small(base)).length > 0));
    const base = yield* game.choose(you, open, { prompt: 'playAt', optional: true });
    if (base === null) return;
    empty.delete(base);
    yield* game.playOneOf(you, minions, small(base), { must: true });
  }
};

/** Walker: only you see the card; it becomes public if you discard it. */
export const sniffOut: Ability = function* ({ game, you }) {
  const [top] = game.topOfDeck(you);
  if (!top) return;
  game.tell({ type: 'looked', player: you, at: 'deck', of: you, count: 1 });
  const choice = yield* game.chooseOption(you, ['discard', 'keep'], 'topCard', [top]);
  if (choice === 'discard') yield* game.discard(you, [top], 'deck');
};
