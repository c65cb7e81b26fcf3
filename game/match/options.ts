/** From set-up data to the options of a match: checks it and fills its gaps. */
import Ajv from 'ajv';
import schema from '../../schemas/setup.schema.json';
import type { Catalog } from '../catalog';
import type { MatchOptions } from '../state';

/** What holds if nothing else is said. */
export const DEFAULTS = {
  factions: 'draft',
  layout: 0,
  bans: [],
  duplicates: false,
  firstPlayer: 'random',
  priority: 'usable',
  mulligan: 'reshuffle',
  basePool: 'boxes',
  endCheck: 'endOfTurn',
  vpPresence: 'minionOrPower',
  baseReshuffle: true,
} as const satisfies Partial<MatchOptions>;

type SetupData = Partial<Omit<MatchOptions, 'players'>> & { readonly seed?: string };

const ajv = new Ajv({ strict: false, allErrors: true });
const validate = ajv.compile<SetupData>(schema);

/** Checks set-up data and fills its gaps; throws an error that says what is wrong and where. */
export function optionsFrom(
  catalog: Catalog,
  players: number,
  setupData: unknown,
): { options: MatchOptions; seed?: string } {
  const data = setupData ?? {};
  if (!Number.isInteger(players) || players < 2 || players > 4)
    throw new Error(`players: must be 2, 3 or 4, not ${players}`);
  if (!validate(data)) throw new Error(ajv.errorsText(validate.errors, { dataVar: 'setupData', separator: '; ' }));
  const { seed, ...given } = data;
  const options: MatchOptions = { ...DEFAULTS, sets: [...catalog.sets.keys()], ...given, players };
  checkReferences(catalog, options);
  return { options, ...(seed !== undefined && { seed }) };
}

function checkReferences(catalog: Catalog, options: MatchOptions): void {
  const { players, sets, factions, bans, duplicates, firstPlayer } = options;
  for (const set of sets) if (!catalog.sets.has(set)) throw new Error(`setupData/sets: there is no set "${set}"`);
  for (const ban of bans)
    if (!catalog.factions.has(ban)) throw new Error(`setupData/bans: there is no faction "${ban}"`);
  if (typeof firstPlayer === 'number' && firstPlayer >= players)
    throw new Error(`setupData/firstPlayer: there is no seat ${firstPlayer}`);
  const available = [...catalog.factions.values()].filter(({ id, set }) => sets.includes(set) && !bans.includes(id));
  const needed = duplicates ? players + 1 : players * 2;
  if (typeof factions === 'string') {
    if (available.length < needed)
      throw new Error(
        `setupData/sets: ${players} players need ${needed} factions, and there are ${available.length} (SETUP-16)`,
      );
    return;
  }
  if (factions.length !== players) throw new Error(`setupData/factions: ${players} players need ${players} pairs`);
  const taken: string[] = [];
  for (const faction of factions.flat()) {
    if (!available.some(({ id }) => id === faction))
      throw new Error(`setupData/factions: "${faction}" is not among the factions of this match`);
    const copies = taken.filter((other) => other === faction).length;
    if (copies > 0 && !duplicates)
      throw new Error(`setupData/factions: "${faction}" is taken twice, and duplicates are off`);
    if (copies > 1) throw new Error(`setupData/factions: "${faction}" is taken three times; there are two copies`);
    taken.push(faction);
  }
}
