/** Names of cards: their own and those other cards give them. */
import type { Game } from '../engine/game';
import type { Id } from '../state';

/** All names of a card, or those it has for a card at the base `from`. */
export function names(this: Game, id: Id, from?: Id): string[] {
  const result = [this.def(id).name];
  if (this.card(id).play) {
    this.sources('names', (value, { context }) => {
      result.push(...value(context, id, from));
    });
  }
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
