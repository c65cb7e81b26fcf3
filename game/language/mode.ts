/** How an effect is done, and what a verb of the language is. */
import type { Ability, Effect as Play } from '../definitions';
import type { Until as StateUntil } from '../state';
import type { Scope } from './scope';
import type { Effect, Until } from './types';

/** Finds the TypeScript ability of a name. */
export type FindCode = (name: string) => Ability;

export interface Mode {
  /** The first choice of a `may` can be declined. */
  readonly optional: boolean;
  readonly code: FindCode;
  /** The effects for which something is chosen. */
  readonly next?: readonly Effect[];
}

export type VerbName = Exclude<keyof Effect, 'if' | 'to'>;

/** A verb says whether it really did what it says, for the effects linked to it. */
export type Verb<Name extends VerbName> = (scope: Scope, how: NonNullable<Effect[Name]>, mode: Mode) => Play<boolean>;

/** Verbs that have nothing to pick ask plainly when they are optional. */
export function* agreed(scope: Scope, mode: Mode): Play<boolean> {
  return !mode.optional || (yield* scope.game.confirm(scope.you, 'useAbility', { card: scope.self }));
}

/** When a stated duration ends. */
export function ending(scope: Scope, until: Until = 'endOfTurn'): StateUntil {
  const { game, you } = scope;
  if (until === 'endOfYourTurn') return game.endOfTurnOf(you);
  return until === 'startOfYourTurn' ? game.startOfTurnOf(you) : game.endOfTurn();
}
