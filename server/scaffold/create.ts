/** Creates the files of a new faction or a new set of bases in a pack. Nothing that exists is ever changed. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PluginFile } from '../content/pluginFile';
import { projectRoot } from '../content/project';
import { readPack } from '../content/readPack';
import { languageSchema } from '../content/schema';
import { basesTemplate, factionTemplate } from './templates';

interface Wish {
  id: string;
  /** The folder of the pack. */
  pack: string;
}

/** Why nothing was created, said to the author. */
export class Refusal extends Error {}

const ID = languageSchema.definitions!.id!;

/** A faction, and its set as well if there is none of that id yet. Answers with the files written. */
export async function createFaction({ id, set, pack }: Wish & { set: string }): Promise<string[]> {
  checkId('faction', id);
  checkId('set', set);
  if (id === 'named') throw new Refusal('"named" is a word of the effect language; choose another id');
  const known = await knownTo(pack);
  const taken = known.find((plugin) => plugin.kind === 'faction' && plugin.id === id);
  if (taken) throw new Refusal(`there is already a faction "${id}": ${taken.file}`);
  const faction = join(resolve(pack), 'factions', set, id, 'faction.yaml');
  const files = new Map([[faction, factionTemplate({ id, set, schema: schemaFor(faction, 'faction') })]]);
  if (!known.some((plugin) => plugin.kind === 'bases' && plugin.set === set)) {
    const bases = join(resolve(pack), 'bases', set, 'bases.yaml');
    files.set(bases, basesTemplate({ set, schema: schemaFor(bases, 'bases') }));
  }
  return write(files);
}

/** A set of bases. Answers with the files written. */
export async function createBases({ id, pack }: Wish): Promise<string[]> {
  checkId('set', id);
  const taken = (await knownTo(pack)).find((plugin) => plugin.kind === 'bases' && plugin.set === id);
  if (taken) throw new Refusal(`there is already a set "${id}": ${taken.file}`);
  const bases = join(resolve(pack), 'bases', id, 'bases.yaml');
  return write(new Map([[bases, basesTemplate({ set: id, schema: schemaFor(bases, 'bases') })]]));
}

function checkId(noun: string, id: string): void {
  if (new RegExp(ID.pattern!).test(id) && id.length <= ID.maxLength!) return;
  throw new Refusal(
    `"${id}" is no ${noun} id: use small letters, digits and single hyphens between them (deep-sea-divers), at most ${ID.maxLength} characters`,
  );
}

/** What ids are taken: those of the project and of the pack. */
async function knownTo(pack: string): Promise<PluginFile[]> {
  const inside = resolve(pack).split(sep);
  if (inside.includes('factions') || inside.includes('bases'))
    throw new Refusal(`${pack} is inside a folder named factions or bases; a pack is the folder that holds these`);
  const roots = new Set([projectRoot, resolve(pack)]);
  return (await Promise.all([...roots].map((root) => readPack(root, { code: 'refuse' })))).flat();
}

/** Where an editor finds the schema: beside the file within the project, anywhere on the disk from outside. */
function schemaFor(file: string, kind: 'faction' | 'bases'): string {
  const schema = join(projectRoot, 'schemas', `${kind}.schema.json`);
  const inside = relative(projectRoot, file);
  if (inside.startsWith('..') || isAbsolute(inside)) return pathToFileURL(schema).href;
  return relative(dirname(file), schema).replaceAll('\\', '/');
}

async function write(files: Map<string, string>): Promise<string[]> {
  const existing = [...files.keys()].find((file) => existsSync(file));
  if (existing) throw new Refusal(`${existing} exists already, and is not overwritten`);
  for (const [file, text] of files) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
  }
  return [...files.keys()];
}
