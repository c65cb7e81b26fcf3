/** Simulated players. They know what a player knows: the decision asked and the legal moves. */
import { conflict } from '../../game/engine/answers';
import type { Move } from '../../game/match/move';
import type { Answer, Decision, OptionId } from '../../game/state';
import type { Legal } from '../../game/view';
import type { Dice } from './dice';

/** How questions are answered: at random, or by declining wherever that is possible. */
export type Manner = 'random' | 'decline';

/** A legal move, or null if there is none. */
export function chooseMove(
  legal: Omit<Legal, 'whyNot'>,
  decision: Decision | null,
  dice: Dice,
  manner: Manner,
): Move | null {
  if (legal.answer && decision)
    return { type: 'answer', answer: manner === 'decline' ? leastAnswer(decision) : randomAnswer(decision, dice) };
  const moves = legalMoves(legal);
  return moves.length === 0 ? null : dice.pick(moves);
}

/** Every legal move other than an answer. */
export function legalMoves(legal: Omit<Legal, 'whyNot'>): Move[] {
  const moves: Move[] = [];
  if (legal.start) moves.push({ type: 'start' });
  for (const faction of legal.pick) moves.push({ type: 'pick', faction });
  if (legal.keep) moves.push({ type: 'keep', keep: true });
  if (legal.mulligan) moves.push({ type: 'keep', keep: false });
  for (const { card, on } of legal.plays) for (const host of on) moves.push({ type: 'play', card, on: host });
  for (const { card, ability } of legal.uses) moves.push({ type: 'use', card, ability });
  if (legal.finish) moves.push({ type: 'finish' });
  return moves;
}

export function randomAnswer(decision: Decision, dice: Dice): Answer {
  const { options, min, max, repeat, groups } = decision;
  if (options.length === 0) return [];
  const group = groups?.[dice.pick(options)];
  const usable = groups ? options.filter((option) => groups[option] === group) : options;
  const most = repeat ? max : Math.min(max, usable.length);
  const size = min + dice.below(most - min + 1);
  const chosen: OptionId[] = [];
  const order = dice.shuffle(usable);
  for (let i = 0; chosen.length < size && i < size + order.length; i++) {
    const option = repeat ? dice.pick(usable) : order[i];
    if (option === undefined) break;
    if (!conflict(decision, [...chosen, option])) chosen.push(option);
  }
  return chosen.length >= min ? chosen : leastAnswer(decision);
}

/** Declines if that is possible; else gives the least that is allowed. */
export function leastAnswer(decision: Decision): Answer {
  const { options, min, repeat } = decision;
  if (min === 0) return [];
  if (options.includes('no')) return ['no'];
  const chosen: OptionId[] = [];
  for (let i = 0; chosen.length < min && i < options.length * (repeat ? min : 1); i++) {
    const option = options[i % options.length] as OptionId;
    if (!conflict(decision, [...chosen, option])) chosen.push(option);
  }
  return chosen;
}
