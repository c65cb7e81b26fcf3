/** Which packs a path means: a pack itself, something inside one, or a folder of packs. */
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

export interface PackPart {
  /** The root of the pack. */
  root: string;
  /** The file or folder that is meant in it. */
  within: string;
}

const PARTS = ['factions', 'bases'];

export async function packsAt(path: string): Promise<PackPart[]> {
  const within = resolve(path);
  if (await isPack(within)) return [{ root: within, within }];
  const root = packAround(within);
  if (root && (await exists(within))) return [{ root, within }];
  const children = await readdir(within).catch(() => []);
  const packs: PackPart[] = [];
  for (const name of children.sort()) {
    const child = join(within, name);
    if (await isPack(child)) packs.push({ root: child, within: child });
  }
  return packs;
}

function packAround(path: string): string | undefined {
  if (PARTS.includes(basename(path))) return dirname(path);
  const parent = dirname(path);
  return parent === path ? undefined : packAround(parent);
}

async function isPack(path: string): Promise<boolean> {
  const parts = await Promise.all(PARTS.map((part) => exists(join(path, part))));
  return parts.includes(true);
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
