/** Whether there are factions enough for everyone at the table. */
import type { Catalog } from '../../net/catalog';

export interface Supply {
  readonly players: number;
  /** Null for all of them. */
  readonly sets: readonly string[] | null;
  readonly bans?: readonly string[];
  readonly duplicates?: boolean;
}

/** How many factions there are, and how many the players need. */
export function supply(
  catalog: Pick<Catalog, 'factions'>,
  { players, sets, bans = [], duplicates = false }: Supply,
): { have: number; need: number } {
  const have = [...catalog.factions.values()].filter(
    ({ id, set }) => (sets === null || sets.includes(set)) && !bans.includes(id),
  ).length;
  return { have, need: duplicates ? players + 1 : players * 2 };
}
