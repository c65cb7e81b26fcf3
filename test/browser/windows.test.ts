/** Priority windows can be passed once, for the base that scores, or until something changes. */
import { expect, it } from 'vitest';
import type { State } from '../../game/state';
import { mouse } from './hands';
import { useHouse } from './house';
import { asked, lastMove, reach } from './lot';
import { Person } from './person';

const house = useHouse();

const FACTIONS = [
  ['ninjas', 'pirates'],
  ['dinosaurs', 'robots'],
] as const;

const isWindow = (state: State): boolean => {
  const decision = asked(state);
  return decision?.player === 0 && decision.kind === 'respond' && decision.options.length > 0 && state.scoring !== null;
};

it.each(['decline', 'passBase', 'passQuiet'])('is passed by the button %s', async (button) => {
  const { id, sittings } = await reach(house, { factions: FACTIONS, most: 200 }, isWindow);
  const [seat] = sittings;
  if (!seat) throw new Error('nobody sits there');
  const ana = await Person.comes(house, { seats: { [id]: seat } });
  await ana.opens(`/match/${id}`);
  await mouse.press(ana.see(`[data-do="${button}"]`));
  await ana.settled();
  expect(await lastMove(house, id)).toMatchObject({ type: 'answer', args: [[]], playerID: '0' });
  ana.isFine();
});
