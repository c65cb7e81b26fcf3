/** What the effect language cannot say of the Deeds. */
import type { Ability } from '../../../../../../game/api';

/** Hush: cancel the abilities of a minion until the end of the turn. */
export const hush: Ability = function* ({ game, you }) {
  const minion = yield* game.choose(you, game.minions());
  if (minion) yield* game.cancel(minion, game.endOfTurn());
};

/** Hand Over: place a card of your hand in another player's hand. */
export const handOver: Ability = function* ({ game, you }) {
  const card = yield* game.choose(you, game.player(you).hand);
  const to = yield* game.choosePlayer(you, game.others(you));
  if (card && to !== null) yield* game.give([card], to);
};

/** Pass Counters: transfer a +1 power counter from a minion to another one. */
export const passCounters: Ability = function* ({ game, you }) {
  const from = yield* game.choose(
    you,
    game.minions().filter((id) => (game.card(id).play?.counters ?? 0) > 0),
  );
  const to = from && (yield* game.choose(you, game.minions({ not: from })));
  if (from && to) yield* game.transferCounters(from, to, 1);
};

/** Rehang: transfer an action on a minion to another minion. */
export const rehang: Ability = function* ({ game, you }) {
  const action = yield* game.choose(you, game.actions({ where: 'minion' }));
  const to =
    action &&
    (yield* game.choose(
      you,
      game.minions().filter((id) => id !== game.card(action).play?.on),
    ));
  if (action && to) yield* game.transferAction(action, to);
};
