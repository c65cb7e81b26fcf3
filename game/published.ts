/** The cards and bases as clients are sent them: names and texts in one language, and nothing of how they work. */
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
