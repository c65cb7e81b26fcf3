/** Amounts, ranges, filters and conditions: the parts of the language that ask and do not act. */
import { MOST_COUNTED } from '../engine/work';
import type { LastKnown } from '../events';
import { isCalled } from '../queries/names';
import type { Id, PlayerId } from '../state';
import { actorOf, asking, baseOfRef, findOnce, findOnceAt, powerOfRef, resolveRef, type Scope } from './scope';
import type { Amount, Condition, Filter, Range, Selector, Subject } from './types';

export function amount(scope: Scope, value: Amount): number {
  if (typeof value === 'number') return value;
  return findOnce(asking(scope), value, (asked) => amountNow(asked, value));
}

/** The same for whoever asks only once, which then need not be remembered. */
export function amountNow(scope: Scope, value: Amount): number {
  if (typeof value === 'number') return value;
  const product = counted(scope, value) * (value.times ?? 1);
  // The sum turns -0, which JSON does not know, into 0.
  return 0 + Math.max(-MOST_COUNTED, Math.min(MOST_COUNTED, product));
}

function counted(scope: Scope, value: Exclude<Amount, number>): number {
  if (value.count) return candidates(scope, value.count).length;
  if (value.powerOf) return powerOfRef(scope, value.powerOf);
  if (value.countersOn) {
    const [id] = resolveRef(scope, value.countersOn);
    return id === undefined ? 0 : (scope.game.card(id).play?.counters ?? 0);
  }
  return value.taken ? scope.memory.taken : new Set(scope.memory.affected).size;
}

function inRange(scope: Scope, value: number, range: Range): boolean {
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

/** The words of a filter. */
type Words = Exclude<Filter, 'any'>;

/** `known` are a card's last values when it is judged after the fact (a destroyed minion in a trigger). */
type Test = (scope: Scope, id: Id, known: LastKnown | undefined) => boolean;

const baseOf = ({ game }: Scope, id: Id, known: LastKnown | undefined): Id => known?.base ?? game.baseOf(id);
const controllerOf = ({ game }: Scope, id: Id, known: LastKnown | undefined): PlayerId =>
  known?.controller ?? game.controllerOf(id);
const namesOf = ({ game, here }: Scope, id: Id, known: LastKnown | undefined): readonly string[] =>
  known?.names ?? game.names(id, here);
/** What a card was played on is known from its play, wherever it has gone since. */
const hostOf = ({ game, event }: Scope, id: Id, known: LastKnown | undefined): Id =>
  known?.on ?? (event?.type === 'played' && event.card === id ? event.on : (game.card(id).play?.on ?? 0));

/** What each word of a filter tests. */
const TESTS: { readonly [Word in keyof Words]-?: (value: NonNullable<Words[Word]>) => Test } = {
  here: (here) => (scope, id, known) => (baseOf(scope, id, known) === scope.here) === here,
  at: (ref) => (scope, id, known) => baseOf(scope, id, known) === baseOfRef(scope, ref),
  notAt: (ref) => (scope, id, known) => baseOf(scope, id, known) !== baseOfRef(scope, ref),
  scoring: (scoring) => (scope, id, known) => (baseOf(scope, id, known) === scope.game.state.scoring?.base) === scoring,
  whose: (whose) => (scope, id, known) => isWhose(scope, whose, controllerOf(scope, id, known)),
  ownedBy:
    (who) =>
    ({ game, you }, id) =>
      (game.card(id).owner === you) === (who === 'you'),
  foreign: () => (scope, id) => scope.game.card(id).owner !== actorOf(scope.event),
  other: () => (scope, id) => id !== scope.self,
  not: (ref) => (scope, id) => !resolveRef(scope, ref).includes(id),
  is: (ref) => (scope, id) => resolveRef(scope, ref).includes(id),
  type: (type) => (scope, id) => scope.game.def(id).type === type,
  playsOn: (what) => (scope, id) => playsOn(scope, id) === what,
  on: (on) => (scope, id, known) => isOn(scope, on, hostOf(scope, id, known)),
  name: (name) => (scope, id, known) => namesOf(scope, id, known).includes(name),
  called: (name) => (scope, id, known) => isCalled(namesOf(scope, id, known), name),
  mentionedBy: (ref) => (scope, id) =>
    resolveRef(scope, ref).some((by) => scope.game.def(by).mentions.includes(scope.game.def(id).name)),
  faction: (faction) => (scope, id) =>
    scope.game.def(id).faction === (faction === 'named' ? namedFaction(scope) : faction),
  counters: (range) => (scope, id, known) =>
    inRange(scope, known?.counters ?? scope.game.card(id).play?.counters ?? 0, range),
  power: (range) => (scope, id, known) => inRange(scope, known?.power ?? scope.game.power(id), range),
  withMinion: (filter) => (scope, id, known) => hasMinion(scope, baseOf(scope, id, known), filter),
  withoutMinion: (filter) => (scope, id, known) => !hasMinion(scope, baseOf(scope, id, known), filter),
};

/** Filters are written once and asked often, so only the words they have are tested. */
const compiled = new WeakMap<Words, readonly Test[]>();

function testsOf(filter: Words): readonly Test[] {
  const known = compiled.get(filter);
  if (known) return known;
  const words = Object.entries(filter) as [keyof Words, never][];
  const tests = words.map(([word, value]) => TESTS[word](value));
  compiled.set(filter, tests);
  return tests;
}

/** Whether a card or base fits. */
export function fits(scope: Scope, filter: Filter, id: Id, known?: LastKnown): boolean {
  if (filter === 'any') return true;
  const tests = testsOf(filter);
  scope.game.work.spend(tests.length);
  for (const test of tests) if (!test(scope, id, known)) return false;
  return true;
}

function isWhose(scope: Scope, whose: NonNullable<Words['whose']>, controller: PlayerId): boolean {
  if (whose === 'yours') return controller === scope.you;
  if (whose === 'others') return controller !== scope.you;
  if (whose === 'notActor') return controller !== actorOf(scope.event);
  return controller === (whose === 'chosen' ? scope.memory.chosenPlayer : actorOf(scope.event));
}

function playsOn({ game }: Scope, id: Id): Words['playsOn'] {
  const { type, playOn } = game.def(id);
  return type === 'action' ? (playOn?.what ?? 'standard') : undefined;
}

function namedFaction({ game, memory, self }: Scope): string | undefined {
  return memory.faction ?? game.card(self).play?.note;
}

function hasMinion(scope: Scope, base: Id, filter: Filter): boolean {
  const { minionsAt } = scope.game.now;
  if (filter === 'any') return minionsAt.has(base);
  return findOnceAt(asking(scope), filter, base, (asked) =>
    (minionsAt.get(base) ?? []).some((minion) => fits(asked, filter, minion)),
  );
}

function isOn(scope: Scope, on: NonNullable<Words['on']>, host: Id): boolean {
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
  return findOnce(scope, condition, (asked) => holdsNow(asked, condition));
}

/** The same for whoever asks only once, which then need not be remembered. */
export function holdsNow(scope: Scope, condition: Condition | undefined): boolean {
  if (!condition) return true;
  const { game, you } = scope;
  game.work.spend(1);
  const { exists, none, compare } = condition;
  if (exists && candidates(scope, exists).length === 0) return false;
  if (none && candidates(scope, none).length > 0) return false;
  if (condition.firstMinion !== undefined) {
    const first = game.state.played.find((played) => played.player === you && played.type === 'minion');
    if ((first?.card === scope.self && first.since === game.card(scope.self).play?.since) !== condition.firstMinion)
      return false;
  }
  if (condition.yourTurn !== undefined && (game.state.active === you) !== condition.yourTurn) return false;
  if (condition.youAreWinner !== undefined) {
    const winner = game.state.scoring?.places.some(({ player, place }) => player === you && place === 1) ?? false;
    if (winner !== condition.youAreWinner) return false;
  }
  if (condition.morePowerHere && !hasMore(scope, condition.morePowerHere)) return false;
  if (condition.stillHere) {
    const [id] = resolveRef(scope, condition.stillHere);
    if (id === undefined || !game.card(id).play || game.baseOf(id) !== scope.here) return false;
  }
  if (condition.lasting !== undefined) {
    const { since = 0 } = game.card(scope.self).play ?? {};
    const going = game.state.lasting.some(
      (lasting) =>
        lasting.kind === 'custom' &&
        lasting.name === condition.lasting &&
        lasting.card === scope.self &&
        lasting.since === since,
    );
    if (!going) return false;
  }
  return !compare || inRange(scope, amount(scope, compare.amount), compare.is);
}

/** Whether you have more power here than every other player, or another player has more than you. */
function hasMore({ game, you, here }: Scope, who: 'you' | 'another'): boolean {
  const yours = game.playerPower(you, here);
  const others = game.others(you).map((player) => game.playerPower(player, here));
  return who === 'you' ? others.every((power) => power < yours) : others.some((power) => power > yours);
}

/** Everything a selector could mean now. (Players are picked by `pickPlayer`.) */
export function candidates(scope: Scope, selector: Selector): readonly Id[] {
  const { game, you } = scope;
  const among = (ids: readonly Id[], filter: Filter): readonly Id[] =>
    filter === 'any' ? ids : ids.filter((id) => fits(scope, filter, id));
  if (selector.minion) return among(game.now.minions, selector.minion);
  if (selector.action) return among(game.now.actions, selector.action);
  if (selector.base) return among(game.state.table, selector.base);
  if (selector.card && selector.in)
    return among(selector.in === 'play' ? game.state.inPlay : game.player(you)[selector.in], selector.card);
  return [];
}
