/** What the effect language cannot say of the bases of World Tour: Culture Shock. */
import type { EventOf, Game, Static, Trigger } from '../../game/api';

/** Whether this is the first standard action that its player has played this turn. */
function isFirstStandard(game: Game, { player, order }: EventOf<'played'>): boolean {
  const first = game.state.played.find(
    (other) => other.player === player && other.type === 'action' && !game.catalog.definition(other.def).playOn,
  );
  return first?.order === order;
}

/** Anansi's Web: only an action on its way to the discard pile, not one that goes to a hand anyway. */
export const web: Trigger = {
  on: 'played',
  optional: true,
  when: ({ game, here, event }) =>
    event.type === 'played' &&
    event.standard &&
    !game.gifts.has(event.card) &&
    game.state.limbo.includes(event.card) &&
    game.minions({ base: here, controller: event.player }).length > 0 &&
    isFirstStandard(game, event),
  player: ({ event }) => (event.type === 'played' ? [event.player] : []),
  *run({ game, you, event }) {
    if (event?.type !== 'played' || game.gifts.has(event.card)) return;
    const to = yield* game.choosePlayer(you, game.others(you), 'giveTo', { card: event.card });
    if (to !== null && game.giveWhenResolved(event.card, to)) game.draw(you, 2);
  },
};

/** Storyteller's Hut: only the extra action that it offers brings the counter. */
export const tale: Trigger = {
  on: 'played',
  when: ({ self, event }) =>
    event.type === 'played' && event.cardType === 'action' && event.using?.startsWith(`offer:${self}:`) === true,
  // biome-ignore lint/correctness/useYield: an ability is a generator, also one that never asks.
  *run({ game, self }) {
    game.addTokens(self);
    game.tell({ type: 'breakpointChanged', base: self, by: -2, source: game.cause.def });
  },
};

/** Storyteller's Hut: its own counters lower the breakpoint. */
export const taleCounters: Static = {
  query: 'breakpoint',
  value: ({ game, self }, base) => (base === self ? -2 * (game.card(self).tokens ?? 0) : 0),
};

/** Tropical Paradise: a minion of each player is enough, whatever its power. */
export const everyoneIsHere: Static = {
  query: 'startingBreakpoint',
  value: ({ game, here }, base) => {
    const isThere = (player: number): boolean => game.minions({ base, controller: player }).length > 0;
    return base === here && game.order().every(isThere) ? 0 : null;
  },
};
