/** Triggers that were set off, resolved one by one. */
import type { Effect, Trigger } from '../definitions';
import type { Aftermath, Game, Pending } from '../engine/game';
import { type Source, withEvent } from '../engine/inPlay';
import type { GameEvent } from '../events';
import { isOver, mayIgnore, timely, turnKey } from '../queries/triggers';
import { scoringKey } from '../queries/uses';
import type { OptionId, PlayerId } from '../state';
import { nothingYet } from './resolve';
import { compels, mayAct } from './trial';

/** Resolves triggers one by one in the order the active player chooses (ORDER-3, CONFLICT-4). */
export function* resolveAll(this: Game, pending: readonly Pending[]): Effect {
  const waiting = yield* onlyOneNextBase(this, pending);
  while (waiting.length > 0) {
    const next = yield* nextOf(this, waiting);
    waiting.splice(waiting.indexOf(next), 1);
    const source = isOver(this, next) ? null : timely(this, next);
    if (source) yield* this.fire(source, next.event);
  }
}

/** The trigger that comes next. */
function* nextOf(game: Game, waiting: readonly Pending[]): Effect<Pending> {
  const [first, ...others] = waiting as [Pending, ...Pending[]];
  if (others.length === 0 || alike(waiting)) return first;
  const able = waiting.filter((pending) => mayAct(game, pending, waiting));
  if (able.length < 2 || alike(able)) return able[0] ?? first;
  return yield* picked(game, able);
}

/** Triggers of the same text and player come to the same in any order. */
function alike(waiting: readonly Pending[]): boolean {
  const [first, ...rest] = waiting as [Pending, ...Pending[]];
  return rest.every(
    ({ source }) =>
      source.def === first.source.def &&
      source.part === first.source.part &&
      source.context.you === first.source.context.you,
  );
}

/** Asks the active player for one of several triggers. */
function* picked(game: Game, waiting: readonly Pending[]): Effect<Pending> {
  const cards = waiting.map(({ source }) => source.context.self);
  const options: OptionId[] = cards.map((card, at) => (cards.indexOf(card) === at ? card : `${card}#${at}`));
  const [answer] = yield* game.ask(game.state.active, options, { prompt: 'nextTrigger' });
  return waiting[Math.max(0, options.indexOf(answer ?? ''))] as Pending;
}

/** If several effects would determine the next base, the active player picks one (SCORE-R5). */
function* onlyOneNextBase(game: Game, pending: readonly Pending[]): Effect<Pending[]> {
  const rivals = pending.filter(({ source }) => source.value.nextBase);
  if (rivals.length < 2) return [...pending];
  const only = yield* picked(game, rivals);
  return pending.filter((entry) => !entry.source.value.nextBase || entry === only);
}

/** Resolves one trigger for its player, or for each of several players in turn, and then what it sets off. */
export function* fire(this: Game, source: Source<Trigger>, event: GameEvent): Effect {
  const { context, value, def } = source;
  let players: readonly PlayerId[] = [context.you];
  const known = this.test(def, () => {
    if (value.player) players = value.player(withEvent(context, event));
    return true;
  });
  if (!known) return;
  // Choosing the next base more than once makes no sense (SCORE-T4, OPEN-11).
  const actors = value.nextBase ? players.slice(0, 1) : players;
  const after = nothingYet();
  const resolve = value.together ? fireForAll : fireFor;
  yield* this.scope(() => resolve(this, actors, source, event, after));
}

/** Resolves one trigger once for all its players for whom it counts (OPEN-53). */
function* fireForAll(
  game: Game,
  players: readonly PlayerId[],
  source: Source<Trigger>,
  event: GameEvent,
  after: Aftermath,
): Effect {
  const { context, value, def } = source;
  const bound: PlayerId[] = [];
  for (const player of players) {
    if (!(yield* ignores(game, source, event, player))) bound.push(player);
  }
  const [you] = bound;
  if (you === undefined) return;
  const cause = game.causeFor(context.self, def, you, 'trigger');
  yield* game.within(cause, () => value.run(withEvent({ ...context, you }, event), bound), after);
  game.deferred.push(() => game.conclude(after));
}

function* fireFor(
  game: Game,
  players: readonly PlayerId[],
  source: Source<Trigger>,
  event: GameEvent,
  after: Aftermath,
): Effect {
  const { context, value, def } = source;
  for (const you of players) {
    if (yield* ignores(game, source, event, you)) continue;
    const once = value.once === 'turn' ? turnKey(source, you) : null;
    if (once && game.marked(once) > 0) continue;
    const cause = game.causeFor(context.self, def, you, 'trigger');
    if (value.optional === true) {
      const agreed = yield* game.within(cause, () => game.confirm(you, 'useAbility', { card: context.self }));
      if (!agreed) continue;
    }
    if (once) game.mark(once);
    const use = scoringKey(game, source);
    const told = game.log.length;
    if (value.optional !== 'within') game.noteUsed(use);
    yield* game.within(cause, () => value.run(withEvent({ ...context, you }, event)), after);
    if (value.optional !== 'within') continue;
    // An ability that has nothing to tell was declined.
    if (game.log.length > told) game.noteUsed(use);
    else if (once) game.unmark(once);
  }
  game.deferred.push(() => game.conclude(after));
}

/**
 * Whether a base's ability counts for nothing for a player. One who may ignore it is asked, unless it would only offer
 * something that can be declined, or do nothing.
 */
function* ignores(game: Game, source: Source<Trigger>, event: GameEvent, player: PlayerId): Effect<boolean> {
  const { self, you } = source.context;
  if (you >= 0) return false;
  if (!mayIgnore(game, self, player)) return game.cancelled(self, player);
  return compels(game, source, event, player) && (yield* game.confirm(player, 'ignoreBase', { card: self }));
}
