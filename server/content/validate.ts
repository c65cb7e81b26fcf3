/** Checks packs one by one, each together with the project, whose sets, factions and cards they may refer to. */
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkIcons } from './checks/icons';
import { type Figures, figuresOf } from './figures';
import { readIcons } from './icons';
import { link } from './loadContent';
import { type PackPart, packsAt } from './packsAt';
import type { PluginFile } from './pluginFile';
import { atStartOf, byPosition, type Problem } from './problem';
import { readPack } from './readPack';

export interface Report {
  problems: Problem[];
  figures: Figures;
}

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export async function validate(paths: string[]): Promise<Report> {
  const project = await readPack(PROJECT, { code: 'allow' });
  const icons = new Set(readIcons().keys());
  const problems: Problem[] = [];
  const sound: PluginFile[] = [];
  for (const path of paths.length > 0 ? paths : [PROJECT]) {
    const parts = await packsAt(path);
    if (parts.length === 0)
      problems.push(atStartOf(path, 'there is no pack here (a folder with factions or bases in it)'));
    for (const part of parts) {
      const found = await validatePart(part, project, icons);
      problems.push(...found.problems);
      sound.push(...found.sound);
    }
  }
  return { problems, figures: await figuresOf(sound) };
}

async function validatePart({ root, within }: PackPart, project: PluginFile[], icons: ReadonlySet<string>) {
  const own = root === PROJECT ? [] : await readPack(root, { code: 'allow' });
  const plugins = [...project, ...own];
  const { content, problems } = link(plugins);
  const loaded = new Set<unknown>([...content.factions, ...content.bases].map(({ file }) => file));
  const prefix = within.replaceAll(sep, '/');
  const isMeant = ({ file }: { file: string }) => file === prefix || file.startsWith(`${prefix}/`);
  return {
    problems: [...problems, ...checkIcons(plugins, icons)].filter(isMeant).sort(byPosition),
    sound: plugins.filter((plugin) => isMeant(plugin) && loaded.has(plugin.data)),
  };
}
