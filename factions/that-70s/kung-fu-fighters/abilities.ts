/** What the effect language cannot say of the Kung Fu Fighters. */
import type { Ability, Replacement } from '../../../game/api';

/** Everybody was Kung Fu Fighting: who fights is settled before the first blow (EX-CLAR-KUNGFU). */
export const brawl: Ability = function* ({ game, you }) {
  const base = yield* game.choose(you, game.bases());
  if (base === null) return;
  const fighters = game.order().filter((player) => game.minions({ base, controller: player }).length > 0);
  for (const player of fighters) {
    const rivals = game.minions({ base, notController: player });
    const victim = yield* game.choose(player, rivals, { prompt: 'destroy' });
    yield* game.carriedOutBy(player, () => game.destroy(victim));
  }
};

/** Expert Timing: counters of a card of yours go to another card, then its talent is used over and above its one use. */
export const timing: Ability = function* ({ game, you }) {
  const yours = game.state.inPlay.filter((id) => game.controllerOf(id) === you);
  const card = yield* game.choose(you, yours);
  if (card === null) return;
  const counters = game.card(card).play?.counters ?? 0;
  const others = counters > 0 ? game.state.inPlay.filter((id) => id !== card) : [];
  const talent = game.def(card).talent !== null && !game.cancelled(card, null);
  const ways = [...(others.length > 0 ? ['counters'] : []), ...(talent ? ['talent'] : [])];
  const way = yield* game.chooseOption(you, ways.length > 1 ? [...ways, 'both'] : ways, 'timing');
  if (way === 'counters' || way === 'both') {
    const to = yield* game.choose(you, others, { prompt: 'transferTo', params: { card } });
    const count = yield* game.chooseNumber(you, counters, 'howMany');
    if (to !== null) yield* game.transferCounters(card, to, count);
  }
  if (way === 'talent' || way === 'both') yield* game.useAbility(you, card, 'talent', null);
};

/** Fast as Lightning: two parts, each of which may be copied (EX-DISCO-12). */
export const lightning: Ability = function* ({ game, you }) {
  const minion = yield* game.choose(you, game.minions(), { prompt: 'gainPower' });
  yield* game.gainPower(minion, 2);
  yield* game.bestow(minion, 'fast');
};

const isSelf: Replacement['covers'] = ({ self }, card) => card === self;
const toHand: Replacement['run'] = function* ({ game, self }) {
  return (yield* game.returnToHand(self)).includes(self);
};

/** Fast as Lightning: back to the hand instead of being destroyed ... */
export const undestroyed: Replacement = { instead: 'destroyed', covers: isSelf, run: toHand };

/** ... or discarded with its base. */
export const undiscarded: Replacement = { instead: 'discarded', covers: isSelf, run: toHand };

/** Let's Get It On: all powers as they are before the first blow; the chosen minion is as good a victim as any. */
export const takeOn: Ability = function* ({ game, you }) {
  const fighter = yield* game.choose(you, game.minions({ controller: you }));
  if (fighter === null) return;
  const maxWeight = game.power(fighter);
  const within = game.minions({ base: game.baseOf(fighter), power: { max: maxWeight } });
  const weights = Object.fromEntries(within.map((id) => [id, game.power(id)]));
  const max = within.length;
  yield* game.destroy(yield* game.chooseSome(you, within, { prompt: 'destroy', min: 1, max, weights, maxWeight }));
};
