/** The TypeScript types of the files an author writes, made from their schemas. */
import { compile } from 'json-schema-to-typescript';
import { basesSchema, factionSchema, languageSchema, type Schema } from '../schema';

const BANNER = `/**
 * The types of the files an author writes.
 * Generated from schemas/*.schema.json by \`npm run schemas\`; change the schemas, not this file.
 */`;

/** Names that differ from the definition's own, because others in the project would be mistaken for them. */
const NAMES: Record<string, string> = { card: 'CardYaml', base: 'BaseYaml' };

export async function generateTypes(): Promise<string> {
  const declarations = [
    ...Object.entries(languageSchema.definitions ?? {}),
    ...Object.entries(factionSchema.definitions ?? {}),
    ...Object.entries(basesSchema.definitions ?? {}),
  ].map(([name, schema]) => declare(typeName(name), schema));
  declarations.push(declare('FactionFile', factionSchema), declare('BasesFile', basesSchema));
  return `${[BANNER, ...(await Promise.all(declarations))].join('\n\n')}\n`;
}

async function declare(name: string, { title: _title, definitions: _definitions, $id: _id, ...schema }: Schema) {
  const text = await compile(withTypeNames(schema) as Parameters<typeof compile>[0], name, {
    additionalProperties: false,
    bannerComment: '',
    style: { printWidth: 120, singleQuote: true },
  });
  return text.trim().replaceAll(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, '/** $1 */');
}

/** References become names of types; the generator would otherwise write their types out at every use. */
function withTypeNames(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withTypeNames);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...rest } = schema as Schema;
  if ($ref !== undefined) return { ...rest, tsType: typeName($ref.slice($ref.lastIndexOf('/') + 1)) };
  // A list with bounds would become a union of tuples; only lists of one fixed length are worth that.
  if (rest.type === 'array' && rest.minItems !== rest.maxItems) {
    delete rest.minItems;
    delete rest.maxItems;
  }
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withTypeNames(value)]));
}

function typeName(definition: string): string {
  return NAMES[definition] ?? definition.charAt(0).toUpperCase() + definition.slice(1);
}
