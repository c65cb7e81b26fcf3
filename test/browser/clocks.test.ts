/** Thinking time: the clock of who is awaited runs, those of the others stand still. */
import { expect, it } from 'vitest';
import { arrange, useHouse } from './house';
import { playOn, stateOf } from './lot';
import { Person } from './person';

const house = useHouse();

it('counts down for the awaited player only', async () => {
  const { id } = await arrange(house, {
    names: ['Ana', 'Ben', 'Cleo'],
    setupData: { seed: 'clocks', factions: 'random', firstPlayer: 1 },
    table: { timer: { turn: 600, reserve: 600 } },
  });
  // Everyone is awaited until they have decided about their opening hand.
  await playOn(
    house,
    id,
    [0, 1, 2].map((player) => ({ player, what: { type: 'keep', keep: true } })),
  );
  expect(await stateOf(house, id)).toMatchObject({ phase: 'play', active: 1 });
  const eve = await Person.comes(house);
  await eve.opens(`/match/${id}`);
  const secondsOn = async (clock: string): Promise<number> => {
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec((await eve.see(clock).textContent()) ?? '') ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const plate = (seat: number): string => `.plate[data-seat="${seat}"] .plate__clock`;
  for (const seat of [0, 1, 2]) await eve.see(plate(seat)).waitFor();
  const [first, awaited, last] = await Promise.all([0, 1, 2].map((seat) => secondsOn(plate(seat))));
  for (const clock of [plate(1), '.prompt__clock'])
    await expect.poll(() => secondsOn(clock)).toBeLessThanOrEqual(Number(awaited) - 3);
  expect([await secondsOn(plate(0)), await secondsOn(plate(2))]).toEqual([first, last]);
  eve.isFine();
});
