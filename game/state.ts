/**
 * The whole state of a match as plain data. Nothing derived is stored here: power, breakpoints, permissions and the
 * like are queries. Records and arrays are replaced when they change and shared otherwise, so an older state stays
 * valid and keeping one as a checkpoint costs nothing.
 */
/** A seat, counted from 0 in clockwise order. */
export type PlayerId = number;

/** A card or base of this match. Ids start at 1 and are dealt at random, so that an id says nothing about its card. */
export type Id = number;

/** The definition of a card (`ninjas/shinobi`) or base (`core:tortuga`). */
export type DefId = string;

export type CardType = 'minion' | 'action' | 'base';

/** What is known of a card only while it is in play. */
export interface InPlay {
  /** The base a minion is at; the base or minion an action is played on. */
  readonly on: Id;
  readonly controller: PlayerId;
  /** Tells this stay in play from an earlier one of the same card. */
  readonly since: number;
  readonly counters: number;
  /** What the card remembers: a faction it has named, a choice it has offered. */
  readonly note?: string;
}

export interface Card {
  readonly def: DefId;
  /** The player whose deck it came from; -1 for bases. */
  readonly owner: PlayerId;
  readonly play?: InPlay;
  /** Counters of a base's own kind (COMP-10). */
  readonly tokens?: number;
}

/** All cards are made here, so that there are few shapes of them: reading objects of many shapes is slow. */
export function makeCard(def: DefId, owner: PlayerId, play?: InPlay, tokens = 0): Card {
  if (play) return { def, owner, play };
  return tokens > 0 ? { def, owner, tokens } : { def, owner };
}

export interface PlayerState {
  readonly factions: readonly string[];
  readonly vp: number;
  /** First card is the top. */
  readonly deck: readonly Id[];
  readonly hand: readonly Id[];
  /** Last card is the top. */
  readonly discard: readonly Id[];
}

/** Limits that an extra play carries with it. */
export interface PlayLimit {
  readonly power?: { readonly min?: number; readonly max?: number };
  /** Bases it may be used at; absent means any. */
  readonly bases?: readonly Id[];
  /** Only at a base where the player has no minion at the time of the play. */
  readonly emptyForYou?: true;
  readonly playsOn?: 'base' | 'minion' | 'standard';
}

/** An extra play kept for later in the Play Cards phase. */
export interface ExtraPlay {
  readonly id: number;
  readonly type: 'minion' | 'action';
  readonly limit: PlayLimit;
  /** The definition that granted it. */
  readonly by: DefId;
}

/** A card played this turn. Not all of them are kept (see `turn/memory`). */
export interface Played {
  /** How many cards had been played before it this turn. */
  readonly order: number;
  /** It is the player's first, second, third ... card of this turn. */
  readonly nth: number;
  readonly card: Id;
  readonly since: number;
  readonly def: DefId;
  readonly type: 'minion' | 'action';
  readonly player: PlayerId;
  /** The base or minion it was played on; 0 for a standard action. */
  readonly on: Id;
  readonly step: StepName;
}

/** When an effect with a duration ends. */
export interface Until {
  readonly at: 'start' | 'end';
  readonly player: PlayerId;
  /** Not in a turn before this one. */
  readonly turn: number;
}

/** An effect that outlives the ability which made it. */
export type Lasting = {
  readonly by: DefId;
  readonly you: PlayerId;
  readonly until: Until;
} & (
  | { readonly kind: 'power'; readonly card: Id; readonly since: number; readonly amount: number }
  | { readonly kind: 'playerPower'; readonly base: Id; readonly player: PlayerId; readonly amount: number }
  | { readonly kind: 'breakpoint'; readonly base: Id; readonly amount: number }
  | { readonly kind: 'startingBreakpoint'; readonly base: Id; readonly amount: number }
  | { readonly kind: 'cancel'; readonly card: Id; readonly since: number }
  | { readonly kind: 'noActions'; readonly player: PlayerId; readonly after: number }
  /** A part kept under `lasting`; on this stay of a card, or (since 0) wherever it goes. `note` is what it remembers. */
  | {
      readonly kind: 'custom';
      readonly name: string;
      readonly card: Id;
      readonly since: number;
      readonly note?: string;
    }
);

export type StepName =
  | 'startTurn'
  | 'playCards'
  | 'chooseBase'
  | 'beforeScoring'
  | 'beforeWindow'
  | 'award'
  | 'afterScoring'
  | 'afterWindow'
  | 'clearBase'
  | 'replaceBase'
  | 'draw'
  | 'endTurn'
  | 'checkEnd';

export interface Place {
  readonly player: PlayerId;
  readonly power: number;
  /** 1 winner, 2 runner-up, 3 third; 4 gets nothing. */
  readonly place: number;
}

/** The scoring under way (SCORE-S2 to S8). */
export interface Scoring {
  readonly base: Id;
  /** Fixed when S4 begins (SCORE-12). */
  readonly places: readonly Place[];
  /** In-play scoring abilities already used in this scoring, as `card:since:index`. */
  readonly used: readonly string[];
  /** Whose opportunity it is in the window, and how many passed in a row. */
  readonly next: PlayerId;
  readonly passes: number;
  /** The base's own ability was ignored while it scored. */
  readonly silent: boolean;
  /** Definitions whose abilities the base had besides its own when it had scored. */
  readonly lent: readonly DefId[];
}

export type OptionId = number | string;

/** A question to one player. Options are ids, never values. */
export interface Decision {
  readonly player: PlayerId;
  readonly kind: 'choose' | 'respond';
  /** A message key; the words are the client's. */
  readonly prompt: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The card that asks, if a card does. */
  readonly source: Id;
  readonly options: readonly OptionId[];
  readonly min: number;
  readonly max: number;
  /** The order of the answer matters. */
  readonly ordered?: true;
  /** An option may be given several times. */
  readonly repeat?: true;
  /** With `repeat`: how often each option may be given at most. */
  readonly limits?: Readonly<Record<OptionId, number>>;
  /** All chosen options must share a group. */
  readonly groups?: Readonly<Record<OptionId, string>>;
  /** The weights of the chosen options must not exceed `maxWeight` together. */
  readonly weights?: Readonly<Record<OptionId, number>>;
  readonly maxWeight?: number;
  /** Hidden cards the player sees while deciding. */
  readonly shows?: readonly Id[];
}

export type Answer = readonly OptionId[];

/** What a player did, in the arguments of a move. */
export type Task =
  | { readonly type: 'play'; readonly player: PlayerId; readonly card: Id; readonly on: Id; readonly using?: string }
  | { readonly type: 'use'; readonly player: PlayerId; readonly card: Id; readonly ability: string }
  | { readonly type: 'step' };

/**
 * A move or step that is waiting for an answer. It is run again from the checkpoint with the answers so far; only
 * data is kept.
 */
export interface Resolution {
  readonly checkpoint: State;
  readonly task: Task;
  readonly answers: readonly { readonly player: PlayerId; readonly answer: Answer }[];
  readonly decision: Decision;
  /** Public events already told. */
  readonly told: number;
  /** The player whose move may still be taken back: nothing hidden was shown and nobody else has acted or is asked. */
  readonly undo: PlayerId | null;
}

/** An ability that failed and is ignored for the rest of the match. */
export interface Fault {
  readonly def: DefId;
  readonly message: string;
}

export interface Draft {
  /** Factions laid out, with how many copies are left. */
  readonly pool: Readonly<Record<string, number>>;
  readonly order: readonly PlayerId[];
  readonly picked: number;
}

export interface Result {
  readonly winners: readonly PlayerId[];
  readonly vp: readonly number[];
}

/** The options of a match, after `setupData` has been checked and its gaps filled. */
export interface MatchOptions {
  readonly players: number;
  /** Sets whose factions may be used. */
  readonly sets: readonly string[];
  /** `draft` (snake), `random`, or the pair of each seat. */
  readonly factions: 'draft' | 'random' | readonly (readonly [string, string])[];
  /** Factions laid out for the draft; 0 lays out all. */
  readonly layout: number;
  /** Factions left out. */
  readonly bans: readonly string[];
  /** Two players may have the same faction (SETUP-17). */
  readonly duplicates: boolean;
  readonly firstPlayer: number | 'random';
  /**
   * When a player is asked for Specials (OPEN-18): only if something is `usable`; the same, but `covered` by a pause for
   * everyone who could hide one; or `always`.
   */
  readonly priority: 'usable' | 'covered' | 'always';
  /** DIFF-1. */
  readonly mulligan: 'reshuffle' | 'discard' | 'discardForced';
  /** DIFF-2. */
  readonly basePool: 'boxes' | 'all';
  /** DIFF-7. */
  readonly endCheck: 'endOfTurn' | 'afterScoring';
  /** DIFF-15. */
  readonly vpPresence: 'minionOrPower' | 'minion';
  /** DIFF-19. */
  readonly baseReshuffle: boolean;
}

export interface State {
  readonly phase: 'draft' | 'opening' | 'play' | 'over';
  readonly options: MatchOptions;
  /** Hash of the content this match was begun with. */
  readonly content: string;
  /** The secret key of the random numbers, and how many were taken; never leaves the server. */
  readonly rng: readonly number[];
  readonly draft: Draft | null;
  /** Players who have yet to decide about their opening hand: at first all of them, whatever they hold (OPEN-50). */
  readonly mulligans: readonly PlayerId[];
  /** Those who will change theirs, which nobody sees before all have decided. */
  readonly changing: readonly PlayerId[];
  /** Index is the id; slot 0 is nothing. */
  readonly cards: readonly Card[];
  readonly players: readonly PlayerState[];
  readonly table: readonly Id[];
  readonly baseDeck: readonly Id[];
  readonly baseDiscard: readonly Id[];
  /** Cards on the table, in order of arrival. */
  readonly inPlay: readonly Id[];
  /** Cards being played, revealed or set aside: in no other place (ORDER-8, DECKTOP-4). */
  readonly limbo: readonly Id[];
  /** Those of them that are face down: found in a search and not shown. */
  readonly hidden: readonly Id[];
  readonly first: PlayerId;
  readonly turn: number;
  readonly active: PlayerId;
  readonly step: StepName;
  /** Free plays left to the active player. */
  readonly free: { readonly minion: number; readonly action: number };
  readonly extras: readonly ExtraPlay[];
  readonly played: readonly Played[];
  /** What has been used this turn, by key; once for each use. */
  readonly marks: readonly string[];
  readonly lasting: readonly Lasting[];
  readonly scoring: Scoring | null;
  /** Grows with every stay in play and every extra play, so that each can be told apart. */
  readonly clock: number;
  readonly faults: readonly Fault[];
  readonly resolution: Resolution | null;
  readonly result: Result | null;
}

/** A copy of the top level. Every field is named, because spreading an object of this many fields is slow. */
export function copyState(state: State, resolution: Resolution | null = state.resolution): State {
  return {
    phase: state.phase,
    options: state.options,
    content: state.content,
    rng: state.rng,
    draft: state.draft,
    mulligans: state.mulligans,
    changing: state.changing,
    cards: state.cards,
    players: state.players,
    table: state.table,
    baseDeck: state.baseDeck,
    baseDiscard: state.baseDiscard,
    inPlay: state.inPlay,
    limbo: state.limbo,
    hidden: state.hidden,
    first: state.first,
    turn: state.turn,
    active: state.active,
    step: state.step,
    free: state.free,
    extras: state.extras,
    played: state.played,
    marks: state.marks,
    lasting: state.lasting,
    scoring: state.scoring,
    clock: state.clock,
    faults: state.faults,
    resolution,
    result: state.result,
  };
}
