/**
 * What clients are sent besides views of the game: the cards and bases (names and texts in one language, nothing of how they
 * work), and the thinking time of a seat.
 */
import type { DefId } from './state';

export interface PublishedCard {
  readonly id: DefId;
  readonly name: string;
  readonly type: 'minion' | 'action';
  readonly power?: number;
  readonly copies: number;
  readonly text: string;
  readonly icon?: string;
}

export interface PublishedFaction {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly color: readonly [string, string];
  readonly icon: string;
  readonly summary?: string;
  readonly cards: readonly PublishedCard[];
}

export interface PublishedBase {
  readonly id: DefId;
  readonly name: string;
  readonly set: string;
  readonly faction?: string;
  readonly breakpoint: number;
  readonly vp: readonly number[];
  readonly text: string;
  readonly icon?: string;
}

export interface PublishedCatalog {
  readonly hash: string;
  readonly language: string;
  readonly sets: readonly { readonly id: string; readonly name: string; readonly year?: number }[];
  readonly factions: readonly PublishedFaction[];
  readonly bases: readonly PublishedBase[];
}

/**
 * The thinking time of a seat in milliseconds, as it was when the server sent it. Clients count down from when it arrived, and
 * only while it is running: first what is left of the turn is used up, then the reserve.
 */
export interface SeatClock {
  readonly left: number;
  readonly reserve: number;
  readonly running: boolean;
}
