/** The card browser: everything is there to be found, though pictures are fetched only for what is near. */
import { expect, it } from 'vitest';
import { useHouse } from './house';
import { Person } from './person';

const house = useHouse();

/** How many cards and bases the page says there are. */
async function told(ana: Person): Promise<number> {
  const words = (await ana.see('.cardspage__count').textContent()) ?? '';
  return [...words.matchAll(/\d+/g)].reduce((sum, [number]) => sum + Number(number), 0);
}

it('has every card on the page, and fetches pictures as they come near', async () => {
  const ana = await Person.comes(house);
  const fetched: string[] = [];
  ana.page.on('request', (request) => {
    if (request.url().includes('/icons/')) fetched.push(request.url());
  });
  await ana.opens('/cards');
  await ana.see('.card').first().waitFor();
  const all = await told(ana);
  expect(all).toBeGreaterThan(200);
  await expect.poll(() => ana.see('.shelf__link').count()).toBe(all);
  await ana.page.waitForLoadState('networkidle');
  expect(await ana.see('.card__art .icon:not(.icon--blank)').count()).toBeGreaterThan(0);
  const factions = await ana.see('.cardspage__group--cards').count();
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.length).toBeLessThan(factions / 2);
  expect(new Set(fetched).size).toBe(fetched.length);

  const last = ana.see('.cardspage__group--cards').last();
  await last.locator('.card').last().scrollIntoViewIfNeeded();
  await last.locator('.card__art .icon:not(.icon--blank)').last().waitFor();
  ana.isFine();
});

it('finds cards by words, and is walked through and opened by keys', async () => {
  const ana = await Person.comes(house);
  await ana.opens('/cards');
  await ana.see('.card').first().waitFor();
  const all = await told(ana);
  const search = ana.page.getByRole('searchbox');
  await search.fill('minion');
  await expect.poll(() => told(ana)).toBeLessThan(all);
  const found = await told(ana);
  await expect.poll(() => ana.see('.shelf__link').count()).toBe(found);

  // To the last card of the shelf, which is not drawn first, and back by one.
  await ana.see('.shelf__link[tabindex="0"]').first().focus();
  await ana.page.keyboard.press('End');
  await ana.page.keyboard.press('ArrowLeft');
  const links = ana.see('.shelf--cards .shelf__link');
  const wanted = links.nth((await links.count()) - 2);
  expect(await wanted.evaluate((link) => link === document.activeElement)).toBe(true);
  await ana.page.keyboard.press('Enter');
  await ana.see('dialog.preview[open]').waitFor();
  await ana.page.keyboard.press('Escape');
  await ana.see('dialog.preview').waitFor({ state: 'detached' });
  expect(await wanted.evaluate((link) => link === document.activeElement)).toBe(true);

  await search.fill('');
  await expect.poll(() => ana.see('.shelf__link').count()).toBe(all);
  ana.isFine();
});
