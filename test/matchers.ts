/** What tests can expect of a table and its players. */
import { expect } from 'vitest';
import type { Player, Table } from './table';

interface TableMatchers<R> {
  /** The player is asked, with exactly these options in any order. */
  toBeOffered: (names: readonly string[], how?: { orDecline?: boolean }) => R;
  /** Nothing is pending, and every card is in exactly one place. */
  toBeSettled: () => R;
}

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: the signature of vitest's own interface.
  interface Assertion<T = any> extends TableMatchers<T> {}
}

expect.extend({
  toBeOffered(player: Player, names: readonly string[], how: { orDecline?: boolean } = {}) {
    const { decision } = player.table;
    const offered = player.offered;
    const same = offered !== null && [...offered].sort().join() === [...names].sort().join();
    const declinable = decision?.min === 0;
    const pass = same && (how.orDecline === undefined || how.orDecline === declinable);
    return {
      pass,
      message: () =>
        `p${player.seat} is offered ${offered?.join(', ') ?? 'nothing'}${declinable ? ' or to decline' : ''}, expected ${names.join(', ')}`,
    };
  },
  toBeSettled(t: Table) {
    const { state } = t;
    const places = [...state.table, ...state.baseDeck, ...state.baseDiscard, ...state.inPlay, ...state.limbo];
    for (const { deck, hand, discard } of state.players) places.push(...deck, ...hand, ...discard);
    const once = places.length === state.cards.length - 1 && new Set(places).size === places.length;
    return {
      pass: state.resolution === null && state.limbo.length === 0 && once,
      message: () =>
        state.resolution
          ? `p${state.resolution.decision.player} is still asked "${state.resolution.decision.prompt}"`
          : 'cards are lost or doubled',
    };
  },
});
