/** What the effect language cannot say of the Aliens. */
import type { Ability } from '../../../game/api';

/** Probe: you alone see the hand, also when it holds no minion; what you are asked does not tell the others. */
export const probe: Ability = function* ({ game, you }) {
  const other = yield* game.choosePlayer(you, game.others(you));
  if (other === null) return;
  const { hand } = game.player(other);
  game.tell({ type: 'looked', player: you, at: 'hand', of: other, count: hand.length });
  const minions = hand.filter((card) => game.def(card).type === 'minion');
  if (minions.length === 0) return yield* game.show(you, hand, 'lookAndDiscard');
  const card = yield* game.choose(you, minions, { prompt: 'lookAndDiscard', shows: hand });
  if (card) yield* game.discard(other, [card]);
};

/** Terraforming: the base deck is looked through in secret; an empty one is made anew first. */
export const terraforming: Ability = function* ({ game, you }) {
  if (game.topBases().length === 0) return;
  const { baseDeck, table } = game.state;
  game.tell({ type: 'looked', player: you, at: 'bases', of: -1, count: baseDeck.length });
  const base = yield* game.choose(you, baseDeck, { prompt: 'search', shows: baseDeck });
  const old = yield* game.choose(you, table, { prompt: 'swap' });
  if (!base || !old) return;
  yield* game.swapBase(old, base);
  yield* game.extra(you, 'minion', { bases: [base] });
};
