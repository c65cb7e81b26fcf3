/** What changes a card while it stays in play: place, counters, power, controller, host. */
import type { Effect } from '../definitions';
import type { Game } from '../engine/game';
import { MOST_COUNTED, MOST_LASTING } from '../engine/work';
import type { GameEvent, Verb } from '../events';
import type { Id, Lasting, PlayerId, Until } from '../state';
import type { Hit } from './affect';
import { listOf, single } from './leave';

/** Moves minions to a base, with everything on them. Returns those that really moved (TERM-move). */
export function* move(this: Game, what: Id | readonly Id[] | null, to: Id | null): Effect<Id[]> {
  if (to === null || !this.state.table.includes(to)) return [];
  const canMove = (id: Id): boolean => this.card(id).play !== undefined && this.baseOf(id) !== to;
  const hits = single(yield* this.affect(listOf(what), 'move', to, canMove)).filter(({ id }) => canMove(id));
  const events: GameEvent[] = [];
  for (const hit of hits) {
    const { id } = hit;
    const fact = this.lastKnown(id);
    this.noteAffected(fact, 'move', hit);
    events.push({ ...fact, type: 'moved', to, cause: this.cause });
    this.setPlay(id, { on: to });
  }
  for (const event of events) this.tell(event);
  yield* this.react(events);
  return hits.map(({ id }) => id);
}

/** One amount for every card, or one for each; it is read before anything changes. */
type Amount = number | ((id: Id) => number);

/** The cards that an amount is not nothing for, as they are affected, each with its amount. */
function* affectBy(game: Game, ids: readonly Id[], verb: Verb, amount: Amount): Effect<{ hit: Hit; by: number }[]> {
  const of = typeof amount === 'number' ? () => amount : amount;
  const aimed = ids.filter((id) => of(id) !== 0);
  const by = (id: Id, models: readonly Id[]): number => of(models.includes(id) ? id : model(game, id, models, of));
  const can = (id: Id): boolean => verb !== 'counters' || hasCounters(game, id, -by(id, aimed));
  const hits = yield* game.affect(aimed, verb, undefined, can);
  const direct = hits.filter((hit) => hit.direct).map(({ id }) => id);
  return hits.map((hit) => ({ hit, by: by(hit.id, direct) })).filter((one) => one.by !== 0);
}

/** Whether so many counters could be taken off a card in play. */
function hasCounters(game: Game, id: Id, count: number): boolean {
  return (game.card(id).play?.counters ?? -1) >= Math.max(0, count);
}

/** The minion whose effect another one copies: where they have different amounts, that of the largest at its base. */
function model(game: Game, copy: Id, models: readonly Id[], of: (id: Id) => number): Id {
  const base = game.baseOf(copy);
  const here = models.filter((id) => game.baseOf(id) === base);
  return here.sort((a, b) => Math.abs(of(b)) - Math.abs(of(a)))[0] ?? copy;
}

/** Puts +1 power counters on cards (or takes them off, with a negative count). Returns the cards that changed. */
export function* addCounters(this: Game, what: Id | readonly Id[] | null, count: Amount = 1): Effect<Id[]> {
  const changed = new Set<Id>();
  for (const { hit, by: wanted } of yield* affectBy(this, listOf(what), 'counters', count)) {
    const { id } = hit;
    const by = Math.min(wanted, MOST_COUNTED - (this.card(id).play?.counters ?? 0));
    if (by === 0 || !hasCounters(this, id, -by)) continue;
    changed.add(id);
    const fact = this.lastKnown(id);
    this.noteAffected(fact, 'counters', hit);
    this.setPlay(id, { counters: fact.counters + by });
    this.tell({ type: 'countersChanged', card: id, def: fact.def, by, count: fact.counters + by });
  }
  return [...changed];
}

/** Moves +1 power counters from one card to another; both are affected, or neither is. */
export function* transferCounters(this: Game, from: Id, to: Id, count: number): Effect<boolean> {
  if (count < 1 || from === to || (this.card(from).play?.counters ?? 0) < count) return false;
  if ((this.card(to).play?.counters ?? 0) + count > MOST_COUNTED) return false;
  const hits = yield* this.affect([from, to], 'transfer');
  if (!hits.some(({ id }) => id === from) || !hits.some(({ id }) => id === to)) return false;
  for (const [id, by] of [
    [from, -count],
    [to, count],
  ] as const) {
    const fact = this.lastKnown(id);
    this.noteAffected(fact, 'transfer', { direct: true });
    this.setPlay(id, { counters: fact.counters + by });
    this.tell({ type: 'countersChanged', card: id, def: fact.def, by, count: fact.counters + by });
  }
  return true;
}

/** Moves an action in play to another base or minion; it is not played again (TERM-transfer-3). */
export function* transferAction(this: Game, action: Id, to: Id): Effect<boolean> {
  const play = this.card(action).play;
  if (!play || play.on === to || !this.inPlay(to) || this.leaving.has(to)) return false;
  const hits = yield* this.affect(this.def(to).type === 'minion' ? [action, to] : [action], 'transfer');
  if (hits.length < (this.def(to).type === 'minion' ? 2 : 1)) return false;
  for (const hit of hits) this.noteAffected(this.lastKnown(hit.id), 'transfer', hit);
  this.setPlay(action, { on: to });
  const event: GameEvent = {
    type: 'transferred',
    card: action,
    def: this.card(action).def,
    from: play.on,
    to,
    player: this.cause.player,
  };
  this.tell(event);
  yield* this.react([event]);
  return true;
}

/** Gives minions power for a while. Returns those that got it. */
export function* gainPower(
  this: Game,
  what: Id | readonly Id[] | null,
  amount: Amount,
  until: Until = this.endOfTurn(),
): Effect<Id[]> {
  const hits = yield* affectBy(this, listOf(what), 'power', amount);
  for (const { hit, by } of hits) {
    const { id } = hit;
    const fact = this.lastKnown(id);
    this.noteAffected(fact, 'power', hit);
    this.lasts({ kind: 'power', card: id, since: this.card(id).play?.since ?? 0, amount: by }, until);
    this.tell({ type: 'powerChanged', card: id, def: fact.def, by, source: this.cause.def });
  }
  return single(hits.map(({ hit }) => hit)).map(({ id }) => id);
}

/** Gives a player power at a base for a while; it is nobody's but theirs, so no card is affected. */
export function gainPowerAt(
  this: Game,
  base: Id,
  player: PlayerId,
  amount: number,
  until: Until = this.endOfTurn(),
): void {
  this.lasts({ kind: 'playerPower', base, player, amount }, until);
  this.tell({ type: 'powerChanged', card: base, def: this.card(base).def, by: amount, source: this.cause.def });
}

/** Gives cards, for a while, an ability that this definition keeps under `lasting`. Returns the cards that got it. */
export function* bestow(
  this: Game,
  what: Id | readonly Id[] | null,
  name: string,
  until: Until = this.endOfTurn(),
): Effect<Id[]> {
  const hits = single(yield* this.affect(listOf(what), 'bestow'));
  for (const hit of hits) {
    this.noteAffected(this.lastKnown(hit.id), 'bestow', hit);
    this.lasts({ kind: 'custom', name, card: hit.id, since: this.card(hit.id).play?.since ?? 0 }, until);
  }
  return hits.map(({ id }) => id);
}

/** A player takes control of cards; it lasts (TERM-control-4). Returns those that changed sides. */
export function* takeControl(this: Game, what: Id | readonly Id[] | null, player: PlayerId): Effect<Id[]> {
  const canTake = (id: Id): boolean => this.card(id).play?.controller !== player;
  const hits = single(yield* this.affect(listOf(what), 'control', undefined, canTake)).filter(({ id }) => canTake(id));
  const events: GameEvent[] = [];
  for (const hit of hits) {
    const { id } = hit;
    this.noteAffected(this.lastKnown(id), 'control', hit);
    this.setPlay(id, { controller: player });
    handOver(this, id, player);
    events.push({ type: 'controlChanged', card: id, def: this.card(id).def, player });
  }
  for (const event of events) this.tell(event);
  yield* this.react(events);
  return hits.map(({ id }) => id);
}

/** What a card has set going on itself is the new controller's, until their own next turn begins (TERM-control-2). */
function handOver(game: Game, id: Id, player: PlayerId): void {
  const { def } = game.card(id);
  const isOwn = (effect: Lasting): boolean => effect.kind === 'custom' && effect.card === id && effect.by === def;
  const { lasting } = game.state;
  if (!lasting.some(isOwn)) return;
  const until = ({ until: end }: Lasting): Until => (end.at === 'start' ? game.startOfTurnOf(player) : end);
  game.set({
    lasting: lasting.map((effect) => (isOwn(effect) ? { ...effect, you: player, until: until(effect) } : effect)),
  });
}

type Distribute<T> = T extends unknown ? Omit<T, 'by' | 'you' | 'until'> : never;

/** Starts an effect that outlives the ability making it. */
export function lasts(this: Game, what: Distribute<Lasting>, until: Until = this.endOfTurn()): void {
  const { def, player } = this.cause;
  const { lasting } = this.state;
  const more = { ...what, by: def, you: player, until } as Lasting;
  const at = lasting.length < MOST_LASTING ? -1 : lasting.findIndex((other) => isAlike(other, more));
  const before = lasting[at];
  this.set({
    lasting: before ? [...lasting.filter((other) => other !== before), together(before, more)] : [...lasting, more],
  });
}

/** Whether two lasting effects differ in nothing but the amount. */
function isAlike(one: Lasting, other: Lasting): boolean {
  const named = (lasting: Lasting): string => JSON.stringify({ ...lasting, amount: 0 });
  return one.kind === other.kind && one.by === other.by && one.kind !== 'custom' && named(one) === named(other);
}

/** Two effects that are alike as one. A starting breakpoint is what was said last. */
function together(one: Lasting, other: Lasting): Lasting {
  if (!('amount' in one) || !('amount' in other) || other.kind === 'startingBreakpoint') return other;
  return { ...one, amount: one.amount + other.amount } as Lasting;
}

/** Changes a base's breakpoint for a while. */
export function changeBreakpoint(this: Game, base: Id, amount: number, until: Until = this.endOfTurn()): void {
  this.lasts({ kind: 'breakpoint', base, amount }, until);
  this.tell({ type: 'breakpointChanged', base, by: amount, source: this.cause.def });
}

/** Sets a base's starting breakpoint for a while. */
export function setBreakpoint(this: Game, base: Id, amount: number, until: Until = this.endOfTurn()): void {
  this.lasts({ kind: 'startingBreakpoint', base, amount }, until);
  this.tell({ type: 'breakpointChanged', base, by: amount - this.def(base).value, source: this.cause.def });
}

/** Cancels the abilities of a card or base for a while, which affects it (TERM-cancel-2). Returns whether it did. */
export function* cancel(this: Game, card: Id, until: Until): Effect<boolean> {
  const hits = single(yield* this.affect([card], 'cancel'));
  for (const hit of hits) {
    const { id } = hit;
    const fact = this.lastKnown(id);
    this.noteAffected(fact, 'cancel', hit);
    this.lasts({ kind: 'cancel', card: id, since: this.card(id).play?.since ?? 0 }, until);
    this.tell({ type: 'cancelled', card: id, def: fact.def, source: this.cause.def });
  }
  return hits.some(({ id }) => id === card);
}

/** The end of this turn. */
export function endOfTurn(this: Game): Until {
  return { at: 'end', player: this.state.active, turn: this.state.turn };
}

/** The end of a player's present turn, or of their next one. */
export function endOfTurnOf(this: Game, player: PlayerId): Until {
  return { at: 'end', player, turn: this.state.turn };
}

/** The start of a player's next turn. */
export function startOfTurnOf(this: Game, player: PlayerId): Until {
  return { at: 'start', player, turn: this.state.turn + 1 };
}
