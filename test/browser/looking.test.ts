/** What is looked at more closely: a card in large as it is now. */
import { expect, it } from 'vitest';
import type { State } from '../../game/state';
import { viewOf } from '../../game/view';
import { useHouse } from './house';
import { reach } from './lot';
import { Person } from './person';

const house = useHouse();

/** The first minion whose power is not only the printed one. */
function changed(state: State): { id: number; total: number } | undefined {
  const { power } = viewOf(house.server.matches.catalog, state, 0);
  const found = Object.entries(power).find(([, { parts }]) => parts.length > 1);
  return found && { id: Number(found[0]), total: found[1].total };
}

it('shows a card in large with its power now and how it comes about', async () => {
  const factions = [
    ['robots', 'wizards'],
    ['dinosaurs', 'werewolves'],
  ] as const;
  const { id, state } = await reach(
    house,
    { factions },
    (state) => state.phase === 'play' && !state.resolution && changed(state) !== undefined,
  );
  const minion = changed(state);
  const eve = await Person.comes(house);
  await eve.opens(`/match/${id}`);
  await eve.see(`.board [data-card="${minion?.id}"]`).click({ button: 'right' });
  await eve.see('dialog.preview', { hasText: `${minion?.total} = ` }).waitFor();
  eve.isFine();
});
