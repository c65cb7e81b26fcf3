/** How much there is, how much of it is YAML alone, and how long it is to read. */
import { readFile } from 'node:fs/promises';
import { type PluginFile, partsOf } from './pluginFile';

export interface Figures {
  factions: number;
  cards: number;
  bases: number;
  yamlOnlyCards: number;
  yamlOnlyBases: number;
  /** Lines of YAML and TypeScript per card, blank ones aside. */
  linesPerCard: number;
}

export async function figuresOf(plugins: PluginFile[]): Promise<Figures> {
  const figures: Figures = { factions: 0, cards: 0, bases: 0, yamlOnlyCards: 0, yamlOnlyBases: 0, linesPerCard: 0 };
  let lines = 0;
  for (const plugin of plugins) {
    if (!plugin.data) continue;
    if (plugin.kind === 'faction') {
      const { length } = plugin.data.cards;
      figures.factions += 1;
      figures.cards += length;
      figures.yamlOnlyCards += length - entriesWithCode(plugin);
      lines += await linesIn(plugin.file);
      if (plugin.codeFile) lines += await linesIn(plugin.codeFile);
    } else {
      const { length } = plugin.data.bases;
      figures.bases += length;
      figures.yamlOnlyBases += length - entriesWithCode(plugin);
    }
  }
  if (figures.cards > 0) figures.linesPerCard = Math.round((10 * lines) / figures.cards) / 10;
  return figures;
}

/** How many entries of the list of cards or bases use code; the second step of a path is the entry. */
function entriesWithCode(plugin: PluginFile): number {
  const uses = partsOf(plugin).filter(({ definition }) => definition === 'code');
  return new Set(uses.map(({ path }) => path[1])).size;
}

async function linesIn(file: string): Promise<number> {
  const text = await readFile(file, 'utf8');
  return text.split('\n').filter((line) => line.trim() !== '').length;
}
