/** How a planner decides: by playing the rest of its turn many times over. */
import type { Catalog } from '../../game/catalog';
import type { Move } from '../../game/match/move';
import type { PlayerId, State, Task } from '../../game/state';
import { Dice } from '../simulation/dice';
import { prospectOf, worthOf } from './evaluate';
import { type Arm, leaderOf, stillRacing } from './race';
import { sampleFor } from './sample';
import { bestOf, byLot, candidatesAt, eagernessFor, hasPlayed, made, outcomeOf } from './trying';

export interface Plan {
  readonly catalog: Catalog;
  /** Possible for all the player knows. */
  readonly state: State;
  readonly player: PlayerId;
  readonly seed: string;
  /** How long a planner may think, in milliseconds, and how many turns it may try. */
  readonly budget: { readonly milliseconds: number; readonly turns: number };
}

/** Deals of the hidden cards that are tried at most, so that most decisions take far less than the time allowed. */
const MOST_ROUNDS = 12;

/**
 * Plays the rest of the turn many times over, beginning with each of the moves. Each round deals the hidden cards and the
 * dice anew, the same for all moves, so that luck does not tell them apart; those that fall behind drop out.
 */
export function planned({ catalog, state, player, seed, budget }: Plan, moves: readonly Move[], dice: Dice): Move {
  const until = performance.now() + budget.milliseconds;
  let arms = ranked(catalog, state, player, moves, dice);
  const began = performance.now();
  let turns = 0;
  for (let round = 0; round < MOST_ROUNDS && arms.length > 1; round++) {
    const world = sampleFor(catalog, state, player, `${seed}-${round}`);
    const values: number[] = [];
    for (const arm of arms) {
      const now = performance.now();
      // A turn tried takes as long as those before it, and must be over in time.
      if (turns >= budget.turns || now + (now - began) / Math.max(1, turns) >= until) return leaderOf(arms).move;
      turns++;
      const first = made(catalog, world, player, arm.move);
      // A sample that does not fit what was answered before says nothing about the moves.
      if (!first) break;
      values.push(
        playedOut(catalog, first, player, new Dice(`${seed}-${round}`)) + eagernessFor(world, player, arm.move),
      );
    }
    if (values.length < arms.length) continue;
    for (const [at, arm] of arms.entries()) arm.values.push(values[at] as number);
    arms = stillRacing(arms);
  }
  return leaderOf(arms).move;
}

/** At most this many moves are planned with; the others look bad at first sight. */
const MOST_ARMS = 8;

function ranked(catalog: Catalog, state: State, player: PlayerId, moves: readonly Move[], dice: Dice): Arm[] {
  const values = moves.map((one) => ({ one, value: outcomeOf(catalog, state, player, one, dice, 2) }));
  values.sort((a, b) => b.value - a.value);
  const most = values[0]?.value ?? 0;
  // What can be done again and again has to come to something: the rest of the turn can be as good without it.
  const before = worthOf(catalog, state.resolution?.checkpoint ?? state, player);
  const doingAgain = canRecur(state.resolution?.checkpoint ?? state, player, state.resolution?.task);
  const useful = values.filter(({ one, value }) => !(doingAgain || canRecur(state, player, one)) || value > before);
  return (useful.length > 0 ? useful : values)
    .slice(0, MOST_ARMS)
    .map(({ one, value }) => ({ move: one, promise: value > most - WORST ? value - most : -WORST, values: [] }));
}

/** Whether this is something that could be done for ever: a use, or a card that was played this turn already. */
function canRecur(state: State, player: PlayerId, what: Move | Task | undefined): boolean {
  return what?.type === 'use' || (what?.type === 'play' && hasPlayed(state, player, what.card));
}

/** No first sight is worse than this, so that it can be made up for. */
const WORST = 5;

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
  return prospectOf(catalog, now, player);
}

function nextOf(catalog: Catalog, state: State, player: PlayerId, dice: Dice): Move | null {
  const moves = candidatesAt(catalog, state, player, dice);
  if (moves.length < 2) return moves[0] ?? null;
  const some = moves.length > 8 ? dice.shuffle(moves).slice(0, 8) : moves;
  return bestOf(some, (one) => outcomeOf(catalog, state, player, one, dice, 0));
}
