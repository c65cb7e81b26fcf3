/**
 * "Choose A. Do something to a B of A's": an A without a B is no choice while another has one (OPEN-54, CONFLICT-6). What
 * is done to all, to any number or to up to so many may find none (CONFLICT-8), so it does not narrow the choice; nor does
 * a search, because what a deck holds is not known beforehand.
 */
import type { Id } from '../state';
import { candidates, holds } from './filters';
import type { Scope } from './scope';
import type { Effect, Selector, Target } from './types';

/**
 * Those of the cards for which the next effect finds something to pick. Where it finds nothing for any of them, none is
 * chosen, unless more effects come of the choice.
 */
export function worthChoosing(scope: Scope, ids: readonly Id[], next: readonly Effect[] = []): readonly Id[] {
  const [effect, ...rest] = next;
  const selector = effect && pickedBy(effect);
  if (!selector) return ids;
  const worth = ids.filter((id) => {
    const after = { ...scope, memory: { ...scope.memory, chosen: [id] } };
    return holds(after, effect.if) && candidates(after, selector).length > 0;
  });
  return worth.length > 0 || rest.length === 0 ? worth : ids;
}

/** What an effect must pick, if it must pick something. */
function pickedBy(effect: Effect): Selector | undefined {
  return [
    effect.destroy,
    effect.return,
    effect.shuffle,
    effect.move?.what,
    effect.place?.what,
    effect.addCounters?.what,
    effect.gainPower?.what,
    effect.control?.what,
    effect.transfer?.what,
  ].find(mustPick);
}

function mustPick(target: Target | undefined): target is Selector {
  return typeof target === 'object' && !target.each && !target.anyNumber && target.upTo === undefined;
}
