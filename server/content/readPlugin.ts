/** Reads one plugin file and the code beside it, and checks all that can be checked without knowing other files. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { BasesFile, FactionFile } from '../../game/language/types';
import { checkBases, checkFaction } from './checks/cards';
import { checkCode, refuseCode } from './checks/code';
import { explain } from './explain';
import { importCode } from './importCode';
import { nearest } from './nearest';
import type { BasesPlugin, FactionPlugin, PluginFile } from './pluginFile';
import { atStartOf, type Finding, locate, type Problem } from './problem';
import { basesSchema, factionSchema, type Schema } from './schema';
import { MAX_BYTES } from './yamlLimits';
import { parseYaml, type YamlSource } from './yamlSource';

export interface ReadOptions {
  /** `refuse` for packs from strangers: they may hold data only, and no code of theirs is run. */
  code: 'allow' | 'refuse';
}

export async function readFaction(root: string, set: string, id: string, options: ReadOptions): Promise<PluginFile> {
  const folder = `factions/${set}/${id}`;
  const file = absolute(root, folder, 'faction.yaml');
  const yaml = await readYaml<FactionFile>(file, factionSchema, (data) => checkFaction(data, { set, id }));
  const plugin: FactionPlugin = { kind: 'faction', file, folder, set, id, code: {}, ...yaml };
  return withCode(plugin, options);
}

export async function readBases(root: string, set: string, options: ReadOptions): Promise<PluginFile> {
  const folder = `bases/${set}`;
  const file = absolute(root, folder, 'bases.yaml');
  const yaml = await readYaml<BasesFile>(file, basesSchema, (data) => checkBases(data, { set }));
  const plugin: BasesPlugin = { kind: 'bases', file, folder, set, code: {}, ...yaml };
  return withCode(plugin, options);
}

interface YamlFile<Data> {
  source?: YamlSource;
  data?: Data;
  problems: Problem[];
}

async function readYaml<Data>(file: string, schema: Schema, check: (data: Data) => Finding[]): Promise<YamlFile<Data>> {
  const size = await sizeOf(file);
  if (size === undefined) return { problems: [atStartOf(file, await missing(file))] };
  if (size > MAX_BYTES) return { problems: [atStartOf(file, `this file is larger than ${MAX_BYTES / 1024} KB`)] };

  const source = parseYaml(await readFile(file, 'utf8'));
  if (Array.isArray(source)) return { problems: source.map((problem) => ({ file, ...problem })) };

  const problemsOf = (findings: Finding[]) => findings.map((finding) => locate(finding, file, source));
  const misfits = explain(schema, source.data);
  if (misfits.length > 0) return { source, problems: problemsOf(misfits) };

  const data = inOneByte(source.data) as Data;
  return { source, data, problems: problemsOf(check(data)) };
}

/**
 * The same data in strings of their own. What is cut out of a text that has as much as one dash in it takes two bytes for
 * each letter, and so does everything it becomes part of: an id like that would double every view that is sent.
 */
function inOneByte(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data));
}

async function missing(file: string): Promise<string> {
  const misnamed = nearest(basename(file), await readdir(dirname(file)));
  return misnamed ? `this file is missing; rename "${misnamed}" to it` : 'this file is missing';
}

async function withCode(plugin: PluginFile, options: ReadOptions): Promise<PluginFile> {
  const codeFile = await codeFileBeside(plugin.file);
  if (codeFile) plugin.codeFile = codeFile;
  if (options.code === 'refuse') {
    plugin.problems.push(...refuseCode(plugin));
    return plugin;
  }
  try {
    if (codeFile) plugin.code = await importCode(codeFile);
    plugin.problems.push(...checkCode(plugin));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    plugin.problems.push(atStartOf(codeFile ?? plugin.file, `cannot be loaded: ${reason}`));
  }
  return plugin;
}

async function codeFileBeside(file: string): Promise<string | undefined> {
  for (const name of ['abilities.ts', 'abilities.js']) {
    const path = absolute(file, '..', name);
    if ((await sizeOf(path)) !== undefined) return path;
  }
  return undefined;
}

async function sizeOf(path: string): Promise<number | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ? stats.size : undefined;
}

/** An absolute path with forward slashes, which every system understands. */
function absolute(...parts: string[]): string {
  return resolve(join(...parts)).replaceAll('\\', '/');
}
