/** The moves a bot considers: all plays and uses, and of the answers to a question a few that differ. */
import { conflict, misfit } from '../../game/engine/answers';
import type { Move } from '../../game/match/move';
import type { Answer, Decision, OptionId } from '../../game/state';
import type { Legal } from '../../game/view';
import type { Dice } from '../simulation/dice';
import { leastAnswer, legalMoves, randomAnswer } from '../simulation/players';

/** Different answers tried where many are possible. */
const SOME = 14;

export function candidatesOf(legal: Omit<Legal, 'whyNot'>, decision: Decision | null, dice: Dice): Move[] {
  if (legal.answer && decision) return answersTo(decision, dice).map((answer) => ({ type: 'answer', answer }));
  return distinct(legalMoves(legal));
}

/** Declining, each option by itself, and some larger choices. */
function answersTo(decision: Decision, dice: Dice): Answer[] {
  const { options, min, max } = decision;
  const answers = new Map<string, Answer>();
  const add = (answer: Answer): void => {
    if (!misfit(decision, answer)) answers.set(JSON.stringify(answer), answer);
  };
  add(leastAnswer(decision));
  if (min <= 1) for (const option of options) add([option]);
  if (max > 1) {
    add(most(decision, options));
    for (let tries = 0; tries < SOME; tries++) add(randomAnswer(decision, dice));
  }
  const all = [...answers.values()];
  return all.length <= SOME * 2 ? all : dice.shuffle(all).slice(0, SOME * 2);
}

/** As many as are allowed. */
function most(decision: Decision, options: readonly OptionId[]): Answer {
  const chosen: OptionId[] = [];
  for (const option of options) if (!conflict(decision, [...chosen, option])) chosen.push(option);
  return chosen;
}

function distinct(moves: readonly Move[]): Move[] {
  return [...new Map(moves.map((move) => [JSON.stringify(move), move])).values()];
}
