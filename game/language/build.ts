/** Makes the catalog out of loaded content: every card and base as a definition. */
import { Catalog, type FactionInfo, type SetInfo } from '../catalog';
import type { Ability, Definition, Part, PlayOn, Replacement, Special, Static, Trigger } from '../definitions';
import type { Content, Code as Exports } from './content';
import { abilityOf } from './effects';
import { fits } from './filters';
import { type Code, partsOf, specialOf } from './ongoing';
import { scopeOf } from './scope';
import type { BaseYaml, CardYaml, FactionFile, Ongoings, PlayOn as PlayOnYaml } from './types';

export function buildCatalog(content: Content): Catalog {
  const definitions: Definition[] = [];
  const factions: FactionInfo[] = [];
  for (const { file, code } of content.factions) {
    const cards = file.cards.map((card) => cardOf(file, card, codeOf(code)));
    definitions.push(...cards);
    factions.push({
      id: file.id,
      name: file.name,
      set: file.set,
      cards: file.cards.map(({ id, copies }) => ({ def: `${file.id}/${id}`, copies })),
    });
  }
  const sets: SetInfo[] = [];
  for (const { file, code } of content.bases) {
    definitions.push(...file.bases.map((base) => baseOf(file.set, base, codeOf(code))));
    sets.push({
      id: file.set,
      name: file.name,
      factions: factions.filter(({ set }) => set === file.set).map(({ id }) => id),
      bases: file.bases.map(({ id }) => `${file.set}:${id}`),
    });
  }
  return new Catalog(sets, factions, definitions, hashOf(content));
}

function cardOf(file: FactionFile, card: CardYaml, code: Code): Definition {
  const specials: Special[] = [];
  const parts: Part[] = allParts(card.ongoing, code);
  for (const yaml of listOf(card.special)) {
    const made = specialOf(yaml, card.type, code);
    if ('special' in made) specials.push(made.special);
    else parts.push(even(made.trigger));
  }
  return {
    id: `${file.id}/${card.id}`,
    name: card.name,
    type: card.type,
    value: card.power ?? 0,
    faction: file.id,
    set: file.set,
    vp: [],
    mentions: card.mentions ?? [],
    playOn: card.playOn ? playOnOf(card.playOn) : null,
    // An action that is played on something has something to do even without on-play text.
    onPlay: card.onPlay ? abilityOf(card.onPlay, code.ability) : null,
    talent: card.talent ? abilityOf(card.talent, code.ability) : null,
    ...sorted(parts),
    weight: wordsIn(card.ongoing),
    specials: specials.map(evenSpecial),
    lasting: lastingOf(card.lasting, code),
  };
}

function baseOf(set: string, base: BaseYaml, code: Code): Definition {
  const parts = allParts(base.ongoing, code);
  return {
    id: `${set}:${base.id}`,
    name: base.name,
    type: 'base',
    value: base.breakpoint,
    faction: base.faction ?? '',
    set,
    vp: base.vp,
    mentions: [],
    playOn: null,
    onPlay: null,
    talent: null,
    ...sorted(parts),
    weight: wordsIn(base.ongoing),
    specials: [],
    lasting: lastingOf(base.lasting, code),
  };
}

/** What goes on while a card or base is in play, by its kind. */
function sorted(parts: readonly Part[]): Pick<Definition, 'statics' | 'triggers' | 'replacements' | 'passive'> {
  return {
    statics: parts.filter(isStatic),
    triggers: parts.filter(isTrigger),
    replacements: parts.filter(isReplacement),
    passive: parts.length > 0,
  };
}

function allParts(ongoings: Ongoings | undefined, code: Code): Part[] {
  return listOf(ongoings).flatMap((ongoing) => partsOf(ongoing, code).map(even));
}

function lastingOf(lasting: Readonly<Record<string, Ongoings>> = {}, code: Code): Definition['lasting'] {
  return Object.fromEntries(Object.entries(lasting).map(([name, ongoings]) => [name, allParts(ongoings, code)]));
}

/** The words of what is written in a file, however deep. */
function wordsIn(yaml: unknown): number {
  if (typeof yaml !== 'object' || yaml === null) return yaml === undefined ? 0 : 1;
  let words = 0;
  for (const value of Object.values(yaml)) words += 1 + wordsIn(value);
  return words;
}

const isStatic = (part: Part): part is Static => 'query' in part;
const isTrigger = (part: Part): part is Trigger => 'on' in part;
const isReplacement = (part: Part): part is Replacement => 'instead' in part;

/** The same part with all fields that such a part may have: reading objects of many shapes is slow. */
function even(part: Part): Part {
  if (isStatic(part)) {
    const { query, value, reachesActions, broad } = part;
    return { query, value, reachesActions, broad } as Static;
  }
  if (isTrigger(part)) {
    const { on, when, optional, once, player, together, nextBase, needs, run } = part;
    return { on, when, optional, once, player, together, nextBase, needs, run };
  }
  const { instead, covers, optional, shields, run } = part;
  return { instead, covers, optional, shields, run };
}

function evenSpecial({ at, from, once, often, usable, run }: Special): Special {
  return { at, from, once, often, usable, run };
}

function playOnOf(playOn: PlayOnYaml): PlayOn {
  if (typeof playOn === 'string') return { what: playOn };
  const what = playOn.minion ? 'minion' : 'base';
  const filter = playOn.minion ?? playOn.base ?? 'any';
  return { what, fits: (context, host) => fits(scopeOf(context, null), filter, host) };
}

/** Access to a module's exports by name; the validator has made sure that they exist. */
function codeOf(exports: Exports): Code {
  const find = (name: string): unknown => {
    if (!Object.hasOwn(exports, name)) throw new Error(`abilities.ts has no export "${name}"`);
    return exports[name];
  };
  return {
    ability: (name) => find(name) as Ability,
    part: (name) => find(name) as Part,
    special: (name) => find(name) as Special,
  };
}

function listOf<T>(items: T | T[] | undefined): T[] {
  if (items === undefined) return [];
  return Array.isArray(items) ? items : [items];
}

/** A short fingerprint of the data (not the code) of the content. */
function hashOf(content: Content): string {
  const text = JSON.stringify([content.factions.map(({ file }) => file), content.bases.map(({ file }) => file)]);
  let a = 0x811c9dc5;
  let b = 0x1000193;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    a = Math.imul(a ^ char, 0x01000193) >>> 0;
    b = Math.imul(b + char, 0x85ebca6b) >>> 0;
  }
  return a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');
}
