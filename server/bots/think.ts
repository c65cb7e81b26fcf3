/**
 * How bots decide. A bot is given a state that is possible for all it knows (see `sample.ts`), tries moves in it with the
 * engine, and answers with the best. It knows no card: what a card is good for shows in what comes of playing it.
 */
import type { Catalog } from '../../game/catalog';
import { type Move, move } from '../../game/match/move';
import type { PlayerId, State } from '../../game/state';
import { legalFor } from '../../game/view';
import { Dice } from '../simulation/dice';
import { chooseMove } from '../simulation/players';
import { worthOf } from './evaluate';
import type { Level } from './levels';
import { candidatesOf } from './options';
import { sampleFor } from './sample';

export interface Thinking {
  readonly catalog: Catalog;
  /** Possible for all the player knows. */
  readonly state: State;
  readonly player: PlayerId;
  readonly level: Level;
  readonly seed: string;
  /** How long a planner may think, in milliseconds, and how many turns it may try. */
  readonly budget: { readonly milliseconds: number; readonly turns: number };
}

/** A move for the player, or null if there is nothing to do. */
export function think(thinking: Thinking): Move | null {
  const { catalog, state, player, level, seed } = thinking;
  const dice = new Dice(seed);
  const moves = candidatesAt(catalog, state, player, dice);
  if (moves.length < 2) return moves[0] ?? null;
  if (level === 'random') return byLot(catalog, state, player, dice);
  if (state.phase !== 'play')
    return dice.pick(moves.filter((one) => one.type !== 'keep' || !one.keep)) ?? dice.pick(moves);
  return level === 'greedy' ? greedy(catalog, state, player, moves, dice) : planned(thinking, moves, dice);
}

function candidatesAt(catalog: Catalog, state: State, player: PlayerId, dice: Dice): Move[] {
  return candidatesOf(legalFor(catalog, state, player), state.resolution?.decision ?? null, dice);
}

function byLot(catalog: Catalog, state: State, player: PlayerId, dice: Dice): Move | null {
  return chooseMove(legalFor(catalog, state, player), state.resolution?.decision ?? null, dice, 'random');
}

/** The move with the best immediate outcome; questions it leads to are answered the same way. */
function greedy(catalog: Catalog, state: State, player: PlayerId, moves: readonly Move[], dice: Dice): Move {
  let best = moves[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of moves) {
    const value = outcomeOf(catalog, state, player, one, dice, 2);
    if (value > most) {
      most = value;
      best = one;
    }
  }
  return best;
}

/**
 * What a move is worth by itself: a card played is better than none, while a use must be good for something, or it would be
 * made and declined again and again.
 */
const EAGERNESS: Partial<Record<Move['type'], number>> = { play: 0.02, use: -0.02 };

/** The value after a move, once the questions it asks are answered: the best answer of ours, any of others'. */
function outcomeOf(catalog: Catalog, state: State, player: PlayerId, what: Move, dice: Dice, depth: number): number {
  // The turn ends sooner or later: whatever makes things better than they are now comes before that.
  if (what.type === 'finish') return worthOf(catalog, state, player);
  const after = made(catalog, state, player, what);
  if (!after) return Number.NEGATIVE_INFINITY;
  return settledValue(catalog, after, player, dice, depth) + (EAGERNESS[what.type] ?? 0);
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
function made(catalog: Catalog, state: State, player: PlayerId, what: Move): State | null {
  const outcome = move(catalog, state, player, what);
  if (!outcome.ok || outcome.events.some(({ type }) => type === 'rolledBack')) return null;
  return outcome.state;
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
function planned({ catalog, state, player, seed, budget }: Thinking, moves: readonly Move[], dice: Dice): Move {
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
  return arms.reduce((best, arm) => (arm.tries > best.tries ? arm : best)).move;
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
  let best = arms[0] as Arm;
  let most = Number.NEGATIVE_INFINITY;
  for (const arm of arms) {
    if (arm.tries === 0) return arm;
    const bound = (arm.total + arm.promise) / arm.tries + Math.sqrt(Math.log(turn + 1) / arm.tries);
    if (bound > most) {
      most = bound;
      best = arm;
    }
  }
  return best;
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
  let best = some[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of some) {
    const value = outcomeOf(catalog, state, player, one, dice, 0);
    if (value > most) {
      most = value;
      best = one;
    }
  }
  return best;
}
