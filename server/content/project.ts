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
export async function loadCatalog(...packs: string[]): Promise<Catalog> {
  const { catalog, problems } = await loadSound(packs);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return catalog;
}

/** Loads the project and what is sound of these packs; tells what is wrong with the rest, and what was left out. */
export async function loadSound(
  packs: readonly string[],
): Promise<{ catalog: Catalog; content: Content; problems: string[]; leftOut: string[] }> {
  const problems: string[] = [];
  const roots = [projectRoot];
  for (const pack of packs) {
    const found = await packsAt(pack);
    if (found.length === 0) problems.push(`${pack}: there is no pack here (a folder with factions or bases in it)`);
    roots.push(...found.map(({ root }) => root));
  }
  const loaded = await loadContent([...new Set(roots)], { code: 'allow' });
  problems.push(...loaded.problems.map(({ file, line, col, message }) => `${file}:${line}:${col} ${message}`));
  const { content, leftOut } = loaded;
  return { catalog: buildCatalog(content), content, problems, leftOut };
}
