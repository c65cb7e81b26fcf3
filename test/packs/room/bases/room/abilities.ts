/** What the effect language does not say of these bases. */
import type { GameEvent, Static, Trigger } from '../../../../../game/api';

/** Hall: an action of yours hit a minion of yours here; you pick another of yours. */
export const hall: Static = {
  query: 'alsoAffects',
  value: ({ game, here }, { cause: { player } }, direct) => {
    const theirs = game.minions({ base: here, controller: player });
    return direct.some((id) => theirs.includes(id)) ? { player, receivers: theirs, once: 'turn' } : null;
  },
};

/** Ballroom: also what reached a minion through a copy counts, and where it was when that happened. */
export const ballroom: Trigger = {
  on: 'affected',
  when: ({ here, event }) =>
    event.type === 'affected' &&
    event.by.standard &&
    event.cards.some(
      ({ cardType, base, controller }) => cardType === 'minion' && base === here && controller === event.by.player,
    ),
  player: ({ event }) => (event.type === 'affected' ? [event.by.player] : []),
  // biome-ignore lint/correctness/useYield: an ability is a generator, also one that never asks.
  *run({ game, you }) {
    game.draw(you);
  },
};

/** Diner: actions on the base itself, not those on minions there. */
export const shuffledIn: Static = {
  query: 'goesTo',
  value: ({ game, here }, card) =>
    game.card(card).play?.on === here && game.def(card).type === 'action' ? 'deck' : null,
};

/** Lagoon: checked anew whenever it is asked. */
export const everyoneHere: Static = {
  query: 'startingBreakpoint',
  value: ({ game, here }, base) =>
    base === here && game.order().every((player) => game.minions({ base, controller: player }).length > 0) ? 0 : null,
};

const isHere = (event: GameEvent, here: number): boolean => event.type === 'afterScoring' && event.base === here;

/** Islets: an extra base besides the one that replaces it. */
export const islet: Trigger = {
  on: 'afterScoring',
  when: ({ here, event }) => isHere(event, here),
  nextBase: true,
  player: ({ game }) => [game.state.active],
  *run({ game }) {
    yield* game.addBase();
  },
};

/** Lookout: another way to say which base comes next. */
export const lookout: Trigger = {
  on: 'afterScoring',
  when: ({ here, event }) => isHere(event, here),
  nextBase: true,
  player: ({ game }) => [game.state.active],
  *run({ game, you }) {
    const seen = game.topBases(2);
    const last = yield* game.choose(you, seen, { prompt: 'bottomBase', shows: seen });
    if (last !== null) game.set({ baseDeck: [...game.state.baseDeck.filter((id) => id !== last), last] });
  },
};

/** Hut: the extra action that this base offers brings the counter, no other does. */
export const hutCounter: Trigger = {
  on: 'played',
  when: ({ self, event }) =>
    event.type === 'played' && event.cardType === 'action' && event.using?.startsWith(`offer:${self}:`) === true,
  // biome-ignore lint/correctness/useYield: an ability is a generator, also one that never asks.
  *run({ game, self }) {
    game.addTokens(self);
  },
};

/** Hut: its own counters lower the breakpoint. */
export const hutBreakpoint: Static = {
  query: 'breakpoint',
  value: ({ game, self, here }, base) => (base === here ? -2 * (game.card(self).tokens ?? 0) : 0),
};

/** Web: the first standard action, unless it says itself where it goes. */
export const web: Trigger = {
  on: 'played',
  optional: true,
  when: ({ game, here, event }) => {
    if (event.type !== 'played' || !event.standard || game.gifts.has(event.card)) return false;
    const { player } = event;
    const standard = game.state.played.filter(
      (other) => other.player === player && other.type === 'action' && other.on === 0,
    );
    return standard[0]?.card === event.card && game.minions({ base: here, controller: player }).length > 0;
  },
  player: ({ event }) => (event.type === 'played' ? [event.player] : []),
  *run({ game, you, event }) {
    if (event?.type !== 'played') return;
    const to = yield* game.choosePlayer(you, game.others(you));
    if (to !== null && game.giveWhenResolved(event.card, to)) game.draw(you, 2);
  },
};
