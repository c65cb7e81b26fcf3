/**
 * `npm run coverage:cards`: which tests exercise each card, base and numbered rule. A card's tests are in a `describe`
 * titled by its id, a rule's have the id in their title. Fails if one has no test and no stated reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { loadCatalog, projectRoot } from '../content/project';

const RULE = /\b(?:SETUP|DRAFT|TURN|ORDER|SCORE|END|TERM|CONFLICT|DECKTOP|EX|OPEN)-[A-Za-z0-9.-]*[A-Za-z0-9]/g;
const DEFINITION = /^[a-z0-9-]+[/:][a-z0-9-]+/;
const TITLE = /\b(describe|it)(?:\.each\([\s\S]*?\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g;

/** Tests by the id they exercise. */
const tests = new Map<string, string[]>();

for (const file of testFiles(join(projectRoot, 'test'))) {
  let definition: string | undefined;
  let group = '';
  for (const [, kind, single, double, template] of readFileSync(file, 'utf8').matchAll(TITLE)) {
    const title = single ?? double ?? template ?? '';
    if (kind === 'describe') {
      definition = DEFINITION.exec(title)?.[0];
      group = title;
      continue;
    }
    const name = `${relative(projectRoot, file)}: ${title}`;
    if (definition) note(definition, name);
    for (const [rule] of `${group} ${title}`.matchAll(RULE)) note(rule, name);
  }
}

const catalog = await loadCatalog();
const rules = Object.values(
  parse(readFileSync(join(projectRoot, 'test/rules/ids.yaml'), 'utf8')) as Record<string, string[]>,
).flat();
const reasons = parse(readFileSync(join(projectRoot, 'test/rules/untested.yaml'), 'utf8')) as Record<string, string>;
const definitions = [...catalog.all()];
const cards = definitions.filter(({ type }) => type !== 'base').map(({ id }) => id);
const bases = definitions.filter(({ type }) => type === 'base').map(({ id }) => id);

const missing = [...cards, ...bases, ...rules].filter((id) => !tests.has(id) && !Object.hasOwn(reasons, id));
const unknown = [...tests.keys(), ...Object.keys(reasons)].filter(
  (id) => isOurs(id) && ![...cards, ...bases, ...rules].includes(id),
);
if (process.argv.includes('--list')) {
  for (const id of [...cards, ...bases, ...rules])
    console.log(`${id}\n${(tests.get(id) ?? [`no test: ${reasons[id]}`]).map((name) => `  ${name}`).join('\n')}`);
}
for (const id of missing) console.error(`${id} has no test and no reason in test/rules/untested.yaml`);
for (const id of unknown) console.error(`${id} is tested but is no card, base or rule`);
const covered = (ids: readonly string[]): number => ids.filter((id) => tests.has(id)).length;
console.log(
  JSON.stringify({
    cards: cards.length,
    cardsTested: covered(cards),
    bases: bases.length,
    basesTested: covered(bases),
    rules: rules.length,
    rulesTested: covered(rules),
    rulesWithReason: rules.filter((id) => !tests.has(id) && Object.hasOwn(reasons, id)).length,
  }),
);
if (missing.length + unknown.length > 0) process.exitCode = 1;

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (entry.name.endsWith('.test.ts')) yield path;
  }
}

function note(id: string, test: string): void {
  tests.set(id, [...(tests.get(id) ?? []), test]);
}

/** Ids of the project's own sets and rules, as opposed to those of test packs and later boxes. */
function isOurs(id: string): boolean {
  if (/^[A-Z]/.test(id)) return !id.startsWith('EX-');
  const [owner = ''] = id.split(/[/:]/);
  return catalog.factions.has(owner) || catalog.sets.has(owner);
}
