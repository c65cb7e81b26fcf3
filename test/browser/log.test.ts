/** The log can be narrowed down to one turn; its turns are listed when somebody reaches for the list. */
import { expect, it } from 'vitest';
import { useHouse } from './house';
import { Person } from './person';
import { position } from './positions';

const house = useHouse();

it('shows one turn of the log, and all of them again', async () => {
  const { id, state } = await position(house, 'turn', 2);
  const eve = await Person.comes(house, { screen: { viewport: { width: 1440, height: 900 } } });
  await eve.opens(`/match/${id}`);
  const list = eve.see('.story__filter select');
  await list.focus();
  // Every turn, what came before the first, and all of them.
  await expect.poll(() => list.locator('option').count()).toBe(state.turn + 2);
  await list.selectOption('3');
  await list.blur();
  await expect.poll(() => eve.see('.story__turn h3').allInnerTexts()).toEqual([expect.stringMatching(/^Turn 3\b/i)]);
  expect(await list.inputValue()).toBe('3');
  await list.focus();
  await list.selectOption('');
  await expect.poll(() => eve.see('.story__turn').count()).toBeGreaterThan(1);
  eve.isFine();
});
