/** A file of a pack as it was read: its data if it is good, what is wrong with it, and the code beside it. */
import type { Code } from '../../game/language/content';
import type { BasesFile, FactionFile } from '../../game/language/types';
import type { Problem } from './problem';
import { basesSchema, factionSchema } from './schema';
import { type Part, walk } from './walk';
import type { YamlSource } from './yamlSource';

interface Common {
  /** Where the file is, with forward slashes. */
  file: string;
  /** The folder in its pack, by which an author knows it: `factions/core/ninjas`. */
  folder: string;
  set: string;
  /** The text as data, if it could be parsed at all. */
  source?: YamlSource;
  /** Where the code beside it is, if there is any. */
  codeFile?: string;
  code: Code;
  problems: Problem[];
}

export interface FactionPlugin extends Common {
  kind: 'faction';
  id: string;
  /** Present if it follows the schema. */
  data?: FactionFile;
}

export interface BasesPlugin extends Common {
  kind: 'bases';
  /** Present if it follows the schema. */
  data?: BasesFile;
}

export type PluginFile = FactionPlugin | BasesPlugin;

/** Every part of a file's data with what it means; nothing if the data does not follow the schema. */
export function partsOf({ kind, data }: PluginFile): Part[] {
  return data ? [...walk(kind === 'faction' ? factionSchema : basesSchema, data)] : [];
}
