/** Names of TypeScript abilities: each one used exists, and each one that exists is used. */
import { didYouMean, nearest } from '../nearest';
import { type PluginFile, partsOf } from '../pluginFile';
import { atStartOf, type Finding, locate, type Problem } from '../problem';

export function checkCode(plugin: PluginFile): Problem[] {
  const { code, codeFile, file, source } = plugin;
  if (!source || !plugin.data) return [];
  const uses = codeUses(plugin);
  const names = Object.keys(code);
  const missing = uses.filter(({ data }) => !names.includes(String(data)));
  const used = new Set(uses.map(({ data }) => (names.includes(String(data)) ? data : nearest(String(data), names))));
  return [
    ...missing.map(({ data, path }) => {
      const message = codeFile
        ? `abilities.ts has no export "${data}"${didYouMean(String(data), names)}`
        : `there is no abilities.ts beside this file to hold "${data}"`;
      return locate({ path, at: 'value', message }, file, source);
    }),
    ...names
      .filter((name) => codeFile && !used.has(name))
      .map((name) => atStartOf(codeFile!, `the export "${name}" is not used by any "code"`)),
  ];
}

/** A pack that is data only may not ask for code. */
export function refuseCode(plugin: PluginFile): Problem[] {
  const { codeFile, file, source } = plugin;
  const message = 'this pack is data only; code is not allowed';
  const findings = codeUses(plugin).map(({ path }): Finding => ({ path, at: 'key', message }));
  return [
    ...(source ? findings.map((finding) => locate(finding, file, source)) : []),
    ...(codeFile ? [atStartOf(codeFile, message)] : []),
  ];
}

function codeUses(plugin: PluginFile) {
  return partsOf(plugin).filter(({ definition }) => definition === 'code');
}
