/** The cards and bases for clients, so that they need no rebuild for a new pack. Cached by the hash of the content. */
import type { Content } from '../../game/language/content';
import type { BaseYaml, CardYaml, Names } from '../../game/language/types';
import type { PublishedCatalog } from '../../game/published';

/** The languages that some name or text is in, besides English. */
export function languagesOf(content: Content): string[] {
  const found = new Set<string>(['en']);
  const add = (names: Names | undefined): void => {
    for (const language of Object.keys(names ?? {})) found.add(language);
  };
  for (const set of content.sets) add(set.names);
  for (const { file } of content.factions) {
    add(file.names);
    for (const card of file.cards) add(card.names);
  }
  for (const { file } of content.bases) for (const base of file.bases) add(base.names);
  return [...found].sort();
}

/** What a client shows, in a language as far as there is something in it, else in English. */
export function catalogJson(content: Content, hash: string, language: string): PublishedCatalog {
  const nameOf = ({ name, names }: { name: string; names?: Names }): string =>
    (names as Record<string, string> | undefined)?.[language] ?? name;
  return {
    hash,
    language,
    sets: content.sets.map((set) => ({
      id: set.id,
      name: nameOf(set),
      ...(set.year !== undefined && { year: set.year }),
    })),
    factions: content.factions.map(({ file }) => ({
      id: file.id,
      name: nameOf(file),
      set: file.set,
      color: file.color,
      icon: file.icon,
      ...(file.summary !== undefined && { summary: file.summary }),
      cards: file.cards.map((card: CardYaml) => ({
        id: `${file.id}/${card.id}`,
        name: nameOf(card),
        type: card.type,
        ...(card.power !== undefined && { power: card.power }),
        copies: card.copies,
        text: card.text ?? '',
        ...(card.icon !== undefined && { icon: card.icon }),
      })),
    })),
    bases: content.bases.flatMap(({ file }) =>
      file.bases.map((base: BaseYaml) => ({
        id: `${file.set}:${base.id}`,
        name: nameOf(base),
        set: file.set,
        ...(base.faction !== undefined && { faction: base.faction }),
        breakpoint: base.breakpoint,
        vp: base.vp,
        text: base.text ?? '',
        ...(base.icon !== undefined && { icon: base.icon }),
      })),
    ),
  };
}
