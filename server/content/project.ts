/** The catalog of the project's own content and of further packs. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalog } from '../../game/catalog';
import { buildCatalog } from '../../game/language/build';
import type { Content } from '../../game/language/content';
import { loadContent } from './loadContent';
import { packsAt } from './packsAt';

/** The folder of the project, wherever in it this code runs from. */
export const projectRoot = rootOf(dirname(fileURLToPath(import.meta.url)));

function rootOf(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootOf(dirname(folder));
}

/** Loads the project and these packs (or folders of packs); a problem in any file is an error. */
export async function loadAll(...packs: string[]): Promise<{ catalog: Catalog; content: Content }> {
  const roots = [projectRoot];
  for (const pack of packs) {
    const found = await packsAt(pack);
    if (found.length === 0) throw new Error(`${pack}: there is no pack here (a folder with factions or bases in it)`);
    roots.push(...found.map(({ root }) => root));
  }
  const { content, problems } = await loadContent([...new Set(roots)], { code: 'allow' });
  if (problems.length > 0) {
    throw new Error(problems.map(({ file, line, col, message }) => `${file}:${line}:${col} ${message}`).join('\n'));
  }
  return { catalog: buildCatalog(content), content };
}

export async function loadCatalog(...packs: string[]): Promise<Catalog> {
  return (await loadAll(...packs)).catalog;
}
