/**
 * The pictures of cards and bases, so that a client fetches only those it shows and needs no rebuild for a new pack. They
 * come in groups: a faction's id gives the pictures of its cards, a set's id those of its bases and the emblems of its factions.
 */
import type { Content } from '../../game/language/content';
import { readIcons } from '../content/icons';

/** The shapes of a group by the names of the icons. */
export type IconGroup = Readonly<Record<string, string>>;

/** Every group there is. A name that no icon has is left out. */
export function iconGroups(content: Content): ReadonlyMap<string, IconGroup> {
  const shapes = readIcons();
  const groups = new Map<string, Record<string, string>>();
  const add = (group: string, name: string | undefined): void => {
    const known = groups.get(group) ?? {};
    groups.set(group, known);
    const shape = name === undefined ? undefined : shapes.get(name);
    if (name !== undefined && shape !== undefined) known[name] = shape;
  };
  for (const { file } of content.bases) {
    add(file.set, undefined);
    for (const { icon } of file.bases) add(file.set, icon);
  }
  for (const { file } of content.factions) {
    add(file.set, file.icon);
    add(file.id, file.icon);
    for (const { icon } of file.cards) add(file.id, icon);
  }
  return groups;
}
