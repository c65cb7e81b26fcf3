/**
 * Says in plain words why data does not fit its schema. Where a schema offers a choice, the validator complains about
 * every branch; only the branch that the author most likely meant is explained.
 */
import { Ajv, type ErrorObject } from 'ajv';
import { didYouMean, nearest } from './nearest';
import type { Finding } from './problem';
import {
  allowedValues,
  alternatives,
  basesSchema,
  bestAlternative,
  definitionOf,
  factionSchema,
  isMapping,
  kindOf,
  languageSchema,
  nounOf,
  type Schema,
} from './schema';
import type { Path } from './yamlSource';

const ajv = new Ajv({ allErrors: true, strict: true, verbose: true });
ajv.addSchema([languageSchema, factionSchema, basesSchema]);

/** More of a kind than this in one place help nobody. */
const MAX_FINDINGS = 20;

/** Everything wrong with the data; nothing if it fits. */
export function explain(schema: Schema, data: unknown, path: Path = []): Finding[] {
  const validate = ajv.compile(schema);
  if (validate(data)) return [];
  const errors = validate.errors ?? [];
  const choices = outermostChoices(errors);
  const misspelt = misspeltKeys(errors);
  const plain = errors.filter(({ keyword, instancePath, params }) => {
    const isMisspelt = keyword === 'required' && misspelt.has(`${instancePath}/${params.missingProperty}`);
    return !isMisspelt && !isWithin(instancePath, choices);
  });
  return [
    ...plain.slice(0, MAX_FINDINGS).map((error) => explainError(error, [...path, ...pathOf(error, data)])),
    ...[...choices.values()]
      .slice(0, MAX_FINDINGS)
      .flatMap((error) => explainChoice(error.parentSchema as Schema, error.data, [...path, ...pathOf(error, data)])),
  ];
}

/** Places and names of keys that were misspelt: that they are missing as well is not worth a word. */
function misspeltKeys(errors: ErrorObject[]): Set<string> {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  return new Set(
    unknown.map(({ instancePath, params, parentSchema }) => {
      const meant = nearest(params.additionalProperty, keysOf(parentSchema as Schema));
      return `${instancePath}/${meant}`;
    }),
  );
}

function explainChoice(schema: Schema, data: unknown, path: Path): Finding[] {
  const meant = bestAlternative(schema, data);
  if (!meant || allowedValues(meant)) return [{ path, at: 'value', message: mustBe(alternatives(schema), data, path) }];
  return explain(meant, data, path);
}

/** The choices not inside another choice, by place; of several at one place, the validator names the outermost last. */
function outermostChoices(errors: ErrorObject[]): Map<string, ErrorObject> {
  const choices = new Map(
    errors.filter((error) => error.keyword === 'oneOf').map((error) => [error.instancePath, error]),
  );
  return new Map([...choices].filter(([place]) => !isWithin(parentOf(place), choices)));
}

function isWithin(pointer: string | undefined, choices: Map<string, ErrorObject>): boolean {
  for (let place = pointer; place !== undefined; place = parentOf(place)) {
    if (choices.has(place)) return true;
  }
  return false;
}

function parentOf(place: string): string | undefined {
  return place === '' ? undefined : place.slice(0, place.lastIndexOf('/'));
}

function explainError(error: ErrorObject, path: Path): Finding {
  const schema = error.parentSchema as Schema;
  const label = labelOf(path);
  const value = (message: string): Finding => ({ path, at: 'value', message });
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(error.params.additionalProperty);
      return { path: [...path, key], at: 'key', message: unknownKey(key, schema) };
    }
    case 'required':
      return { path, at: 'owner', message: `${nounOf(schema)} needs the key "${error.params.missingProperty}"` };
    case 'type':
    case 'enum':
    case 'const':
      return value(mustBe([schema], error.data, path));
    case 'pattern':
      return value(`${label} cannot be ${show(error.data)}; write it like ${show(schema.examples?.[0])}`);
    case 'minimum':
      return value(`${label} must be at least ${schema.minimum}, not ${show(error.data)}`);
    case 'maximum':
      return value(`${label} must be at most ${schema.maximum}, not ${show(error.data)}`);
    case 'minLength':
    case 'minProperties':
      return value(`${label} must not be empty`);
    case 'maxLength':
      return value(`${label} must be at most ${schema.maxLength} characters long`);
    case 'maxProperties':
      return value(`${label} takes only one key`);
    case 'minItems':
      return value(`${label} needs at least ${entries(schema.minItems)}`);
    case 'maxItems':
      return value(`${label} takes at most ${entries(schema.maxItems)}`);
    default:
      return value(`${label} ${error.message}`);
  }
}

function unknownKey(key: string, schema: Schema): string {
  const known = keysOf(schema);
  const suggestion = didYouMean(key, known) || `; known are ${known.join(', ')}`;
  return `unknown key "${key}" in ${nounOf(schema)}${suggestion}`;
}

function keysOf(schema: Schema): string[] {
  return Object.keys(schema.properties ?? {});
}

function mustBe(schemas: Schema[], data: unknown, path: Path): string {
  const label = labelOf(path);
  const ways = schemas.flatMap((schema) => allowedValues(schema)?.map(String) ?? [describe(schema)]);
  const wanted = [ways.slice(0, -1).join(', '), ways.at(-1)].filter(Boolean).join(' or ');
  if (kindOf(data) === 'nothing') return `${label} is empty; it must be ${wanted}`;
  const words = schemas.flatMap((schema) => allowedValues(schema) ?? []).map(String);
  const suggestion = typeof data === 'string' ? didYouMean(data, words) : '';
  return `${label} must be ${wanted}, not ${show(data)}${suggestion}`;
}

function describe(schema: Schema): string {
  const names = {
    object: 'a mapping',
    array: 'a list',
    string: 'a text',
    integer: 'a whole number',
    boolean: 'true or false',
  };
  const named = schema.type === 'object' && definitionOf(schema) !== undefined;
  return named ? nounOf(schema) : names[schema.type ?? 'object'];
}

function show(data: unknown): string {
  if (isMapping(data)) return 'a mapping';
  if (Array.isArray(data)) return 'a list';
  const text = String(data);
  if (typeof data !== 'string') return text;
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text);
}

function labelOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  if (typeof last === 'string') return `"${last}"`;
  const list = path.findLast((segment) => typeof segment === 'string');
  return `entry ${last + 1} of "${list}"`;
}

function entries(count = 0): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}

/** The JSON pointer of an error as a path: numbers where the data has a list. */
function pathOf(error: ErrorObject, data: unknown): Path {
  const path: (string | number)[] = [];
  let node = data;
  for (const part of error.instancePath.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(node) ? Number(key) : key);
    node = (node as Record<string, unknown>)[key];
  }
  return path;
}
