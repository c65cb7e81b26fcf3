/** The schemas are the one source of the language's types and of the author's manual. */
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GENERATED } from '../../server/content/generate/files';
import { readPack } from '../../server/content/readPack';
import { basesSchema, factionSchema, languageSchema, type Schema } from '../../server/content/schema';

const ROOT = join(import.meta.dirname, '..', '..');
const SCHEMAS = { bases: basesSchema, faction: factionSchema, language: languageSchema };

/** Every part of a schema with the way to it. */
function* partsOf(schema: Schema, way: string): Generator<[string, Schema]> {
  yield [way, schema];
  for (const [name, part] of Object.entries(schema.definitions ?? {})) yield* partsOf(part, `${way} ${name}`);
  for (const [key, part] of Object.entries(schema.properties ?? {})) yield* partsOf(part, `${way}.${key}`);
  for (const [index, part] of (schema.oneOf ?? []).entries()) yield* partsOf(part, `${way}|${index}`);
  if (schema.items) yield* partsOf(schema.items, `${way}[]`);
}

const parts = Object.entries(SCHEMAS).flatMap(([name, schema]) => [...partsOf(schema, name)]);

describe('schemas', () => {
  it.each(GENERATED)('$file is fresh (npm run schemas)', async ({ file, generate }) => {
    expect(await readFile(join(ROOT, file), 'utf8')).toBe(await generate());
  });

  it('describe every key', () => {
    const keys = parts.flatMap(([way, { properties }]) =>
      Object.entries(properties ?? {}).map(([key, part]) => ({ key: `${way}.${key}`, description: part.description })),
    );
    expect(keys.filter(({ description }) => !description?.endsWith('.'))).toEqual([]);
    expect(keys.length).toBeGreaterThan(150);
  });

  it('name and describe every definition', () => {
    const definitions = Object.values(SCHEMAS).flatMap((schema) => Object.entries(schema.definitions ?? {}));
    expect(definitions.filter(([, { title, description }]) => !title || !description)).toEqual([]);
  });

  it('allow no unknown key anywhere', () => {
    const open = parts.filter(([, part]) => part.type === 'object' && !('additionalProperties' in part));
    expect(open.map(([way]) => way)).toEqual([]);
  });

  it('give an example wherever there is a pattern', () => {
    const bare = parts.filter(
      ([, { pattern, examples }]) => pattern && !new RegExp(pattern).test(String(examples?.[0])),
    );
    expect(bare.map(([way]) => way)).toEqual([]);
  });

  it('are named in the first line of every file, for the editor', async () => {
    const plugins = await readPack(ROOT, { code: 'refuse' });
    for (const { file, kind } of plugins) {
      const [first = ''] = (await readFile(file, 'utf8')).split('\n');
      const named = /^# yaml-language-server: \$schema=(\S+)$/.exec(first)?.[1] ?? '';
      expect(resolve(dirname(file), named), file).toBe(resolve(ROOT, 'schemas', `${kind}.schema.json`));
    }
  });
});
