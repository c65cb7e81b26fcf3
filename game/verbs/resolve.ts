/**
 * How abilities run: each in its own frame, which knows its cause and gathers what it sets off. All of that waits until
 * the outermost effect is finished (ORDER-1 to 5, OPEN-49): `scope` is that outermost effect. Only replacements
 * interrupt; each is an outermost effect of its own (ORDER-6).
 */
import type { Ability, Context, Effect, Trigger } from '../definitions';
import type { Aftermath, Deferred, Frame, Game, Pending } from '../engine/game';
import { type Index, type Source, withEvent } from '../engine/inPlay';
import { type Cause, type EventType, type GameEvent, RULES } from '../events';
import { isOncePerTurn, onceKey, scoringKey, useKey } from '../queries/uses';
import type { DefId, Id, OptionId, PlayerId } from '../state';

export function causeFor(this: Game, source: Id, def: DefId, player: PlayerId, via: Cause['via']): Cause {
  const { type, playOn } = this.catalog.definition(def);
  return { source, def, player, type, via, standard: type === 'action' && playOn === null };
}

const nothingYet = (): Aftermath => ({ triggers: [], windows: [] });

/** Runs a piece of play in a frame of its own. The caller sees to what it has set off. */
export function* within<T>(
  this: Game,
  cause: Cause,
  body: (frame: Frame) => Effect<T>,
  after: Aftermath = nothingYet(),
): Effect<T> {
  this.tick();
  const frame: Frame = { cause, affected: [], witnesses: [], shielded: [], copied: [], after };
  this.frames.push(frame);
  const result = yield* body(frame);
  this.frames.pop();
  return result;
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
  yield* shed(this);
  this.deferred = outer;
  for (const rest of mine) yield* rest();
  return result;
}

/** Discards actions that cannot stay on the minion they are on. */
function* shed(game: Game): Effect {
  if (!game.now.statics.has('sheds')) return;
  const unfit = new Set<Id>();
  game.sources('sheds', (sheds, { context }) => {
    for (const action of game.now.actions) if (sheds(context, action)) unfit.add(action);
  });
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

/** Uses a talent, also inside another effect, of which it then is a part. */
export function* runTalent(this: Game, talent: Ability, context: Context, cause: Cause): Effect {
  const use = (): Effect => this.within(cause, (frame) => resolveTalent(frame, talent, context));
  yield* this.frame ? use() : this.scope(use);
}

function* resolveTalent(frame: Frame, talent: Ability, context: Context): Effect {
  const { game } = context;
  yield* talent(withEvent(context, null));
  game.deferred.push(() => afterTalent(game, frame));
}

/** What a talent has set off, also by what it affected. */
function* afterTalent(game: Game, { cause, affected, witnesses, after }: Frame): Effect {
  const events: GameEvent[] = affected.length > 0 ? [{ type: 'affected', by: cause, cards: affected }] : [];
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

/**
 * The triggers that events set off, by how things are now. Witnesses react to what has happened to themselves, even if
 * it made them leave play (TERM-ongoing-4).
 */
export function triggersOf(
  this: Game,
  events: readonly GameEvent[],
  index: Index,
  witnesses: readonly Source<Trigger>[] = [],
): Pending[] {
  const pending: Pending[] = [];
  const consider = (source: Source<Trigger>, event: GameEvent): void => {
    if (source.value.once === 'together' && pending.some((other) => other.source === source)) return;
    if (fires(this, source, event)) pending.push({ source, event });
  };
  const gone = witnesses.filter(({ context }) => !this.inPlay(context.self));
  for (const event of events) {
    for (const source of index.triggers.get(event.type) ?? []) consider(source, event);
    for (const source of gone) if (source.value.on === event.type) consider(source, event);
  }
  return pending;
}

function fires(game: Game, source: Source<Trigger>, event: GameEvent): boolean {
  const { context, value } = source;
  if (game.silenced(source)) return false;
  if (value.once === 'turn' && game.marked(turnKey(source, context.you)) > 0) return false;
  return game.test(source.def, () => value.when?.(withEvent(context, event)) ?? true);
}

function turnKey({ context, part, since }: Source<Trigger>, player: PlayerId): string {
  return `trigger:${context.self}:${since}:${part}:${player}`;
}

/** Resolves triggers one by one in the order the active player chooses (ORDER-3, CONFLICT-4). */
export function* resolveAll(this: Game, pending: readonly Pending[]): Effect {
  const waiting = yield* onlyOneNextBase(this, pending);
  while (waiting.length > 0) {
    const at = waiting.length > 1 && !alike(waiting) ? yield* nextOf(this, waiting) : 0;
    const [next] = waiting.splice(at, 1);
    const source = next && timely(this, next);
    if (next && source) yield* this.fire(source, next.event);
  }
}

const SCORING_MOMENTS: readonly EventType[] = ['beforeScoring', 'whenScoring', 'afterScoring'];

/**
 * What a card in play does at a moment of a scoring depends on where it is when its turn comes: another ability may have
 * moved it by then. One that has left play is as it was (ORDER-10).
 */
function timely(game: Game, { source, event }: Pending): Source<Trigger> | null {
  const { context, def, part, since, lasting } = source;
  const { play } = game.card(context.self);
  if (!SCORING_MOMENTS.includes(event.type) || lasting || play?.since !== since) return source;
  const now = game.now.triggers
    .get(event.type)
    ?.find((other) => other.context.self === context.self && other.def === def && other.part === part);
  return now && fires(game, now, event) ? now : null;
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

function* nextOf(game: Game, waiting: readonly Pending[]): Effect<number> {
  const cards = waiting.map(({ source }) => source.context.self);
  const options: OptionId[] = cards.map((card, at) => (cards.indexOf(card) === at ? card : `${card}#${at}`));
  const [answer] = yield* game.ask(game.state.active, options, { prompt: 'nextTrigger' });
  return Math.max(0, options.indexOf(answer ?? ''));
}

/** If several effects would determine the next base, the active player picks one (SCORE-R5). */
function* onlyOneNextBase(game: Game, pending: readonly Pending[]): Effect<Pending[]> {
  const rivals = pending.filter(({ source }) => source.value.nextBase);
  if (rivals.length < 2) return [...pending];
  const at = yield* nextOf(game, rivals);
  return pending.filter((entry) => !entry.source.value.nextBase || entry === rivals[at]);
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
  yield* this.scope(() => fireFor(this, actors, source, event, after));
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
    if (context.you < 0 && (yield* ignores(game, context.self, you))) continue;
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

/** Whether a player for whom a base's ability may count for nothing lets it. */
function* ignores(game: Game, base: Id, player: PlayerId): Effect<boolean> {
  let free = false;
  game.sources('mayIgnore', (mayIgnore, { context }) => {
    free ||= mayIgnore(context, base, player);
  });
  if (free) return yield* game.confirm(player, 'ignoreBase', { card: base });
  return game.cancelled(base, player);
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
