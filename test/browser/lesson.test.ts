/** The first game on the smallest phone: the coach leaves the table the room it needs, in every language. */
import { expect, it } from 'vitest';
import { finger } from './hands';
import { useHouse } from './house';
import { Person } from './person';

const house = useHouse();

/** As high as a base must be to show what it gives and a few words of its text. */
const ENOUGH = 160;

it.each(['en', 'fr', 'es'])('leaves room for the table beside the coach: %s', async (language) => {
  const ana = await Person.comes(house, { phone: true, settings: { language } });
  await ana.dealsFrom('lesson');
  await ana.opens('/learn');
  await finger.press(ana.see('main .button--go'));
  for (let steps = 0; steps < 3; steps++) {
    await ana.see('.coach__text').waitFor();
    await ana.see('.board .base').first().waitFor();
    const box = await ana.see('.board__bases').boundingBox();
    const title = (await ana.see('.coach__title').textContent()) ?? '';
    expect(box?.height, title).toBeGreaterThan(ENOUGH);
    await finger.press(ana.see('.coach .button--go'));
    await ana.settled();
  }
  const across = await ana.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(across).toBeLessThanOrEqual(0);
  ana.isFine();
});
