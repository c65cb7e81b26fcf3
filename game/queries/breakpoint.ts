/** The current breakpoint of a base, never below 0 (CONFLICT-2, TERM-starting-2). */
import type { Game } from '../engine/game';
import type { Id } from '../state';

export function breakpoint(this: Game, base: Id): number {
  let starting = this.def(base).value;
  this.sources('startingBreakpoint', (value, { context }) => {
    starting = value(context, base) ?? starting;
  });
  let change = 0;
  for (const lasting of this.state.lasting) {
    if (lasting.kind === 'startingBreakpoint' && lasting.base === base) starting = lasting.amount;
    if (lasting.kind === 'breakpoint' && lasting.base === base) change += lasting.amount;
  }
  this.sources('breakpoint', (value, { context }) => {
    change += value(context, base);
  });
  return Math.max(0, starting + change);
}
