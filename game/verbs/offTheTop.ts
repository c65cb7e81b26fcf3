/** Cards played off the top of a deck (section 9 of the rules). */
import type { Effect } from '../definitions';
import type { Game } from '../engine/game';
import type { Id, PlayerId, PlayLimit } from '../state';

/**
 * A player reveals cards from the top of their deck until one fits and plays it at once, `count` times over; it cannot
 * be declined (OPEN-27). One that cannot be played there is discarded (DECKTOP-6). What else was revealed is nowhere
 * until then and is shuffled back at the end (DECKTOP-3, 4). Returns the cards played.
 */
export function* playOffTheTop(
  this: Game,
  player: PlayerId,
  fits: (id: Id) => boolean,
  limit: PlayLimit = {},
  count = 1,
): Effect<Id[]> {
  const played: Id[] = [];
  const aside: Id[] = [];
  for (let time = 0; time < count; time++) {
    const { found, rest } = this.revealUntil(player, fits);
    aside.push(...rest);
    const [card] = found;
    if (card === undefined) break;
    if ((yield* this.playOneOf(player, [card], limit, { must: true })) !== null) played.push(card);
    else yield* this.discard(player, [card], 'deck');
  }
  this.shuffleRevealed(aside, player);
  return played;
}
