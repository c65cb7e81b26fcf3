/** What the effect language cannot say of the Giant Ants. */
import type { Ability, Id } from '../../../game/api';

/** Killer Queen: the other minion was played here, not moved, and has not left play since. */
export const brood: Ability = function* ({ game, you, self, here }) {
  const played = game.state.played.filter(({ card, since, type, player, on }) => {
    const stays = game.card(card).play?.since === since;
    return stays && card !== self && type === 'minion' && player === you && on === here;
  });
  const young = played.map(({ card }) => card);
  const chosen = yield* game.choose(you, young, { prompt: 'addCounters' });
  if (chosen !== null) yield* game.addCounters([self, chosen]);
};

/** A Kind of Magic: first which counters are taken, then where they go; one that goes back has not moved. */
export const magic: Ability = function* ({ game, you }) {
  const yours = game.minions({ controller: you });
  if (yours.length < 2) return;
  const taken = yield* game.chooseCounters(you, yours);
  const placed = yield* game.chooseReceivers(you, yours, taken.length);
  const receivers = without(placed, taken);
  for (const [at, giver] of without(taken, placed).entries())
    yield* game.transferCounters(giver, receivers[at] ?? giver, 1);
};

/** What is left of some cards without others, one for one. */
function without(cards: readonly Id[], others: readonly Id[]): Id[] {
  const rest = [...cards];
  for (const id of others) if (rest.includes(id)) rest.splice(rest.indexOf(id), 1);
  return rest;
}
