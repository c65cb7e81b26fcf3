/**
 * Finds the plugin files of a pack: `factions/<set>/<faction>/faction.yaml` and `bases/<set>/bases.yaml`, each with an
 * optional `abilities.ts` (or `.js`) beside it. The project itself is a pack.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PluginFile } from './pluginFile';
import { type ReadOptions, readBases, readFaction } from './readPlugin';

export async function readPack(root: string, options: ReadOptions): Promise<PluginFile[]> {
  const plugins: Promise<PluginFile>[] = [];
  for (const set of await filledFolders(join(root, 'bases'))) {
    plugins.push(readBases(root, set, options));
  }
  for (const set of await filledFolders(join(root, 'factions'))) {
    for (const id of await filledFolders(join(root, 'factions', set)))
      plugins.push(readFaction(root, set, id, options));
  }
  return Promise.all(plugins);
}

/** The names of the folders in a folder that are not empty, in a fixed order. */
async function filledFolders(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
  const filled = await Promise.all(names.map(async (name) => (await readdir(join(path, name))).length > 0));
  return names.filter((_, index) => filled[index]).sort();
}
