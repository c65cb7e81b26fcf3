/** Cards leaving play: to their owner's zones, with everything on them discarded (CONFLICT-12, CONFLICT-13). */
import type { Effect } from '../definitions';
import type { Game } from '../engine/game';
import type { Cause, GameEvent, LastKnown } from '../events';
import type { Id, PlayerId } from '../state';
import type { Hit } from './affect';

type Destination = 'discard' | 'hand' | 'top' | 'bottom' | 'deck';

/** Puts a card that is in no zone into one of a player's. */
export function putInto(this: Game, id: Id, where: Destination, player: PlayerId = this.card(id).owner): void {
  const { hand, deck, discard } = this.player(player);
  if (where === 'hand') this.setPlayer(player, { hand: [...hand, id] });
  else if (where === 'discard') this.setPlayer(player, { discard: [...discard, id] });
  else if (where === 'bottom') this.setPlayer(player, { deck: [...deck, id] });
  else this.setPlayer(player, { deck: [id, ...deck] });
  if (where === 'deck') this.shuffleDeck(player);
}

/**
 * Takes cards out of play together. What is on them is discarded. Returns the events of all that left; the caller
 * lets cards react to them when it has told the rest of the story.
 */
export function* leavePlay(this: Game, ids: readonly Id[], where: (id: Id) => Destination): Effect<GameEvent[]> {
  const leaving = ids.filter((id) => this.card(id).play);
  const facts = leaving.map((id) => this.lastKnown(id));
  const orphans = leaving.flatMap((id) => this.attached(id)).filter((id) => !leaving.includes(id));
  const orphanFacts = orphans.map((id) => this.lastKnown(id));
  const doomed = yield* this.whileLeaving(leaving, () => doomedOf(this, orphanFacts));
  const events: GameEvent[] = [];
  for (const fact of facts) {
    const to = where(fact.card);
    this.takeOut(fact.card);
    this.putInto(fact.card, to);
    events.push({ ...fact, type: 'leftPlay', to: to === 'discard' || to === 'hand' ? to : 'deck' });
  }
  return [...events, ...(yield* discardAll(this, doomed))];
}

/** Runs something while these cards are about to leave play: nothing can be put on them any more. */
export function* whileLeaving<T>(this: Game, ids: readonly Id[], body: () => Effect<T>): Effect<T> {
  const outer = this.leaving;
  this.leaving = new Set([...outer, ...ids]);
  const result = yield* body();
  this.leaving = outer;
  return result;
}

/** Those of the cards that nothing keeps from being discarded. */
function* doomedOf(game: Game, facts: readonly LastKnown[]): Effect<LastKnown[]> {
  const doomed: LastKnown[] = [];
  for (const fact of facts) {
    const { card } = fact;
    const kept =
      !game.card(card).play || (yield* game.replaced('discarded', card, { verb: 'place', cause: game.cause }));
    if (!kept && game.card(card).play) doomed.push(fact);
  }
  return doomed;
}

/** Discards cards from play together; something may send them elsewhere than to the discard pile. */
function* discardAll(game: Game, facts: readonly LastKnown[]): Effect<GameEvent[]> {
  const destinations = new Map<Id, Destination>();
  for (const { card } of facts) destinations.set(card, yield* game.destination(card, 'discarded'));
  return facts.flatMap((fact): GameEvent[] => {
    const to = destinations.get(fact.card) ?? 'discard';
    game.takeOut(fact.card);
    game.putInto(fact.card, to);
    const discarded: GameEvent = { ...fact, type: 'discardedFromPlay' };
    game.tell(discarded);
    return [discarded, { ...fact, type: 'leftPlay', to: to === 'discard' || to === 'hand' ? to : 'deck' }];
  });
}

/** Where a card goes that would go to the discard pile from play; of different places the active player picks one (CONFLICT-4). */
export function* destination(this: Game, id: Id, how: 'destroyed' | 'discarded'): Effect<Destination> {
  const places = new Map<Id, Destination>();
  this.sources(
    'goesTo',
    (value, { context }) => value(context, id, how),
    (to, { context }) => {
      if (!to || (context.you < 0 && this.cancelled(context.self, this.controllerOf(id)))) return;
      places.set(context.self, to === 'bottomOfDeck' ? 'bottom' : to);
    },
  );
  const [only = 'discard', ...others] = new Set(places.values());
  if (others.length === 0) return only;
  const by = yield* this.choose(this.state.active, [...places.keys()], {
    prompt: 'chooseDestination',
    params: { card: id },
  });
  return places.get(by ?? 0) ?? only;
}

/**
 * Discards cards from play, all at once, with what is on them; this is not destroying (SCORE-A4). First it is settled
 * what is kept from it, minions before actions: those on a minion that stays are not discarded.
 */
export function* discardFromPlay(this: Game, ids: readonly Id[]): Effect {
  const before = this.now;
  const leaving = new Set(ids.filter((id) => this.card(id).play).flatMap((id) => [id, ...this.attached(id)]));
  const facts = [...leaving].map((id) => this.lastKnown(id));
  const doomed = yield* this.whileLeaving([...leaving], () => doomedTogether(this, facts, leaving));
  const events = yield* discardAll(
    this,
    facts.filter((fact) => doomed.has(fact)),
  );
  const discarded = events.filter((event) => event.type === 'discardedFromPlay');
  yield* this.react(events, before, discarded);
}

function* doomedTogether(game: Game, facts: readonly LastKnown[], leaving: ReadonlySet<Id>): Effect<Set<LastKnown>> {
  const minions = yield* doomedOf(
    game,
    facts.filter(({ cardType }) => cardType === 'minion'),
  );
  const hosts = new Set(minions.map(({ card }) => card));
  const actions = facts.filter(({ cardType, on }) => cardType !== 'minion' && (!leaving.has(on) || hosts.has(on)));
  return new Set([...minions, ...(yield* doomedOf(game, actions))]);
}

/** Destroys cards in play, together. Returns those that really were destroyed (OPEN-39). */
export function* destroy(this: Game, what: Id | readonly Id[] | null): Effect<Id[]> {
  const attempt = { verb: 'destroy', cause: this.cause } as const;
  const hits = single(yield* this.affect(listOf(what), 'destroy'));
  const doomed: Hit[] = [];
  for (const hit of hits) {
    if (!this.card(hit.id).play) continue;
    if (!(yield* this.replaced('destroyed', hit.id, attempt))) doomed.push(hit);
  }
  const before = this.now;
  const facts = doomed.filter(({ id }) => this.card(id).play).map((hit) => ({ hit, fact: this.lastKnown(hit.id) }));
  const destinations = new Map<Id, Destination>();
  for (const { fact } of facts) destinations.set(fact.card, yield* this.destination(fact.card, 'destroyed'));
  for (const { fact, hit } of facts) this.noteAffected(fact, 'destroy', hit);
  const events: GameEvent[] = facts.map(({ fact, hit }) => ({
    ...fact,
    type: 'destroyed',
    cause: credited(attempt.cause, hit),
  }));
  for (const event of events) this.tell(event);
  const left = yield* this.leavePlay(
    facts.map(({ fact }) => fact.card),
    (id) => destinations.get(id) ?? 'discard',
  );
  yield* this.react([...events, ...left], before);
  return facts.map(({ fact }) => fact.card);
}

/** Where each player does their own part of an ability, a copy is the doing of who chose its receiver. */
function credited(cause: Cause, { copiedBy }: Hit): Cause {
  return cause.doer === undefined || copiedBy === undefined ? cause : { ...cause, doer: copiedBy };
}

/** Returns cards from play to their owners' hands. Returns those that really went. */
export function* returnToHand(this: Game, what: Id | readonly Id[] | null): Effect<Id[]> {
  return yield* removeBy(this, what, 'return', 'hand', (fact, cause) => ({ ...fact, type: 'returned', cause }));
}

/** Puts cards from play on top or at the bottom of their owners' decks, or shuffles them in. */
export function* putInDeck(
  this: Game,
  what: Id | readonly Id[] | null,
  where: 'top' | 'bottom' | 'shuffled',
): Effect<Id[]> {
  const verb = where === 'shuffled' ? 'shuffle' : 'place';
  return yield* removeBy(this, what, verb, where === 'shuffled' ? 'deck' : where, (fact, cause) => ({
    ...fact,
    type: 'putInDeck',
    where,
    cause,
  }));
}

function* removeBy(
  game: Game,
  what: Id | readonly Id[] | null,
  verb: 'return' | 'place' | 'shuffle',
  to: Destination,
  describe: (fact: LastKnown, cause: Cause) => GameEvent,
): Effect<Id[]> {
  const hits = single(yield* game.affect(listOf(what), verb)).filter(({ id }) => game.card(id).play);
  const before = game.now;
  const facts = hits.map(({ id }) => game.lastKnown(id));
  for (const [at, fact] of facts.entries()) game.noteAffected(fact, verb, hits[at] ?? { direct: true });
  const events = facts.map((fact) => describe(fact, game.cause));
  for (const event of events) game.tell(event);
  const left = yield* game.leavePlay(
    facts.map(({ card }) => card),
    () => to,
  );
  yield* game.react([...events, ...left], before);
  return facts.map(({ card }) => card);
}

/** A card that is reached more than once leaves, moves or changes sides only once. */
export function single(hits: readonly Hit[]): Hit[] {
  return hits.filter(({ id }, at) => hits.findIndex((other) => other.id === id) === at);
}

export function listOf(what: Id | readonly Id[] | null): readonly Id[] {
  if (what === null) return [];
  return typeof what === 'number' ? [what] : what;
}
