/** What a written ability knows while it runs: its context and what it has picked so far. */
import type { Context } from '../definitions';
import { type Found, Memo } from '../engine/derived';
import type { GameEvent, LastKnown } from '../events';
import type { Id, PlayerId } from '../state';
import type { Player, Ref } from './types';

/** Things picked on the way. */
interface Memory {
  /** What the step before picked. */
  it: readonly Id[];
  /** What `choose` picked. */
  chosen: readonly Id[];
  chosenPlayer: PlayerId;
  /** What `nameFaction` named. */
  faction?: string;
  /** The cards that the step before really affected. */
  affected: readonly Id[];
  /** How many counters a step took. */
  taken: number;
  /** Power and base of picked cards when they were picked, in case they leave play. */
  known: Map<Id, { readonly power: number; readonly base: Id }> | null;
}

export interface Scope extends Context {
  readonly event: GameEvent | null;
  readonly memory: Memory;
  /** The context of an ongoing ability: what is found out for it holds as long as the state does. */
  readonly asker: Context | null;
  /** What has been found out in this scope; undefined where the scope goes on to change. */
  memo: Memo | null | undefined;
}

/** Queries pick nothing, so they all share one empty memory. */
const NOTHING_PICKED: Memory = Object.freeze({
  it: [],
  chosen: [],
  chosenPlayer: -1,
  affected: [],
  taken: 0,
  known: null,
});

/** The scope of a query, which only asks. */
export function queryScope(context: Context, event: GameEvent | null = null): Scope {
  const { game, you, self, here, note } = context;
  const asker = event ? null : context;
  return { game, you, self, here, note, event, memory: NOTHING_PICKED, asker, memo: null };
}

export function scopeOf(context: Context, event: GameEvent | null): Scope {
  const { game, you, self, here, note } = context;
  return {
    game,
    you,
    self,
    here,
    note,
    event,
    memory: { it: [], chosen: [], chosenPlayer: -1, affected: [], taken: 0, known: null },
    asker: null,
    memo: undefined,
  };
}

/** The scope itself if what is found out in it is kept, else one for a single question. */
export function asking(scope: Scope): Scope {
  return scope.memo === undefined ? { ...scope, memo: null } : scope;
}

function memoOf(scope: Scope): Memo {
  scope.memo ??= scope.asker ? scope.game.memoOf(scope.asker) : new Memo();
  return scope.memo;
}

type Answer = number | boolean;

/** Finds something out once for a scope that only asks. */
export function findOnce<T extends Answer>(scope: Scope, about: object, find: (scope: Scope) => T): T {
  if (scope.memo === undefined) return find(scope);
  const memo = memoOf(scope);
  memo.once ??= new Map();
  const { once } = memo;
  return found(scope, once.get(about), find, (answer) => once.set(about, answer));
}

/** Finds something out once for each base. */
export function findOnceAt<T extends Answer>(scope: Scope, about: object, base: Id, find: (scope: Scope) => T): T {
  if (scope.memo === undefined) return find(scope);
  const memo = memoOf(scope);
  memo.at ??= new Map();
  const { at } = memo;
  const there = at.get(about) ?? new Map<Id, Found>();
  if (there.size === 0) at.set(about, there);
  return found(scope, there.get(base), find, (answer) => there.set(base, answer));
}

/** What was found out before, or is now; that something bare was asked for it is not forgotten. */
function found<T extends Answer>(
  scope: Scope,
  known: Found | undefined,
  find: (scope: Scope) => T,
  keep: (answer: Found) => void,
): T {
  const { game } = scope;
  if (known) {
    game.askedBare ||= known.bare;
    return known.value as T;
  }
  const { askedBare } = game;
  game.askedBare = false;
  const value = find(scope);
  keep({ value, bare: game.askedBare });
  game.askedBare ||= askedBare;
  return value;
}

/** Remembers picked cards as they are now. */
export function know(scope: Scope, ids: readonly Id[]): void {
  const { game, memory } = scope;
  memory.known ??= new Map();
  for (const id of ids) memory.known.set(id, { power: game.power(id), base: game.baseOf(id) });
}

/** The last known values of the card an event is about, if the event has them. */
export function factsOf(event: GameEvent | null): LastKnown | null {
  return event && 'counters' in event && 'base' in event ? event : null;
}

/** The card an event is about. */
export function subjectOf(event: GameEvent | null): Id {
  return event && 'card' in event ? event.card : 0;
}

/** Who did what the event tells. */
export function actorOf(event: GameEvent | null): PlayerId {
  if (!event) return -1;
  if ('cause' in event) return event.cause.doer ?? event.cause.player;
  if (event.type === 'affected') return event.by.player;
  return 'player' in event ? event.player : -1;
}

/** The cards a reference stands for. */
export function resolveRef(scope: Scope, ref: Ref): readonly Id[] {
  switch (ref) {
    case 'self':
      return [scope.self];
    case 'host': {
      const on = scope.game.card(scope.self).play?.on;
      return on === undefined ? [] : [on];
    }
    case 'it':
      return scope.memory.it;
    case 'chosen':
      return scope.memory.chosen;
    case 'trigger': {
      const subject = subjectOf(scope.event);
      return subject === 0 ? [] : [subject];
    }
  }
}

/** The base a reference is at, or was at when it was last known; for the minion a trigger says has moved, where it went. */
export function baseOfRef(scope: Scope, ref: Ref): Id {
  if (ref === 'trigger' && scope.event?.type === 'moved') return scope.event.to;
  const [id] = resolveRef(scope, ref);
  if (id === undefined) return 0;
  const base = scope.game.baseOf(id);
  if (base !== 0) return base;
  const { event } = scope;
  const facts = event?.type === 'played' ? event : factsOf(event);
  return scope.memory.known?.get(id)?.base ?? (facts?.card === id ? facts.base : 0);
}

/** The power of a reference, or its last known power. */
export function powerOfRef(scope: Scope, ref: Ref): number {
  const [id] = resolveRef(scope, ref);
  if (id === undefined) return 0;
  if (scope.game.card(id).play) return scope.game.power(id);
  const facts = factsOf(scope.event);
  return scope.memory.known?.get(id)?.power ?? (facts?.card === id ? facts.power : scope.game.power(id));
}

/** The players meant, in turn order from the active player. */
export function resolvePlayers(scope: Scope, player: Player): PlayerId[] {
  const { game, you, event, memory } = scope;
  const subject = subjectOf(event);
  const places = game.state.scoring?.places ?? (event && 'places' in event ? event.places : []);
  const at = (place: number): PlayerId[] =>
    places.filter((entry) => entry.place === place).map((entry) => entry.player);
  const some = (one: PlayerId): PlayerId[] => (one < 0 ? [] : [one]);
  switch (player) {
    case 'you':
      return some(you);
    case 'others':
      return game.others(you);
    case 'all':
      return game.order();
    case 'chosen':
      return some(memory.chosenPlayer);
    case 'actor':
      return some(actorOf(event));
    case 'itsOwner':
      return memory.it.slice(0, 1).map((id) => game.card(id).owner);
    case 'owner':
      return some(subject === 0 ? -1 : game.card(subject).owner);
    case 'controller':
      return some(factsOf(event)?.controller ?? (subject === 0 ? -1 : game.controllerOf(subject)));
    case 'winner':
      return at(1);
    case 'runnerUp':
      return at(2);
    case 'losers':
      return game.order().filter((other) => !at(1).includes(other));
  }
}
