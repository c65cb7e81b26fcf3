/** Effects on cards that are not in play: searching, revealing, playing off the top, giving. */
import type { Effect as Play } from '../definitions';
import type { Id, PlayerId, PlayLimit } from '../state';
import { fits } from './filters';
import { agreed, type Mode } from './mode';
import { baseOfRef, resolvePlayers, type Scope } from './scope';
import { grouping, pick } from './selectors';
import type { Effect, Filter } from './types';

type Search = NonNullable<Effect['search']>;

/** Looks for cards in the deck or elsewhere, and puts or plays what was found. */
export function* search(scope: Scope, how: Search, mode: Mode): Play<boolean> {
  const { game, you, memory } = scope;
  if (!(yield* agreed(scope, mode))) return false;
  // Where it may be played is said of what was picked before the search.
  const limit = limitOf(scope, how.on);
  const cards = yield* find(scope, how);
  if (how.reveal) game.reveal(you, cards, 'deck');
  memory.it = cards;
  memory.affected = cards;
  if (how.to === 'discard') yield* game.discard(you, cards, 'deck');
  else if (how.to === 'play' || how.to === 'handOrPlay') return yield* playFound(scope, how, cards, limit);
  else keep(scope, cards, how.to === 'hand' ? 'hand' : 'top', how.reveal);
  return cards.length > 0;
}

/** The deck need not be searched, and then is not shuffled, if another place has what is looked for (OPEN-40). */
function* find(scope: Scope, how: Search): Play<Id[]> {
  const { game, you } = scope;
  const { in: places = ['deck'] } = how;
  const suits = (id: Id): boolean =>
    fits(scope, how.for, id) && (how.to !== 'play' || game.hosts(you, id, {}).length > 0);
  const elsewhere = places.flatMap((place) => (place === 'deck' ? [] : game.player(you)[place].filter(suits)));
  const range = {
    min: how.anyNumber || how.upTo !== undefined ? 0 : 1,
    max: how.anyNumber ? Number.POSITIVE_INFINITY : (how.upTo ?? 1),
  };
  const inDeck = places.includes('deck') && (elsewhere.length === 0 || (yield* game.confirm(you, 'searchDeck')));
  if (inDeck) {
    const { deck, discard } = game.player(you);
    const among = [...deck, ...discard, ...elsewhere];
    return yield* game.search(you, suits, { ...range, ...grouping(scope, how, among) }, elsewhere);
  }
  const found = yield* game.chooseSome(you, elsewhere, {
    prompt: 'search',
    ...range,
    ...grouping(scope, how, elsewhere),
  });
  game.setAside(found, true);
  return found;
}

/** A card that was found and cannot be played there, or is not wanted there, goes to the hand, or back where it must. */
function* playFound(scope: Scope, how: Search, cards: readonly Id[], limit: PlayLimit): Play<boolean> {
  const { game, you } = scope;
  let played = 0;
  for (const card of cards) {
    if ((yield* game.playOneOf(you, [card], limit, { shows: [card] })) !== null) played += 1;
    else if (how.to === 'handOrPlay') keep(scope, [card], 'hand');
    else game.shuffleInto([card], you);
  }
  return played > 0;
}

function limitOf(scope: Scope, on: Filter | undefined): PlayLimit {
  return on === undefined ? {} : { bases: scope.game.state.table.filter((base) => fits(scope, on, base)) };
}

/** Cards that were shown go to their owners, others to who found them (CONFLICT-12). */
function keep({ game, you }: Scope, cards: readonly Id[], where: 'hand' | 'top', shown = false): void {
  if (shown && where === 'hand') {
    game.takeRevealed(cards);
    return;
  }
  game.put(cards, where, shown ? undefined : you);
  const to = where === 'hand' ? 'hand' : 'deck';
  game.tell({ type: 'putBack', player: you, count: cards.length, from: 'deck', to });
}

/** Reveals cards until enough fit; those go to the hand, the others into the deck. */
export function* revealUntil(scope: Scope, how: NonNullable<Effect['revealUntil']>, mode: Mode): Play<boolean> {
  const { game, you, memory } = scope;
  if (!(yield* agreed(scope, mode))) return false;
  const { found, rest } = game.revealUntil(you, (id) => fits(scope, how.for, id), how.count ?? 1);
  const taken = how.anyNumber
    ? yield* game.chooseSome(you, found, { prompt: 'take', min: 0, max: found.length })
    : found;
  game.put(taken, 'hand');
  game.shuffleRevealed([...rest, ...found.filter((id) => !taken.includes(id))], you);
  memory.it = taken;
  memory.affected = taken;
  return taken.length > 0;
}

/** Lets a player play a card off the top of their deck. */
export function* playOffTheTop(scope: Scope, how: NonNullable<Effect['playOffTheTop']>, mode: Mode): Play<boolean> {
  const { game, you, memory } = scope;
  if (!(yield* agreed(scope, mode))) return false;
  const [player = you] = resolvePlayers(scope, how.player ?? 'you');
  const limit: PlayLimit = how.at ? { bases: [baseOfRef(scope, how.at)] } : {};
  const cards = yield* game.playOffTheTop(player, (id) => fits(scope, how.for, id), limit);
  memory.it = cards;
  return cards.length > 0;
}

/** Cards go into other players' hands, each to one of those meant; an action being played does so when it has resolved. */
export function* give(scope: Scope, how: NonNullable<Effect['give']>, mode: Mode): Play<boolean> {
  const { game, you, memory } = scope;
  const picked = yield* pick(scope, how.what, { prompt: 'give', optional: mode.optional });
  const cards = picked.filter((card) => !game.card(card).play);
  const receivers = resolvePlayers(scope, how.to);
  if (cards.length === 0 || receivers.length === 0) return false;
  const gifts = new Map<PlayerId, Id[]>();
  for (const card of cards) {
    const to = yield* game.choosePlayer(you, receivers, 'giveTo', { card });
    if (to !== null && !game.giveWhenResolved(card, to)) gifts.set(to, [...(gifts.get(to) ?? []), card]);
  }
  for (const [to, theirs] of gifts) yield* game.give(theirs, to);
  memory.affected = cards;
  return true;
}
