/**
 * The working copy of a match while something resolves. It owns the only writers of the state; the queries and verbs
 * of the game are its methods, one small module each (see `queries/` and `verbs/`).
 *
 * A `Game` lives for one run of one task. It starts from a checkpoint, which it never changes.
 */
import type { Catalog } from '../catalog';
import type { Context, Definition, Effect, Special, Trigger } from '../definitions';
import { type Affected, type Cause, type GameEvent, RULES } from '../events';
import * as queries from '../queries';
import {
  type Card,
  copyState,
  type DefId,
  type Id,
  type InPlay,
  makeCard,
  type Played,
  type PlayerId,
  type PlayerState,
  type Resolution,
  type State,
} from '../state';
import { remembering } from '../turn/memory';
import * as verbs from '../verbs';
import { Derived, FULL, Memo, type Modes } from './derived';
import { type Index, indexOf, type Source } from './inPlay';
import { VERB, Work } from './work';

/** The parts of the state that decide what is in play and has abilities. */
const ARRANGED: ReadonlySet<string> = new Set<keyof State>([
  'inPlay',
  'table',
  'lasting',
  'faults',
  'baseDeck',
  'cards',
]);

/** A trigger that has been set off and waits for its turn. */
export interface Pending {
  readonly source: Source<Trigger>;
  readonly event: GameEvent;
}

/** What an ability has set off; it waits until that ability is resolved with everything around it (OPEN-49). */
export interface Aftermath {
  /** Abilities of cards in play (ORDER-3). */
  readonly triggers: Pending[];
  /** Events that cards off the table may answer afterwards (ORDER-4). */
  readonly windows: GameEvent[];
}

/** An ability being resolved. */
export interface Frame {
  readonly cause: Cause;
  readonly affected: Affected[];
  /** The +1 power counters on cards when it began; cards without any are left out. */
  readonly counters: ReadonlyMap<Id, number>;
  /** What affected cards have to say about it, should they leave play on the way. */
  readonly witnesses: Source<Trigger>[];
  /** Cards that this ability cannot affect because something shielded them from it. */
  readonly shielded: Id[];
  /** Sources that have already copied something of this ability. */
  readonly copied: Id[];
  readonly after: Aftermath;
}

/** What remains to be done for an ability or card when the outermost effect is finished (ORDER-3 to 5). */
export type Deferred = () => Effect;

/** How things were at some time. */
interface Standing {
  readonly state: State;
  readonly told: number;
  readonly gifts: number;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Verbs = typeof verbs;
type QueryMethods = typeof queries;

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the methods are assigned to the prototype below.
export class Game {
  readonly state: Readonly<Mutable<State>>;
  readonly log: GameEvent[] = [];
  readonly frames: Frame[] = [];
  /** Actions being played that go into this player's hand instead of the discard pile. */
  readonly gifts = new Map<Id, PlayerId>();
  deferred: Deferred[] = [];
  /** Cards about to leave play together. */
  leaving: ReadonlySet<Id> = new Set();
  /** Something hidden was shown or something random happened: no undo. */
  secretsOut = false;
  /** The work done since this copy was taken. */
  readonly work: Work;
  /** It is a copy on which something is tried out. */
  readonly isTrial: boolean;
  /** The definition whose ongoing ability or test is being asked, if one is. */
  asking: DefId | null = null;
  /** In which modes values are asked for now (see `derived`). */
  modes: Modes = FULL;
  /** The ongoing ability being asked had to ask for a bare value. */
  askedBare = false;
  /** Whether the arrays of the state are this game's alone and may be written to. */
  private ownsCards = false;
  private ownsPlayers = false;
  /** Definitions by id, as far as they have been looked up. */
  private defs: (Definition | undefined)[] = [];
  private index: Index | null = null;
  private full: Derived | null = null;
  /** The values in other modes than full. */
  private partial: Map<Modes, Derived> | null = null;

  constructor(
    readonly catalog: Catalog,
    state: State,
    /** The work that this is a part of, if it is only tried out. */
    whole: Work | null = null,
  ) {
    this.state = copyState(state);
    this.work = whole ?? new Work(this);
    this.isTrial = whole !== null;
  }

  /** The definition that makes the work now; the rules, if it is empty. */
  worker(): DefId {
    return this.asking ?? this.cause.def;
  }

  /** The present state, which later writes of this game leave alone. */
  snapshot(resolution: Resolution | null = null): State {
    this.ownsCards = false;
    this.ownsPlayers = false;
    return copyState(this.state, resolution);
  }

  /** A working copy of how things are now, to try something out on. */
  fork(): Game {
    const copy = new Game(this.catalog, this.state, this.work);
    for (const [card, player] of this.gifts) copy.gifts.set(card, player);
    copy.leaving = this.leaving;
    return copy;
  }

  /** How things are now, for `changedSince`. */
  standing(): Standing {
    return { state: this.snapshot(this.state.resolution), told: this.log.length, gifts: this.gifts.size };
  }

  /** Whether anything has changed, or been told other than that nothing happened. */
  changedSince({ state, told, gifts }: Standing): boolean {
    if (this.gifts.size !== gifts || this.log.slice(told).some(({ type }) => type !== 'nothingHappened')) return true;
    for (const key in state) if (state[key as keyof State] !== this.state[key as keyof State]) return true;
    return false;
  }

  /** Makes ready for another task from the present state. */
  refresh(mostWork?: number): void {
    this.log.length = 0;
    this.frames.length = 0;
    this.deferred = [];
    this.gifts.clear();
    this.secretsOut = false;
    this.beginWork(mostWork);
  }

  /** Counts work anew, with nothing known that would spare some of it: it is the same wherever it is done. */
  beginWork(limit?: number): void {
    this.work.begin(limit);
    this.forget();
    this.modes = FULL;
    this.askedBare = false;
    this.asking = null;
  }

  /** Values are worked out anew after a change. */
  private forget(): void {
    this.full = null;
    this.partial = null;
  }

  /** What is in play is arranged anew after a change, which costs more the more there is. */
  private rearrange(): void {
    this.index = null;
    this.work.spend(this.state.inPlay.length);
  }

  set(patch: Partial<State>): void {
    const state = this.state as Record<string, unknown>;
    for (const key in patch) {
      state[key] = patch[key as keyof State];
      if (ARRANGED.has(key)) this.rearrange();
    }
    if (patch.cards) this.defs = [];
    this.forgetLoans();
    this.forget();
  }

  card(id: Id): Card {
    return this.state.cards[id] as Card;
  }

  def(id: Id): Definition {
    const known = this.defs[id];
    if (known) return known;
    const definition = this.catalog.definition((this.state.cards[id] as Card).def);
    this.defs[id] = definition;
    return definition;
  }

  player(player: PlayerId): PlayerState {
    return this.state.players[player] as PlayerState;
  }

  setPlayer(player: PlayerId, patch: Partial<PlayerState>): void {
    const state = this.state as Mutable<State>;
    if (!this.ownsPlayers) state.players = state.players.slice();
    this.ownsPlayers = true;
    const before = this.player(player);
    // Every field is named, because spreading is slow.
    (state.players as PlayerState[])[player] = {
      factions: patch.factions ?? before.factions,
      vp: patch.vp ?? before.vp,
      deck: patch.deck ?? before.deck,
      hand: patch.hand ?? before.hand,
      discard: patch.discard ?? before.discard,
    };
    this.forgetLoans();
    this.forget();
  }

  setCard(id: Id, card: Card): void {
    this.rearrange();
    this.writeCard(id, card);
  }

  private writeCard(id: Id, card: Card): void {
    const state = this.state as Mutable<State>;
    if (!this.ownsCards) state.cards = state.cards.slice();
    this.ownsCards = true;
    (state.cards as Card[])[id] = card;
    this.forget();
  }

  /** Changes what is known of a card in play. */
  setPlay(id: Id, patch: Partial<InPlay>): void {
    const card = this.card(id);
    if (!card.play) return;
    const { on, controller, since, counters, note } = card.play;
    const remembered = patch.note ?? note;
    const play: InPlay = {
      on: patch.on ?? on,
      controller: patch.controller ?? controller,
      since: patch.since ?? since,
      counters: patch.counters ?? counters,
    };
    const noted = remembered === undefined ? play : { ...play, note: remembered };
    if (patch.on !== undefined || patch.controller !== undefined) this.rearrange();
    this.writeCard(id, makeCard(card.def, card.owner, noted));
    this.forgetLoans();
  }

  /** What a base is lent may hang on anything in the state, so it is found anew after every change. */
  private forgetLoans(): void {
    if (this.index?.statics.has('borrows')) this.index = null;
  }

  /** Puts a card, taken from wherever it was, into play. */
  enter(id: Id, on: Id, controller: PlayerId): void {
    this.takeOut(id);
    const since = this.state.clock + 1;
    const { def, owner } = this.card(id);
    this.setCard(id, makeCard(def, owner, { on, controller, since, counters: 0 }));
    this.set({ clock: since, inPlay: [...this.state.inPlay, id] });
  }

  /** Takes a card out of the place it is in; the caller puts it somewhere else. */
  takeOut(id: Id): void {
    const card = this.card(id);
    if (card.play) {
      this.setCard(id, makeCard(card.def, card.owner));
      this.set({ inPlay: without(this.state.inPlay, id) });
      return;
    }
    if (this.state.limbo.includes(id)) {
      this.set({ limbo: without(this.state.limbo, id), hidden: this.state.hidden.filter((other) => other !== id) });
      return;
    }
    for (const [player, { hand, deck, discard }] of this.state.players.entries()) {
      if (hand.includes(id)) this.setPlayer(player, { hand: without(hand, id) });
      else if (discard.includes(id)) this.setPlayer(player, { discard: without(discard, id) });
      else if (deck.includes(id)) this.setPlayer(player, { deck: without(deck, id) });
    }
  }

  remember(played: Played): void {
    const { played: plays, marks, lasting } = remembering(this.catalog, this.state, played);
    this.set({ played: plays, marks });
    if (lasting !== this.state.lasting) this.set({ lasting });
  }

  mark(key: string): void {
    this.set({ marks: [...this.state.marks, key] });
  }

  unmark(key: string): void {
    this.set({ marks: this.state.marks.filter((other) => other !== key) });
  }

  marked(key: string): number {
    let times = 0;
    for (const other of this.state.marks) if (other === key) times++;
    return times;
  }

  tell(event: GameEvent): void {
    this.tick();
    this.log.push(event);
  }

  /** Counts a step of a verb, so that a looping ability ends. */
  tick(): void {
    this.work.spend(VERB);
  }

  /** What is in play now, arranged for the queries. */
  get now(): Index {
    this.index ??= indexOf(this);
    return this.index;
  }

  /** The values known of this state in the present mode. */
  get derived(): Derived {
    if (this.modes === FULL) {
      this.full ??= new Derived();
      return this.full;
    }
    this.partial ??= new Map();
    const known = this.partial.get(this.modes);
    if (known) return known;
    const derived = new Derived();
    this.partial.set(this.modes, derived);
    return derived;
  }

  /** What an ongoing ability has found out in this state. */
  memoOf(asker: Context): Memo {
    const { derived } = this;
    derived.memos ??= new Map();
    const known = derived.memos.get(asker);
    if (known) return known;
    const memo = new Memo();
    derived.memos.set(asker, memo);
    return memo;
  }

  /** Whether cards of this match have Specials for a moment, from there if a place is named. */
  hasSpecials(at: Special['at'], from?: Special['from']): boolean {
    for (const { factions } of this.state.players) {
      for (const faction of factions) {
        const places = this.catalog.momentsOf(faction).get(at);
        if (places && (from === undefined || places.has(from))) return true;
      }
    }
    return false;
  }

  get frame(): Frame | undefined {
    return this.frames[this.frames.length - 1];
  }

  /** The cause of what is being done now; the rules of the game if no ability is. */
  get cause(): Cause {
    return this.frame?.cause ?? RULES;
  }

  contextOf(self: Id, you: PlayerId): Context {
    return { game: this, you, self, here: this.baseOf(self), note: undefined };
  }
}

export interface Game extends Verbs, QueryMethods {}
Object.assign(Game.prototype, queries, verbs);

function without(ids: readonly Id[], id: Id): Id[] {
  const at = ids.indexOf(id);
  return at < 0 ? ids.slice() : [...ids.slice(0, at), ...ids.slice(at + 1)];
}

/**
 * The working copy that was used last, while it is still at the state it belongs to: many questions about one state, and
 * the move made from it, then share one.
 */
let idle: { readonly state: State; readonly game: Game } | null = null;

/** A working copy of a state, for asking only. */
export function gameAt(catalog: Catalog, state: State): Game {
  if (idle?.state === state && idle.game.catalog === catalog) return idle.game;
  const game = new Game(catalog, state);
  idle = { state, game };
  return game;
}

/** A working copy of a state to go on with; it is nobody else's. */
export function takeGame(catalog: Catalog, state: State, mostWork?: number): Game {
  const known = idle?.state === state ? idle.game : null;
  idle = null;
  // A question may have found a faulty card, which is the business of whoever goes on by the rules.
  if (known?.catalog !== catalog || known.state.faults !== state.faults) {
    const game = new Game(catalog, state);
    game.work.begin(mostWork);
    return game;
  }
  known.refresh(mostWork);
  return known;
}

/** Says that a working copy has arrived at this state. */
export function leaveGame(state: State, game: Game): void {
  idle = { state, game };
}
