/**
 * What happens in a match, as past-tense facts. The same facts make triggers fire and tell the public story of a move,
 * so they hold nothing hidden. An event about a card carries its last known values, because triggers act after the fact.
 */
import type { CardType, DefId, Id, Place, PlayerId } from './state';

/** Who or what makes something happen. */
export interface Cause {
  readonly source: Id;
  readonly def: DefId;
  /** The controller of the source (for a base, the player it speaks to); -1 for the rules of the game. */
  readonly player: PlayerId;
  /** The player who carries out this part of it, where that is another ("each player ..."). */
  readonly doer?: PlayerId;
  readonly type: CardType | 'rules';
  readonly via: 'play' | 'talent' | 'special' | 'trigger' | 'rules';
  /** The source is an action that does not stay in play. */
  readonly standard: boolean;
}

/** The cause of what no card does. */
export const RULES: Cause = { source: 0, def: '', player: -1, type: 'rules', via: 'rules', standard: false };

/** A card as it was just before something happened to it. */
export interface LastKnown {
  readonly card: Id;
  readonly def: DefId;
  readonly cardType: CardType;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  /** The base it was at. */
  readonly base: Id;
  /** What it was on: the base, or for an action perhaps a minion. */
  readonly on: Id;
  readonly power: number;
  readonly counters: number;
  /** Its own name and those other cards gave it. */
  readonly names: readonly string[];
}

/** How an ability comes to a card. */
export interface Reach {
  /** Designated by the ability itself, not reached through a copy (TERM-directly). */
  readonly direct: boolean;
  /** Who chose the card for a copy. */
  readonly copiedBy?: PlayerId;
}

/** One card that the running ability affected. */
export interface Affected extends LastKnown, Reach {
  readonly verb: Verb;
}

/** The ways to affect a card (TERM-affect-1). */
export type Verb =
  | 'destroy'
  | 'return'
  | 'move'
  | 'place'
  | 'shuffle'
  | 'power'
  | 'counters'
  | 'control'
  | 'attach'
  | 'transfer'
  | 'cancel'
  | 'bestow';

export type GameEvent =
  | {
      readonly type: 'played';
      readonly card: Id;
      readonly def: DefId;
      readonly cardType: 'minion' | 'action';
      readonly player: PlayerId;
      readonly owner: PlayerId;
      readonly on: Id;
      readonly base: Id;
      readonly from: 'hand' | 'deck' | 'discard';
      readonly first: boolean;
      /** How many cards had been played before it this turn. */
      readonly order: number;
      readonly standard: boolean;
      /** Tells this play from an earlier one of the same card (see `Played`). */
      readonly since: number;
      /** The allowance it was played by. */
      readonly using?: string;
    }
  | {
      readonly type: 'used';
      readonly card: Id;
      readonly def: DefId;
      readonly player: PlayerId;
      readonly via: 'talent' | 'special';
    }
  /** A card that was played, or a talent that was used, has had its effect on these cards. */
  | {
      readonly type: 'affected';
      readonly by: Cause;
      readonly cards: readonly Affected[];
      /** The +1 power counters on cards when it was played or used; cards without any are left out. */
      readonly counters: ReadonlyMap<Id, number>;
    }
  | ({ readonly type: 'destroyed'; readonly cause: Cause } & LastKnown)
  /** Discarded from play without being destroyed. */
  | ({ readonly type: 'discardedFromPlay' } & LastKnown)
  | ({ readonly type: 'returned'; readonly cause: Cause } & LastKnown)
  | ({ readonly type: 'putInDeck'; readonly where: 'top' | 'bottom' | 'shuffled'; readonly cause: Cause } & LastKnown)
  | ({ readonly type: 'leftPlay'; readonly to: 'discard' | 'hand' | 'deck' } & LastKnown)
  | ({ readonly type: 'moved'; readonly to: Id; readonly cause: Cause } & LastKnown)
  | {
      readonly type: 'transferred';
      readonly card: Id;
      readonly def: DefId;
      readonly from: Id;
      readonly to: Id;
      readonly player: PlayerId;
    }
  | {
      readonly type: 'countersChanged';
      readonly card: Id;
      readonly def: DefId;
      readonly by: number;
      readonly count: number;
    }
  | {
      readonly type: 'powerChanged';
      readonly card: Id;
      readonly def: DefId;
      readonly by: number;
      readonly source: DefId;
    }
  | { readonly type: 'breakpointChanged'; readonly base: Id; readonly by: number; readonly source: DefId }
  | { readonly type: 'controlChanged'; readonly card: Id; readonly def: DefId; readonly player: PlayerId }
  | { readonly type: 'prevented'; readonly card: Id; readonly def: DefId; readonly verb: Verb; readonly source: DefId }
  | { readonly type: 'cancelled'; readonly card: Id; readonly def: DefId; readonly source: DefId }
  | {
      readonly type: 'discarded';
      readonly card: Id;
      readonly def: DefId;
      readonly player: PlayerId;
      readonly owner: PlayerId;
      readonly from: 'hand' | 'deck';
    }
  | { readonly type: 'drew'; readonly player: PlayerId; readonly count: number }
  | {
      readonly type: 'tookFromDiscard';
      readonly player: PlayerId;
      readonly card: Id;
      readonly def: DefId;
      readonly to: 'hand' | 'deck';
    }
  | {
      readonly type: 'putBack';
      readonly player: PlayerId;
      readonly count: number;
      readonly from: 'hand' | 'deck';
      readonly to: 'hand' | 'deck';
    }
  | {
      readonly type: 'given';
      readonly player: PlayerId;
      readonly to: PlayerId;
      readonly count: number;
      readonly by: PlayerId;
    }
  | {
      readonly type: 'revealed';
      readonly player: PlayerId;
      readonly cards: readonly { readonly id: Id; readonly def: DefId }[];
      readonly from: 'hand' | 'deck';
    }
  | {
      readonly type: 'looked';
      readonly player: PlayerId;
      readonly at: 'hand' | 'deck' | 'bases';
      readonly of: PlayerId;
      readonly count: number;
    }
  | { readonly type: 'shuffled'; readonly player: PlayerId }
  | { readonly type: 'gainedVp'; readonly player: PlayerId; readonly amount: number; readonly source: DefId }
  | {
      readonly type: 'gainedExtra';
      readonly player: PlayerId;
      readonly what: 'minion' | 'action';
      readonly source: DefId;
    }
  /** The player has played as many cards as may be played in one turn (OPEN-52). */
  | { readonly type: 'playsUsedUp'; readonly player: PlayerId; readonly count: number }
  | { readonly type: 'named'; readonly card: Id; readonly faction: string }
  | { readonly type: 'nothingHappened'; readonly source: DefId }
  | { readonly type: 'abilityFailed'; readonly def: DefId; readonly message: string }
  | {
      readonly type: 'rolledBack';
      readonly player: PlayerId;
      readonly reason: 'undo' | 'answerNoLongerFits' | 'abilityFailed';
    }
  | { readonly type: 'turnBegan'; readonly player: PlayerId; readonly turn: number }
  | { readonly type: 'playCardsBegan'; readonly player: PlayerId }
  | { readonly type: 'turnEnding'; readonly player: PlayerId }
  | { readonly type: 'beforeScoring'; readonly base: Id; readonly def: DefId }
  | { readonly type: 'passed'; readonly player: PlayerId }
  | { readonly type: 'whenScoring'; readonly base: Id; readonly def: DefId; readonly places: readonly Place[] }
  | { readonly type: 'afterScoring'; readonly base: Id; readonly def: DefId; readonly places: readonly Place[] }
  | {
      readonly type: 'baseReplaced';
      readonly old: Id;
      readonly base: Id;
      readonly def: DefId;
      readonly places: readonly Place[];
    }
  | { readonly type: 'baseAdded'; readonly base: Id; readonly def: DefId }
  | { readonly type: 'baseSwapped'; readonly old: Id; readonly base: Id; readonly def: DefId }
  | { readonly type: 'baseDestroyed'; readonly base: Id; readonly def: DefId }
  | { readonly type: 'pickedFaction'; readonly player: PlayerId; readonly faction: string }
  | {
      readonly type: 'dealt';
      readonly factions: readonly (readonly string[])[];
      readonly bases: readonly DefId[];
      readonly first: PlayerId;
    }
  | { readonly type: 'mulligan'; readonly player: PlayerId; readonly shown: readonly DefId[] }
  | { readonly type: 'gameOver'; readonly winners: readonly PlayerId[]; readonly vp: readonly number[] };

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
