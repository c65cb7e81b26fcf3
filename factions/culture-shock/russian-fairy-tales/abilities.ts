/** What the effect language cannot say of the Russian Fairy Tales. */
import type { Ability, Game, Id, Replacement, Trigger } from '../../../game/api';

/** Finist the Falcon: one ability for both ways, so used once for each stay in play. */
export const fly: Trigger = {
  on: 'beforeScoring',
  optional: true,
  *run({ game, you, self, here }) {
    const scored = game.state.scoring?.base ?? 0;
    if (here !== scored) return yield* game.move(self, scored);
    yield* game.returnToHand(self);
    const inHand = game.player(you).hand.filter((id) => id === self);
    return yield* game.playOneOf(you, inHand, { bases: game.bases().filter((base) => base !== scored) });
  },
};

/** Foolish Magician: you say which three cards go back, which of them on top, and the order of each part. */
export const putBack: Ability = function* ({ game, you }) {
  const cards = yield* game.chooseSome(you, game.player(you).hand, { prompt: 'place', min: 3, max: 3 });
  if (cards.length === 0) return;
  const top = yield* game.chooseSome(you, cards, { prompt: 'placeOnTop', min: 0, max: cards.length, ordered: true });
  const bottom = cards.filter((id) => !top.includes(id));
  game.put(top, 'top', you);
  game.put(yield* game.arrange(you, bottom), 'bottom', you);
  game.tell({ type: 'putBack', player: you, count: cards.length, from: 'hand', to: 'deck' });
};

/** Tsar Eagle: you choose among the minions of all other discard piles. */
export const bringBack: Ability = function* ({ game, you }) {
  const piles = game.others(you).flatMap((player) => game.player(player).discard);
  const minions = piles.filter((id) => game.def(id).type === 'minion');
  const card = yield* game.choose(you, minions, { prompt: 'place' });
  if (card === null) return;
  const { def, owner: player } = game.card(card);
  game.put([card], 'top', player);
  game.tell({ type: 'tookFromDiscard', player, card, def, to: 'deck' });
};

/** What an action in play is on. */
const hostOf = (game: Game, action: Id): Id => game.card(action).play?.on ?? 0;

/** Bewitched: it goes over to a minion that it may be on; without one it is discarded like any other. */
export const goOver: Replacement = {
  instead: 'discarded',
  covers: ({ game, self }, card) => card === self && game.leaving.has(hostOf(game, self)),
  *run({ game, you, self }) {
    const attempt = { verb: 'transfer', cause: game.cause } as const;
    const free = game.minions().filter((id) => !game.leaving.has(id) && game.allows(id, attempt));
    const to = yield* game.choose(you, free, { prompt: 'transferTo', params: { card: self } });
    return to !== null && (yield* game.transferAction(self, to));
  },
};

/** Go I Know Not Whither: one minion of each other player, by lot, all together. */
export const whither: Ability = function* ({ game, you }) {
  const base = yield* game.choose(you, game.bases());
  if (base === null) return;
  const theirs = game.others(you).map((player) => game.minions({ base, controller: player }));
  const drawn = theirs.flatMap((minions) => game.shuffle(minions).slice(0, 1));
  yield* game.putInDeck(drawn, 'shuffled');
};

/** The Frog Princess: another minion for the one it is on; without one it has nothing to be on. */
export const kiss: Ability = function* ({ game, you, self, here }) {
  const before = game.lastKnown(self);
  const { since = 0 } = game.card(self).play ?? {};
  const [host] = yield* game.putInDeck(before.on, 'bottom');
  if (host === undefined) return;
  const [minion] = yield* game.playOffTheTop(you, (id) => game.def(id).type === 'minion', { bases: [here] });
  if (!game.state.limbo.includes(self)) return;
  const [hit] = yield* game.affect(minion === undefined ? [] : [minion], 'transfer');
  if (!hit) {
    game.put([self], 'discard');
    return game.tell({ ...before, type: 'discardedFromPlay' });
  }
  game.noteAffected(game.lastKnown(hit.id), 'transfer', hit);
  game.enter(self, hit.id, before.controller);
  game.setPlay(self, { since }); // the same stay: its talent has been used
  const { def, on: from } = before;
  const transferred = { type: 'transferred', card: self, def, from, to: hit.id, player: you } as const;
  game.tell(transferred);
  return yield* game.react([transferred]);
};

/** The Frog Princess: if it sends its minion away itself, it is not discarded but waits, out of play, for the next. */
export const wait: Replacement = {
  instead: 'discarded',
  covers: ({ game, self }, card, { cause }) =>
    card === self && cause.source === self && game.leaving.has(hostOf(game, self)),
  // biome-ignore lint/correctness/useYield: a replacement is a generator, also one that never asks.
  *run({ game, self }) {
    game.setAside([self]);
    return true;
  },
};
