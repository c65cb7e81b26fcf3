/**
 * How bots decide. A bot is given a state that is possible for all it knows (see `sample.ts`), tries moves in it with the
 * engine, and answers with the best. It knows no card: what a card is good for shows in what comes of playing it.
 */
import type { Move } from '../../game/match/move';
import { playsOf } from '../../game/turn/memory';
import { Dice } from '../simulation/dice';
import type { Level } from './levels';
import { type Plan, planned } from './planner';
import { bestOf, byLot, candidatesAt, outcomeOf } from './trying';

interface Thinking extends Plan {
  readonly level: Level;
}

/** A bot that has played so many cards ends its turn: what they are good for must have come of it by now. */
const MOST_PLAYS = 60;

/** A move for the player, or null if there is nothing to do. */
export function think(thinking: Thinking): Move | null {
  const { catalog, state, player, level, seed } = thinking;
  const dice = new Dice(seed);
  const moves = candidatesAt(catalog, state, player, dice);
  if (moves.length < 2) return moves[0] ?? null;
  if (level === 'random') return byLot(catalog, state, player, dice);
  // A hand without minions is changed.
  if (state.phase === 'opening') return { type: 'keep', keep: false };
  if (state.phase === 'draft') return dice.pick(moves);
  const finish = moves.find(({ type }) => type === 'finish');
  if (finish && playsOf(state, player) >= MOST_PLAYS) return finish;
  if (level === 'planner') return planned(thinking, moves, dice);
  // Questions that a move leads to are answered as well as the move itself is chosen.
  return bestOf(moves, (one) => outcomeOf(catalog, state, player, one, dice, 2));
}
