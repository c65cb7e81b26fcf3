/** The pictures that packs may name: the game-icons collection, as shapes in the current colour on a field of 512 by 512. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** The shape of every icon by its name. It is large, so whoever reads it keeps only what they need. */
export function readIcons(): ReadonlyMap<string, string> {
  const file = require.resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as Collection;
  return new Map(Object.entries(icons).map(([name, { body }]) => [name, body]));
}
