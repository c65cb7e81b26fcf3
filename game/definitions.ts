/**
 * What a card or base is made of once its YAML and TypeScript have been read. Four kinds carry everything: an ability
 * is done once, a static answers a query as long as its source is in play, a trigger reacts to an event, and a
 * replacement takes the place of something about to happen.
 */
import type { Game } from './engine/game';
import type { Cause, EventType, GameEvent, Verb } from './events';
import type { Answer, CardType, Decision, DefId, Id, PlayerId, PlayLimit } from './state';

/** A piece of play that may ask questions on the way: it yields decisions and receives answers. */
export type Effect<T = void> = Generator<Decision, T, Answer>;

/** What an ability knows: the game, who `you` is, the card it is on, and the base that is `here`. */
export interface Context {
  readonly game: Game;
  readonly you: PlayerId;
  readonly self: Id;
  /** 0 if the card is not in play. */
  readonly here: Id;
  /** What a lasting effect remembers. */
  readonly note?: string;
}

/** The context of an ability set off by an event. */
export interface TriggerContext extends Context {
  readonly event: GameEvent;
}

/** The context of an ability being done; `event` is null unless something set it off. */
type AbilityContext = Context & { readonly event: GameEvent | null };

/** Done when a card is played, a talent used, a trigger fires. */
export type Ability = (context: AbilityContext) => Effect<unknown>;

/** An attempt to affect a card. */
export interface Attempt {
  readonly verb: Verb;
  readonly cause: Cause;
  /** Destination of a move. */
  readonly to?: Id;
}

/** An attempt to play a card; `on` is the base or minion, 0 for a standard action. */
export interface PlayAttempt {
  readonly card: Id;
  readonly player: PlayerId;
  readonly on: Id;
}

/** Every query that cards in play can answer, with what each answer means. */
export interface Queries {
  /** Added to the power of a minion (or, where power is given to it by name, an action). */
  power: (context: Context, card: Id) => number;
  /** Added to a player's total at a base. */
  playerPower: (context: Context, player: PlayerId, base: Id) => number;
  /** Added to a base's breakpoint. */
  breakpoint: (context: Context, base: Id) => number;
  /** Takes the place of a base's printed breakpoint. */
  startingBreakpoint: (context: Context, base: Id) => number | null;
  /** The attempt does nothing to the card. */
  immune: (context: Context, card: Id, attempt: Attempt) => boolean;
  /** The card cannot be played so. */
  forbidPlay: (context: Context, attempt: PlayAttempt) => boolean;
  /** An extra play offered once in each of your turns as long as the source is there. */
  offers: (context: Context) => { type: 'minion' | 'action'; limit: PlayLimit } | null;
  /** Cards of this pile may be played like cards of the hand, within the limit. */
  playFrom: (context: Context, player: PlayerId) => { pile: 'discard'; limit: PlayLimit } | null;
  /** Names a card has besides its own; `from` is the base of the card that asks for them, 0 if it is at none. */
  names: (context: Context, card: Id, from: Id | undefined) => readonly string[];
  /** The abilities of the card or base count for nothing (for this player, if one is given). */
  cancels: (context: Context, card: Id, player: PlayerId | null) => boolean;
  /** This player may ignore the base's ability each time it speaks to them. */
  mayIgnore: (context: Context, base: Id, player: PlayerId) => boolean;
  /** The action cannot stay on the minion it is on. */
  sheds: (context: Context, action: Id) => boolean;
  /** Definitions whose abilities a base has besides its own. It is asked while queries are prepared and may look only at the state. */
  borrows: (context: Context, base: Id) => readonly DefId[];
  /** The top card of the base deck lies face up. */
  faceUpBase: (context: Context) => boolean;
  /** Uses of a card's talent this turn beyond the first. */
  talentUses: (context: Context, card: Id) => number;
  /** Where a card goes instead of the discard pile. */
  goesTo: (context: Context, card: Id, how: 'destroyed' | 'discarded') => 'hand' | 'bottomOfDeck' | 'deck' | null;
  /**
   * Minions of which this player may let one receive, too, what a standard action is doing directly to some minions
   * (copying); `once` a turn for the source, or on a base for the player. Those the action itself affects are left out.
   */
  alsoAffects: (
    context: Context,
    attempt: Attempt,
    direct: readonly Id[],
  ) => { readonly player: PlayerId; readonly receivers: readonly Id[]; readonly once?: 'turn' } | null;
}

export type Query = keyof Queries;
export type Static = {
  [Q in Query]: {
    readonly query: Q;
    readonly value: Queries[Q];
    /** For power: it may reach actions too, such as those that bear a minion's name. */
    readonly reachesActions?: boolean;
    /**
     * It says the same wherever these are the same: for immune, the verb, and the type and player of the cause; for
     * forbidPlay, the base.
     */
    readonly broad?: boolean;
  };
}[Query];

/** A card that a trigger is bound to: its own, the one that is on, or the one the event is about. */
export type Bond = 'self' | 'host' | 'trigger';

/** For each effect of an ability, the cards that must still be in play for it to do anything. */
export type Needs = readonly (readonly Bond[])[];

export interface Trigger {
  readonly on: EventType;
  /** Whether this event sets it off. */
  readonly when?: (context: TriggerContext) => boolean;
  /** Its player may decline: first of all, or (`within`) where the ability itself asks. */
  readonly optional?: true | 'within';
  /** At most once a turn for each source, or once for all events that happen together. */
  readonly once?: 'turn' | 'together';
  /** Who `you` is, for sources without a controller; several players act one after the other. */
  readonly player?: (context: TriggerContext) => readonly PlayerId[];
  /** Of several players, all act in one run of it: `players` are those for whom it counts (OPEN-53). */
  readonly together?: true;
  /** It determines the next base: of several such effects the active player picks one, and only one player acts (SCORE-R5, SCORE-T4). */
  readonly nextBase?: true;
  /** Without them it can never do anything any more; left out if it always may. */
  readonly needs?: Needs;
  readonly run: (context: AbilityContext, players?: readonly PlayerId[]) => Effect<unknown>;
}

/** Takes the place of an attempt. `run` says whether it did: then the attempt fails. */
export interface Replacement {
  readonly instead: 'affected' | 'destroyed' | 'discarded';
  readonly covers: (context: Context, card: Id, attempt: Attempt) => boolean;
  readonly optional?: boolean;
  /** Further cards that it protects from the same ability. */
  readonly shields?: (context: Context, card: Id, attempt: Attempt) => readonly Id[];
  readonly run: (context: Context, card: Id, attempt: Attempt) => Effect<boolean>;
}

/** An ability used from hand, play or discard pile at its own moment. */
export interface Special {
  readonly at: 'beforeScoring' | 'afterScoring' | 'playCards' | EventType;
  readonly from: 'hand' | 'play' | 'discard';
  /** For each player, whatever copy is used. */
  readonly once?: 'turn' | 'scoring';
  /** In play, on your turn: as often as you like. Otherwise once a turn for each card (TERM-onyourturn-2). */
  readonly often?: true;
  readonly usable?: (context: Context & { readonly event: GameEvent | null }) => boolean;
  /** Absent: the action is played with its normal text. */
  readonly run?: Ability;
}

export interface PlayOn {
  readonly what: 'base' | 'minion';
  readonly fits?: (context: Context, host: Id) => boolean;
}

/** A part of a definition that TypeScript may supply by name. */
export type Part = Static | Trigger | Replacement;

export interface Definition {
  readonly id: DefId;
  readonly name: string;
  readonly type: CardType;
  /** Printed power or breakpoint; 0 for actions. */
  readonly value: number;
  readonly faction: string;
  readonly set: string;
  readonly vp: readonly number[];
  readonly mentions: readonly string[];
  readonly playOn: PlayOn | null;
  readonly onPlay: Ability | null;
  readonly talent: Ability | null;
  readonly statics: readonly Static[];
  readonly triggers: readonly Trigger[];
  readonly replacements: readonly Replacement[];
  readonly specials: readonly Special[];
  /** It has statics, triggers or replacements. */
  readonly passive: boolean;
  /** How much there is to work out about its statics: the words in them. */
  readonly weight: number;
  /** Parts that its own abilities bring into being for a while (`game.lasts`). */
  readonly lasting: Readonly<Record<string, readonly Part[]>>;
}
