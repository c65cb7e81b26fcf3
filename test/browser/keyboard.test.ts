/** A whole game against a bot, from the start page on, without a mouse: by Tab, arrow keys and Enter, then by shortcuts. */
import { expect, it } from 'vitest';
import { plainKeys, shortcuts } from './hands';
import { useHouse } from './house';
import { Person } from './person';
import { Robot } from './robot';

const house = useHouse();

it('plays a game from the start page to its end by keyboard', async () => {
  const ana = await Person.comes(house);
  await ana.dealsFrom('keyboard');
  await ana.opens('/');
  const robot = new Robot(ana, plainKeys(ana.page));
  await robot.hands.press(ana.page.getByRole('button', { name: 'Smash now!' }));

  // The first minions with nothing but Tab, arrow keys and Enter.
  await robot.plays(async () => (await ana.see('.lane--0 .minion').count()) >= 2);
  robot.hands = shortcuts(ana.page);
  await robot.plays();
  await expect.poll(() => ana.see('.end__place').count()).toBe(2);

  // The end is left by keyboard, too, and the focus is not lost.
  await ana.page.keyboard.press('Escape');
  await ana.see('[data-do="result"]').waitFor();
  expect(await ana.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  ana.isFine();
});
