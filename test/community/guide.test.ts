/** The guide for authors: every example in it is valid as it is printed, and its cards play. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { loadCatalog, projectRoot } from '../../server/content/project';
import { validate } from '../../server/content/validate';
import { simulateMatch } from '../../server/simulation/simulate';
import { table } from '../table';

const guide = readFileSync(join(projectRoot, 'factions/README.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, kind, text]) => (kind === language ? [text!] : []));

type Example = { id: string; copies: number; breakpoint?: number };
const examples = blocks('yaml').filter((text) => text.startsWith('- '));
const [head = ''] = blocks('yaml').filter((text) => text.startsWith('#'));
const [abilities = '', testFile = ''] = blocks('ts');
const all = examples.flatMap((text) => parse(text) as Example[]);
const cards = all.filter(({ breakpoint }) => breakpoint === undefined);
const bases = all.filter(({ breakpoint }) => breakpoint !== undefined);

const pack = mkdtempSync(join(tmpdir(), 'smashtable-guide-'));
afterAll(() => rmSync(pack, { recursive: true }));

/** A faction of these examples, filled up to 20 cards; those with code are in the last one. */
function faction(id: string, own: Example[]): void {
  const rest = { id: 'rest', name: 'Rest', type: 'minion', power: 3, copies: 20 - own.length };
  const folder = join(pack, 'factions/moles', id);
  mkdirSync(folder, { recursive: true });
  const file = { ...(parse(head) as object), id, cards: [...own.map((card) => ({ ...card, copies: 1 })), rest] };
  writeFileSync(join(folder, 'faction.yaml'), stringify(file));
  if (own.some((card) => JSON.stringify(card).includes('"code"')))
    writeFileSync(join(folder, 'abilities.ts'), abilities);
}

const half = Math.ceil(cards.length / 2);
faction('molehills', cards.slice(0, half));
faction('moles', cards.slice(half));
mkdirSync(join(pack, 'bases/moles'), { recursive: true });
writeFileSync(join(pack, 'bases/moles/bases.yaml'), stringify({ set: 'moles', name: 'Moles', bases }));

describe('the guide for authors', () => {
  it('has examples, and each one is valid', async () => {
    expect(cards.length).toBeGreaterThan(20);
    expect(bases.length).toBeGreaterThan(1);
    expect((await validate([pack])).problems).toEqual([]);
  });

  it('has cards that play', async () => {
    const catalog = await loadCatalog(pack);
    const match = simulateMatch(catalog, {
      players: 2,
      seed: 'guide',
      check: true,
      factions: [
        ['molehills', 'ninjas'],
        ['moles', 'robots'],
      ],
    });
    expect([match.failures, match.state.faults]).toEqual([[], []]);
    expect(match.finished).toBe(true);
  }, 60_000);

  it('has code that does what its card says', async () => {
    const catalog = await loadCatalog(pack);
    const drawn = table({ catalog, p0: { hand: ['star-nose'], deck: ['cannon'] } });
    drawn.p0.plays('star-nose', { on: 'jungle-oasis' });
    expect(drawn.where('cannon')).toBe('p0 hand');
    const played = table({ catalog, p0: { hand: ['star-nose'], deck: ['warbot', 'cannon'] } });
    played.p0.plays('star-nose', { on: 'jungle-oasis' });
    played.p0.chooses('warbot');
    expect(played.where('warbot')).toBe('jungle-oasis');
    expect(played.where('cannon')).toBe('p0 deck');
    for (const t of [drawn, played]) expect(t).toBeSettled();
  });

  it('leads somewhere with every link and every import', () => {
    const paths = [...guide.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => path!);
    const imports = [...testFile.matchAll(/from '(\..*)'/g)].map(
      ([, path]) => `${path!.replace('../../../', '../')}.ts`,
    );
    expect(paths.length).toBeGreaterThan(5);
    expect(imports).toHaveLength(2);
    for (const path of [...paths, ...imports]) expect(existsSync(join(projectRoot, 'factions', path)), path).toBe(true);
    for (const [, heading] of guide.matchAll(/\]\(#([a-z-]+)\)/g)) {
      const headings = [...guide.matchAll(/^## (.*)$/gm)].map(([, text]) =>
        text!.toLowerCase().replace(/[^a-z ]/g, ''),
      );
      expect(headings.map((text) => text.replaceAll(' ', '-'))).toContain(heading);
    }
  });
});
