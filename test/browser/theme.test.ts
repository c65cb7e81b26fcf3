/** The theme follows the system until the player chooses one, and is there before anything is drawn. */
import { expect, it } from 'vitest';
import { useHouse } from './house';
import { Person } from './person';

const house = useHouse();

const theme = ({ page }: Person): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.theme);

it('follows the system, also when that changes', async () => {
  const ana = await Person.comes(house, { screen: { colorScheme: 'dark', viewport: { width: 1280, height: 800 } } });
  // What the theme is when the app is first drawn.
  await ana.page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#app > *')) return;
      observer.disconnect();
      Object.assign(window, { first: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  await ana.opens('/');
  await ana.see('main').waitFor();
  expect(await ana.page.evaluate(() => Reflect.get(window, 'first'))).toBe('dark');
  await ana.page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => theme(ana)).toBe('light');
  await ana.page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await expect.poll(() => theme(ana)).toBe('contrast');
  ana.isFine();
});

it('is the one the player has chosen', async () => {
  const ana = await Person.comes(house, { screen: { colorScheme: 'dark' }, settings: { theme: 'light' } });
  await ana.opens('/');
  await ana.see('main').waitFor();
  expect(await theme(ana)).toBe('light');
  await ana.opens('/settings');
  await ana.page.getByRole('radio', { name: 'As the device' }).check({ force: true });
  await expect.poll(() => theme(ana)).toBe('dark');
  ana.isFine();
});
