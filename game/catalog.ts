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

/** From where Specials may be used at each moment. */
export type Moments = ReadonlyMap<Special['at'], ReadonlySet<Special['from']>>;

export class Catalog {
  readonly sets: ReadonlyMap<string, SetInfo>;
  readonly factions: ReadonlyMap<string, FactionInfo>;
  private readonly definitions: ReadonlyMap<DefId, Definition>;
  private readonly specials = new Map<string, Moments>();

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

  /** The moments for which cards of a faction have Specials, and from where. */
  momentsOf(faction: string): Moments {
    const known = this.specials.get(faction);
    if (known) return known;
    const moments = new Map<Special['at'], Set<Special['from']>>();
    for (const definition of this.definitions.values()) {
      if (definition.faction !== faction) continue;
      for (const { at, from } of definition.specials) moments.set(at, (moments.get(at) ?? new Set()).add(from));
    }
    this.specials.set(faction, moments);
    return moments;
  }
}
