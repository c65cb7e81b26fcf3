/** The project's own content, and with it that of the tests' own packs, loaded once for all tests of a file. */
import { fileURLToPath } from 'node:url';
import type { Catalog } from '../game/catalog';
import { buildCatalog } from '../game/language/build';
import { loadContent } from '../server/content/loadContent';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The project's content together with packs of `test/packs`. */
export async function catalogWith(...packs: string[]): Promise<Catalog> {
  const roots = packs.map((pack) => fileURLToPath(new URL(`packs/${pack}`, import.meta.url)));
  const { content, problems } = await loadContent([root, ...roots], { code: 'allow' });
  if (problems.length > 0)
    throw new Error(problems.map(({ file, line, col, message }) => `${file}:${line}:${col} ${message}`).join('\n'));
  return buildCatalog(content);
}

export const catalog = await catalogWith();
