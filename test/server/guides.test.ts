/** The examples for operators name only what there is: variables, files and commands. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import schema from '../../schemas/environment.schema.json';
import { HELP } from '../../server/admin/commands';
import { readConfig } from '../../server/config';
import { projectRoot } from '../../server/content/project';

const guide = (name: string): string => readFileSync(join(projectRoot, 'server', 'guides', name), 'utf8');

/** What is set on lines that begin so. */
function settingsIn(text: string, begin: RegExp): Record<string, string> {
  const lines = text.split('\n').filter((line) => begin.test(line));
  const pairs = lines.flatMap((line) => line.replace(begin, '').split(/\s+/)).map((pair) => pair.split('='));
  return Object.fromEntries(pairs) as Record<string, string>;
}

describe.each([
  ['smashtable.service', /^Environment=/],
  ['Containerfile', /^ENV /],
  ['nginx.conf', /^# {3}(?=HOST=)/],
])('%s', (name, begin) => {
  it('sets variables that the server knows, to what it takes', () => {
    const { NODE_ENV, ...set } = settingsIn(guide(name), begin);
    expect(Object.keys(set).filter((one) => !(one in schema.properties))).toEqual([]);
    expect(readConfig(set)).toMatchObject({ HOST: set.HOST });
    expect(Object.keys(set).length).toBeGreaterThan(2);
  });
});

describe('the container file', () => {
  it('copies only what there is', () => {
    const copied = guide('Containerfile')
      .split('\n')
      .flatMap((line) => /^COPY (.+) \S+$/.exec(line)?.[1]?.split(' ') ?? []);
    expect(copied.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
    expect(copied).toContain('server');
  });
});

describe('the guide', () => {
  it('uses commands that there are', () => {
    const used = [...guide('README.md').matchAll(/npm run (?:-s )?admin -- (\w+)/g)].map(
      ([, command]) => command ?? '',
    );
    expect(used.length).toBeGreaterThan(5);
    for (const command of used) expect(HELP).toMatch(new RegExp(`^ +(?:\\w+\\|)?${command}\\b`, 'm'));
  });

  it('names files that there are', () => {
    const named = [...guide('README.md').matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => file ?? '');
    for (const file of named) expect(existsSync(join(projectRoot, 'server', 'guides', file))).toBe(true);
  });
});
