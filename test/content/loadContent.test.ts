/** Packs are loaded together, in bounds, and what is broken does not take the rest along. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serialize } from 'node:v8';
import { afterEach, describe, expect, it } from 'vitest';
import { loadContent } from '../../server/content/loadContent';

const YAML_PACK = join(import.meta.dirname, 'packs', 'yaml');
const CODE_PACK = join(import.meta.dirname, 'packs', 'code');
const FACTION = 'factions/lab/mice/faction.yaml';
const temporary: string[] = [];

/** A copy of the YAML pack with other files in it. */
async function packWith(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'pack-'));
  temporary.push(root);
  await cp(YAML_PACK, root, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return root;
}

async function messagesOf(root: string): Promise<string[]> {
  const { problems } = await loadContent([root], { code: 'allow' });
  return problems.map(({ line, col, message }) => `${line}:${col} ${message}`);
}

afterEach(async () => {
  for (const root of temporary.splice(0)) await rm(root, { recursive: true });
});

describe('loadContent', () => {
  it('loads a pack of YAML alone', async () => {
    const { content, problems, leftOut } = await loadContent([YAML_PACK], { code: 'refuse' });
    expect(problems).toEqual([]);
    expect(leftOut).toEqual([]);
    expect(content.sets).toEqual([{ id: 'lab', name: 'Laboratory', names: { fr: 'Laboratoire' }, year: 2024 }]);
    expect(content.factions.map(({ file }) => file.cards.length)).toEqual([5]);
    expect(content.bases.map(({ file }) => file.bases.length)).toEqual([2]);
  });

  it('has ids that take one byte a letter, whatever else is in their file', async () => {
    const project = join(import.meta.dirname, '..', '..');
    const { content } = await loadContent([project], { code: 'allow' });
    const ids = [...content.sets.map(({ id }) => id), ...content.factions.map(({ file }) => file.id)];
    const oneByte = '"'.charCodeAt(0);
    expect(ids.length).toBeGreaterThan(20);
    // The third byte of a string as V8 writes it tells how its letters are kept.
    expect(ids.filter((id) => serialize(id)[2] !== oneByte)).toEqual([]);
  });

  it('loads code beside factions and bases, and several packs together', async () => {
    const { content, problems } = await loadContent([YAML_PACK, CODE_PACK], { code: 'allow' });
    expect(problems).toEqual([]);
    expect(content.factions.map(({ file, code }) => [file.id, Object.keys(code)])).toEqual([
      ['mice', []],
      ['clerks', ['count']],
    ]);
    expect(content.bases.map(({ file, code }) => [file.set, code])).toEqual([
      ['lab', {}],
      ['shop', { haggle: { kind: 'haggle' } }],
    ]);
  });

  it('refuses code in a pack that must be data only, and does not run it', async () => {
    const { content, problems, leftOut } = await loadContent([CODE_PACK], { code: 'refuse' });
    const message = 'this pack is data only; code is not allowed';
    expect(problems.map(({ file, line, col }) => [file.slice(CODE_PACK.length + 1), line, col])).toEqual([
      ['bases/shop/abilities.js', 1, 1],
      ['bases/shop/bases.yaml', 10, 16],
      ['factions/shop/clerks/abilities.ts', 1, 1],
      ['factions/shop/clerks/faction.yaml', 14, 22],
    ]);
    expect(new Set(problems.map((problem) => problem.message))).toEqual(new Set([message]));
    expect(content).toEqual({ sets: [], factions: [], bases: [] });
    expect(leftOut).toEqual(['bases/shop', 'factions/shop/clerks']);
  });

  it('never runs code it refuses', async () => {
    const root = await packWith({ 'factions/lab/mice/abilities.js': 'globalThis.wasRun = true;' });
    await loadContent([root], { code: 'refuse' });
    expect(globalThis).not.toHaveProperty('wasRun');
  });

  it('leaves a broken faction out and loads the rest', async () => {
    const root = await packWith({ 'factions/lab/rats/faction.yaml': 'id: rats' });
    const { content, leftOut } = await loadContent([root], { code: 'allow' });
    expect(leftOut).toEqual(['factions/lab/rats']);
    expect(content.factions.map(({ file }) => file.id)).toEqual(['mice']);
  });

  it('leaves factions out whose set is broken, without blaming them', async () => {
    const root = await packWith({ 'bases/lab/bases.yaml': 'set: lab' });
    const { content, problems, leftOut } = await loadContent([root, CODE_PACK], { code: 'allow' });
    expect(leftOut).toEqual(['bases/lab', 'factions/lab/mice']);
    expect(problems.every(({ file }) => file.endsWith('bases/lab/bases.yaml'))).toBe(true);
    expect(content.factions.map(({ file }) => file.id)).toEqual(['clerks']);
  });

  it('lets the first pack have an id that two claim', async () => {
    const { content, problems } = await loadContent([YAML_PACK, await packWith({})], { code: 'allow' });
    expect(problems.map(({ line, col, message }) => `${line}:${col} ${message}`)).toEqual([
      '2:6 there is already a set with this id, in bases/lab',
      '2:5 there is already a faction with this id, in factions/lab/mice',
    ]);
    expect(content.factions).toHaveLength(1);
    expect(content.sets).toHaveLength(1);
  });

  it('finds nothing in an empty or missing folder', async () => {
    const { content, problems } = await loadContent([join(YAML_PACK, 'nowhere')], { code: 'allow' });
    expect(content).toEqual({ sets: [], factions: [], bases: [] });
    expect(problems).toEqual([]);
  });
});

describe('limits', () => {
  it('refuses a large file without parsing it', async () => {
    const root = await packWith({ [FACTION]: '#'.repeat(256 * 1024 + 1) });
    expect(await messagesOf(root)).toEqual(['1:1 this file is larger than 256 KB']);
  });

  it.each([
    ['brackets', `id: ${'['.repeat(100_000)}`],
    ['closed brackets', `id: ${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['dashes', `id:\n  ${'- '.repeat(20_000)}x`],
    ['question marks', '? '.repeat(20_000)],
    ['lines', Array.from({ length: 700 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
  ])('survives absurd nesting of %s', async (_kind, text) => {
    const messages = await messagesOf(await packWith({ [FACTION]: text }));
    expect(messages.join('\n')).toMatch(/nested more than 40 levels deep/);
  });

  it('refuses too many parts without taking long', async () => {
    const text = Array.from({ length: 20_000 }, (_, index) => `k${index}: 1`).join('\n');
    expect(await messagesOf(await packWith({ [FACTION]: text }))).toEqual([
      '9999:8 this file has more than 10000 parts',
    ]);
  });

  it('says only so much about one file', async () => {
    const text = Array.from({ length: 500 }, (_, index) => `k${index}: 1`).join('\n');
    expect(await messagesOf(await packWith({ [FACTION]: text }))).toHaveLength(20);
  });

  it('refuses keys that would reach into prototypes', async () => {
    const messages = await messagesOf(await packWith({ [FACTION]: '__proto__: { id: mice }' }));
    expect(messages.join('\n')).toMatch(/unknown key "__proto__" in a faction file/);
  });

  it.each([
    ['an empty file', '', /the file is empty; it must be a mapping/],
    ['a list', '- 1', /the file must be a mapping, not a list/],
    ['two documents', 'id: a\n---\nid: b', /not valid YAML/],
    ['a number as key', '1: a', /a key must be a word/],
    ['an unknown tag', 'id: !thing mice', /not valid YAML: Unresolved tag/],
  ])('refuses %s', async (_kind, text, message) => {
    expect((await messagesOf(await packWith({ [FACTION]: text }))).join('\n')).toMatch(message);
  });
});
