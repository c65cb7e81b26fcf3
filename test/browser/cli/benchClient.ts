/**
 * `npm run bench:client`: figures of the web app as JSON: what is shipped, how soon one sees something, and how long a
 * spectator's browser works on each update of a full four-player table.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { timeFor } from '../../../client/table/motion/timing';
import { Dice } from '../../../server/simulation/dice';
import { closeHouse, openHouse } from '../house';
import { moveOn } from '../lot';
import { newcomer } from '../person';
import { position } from '../positions';
import { builtApp } from '../setup';
import { CATEGORIES, type Update, updatesIn } from './threadTime';
import { FRAMES_AFTER, MARKS, type Watched, watchUpdates } from './updates';

const UPDATES = 200;
/** The first updates of every page are handled by code that is not compiled yet. */
const WARM = 20;
const LOADS = 5;
/** Motion at this pace is over sooner and no less work. */
const PACE = 0.5;

const app = await builtApp();
const house = await openHouse(app.folder);
try {
  const { id } = await position(house, 'middle', 4);
  const start = await loads('/', '.start__hero');
  const table = await loads(`/match/${id}`, '.board .base');
  const shipped = sizes([...new Set([...start.scripts, ...table.scripts])]);
  const figures = {
    gzipKb: { firstPage: sizes(start.scripts).total, firstPageAndTable: shipped.total, chunks: shipped.chunks },
    firstContentfulPaintMs: start.paint,
    tableShownMs: table.shown,
    update: { motionOff: await updates('off'), motionOn: await updates('fast') },
  };
  console.log(JSON.stringify(figures));
} finally {
  await closeHouse(house);
  app.remove();
}

/** What is loaded at an address, when something is painted and when what matters is shown: the median of several visits. */
async function loads(path: string, until: string) {
  const paints: number[] = [];
  const shown: number[] = [];
  const scripts = new Set<string>();
  for (let visit = 0; visit < LOADS; visit++) {
    const context = await newcomer(house);
    const page = await context.newPage();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(house.server.address + path);
    await page.locator(until).first().waitFor();
    const there = [...scripts];
    const [paint, seen] = await page.evaluate(
      () =>
        new Promise<[number, number]>((resolve) =>
          requestAnimationFrame(() =>
            resolve([performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, performance.now()]),
          ),
        ),
    );
    paints.push(paint);
    shown.push(seen);
    await context.close();
    // What is fetched later, in case it is needed, is not part of it.
    scripts.clear();
    for (const script of there) scripts.add(script);
  }
  return { paint: quantile(paints, 0.5), shown: quantile(shown, 0.5), scripts: [...scripts] };
}

function sizes(scripts: readonly string[]) {
  const chunks: Record<string, number> = {};
  let total = 0;
  for (const script of scripts) {
    const bytes = gzipSync(readFileSync(join(app.folder, script))).length;
    chunks[/([\w-]+)-[\w-]{8}\.js$/.exec(script)?.[1] ?? script] = rounded(bytes / 1024);
    total += bytes;
  }
  return { total: rounded(total / 1024), chunks };
}

/** A spectator watches a game go on: what the main thread does for each update. */
async function updates(motion: 'off' | 'fast') {
  const context = await newcomer(house, { settings: { motion }, screen: { viewport: { width: 1440, height: 900 } } });
  // The compiler has functions keep their names by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(watchUpdates, { marks: MARKS, after: FRAMES_AFTER });
  const all: Update[] = [];
  for (let round = 0; all.length < UPDATES; round++) {
    const { id } = await position(house, 'middle', 4);
    const page = await context.newPage();
    await page.goto(`${house.server.address}/match/${id}`);
    await page.locator('.board .minion').first().waitFor();
    const dice = new Dice(`bench ${round}`);
    const goOn = async (): Promise<boolean> => {
      const update = page.evaluate(() => (window as unknown as Watched).nextUpdate());
      const events = await moveOn(house, id, dice);
      if (!events) return false;
      await update;
      if (motion !== 'off') await setTimeout(timeFor(events, PACE));
      return true;
    };
    for (let seen = 0; seen < WARM; seen++) await goOn();
    await house.browser.startTracing(page, { categories: CATEGORIES });
    for (let seen = all.length; seen < UPDATES && (await goOn()); seen++);
    all.push(...updatesIn((await house.browser.stopTracing()).toString()));
    await page.close();
  }
  await context.close();
  const part = (which: keyof Update) => {
    const values = all.map((one) => one[which]);
    return { p50: quantile(values, 0.5), p95: quantile(values, 0.95) };
  };
  return {
    updates: all.length,
    shownMs: part('shown'),
    longestTaskAfterMs: part('longestAfter'),
    mainThreadMs: part('total'),
  };
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}
