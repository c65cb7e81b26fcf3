/** What the effect language cannot say of the Wizards. */
import type { Ability } from '../../../game/api';

/** Neophyte: the revealed action is taken, played or left, and this is decided at once. */
export const neophyte: Ability = function* ({ game, you }) {
  const [top] = game.topOfDeck(you);
  if (!top) return;
  game.reveal(you, [top], 'deck');
  if (game.def(top).type !== 'action') return;
  const ways = ['take', 'play', 'leave'].filter((way) => way !== 'play' || game.hosts(you, top, {}).length > 0);
  const way = yield* game.chooseOption(you, ways, 'takePlayOrLeave', [top]);
  if (way === 'play') yield* game.playOneOf(you, [top], {}, { must: true });
  if (way !== 'take') return;
  game.put([top], 'hand', you);
  game.tell({ type: 'putBack', player: you, count: 1, from: 'deck', to: 'hand' });
};

/** Mass Enchantment: the revealed cards lie open beside the decks until the action that was played is finished. */
export const massEnchantment: Ability = function* ({ game, you }) {
  const tops = game.others(you).flatMap((player) => game.topOfDeck(player).map((card) => ({ player, card })));
  for (const { player, card } of tops) game.reveal(player, [card], 'deck');
  const cards = tops.map(({ card }) => card);
  game.setAside(cards);
  const actions = cards.filter((card) => game.def(card).type === 'action');
  const played = yield* game.playOneOf(you, actions, {});
  for (const { player, card } of tops) if (card !== played) game.put([card], 'top', player);
};

/** Portal: all see the five cards; only you know the order in which the rest goes back. */
export const portal: Ability = function* ({ game, you }) {
  const cards = game.topOfDeck(you, 5);
  game.reveal(you, cards, 'deck');
  game.setAside(cards);
  const minions = cards.filter((card) => game.def(card).type === 'minion');
  const taken = yield* game.chooseSome(you, minions, { prompt: 'take', min: 0, max: minions.length });
  game.put(taken, 'hand', you);
  if (taken.length > 0) game.tell({ type: 'putBack', player: you, count: taken.length, from: 'deck', to: 'hand' });
  const rest = cards.filter((card) => !taken.includes(card));
  game.put(yield* game.arrange(you, rest), 'top', you);
};
