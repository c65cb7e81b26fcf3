/** What the effect language cannot say of the Ninjas. */
import type { Ability, Static } from '../../../game/api';

/** Ninja Acolyte: all or nothing, so it stays if no minion could be played in its place. */
export const acolyte: Ability = function* ({ game, you, self, here }) {
  const limit = { bases: [here] };
  const couldReplace = [...game.player(you).hand, self].some((card) => game.def(card).type === 'minion' && game.hosts(you, card, limit).length > 0);
  if (!couldReplace) return;
  const [returned] = yield* game.returnToHand(self);
  if (!returned) return;
  const minions = game.player(you).hand.filter((card) => game.def(card).type === 'minion');
  yield* game.playOneOf(you, minions, limit, { must: true });
};

/** Disguise: pick only as many as the hand can replace; the picked ones come back last. */
export const disguise: Ability = function* ({ game, you }) {
  const replaceable = (base: number): number => {
    const limit = { bases: [base] };
    return game.player(you).hand.filter((card) => game.def(card).type === 'minion' && game.hosts(you, card, limit).length > 0).length;
  };
  const mine = game.minions({ controller: you }).filter((id) => replaceable(game.baseOf(id)) > 0);
  const groups = Object.fromEntries(mine.map((id) => [id, String(game.baseOf(id))]));
  const most = Math.max(0, ...mine.map((id) => replaceable(game.baseOf(id))));
  const picked = yield* game.chooseSome(you, mine, { prompt: 'return', min: 1, max: Math.min(2, most), groups });
  const [first] = picked;
  if (first === undefined) return;
  const base = game.baseOf(first);
  for (const _ of picked) {
    const minions = game.player(you).hand.filter((card) => game.def(card).type === 'minion');
    yield* game.playOneOf(you, minions, { bases: [base] }, { must: true });
  }
  yield* game.returnToHand(picked);
};

/** Infiltrate: from now to the start of your next turn you may ignore the base; you say whether you do. */
export const infiltrate: Ability = function* ({ game, you, self }) {
  const since = game.card(self).play?.since ?? 0;
  game.lasts({ kind: 'custom', name: 'infiltrating', card: self, since }, game.startOfTurnOf(you));
  yield* changeMind({ game, you, self, here: game.baseOf(self), event: null });
};

/** Infiltrate: ignore the base's standing effects on your cards, or follow them. */
export const changeMind: Ability = function* ({ game, you, self, here }) {
  const ignore = yield* game.confirm(you, 'ignoreBase', { card: here });
  game.setPlay(self, { note: ignore ? 'ignore' : 'follow' });
};

/** Infiltrate: standing effects of the base count for nothing for you while you say so. */
export const ignored: Static = {
  query: 'cancels',
  value: ({ game, you, self, here }, card, player) => card === here && player === you && game.card(self).play?.note === 'ignore',
};

/** Infiltrate: whatever else the base would do to you, you are asked each time. */
export const mayIgnore: Static = { query: 'mayIgnore', value: ({ you, here }, base, player) => base === here && player === you };
