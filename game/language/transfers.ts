/** Effects that carry counters or actions from one card to another. */
import type { Effect as Play } from '../definitions';
import type { Id } from '../state';
import { amount, candidates } from './filters';
import { agreed, type Mode } from './mode';
import { know, resolveRef, type Scope } from './scope';
import { pick } from './selectors';
import type { Effect, Target } from './types';

/** +1 power counters go from one card to another; those without any are no choice. */
export function* transferCounters(
  scope: Scope,
  how: NonNullable<Effect['transferCounters']>,
  mode: Mode,
): Play<boolean> {
  const { game, you, memory } = scope;
  const countersOn = (id: Id): number => game.card(id).play?.counters ?? 0;
  const { count = 1 } = how;
  const least = count === 'anyNumber' ? 1 : amount(scope, count);
  if (typeof how.from === 'string' && !(yield* agreed(scope, mode))) return false;
  const givers = meant(scope, how.from).filter((id) => countersOn(id) >= least);
  const from = yield* game.choose(you, givers, {
    prompt: 'transferFrom',
    optional: mode.optional && typeof how.from !== 'string',
  });
  if (from === null) return false;
  memory.it = [from];
  const to = yield* game.choose(
    you,
    meant(scope, how.to).filter((id) => id !== from),
    { prompt: 'transferTo', params: { card: from } },
  );
  if (to === null) return false;
  const size = count === 'anyNumber' ? yield* game.chooseNumber(you, countersOn(from), 'howMany') : least;
  memory.it = [to];
  know(scope, memory.it);
  return yield* game.transferCounters(from, to, size);
}

/** An action goes to another base or minion. */
export function* transferAction(scope: Scope, how: NonNullable<Effect['transfer']>, mode: Mode): Play<boolean> {
  const { game, you, memory } = scope;
  const fixed = typeof how.what === 'string';
  const [action] = yield* pick(scope, how.what, { prompt: 'transfer', optional: mode.optional && !fixed });
  const on = action === undefined ? undefined : game.card(action).play?.on;
  if (action === undefined || on === undefined) return false;
  const hosts = candidates(scope, how.to ?? { base: 'any' }).filter((id) => id !== on);
  const to = yield* game.choose(you, hosts, {
    prompt: 'transferTo',
    params: { card: action },
    optional: mode.optional && fixed,
  });
  const done = to !== null && (yield* game.transferAction(action, to));
  memory.it = [action];
  memory.affected = done ? [action] : [];
  return done;
}

function meant(scope: Scope, target: Target): readonly Id[] {
  return typeof target === 'string' ? resolveRef(scope, target) : candidates(scope, target);
}
