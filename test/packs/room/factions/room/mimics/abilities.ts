/** Cards that let an action affect further minions "the same way", and cards that react to being affected. */
import type { Ability, Context, Id, Replacement, Static, Trigger } from '../../../../../../game/api';

/** Whether one of these minions is at the base of the card. */
const hitsHere = ({ game, here }: Context, direct: readonly Id[]): boolean =>
  direct.some((id) => game.baseOf(id) === here);

/** Mirror: any minion here was hit; you pick any other here. */
export const mirror: Static = {
  query: 'alsoAffects',
  value: (context, _, direct) =>
    hitsHere(context, direct) ? { player: context.you, receivers: context.game.minions({ base: context.here }) } : null,
};

/** Echo: another of your minions here was hit; only this minion can receive it, once a turn. */
export const echo: Static = {
  query: 'alsoAffects',
  value: (context, _, direct) => {
    const { game, you, self } = context;
    const yours = direct.filter((id) => id !== self && game.controllerOf(id) === you);
    return hitsHere(context, yours) ? { player: you, receivers: [self], once: 'turn' } : null;
  },
};

/** Twin Bond: another minion here was hit; the host can receive it, once a turn, if this card's controller says so. */
export const twinBond: Static = {
  query: 'alsoAffects',
  value: (context, _, direct) => {
    const host = context.game.card(context.self).play?.on ?? 0;
    const others = direct.filter((id) => id !== host);
    return hitsHere(context, others) ? { player: context.you, receivers: [host], once: 'turn' } : null;
  },
};

/** Bouncer: a standard action hit it directly while it had no counter. */
export const bouncer: Trigger = {
  on: 'affected',
  when: ({ game, self, event }) => {
    if (event.type !== 'affected' || !event.by.standard || !game.inPlay(self)) return false;
    const first = event.cards.find(({ card }) => card === self);
    return first?.direct === true && first.counters === 0;
  },
  *run({ game, self }) {
    yield* game.addCounters(self);
  },
};

/** Avenger: the one who did it is not always the player of the card that did it. */
export const avenger: Trigger = {
  on: 'destroyed',
  when: ({ you, event }) => {
    if (event.type !== 'destroyed' || event.cardType !== 'minion') return false;
    const doer = event.cause.doer ?? event.cause.player;
    return doer >= 0 && doer !== you && doer !== event.controller;
  },
  // biome-ignore lint/correctness/useYield: an ability is a generator, also one that never asks.
  *run({ game, you }) {
    game.draw(you);
  },
};

/** Quickstep: two parts, each of which may be copied. */
export const quickstep: Ability = function* ({ game, you }) {
  const minion = yield* game.choose(you, game.minions());
  yield* game.gainPower(minion, 2);
  yield* game.bestow(minion, 'safe');
};

const toHand: Replacement['run'] = function* ({ game, self }) {
  yield* game.returnToHand(self);
  return true;
};
const isSelf: Replacement['covers'] = ({ self }, card) => card === self;

/** Quickstep: to the hand instead of being destroyed ... */
export const safeFromDestruction: Replacement = { instead: 'destroyed', covers: isSelf, run: toHand };

/** ... or discarded. */
export const safeFromDiscard: Replacement = { instead: 'discarded', covers: isSelf, run: toHand };

/** Seesaw: only minions that gained power are counted; one minion may lose it several times. */
export const seesaw: Ability = function* ({ game, you }) {
  const minion = yield* game.choose(you, game.minions());
  if (minion === null) return;
  const base = game.baseOf(minion);
  const gained = yield* game.gainPower(minion, 1);
  for (const _ of gained) {
    yield* game.gainPower(yield* game.choose(you, game.minions({ base }), { prompt: 'losePower' }), -1);
  }
};

/** Finale: whoever chose the minion gains the VP, also where it was chosen for a copy. */
export const finale: Ability = function* ({ game }) {
  for (const player of game.order()) {
    const minion = yield* game.choose(player, game.minions({ controller: player }), {
      prompt: 'destroy',
      optional: true,
    });
    const before = game.frame?.affected.length ?? 0;
    yield* game.carriedOutBy(player, () => game.destroy(minion));
    for (const { verb, copiedBy = player } of game.frame?.affected.slice(before) ?? [])
      if (verb === 'destroy') game.gainVp(copiedBy, 1);
  }
};
