/**
 * The schemas of the files an author writes, and how to find one's way in them. References are made absolute, so that
 * every part of a schema can be used on its own.
 */
import basesJson from '../../schemas/bases.schema.json' with { type: 'json' };
import factionJson from '../../schemas/faction.schema.json' with { type: 'json' };
import languageJson from '../../schemas/language.schema.json' with { type: 'json' };

/** The part of JSON Schema (draft-07) that our schemas use. */
export interface Schema {
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  const?: unknown;
  enum?: unknown[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema;
  definitions?: Record<string, Schema>;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  examples?: unknown[];
}

type Kind = 'mapping' | 'list' | 'text' | 'number' | 'boolean' | 'nothing';

export const languageSchema = withAbsoluteRefs(languageJson as Schema);
export const factionSchema = withAbsoluteRefs(factionJson as Schema);
export const basesSchema = withAbsoluteRefs(basesJson as Schema);

const definitions = new Map<string, Schema>();
const definitionNames = new Map<Schema, string>();
const nouns = new Map<Schema, string>();

for (const schema of [languageSchema, factionSchema, basesSchema]) {
  nameParts(schema, undefined, withArticle(schema.title));
  for (const [name, definition] of Object.entries(schema.definitions ?? {})) {
    definitions.set(`${schema.$id}#/definitions/${name}`, definition);
    nameParts(definition, name, withArticle(definition.title));
  }
}

/** The definition a reference leads to, or the schema itself. */
export function resolve(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolve(definitions.get(schema.$ref)!);
}

/** `effect` for the schema of an effect; undefined for a part that has no definition of its own. */
export function definitionOf(schema: Schema): string | undefined {
  return definitionNames.get(schema);
}

/** How a message speaks of such data: `an effect`, or `"move"` for what is only known by its key. */
export function nounOf(schema: Schema): string {
  return nouns.get(schema) ?? 'a mapping';
}

/** The allowed values, if there is a list of them. */
export function allowedValues(schema: Schema): unknown[] | undefined {
  return 'const' in schema ? [schema.const] : schema.enum;
}

/** All ways in which data may fit a schema: references followed, choices laid out flat. */
export function alternatives(schema: Schema): Schema[] {
  const resolved = resolve(schema);
  return resolved.oneOf ? resolved.oneOf.flatMap(alternatives) : [resolved];
}

/** The alternative that the author most likely meant: of the same kind, with the most keys in common. */
export function bestAlternative(schema: Schema, data: unknown): Schema | undefined {
  let best: Schema | undefined;
  let bestFit = Number.NEGATIVE_INFINITY;
  for (const alternative of alternatives(schema)) {
    const fit = fitOf(alternative, data);
    if (fit > bestFit) {
      best = alternative;
      bestFit = fit;
    }
  }
  return best;
}

export function isMapping(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

export function kindOf(data: unknown): Kind {
  if (data === null || data === undefined) return 'nothing';
  if (Array.isArray(data)) return 'list';
  if (typeof data === 'object') return 'mapping';
  if (typeof data === 'string') return 'text';
  return typeof data === 'boolean' ? 'boolean' : 'number';
}

function kindOfSchema(schema: Schema): Kind {
  const values = allowedValues(schema);
  if (values) return kindOf(values[0]);
  const kinds = { object: 'mapping', array: 'list', string: 'text', integer: 'number', boolean: 'boolean' } as const;
  return schema.type ? kinds[schema.type] : 'nothing';
}

function fitOf(schema: Schema, data: unknown): number {
  if (kindOfSchema(schema) !== kindOf(data)) return Number.NEGATIVE_INFINITY;
  const values = allowedValues(schema);
  if (values) return values.includes(data) ? 1 : -1;
  if (!isMapping(data)) return 0;
  const known = Object.keys(data).filter((key) => Object.hasOwn(schema.properties ?? {}, key)).length;
  const missing = (schema.required ?? []).filter((key) => !Object.hasOwn(data, key)).length;
  return 2 * known - Object.keys(data).length - missing;
}

function withAbsoluteRefs(root: Schema): Schema {
  const copy = structuredClone(root);
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('$ref' in part && typeof part.$ref === 'string' && part.$ref.startsWith('#')) {
      part.$ref = `${copy.$id}${part.$ref}`;
    }
    Object.values(part).forEach(visit);
  };
  visit(copy);
  return copy;
}

function nameParts(schema: Schema, definition: string | undefined, noun: string): void {
  nouns.set(schema, noun);
  if (definition) definitionNames.set(schema, definition);
  for (const part of schema.oneOf ?? []) nameParts(part, definition, noun);
  if (schema.items) nameParts(schema.items, undefined, noun);
  for (const [key, part] of Object.entries(schema.properties ?? {})) nameParts(part, undefined, `"${key}"`);
}

function withArticle(title = ''): string {
  return `${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title.toLowerCase()}`;
}
