/** What the effect language does not say of the Tales. */
import type { Ability, Static, Trigger } from '../../../../../../game/api';

/** Weaver: the gift takes the place of wherever else the action would go. */
export const weave: Ability = function* ({ game, you }) {
  const [found] = yield* game.search(
    you,
    (id) => game.limitFits(id, { playsOn: 'standard' }) && game.def(id).type === 'action',
  );
  if (found === undefined) return;
  const receiver = yield* game.choosePlayer(you, game.others(you));
  if (receiver === null || !(yield* game.playOneOf(you, [found], {}, { shows: [found] })))
    return game.shuffleInto([found], you);
  game.giveWhenResolved(found, receiver);
  game.lasts({ kind: 'custom', name: 'banned', card: found, since: 0, note: game.def(found).name });
};

/** Weaver: cards of the name of what was found cannot be played by its player. */
export const banned: Static = {
  query: 'forbidPlay',
  value: ({ game, you, note }, { card, player }) => player === you && game.def(card).name === note,
};

/** Leopard: one counter for every card put into another's hand. */
export const counted: Trigger = {
  on: 'given',
  when: ({ you, event }) => event.type === 'given' && event.by === you && event.to !== you,
  *run({ game, self, event }) {
    if (event?.type === 'given') yield* game.addCounters(self, event.count);
  },
};

/** Snoop: only cards you own are yours to play, whoever holds them. */
export const snoop: Ability = function* ({ game, you }) {
  const holder = yield* game.choosePlayer(you, game.others(you));
  if (holder === null) return;
  const { hand } = game.player(holder);
  game.tell({ type: 'looked', player: you, at: 'hand', of: holder, count: hand.length });
  const own = hand.filter((id) => game.card(id).owner === you);
  yield* game.playOneOf(you, own, {}, { shows: hand });
};

/** Blessing: names of all minions its controller owns, wherever they are. */
export const manyNames: Static = {
  query: 'names',
  value: ({ game, you, self, here }, card) => {
    if (card !== self || game.minions({ base: here, controller: you }).length < 2) return [];
    const owned = game.state.cards.filter(({ owner }) => owner === you).map(({ def }) => game.catalog.definition(def));
    return owned.filter(({ type }) => type === 'minion').map(({ name }) => name);
  },
};
