/** Thinking time, by a clock that the test turns. */
import { afterEach, describe, expect, it } from 'vitest';
import { stagesOf } from '../../game/boardgame';
import { Matches } from '../../server/matches/matches';
import { Timers } from '../../server/matches/timers';
import { SqliteStore } from '../../server/storage/sqlite';
import { catalog } from '../catalog';
import { settled, TestClock } from './testClock';

const stores: SqliteStore[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

const TIMER = { turn: 60, reserve: 100 };

async function running(timer = TIMER) {
  const clock = new TestClock();
  const store = SqliteStore.open(null);
  stores.push(store);
  const fail = (error: unknown): void => {
    throw error;
  };
  const matches = new Matches({ store, catalog, now: clock.now, report: fail, seeds: true });
  const timers = new Timers(matches, clock, fail);
  const setupData = {
    factions: [
      ['dinosaurs', 'ninjas'],
      ['pirates', 'robots'],
    ],
    firstPlayer: 0,
    mulligan: 'discardForced',
    seed: 'timers',
  };
  const { id } = await matches.create({ numPlayers: 2, setupData, table: { timer } });
  const keys: string[] = [];
  for (const name of ['Ann', 'Ben']) keys.push((await matches.join(id, { name })).key);
  await settled();
  const seatAt = async (seat: number) => (await matches.find(id)).match.seats[seat];
  const awaited = async () => Object.keys(stagesOf((await matches.find(id)).state.G) ?? {}).map(Number);
  const move = async (seat: number, type: string, args: unknown[] = []) => {
    const { state } = await matches.find(id);
    await matches.move(id, seat, type, args, state._stateID);
    await settled();
  };
  return { clock, matches, timers, id, keys, seatAt, awaited, move };
}

describe('thinking time', () => {
  it('is that of the turn, then the reserve; after that a bot plays', async () => {
    const { clock, seatAt, awaited } = await running();
    expect(await awaited()).toEqual([0]);
    await clock.pass(159);
    expect((await seatAt(0))?.standIn).toBeUndefined();
    await clock.pass(1);
    expect(await seatAt(0)).toMatchObject({ name: 'Ann', standIn: 'greedy', reserve: 0 });
    expect((await seatAt(1))?.standIn).toBeUndefined();
  });

  it('takes from the reserve what a move needed beyond the turn', async () => {
    const { clock, seatAt, move } = await running();
    await clock.pass(90);
    await move(0, 'finish');
    expect(await seatAt(0)).toMatchObject({ reserve: 70_000 });
    expect(await seatAt(1)).toMatchObject({ reserve: 100_000 });
  });

  it('is given anew each turn, but not for each move', async () => {
    const { clock, seatAt, move, awaited } = await running({ turn: 60, reserve: 0 });
    await clock.pass(40);
    await move(0, 'finish');
    expect(await awaited()).toEqual([1]);
    await clock.pass(59);
    await move(1, 'finish');
    await clock.pass(59);
    expect((await seatAt(0))?.standIn).toBeUndefined();
    await clock.pass(1);
    expect((await seatAt(0))?.standIn).toBe('greedy');
  });

  it('does not run for a bot, and is given anew when the player is back', async () => {
    const { clock, matches, id, keys, seatAt } = await running({ turn: 60, reserve: 0 });
    await clock.pass(60);
    expect((await seatAt(0))?.standIn).toBe('greedy');
    await clock.pass(10_000);
    await matches.comeBack(id, 0, keys[0] ?? '');
    await settled();
    await clock.pass(59);
    expect((await seatAt(0))?.standIn).toBeUndefined();
    await clock.pass(1);
    expect((await seatAt(0))?.standIn).toBe('greedy');
  });

  it('stops with the server', async () => {
    const { clock, timers, seatAt } = await running();
    timers.close();
    await clock.pass(10_000);
    expect((await seatAt(0))?.standIn).toBeUndefined();
  });
});
