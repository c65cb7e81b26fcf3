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
  if (way === 'take') game.takeRevealed([top]);
};

/**
 * Mass Enchantment: the revealed cards lie open beside the decks until the action that was played is finished; the others
 * then go to their owners' decks (CONFLICT-12).
 */
export const massEnchantment: Ability = function* ({ game, you }) {
  const tops = game.others(you).flatMap((player) => game.topOfDeck(player).map((card) => ({ player, card })));
  for (const { player, card } of tops) game.reveal(player, [card], 'deck');
  const cards = tops.map(({ card }) => card);
  game.setAside(cards);
  const actions = cards.filter((card) => game.def(card).type === 'action');
  const played = yield* game.playOneOf(you, actions, {});
  game.put(
    cards.filter((card) => card !== played),
    'top',
  );
};

/** Portal: all see the five cards, which go to their owners' hands and decks (CONFLICT-12); only you know in which order. */
export const portal: Ability = function* ({ game, you }) {
  const cards = game.topOfDeck(you, 5);
  game.reveal(you, cards, 'deck');
  game.setAside(cards);
  const minions = cards.filter((card) => game.def(card).type === 'minion');
  const taken = yield* game.chooseSome(you, minions, { prompt: 'take', min: 0, max: minions.length });
  game.takeRevealed(taken);
  const rest = cards.filter((card) => !taken.includes(card));
  game.put(yield* game.arrange(you, rest), 'top');
};
