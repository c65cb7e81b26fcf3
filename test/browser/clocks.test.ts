/** Thinking time: the clock of who is awaited runs, those of the others stand still. */
import { expect, it } from 'vitest';
import { arrange, useHouse } from './house';
import { stateOf } from './lot';
import { Person } from './person';

const house = useHouse();

const TIMER = { turn: 600, reserve: 600 };

it('counts down for the awaited player only', async () => {
  const { id } = await arrange(house, {
    names: ['Ana', 'Ben', 'Cleo'],
    setupData: { seed: 'clocks', factions: 'random', firstPlayer: 1 },
    table: { timer: TIMER },
  });
  const { active } = await stateOf(house, id);
  expect(active).toBe(1);
  const eve = await Person.comes(house);
  await eve.opens(`/match/${id}`);
  const secondsOn = async (clock: string): Promise<number> => {
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec((await eve.see(clock).textContent()) ?? '') ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const plate = (seat: number): string => `.plate[data-seat="${seat}"] .plate__clock`;
  const full = TIMER.turn + TIMER.reserve;
  for (const seat of [0, 1, 2]) await eve.see(plate(seat)).waitFor();
  for (const clock of [plate(1), '.prompt__clock'])
    await expect.poll(() => secondsOn(clock)).toBeLessThanOrEqual(full - 3);
  for (const seat of [0, 2]) expect(await secondsOn(plate(seat))).toBe(full);
  eve.isFine();
});
