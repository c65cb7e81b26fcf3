/**
 * Sentences before they are words: a message with what it speaks of. The same sentence is read aloud as text and shown with
 * names that open their cards.
 */
import type { DefId, PlayerId } from '../../../game/state';
import { type Key, language, t } from '../../i18n';
import type { Catalog } from '../../net/catalog';

/** What a sentence speaks of. */
export type Topic =
  | string
  | number
  | Saying
  | { readonly card: DefId }
  | { readonly player: PlayerId }
  | { readonly faction: string }
  | { readonly list: readonly Topic[] };

export interface Saying {
  readonly key: Key;
  readonly params: Readonly<Record<string, Topic>>;
}

/** What things are called. */
export interface Names {
  readonly card: (def: DefId) => string;
  readonly player: (seat: PlayerId) => string;
  readonly faction: (id: string) => string;
}

export function saying(key: Key, params: Readonly<Record<string, Topic>> = {}): Saying {
  return { key, params };
}

export function namesIn(catalog: Catalog, nameOf: (seat: PlayerId) => string): Names {
  return {
    card: (def) => catalog.cards.get(def)?.name ?? catalog.bases.get(def)?.name ?? t('name.someCard'),
    player: (seat) => nameOf(seat) || t('name.player', { number: seat + 1 }),
    faction: (id) => catalog.factions.get(id)?.name ?? id,
  };
}

/** A topic as plain text. */
export function textOf(topic: Topic, names: Names): string {
  if (typeof topic === 'string') return topic;
  if (typeof topic === 'number') return String(topic);
  if ('key' in topic) {
    const params = Object.entries(topic.params).map(([name, value]): [string, string | number] => [
      name,
      typeof value === 'number' ? value : textOf(value, names),
    ]);
    return t(topic.key, Object.fromEntries(params));
  }
  if ('card' in topic) return names.card(topic.card);
  if ('player' in topic) return names.player(topic.player);
  if ('faction' in topic) return names.faction(topic.faction);
  return listed().format(topic.list.map((one) => textOf(one, names)));
}

const lists = new Map<string, Intl.ListFormat>();

/** How the language lists things: "a, b and c". */
export function listed(): Intl.ListFormat {
  const spoken = language();
  const known = lists.get(spoken);
  if (known) return known;
  const fresh = new Intl.ListFormat(spoken, { type: 'conjunction' });
  lists.set(spoken, fresh);
  return fresh;
}
