/** On the smallest phone, by touch and with moves played out: from the start page to the first cards and the first base that scores. */
import { expect, it } from 'vitest';
import { finger } from './hands';
import { useHouse } from './house';
import { stateOf } from './lot';
import { Person } from './person';
import { Robot } from './robot';

const house = useHouse();

it('is played by touch on a phone', async () => {
  const ana = await Person.comes(house, { phone: true, settings: { motion: 'fast' } });
  await ana.dealsFrom('phone');
  await ana.opens('/');
  await finger.press(ana.page.getByRole('button', { name: 'Smash now!' }));
  const robot = new Robot(ana, finger);
  await robot.plays(async () => (await ana.see('.lane--0 .minion').count()) > 0);
  await robot.plays(async () => (await stateOf(house, ana.match)).baseDiscard.length > 0);
  const { players } = await stateOf(house, ana.match);
  for (const [seat, { vp }] of players.entries())
    await expect.poll(() => ana.see(`[data-zone="vp-${seat}"]`).first().textContent()).toContain(String(vp));
  const overflow = await ana.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  ana.isFine();
});
