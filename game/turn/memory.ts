/**
 * What is kept of a turn: enough to answer what cards ask about it, and no more, however many cards are played (OPEN-52).
 */
import type { Catalog } from '../catalog';
import type { Id, Lasting, Played, PlayerId, State } from '../state';

/** Cards that one player may play in one turn (OPEN-52). */
export const MOST_PLAYS = 300;

/** As long as no more plays than these are kept, all is; few turns have more. */
const FEW = 20;

/** How many cards a player has played this turn. */
export function playsOf({ played }: State, player: PlayerId): number {
  for (let at = played.length - 1; at >= 0; at--) {
    const one = played[at];
    if (one?.player === player) return one.nth;
  }
  return 0;
}

/** What is kept when one more card has been played. */
export function remembering(
  catalog: Catalog,
  state: State,
  played: Played,
): Pick<State, 'played' | 'marks' | 'lasting'> {
  const plays = [...state.played, played];
  if (plays.length <= FEW) return { played: plays, marks: state.marks, lasting: state.lasting };
  return {
    played: playsToKeep(catalog, state, plays),
    marks: marksToKeep(state),
    lasting: lastingToKeep(state),
  };
}

/** Whether a stay in play goes on; that of a card set aside may. */
function isThere({ cards, limbo }: State, card: Id, since: number): boolean {
  return cards[card]?.play?.since === since || limbo.includes(card);
}

/** The first play of each kind and place, the last one of each player, and those of cards that are still there. */
function playsToKeep(catalog: Catalog, state: State, played: readonly Played[]): readonly Played[] {
  const kinds = new Set<string>();
  const last = new Map(played.map((one) => [one.player, one]));
  const kept = played.filter((one) => {
    const { def, type, player, on, step } = one;
    const host = catalog.definition(def).playOn?.what;
    const kind = `${player} ${type} ${host} ${host === 'minion' ? 0 : on} ${step === 'playCards'}`;
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    return isFirst || last.get(player) === one || isThere(state, one.card, one.since);
  });
  return kept;
}

/** Marks about a stay in play: `use:12:34:...` is of card 12 in its stay 34; a base has no stays. */
const OF_A_STAY = /^(?:trigger|offer|copied|use|talent):(\d+):([1-9]\d*)/;

/** Without those about stays that are over. That a talent was used more than once is asked of cards that have gone, too. */
function marksToKeep(state: State): readonly string[] {
  const { marks } = state;
  let repeated: string | null = null;
  const kept = marks.filter((key) => {
    const [, card, since] = OF_A_STAY.exec(key) ?? [];
    if (card === undefined || isThere(state, Number(card), Number(since))) return true;
    if (!key.startsWith('talent:') || (repeated !== null && repeated !== key)) return false;
    if (marks.indexOf(key) === marks.lastIndexOf(key)) return false;
    repeated = key;
    return true;
  });
  return kept.length === marks.length ? marks : kept;
}

/** Without what was to last on a stay that is over. */
function lastingToKeep(state: State): readonly Lasting[] {
  const { lasting } = state;
  const kept = lasting.filter((one) => !('since' in one) || one.since === 0 || isThere(state, one.card, one.since));
  return kept.length === lasting.length ? lasting : kept;
}
