/** A whole game against a bot, from the start page on, with nothing but a mouse; and a card that is dragged. */
import { expect, it } from 'vitest';
import { legalFor } from '../../game/view';
import { mouse } from './hands';
import { useHouse } from './house';
import { lastMove, reach } from './lot';
import { Person } from './person';
import { Robot } from './robot';

const house = useHouse();

it('plays a game from the start page to its end by mouse', async () => {
  const ana = await Person.comes(house);
  await ana.dealsFrom('m2');
  await ana.opens('/');
  await ana.page.getByRole('button', { name: 'Smash now!' }).click();
  const robot = new Robot(ana, mouse);
  await robot.plays();
  await expect.poll(() => ana.see('.end__place').count()).toBe(2);
  ana.isFine();
});

it('plays a minion by dragging it to a base', async () => {
  const factions = [
    ['robots', 'pirates'],
    ['dinosaurs', 'aliens'],
  ] as const;
  const { catalog } = house.server.matches;
  const { id, sittings, state } = await reach(
    house,
    { factions },
    ({ phase, step, resolution, active }) => phase === 'play' && step === 'playCards' && !resolution && active === 0,
  );
  const [seat] = sittings;
  if (!seat) throw new Error('nobody sits there');
  const isMinion = (id: number): boolean => catalog.definition(state.cards[id]?.def ?? '').type === 'minion';
  const card = legalFor(catalog, state, 0).plays.find((play) => isMinion(play.card))?.card;
  const base = state.table[1];
  const ana = await Person.comes(house, { seats: { [id]: seat } });
  await ana.opens(`/match/${id}`);
  await ana.see(`.hand [data-drag="${card}"]`).hover();
  await ana.page.mouse.down();
  const to = await ana.see(`.base[data-base="${base}"]`).boundingBox();
  if (to) await ana.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await ana.page.mouse.up();
  await ana.settled();
  expect(await lastMove(house, id)).toMatchObject({ type: 'play', args: [{ card, on: base }], playerID: '0' });
  ana.isFine();
});
