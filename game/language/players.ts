/** Verbs about players and the table, with nothing to pick on it. When they are optional, they ask plainly. */
import { amount } from './filters';
import { agreed, ending, type Verb } from './mode';
import { resolvePlayers } from './scope';

export const draw: Verb<'draw'> = function* (scope, how, mode) {
  if (!(yield* agreed(scope, mode))) return false;
  const { player, count } = typeof how === 'object' && 'player' in how ? how : { player: 'you' as const, count: how };
  let drawn = 0;
  for (const one of resolvePlayers(scope, player)) drawn += scope.game.draw(one, amount(scope, count));
  return drawn > 0;
};

export const gainVp: Verb<'gainVp'> = function* (scope, how, mode) {
  if (!(yield* agreed(scope, mode))) return false;
  const { player, amount: gain } =
    typeof how === 'object' && 'player' in how ? how : { player: 'you' as const, amount: how };
  for (const one of resolvePlayers(scope, player)) scope.game.gainVp(one, amount(scope, gain));
  return true;
};

export const discard: Verb<'discard'> = function* (scope, { player = 'you', count, random = false }, mode) {
  if (!(yield* agreed(scope, mode))) return false;
  const { game, memory } = scope;
  memory.affected = [];
  for (const one of resolvePlayers(scope, player)) {
    const size = count === 'all' ? game.player(one).hand.length : amount(scope, count);
    memory.affected = [...memory.affected, ...(yield* game.discardFromHand(one, size, random))];
  }
  return memory.affected.length > 0;
};

export const nameFaction: Verb<'nameFaction'> = function* (scope, _, mode) {
  if (!(yield* agreed(scope, mode))) return false;
  const { game, you, self, memory } = scope;
  const factions = [...new Set(game.state.players.flatMap((player) => player.factions))].sort();
  const [faction] = yield* game.ask(you, factions, { prompt: 'nameFaction' });
  if (typeof faction !== 'string') return false;
  memory.faction = faction;
  game.setPlay(self, { note: faction });
  game.tell({ type: 'named', card: self, faction });
  return true;
};

export const addBase: Verb<'addBase'> = function* (scope, _, mode) {
  if (!(yield* agreed(scope, mode))) return false;
  const base = yield* scope.game.addBase();
  scope.memory.chosen = base === null ? [] : [base];
  return base !== null;
};

export const cancelBase: Verb<'cancelBase'> = function* (scope, { until }, mode) {
  return (yield* agreed(scope, mode)) && (yield* scope.game.cancel(scope.here, ending(scope, until)));
};

export const forbidActions: Verb<'forbidActions'> = function* (scope, how, mode) {
  if (!(yield* agreed(scope, mode))) return false;
  const { game } = scope;
  const { turn } = game.state;
  for (const player of resolvePlayers(scope, how.player)) {
    game.lasts({ kind: 'noActions', player, after: turn }, { at: 'end', player, turn: turn + 1 });
  }
  return true;
};
