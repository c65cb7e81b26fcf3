/**
 * `npm run screenshots -- [folder]`: pictures of every part of the app, the same each time, to be looked at. Matches are
 * brought to where they are by seeds, and nothing moves.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { arrange, closeHouse, openHouse, type Sitting } from '../house';
import { newcomer } from '../person';
import { type PositionName, position } from '../positions';
import { builtApp } from '../setup';

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const SCREENS = { desktop: DESK, phone: PHONE } as const;
const THEMES = ['light', 'dark'] as const;

/** Names after the folder: only those pictures. */
const [where = 'screenshots', ...wanted] = process.argv.slice(2);
if (where.startsWith('-')) {
  console.log('npm run screenshots -- [folder [picture ...]]: pictures of every part of the app (screenshots)');
  process.exit(where === '--help' ? 0 : 1);
}
const folder = resolve(where);

interface Picture {
  readonly name: string;
  /** Where to go, and the seat to take there if there is one. */
  readonly to: string | (() => Promise<Goal>);
  /** What shows that everything is there. */
  readonly until: string;
  readonly before?: (page: Page) => Promise<void>;
  /** The whole page, not only what fits the screen. */
  readonly whole?: boolean;
}

interface Goal {
  readonly path: string;
  readonly seats?: Readonly<Record<string, Sitting>>;
}

const atTable = (name: PositionName, players: number) => async (): Promise<Goal> => {
  const { id, sittings } = await position(house, name, players);
  return { path: `/match/${id}`, ...(sittings[0] && { seats: { [id]: sittings[0] } }) };
};

async function waitRoom(): Promise<Goal> {
  const { id } = await arrange(house, { names: ['Cleo'], free: 2, setupData: { seed: 'room' } });
  return { path: `/match/${id}` };
}

async function lobby(): Promise<Goal> {
  await arrange(house, { names: ['Ana', 'Ben'], setupData: { seed: 'two', factions: 'random' } });
  await arrange(house, { names: ['Ana', 'Ben', 'Cleo', 'Dan'], setupData: { seed: 'four' } });
  await arrange(house, { names: ['Dan'], free: 1, setupData: { seed: 'core', sets: ['core'] } });
  await arrange(house, { names: ['Ana', 'Cleo'], free: 2, setupData: { seed: 'open' } });
  return { path: '/lobby' };
}

async function replay(): Promise<Goal> {
  return { path: `/replay/${(await position(house, 'end', 3)).id}?step=90` };
}

const lift = (page: Page): Promise<void> =>
  page.locator('.hand [data-meaning="lift"]:has(.card--minion)').first().click();

/** In this order: the lobby shows what was there before. */
const PICTURES: readonly Picture[] = [
  { name: 'start', to: '/', until: '.combo__half' },
  { name: 'learn', to: '/learn', until: 'main h1' },
  { name: 'cards', to: '/cards', until: '.card' },
  { name: 'card', to: '/cards?card=ninjas/tiger-assassin', until: 'dialog[open] .card' },
  { name: 'new', to: '/new', until: 'main h1', whole: true },
  { name: 'rules', to: '/rules', until: 'main h1' },
  { name: 'settings', to: '/settings', until: 'main h1', whole: true },
  { name: 'credits', to: '/credits', until: 'main h1' },
  { name: 'lobby', to: lobby, until: '.lobby__matches' },
  { name: 'wait', to: waitRoom, until: '.waitroom' },
  { name: 'draft', to: atTable('draft', 4), until: '.draft' },
  { name: 'opening', to: atTable('opening', 2), until: '.opening' },
  { name: 'table-2', to: atTable('turn', 2), until: '.hand [data-meaning]' },
  { name: 'table-4', to: atTable('turn', 4), until: '.hand [data-meaning]' },
  { name: 'lifted', to: atTable('turn', 3), until: '.hand [data-meaning]', before: lift },
  { name: 'decision', to: atTable('question', 2), until: '.question' },
  { name: 'end', to: atTable('end', 4), until: 'dialog.end[open]' },
  { name: 'replay', to: replay, until: '.replaybar' },
];

const app = await builtApp();
const house = await openHouse(app.folder);
try {
  mkdirSync(folder, { recursive: true });
  const some = PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const picture of some) await take(picture);
} finally {
  await closeHouse(house);
  app.remove();
}

async function take({ name, to, until, before, whole }: Picture): Promise<void> {
  const { path, seats = {} } = typeof to === 'string' ? { path: to } : await to();
  for (const [screen, size] of Object.entries(SCREENS))
    for (const theme of THEMES) {
      const file = `${name}-${screen}-${theme}.png`;
      const context = await newcomer(house, { screen: size, settings: { theme }, seats });
      try {
        await photograph(context, path, until, join(folder, file), before, whole);
        console.log(file);
      } catch (error) {
        console.error(`${file}: ${error instanceof Error ? error.message : error}`);
        process.exitCode = 1;
      } finally {
        await context.close();
      }
    }
}

async function photograph(
  context: BrowserContext,
  path: string,
  until: string,
  file: string,
  before: Picture['before'],
  whole = false,
): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('smashtable.name', JSON.stringify('Jolly Narwhal'));
    // The start page mixes factions by lot.
    Math.random = () => 0.6;
  });
  const page = await context.newPage();
  await page.goto(house.server.address + path);
  await page.locator(until).first().waitFor();
  await before?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const across = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (across > 0) throw new Error(`${across} pixels wider than the screen`);
  await page.screenshot({ path: file, fullPage: whole });
}
