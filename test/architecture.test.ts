/** The shape of the house: imports run one way, the rules are deterministic, and they know no card by name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../server/content/loadContent';

const ROOT = resolve(import.meta.dirname, '..');
const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])(.+?)\1/g;
const NONDETERMINISM =
  /\bMath\s*\.\s*random\b|(?<![.\w])(?:Date|performance|process|fetch|setTimeout|setInterval|require|crypto)\b(?!\s*:)/;

interface SourceFile {
  name: string;
  /** The text without comments. */
  code: string;
  /** The text without comments and strings. */
  bare: string;
  strings: string[];
}

function sourcesIn(folder: string): SourceFile[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|js)$/.test(name))
    .map((name) => readSource(`${folder}/${name.replaceAll('\\', '/')}`));
}

function readSource(name: string): SourceFile {
  const text = readFileSync(join(ROOT, name), 'utf8');
  const strings: string[] = [];
  const code = text.replace(COMMENT_OR_STRING, (found) => (found.startsWith('/') ? '' : found));
  const bare = code.replace(COMMENT_OR_STRING, (found) => {
    strings.push(found.slice(1, -1));
    return '""';
  });
  return { name, code, bare, strings };
}

/** What a file imports: a path in the project (`game/api`), or the name of a package. */
function importsOf({ name, code }: SourceFile): string[] {
  return [...code.matchAll(IMPORT)].map(([, , target = '']) => {
    if (!target.startsWith('.')) return target;
    return relative(ROOT, resolve(ROOT, dirname(name), target))
      .replaceAll('\\', '/')
      .replace(/\.(?:ts|tsx|js)$/, '');
  });
}

function forbiddenImports(folder: string, allowed: (target: string) => boolean): string[] {
  return sourcesIn(folder).flatMap((file) =>
    importsOf(file)
      .filter((target) => !allowed(target))
      .map((target) => `${file.name} imports ${target}`),
  );
}

const isIn = (folder: string) => (target: string) => target.startsWith(`${folder}/`);
const PROJECT_FOLDERS = ['game', 'factions', 'bases', 'server', 'client', 'test', 'schemas'];
const isPackage = (target: string) => !PROJECT_FOLDERS.some((folder) => isIn(folder)(target));

describe('imports run one way', () => {
  it('game imports nothing but itself, boardgame.io, and the schemas of what it reads with their validator', () => {
    const allowed = (target: string) =>
      ['game', 'schemas'].some((folder) => isIn(folder)(target)) || /^(?:boardgame\.io|ajv)(?:\/|$)/.test(target);
    expect(forbiddenImports('game', allowed)).toEqual([]);
  });

  it.each(['factions', 'bases'])('%s import only the API for authors', (folder) => {
    expect(forbiddenImports(folder, (target) => target === 'game/api')).toEqual([]);
  });

  it('server imports game, schemas and packages', () => {
    const allowed = (target: string) =>
      ['server', 'game', 'schemas'].some((folder) => isIn(folder)(target)) || isPackage(target);
    expect(forbiddenImports('server', allowed)).toEqual([]);
  });

  it('client imports game and packages', () => {
    const allowed = (target: string) => ['client', 'game'].some((folder) => isIn(folder)(target)) || isPackage(target);
    expect(forbiddenImports('client', allowed)).toEqual([]);
  });
});

describe('the rules', () => {
  it('are deterministic: no clock, no chance but their own, no input or output', () => {
    const found = ['game', 'factions', 'bases'].flatMap(sourcesIn).flatMap(({ name, bare }) => {
      const match = NONDETERMINISM.exec(bare);
      return match ? [`${name} uses ${match[0]}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('know no faction, card, base or set by name', async () => {
    const { content } = await loadContent([ROOT], { code: 'allow' });
    const ids = new Set([
      ...content.sets.map(({ id }) => id),
      ...content.factions.flatMap(({ file }) => [file.id, ...file.cards.flatMap(({ id, name }) => [id, name])]),
      ...content.bases.flatMap(({ file }) => file.bases.flatMap(({ id, name }) => [id, name])),
    ]);
    const found = sourcesIn('game').flatMap(({ name, strings }) =>
      strings.filter((text) => ids.has(text)).map((text) => `${name} names "${text}"`),
    );
    expect(found).toEqual([]);
  });
});
