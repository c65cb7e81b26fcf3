/** Amounts, ranges, filters and conditions: the parts of the language that ask and do not act. */
import type { LastKnown } from '../events';
import { isCalled } from '../queries/names';
import type { Id } from '../state';
import { actorOf, baseOfRef, powerOfRef, resolveRef, type Scope } from './scope';
import type { Amount, Condition, Filter, Range, Selector, Subject } from './types';

export function amount(scope: Scope, value: Amount): number {
  if (typeof value === 'number') return value;
  return counted(scope, value) * (value.times ?? 1);
}

function counted(scope: Scope, value: Exclude<Amount, number>): number {
  if (value.count) return candidates(scope, value.count).length;
  if (value.powerOf) return powerOfRef(scope, value.powerOf);
  if (value.countersOn) {
    const [id] = resolveRef(scope, value.countersOn);
    return id === undefined ? 0 : (scope.game.card(id).play?.counters ?? 0);
  }
  return scope.memory.affected;
}

export function inRange(scope: Scope, value: number, range: Range): boolean {
  if (typeof range === 'number') return value === range;
  const { min, max, below, above } = range;
  if (min !== undefined && value < amount(scope, min)) return false;
  if (max !== undefined && value > amount(scope, max)) return false;
  if (below !== undefined && value >= amount(scope, below)) return false;
  return above === undefined || value > amount(scope, above);
}

/** Bounds as plain numbers, for a limit that is kept. */
export function bounds(scope: Scope, range: Range): { min?: number; max?: number } {
  if (typeof range === 'number') return { min: range, max: range };
  const result: { min?: number; max?: number } = {};
  if (range.min !== undefined) result.min = amount(scope, range.min);
  if (range.above !== undefined) result.min = amount(scope, range.above) + 1;
  if (range.max !== undefined) result.max = amount(scope, range.max);
  if (range.below !== undefined) result.max = amount(scope, range.below) - 1;
  return result;
}

/**
 * Whether a card, base or player's card fits. `known` are its last values when it is judged after the fact (a destroyed
 * minion in a trigger).
 */
export function fits(scope: Scope, filter: Filter, id: Id, known?: LastKnown): boolean {
  if (filter === 'any') return true;
  const { game, you, self, here } = scope;
  const base = known?.base ?? game.baseOf(id);
  const controller = known?.controller ?? game.controllerOf(id);
  if (filter.here !== undefined && (base === here) !== filter.here) return false;
  if (filter.at && base !== baseOfRef(scope, filter.at)) return false;
  if (filter.notAt && base === baseOfRef(scope, filter.notAt)) return false;
  if (filter.scoring !== undefined && (base === game.state.scoring?.base) !== filter.scoring) return false;
  if (filter.whose === 'yours' && controller !== you) return false;
  if (filter.whose === 'others' && controller === you) return false;
  if (filter.whose === 'chosen' && controller !== scope.memory.chosenPlayer) return false;
  if (filter.whose === 'actor' && controller !== actorOf(scope.event)) return false;
  if (filter.ownedBy && (game.card(id).owner === you) !== (filter.ownedBy === 'you')) return false;
  if (filter.foreign && game.card(id).owner === actorOf(scope.event)) return false;
  if (filter.other && id === self) return false;
  if (filter.not && resolveRef(scope, filter.not).includes(id)) return false;
  if (filter.is && !resolveRef(scope, filter.is).includes(id)) return false;
  const def = game.def(id);
  if (filter.type && def.type !== filter.type) return false;
  if (filter.playsOn && (def.type !== 'action' || filter.playsOn !== (def.playOn?.what ?? 'standard'))) return false;
  if (filter.on && !isOn(scope, filter.on, known?.on ?? game.card(id).play?.on ?? 0)) return false;
  if (filter.name !== undefined && !(known?.names ?? game.names(id)).includes(filter.name)) return false;
  if (filter.called !== undefined && !isCalled(known?.names ?? game.names(id), filter.called)) return false;
  if (filter.faction !== undefined) {
    const faction = filter.faction === 'named' ? (scope.memory.faction ?? game.card(self).play?.note) : filter.faction;
    if (def.faction !== faction) return false;
  }
  if (filter.counters !== undefined && !inRange(scope, known?.counters ?? game.card(id).play?.counters ?? 0, filter.counters)) return false;
  if (filter.power !== undefined && !inRange(scope, known?.power ?? game.power(id), filter.power)) return false;
  const { withMinion, withoutMinion } = filter;
  if (withMinion !== undefined && !minionsAt(scope, base).some((minion) => fits(scope, withMinion, minion))) return false;
  return withoutMinion === undefined || !minionsAt(scope, base).some((minion) => fits(scope, withoutMinion, minion));
}

function minionsAt(scope: Scope, base: Id): Id[] {
  return scope.game.minions({ base });
}

function isOn(scope: Scope, on: 'base' | 'minion' | 'host' | 'it' | 'chosen', host: Id): boolean {
  if (on === 'base') return host !== 0 && scope.game.def(host).type === 'base';
  if (on === 'minion') return host !== 0 && scope.game.def(host).type === 'minion';
  return resolveRef(scope, on).includes(host);
}

/** Whether a card in play is the one or of the kind a subject describes. */
export function isSubject(scope: Scope, subject: Subject, id: Id, known?: LastKnown): boolean {
  if (subject === 'self') return id === scope.self;
  if (subject === 'host') return resolveRef(scope, 'host').includes(id);
  return fits(scope, subject, id, known);
}

export function holds(scope: Scope, condition: Condition | undefined): boolean {
  if (!condition) return true;
  const { game, you } = scope;
  const { exists, none, compare } = condition;
  if (exists && candidates(scope, exists).length === 0) return false;
  if (none && candidates(scope, none).length > 0) return false;
  if (condition.firstMinion !== undefined) {
    const first = game.state.played.find((played) => played.player === you && played.type === 'minion');
    if ((first?.card === scope.self && first.since === game.card(scope.self).play?.since) !== condition.firstMinion) return false;
  }
  if (condition.yourTurn !== undefined && (game.state.active === you) !== condition.yourTurn) return false;
  if (condition.youAreWinner !== undefined) {
    const winner = game.state.scoring?.places.some(({ player, place }) => player === you && place === 1) ?? false;
    if (winner !== condition.youAreWinner) return false;
  }
  if (condition.stillHere) {
    const [id] = resolveRef(scope, condition.stillHere);
    if (id === undefined || !game.card(id).play || game.baseOf(id) !== scope.here) return false;
  }
  if (condition.lasting !== undefined) {
    const { since = 0 } = game.card(scope.self).play ?? {};
    const going = game.state.lasting.some(
      (lasting) => lasting.kind === 'custom' && lasting.name === condition.lasting && lasting.card === scope.self && lasting.since === since,
    );
    if (!going) return false;
  }
  return !compare || inRange(scope, amount(scope, compare.amount), compare.is);
}

/** Everything a selector could mean now. (Players are picked by `pickPlayer`.) */
export function candidates(scope: Scope, selector: Selector): readonly Id[] {
  const { game, you } = scope;
  const among = (ids: readonly Id[], filter: Filter): readonly Id[] => (filter === 'any' ? ids : ids.filter((id) => fits(scope, filter, id)));
  if (selector.minion) return among(game.now.minions, selector.minion);
  if (selector.action) return among(game.now.actions, selector.action);
  if (selector.base) return among(game.state.table, selector.base);
  if (selector.card && selector.in) return among(selector.in === 'play' ? game.state.inPlay : game.player(you)[selector.in], selector.card);
  return [];
}
