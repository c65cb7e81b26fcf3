/** Everything that can be played with: the definitions of all loaded cards and bases, by id. */
import type { Definition, Special } from './definitions';
import type { DefId } from './state';

export interface FactionInfo {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  /** Definition ids with their number of copies. */
  readonly cards: readonly { readonly def: DefId; readonly copies: number }[];
}

export interface SetInfo {
  readonly id: string;
  readonly name: string;
  readonly factions: readonly string[];
  readonly bases: readonly DefId[];
}

export class Catalog {
  readonly sets: ReadonlyMap<string, SetInfo>;
  readonly factions: ReadonlyMap<string, FactionInfo>;
  private readonly definitions: ReadonlyMap<DefId, Definition>;
  private readonly moments: ReadonlySet<Special['at']>;

  constructor(
    sets: readonly SetInfo[],
    factions: readonly FactionInfo[],
    definitions: readonly Definition[],
    /** Tells this content from any other. */
    readonly hash: string,
  ) {
    this.sets = new Map(sets.map((set) => [set.id, set]));
    this.factions = new Map(factions.map((faction) => [faction.id, faction]));
    this.definitions = new Map(definitions.map((definition) => [definition.id, definition]));
    this.moments = new Set(definitions.flatMap(({ specials }) => specials.map(({ at }) => at)));
  }

  definition(id: DefId): Definition {
    const definition = this.definitions.get(id);
    if (!definition) throw new Error(`there is no card or base "${id}"`);
    return definition;
  }

  has(id: DefId): boolean {
    return this.definitions.has(id);
  }

  all(): Iterable<Definition> {
    return this.definitions.values();
  }

  /** Whether any card has a Special for this moment. */
  hasSpecialsAt(at: Special['at']): boolean {
    return this.moments.has(at);
  }
}
