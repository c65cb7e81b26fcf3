/** +1 power counters of which a player says how many go from or to which cards. */
import type { Effect } from '../definitions';
import type { Game } from '../engine/game';
import type { Id, PlayerId } from '../state';

/** Asks for any number of the counters on these cards; the answer has a card once for each counter. */
export function* chooseCounters(this: Game, player: PlayerId, cards: readonly Id[]): Effect<Id[]> {
  const counters = cards.map((id) => [id, this.card(id).play?.counters ?? 0] as const).filter(([, count]) => count > 0);
  return yield* this.chooseSome(
    player,
    counters.map(([id]) => id),
    {
      prompt: 'takeCounters',
      min: 0,
      max: counters.reduce((sum, [, count]) => sum + count, 0),
      repeat: true,
      limits: Object.fromEntries(counters),
    },
  );
}

/** Asks on which of these cards so many counters go; the answer has a card once for each counter. */
export function* chooseReceivers(this: Game, player: PlayerId, cards: readonly Id[], count: number): Effect<Id[]> {
  if (count < 1) return [];
  return yield* this.chooseSome(player, cards, { prompt: 'placeCounters', min: count, max: count, repeat: true });
}

/** A player takes any number of counters off these cards. Returns how many. */
export function* takeCounters(this: Game, player: PlayerId, cards: readonly Id[]): Effect<number> {
  const taken = yield* this.chooseCounters(player, cards);
  const before = countersInPlay(this);
  yield* this.addCounters([...new Set(taken)], (id) => -timesOf(taken, id));
  return before - countersInPlay(this);
}

function countersInPlay(game: Game): number {
  return game.state.inPlay.reduce((sum, id) => sum + (game.card(id).play?.counters ?? 0), 0);
}

/** A player splits so many new counters among these cards. Returns those that got some. */
export function* distributeCounters(this: Game, player: PlayerId, cards: readonly Id[], count: number): Effect<Id[]> {
  const given = yield* this.chooseReceivers(player, cards, count);
  return yield* this.addCounters([...new Set(given)], (id) => timesOf(given, id));
}

function timesOf(chosen: readonly Id[], id: Id): number {
  return chosen.filter((other) => other === id).length;
}
