/** `npm run validate`: what it checks, what it prints, and how it ends. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validate } from '../../server/content/validate';

const ROOT = join(import.meta.dirname, '..', '..');
const PACKS = join(import.meta.dirname, 'packs');
const BROKEN = join(import.meta.dirname, 'broken');

function run(...paths: string[]) {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'server/cli/validate.ts', ...paths], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n') };
}

describe('validate', () => {
  it('counts factions, cards, bases and lines', async () => {
    const { problems, figures } = await validate([PACKS]);
    expect(problems).toEqual([]);
    expect(figures).toEqual({
      factions: 2,
      cards: 7,
      bases: 3,
      yamlOnlyCards: 6,
      yamlOnlyBases: 2,
      linesPerCard: 8.7,
    });
  });

  it('takes a pack, a folder or a file in one, or a folder of packs', async () => {
    const yaml = join(PACKS, 'yaml');
    const countsAt = async (path: string) => {
      const { factions, bases } = (await validate([path])).figures;
      return { factions, bases };
    };
    expect(await countsAt(PACKS)).toEqual({ factions: 2, bases: 3 });
    expect(await countsAt(yaml)).toEqual({ factions: 1, bases: 2 });
    expect(await countsAt(join(yaml, 'factions'))).toEqual({ factions: 1, bases: 0 });
    expect(await countsAt(join(yaml, 'factions', 'lab', 'mice'))).toEqual({ factions: 1, bases: 0 });
    expect(await countsAt(join(yaml, 'bases', 'lab', 'bases.yaml'))).toEqual({ factions: 0, bases: 2 });
  });

  it('names a path where there is no pack', async () => {
    const { problems } = await validate([join(PACKS, 'nowhere')]);
    expect(problems.map(({ message }) => message)).toEqual([
      'there is no pack here (a folder with factions or bases in it)',
    ]);
  });
});

describe('npm run validate', () => {
  it('passes on the project', () => {
    const { status, lines } = run();
    expect(lines).toHaveLength(1);
    expect(Object.keys(JSON.parse(lines[0]!))).toEqual([
      'factions',
      'cards',
      'bases',
      'yamlOnlyCards',
      'yamlOnlyBases',
      'linesPerCard',
    ]);
    expect(status).toBe(0);
  });

  it('prints file, line and column of every problem, then the figures, and fails', () => {
    const { status, lines } = run(join(BROKEN, 'unknown-verb'));
    expect(lines[0]).toBe(
      'test/content/broken/unknown-verb/factions/lab/mice/faction.yaml:13:15 unknown key "destory" in an effect (did you mean "destroy"?)',
    );
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ factions: 0, bases: 1 });
    expect(lines).toHaveLength(2);
    expect(status).toBe(1);
  });

  it('checks a whole folder of packs one by one', () => {
    const { status, lines } = run(BROKEN);
    expect(lines.length).toBeGreaterThan(60);
    expect(status).toBe(1);
  });
});
