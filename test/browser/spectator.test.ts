/** Who watches sees the table and everything that happens there, but nobody's hand, and cannot act. */
import { expect, it } from 'vitest';
import { argumentsOf } from '../../game/clientGame';
import { useHouse } from './house';
import { reach } from './lot';
import { Person } from './person';

const house = useHouse();

it('shows a spectator the table and no hand', async () => {
  const factions = [
    ['ninjas', 'aliens'],
    ['dinosaurs', 'robots'],
  ] as const;
  const position = await reach(
    house,
    { factions },
    ({ turn, resolution, step, inPlay }) => turn > 4 && !resolution && step === 'playCards' && inPlay.length > 2,
  );
  const { id, state } = position;
  const eve = await Person.comes(house);
  await eve.opens(`/match/${id}`);
  await eve.see('.board .base').first().waitFor();
  for (const card of state.inPlay) await eve.see(`.board [data-card="${card}"]`).first().waitFor();
  for (const { hand, deck } of state.players)
    for (const card of [...hand, ...deck]) expect(await eve.see(`[data-card="${card}"]`).count()).toBe(0);
  expect(await eve.see('.hand').count()).toBe(0);
  expect(await eve.see('[data-meaning], [data-do]').count()).toBe(0);

  // What the players do is seen at once.
  const { matches } = house.server;
  const before = await eve.see('.prompt__words').textContent();
  const { state: now } = await matches.find(id);
  await matches.move(id, state.active, 'finish', argumentsOf({ type: 'finish' }), now._stateID);
  await expect.poll(() => eve.see('.prompt__words').textContent()).not.toBe(before);
  eve.isFine();
});
