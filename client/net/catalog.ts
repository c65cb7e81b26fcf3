/** The cards and bases of the server, by id. */
import { signal } from '@preact/signals';
import type { PublishedBase, PublishedCard, PublishedCatalog, PublishedFaction } from '../../game/published';
import { get } from './http';

/** A card with the faction it belongs to. */
export interface CardInfo extends PublishedCard {
  readonly faction: PublishedFaction;
}

export interface Catalog {
  readonly hash: string;
  readonly sets: PublishedCatalog['sets'];
  readonly factions: ReadonlyMap<string, PublishedFaction>;
  readonly cards: ReadonlyMap<string, CardInfo>;
  readonly bases: ReadonlyMap<string, PublishedBase>;
}

/** Null until it has been loaded. */
export const catalog = signal<Catalog | null>(null);

/** Loads the catalog in a language, or in English if the server has no texts in it. */
export async function loadCatalog(language: string): Promise<void> {
  const { hash, languages } = await get<{ hash: string; languages: string[] }>('/catalog');
  const wanted = languages.includes(language) ? language : 'en';
  catalog.value = indexed(await get<PublishedCatalog>(`/catalog/${hash}/${wanted}`));
}

export function indexed({ hash, sets, factions, bases }: PublishedCatalog): Catalog {
  return {
    hash,
    sets,
    factions: new Map(factions.map((faction) => [faction.id, faction])),
    cards: new Map(factions.flatMap((faction) => faction.cards.map((card) => [card.id, { ...card, faction }]))),
    bases: new Map(bases.map((base) => [base.id, base])),
  };
}
