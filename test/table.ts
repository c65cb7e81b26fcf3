/**
 * A table for tests: sets up a position and lets players do what players can do. Names are card and base ids as in the
 * YAML (`tiger-assassin`, or `ninjas/tiger-assassin` where that is not clear); the second of several copies is
 * `scout#2`, and `scout@tortuga` is the one at that base. After every move the state goes through JSON, so that each
 * answer runs again from its checkpoint.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Catalog } from '../game/catalog';
import { Game } from '../game/engine/game';
import type { GameEvent } from '../game/events';
import { type Move, move } from '../game/match/move';
import { emptyTable } from '../game/match/opening';
import { DEFAULTS } from '../game/match/options';
import type { Card, Decision, DefId, Id, MatchOptions, OptionId, PlayerId, State } from '../game/state';
import { type Legal, type View, viewOf } from '../game/view';
import { catalog as shared } from './catalog';
import './matchers';

type Seat = 'p0' | 'p1' | 'p2' | 'p3';

/** A card at a base: its id, or more about it. */
type There =
  | string
  | {
      readonly card: string;
      readonly counters?: number;
      readonly owner?: Seat;
      readonly with?: Partial<Record<Seat, readonly string[]>>;
    };

/** A card of a hand or deck: its id, and its owner if that is another player. */
type Held = string | { readonly card: string; readonly owner: Seat };

interface SeatSetup {
  readonly hand?: readonly Held[];
  /** Top card first; ten plain minions if left out. */
  readonly deck?: readonly Held[];
  readonly discard?: readonly string[];
  readonly vp?: number;
  readonly factions?: readonly string[];
}

export interface Setup extends Partial<Record<Seat, SeatSetup>> {
  readonly players?: number;
  /** Cards (minions, and actions on the base) by base and controller. */
  readonly bases?: Readonly<Record<string, Partial<Record<Seat, readonly There[]>>>>;
  /** Top card first; some bases without ability if left out. */
  readonly baseDeck?: readonly string[];
  readonly baseDiscard?: readonly string[];
  readonly active?: Seat;
  readonly options?: Partial<Omit<MatchOptions, 'players'>>;
  readonly seed?: string;
  readonly catalog?: Catalog;
}

const FILLER = 'dinosaurs/king-rex';
const FILLER_BASES = [
  'the-central-brain',
  'jungle-oasis',
  'the-homeworld',
  'ninja-dojo',
  'cave-of-shinies',
  'tar-pits',
  'tortuga',
];

export function table(setup: Setup = {}): Table {
  return new Table(setup);
}

const seatNumber = (seat: string): PlayerId => Number(seat.slice(1));

class Table {
  readonly catalog: Catalog;
  state: State;
  events: readonly GameEvent[] = [];
  readonly p0 = new Player(this, 0);
  readonly p1 = new Player(this, 1);
  readonly p2 = new Player(this, 2);
  readonly p3 = new Player(this, 3);

  constructor(setup: Setup) {
    this.catalog = setup.catalog ?? shared;
    this.state = position(this.catalog, setup);
  }

  get game(): Game {
    return new Game(this.catalog, this.state);
  }

  def(name: string, type?: 'base'): DefId {
    return definition(this.catalog, name, type);
  }

  /** The id of a card or base in this match. */
  id(name: string): Id {
    const [plain = '', at] = name.split('@');
    const [short = '', copy = '1'] = plain.split('#');
    const matches = [...this.state.cards.keys()].filter((id) => {
      const card = this.state.cards[id] as Card;
      if (id === 0 || (card.def !== short && !card.def.endsWith(`/${short}`) && !card.def.endsWith(`:${short}`)))
        return false;
      return at === undefined || this.game.baseOf(id) === this.id(at);
    });
    const rank = (id: Id): number => (this.game.inPlay(id) ? 0 : this.game.zoneOf(id).zone === 'deck' ? 2 : 1);
    const id = matches.sort((a, b) => rank(a) - rank(b) || a - b)[Number(copy) - 1];
    if (id === undefined) throw new Error(`there is no ${name} in this match`);
    return id;
  }

  /** The short name of a card or option. */
  name(option: OptionId): string {
    if (typeof option === 'string') {
      const use = /^(\d+)\/(.*)$/.exec(option);
      if (use) return this.name(Number(use[1]));
      const again = /^(\d+)#/.exec(option);
      return again ? this.name(Number(again[1])) : option;
    }
    return (this.state.cards[option]?.def ?? '').replace(/^.*[/:]/, '');
  }

  /** Where a card is: `p1 discard`, `p0 hand`, `p0 deck`, a base's id, `on <minion>`, `base deck`, `base discard`. */
  where(name: string | Id): string {
    const id = typeof name === 'number' ? name : this.id(name);
    const { state } = this;
    if (state.table.includes(id)) return 'table';
    if (state.baseDeck.includes(id)) return 'base deck';
    if (state.baseDiscard.includes(id)) return 'base discard';
    const { zone, player } = this.game.zoneOf(id);
    const on = state.cards[id]?.play?.on;
    if (on !== undefined) return state.cards[on]?.play ? `on ${this.name(on)}` : this.name(on);
    return zone === 'limbo' ? 'limbo' : `p${player} ${zone}`;
  }

  power(name: string): number {
    return this.game.power(this.id(name));
  }

  counters(name: string): number {
    return this.state.cards[this.id(name)]?.play?.counters ?? 0;
  }

  controller(name: string): string {
    return `p${this.game.controllerOf(this.id(name))}`;
  }

  breakpoint(base: string): number {
    return this.game.breakpoint(this.id(base));
  }

  total(base: string, seat?: Seat): number {
    return seat ? this.game.playerPower(seatNumber(seat), this.id(base)) : this.game.totalPower(this.id(base));
  }

  vp(seat: Seat): number {
    return this.state.players[seatNumber(seat)]?.vp ?? 0;
  }

  /** Names of the cards in a player's zone. */
  zone(seat: Seat, zone: 'hand' | 'deck' | 'discard'): string[] {
    return (this.state.players[seatNumber(seat)]?.[zone] ?? []).map((id) => this.name(id));
  }

  get decision(): Decision | null {
    return this.state.resolution?.decision ?? null;
  }

  /** The bases on the table. */
  get bases(): string[] {
    return this.state.table.map((id) => this.name(id));
  }

  view(seat: Seat | null): View {
    return viewOf(this.catalog, this.state, seat === null ? null : seatNumber(seat));
  }

  legal(seat: Seat): Legal {
    return this.view(seat).legal;
  }

  /** Names of all events of the last move. */
  told(): string[] {
    return this.events.map((event) => event.type);
  }

  /** Does a move; an illegal one throws its reason. */
  do(player: PlayerId, what: Move): void {
    const outcome = move(this.catalog, this.state, player, what);
    if (!outcome.ok) throw new Error(outcome.reason);
    this.state = JSON.parse(JSON.stringify(outcome.state)) as State;
    if (!isDeepStrictEqual(this.state, outcome.state)) throw new Error('the state does not survive JSON');
    this.events = outcome.events;
  }

  /** Why a move is refused; null if it is not. It is not made. */
  refusal(player: PlayerId, what: Move): string | null {
    const outcome = move(this.catalog, this.state, player, what);
    return outcome.ok ? null : outcome.reason;
  }

  /** The active player finishes, and everybody declines or answers with the first options until someone else acts. */
  endTurn(): void {
    const { turn } = this.state;
    if (!this.decision) this.do(this.state.active, { type: 'finish' });
    while (this.state.turn === turn && this.state.phase === 'play') {
      const { decision } = this;
      if (!decision) return;
      this.do(decision.player, { type: 'answer', answer: decision.options.slice(0, decision.min) });
    }
  }
}

class Player {
  constructor(
    readonly table: Table,
    readonly seat: PlayerId,
  ) {}

  /** Plays a card of the hand (or, where allowed, the discard pile). */
  plays(card: string, where: { on?: string; using?: string } = {}): void {
    const { table, seat } = this;
    table.do(seat, {
      type: 'play',
      card: this.own(card),
      on: where.on ? table.id(where.on) : 0,
      ...(where.using && { using: where.using }),
    });
  }

  /** Why the card cannot be played there; null if it can. */
  cannotPlay(card: string, where: { on?: string } = {}): string | null {
    const { table, seat } = this;
    return table.refusal(seat, { type: 'play', card: this.own(card), on: where.on ? table.id(where.on) : 0 });
  }

  /** Uses a talent or a Special on one's own turn. */
  uses(card: string, ability = this.abilityOf(card)): void {
    this.table.do(this.seat, { type: 'use', card: this.usedCard(card), ability });
  }

  canUse(card: string): boolean {
    const id = this.usedCard(card);
    return this.table.legal(`p${this.seat}` as Seat).uses.some((use) => use.card === id);
  }

  /** Answers the question asked with these options, in this order. */
  chooses(...names: string[]): void {
    const { decision } = this.table;
    if (decision?.player !== this.seat) throw new Error(`p${this.seat} is not asked; ${this.asked()}`);
    const left = [...decision.options];
    const answer = names.map((name) => {
      const at = left.findIndex((option) => this.matches(option, name));
      if (at < 0) throw new Error(`${name} is not offered; ${this.asked()}`);
      const [option] = decision.repeat ? [left[at]] : left.splice(at, 1);
      return option as OptionId;
    });
    this.table.do(this.seat, { type: 'answer', answer });
  }

  /** Declines, passes, or chooses nothing. */
  declines(): void {
    const { decision } = this.table;
    const no = decision?.options.includes('no') ? ['no'] : [];
    if (decision?.player !== this.seat) throw new Error(`p${this.seat} is not asked; ${this.asked()}`);
    this.table.do(this.seat, { type: 'answer', answer: no });
  }

  passes(): void {
    this.declines();
  }

  finishes(): void {
    this.table.do(this.seat, { type: 'finish' });
  }

  undoes(): void {
    this.table.do(this.seat, { type: 'undo' });
  }

  /** Names of what this player is offered now; null if another player or nobody is asked. */
  get offered(): string[] | null {
    const { decision } = this.table;
    return decision?.player === this.seat ? decision.options.map((option) => this.table.name(option)) : null;
  }

  get prompt(): string | null {
    const { decision } = this.table;
    return decision?.player === this.seat ? decision.prompt : null;
  }

  private matches(option: OptionId, name: string): boolean {
    const { table } = this;
    if (option === name) return true;
    if (name.includes('@') || name.includes('#'))
      return option === table.id(name) || String(option).startsWith(`${table.id(name)}/`);
    return (
      table.name(option) === name || (typeof option === 'number' && table.def(name) === table.state.cards[option]?.def)
    );
  }

  /** A card of this player's hand or discard pile. */
  private own(card: string): Id {
    const { table, seat } = this;
    const { hand = [], discard = [] } = table.state.players[seat] ?? {};
    const [short = '', copy = '1'] = card.split('#');
    const found = [...hand, ...discard].filter(
      (id) => table.name(id) === short || table.state.cards[id]?.def === short,
    );
    return found[Number(copy) - 1] ?? table.id(card);
  }

  private usedCard(card: string): Id {
    const uses = this.table.legal(`p${this.seat}` as Seat).uses;
    return uses.find((use) => this.table.name(use.card) === card)?.card ?? this.table.id(card);
  }

  private abilityOf(card: string): string {
    const id = this.usedCard(card);
    return this.table.legal(`p${this.seat}` as Seat).uses.find((use) => use.card === id)?.ability ?? 'talent';
  }

  private asked(): string {
    const { decision } = this.table;
    if (!decision) return 'nobody is asked anything';
    return `p${decision.player} is asked "${decision.prompt}" with ${decision.options.map((option) => this.table.name(option)).join(', ')}`;
  }
}

/** A definition by its id or its short name. */
function definition(catalog: Catalog, name: string, type?: 'base'): DefId {
  if (catalog.has(name)) return name;
  const found = [...catalog.all()].filter(({ id, type: kind }) => {
    if (type ? kind !== type : false) return false;
    return id.endsWith(`/${name}`) || id.endsWith(`:${name}`);
  });
  const [one, other] = type
    ? found
    : [...found.filter(({ type: kind }) => kind !== 'base'), ...found.filter(({ type: kind }) => kind === 'base')];
  if (!one) throw new Error(`there is no card or base ${name}`);
  if (!other || other.type !== one.type) return one.id;
  // A pack made for a test may use a name that the project has, too; then its own card is meant.
  const [own, rival] = found.filter(({ id }) => !shared.has(id));
  if (!own || rival) throw new Error(`${name} is not clear: ${one.id} or ${other.id}`);
  return own.id;
}

function position(catalog: Catalog, setup: Setup): State {
  const seats = (['p0', 'p1', 'p2', 'p3'] as const).filter((seat) => setup[seat] || mentions(setup, seat));
  const players = setup.players ?? Math.max(2, ...seats.map((seat) => seatNumber(seat) + 1));
  const options: MatchOptions = {
    ...DEFAULTS,
    sets: [...catalog.sets.keys()],
    priority: 'usable',
    ...setup.options,
    players,
  };
  const state = emptyTable(catalog, options, setup.seed ?? 'table');
  const cards: Card[] = [...state.cards];
  const add = (name: string, owner: PlayerId, play?: Omit<NonNullable<Card['play']>, 'since'>): Id => {
    const def = definition(catalog, name, owner < 0 ? 'base' : undefined);
    cards.push({ def, owner, ...(play && { play: { ...play, since: cards.length } }) });
    return cards.length - 1;
  };
  const inPlay: Id[] = [];
  const put = (base: Id, controller: PlayerId, there: There): void => {
    const { card, counters = 0, owner, with: attached = {} } = typeof there === 'string' ? { card: there } : there;
    const id = add(card, owner ? seatNumber(owner) : controller, { on: base, controller, counters });
    inPlay.push(id);
    for (const [seat, actions] of Object.entries(attached)) {
      for (const action of actions)
        inPlay.push(add(action, seatNumber(seat), { on: id, controller: seatNumber(seat), counters: 0 }));
    }
  };
  const tableIds: Id[] = [];
  for (const [name, there] of Object.entries(setup.bases ?? { 'jungle-oasis': {} })) {
    const base = add(name, -1);
    tableIds.push(base);
    for (const [seat, list] of Object.entries(there)) for (const entry of list) put(base, seatNumber(seat), entry);
  }
  const named = Object.keys(setup.bases ?? { 'jungle-oasis': {} });
  const baseDeck = (setup.baseDeck ?? FILLER_BASES.filter((base) => !named.includes(base))).map((name) =>
    add(name, -1),
  );
  const baseDiscard = (setup.baseDiscard ?? []).map((name) => add(name, -1));
  const playerStates = Array.from({ length: players }, (_, seat) => {
    const own = setup[`p${seat}` as Seat] ?? {};
    const zone = (held: readonly Held[]): Id[] =>
      held.map((one) => (typeof one === 'string' ? add(one, seat) : add(one.card, seatNumber(one.owner))));
    const hand = zone(own.hand ?? []);
    const deck = zone(own.deck ?? new Array<string>(10).fill(FILLER));
    const discard = zone(own.discard ?? []);
    // Cards of more than two factions at one table are for tests only.
    const theirs = cards.filter(({ owner }) => owner === seat).map(({ def }) => catalog.definition(def).faction);
    const factions = own.factions ?? [...new Set(['dinosaurs', 'ninjas', ...theirs])];
    return { factions, vp: own.vp ?? 0, hand, deck, discard };
  });
  const active = seatNumber(setup.active ?? 'p0');
  return {
    ...state,
    phase: 'play',
    cards,
    players: playerStates,
    table: tableIds,
    baseDeck,
    baseDiscard,
    inPlay,
    first: active,
    active,
    turn: 1,
    step: 'playCards',
    free: { minion: 1, action: 1 },
    clock: cards.length,
  };
}

function mentions(setup: Setup, seat: Seat): boolean {
  return Object.values(setup.bases ?? {}).some((there) => there[seat] !== undefined);
}

export type { Player, Table };
