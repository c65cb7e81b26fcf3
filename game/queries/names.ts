/** Names of cards: their own and those other cards give them. */
import { KIND, pairOf } from '../engine/derived';
import type { Game } from '../engine/game';
import type { Id } from '../state';
import { isBare } from './abilities';

/** More than any base's id, for names that are not asked at a base. */
const NOWHERE = 4095;

/** All names of a card, or those it has for a card at the base `from`. */
export function names(this: Game, id: Id, from?: Id): readonly string[] {
  const result = [this.def(id).name];
  if (isBare(this, KIND.names) || !this.now.statics.has('names') || !this.card(id).play) return result;
  const { derived } = this;
  derived.names ??= new Map();
  const key = pairOf(id, from ?? NOWHERE);
  const known = derived.names.get(key);
  if (known) return known;
  this.sources(
    'names',
    (value, { context }) => value(context, id, from),
    (given) => {
      result.push(...given);
    },
  );
  derived.names.set(key, result);
  return result;
}

/** Whether one of the card's names is this name or has it as one of its words. */
export function hasName(this: Game, id: Id, name: string): boolean {
  return isCalled(this.names(id), name);
}

/** Whether one of these names is this name or has it as one of its words. */
export function isCalled(names: readonly string[], name: string): boolean {
  return names.some((own) => own === name || ` ${own} `.includes(` ${name} `));
}
