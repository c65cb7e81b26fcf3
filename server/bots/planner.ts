/** How a planner decides: by playing the rest of its turn many times over. */
import type { Catalog } from '../../game/catalog';
import type { Move } from '../../game/match/move';
import type { PlayerId, State } from '../../game/state';
import type { Dice } from '../simulation/dice';
import { worthOf } from './evaluate';
import { sampleFor } from './sample';
import { bestOf, byLot, candidatesAt, EAGERNESS, made, outcomeOf } from './trying';

export interface Plan {
  readonly catalog: Catalog;
  /** Possible for all the player knows. */
  readonly state: State;
  readonly player: PlayerId;
  readonly seed: string;
  /** How long a planner may think, in milliseconds, and how many turns it may try. */
  readonly budget: { readonly milliseconds: number; readonly turns: number };
}

interface Arm {
  readonly move: Move;
  /** How much worse than the best it looks at first sight (not above 0). */
  readonly promise: number;
  tries: number;
  total: number;
}

/**
 * Plays the rest of the turn many times over, each time with the hidden cards dealt anew, beginning with each of the moves;
 * the better a move has done, the more often it is tried again.
 */
export function planned({ catalog, state, player, seed, budget }: Plan, moves: readonly Move[], dice: Dice): Move {
  const until = performance.now() + budget.milliseconds;
  const arms = ranked(catalog, state, player, moves, dice);
  const began = performance.now();
  for (let turn = 0; turn < budget.turns; turn++) {
    const now = performance.now();
    // A turn tried takes as long as those before it, and must be over in time.
    if (now + (now - began) / Math.max(1, turn) >= until) break;
    const arm = promising(arms, turn);
    const world = sampleFor(catalog, state, player, `${seed}-${turn}`);
    const first = made(catalog, world, player, arm.move);
    if (!first) {
      // The sample does not fit; that says nothing about the move.
      if (++arm.tries > 3 && arm.total === 0) arm.total = -10 * arm.tries;
      continue;
    }
    arm.tries++;
    arm.total += playedOut(catalog, first, player, dice) + (EAGERNESS[arm.move.type] ?? 0);
  }
  return bestOf(arms, ({ tries }) => tries).move;
}

/** At most this many moves are planned with; the others look bad at first sight. */
const MOST_ARMS = 6;

function ranked(catalog: Catalog, state: State, player: PlayerId, moves: readonly Move[], dice: Dice): Arm[] {
  const values = moves.map((one) => ({ one, value: outcomeOf(catalog, state, player, one, dice, 1) }));
  values.sort((a, b) => b.value - a.value);
  const most = values[0]?.value ?? 0;
  // What is used has to come to something: the rest of the turn can be as good without it, again and again.
  const before = worthOf(catalog, state.resolution?.checkpoint ?? state, player);
  const using = state.resolution?.task.type === 'use';
  const useful = values.filter(({ one, value }) => !(using || one.type === 'use') || value > before);
  return (useful.length > 0 ? useful : values)
    .slice(0, MOST_ARMS)
    .map(({ one, value }) => ({ move: one, promise: Math.max(value - most, -WORST), tries: 0, total: 0 }));
}

/** No first sight is worse than this, so that it can be made up for. */
const WORST = 5;

/** The arm to try next: each once, then by upper confidence bounds and, as long as little is known, by first sight. */
function promising(arms: readonly Arm[], turn: number): Arm {
  const untried = arms.find(({ tries }) => tries === 0);
  if (untried) return untried;
  return bestOf(arms, ({ total, promise, tries }) => (total + promise) / tries + Math.sqrt(Math.log(turn + 1) / tries));
}

/** One in so many of the moves tried is made by lot instead of by its outcome. */
const CARELESS = 8;

/** The value after the rest of the turn, ours played well and the others' answers by lot. */
function playedOut(catalog: Catalog, from: State, player: PlayerId, dice: Dice): number {
  let now = from;
  const { turn } = from;
  for (let steps = 0; steps < 80 && now.phase === 'play' && now.turn === turn; steps++) {
    const actor = now.resolution?.decision.player ?? now.active;
    const what = actor === player ? nextOf(catalog, now, player, dice) : byLot(catalog, now, actor, dice);
    const after = what && made(catalog, now, actor, what);
    if (!after) break;
    now = after;
  }
  return worthOf(catalog, now, player);
}

function nextOf(catalog: Catalog, state: State, player: PlayerId, dice: Dice): Move | null {
  const moves = candidatesAt(catalog, state, player, dice);
  if (moves.length < 2) return moves[0] ?? null;
  if (dice.below(CARELESS) === 0) return dice.pick(moves);
  const some = moves.length > 8 ? dice.shuffle(moves).slice(0, 8) : moves;
  return bestOf(some, (one) => outcomeOf(catalog, state, player, one, dice, 0));
}
