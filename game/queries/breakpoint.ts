/** The current breakpoint of a base, never below 0 (CONFLICT-2, TERM-starting-2). */
import { KIND } from '../engine/derived';
import type { Game } from '../engine/game';
import type { Id } from '../state';
import { isBare } from './abilities';

export function breakpoint(this: Game, base: Id): number {
  let starting = this.def(base).value;
  if (isBare(this, KIND.other)) return starting;
  const { statics } = this.now;
  const derived = statics.has('breakpoint') || statics.has('startingBreakpoint') ? this.derived : null;
  const known = derived?.breakpoints?.get(base);
  if (known !== undefined) return known;
  this.sources(
    'startingBreakpoint',
    (value, { context }) => value(context, base),
    (startsAt) => {
      starting = startsAt ?? starting;
    },
  );
  let change = 0;
  for (const lasting of this.state.lasting) {
    if (lasting.kind === 'startingBreakpoint' && lasting.base === base) starting = lasting.amount;
    if (lasting.kind === 'breakpoint' && lasting.base === base) change += lasting.amount;
  }
  this.sources(
    'breakpoint',
    (value, { context }) => value(context, base),
    (plus) => {
      change += plus;
    },
  );
  const result = Math.max(0, starting + change);
  if (derived) {
    derived.breakpoints ??= new Map();
    derived.breakpoints.set(base, result);
  }
  return result;
}
