/**
 * Pictures: each icon named exists, and no two cards of a faction look alike. Only `npm run validate` says so; a pack
 * with a wrong picture can still be played.
 */
import { didYouMean } from '../nearest';
import type { PluginFile } from '../pluginFile';
import { type Finding, locate, type Problem } from '../problem';

export function checkIcons(plugins: readonly PluginFile[], known: ReadonlySet<string>): Problem[] {
  return plugins.flatMap((plugin) => {
    const { file, source } = plugin;
    return source ? findingsIn(plugin, known).map((finding) => locate(finding, file, source)) : [];
  });
}

function findingsIn(plugin: PluginFile, known: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = [];
  const check = (icon: string | undefined, path: Finding['path']): void => {
    if (icon === undefined || known.has(icon)) return;
    const message = `there is no icon "${icon}" in the game-icons collection${didYouMean(icon, known)}`;
    findings.push({ path: [...path, 'icon'], at: 'value', message });
  };
  if (plugin.kind === 'bases') {
    for (const [index, { icon }] of plugin.data?.bases.entries() ?? []) check(icon, ['bases', index]);
    return findings;
  }
  check(plugin.data?.icon, []);
  const used = new Set<string>();
  for (const [index, { icon }] of plugin.data?.cards.entries() ?? []) {
    check(icon, ['cards', index]);
    if (icon !== undefined && used.has(icon)) {
      const message = `the icon "${icon}" is already used by another card`;
      findings.push({ path: ['cards', index, 'icon'], at: 'value', message });
    }
    if (icon !== undefined) used.add(icon);
  }
  return findings;
}
