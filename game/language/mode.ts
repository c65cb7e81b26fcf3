/** How an effect is done. */
import type { Ability, Effect as Play } from '../definitions';
import type { Scope } from './scope';

/** Finds the TypeScript ability of a name. */
export type FindCode = (name: string) => Ability;

/** The first choice of a `may` can be declined. */
export interface Mode {
  readonly optional: boolean;
  readonly code: FindCode;
}

/** Verbs that have nothing to pick ask plainly when they are optional. */
export function* agreed(scope: Scope, mode: Mode): Play<boolean> {
  return !mode.optional || (yield* scope.game.confirm(scope.you, 'useAbility', { card: scope.self }));
}
