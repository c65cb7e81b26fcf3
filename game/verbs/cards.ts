/** Cards that are not in play: drawing, discarding, looking, searching, shuffling. */
import type { Effect } from '../definitions';
import type { Game } from '../engine/game';
import type { GameEvent } from '../events';
import { randomBelow, shuffled } from '../random';
import type { Id, PlayerId } from '../state';
import type { Ask } from './ask';

/** A number from 0 to n - 1 by the match's own random numbers. */
export function random(this: Game, n: number): number {
  const [value, rng] = randomBelow(this.state.rng, n);
  this.set({ rng });
  this.secretsOut = true;
  return value;
}

export function shuffle<T>(this: Game, items: readonly T[]): T[] {
  if (items.length === 0) return [];
  const [result, rng] = shuffled(this.state.rng, items);
  this.set({ rng });
  this.secretsOut = true;
  return result;
}

export function shuffleDeck(this: Game, player: PlayerId): void {
  this.setPlayer(player, { deck: this.shuffle(this.player(player).deck) });
  this.tell({ type: 'shuffled', player });
}

/** Makes sure of `count` cards in the deck, if need be by shuffling the discard pile under it (TURN-4.5). */
function replenish(game: Game, player: PlayerId, count: number): void {
  const { deck, discard } = game.player(player);
  if (deck.length >= count || discard.length === 0) return;
  game.setPlayer(player, { deck: [...deck, ...game.shuffle(discard)], discard: [] });
  game.tell({ type: 'shuffled', player });
}

/** Draws cards, as many as there are. Returns how many. */
export function draw(this: Game, player: PlayerId, count = 1): number {
  if (count < 1) return 0;
  replenish(this, player, count);
  const { deck, hand } = this.player(player);
  const drawn = deck.slice(0, count);
  if (drawn.length === 0) return 0;
  this.secretsOut = true;
  this.setPlayer(player, { deck: deck.slice(drawn.length), hand: [...hand, ...drawn] });
  this.tell({ type: 'drew', player, count: drawn.length });
  return drawn.length;
}

/** The top cards of a deck, which stay where they are. */
export function topOfDeck(this: Game, player: PlayerId, count = 1): Id[] {
  replenish(this, player, count);
  return this.player(player).deck.slice(0, count);
}

/** Shows cards to everyone. */
export function reveal(this: Game, player: PlayerId, cards: readonly Id[], from: 'hand' | 'deck'): void {
  if (cards.length === 0) return;
  this.secretsOut = true;
  this.set({ hidden: this.state.hidden.filter((id) => !cards.includes(id)) });
  this.tell({ type: 'revealed', player, cards: cards.map((id) => ({ id, def: this.card(id).def })), from });
}

/**
 * Reveals cards from the top of a deck until `count` of them fit. All are set aside; `found` are those that fit. An empty
 * deck is made anew before the first card, but not on the way (DECKTOP-5).
 */
export function revealUntil(
  this: Game,
  player: PlayerId,
  fits: (id: Id) => boolean,
  count = 1,
): { found: Id[]; rest: Id[] } {
  replenish(this, player, 1);
  const found: Id[] = [];
  const rest: Id[] = [];
  for (const id of this.player(player).deck) {
    (fits(id) ? found : rest).push(id);
    if (found.length === count) break;
  }
  const shown = this.player(player).deck.slice(0, found.length + rest.length);
  this.reveal(player, shown, 'deck');
  this.setAside(shown);
  return { found, rest };
}

/** Takes cards out of their places until something is done with them; face down, only their finder knows them. */
export function setAside(this: Game, cards: readonly Id[], faceDown = false): void {
  for (const id of cards) {
    this.takeOut(id);
    this.set({ limbo: [...this.state.limbo, id], ...(faceDown && { hidden: [...this.state.hidden, id] }) });
  }
}

/** Puts cards from anywhere but play into a zone of their owners, or of `player` if nobody else has seen them (CONFLICT-12). */
export function put(
  this: Game,
  cards: readonly Id[],
  where: 'hand' | 'discard' | 'top' | 'bottom',
  player?: PlayerId,
): void {
  const ordered = where === 'top' ? [...cards].reverse() : cards;
  for (const id of ordered) {
    this.takeOut(id);
    this.putInto(id, where, player ?? this.card(id).owner);
  }
}

/** Shuffles cards from anywhere but play into their owners' decks (or the deck of `player`). */
export function shuffleInto(this: Game, cards: readonly Id[], player?: PlayerId): void {
  const decks = new Set<PlayerId>(player === undefined ? [] : [player]);
  for (const id of cards) {
    const deck = player ?? this.card(id).owner;
    decks.add(deck);
    this.takeOut(id);
    this.putInto(id, 'top', deck);
  }
  for (const deck of decks) this.shuffleDeck(deck);
}

/** Cards of a deck that all have seen go to their owners' hands (CONFLICT-12). */
export function takeRevealed(this: Game, cards: readonly Id[]): void {
  for (const player of this.order()) {
    const theirs = cards.filter((id) => this.card(id).owner === player);
    if (theirs.length === 0) continue;
    this.put(theirs, 'hand');
    this.tell({ type: 'putBack', player, count: theirs.length, from: 'deck', to: 'hand' });
  }
}

/** Shuffles cards that a player has revealed into their deck; all have seen those of other owners, so these go home (CONFLICT-12). */
export function shuffleRevealed(this: Game, cards: readonly Id[], player: PlayerId): void {
  const isOwn = (id: Id): boolean => this.card(id).owner === player;
  this.shuffleInto(cards.filter(isOwn), player);
  this.shuffleInto(cards.filter((id) => !isOwn(id)));
}

/** A player discards cards from hand (or deck); each goes to its owner's pile. */
export function* discard(
  this: Game,
  player: PlayerId,
  cards: readonly Id[],
  from: 'hand' | 'deck' = 'hand',
): Effect<Id[]> {
  const events: GameEvent[] = [];
  for (const card of cards) {
    const { def, owner } = this.card(card);
    this.takeOut(card);
    this.putInto(card, 'discard');
    events.push({ type: 'discarded', card, def, player, owner, from });
  }
  for (const event of events) this.tell(event);
  yield* this.react(events, this.now, events);
  return [...cards];
}

/** A player discards cards of their own choice, or at random. */
export function* discardFromHand(this: Game, player: PlayerId, count: number, random = false): Effect<Id[]> {
  const { hand } = this.player(player);
  const size = Math.min(count, hand.length);
  const cards = random
    ? this.shuffle(hand).slice(0, size)
    : yield* this.chooseSome(player, hand, { prompt: 'discard', min: size, max: size });
  return size === 0 ? [] : yield* this.discard(player, cards);
}

/**
 * Looks through a deck for cards that fit and shuffles it (TERM-search-1). The cards are set aside. Others that fit and
 * are elsewhere may be taken as well.
 */
export function* search(
  this: Game,
  player: PlayerId,
  fits: (id: Id) => boolean,
  how: Ask = {},
  elsewhere: readonly Id[] = [],
): Effect<Id[]> {
  replenish(this, player, 1);
  const { deck } = this.player(player);
  this.secretsOut = true;
  this.tell({ type: 'looked', player, at: 'deck', of: player, count: deck.length });
  const others = elsewhere.filter((id) => !deck.includes(id));
  const found = yield* this.chooseSome(player, [...deck.filter(fits), ...others], {
    prompt: 'search',
    ...how,
    shows: [...deck].sort((a, b) => a - b),
  });
  this.setAside(found, true);
  this.shuffleDeck(player);
  return found;
}

/** Puts cards into another player's hand; their owner stays the same. */
export function* give(this: Game, cards: readonly Id[], to: PlayerId): Effect {
  if (cards.length === 0) return;
  const from = this.cause.doer ?? this.cause.player;
  this.put(cards, 'hand', to);
  const event: GameEvent = { type: 'given', player: from, to, count: cards.length, by: from };
  this.tell(event);
  yield* this.react([event]);
}

/** An action being played goes into a player's hand instead of the discard pile, or of any other place it names. */
export function giveWhenResolved(this: Game, action: Id, to: PlayerId): boolean {
  if (!this.state.limbo.includes(action)) return false;
  this.gifts.set(action, to);
  return true;
}

export function gainVp(this: Game, player: PlayerId, amount: number): void {
  const { vp } = this.player(player);
  const after = Math.max(0, vp + amount);
  if (after === vp) return;
  this.setPlayer(player, { vp: after });
  this.tell({ type: 'gainedVp', player, amount: after - vp, source: this.cause.def });
}
