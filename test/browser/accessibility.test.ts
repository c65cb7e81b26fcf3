/** Nothing that keeps anyone out: axe finds no fault with any page or position, the focus stays, and what happens is said. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, it } from 'vitest';
import { mouse } from './hands';
import { arrange, useHouse } from './house';
import { Person } from './person';
import { type PositionName, position } from './positions';
import { Robot } from './robot';

const house = useHouse();

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds, in words: the rule, the thing and what is wrong with it. */
async function faults({ page }: Person): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults, string[]>((values) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    return axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
  }, STANDARDS);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

type Theme = 'light' | 'dark' | 'contrast';

async function expectNoFaults(person: Person, themes: readonly Theme[]): Promise<void> {
  for (const theme of themes) {
    await person.page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    expect.soft(await faults(person), theme).toEqual([]);
  }
  person.isFine();
}

const PAGES: readonly [name: string, path: string | (() => Promise<string>), shown: string][] = [
  ['start page', '/', '.combo__half'],
  ['lobby', '/lobby', '.lobby__head'],
  ['form for a new match', '/new', 'main h1'],
  ['card browser', '/cards', '.card'],
  ['preview of a card', '/cards?card=ninjas/tiger-assassin', 'dialog[open] .card'],
  ['rules', '/rules', 'main h1'],
  ['way into the lesson', '/learn', 'main h1'],
  ['settings', '/settings', 'main h1'],
  ['credits', '/credits', 'main h1'],
  ['page that is not there', '/nowhere', 'main h1'],
  ['match that is not there', '/match/nowhere', 'main h1'],
  ['wait room', async () => `/match/${(await arrange(house, { names: ['Cleo'], free: 2 })).id}`, '.waitroom'],
  ['replay', async () => `/replay/${(await position(house, 'end', 2)).id}?step=40`, '.replaybar'],
];

it.each(PAGES)('finds no fault with the %s', async (_, path, shown) => {
  const ana = await Person.comes(house);
  await ana.opens(typeof path === 'string' ? path : await path());
  await ana.see(shown).first().waitFor();
  await ana.page.waitForLoadState('networkidle');
  if (path === '/match/nowhere') ana.problems.length = 0;
  await expectNoFaults(ana, ['light', 'dark']);
});

/** Ana at the table. */
async function at(name: PositionName, players: number, phone = false): Promise<Person> {
  const { id, sittings } = await position(house, name, players);
  const ana = await Person.comes(house, { phone, ...(sittings[0] && { seats: { [id]: sittings[0] } }) });
  await ana.opens(`/match/${id}`);
  await ana.see('.table').waitFor();
  return ana;
}

const POSITIONS: readonly [name: PositionName, players: number, shown: string][] = [
  ['draft', 4, '.draft'],
  ['opening', 2, '.opening'],
  ['turn', 4, '.hand [data-meaning="lift"]'],
  ['question', 2, '.question'],
  ['end', 4, 'dialog.end[open]'],
];

it.each(POSITIONS)('finds no fault with the table: %s', async (name, players, shown) => {
  const ana = await at(name, players);
  await ana.see(shown).first().waitFor();
  if (name === 'turn') {
    await mouse.press(ana.see(`${shown}:has(.card--minion)`).first());
    await ana.see('[data-meaning="place"]').first().waitFor();
  }
  await expectNoFaults(ana, ['light', 'dark', 'contrast']);
});

it('finds no fault with the table on a phone', async () => {
  const ana = await at('turn', 4, true);
  await ana.see('.hand [data-meaning="lift"]').first().waitFor();
  await expectNoFaults(ana, ['light', 'dark', 'contrast']);
});

it('says of cards in play whose they are and how strong, and who is awaited', async () => {
  const ana = await at('turn', 4);
  const minions = ana.see('.board .minion__card');
  await minions.first().waitFor();
  const called = (name: RegExp) => ana.page.getByRole('button', { name });
  for (const minion of await minions.all()) {
    const [name, power] = await Promise.all(
      ['name', 'power'].map((part) => minion.locator(`.minion__${part}`).textContent()),
    );
    expect(await minion.and(called(new RegExp(`^${name} power ${power}, (?:Ana|Ben|Cleo|Dan)\\b`))).count()).toBe(1);
  }
  const actions = await ana.see('.board .tab__card').count();
  expect(actions).toBeGreaterThan(0);
  expect(await called(/^\w.* action of (?:Ana|Ben|Cleo|Dan)\b/).count()).toBe(actions);
  expect(await called(/^\w+ is awaited$/).count()).toBe(1);
  ana.isFine();
});

it('keeps the focus and says what happens, move after move', async () => {
  const ana = await Person.comes(house);
  await ana.dealsFrom('heard');
  await ana.opens('/');
  await ana.page.getByRole('button', { name: 'Smash now!' }).click();
  await ana.see('.table').waitFor();
  const robot = new Robot(ana, mouse);
  const heard = new Set<string>();
  for (let moves = 0; moves < 40; moves++) {
    if (!(await robot.acts())) break;
    expect(await ana.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    for (const text of await ana.see('.table [aria-live]').allInnerTexts()) if (text.trim() !== '') heard.add(text);
  }
  const all = [...heard].join('\n');
  expect(all).toMatch(/plays .+ on /);
  expect(all).toMatch(/Your turn|Choose/);
  ana.isFine();
});
