/**
 * How abilities run: each in its own frame, which knows its cause and gathers what it sets off. All of that waits until
 * the outermost effect is finished (ORDER-1 to 5, OPEN-49): `scope` is that outermost effect. Only replacements
 * interrupt; each is an outermost effect of its own (ORDER-6).
 */
import type { Ability, Context, Effect } from '../definitions';
import type { Aftermath, Deferred, Frame, Game } from '../engine/game';
import { type Index, withEvent } from '../engine/inPlay';
import { MOST_NESTED } from '../engine/work';
import { type Cause, type GameEvent, RULES } from '../events';
import { isOncePerTurn, onceKey, useKey } from '../queries/uses';
import type { DefId, Id, PlayerId } from '../state';

export function causeFor(this: Game, source: Id, def: DefId, player: PlayerId, via: Cause['via']): Cause {
  const { type, playOn } = this.catalog.definition(def);
  return { source, def, player, type, via, standard: type === 'action' && playOn === null };
}

export const nothingYet = (): Aftermath => ({ triggers: [], windows: [] });

/** Runs a piece of play in a frame of its own. The caller sees to what it has set off. */
export function* within<T>(
  this: Game,
  cause: Cause,
  body: (frame: Frame) => Effect<T>,
  after: Aftermath = nothingYet(),
): Effect<T> {
  this.tick();
  if (this.frames.length >= MOST_NESTED) throw this.work.tooMuch('it never ends');
  const counters = countersIn(this);
  const frame: Frame = { cause, affected: [], counters, witnesses: [], shielded: [], copied: [], after };
  this.frames.push(frame);
  const result = yield* body(frame);
  this.frames.pop();
  return result;
}

function countersIn({ state: { inPlay, cards } }: Game): ReadonlyMap<Id, number> {
  const counters = new Map<Id, number>();
  for (const id of inPlay) {
    const count = cards[id]?.play?.counters ?? 0;
    if (count > 0) counters.set(id, count);
  }
  return counters;
}

/**
 * Lets a player carry out a part of the running ability; it stays the doing of its card and that card's player. A copy of
 * such a part is carried out by who chooses its receiver (EX-CLAR-LASTDANCE).
 */
export function* carriedOutBy<T>(this: Game, player: PlayerId, body: () => Effect<T>): Effect<T> {
  const { frame } = this;
  if (!frame) return yield* body();
  this.frames.push({ ...frame, cause: { ...frame.cause, doer: player } });
  const result = yield* body();
  this.frames.pop();
  return result;
}

/** Runs an effect to its end and then what the abilities and cards inside it left to be done. */
export function* scope<T>(this: Game, body: () => Effect<T>): Effect<T> {
  const outer = this.deferred;
  const mine: Deferred[] = [];
  this.deferred = mine;
  const result = yield* body();
  // Not in the middle of an effect that was interrupted: it may not be over yet.
  if (this.frames.length === 0) yield* shed(this);
  this.deferred = outer;
  for (const rest of mine) yield* rest();
  return result;
}

/** Discards actions that cannot stay on the minion they are on. */
function* shed(game: Game): Effect {
  if (!game.now.statics.has('sheds')) return;
  const unfit = new Set<Id>();
  game.sources(
    'sheds',
    (sheds, { context }) => game.now.actions.filter((action) => sheds(context, action)),
    (actions) => {
      for (const action of actions) unfit.add(action);
    },
  );
  if (unfit.size > 0) yield* game.joining(RULES, () => game.discardFromPlay([...unfit]));
}

/** Resolves something together with what it sets off, before anything else goes on. */
export function* whole<T>(this: Game, cause: Cause, body: (frame: Frame) => Effect<T>): Effect<T> {
  return yield* this.scope(() => this.joining(cause, body));
}

/** Resolves something as a part of the running effect: what it sets off waits for the end of that (ORDER-2). */
export function* joining<T>(this: Game, cause: Cause, body: (frame: Frame) => Effect<T>): Effect<T> {
  const after = nothingYet();
  const result = yield* this.within(cause, body, after);
  this.deferred.push(() => this.conclude(after));
  return result;
}

/** What an ability has set off: in play, as the active player orders it, then off the table (ORDER-3 and 4). */
export function* conclude(this: Game, { triggers, windows }: Aftermath): Effect {
  yield* this.resolveAll(triggers);
  for (const event of windows) yield* this.offTable(event);
}

/** Does what a player has set going with a card; if that has no effect at all, the log says so. */
export function* tellingIfNothing(this: Game, body: () => Effect<unknown>): Effect {
  const before = this.standing();
  yield* body();
  if (!this.changedSince(before) && this.log.length === before.told)
    this.tell({ type: 'nothingHappened', source: this.cause.def });
}

/** Uses a talent, also inside another effect, of which it then is a part. */
export function* runTalent(this: Game, talent: Ability, context: Context, cause: Cause): Effect {
  const use = (): Effect => this.within(cause, (frame) => resolveTalent(frame, talent, context));
  yield* this.frame ? use() : this.scope(use);
}

function* resolveTalent(frame: Frame, talent: Ability, context: Context): Effect {
  const { game } = context;
  yield* game.tellingIfNothing(() => talent(withEvent(context, null)));
  game.deferred.push(() => afterTalent(game, frame));
}

/** What a talent has set off, also by what it affected. */
function* afterTalent(game: Game, { cause, affected, counters, witnesses, after }: Frame): Effect {
  const events: GameEvent[] = affected.length > 0 ? [{ type: 'affected', by: cause, cards: affected, counters }] : [];
  const seen = game.triggersOf(events, game.now, witnesses);
  yield* game.conclude({ triggers: [...seen, ...after.triggers], windows: after.windows });
}

/**
 * Lets cards in play react to events, and then cards off the table to those named in `windows`. While an ability is
 * being resolved, that waits for its end (OPEN-49).
 */
export function* react(
  this: Game,
  events: readonly GameEvent[],
  index: Index = this.now,
  windows: readonly GameEvent[] = [],
): Effect {
  const triggers = this.triggersOf(events, index);
  const after = this.frame?.after;
  if (!after) return yield* this.conclude({ triggers, windows: [...windows] });
  after.triggers.push(...triggers);
  after.windows.push(...windows);
}

/** Remembers that an ability has been used in this scoring. */
export function noteUsed(this: Game, key: string): void {
  const { scoring } = this.state;
  if (scoring && !scoring.used.includes(key)) this.set({ scoring: { ...scoring, used: [...scoring.used, key] } });
}

/** Notes the limits of a Special that is being used. */
export function noteSpecial(this: Game, player: PlayerId, card: Id, index: number): void {
  const def = this.def(card);
  const special = def.specials[index];
  const once = special?.once;
  if (special && isOncePerTurn(special)) this.mark(useKey(this, card, index));
  if (once === 'turn') this.mark(onceKey(player, def.id, index));
  if (once === 'scoring') this.noteUsed(onceKey(player, def.id, index));
}
