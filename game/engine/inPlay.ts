/** What is in play, arranged once for many queries. It is made anew when something in play changes. */
import type { Context, Definition, Query, Replacement, Static, Trigger } from '../definitions';
import type { EventType, GameEvent } from '../events';
import type { DefId, Id, Lasting } from '../state';
import type { Game } from './game';
import { TooMuch } from './work';

/** Something in play that has a static, trigger or replacement. */
export interface Source<T> {
  readonly context: Context;
  readonly def: DefId;
  /** Tells the parts of one definition apart. */
  readonly part: number;
  /** The stay in play it belongs to, also when that is over; 0 for a base. */
  readonly since: number;
  readonly value: T;
  readonly lasting?: Lasting;
}

/** A context together with what set the ability off. */
export function withEvent<E extends GameEvent | null>(
  { game, you, self, here, note }: Context,
  event: E,
): Context & { event: E } {
  return { game, you, self, here, note, event };
}

export interface Index {
  readonly minions: readonly Id[];
  /** The minions by the base they are at. */
  readonly minionsAt: ReadonlyMap<Id, readonly Id[]>;
  readonly actions: readonly Id[];
  readonly statics: ReadonlyMap<Query, readonly Source<Static>[]>;
  readonly triggers: ReadonlyMap<EventType, readonly Source<Trigger>[]>;
  readonly replacements: readonly Source<Replacement>[];
  /** The definitions whose abilities a base has besides its own. */
  readonly lent: ReadonlyMap<Id, readonly DefId[]>;
  /** Some static may give power to actions. */
  readonly actionsHavePower: boolean;
  /** Something may cancel abilities. */
  readonly cancelling: boolean;
  /** How much there is to work out about all statics. */
  readonly weight: number;
}

export function indexOf(game: Game): Index {
  const { state } = game;
  const minions: Id[] = [];
  const minionsAt = new Map<Id, Id[]>();
  const actions: Id[] = [];
  const statics = new Map<Query, Source<Static>[]>();
  const triggers = new Map<EventType, Source<Trigger>[]>();
  const replacements: Source<Replacement>[] = [];
  let weight = 0;

  const add = (context: Context, def: Definition, from = 0): void => {
    const { id } = def;
    const since = game.card(context.self).play?.since ?? 0;
    let part = from;
    for (const value of def.statics) push(statics, value.query, sourceOf(context, id, part++, since, value));
    weight += def.weight;
    part = from;
    for (const value of def.triggers) push(triggers, value.on, sourceOf(context, id, part++, since, value));
    part = from;
    for (const value of def.replacements) replacements.push(sourceOf(context, id, part++, since, value));
  };

  const broken = state.faults.length === 0 ? null : new Set(state.faults.map((fault) => fault.def));
  for (const id of state.table) {
    const def = game.def(id);
    if (def.passive && !broken?.has(def.id)) add({ game, you: -1, self: id, here: id, note: undefined }, def);
  }
  for (const id of state.inPlay) {
    const { play } = game.card(id);
    const def = game.def(id);
    if (!play) continue;
    if (def.type === 'minion') {
      minions.push(id);
      push(minionsAt, play.on, id);
    } else actions.push(id);
    if (!def.passive || broken?.has(def.id)) continue;
    const host = game.card(play.on).play;
    add({ game, you: play.controller, self: id, here: host ? host.on : play.on, note: undefined }, def);
  }
  for (const lasting of state.lasting) {
    if (lasting.kind !== 'custom' || broken?.has(lasting.by)) continue;
    const play = game.card(lasting.card).play;
    if (lasting.since > 0 && play?.since !== lasting.since) continue;
    const { you, card: self, note } = lasting;
    const context: Context = { game, you, self, here: baseAt(game, self), note };
    for (const part of game.catalog.definition(lasting.by).lasting[lasting.name] ?? []) {
      const source = <T>(value: T): Source<T> => sourceOf(context, lasting.by, -1, play?.since ?? 0, value, lasting);
      if ('query' in part) push(statics, part.query, source(part));
      else if ('on' in part) push(triggers, part.on, source(part));
      else replacements.push(source(part));
    }
  }
  const lent = borrowed(game, statics.get('borrows'));
  for (const [base, defs] of lent) {
    for (const [at, def] of defs.entries()) {
      const context: Context = { game, you: -1, self: base, here: base, note: undefined };
      if (!broken?.has(def)) add(context, game.catalog.definition(def), lentPart(at));
    }
  }
  const actionsHavePower = statics.get('power')?.some(({ value }) => value.reachesActions) ?? false;
  const cancelling = statics.has('cancels') || state.lasting.some(({ kind }) => kind === 'cancel');
  return {
    minions,
    minionsAt,
    actions,
    statics,
    triggers,
    replacements,
    lent,
    actionsHavePower,
    cancelling,
    weight,
  };
}

function sourceOf<T>(
  context: Context,
  def: DefId,
  part: number,
  since: number,
  value: T,
  lasting?: Lasting,
): Source<T> {
  return { context, def, part, since, value, lasting };
}

/** Numbers the parts of what a base has been lent after its own, so that uses of either are told apart. */
export function lentPart(at: number): number {
  return (at + 1) * 100;
}

/** Whether an ability is one that a base was lent and is lent no more (OPEN-51). */
export function isTakenBack(game: Game, { context, def, part, lasting }: Source<unknown>): boolean {
  const isLent = context.you < 0 && !lasting && part >= lentPart(0);
  return isLent && !game.now.lent.get(context.self)?.includes(def);
}

/** Bases may have the abilities of other bases besides their own. */
function borrowed(game: Game, borrowers: readonly Source<Static>[] = []): ReadonlyMap<Id, readonly DefId[]> {
  const lent = new Map<Id, DefId[]>();
  for (const { context, value, def } of borrowers) {
    if (value.query !== 'borrows' || isCancelled(game, context.self)) continue;
    try {
      for (const base of game.state.table) for (const other of value.value(context, base)) push(lent, base, other);
    } catch (error) {
      if (error instanceof TooMuch) throw error;
      game.faulty(def, error);
    }
  }
  return lent;
}

/** Other than the query, this needs no index, which is just being made. */
function isCancelled(game: Game, id: Id): boolean {
  const { since = 0 } = game.card(id).play ?? {};
  return game.state.lasting.some(
    (lasting) => lasting.kind === 'cancel' && lasting.card === id && lasting.since === since,
  );
}

function baseAt(game: Game, id: Id): Id {
  const play = game.card(id).play;
  if (!play) return game.state.table.includes(id) ? id : 0;
  return game.card(play.on).play?.on ?? play.on;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
