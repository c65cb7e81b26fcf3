/** `npm run new`: what it writes validates and plays, and it never touches what is there. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { loadCatalog, projectRoot } from '../../server/content/project';
import { validate } from '../../server/content/validate';
import { createBases, createFaction } from '../../server/scaffold/create';
import { simulateMatch } from '../../server/simulation/simulate';

const home = mkdtempSync(join(tmpdir(), 'smashtable new-'));
afterAll(() => rmSync(home, { recursive: true }));

let packs = 0;
const newPack = (): string => join(home, `pack-${++packs}`);
const linesOf = (file = ''): string[] => readFileSync(file, 'utf8').split('\n');

/** The command itself, as npm runs it. */
function run(...words: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', resolve(projectRoot, 'server/cli/new.ts'), ...words],
    { cwd: projectRoot, encoding: 'utf8' },
  );
  return { code: status, out: stdout, err: stderr };
}

describe('a new faction', () => {
  it('comes with its set, validates and plays', async () => {
    const pack = newPack();
    const files = await createFaction({ id: 'deep-moles', set: 'deep-moles', pack });
    expect(files).toEqual([
      join(pack, 'factions/deep-moles/deep-moles/faction.yaml'),
      join(pack, 'bases/deep-moles/bases.yaml'),
    ]);
    expect(linesOf(files[0])).toContain('name: Deep Moles');
    const { problems, figures } = await validate([pack]);
    expect(problems).toEqual([]);
    expect(figures).toMatchObject({ factions: 1, bases: 2 });

    const catalog = await loadCatalog(pack);
    const match = simulateMatch(catalog, {
      players: 2,
      seed: 'moles',
      check: true,
      factions: [
        ['deep-moles', 'ninjas'],
        ['pirates', 'robots'],
      ],
    });
    expect(match.failures).toEqual([]);
    expect(match.finished).toBe(true);
  }, 60_000);

  it('joins a set of the project or of the pack without new bases', async () => {
    const pack = newPack();
    expect(await createFaction({ id: 'badgers', set: 'core', pack })).toHaveLength(1);
    expect(await createBases({ id: 'woods', pack })).toEqual([join(pack, 'bases/woods/bases.yaml')]);
    expect(await createFaction({ id: 'otters', set: 'woods', pack })).toHaveLength(1);
    expect((await validate([pack])).problems).toEqual([]);
  });

  it.each(['1984', 'true', '1e3'])('may be called %s', async (id) => {
    const pack = newPack();
    await createFaction({ id, set: id, pack });
    expect((await validate([pack])).problems).toEqual([]);
  });

  it('points to the schemas of the project, from outside as an address', async () => {
    const [faction, bases] = await createFaction({ id: 'moles', set: 'moles', pack: newPack() });
    const schema = (kind: string) => pathToFileURL(join(projectRoot, `schemas/${kind}.schema.json`)).href;
    expect(linesOf(faction)[0]).toBe(`# yaml-language-server: $schema=${schema('faction')}`);
    expect(linesOf(bases)[0]).toBe(`# yaml-language-server: $schema=${schema('bases')}`);
  });
});

describe('nothing is created', () => {
  it.each(['Moles', 'big moles', 'moles-', '-moles', '../moles', '', 'm'.repeat(61), 'named'])(
    'for the id "%s"',
    async (id) => {
      const pack = newPack();
      await expect(createFaction({ id, set: 'core', pack })).rejects.toThrow(/is no faction id|word of the effect/);
      expect((await validate([pack])).problems[0]?.message).toMatch(/no pack here/);
    },
  );

  it('for a set with a bad id', async () => {
    await expect(createFaction({ id: 'moles', set: 'My Set', pack: newPack() })).rejects.toThrow('is no set id');
    await expect(createBases({ id: 'My Set', pack: newPack() })).rejects.toThrow('is no set id');
  });

  it('where the id is taken, in the pack or in the project', async () => {
    const pack = newPack();
    await createFaction({ id: 'moles', set: 'moles', pack });
    await expect(createFaction({ id: 'moles', set: 'core', pack })).rejects.toThrow('already a faction "moles"');
    await expect(createFaction({ id: 'ninjas', set: 'moles', pack })).rejects.toThrow('already a faction "ninjas"');
    await expect(createBases({ id: 'moles', pack })).rejects.toThrow('already a set "moles"');
    await expect(createBases({ id: 'core', pack })).rejects.toThrow('already a set "core"');
  });

  it('inside a folder of factions or bases', async () => {
    const pack = join(home, 'factions', 'core');
    await expect(createFaction({ id: 'moles', set: 'core', pack })).rejects.toThrow('inside a folder named');
  });
});

describe('npm run new', () => {
  it('says what it wrote and what to do next, and does not overwrite', async () => {
    const pack = newPack();
    const first = run('faction', 'moles', '--in', pack);
    expect(first).toMatchObject({ code: 0, err: '' });
    const file = join(pack, 'factions/moles/moles/faction.yaml');
    expect(first.out).toContain(`wrote ${file}`);
    expect(first.out).toContain(`npm run validate "${pack}"`);
    writeFileSync(file, 'mine');
    const second = run('faction', 'moles', '--in', pack);
    expect(second).toMatchObject({ code: 1, out: '' });
    expect(second.err).toContain('already a faction "moles"');
    expect(linesOf(file)).toEqual(['mine']);
    expect(run('bases', 'woods', '--in', pack)).toMatchObject({ code: 0, err: '' });
  }, 60_000);

  it.each([
    [['base', 'moles'], 'not "base"'],
    [['bases', 'woods', '--set', 'core'], '--set is for factions'],
    [['faction', 'moles', '--into', 'x'], "Unknown option '--into'"],
  ])('%j is refused with the usage', (words, reason) => {
    const { code, out, err } = run(...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(reason);
    expect(err).toContain('npm run new -- faction <id>');
  });
});
