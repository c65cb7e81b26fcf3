/** What the effect language cannot say of the bases of That '70s Expansion. */
import type { Ability, Static, Trigger } from '../../game/api';

/** Tournament Site: 1 VP for each player without power here when places were fixed (SCORE-12). */
export const noContest: Ability = function* ({ game, you, here, event }) {
  const places = event?.type === 'whenScoring' ? event.places : [];
  const powerOf = (player: number): number =>
    places.find((place) => place.player === player)?.power ?? game.playerPower(player, here);
  game.gainVp(you, game.order().filter((player) => powerOf(player) === 0).length);
};

/** The Greasy Spoon: actions on the base itself, not those on minions here. */
export const leftovers: Static = {
  query: 'goesTo',
  value: ({ game, here }, card) =>
    game.def(card).type === 'action' && game.card(card).play?.on === here ? 'deck' : null,
};

/** Truck Stop: an action on any base; from elsewhere it can only come here. */
export const refuel: Ability = function* ({ game, you, here }) {
  const parked = game.bases().flatMap((base) => game.attached(base));
  const action = yield* game.choose(you, parked, { prompt: 'transfer', optional: true });
  if (action === null) return;
  const to = game.bases().filter((base) => (base === here) !== (game.baseOf(action) === here));
  const base = yield* game.choose(you, to, { prompt: 'transferTo', params: { card: action } });
  if (base !== null) yield* game.transferAction(action, base);
};

/** The Mean Streets: what an action did to any card here, also through a copy, is answered by everyone else. */
export const meanStreets: Trigger = {
  on: 'affected',
  when: ({ here, event }) =>
    event.type === 'affected' &&
    event.by.type === 'action' &&
    event.by.via === 'play' &&
    event.cards.some(({ cardType, base }) => cardType !== 'base' && base === here),
  player: ({ game, event }) => (event.type === 'affected' ? game.others(event.by.player) : []),
  *run({ game, you, here }) {
    const mine = game.minions({ base: here, controller: you });
    yield* game.addCounters(yield* game.choose(you, mine, { prompt: 'addCounters', optional: true }));
  },
};
