/**
 * Values that follow from what is in play: each is worked out once for a state and kept until something changes.
 *
 * Values may depend on one another: "+1 power while a minion with power 5 or more is here" asks for powers, among them
 * perhaps its own. This is the rule that settles it, whatever is asked first:
 *
 * The kinds of values have an order: which abilities count for nothing, names, protection, power (of cards and players),
 * everything else. An ongoing ability sees the values of an earlier kind as they are. Those of its own kind and of later
 * ones it sees plain, that is, without what abilities add that themselves have to look at a value of their own or of a
 * later kind. So an ability that looks at power sees all powers without the bonuses of abilities that look at power, its
 * own included. What is not asked by an ongoing ability (a trigger, a verb, a filter of an effect) is always the full value.
 *
 * For each kind there are three modes in which it can be asked for: full, plain, and bare. While an ongoing ability is
 * asked, its own kind and the later ones are one mode further than they were. In plain mode an ability that had to ask
 * for something bare counts for nothing; in bare mode no ability is asked at all. So every chain of values ends, and the
 * cost of all values of a state is at most quadratic in the cards in play.
 */
import type { Context, Query } from '../definitions';
import type { DefId, Id } from '../state';

/** The kinds of values, in their order. */
export const KIND = { cancelled: 0, names: 1, immune: 2, power: 3, other: 4 } as const;

export type Kind = (typeof KIND)[keyof typeof KIND];

const KINDS = 5;

export const FULL = 0;
export const BARE = 2;

/** The modes of all kinds in one number, two bits for each. */
export type Modes = number;

export function modeOf(modes: Modes, kind: Kind): number {
  return (modes >> (kind * 2)) & 3;
}

/** The modes in which an ongoing ability of this kind asks, by kind and the modes in which it is asked. */
const ASKING: readonly (readonly Modes[])[] = Array.from({ length: KINDS }, (_, kind) =>
  Array.from({ length: 1 << (KINDS * 2) }, (__, modes) => {
    const mode = Math.min(BARE, modeOf(modes, kind as Kind) + 1);
    let asking = modes;
    for (let later = kind as number; later < KINDS; later++) {
      if (modeOf(modes, later as Kind) >= mode) continue;
      asking = (asking & ~(3 << (later * 2))) | (mode << (later * 2));
    }
    return asking;
  }),
);

export function askingModes(modes: Modes, kind: Kind): Modes {
  return (ASKING[kind] as readonly Modes[])[modes] as Modes;
}

/** The kind of value that a query is about. */
export function kindOf(query: Query): Kind {
  switch (query) {
    case 'cancels':
      return KIND.cancelled;
    case 'names':
      return KIND.names;
    case 'immune':
      return KIND.immune;
    case 'power':
    case 'playerPower':
      return KIND.power;
    default:
      return KIND.other;
  }
}

/** What an ongoing ability adds to a power. */
export interface Bonus {
  readonly from: DefId;
  readonly amount: number;
}

/** What was found out once, and whether something bare had to be asked for it. */
export interface Found {
  readonly value: number | boolean;
  readonly bare: boolean;
}

/** What one asker has found out about the conditions and amounts of a text: once for each, or once for each base. */
export class Memo {
  once: Map<object, Found> | null = null;
  at: Map<object, Map<Id, Found>> | null = null;
}

/** The values of one state in one mode, as far as they have been asked for. */
export class Derived {
  /** By card. It is a map, since an array would be as long as there are cards in the match. */
  readonly powers = new Map<Id, number>();
  /** What ongoing abilities add to the powers; nothing, if left out. */
  bonuses: Map<Id, readonly Bonus[]> | null = null;
  /** Of all players, by base. */
  playerPowers: Map<Id, readonly number[]> | null = null;
  breakpoints: Map<Id, number> | null = null;
  /** By card and the base that asks. */
  names: Map<number, string[]> | null = null;
  /** By card and player. */
  cancelled: Map<number, boolean> | null = null;
  /** By card and what is attempted. */
  immune: Map<number, boolean> | null = null;
  /** By card, player and base. */
  forbidden: Map<number, boolean> | null = null;
  /** What ongoing abilities have found out, by the context in which they ask. */
  memos: Map<Context, Memo> | null = null;
  /** The talents used more than once this turn, by their keys. */
  repeatedTalents: readonly string[] | null = null;
}

/** One number for a card or base together with a small one. */
export function pairOf(id: Id, other: number): number {
  return id * 4096 + other;
}
