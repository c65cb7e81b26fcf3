/** A whole game against a bot, from the start page on, with nothing but a mouse. */
import { expect, it } from 'vitest';
import { mouse } from './hands';
import { useHouse } from './house';
import { Person } from './person';
import { Robot } from './robot';

const house = useHouse();

it('plays a game from the start page to its end by mouse', async () => {
  const ana = await Person.comes(house);
  await ana.dealsFrom('mouse');
  await ana.opens('/');
  await ana.page.getByRole('button', { name: 'Smash now!' }).click();
  const robot = new Robot(ana, mouse);
  await robot.plays();
  await expect.poll(() => ana.see('.end__place').count()).toBe(2);
  ana.isFine();
});
