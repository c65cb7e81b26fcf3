/** What the effect language cannot say of the Anansi Tales. */
import type { Ability, Static, Trigger } from '../../../game/api';

/** Anansi the Spider: what is found goes to another hand, wherever else it would go, and its name is banned. */
export const weave: Ability = function* ({ game, you }) {
  const [found] = yield* game.search(you, (id) => {
    const { type, playOn } = game.def(id);
    return type === 'action' && !playOn && game.hosts(you, id, {}).length > 0;
  });
  if (found === undefined) return;
  const played = yield* game.playOneOf(you, [found], {}, { shows: [found] });
  if (played === null) return game.shuffleInto([found], you);
  const to = yield* game.choosePlayer(you, game.others(you), 'giveTo', { card: found });
  if (to !== null) game.giveWhenResolved(found, to);
  game.lasts({ kind: 'custom', name: 'banned', card: found, since: 0, note: game.def(found).name });
};

/** Anansi the Spider: cards of that name cannot be played by the player who found it. */
export const banned: Static = {
  query: 'forbidPlay',
  value: ({ game, you, note }, { card, player }) => player === you && game.def(card).name === note,
};

/** Osebo the Leopard: one counter for every card you have placed into another's hand. */
export const generous: Trigger = {
  on: 'given',
  needs: [['self']],
  when: ({ you, event }) => event.type === 'given' && event.by === you && event.to !== you,
  *run({ game, self, event }) {
    if (event?.type === 'given') yield* game.addCounters(self, event.count);
  },
};

/** Collecting Stories: you see the whole hand; what you own in it is yours to play. */
export const collect: Ability = function* ({ game, you }) {
  const holder = yield* game.choosePlayer(you, game.others(you));
  if (holder === null) return;
  const { hand } = game.player(holder);
  game.tell({ type: 'looked', player: you, at: 'hand', of: holder, count: hand.length });
  const own = hand.filter((id) => game.card(id).owner === you);
  yield* game.playOneOf(you, own, {}, { shows: hand });
};

/** Pot of Wisdom: one card for each other player, the drawn ones included, as long as there are any. */
export const shareWisdom: Ability = function* ({ game, you }) {
  const others = game.others(you);
  game.draw(you, others.length);
  for (const to of others) {
    const card = yield* game.choose(you, game.player(you).hand, { prompt: 'give', params: { player: to } });
    if (card !== null) yield* game.give([card], to);
  }
};
