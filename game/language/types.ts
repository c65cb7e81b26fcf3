/**
 * The types of the files an author writes.
 * Generated from schemas/*.schema.json by `npm run schemas`; change the schemas, not this file.
 */

/** Identifier in kebab-case. It is never renamed, because saved games refer to it. */
export type Id = string;

/** The name of an export of the abilities.ts beside this file. Use it only for what the language cannot say. */
export type Code = string;

/** One particular card. self is this card; host is what this card is on; it is what the step before picked; chosen is what `choose` picked; trigger is the card the event is about (the minion played, destroyed, moved ...). */
export type Ref = 'self' | 'host' | 'it' | 'chosen' | 'trigger';

/** One or more players. you is this card's controller (on a base, the player the sentence is about); others is everyone else; all is everyone; chosen is who `choose` picked; actor is who did what the event tells; owner and controller are those of the card the event is about; winner, runnerUp and losers (everyone but the winners) are places at the base being scored; itsOwner is the owner of `it`. */
export type Player =
  | 'you'
  | 'others'
  | 'all'
  | 'chosen'
  | 'actor'
  | 'owner'
  | 'controller'
  | 'winner'
  | 'runnerUp'
  | 'losers'
  | 'itsOwner';

/** A whole number, or something counted when the effect happens. */
export type Amount =
  | number
  | {
      /** How many things match this selector. */
      count?: Selector;
      /** The current power of this card (its last power if it has left play). */
      powerOf?: Ref;
      /** The +1 power counters on this card. */
      countersOn?: Ref;
      /** How many cards the step before really affected. */
      affected?: true;
      /** How many +1 power counters the removeCounters before took. */
      taken?: true;
      /** A factor for the count beside it. */
      times?: number;
    };

/** A number or bounds. max and min include the bound, below and above do not. */
export type Range =
  | number
  | {
      /** This number or more. */
      min?: Amount;
      /** This number or less. */
      max?: Amount;
      /** Strictly less. */
      below?: Amount;
      /** Strictly more. */
      above?: Amount;
    };

/** Which cards, bases or players are meant. All parts must hold. The word any leaves everything open. */
export type Filter =
  | 'any'
  | {
      /** true: at this card's base (or this base itself). false: at any other base. */
      here?: boolean;
      /** At the same base as this card (or the base it is); for the minion a trigger says has moved, the base it moved to. */
      at?: Ref;
      /** At any base but that of this card. */
      notAt?: Ref;
      /** true: at the base being scored. false: at any other base. */
      scoring?: boolean;
      /** Who controls it: yours, others' (any other player's), the chosen player's, the one's who did what the event tells (actor), or anyone else's (notActor). */
      whose?: 'yours' | 'others' | 'chosen' | 'actor' | 'notActor';
      /** Who owns it. */
      ownedBy?: 'you' | 'others';
      /** Its owner is not the player who did what the event tells (who played or discarded it). */
      foreign?: true;
      /** Kind of card, where minions and actions could both be meant. */
      type?: 'minion' | 'action';
      /** What an action in play is on. */
      on?: 'base' | 'minion' | 'self' | 'host' | 'it' | 'chosen';
      /** What an action that is not in play would be played on (standard for none). */
      playsOn?: 'base' | 'minion' | 'standard';
      /** Current power in play, printed power elsewhere. */
      power?: Range;
      /** +1 power counters on it. */
      counters?: Range;
      /** Exactly this card name. */
      name?: string;
      /** A word in one of its names (Microbot). */
      called?: string;
      /** Its name is one of those that this card's text names (see `mentions`). */
      mentionedBy?: Ref;
      /** The id of the card's faction. The word named stands for the faction this card has named. */
      faction?: Id;
      /** Not this card. */
      other?: true;
      /** Not this card. */
      not?: Ref;
      /** Only this card. */
      is?: Ref;
      /** A base with at least one minion like this, or a card at such a base. */
      withMinion?: Filter;
      /** A base with no minion like this, or a card at such a base. */
      withoutMinion?: Filter;
    };

/** What is meant and how many of it. Without a quantity it is exactly one, chosen by you. */
export interface Selector {
  /** Minions in play. */
  minion?: Filter;
  /** Actions in play, that is, on a base or on a minion. */
  action?: Filter;
  /** Bases in play. */
  base?: Filter;
  /** Cards in the place given by `in`. */
  card?: Filter;
  /** Players. */
  player?: 'any' | 'others';
  /** Where the cards are: your hand, deck or discard pile, or in play (minions and actions alike). */
  in?: 'hand' | 'deck' | 'discard' | 'play';
  /** Every one of them, without choosing. */
  each?: true;
  /** As many as you like, none included. */
  anyNumber?: true;
  /** At most this many, none included. */
  upTo?: Amount;
  /** This many (as many as there are, if fewer). */
  exactly?: Amount;
  /** All of them must share one name. */
  sameName?: true;
  /** All of them must be at one base. */
  sameBase?: true;
  /** All of them must share one faction. */
  sameFaction?: true;
  /** All of them must have the same power. */
  samePower?: true;
  /** Picked at random instead of chosen. */
  random?: true;
  /** Who chooses, if not you. */
  chooser?: Player;
}

/** A particular card, or a selector. */
export type Target = Ref | Selector;

/** Something that must be true. All parts must hold. */
export interface Condition {
  /** At least one such thing. */
  exists?: Selector;
  /** No such thing. */
  none?: Selector;
  /** Whether this is the first minion you have played this turn. */
  firstMinion?: boolean;
  /** Whether it is your turn. */
  yourTurn?: boolean;
  /** Whether you are a winner of the base being scored. */
  youAreWinner?: boolean;
  /** you: you have more power here than each other player. another: another player has more power here than you. */
  morePowerHere?: 'you' | 'another';
  /** This card is still in play at this card's base. */
  stillHere?: Ref;
  /** A count that must lie in a range. */
  compare?: {
    /** What is counted. */
    amount: Amount;
    /** Where it must lie. */
    is: Range;
  };
  /** This effect of this card (see `lasting`) is still going on. */
  lasting?: string;
}

/** How long it lasts. endOfTurn is this turn's end, endOfYourTurn the end of your present or else next turn, startOfYourTurn the start of your next turn. */
export type Until = 'endOfTurn' | 'endOfYourTurn' | 'startOfYourTurn';

/** An extra play. A number gives that many without limits. */
export type Extra =
  | number
  | {
      /** Only a minion of this printed power. */
      power?: Range;
      /** Only here. */
      here?: true;
      /** Only at (or, for an action, on) a base like this. */
      on?: Filter;
      /** Only an action that is played on this. */
      playsOn?: 'base' | 'minion' | 'standard';
      /** At once or not at all. */
      now?: true;
      /** What happens after it has been played, if it was (it is that card). Makes it now or never. */
      then?: Effects;
    };

/** One effect, or several done one after the other (a later one happens even if an earlier one could not). */
export type Effects = Effect | Effect[];

/** One verb, with an optional condition (`if`) and an optional linked effect (`to`). */
export interface Effect {
  /** The effect happens only if this holds. */
  if?: Condition;
  /** Linked effect. It happens only if the verb really did what it says. */
  to?: Effects;
  /** You may do this. Where it begins with a choice, declining is part of the choice. */
  may?: Effects;
  /**
   * Choose one of these.
   *
   * Items: One of the ways.
   */
  chooseOne?: {
    /** What the player reads. */
    label: string;
    /** What then happens. */
    do: Effects;
  }[];
  /** Choose and remember it as `chosen`. Choosing affects nothing. A card for which the next effect would find nothing to pick is no choice. */
  choose?: Selector;
  /** Name a faction of this match and keep it with this card (filter faction named). */
  nameFaction?: true;
  /** One player after the other in turn order; inside, you is that player. */
  eachPlayer?: {
    /** Which players. */
    who: Player;
    /** What each of them does. */
    do: Effects;
  };
  /** Destroy it. Another base takes the place of a base that is destroyed. */
  destroy?: Target;
  /** Return it from play to its owner's hand. */
  return?: Target;
  /** Shuffle it into its owner's deck. */
  shuffle?: Target;
  /** Move minions to other bases. */
  move?: {
    /** What moves. */
    what: Target;
    /** Bases that may be the destination. Without it any other base. */
    to?: Filter;
    /** All to the same base. */
    together?: true;
  };
  /** Put cards somewhere without playing, returning or discarding them. */
  place?: {
    /** What is put. */
    what: Target;
    /** Where it goes (its owner's). */
    to: 'hand' | 'topOfDeck' | 'bottomOfDeck';
  };
  /** Discard these cards from your hand or deck. */
  discardCards?: Selector;
  /** Put cards into other players' hands; their owner stays the same. An action being played (self, or it after a search that played it) goes there when it has resolved, instead of the discard pile or any other place. */
  give?: {
    /** Cards in your hand, or an action being played. */
    what: Target;
    /** Who gets them; of several players you choose one for each card. */
    to: Player;
  };
  /** Draw cards. */
  draw?:
    | Amount
    | {
        /** Who draws. */
        player: Player;
        /** How many. */
        count: Amount;
      };
  /** Players discard cards from their hand. */
  discard?: {
    /** Who discards; you, if left out. */
    player?: Player;
    /** How many. */
    count: Amount | 'all';
    /** At random instead of by choice of that player. */
    random?: true;
  };
  /** Gain victory points. */
  gainVp?:
    | Amount
    | {
        /** Who gains them. */
        player: Player;
        /** How many. */
        amount: Amount;
      };
  /** You may play an extra minion. */
  extraMinion?: Extra;
  /** You may play an extra action. */
  extraAction?: Extra;
  /** Play a card from the given place, at once, as an extra card. */
  play?: {
    /** What is played (self, or cards `in` hand or discard). */
    what: Target;
    /** On bases like this only. */
    on?: Filter;
    /** It cannot be declined. */
    must?: true;
  };
  /** Look through your deck for cards, then shuffle it. */
  search?: {
    /** Which cards may be taken. */
    for: Filter;
    /** Where to look, if not in the deck alone. You need not search the deck if another place has what you look for. */
    in?: ('hand' | 'deck' | 'discard')[];
    /** As many as you like, none included. */
    anyNumber?: true;
    /** At most this many. */
    upTo?: number;
    /** They must share one name. */
    sameName?: true;
    /** Show them to everyone. */
    reveal?: true;
    /** Where they go. play is an extra play at once, of cards that can be played now; handOrPlay lets you choose. */
    to: 'hand' | 'topOfDeck' | 'discard' | 'play' | 'handOrPlay';
    /** With play: at (or, for an action, on) a base like this only. */
    on?: Filter;
  };
  /** Reveal cards from the top of your deck until enough of them fit, and put those into your hand. The others are shuffled into your deck. */
  revealUntil?: {
    /** Which cards are looked for. */
    for: Filter;
    /** How many of them; one, if left out. */
    count?: number;
    /** Take as many of them as you like, none included. */
    anyNumber?: true;
  };
  /** A player reveals cards from the top of their deck until one fits and plays it, as an extra card. The others are shuffled into that deck. */
  playOffTheTop?: {
    /** Which card is looked for. */
    for: Filter;
    /** Who plays it; you, if left out. */
    player?: Player;
    /** Only at the base where this card is, or was when it was last in play. */
    at?: Ref;
  };
  /** Put the top base of the base deck into play as an additional base, and remember it as `chosen`. */
  addBase?: true;
  /** Put +1 power counters on cards. */
  addCounters?: {
    /** On what. */
    what: Target;
    /** How many on each; one, if left out. */
    count?: Amount;
  };
  /** Take +1 power counters off cards; done only if they have that many. */
  removeCounters?: {
    /** From what. */
    what: Target;
    /** How many from each; one, if left out. anyNumber is as many as you like from any of them. */
    count?: Amount | 'anyNumber';
  };
  /** Transfer +1 power counters from one card to another. */
  transferCounters?: {
    /** The card that loses them. */
    from: Target;
    /** The card that gains them; never the same one. */
    to: Target;
    /** How many; one, if left out. */
    count?: Amount | 'anyNumber';
  };
  /** Transfer an action in play to another base or minion. It is not played again. */
  transfer?: {
    /** The action. */
    what: Target;
    /** Where to; another base, if left out. */
    to?: Selector;
  };
  /** Give minions power for a while, or yourself at a base. */
  gainPower?: {
    /** Who gains it; a base, if you are to have more power there. */
    what: Target;
    /** How much (negative for a loss). For several minions it is counted for each of them, as it. */
    amount: Amount;
    /** endOfTurn, if left out. */
    until?: Until;
  };
  /** Change a base's breakpoint for a while. */
  changeBreakpoint?: {
    /** A base, or a card at it. */
    what: Target;
    /** Change by this. */
    by?: Amount;
    /** The starting breakpoint becomes this. */
    startsAt?: number;
    /** endOfTurn, if left out. */
    until?: Until;
  };
  /** A player takes control of cards, for good. */
  control?: {
    /** What changes sides. */
    what: Target;
    /** Who takes it; you, if left out. */
    player?: Player;
  };
  /** The abilities of this base are cancelled for a while. */
  cancelBase?: {
    /** How long. */
    until: Until;
  };
  /** A player cannot play actions during their next turn. */
  forbidActions?: {
    /** Who cannot. */
    player: Player;
  };
  /** An effect written in TypeScript: the name of an export of the abilities.ts beside this file. */
  code?: Code;
}

/** self, host, or a description of the cards meant. */
export type Subject = ('self' | 'host') | Filter;

/** Something that happens after an event (`after`) or at a moment (`at`). */
export interface Trigger {
  /** The event. cardDiscarded is from a hand or deck, minionDiscarded from play. */
  after?:
    | 'minionPlayed'
    | 'actionPlayed'
    | 'minionDestroyed'
    | 'minionDiscarded'
    | 'minionLeftPlay'
    | 'minionMoved'
    | 'minionAffected'
    | 'actionDestroyed'
    | 'cardPlayed'
    | 'cardDiscarded';
  /** The moment. */
  at?:
    | 'startOfTurn'
    | 'startOfPlayCards'
    | 'endOfTurn'
    | 'beforeScoring'
    | 'whenScoring'
    | 'afterScoring'
    | 'afterReplacing';
  /** Whose turn, for moments of the turn; yours, if left out. */
  turn?: 'yours' | 'others' | 'any';
  /** Who did it. */
  by?: 'you' | 'others';
  /** After minionAffected only: what did it. playedCards is cards as they were played, standardActions those that do not stay in play; talents count too, if left out. */
  with?: 'playedCards' | 'standardActions';
  /** After minionAffected only: minions that it reached through a copy count, too. */
  copied?: true;
  /** The card it happened to; after minionAffected this card, if left out. */
  what?: Subject;
  /** After minionLeftPlay only: where it went (its owner's). */
  to?: 'discard' | 'hand' | 'deck';
  /** true: it happened here (or this base is the one being scored). false: elsewhere. */
  here?: boolean;
  /** After a card is played here: it is the first of its kind (minions, actions on the base, actions on minions) played here this turn; by you, with by: you. */
  first?: true;
  /** turn: at most once a turn. together: once for all that happens at the same time. */
  once?: 'turn' | 'together';
  /** Checked when it happens. */
  if?: Condition;
  /** For bases: who is you in the effect. Several players act in turn order. */
  player?: Player;
  /** It determines the next base: of several players only the first in turn order acts, and of several such effects the active player picks one. */
  nextBase?: true;
  /** You may. */
  optional?: true;
  /** What happens. */
  do: Effects;
}

/** One thing this card does as long as it is in play. */
export interface Ongoing {
  /** Changes the power of minions. */
  power?: {
    /** Whose power; self, if left out. */
    what?: Subject;
    /** How much (negative for a loss). */
    plus: Amount;
    /** Only while this holds. */
    if?: Condition;
  };
  /** Changes your total power here. */
  playerPower?: {
    /** How much. */
    plus: Amount;
    /** Only while this holds. */
    if?: Condition;
  };
  /** Changes this base's breakpoint. */
  breakpoint?: {
    /** How much (negative to lower it). */
    plus?: Amount;
    /** The starting breakpoint is this. */
    startsAt?: number;
    /** Only while this holds. */
    if?: Condition;
  };
  /** Protects cards. */
  immune?: {
    /** What is protected; self, if left out. */
    what?: Subject;
    /** What cannot be done to it (affect is all of it). */
    to: 'affect' | 'destroy' | 'move';
    /** Whose cards; anyone's, if left out. */
    by?: 'others';
    /** Which cards; all of them, bases included, if left out. cards is minions and actions. */
    with?: 'actions' | 'cards';
    /** Actions on the protected minions that could not be played on them now are discarded. */
    sheds?: true;
  };
  /** Something that cannot be played here. */
  forbid?: {
    /** What cannot be played. */
    play: 'minion' | 'action';
    /** Who cannot; everyone, if left out. */
    who?: 'others';
    /** Only such cards. */
    what?: Filter;
  };
  /** Once in each of your turns you may play an extra minion. */
  extraMinion?: Extra;
  /** Once in each of your turns you may play an extra action. */
  extraAction?: Extra;
  /** You may play minions from another place here instead of from your hand. */
  playFrom?: {
    /** From where. */
    in: 'discard';
  };
  /** This base has no ability. */
  ignoreBase?: 'everyone';
  /** Gives cards a name they count as besides their own. */
  called?: {
    /** Which cards. */
    what: Subject;
    /** The name. */
    name: string;
  };
  /** Lets talents be used more than once a turn. */
  talentUses?: {
    /** Whose talents; self, if left out. */
    what?: Subject;
    /** How many more uses a turn. */
    plus: Amount;
    /** Only one of these cards each turn. */
    one?: true;
  };
  /** Where minions go instead of the discard pile when they are destroyed (they still were destroyed). */
  goesTo?: {
    /** Which minions. */
    what: Subject;
    /** Where (its owner's). */
    to: 'bottomOfDeck' | 'hand';
  };
  /** What happens to a card instead of being destroyed. */
  insteadOfDestroyed?: {
    /** Which card; self, if left out. */
    what?: Subject;
    /** You may. */
    optional?: true;
    /** Only while this holds. */
    if?: Condition;
    /** What happens instead (trigger is the card). */
    do: Effects;
  };
  /** When a standard action affects minions directly, you may have it affect one more minion the same way: with one of its parts, and whatever it wants of its own targets. On a base, you is the player of the action. */
  copy?: {
    /** One of the minions that the action affects must be like this. */
    from: Filter;
    /** Which minions may receive it; never one that the action itself affects. */
    to: Subject;
    /** At most once a turn (on a base, for each player). */
    once?: 'turn';
  };
  /** Something that happens at some moment or after some event. */
  trigger?: Trigger;
  /** An ongoing ability written in TypeScript: the name of an export of the abilities.ts beside this file. */
  code?: Code;
}

/** One ongoing ability, or several. */
export type Ongoings = Ongoing | Ongoing[];

/** An ability used at an unusual time: a moment (`at`), or TypeScript (`code`) and nothing else. */
export interface Special {
  /** When: before or after a base scores, on your turn in Play Cards, or (from hand or discard) after a card was played or discarded from a hand or deck. */
  at?: 'beforeScoring' | 'afterScoring' | 'playCards' | 'cardPlayed' | 'cardDiscarded';
  /** Where this card is; play for a minion and hand for an action, if left out. */
  from?: 'play' | 'hand' | 'discard';
  /** Who played or discarded the card. */
  by?: 'you' | 'others';
  /** The card that was played or discarded. */
  what?: Filter;
  /** In play only. true: the base being scored is this card's. false: it is another. */
  here?: boolean;
  /** In play only: you may. */
  optional?: true;
  /** At most once a turn or a scoring for each player, whatever copy is used. */
  once?: 'turn' | 'scoring';
  /** In play, on your turn: as often as you like, instead of once a turn. */
  often?: true;
  /** Only if this holds. */
  if?: Condition;
  /** What happens. Without it the card is played with its normal text. */
  do?: Effects;
  /** A special ability written in TypeScript: the name of an export of the abilities.ts beside this file. */
  code?: Code;
}

/** One special ability, or several. */
export type Specials = Special | Special[];

/** What this action is played on; without it the action is a standard one. */
export type PlayOn =
  | ('base' | 'minion')
  | {
      /** A base like this. */
      base?: Filter;
      /** A minion like this. */
      minion?: Filter;
    };

/** Names by language code. */
export interface Names {
  /** French. */
  fr?: string;
  /** Spanish. */
  es?: string;
}

/** Name of an icon of the game-icons collection. */
export type Icon = string;

/** One card. */
export interface CardYaml {
  /** Unique in the faction, never renamed. */
  id: Id;
  /** The name on the card. */
  name: string;
  /** The name in other languages. */
  names?: Names;
  /** Minion or action. */
  type: 'minion' | 'action';
  /** Printed power; minions only. */
  power?: number;
  /** How many of the 20 cards are this one. */
  copies: number;
  /** What the player reads: our own words, saying exactly what the ability does. */
  text?: string;
  /** Picture of the card. */
  icon?: Icon;
  /**
   * Names of minions that the text names, its own included.
   *
   * Items: A card name.
   */
  mentions?: string[];
  /** What this action is played on, and stays on; without it the action is a standard one. */
  playOn?: PlayOn;
  /** What happens when the card is played. */
  onPlay?: Effects;
  /** Once in each of your turns, in Play Cards, you may do this. */
  talent?: Effects;
  /** What the card does as long as it is in play. */
  ongoing?: Ongoings;
  /** What the card does at an unusual time. */
  special?: Specials;
  /** Ongoing abilities that the card's TypeScript brings into being for a while (`game.lasts`), by name. */
  lasting?: {
    [k: string]: Ongoings;
  };
}

/** One base. */
export interface BaseYaml {
  /** Unique in the set, never renamed. */
  id: Id;
  /** The name on the base. */
  name: string;
  /** The name in other languages. */
  names?: Names;
  /** The faction it was made for. */
  faction?: Id;
  /** Total power at which it scores. */
  breakpoint: number;
  /**
   * Victory points of winner, runner-up and third.
   *
   * @minItems 3
   * @maxItems 3
   *
   * Items: Victory points.
   */
  vp: [number, number, number];
  /** What the player reads: our own words, saying exactly what the ability does. */
  text?: string;
  /** Picture of the base. */
  icon?: Icon;
  /** The base's abilities (a base is Ongoing and Special at once; scoring moments are triggers). */
  ongoing?: Ongoings;
  /** Ongoing abilities that the card's TypeScript brings into being for a while (`game.lasts`), by name. */
  lasting?: {
    [k: string]: Ongoings;
  };
}

/** A faction.yaml holds everything about one faction of 20 cards. */
export interface FactionFile {
  /** The faction's id; the folder has the same name. */
  id: Id;
  /** The faction's name. */
  name: string;
  /** The name in other languages. */
  names?: Names;
  /** The id of the set (box) it belongs to; its bases come along. */
  set: Id;
  /**
   * Two colours of the faction, main and accent.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: A colour as in CSS.
   */
  color: [string, string];
  /** The emblem. */
  icon: Icon;
  /** How the faction plays in one sentence. */
  summary?: string;
  /** The different cards; their copies add up to 20. */
  cards: CardYaml[];
}

/** A bases.yaml holds a set (box) and its bases. */
export interface BasesFile {
  /** The set's id; the folder has the same name. */
  set: Id;
  /** The set's name. */
  name: string;
  /** The name in other languages. */
  names?: Names;
  /** Year of the box. */
  year?: number;
  /** The bases of the set. */
  bases: BaseYaml[];
}
