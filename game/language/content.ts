/** The content of the loaded packs as plain data: what authors wrote, and the code that stands beside it. */
import type { BasesFile, FactionFile, Names } from './types';

export interface Content {
  sets: SetInfo[];
  factions: FactionContent[];
  bases: BasesContent[];
}

/** A set (box) that was loaded. */
interface SetInfo {
  id: string;
  name: string;
  names?: Names;
  year?: number;
}

export interface FactionContent {
  file: FactionFile;
  code: Code;
}

export interface BasesContent {
  file: BasesFile;
  code: Code;
}

/** The exports of an `abilities.ts` by name. */
export type Code = Record<string, unknown>;
