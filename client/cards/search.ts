/** Which cards and bases are like what one looks for. */
import type { PublishedBase, PublishedFaction } from '../../game/published';
import type { CardInfo, Catalog } from '../net/catalog';
import type { Query } from './query';

/** Whether anything narrows the search. */
export function isNarrow({ card: _, ...query }: Query): boolean {
  return Object.values(query).some((value) => value !== '');
}

export interface Found {
  /** Factions with the cards found in them. */
  readonly factions: readonly { readonly faction: PublishedFaction; readonly cards: readonly CardInfo[] }[];
  /** Sets with the bases found in them. */
  readonly sets: readonly { readonly id: string; readonly name: string; readonly bases: readonly PublishedBase[] }[];
  readonly cards: number;
  readonly bases: number;
}

export function find(catalog: Catalog, query: Query): Found {
  const words = plain(query.q)
    .split(/\s+/)
    .filter((word) => word !== '');
  const factions = [...catalog.factions.values()]
    .map((faction) => ({ faction, cards: cardsOf(catalog, faction, query, words) }))
    .filter(({ cards }) => cards.length > 0);
  const sets = catalog.sets
    .map(({ id, name }) => ({ id, name, bases: basesOf(catalog, id, query, words) }))
    .filter(({ bases }) => bases.length > 0);
  return {
    factions,
    sets,
    cards: factions.reduce((sum, { cards }) => sum + cards.length, 0),
    bases: sets.reduce((sum, { bases }) => sum + bases.length, 0),
  };
}

function cardsOf(catalog: Catalog, faction: PublishedFaction, query: Query, words: readonly string[]): CardInfo[] {
  if (query.set !== '' && faction.set !== query.set) return [];
  if (query.faction !== '' && faction.id !== query.faction) return [];
  return faction.cards
    .map(({ id }) => catalog.cards.get(id))
    .filter((card): card is CardInfo => card !== undefined)
    .filter((card) => query.type === '' || card.type === query.type)
    .filter((card) => query.power === '' || String(card.power) === query.power)
    .filter((card) => holds([card.name, card.text, faction.name], words));
}

function basesOf(catalog: Catalog, set: string, query: Query, words: readonly string[]): PublishedBase[] {
  if (query.set !== '' && set !== query.set) return [];
  if (query.power !== '' || (query.type !== '' && query.type !== 'base')) return [];
  return [...catalog.bases.values()]
    .filter((base) => base.set === set)
    .filter((base) => query.faction === '' || base.faction === query.faction)
    .filter((base) => holds([base.name, base.text, factionName(catalog, base)], words));
}

function factionName(catalog: Catalog, { faction }: PublishedBase): string {
  return (faction === undefined ? undefined : catalog.factions.get(faction)?.name) ?? '';
}

function holds(texts: readonly string[], words: readonly string[]): boolean {
  const text = plain(texts.join(' '));
  return words.every((word) => text.includes(word));
}

/** Without capitals, accents and curly quotes, as people type. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
}

/** The printed powers there are, from weak to strong. */
export function powersIn({ cards }: Catalog): number[] {
  const powers = new Set([...cards.values()].flatMap(({ power }) => (power === undefined ? [] : [power])));
  return [...powers].sort((a, b) => a - b);
}
