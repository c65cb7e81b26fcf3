/** What kind of question a decision is: where its options are, which control fits, and what may still be chosen. */
import { misfit } from '../../../game/engine/answers';
import type { Decision, Id, OptionId } from '../../../game/state';
import type { View } from '../../../game/view';

/** The control that fits a question. */
export type Control =
  /** On the table or in the hand; the prompt says so in words. */
  | 'pointing'
  /** One or several cards that lie elsewhere. */
  | 'faces'
  /** All of them, in an order. */
  | 'order'
  /** Some of them several times. */
  | 'counts'
  /** Ways in words: yes or no, a number, a player, a faction. */
  | 'ways'
  /** A priority window. */
  | 'window';

export function controlFor(decision: Decision, view: View): Control {
  if (decision.kind === 'respond') return 'window';
  if (decision.repeat) return 'counts';
  if (decision.ordered) return 'order';
  if (decision.options.some((option) => cardOf(option) === null)) return 'ways';
  if (decision.shows?.length) return 'faces';
  return decision.options.every((option) => typeof option === 'number' && isAtHand(view, option))
    ? 'pointing'
    : 'faces';
}

/** The card an option stands for: its id, `12#3` for one of several abilities of it, or `12/special:0` for a use of it. */
export function cardOf(option: OptionId): Id | null {
  if (typeof option === 'number') return option;
  const found = /^(\d+)[#/]/.exec(option);
  return found ? Number(found[1]) : null;
}

/** Whether a card is where it can be pressed: on the table or in the viewer's hand. */
function isAtHand(view: View, id: Id): boolean {
  return placeOf(view, id) === 'table' || placeOf(view, id) === 'hand';
}

export function placeOf(view: View, id: Id): 'table' | 'hand' | 'discard' | null {
  if (view.inPlay.includes(id) || view.bases.some((base) => base.id === id)) return 'table';
  if (view.players.some(({ hand }) => hand?.includes(id))) return 'hand';
  return view.players.some(({ discard }) => discard.includes(id)) ? 'discard' : null;
}

/** Why one more press of this option would not do, as a message key; null if it fits. */
export function whyNotMore(decision: Decision, chosen: readonly OptionId[], option: OptionId): FitProblem | null {
  if (decision.max === 1 || (!decision.repeat && chosen.includes(option))) return null;
  const wrong = misfit({ ...decision, min: 0 }, [...chosen, option]);
  return wrong === 'tooMany' || wrong === 'notTogether' || wrong === 'tooMuch' || wrong === 'tooOften' ? wrong : null;
}

export type FitProblem = 'tooMany' | 'notTogether' | 'tooMuch' | 'tooOften';

export function weightOf({ weights }: Decision, options: readonly OptionId[]): number {
  return options.reduce((sum: number, option) => sum + (weights?.[option] ?? 0), 0);
}

/** A copy with one thing moved by so many places, or the same if it cannot go there. */
export function shifted<T>(things: readonly T[], at: number, by: number): readonly T[] {
  const to = at + by;
  if (at < 0 || to < 0 || to >= things.length) return things;
  const moved = [...things];
  const [thing] = moved.splice(at, 1);
  moved.splice(to, 0, thing as T);
  return moved;
}
