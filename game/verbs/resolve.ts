/**
 * How abilities run: each in its own frame, which knows its cause. A card played inside an effect waits with its own
 * triggers until the outermost effect is finished (ORDER-1 to 5); `scope` is that outermost effect.
 */
import type { Ability, Context, Effect, Trigger, TriggerContext } from '../definitions';
import type { Deferred, Frame, Game } from '../engine/game';
import { type Index, type Source, withEvent } from '../engine/inPlay';
import type { Cause, EventType, GameEvent } from '../events';
import { isOncePerTurn, onceKey, scoringKey, useKey } from '../queries/uses';
import type { DefId, Id, OptionId, PlayerId } from '../state';

/** A trigger that has been set off and waits for its turn. */
interface Pending {
  readonly source: Source<Trigger>;
  readonly event: GameEvent;
}

export function causeFor(this: Game, source: Id, def: DefId, player: PlayerId, via: Cause['via']): Cause {
  const { type, playOn } = this.catalog.definition(def);
  return { source, def, player, type, via, standard: type === 'action' && playOn === null };
}

/** Runs a piece of play in a frame of its own. */
export function* within<T>(this: Game, cause: Cause, body: (frame: Frame) => Effect<T>): Effect<T> {
  this.tick();
  const frame: Frame = { cause, affected: [], witnesses: [], shielded: [], copied: [] };
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

/** Runs an effect to its end and then what the cards played inside it left to be done. */
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
  if (unfit.size > 0) yield* game.discardFromPlay([...unfit]);
}

/** Runs an ability of a card as a whole: frame, scope, and what it affected. */
export function* runAbility(
  this: Game,
  ability: Ability,
  context: Context,
  event: GameEvent | null,
  cause: Cause,
): Effect {
  yield* this.scope(() => this.within(cause, (frame) => resolveAbility(frame, ability, context, event)));
}

function* resolveAbility(frame: Frame, ability: Ability, context: Context, event: GameEvent | null): Effect {
  const { game } = context;
  const { cause, affected: cards, witnesses } = frame;
  yield* ability(withEvent(context, event));
  if (cause.via !== 'talent' || cards.length === 0) return;
  const affected: GameEvent = { type: 'affected', by: cause, cards };
  game.deferred.push(() => game.react([affected], game.now, witnesses));
}

/**
 * Lets cards in play react to events; the active player orders the reactions (ORDER-3, CONFLICT-4). Witnesses react to
 * what has happened to themselves, even if it made them leave play (TERM-ongoing-4).
 */
export function* react(
  this: Game,
  events: readonly GameEvent[],
  index: Index = this.now,
  witnesses: readonly Source<Trigger>[] = [],
): Effect {
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
  yield* this.resolveAll(pending);
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

/** Resolves triggers one by one in the order the active player chooses. */
export function* resolveAll(this: Game, pending: Pending[]): Effect {
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
function* onlyOneNextBase(game: Game, pending: Pending[]): Effect<Pending[]> {
  const rivals = pending.filter(({ source }) => source.value.nextBase);
  if (rivals.length < 2) return [...pending];
  const at = yield* nextOf(game, rivals);
  return pending.filter((entry) => !entry.source.value.nextBase || entry === rivals[at]);
}

/** Resolves one trigger for its player, or for each of several players in turn. */
export function* fire(this: Game, source: Source<Trigger>, event: GameEvent): Effect {
  const { context, value, def } = source;
  const facts: TriggerContext = withEvent(context, event);
  let players: readonly PlayerId[] = [context.you];
  const known = this.test(def, () => {
    if (value.player) players = value.player(facts);
    return true;
  });
  if (!known) return;
  // Choosing the next base more than once makes no sense (SCORE-T4, OPEN-11).
  for (const you of value.nextBase ? players.slice(0, 1) : players) {
    if (context.you < 0 && (yield* ignores(this, context.self, you))) continue;
    const once = value.once === 'turn' ? turnKey(source, you) : null;
    if (once && this.marked(once) > 0) continue;
    const cause = this.causeFor(context.self, def, you, 'trigger');
    if (value.optional === true) {
      const agreed = yield* this.within(cause, () => this.confirm(you, 'useAbility', { card: context.self }));
      if (!agreed) continue;
    }
    if (once) this.mark(once);
    const use = scoringKey(this, source);
    const told = this.log.length;
    if (value.optional !== 'within') this.noteUsed(use);
    yield* this.runAbility(value.run, { ...context, you }, event, cause);
    if (value.optional !== 'within') continue;
    // An ability that has nothing to tell was declined.
    if (this.log.length > told) this.noteUsed(use);
    else if (once) this.unmark(once);
  }
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
