/** What does not change stays as it is, and what has another size gets the room it has. */
import { expect, it } from 'vitest';
import { argumentsOf } from '../../game/clientGame';
import type { State } from '../../game/state';
import { viewOf } from '../../game/view';
import { useHouse } from './house';
import { reach } from './lot';
import { Person } from './person';
import { position } from './positions';

const house = useHouse();
const DESK = { viewport: { width: 1440, height: 900 } };

/** What has been changed on the bases since it was looked for. */
interface Watching {
  readonly touched: string[];
}

/** No base is about to score. */
function isQuiet(state: State): boolean {
  const { bases } = viewOf(house.server.matches.catalog, state, null);
  return bases.every(({ total, breakpoint }) => total < breakpoint);
}

it('leaves the bases alone when the turn goes on', async () => {
  const { matches } = house.server;
  const factions = [
    ['wizards', 'ninjas'],
    ['robots', 'pirates'],
    ['aliens', 'zombies'],
  ] as const;
  const { id, state } = await reach(
    house,
    { factions },
    (state) => state.inPlay.length >= 5 && state.step === 'playCards' && !state.resolution && isQuiet(state),
  );
  const eve = await Person.comes(house, { screen: DESK });
  await eve.opens(`/match/${id}`);
  await eve.see('.board .minion').first().waitFor();
  const boxes = () =>
    eve.see('.plate, .base, .minion').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
  const before = await boxes();
  await eve.page.evaluate(() => {
    const touched: string[] = [];
    Object.assign(window, { touched });
    const board = document.querySelector('.board');
    const watcher = new MutationObserver((changes) => {
      for (const { target, type, attributeName } of changes)
        touched.push(`${type} ${attributeName ?? ''} of ${target.textContent}`);
    });
    if (board) watcher.observe(board, { attributes: true, characterData: true, childList: true, subtree: true });
  });
  const { state: now } = await matches.find(id);
  await matches.move(id, state.active, 'finish', argumentsOf({ type: 'finish' }), now._stateID);
  const next = (state.active + 1) % factions.length;
  await eve.see(`.plate[data-active][data-seat="${next}"]`).waitFor();
  expect(await boxes()).toEqual(before);
  expect(await eve.page.evaluate(() => (window as unknown as Watching).touched)).toEqual([]);
  eve.isFine();
});

it('gives each base what it has room for, also when the window changes', async () => {
  const { id } = await position(house, 'turn', 2);
  const eve = await Person.comes(house, { screen: DESK });
  await eve.opens(`/match/${id}`);
  const base = eve.see('.base').first();
  await expect.poll(() => base.getAttribute('data-room')).toBe('high roomy');
  await eve.page.setViewportSize({ width: 1440, height: 560 });
  await expect.poll(() => base.getAttribute('data-room')).toBe('roomy');
  await eve.page.setViewportSize({ width: 1900, height: 1200 });
  await expect.poll(() => base.getAttribute('data-room')).toBe('wide high roomy large');
  eve.isFine();
});
