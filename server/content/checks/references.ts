/** What files say of each other: ids are unique over all packs, and every set, faction and card name exists. */
import { didYouMean } from '../nearest';
import { type PluginFile, partsOf } from '../pluginFile';
import { type Finding, locate, type Problem } from '../problem';
import { isMapping } from '../schema';

interface Known {
  sets: Set<string>;
  factions: Set<string>;
  cardNames: Set<string>;
}

export function checkReferences(plugins: PluginFile[]): Problem[] {
  const known = knownTo(plugins);
  return plugins.flatMap((plugin, index) => {
    const { file, source } = plugin;
    if (!source) return [];
    const findings = [...checkUnique(plugin, plugins.slice(0, index)), ...checkMentions(plugin, known)];
    return findings.map((finding) => locate(finding, file, source));
  });
}

/** Broken files count as well: a mistake in one is no reason to complain about those that refer to it. */
function knownTo(plugins: PluginFile[]): Known {
  const known: Known = { sets: new Set(), factions: new Set(), cardNames: new Set() };
  for (const plugin of plugins) {
    if (plugin.kind === 'bases') {
      known.sets.add(plugin.set);
    } else {
      known.factions.add(plugin.id);
      for (const name of cardNames(plugin.source?.data)) known.cardNames.add(name);
    }
  }
  return known;
}

function cardNames(data: unknown): string[] {
  if (!isMapping(data) || !Array.isArray(data.cards)) return [];
  return data.cards.map((card) => (isMapping(card) ? card.name : undefined)).filter((name) => typeof name === 'string');
}

function checkUnique(plugin: PluginFile, earlier: PluginFile[]): Finding[] {
  const key = plugin.kind === 'faction' ? 'id' : 'set';
  const same = (other: PluginFile) =>
    plugin.kind === 'faction'
      ? other.kind === 'faction' && other.id === plugin.id
      : other.kind === 'bases' && other.set === plugin.set;
  const first = earlier.find(same);
  if (!first) return [];
  const noun = plugin.kind === 'faction' ? 'faction' : 'set';
  return [{ path: [key], at: 'value', message: `there is already a ${noun} with this id, in ${first.folder}` }];
}

function checkMentions(plugin: PluginFile, known: Known): Finding[] {
  const findings: Finding[] = [];
  const demand = (value: unknown, words: Set<string>, noun: string, path: Finding['path']) => {
    if (typeof value !== 'string' || words.has(value)) return;
    const message = `there is no ${noun} "${value}"${didYouMean(value, words)}`;
    findings.push({ path, at: 'value', message });
  };
  if (plugin.kind === 'faction') demand(plugin.data?.set, known.sets, 'set', ['set']);
  for (const { definition, data, path } of partsOf(plugin)) {
    if (!isMapping(data)) continue;
    if (definition === 'base') demand(data.faction, known.factions, 'faction', [...path, 'faction']);
    if (definition === 'filter') {
      if (data.faction !== 'named') demand(data.faction, known.factions, 'faction', [...path, 'faction']);
      demand(data.name, known.cardNames, 'card named', [...path, 'name']);
    }
    if (definition === 'card' && Array.isArray(data.mentions)) {
      for (const [index, name] of data.mentions.entries()) {
        demand(name, known.cardNames, 'card named', [...path, 'mentions', index]);
      }
    }
  }
  return findings;
}
