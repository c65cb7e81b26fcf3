/** What the effect language cannot say of the bases of That '70s Expansion. */
import type { Trigger } from '../../game/api';

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
