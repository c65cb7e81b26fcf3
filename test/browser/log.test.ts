/** The log can be narrowed down to one turn, and its cards can be looked at. */
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

it('shows a card that is named in large, and has an address for it', async () => {
  const { id } = await position(house, 'turn', 2);
  const eve = await Person.comes(house, { screen: { viewport: { width: 1440, height: 900 } } });
  await eve.opens(`/match/${id}`);
  const name = eve.see('.story__line .name--card').first();
  const card = await name.textContent();
  const shown = () => eve.see('.preview .card__name').textContent();
  await name.focus();
  await eve.page.keyboard.press('Enter');
  await expect.poll(shown).toBe(card);
  expect(new URL(eve.page.url()).pathname).toBe(`/match/${id}`);
  await eve.opens((await name.getAttribute('href')) ?? '');
  await expect.poll(shown).toBe(card);
  eve.isFine();
});
