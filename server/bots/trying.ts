/** Trying moves in a state that is possible for all a bot knows, and what comes of them. */
import type { Catalog } from '../../game/catalog';
import { type Move, move } from '../../game/match/move';
import type { Id, PlayerId, State } from '../../game/state';
import { legalFor } from '../../game/view';
import type { Dice } from '../simulation/dice';
import { chooseMove } from '../simulation/players';
import { worthOf } from './evaluate';
import { candidatesOf } from './options';

export function candidatesAt(catalog: Catalog, state: State, player: PlayerId, dice: Dice): Move[] {
  return candidatesOf(legalFor(catalog, state, player), state.resolution?.decision ?? null, dice);
}

export function byLot(catalog: Catalog, state: State, player: PlayerId, dice: Dice): Move | null {
  return chooseMove(legalFor(catalog, state, player), state.resolution?.decision ?? null, dice, 'random');
}

/** The one of these with the highest value; the first of several. */
export function bestOf<T>(items: readonly T[], value: (item: T) => number): T {
  let best = items[0] as T;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const worth = value(item);
    if (worth <= most) continue;
    most = worth;
    best = item;
  }
  return best;
}

/** What a move is worth by itself, more or less, so that of two that come to the same the right one is made. */
const EAGERNESS = 0.02;

/**
 * A card played is better than none. A use must be good for something, or it would be made and declined again and again; and
 * so must playing a card again that came back this turn, or a turn might never end.
 */
export function eagernessFor(state: State, player: PlayerId, what: Move): number {
  if (what.type === 'use') return -EAGERNESS;
  if (what.type !== 'play') return 0;
  return hasPlayed(state, player, what.card) ? -EAGERNESS : EAGERNESS;
}

/** Whether a player has played this card this turn already, as far as the turn remembers it. */
export function hasPlayed({ played }: State, player: PlayerId, card: Id): boolean {
  return played.some((one) => one.card === card && one.player === player);
}

/** The value after a move, once the questions it asks are answered: the best answer of ours, any of others'. */
export function outcomeOf(
  catalog: Catalog,
  state: State,
  player: PlayerId,
  what: Move,
  dice: Dice,
  depth: number,
): number {
  // The turn ends sooner or later: whatever makes things better than they are now comes before that.
  if (what.type === 'finish') return worthOf(catalog, state, player);
  const after = made(catalog, state, player, what);
  if (!after) return Number.NEGATIVE_INFINITY;
  return settledValue(catalog, after, player, dice, depth) + eagernessFor(state, player, what);
}

function settledValue(catalog: Catalog, state: State, player: PlayerId, dice: Dice, depth: number): number {
  let now = state;
  for (let steps = 0; steps < 60 && now.resolution && now.phase === 'play'; steps++) {
    const { decision } = now.resolution;
    if (decision.player === player && depth > 0) {
      const answers = candidatesAt(catalog, now, player, dice).slice(0, depth > 1 ? 8 : 5);
      let most = Number.NEGATIVE_INFINITY;
      for (const answer of answers) {
        const after = made(catalog, now, player, answer);
        if (after) most = Math.max(most, settledValue(catalog, after, player, dice, depth - 1));
      }
      if (most > Number.NEGATIVE_INFINITY) return most;
    }
    const any = byLot(catalog, now, decision.player, dice);
    const after = any && made(catalog, now, decision.player, any);
    if (!after) break;
    now = after;
  }
  return worthOf(catalog, now, player);
}

/** The state after a move; null if it cannot be made, as happens where the sample does not fit what was answered before. */
export function made(catalog: Catalog, state: State, player: PlayerId, what: Move): State | null {
  const outcome = move(catalog, state, player, what);
  if (!outcome.ok || outcome.events.some(({ type }) => type === 'rolledBack')) return null;
  return outcome.state;
}
