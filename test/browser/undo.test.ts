/** What was begun by mistake is taken back, as long as nothing hidden was shown. */
import { expect, it } from 'vitest';
import type { State } from '../../game/state';
import { legalFor } from '../../game/view';
import { mouse, shortcuts } from './hands';
import { useHouse } from './house';
import { asked, reach, stateOf } from './lot';
import { Person } from './person';

const house = useHouse();

it('takes back a card that is being played, by mouse and by key', async () => {
  const factions = [
    ['giant-ants', 'pirates'],
    ['dinosaurs', 'robots'],
  ] as const;
  /** The card that is being played and asks where something goes. */
  const played = ({ resolution }: State): number | null =>
    resolution?.task.type === 'play' && resolution.task.player === 0 ? resolution.task.card : null;
  const position = await reach(house, { factions }, (state) => {
    const { catalog } = house.server.matches;
    return played(state) !== null && asked(state)?.player === 0 && legalFor(catalog, state, 0).undo;
  });
  const { id, sittings, state } = position;
  const card = played(state);
  const [seat] = sittings;
  if (!seat) throw new Error('nobody sits there');
  const ana = await Person.comes(house, { seats: { [id]: seat } });
  await ana.opens(`/match/${id}`);
  const undo = ana.see('[data-do="undo"]');
  await undo.waitFor();
  expect(await ana.see(`.hand [data-card="${card}"]`).count()).toBe(0);
  await mouse.press(undo);
  await ana.settled();
  await ana.see(`.hand [data-card="${card}"][data-meaning="lift"]`).waitFor();
  expect((await stateOf(house, id)).players[0]?.hand).toContain(card);

  // Again, by keys.
  const keys = shortcuts(ana.page);
  await keys.press(ana.see(`.hand [data-card="${card}"]`));
  await ana.settled();
  await ana.page.keyboard.press('Enter');
  await undo.waitFor();
  await ana.page.keyboard.press('z');
  await ana.see(`.hand [data-card="${card}"][data-meaning="lift"]`).waitFor();
  ana.isFine();
});
