/** What the effect language cannot say of the Moments. */
import type { Ability, Special } from '../../../../../../game/api';

/** Dynamite: destroy the base being scored. */
export const dynamite: Ability = function* ({ game }) {
  const { scoring } = game.state;
  if (scoring) yield* game.destroyBase(scoring.base);
};

/** Expert Timing: transfer all +1 power counters of a minion there to a minion of yours elsewhere. */
export const expertTiming: Ability = function* ({ game, you }) {
  const base = game.state.scoring?.base ?? 0;
  const from = yield* game.choose(you, game.minions({ base }));
  const to = yield* game.choose(
    you,
    game.minions({ controller: you }).filter((id) => game.baseOf(id) !== base),
  );
  if (from && to) yield* game.transferCounters(from, to, game.card(from).play?.counters ?? 0);
};

/** Mourner: after your minion is discarded from play, play this one from your hand. */
export const mourner: Special = {
  at: 'discardedFromPlay',
  from: 'hand',
  usable: ({ event, you }) =>
    event?.type === 'discardedFromPlay' && event.cardType === 'minion' && event.controller === you,
  *run({ game, you, self }) {
    yield* game.playOneOf(you, [self], {}, { must: true });
  },
};
