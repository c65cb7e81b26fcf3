/** What the effect language cannot say of the Ninjas. */
import type { Ability, Context, Special, Static, Trigger } from '../../../game/api';

/** Ninja Acolyte: all or nothing, so only where a minion could be played in its place. */
export const acolyte: Special = {
  at: 'playCards',
  from: 'play',
  usable: ({ game, you, self, here }) => {
    if (game.state.played.some(({ player, type, step }) => player === you && type === 'minion' && step === 'playCards'))
      return false;
    const afterwards = game.card(self).owner === you ? [...game.player(you).hand, self] : game.player(you).hand;
    return afterwards.some(
      (card) => game.def(card).type === 'minion' && game.hosts(you, card, { bases: [here] }).length > 0,
    );
  },
  *run({ game, you, self, here }) {
    const [returned] = yield* game.returnToHand(self);
    if (!returned) return;
    const minions = game.player(you).hand.filter((card) => game.def(card).type === 'minion');
    yield* game.playOneOf(you, minions, { bases: [here] }, { must: true });
  },
};

/** Disguise: pick only as many as the hand can replace; the picked ones come back last. */
export const disguise: Ability = function* ({ game, you }) {
  const replacing = (base: number): number[] =>
    game
      .player(you)
      .hand.filter((card) => game.def(card).type === 'minion' && game.hosts(you, card, { bases: [base] }).length > 0);
  const mine = game.minions({ controller: you }).filter((id) => replacing(game.baseOf(id)).length > 0);
  const groups = Object.fromEntries(mine.map((id) => [id, String(game.baseOf(id))]));
  const weights = Object.fromEntries(mine.map((id) => [id, replacing(game.baseOf(id)).length > 1 ? 1 : 2]));
  const picked = yield* game.chooseSome(you, mine, { prompt: 'return', min: 1, max: 2, groups, weights, maxWeight: 2 });
  const [first] = picked;
  if (first === undefined) return;
  const base = game.baseOf(first);
  for (const _ of picked) yield* game.playOneOf(you, replacing(base), { bases: [base] }, { must: true });
  yield* game.returnToHand(picked);
};

/** Infiltrate: from now to the start of your next turn you may ignore the base. */
export const infiltrate: Ability = function* ({ game, you, self }) {
  const since = game.card(self).play?.since ?? 0;
  game.lasts({ kind: 'custom', name: 'infiltrating', card: self, since }, game.startOfTurnOf(you));
  yield* decide({ game, you, self, here: game.baseOf(self), event: null });
};

/** What a base does to a player's cards, or keeps a player from doing, merely by being there. */
const STANDING: readonly string[] = ['power', 'immune', 'goesTo'];

function hasStandingEffect({ game, here }: Context): boolean {
  if (here === 0 || game.cancelled(here, null)) return false;
  const defs = [game.card(here).def, ...(game.now.lent.get(here) ?? [])];
  return defs.some((def) => game.catalog.definition(def).statics.some(({ query }) => STANDING.includes(query)));
}

/** What Infiltrate remembers while its controller ignores this base; it does not hold for another base or player. */
const ignoring = ({ you, here }: Context): string => `p${you} ignores ${here}`;

/** Infiltrate: ignore the base's standing effects, or follow them. Where it has none there is nothing to decide. */
const decide: Ability = function* (context) {
  const { game, you, self, here } = context;
  if (!hasStandingEffect(context)) return;
  const ignores = yield* game.confirm(you, 'ignoreBase', { card: here });
  game.setPlay(self, { note: ignores ? ignoring(context) : 'follows' });
};

/** Infiltrate: on your turn you may change your mind. */
export const changeMind: Special = {
  at: 'playCards',
  from: 'play',
  often: true,
  usable: (context) => isInfiltrating(context) && hasStandingEffect(context),
  run: decide,
};

function isInfiltrating({ game, self }: Context): boolean {
  const { since } = game.card(self).play ?? {};
  return game.state.lasting.some(
    (lasting) =>
      lasting.kind === 'custom' && lasting.name === 'infiltrating' && lasting.card === self && lasting.since === since,
  );
}

/** Infiltrate: another base to ignore is another decision ... */
export const elsewhere: Trigger = {
  on: 'transferred',
  when: ({ self, event }) => event.type === 'transferred' && event.card === self,
  run: decide,
};

/** ... and so is another player who ignores it. */
export const otherHands: Trigger = {
  on: 'controlChanged',
  when: ({ self, event }) => event.type === 'controlChanged' && event.card === self,
  run: decide,
};

/** Infiltrate: standing effects of the base count for nothing for you while you say so. */
export const ignored: Static = {
  query: 'cancels',
  value: (context, card, player) => {
    const { game, you, self, here } = context;
    return card === here && player === you && game.card(self).play?.note === ignoring(context);
  },
};

/** Infiltrate: whatever else the base would do to you, you are asked each time. */
export const mayIgnore: Static = {
  query: 'mayIgnore',
  value: ({ you, here }, base, player) => base === here && player === you,
};
