/** Loads packs together. A file with a problem is left out by name, and everything that does not need it is loaded. */
import type { BasesContent, Content, FactionContent } from '../../game/language/content';
import { checkReferences } from './checks/references';
import type { PluginFile } from './pluginFile';
import { byPosition, type Problem } from './problem';
import { readPack } from './readPack';
import type { ReadOptions } from './readPlugin';

export interface Loaded {
  content: Content;
  problems: Problem[];
  /** The folders in their packs of what could not be loaded: `factions/core/ninjas`. */
  leftOut: string[];
}

export async function loadContent(roots: string[], options: ReadOptions): Promise<Loaded> {
  const packs = await Promise.all(roots.map((root) => readPack(root, options)));
  return link(packs.flat());
}

/** Puts the files of all packs together; where two claim one id, the first has it. */
export function link(plugins: PluginFile[]): Loaded {
  const references = checkReferences(plugins);
  const broken = new Set(references.map(({ file }) => file));
  const sound = plugins.filter(({ file, problems }) => problems.length === 0 && !broken.has(file));

  const bases = sound.flatMap(({ kind, data, code }): BasesContent[] =>
    kind === 'bases' && data ? [{ file: data, code }] : [],
  );
  const sets = bases.map(({ file: { set, bases: _bases, ...about } }) => ({ id: set, ...about }));
  const loadedSets = new Set(sets.map(({ id }) => id));
  const factions = sound.flatMap(({ kind, data, code }): FactionContent[] =>
    kind === 'faction' && data && loadedSets.has(data.set) ? [{ file: data, code }] : [],
  );

  const loaded = new Set<unknown>([...bases, ...factions].map(({ file }) => file));
  return {
    content: { sets, factions, bases },
    problems: [...plugins.flatMap(({ problems }) => problems), ...references].sort(byPosition),
    leftOut: plugins.filter(({ data }) => !data || !loaded.has(data)).map(({ folder }) => folder),
  };
}
