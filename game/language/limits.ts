/** The limits of extra plays as data. */
import type { PlayLimit } from '../state';
import { bounds, fits } from './filters';
import type { Scope } from './scope';
import type { Extra, Filter } from './types';

export function limitOf(scope: Scope, extra: Exclude<Extra, number>): PlayLimit {
  const { on } = extra;
  return {
    ...(extra.power !== undefined && { power: bounds(scope, extra.power) }),
    ...(extra.here && { bases: [scope.here] }),
    ...(on !== undefined &&
      (isEmptyForYou(on)
        ? { emptyForYou: true as const }
        : { bases: scope.game.state.table.filter((base) => fits(scope, on, base)) })),
    ...(extra.playsOn && { playsOn: extra.playsOn }),
  };
}

/** A base without a minion of yours is judged when the extra play is used, not when it is granted. */
function isEmptyForYou(on: Filter): boolean {
  if (on === 'any' || Object.keys(on).length !== 1) return false;
  const { withoutMinion } = on;
  return (
    withoutMinion !== undefined &&
    withoutMinion !== 'any' &&
    withoutMinion.whose === 'yours' &&
    Object.keys(withoutMinion).length === 1
  );
}
