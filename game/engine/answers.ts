/** Whether an answer fits the question. */
import type { Answer, Decision, OptionId } from '../state';

/** Why an answer does not fit, as a message key. */
export type Misfit = 'tooFew' | 'tooMany' | 'notAnOption' | 'twice' | 'notTogether' | 'tooMuch' | 'tooOften';

export function misfit(decision: Decision, answer: Answer): Misfit | null {
  return answer.length < decision.min ? 'tooFew' : conflict(decision, answer);
}

/** Why what has been chosen so far cannot be part of an answer. */
export function conflict(decision: Decision, answer: Answer): Misfit | null {
  if (answer.length > decision.max) return 'tooMany';
  if (!answer.every((option) => decision.options.includes(option))) return 'notAnOption';
  if (!decision.repeat && new Set(answer).size < answer.length) return 'twice';
  const { groups, weights, maxWeight, limits } = decision;
  if (limits) {
    const left = { ...limits };
    for (const option of answer) {
      const times = left[option] ?? 0;
      if (times === 0) return 'tooOften';
      left[option] = times - 1;
    }
  }
  if (groups && new Set(answer.map((option) => groups[option])).size > 1) return 'notTogether';
  if (weights && maxWeight !== undefined) {
    const sum = answer.reduce((total: number, option: OptionId) => total + (weights[option] ?? 0), 0);
    if (sum > maxWeight) return 'tooMuch';
  }
  return null;
}

export function fits(decision: Decision, answer: Answer): boolean {
  return misfit(decision, answer) === null;
}
