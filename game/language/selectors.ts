/** Selectors: which things are meant, and picking among them. */
import type { Effect as Play } from '../definitions';
import type { Id, PlayerId } from '../state';
import { type Ask, mostTogether } from '../verbs/ask';
import { amount, candidates } from './filters';
import { know, resolvePlayers, resolveRef, type Scope } from './scope';
import type { Effect, Selector, Target } from './types';
import { worthChoosing } from './worthChoosing';

/** How many are to be picked, from `min` to `max`. */
function quantity(scope: Scope, selector: Selector, available: number): { min: number; max: number } {
  if (selector.each) return { min: available, max: available };
  if (selector.anyNumber) return { min: 0, max: available };
  if (selector.upTo !== undefined) return { min: 0, max: amount(scope, selector.upTo) };
  const exactly = selector.exactly === undefined ? 1 : amount(scope, selector.exactly);
  return { min: exactly, max: exactly };
}

export interface Picking {
  readonly prompt: string;
  /** Picking nothing is allowed and means declining. */
  readonly optional?: boolean;
  /** The effects for which it is picked. */
  readonly next?: readonly Effect[] | undefined;
}

/** Picks what a target means; an empty list if there is nothing or the player declines. */
export function* pick(scope: Scope, target: Target, picking: Picking): Play<readonly Id[]> {
  const { game, memory } = scope;
  if (typeof target === 'string') {
    memory.it = resolveRef(scope, target);
    know(scope, memory.it);
    return memory.it;
  }
  const ids = worthChoosing(scope, candidates(scope, target), picking.next);
  const { min, max } = quantity(scope, target, ids.length);
  if (ids.length === 0 && min > 0 && !picking.optional) game.tell({ type: 'nothingHappened', source: game.cause.def });
  memory.it = yield* take(scope, target, ids, picking, min, max);
  know(scope, memory.it);
  game.tick();
  return memory.it;
}

function* take(
  scope: Scope,
  selector: Selector,
  ids: readonly Id[],
  { prompt, optional = false }: Picking,
  least: number,
  max: number,
): Play<readonly Id[]> {
  const { game } = scope;
  if (selector.each) return ids;
  if (selector.random) return game.shuffle(ids).slice(0, max);
  const chooser = selector.chooser ? resolvePlayers(scope, selector.chooser)[0] : scope.you;
  if (chooser === undefined) return [];
  const { groups } = grouping(scope, selector, ids);
  if (optional && least > 1) {
    // "You may choose two" means two or none (TERM-may-4).
    const enough = mostTogether(ids, groups) >= least;
    if (!enough || !(yield* game.confirm(chooser, 'useAbility', { card: scope.self }))) return [];
  }
  const min = optional && least === 1 ? 0 : least;
  const shows = selector.in === 'deck' ? ids : [];
  return yield* game.chooseSome(chooser, ids, { prompt, min, max, groups, shows });
}

/** What the picked things must have in common. */
export function grouping(
  scope: Scope,
  how: Pick<Selector, 'sameName' | 'sameBase' | 'sameFaction' | 'samePower'>,
  ids: readonly Id[],
): Pick<Ask, 'groups'> {
  const { game } = scope;
  const traits: ((id: Id) => string | number)[] = [];
  if (how.sameName) traits.push((id) => game.def(id).name);
  if (how.sameBase) traits.push((id) => game.baseOf(id));
  if (how.sameFaction) traits.push((id) => game.def(id).faction);
  if (how.samePower) traits.push((id) => game.power(id));
  if (traits.length === 0) return {};
  return { groups: Object.fromEntries(ids.map((id) => [id, traits.map((trait) => trait(id)).join('/')])) };
}

/** Picks a player and remembers the choice. */
export function* pickPlayer(scope: Scope, who: 'any' | 'others'): Play<PlayerId | null> {
  const { game, you, memory } = scope;
  const chosen = yield* game.choosePlayer(you, who === 'others' ? game.others(you) : game.order());
  memory.chosenPlayer = chosen ?? -1;
  return chosen;
}
