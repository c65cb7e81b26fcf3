/** Two friends: one creates a match and sends its link, the other follows it and sits down; then they draft. */
import { expect, it } from 'vitest';
import { mouse } from './hands';
import { useHouse } from './house';
import { stateOf } from './lot';
import { Person } from './person';
import { Robot } from './robot';
import { together } from './together';

const house = useHouse();

it('brings a second person to the match by its link', async () => {
  const ana = await Person.comes(house);
  await ana.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ana.dealsFrom('invite');
  await ana.opens('/');
  await mouse.press(ana.page.getByRole('button', { name: 'Create and invite' }));
  await mouse.press(ana.page.getByRole('button', { name: 'Copy' }));
  const link = await ana.see('.invite__link').inputValue();
  await expect.poll(() => ana.page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const ben = await Person.comes(house);
  // The game begins with the last seat, and the table is told before whoever took it has their key.
  await ben.context.route('**/join', async (route) => {
    const response = await route.fetch();
    await ben.hasHeard('update');
    await ben.settled();
    await route.fulfill({ response });
  });
  await ben.page.goto(link);
  await mouse.press(ben.page.getByRole('button', { name: /^Sit here/ }));
  for (const person of [ana, ben]) await person.see('.draft').waitFor();
  // Nobody is told that they are only watching.
  for (const person of [ana, ben]) expect(await person.see('.notice', { hasText: 'watching' }).count()).toBe(0);

  await together(house, ana.match, [new Robot(ana, mouse), new Robot(ben, mouse)], ({ phase }) => phase === 'play');
  for (const person of [ana, ben]) {
    await person.see('.board .base').first().waitFor();
    await expect.poll(() => person.see('.hand [data-card]').count()).toBe(5);
    person.isFine();
  }
  const { players } = await stateOf(house, ana.match);
  expect(players.map(({ factions }) => factions.length)).toEqual([2, 2]);
});
