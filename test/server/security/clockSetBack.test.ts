/** Someone sets the clock of the machine back by an hour: nobody is locked out or timed out, and nothing is lost or put in another order. */
import { afterEach, describe, expect, it } from 'vitest';
import { steadyDate } from '../../../server/matches/dates';
import { Matches } from '../../../server/matches/matches';
import { Dice } from '../../../server/simulation/dice';
import { SqliteStore } from '../../../server/storage/sqlite';
import { catalog } from '../../catalog';
import { FrameWire } from './frames';
import { type Attacked, attacked, newTable, playOn } from './target';
import { ask, packetOf, Wire } from './wire';

const HOUR = 60 * 60 * 1000;

let target: Attacked | undefined;
afterEach(() => target?.server.stop());

const setBack = ({ clock }: Attacked): void => {
  clock.ahead -= HOUR;
};

describe('the clock set back by an hour', () => {
  it('locks nobody out who asks, says or creates as much as they may', async () => {
    target = await attacked({ REQUESTS_PER_SECOND: '5', MATCHES_PER_HOUR: '1', MESSAGES_PER_SECOND: '10' });
    const { address, clock } = target;
    const request = async () => (await ask(address, '/games')).status;
    const wire = await Wire.open(address);
    const message = async () => {
      await wire.send(packetOf('nosuchmessage'));
      return ((await wire.hear('refused'))[2] as { reason: string }).reason;
    };
    const create = async () =>
      (
        await ask(address, '/games/smashtable/create', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{"numPlayers":2}',
        })
      ).status;
    expect([await create(), await request(), await message()]).toEqual([200, 200, 'badRequest']);
    setBack(target);
    expect([await request(), await message()]).toEqual([200, 'badRequest']);
    expect(await create()).toBe(429);
    clock.now += HOUR;
    expect([await create(), await request(), await message()]).toEqual([200, 200, 'badRequest']);
    await wire.close();
  });

  it('gives no player more time, and none less', async () => {
    target = await attacked();
    const { matches } = target.server;
    const factions = [
      ['dinosaurs', 'ninjas'],
      ['pirates', 'robots'],
    ];
    const setupData = { factions, firstPlayer: 0, mulligan: 'discardForced', seed: 'timers' };
    const { id } = await matches.create({ numPlayers: 2, setupData, table: { timer: { turn: 60, reserve: 100 } } });
    for (const name of ['Ann', 'Ben']) await matches.join(id, { name });
    const wire = await FrameWire.open(target.address);
    const clocks = async (): Promise<unknown[]> => {
      await wire.emit('sync', id, null, null);
      const { filteredMetadata } = (await wire.hear('sync'))[2] as { filteredMetadata: { data: { clock: object } }[] };
      return filteredMetadata.map(({ data }) => data.clock);
    };
    target.clock.now += 20_000;
    setBack(target);
    target.clock.now += 20_000;
    expect(await clocks()).toEqual([
      { left: 20_000, reserve: 100_000, running: true },
      { left: 60_000, reserve: 100_000, running: false },
    ]);
    const { match } = await matches.find(id);
    expect(match.seats.map(({ standIn }) => standIn)).toEqual([undefined, undefined]);
    await wire.close();
  });

  it('removes no match, and lists the newest first all the same', async () => {
    target = await attacked();
    const { matches } = target.server;
    const { clock } = target;
    const older = await newTable(target.server, ['Ann', 'Ben']);
    clock.now += 60_000;
    setBack(target);
    const newer = await newTable(target.server, ['Cat']);
    const listed = async () => (await matches.store.list({})).matches.map(({ id }) => id);
    expect(await listed()).toEqual([newer.matchID, older.matchID]);
    const ages = { waiting: HOUR / 2, running: HOUR / 2, finished: HOUR / 2 };
    expect(await matches.expire(ages)).toBe(0);
    clock.now += 60_000;
    await playOn(target.server, older, new Dice('back'), (_, moves) => moves === 1);
    expect(await listed()).toEqual([older.matchID, newer.matchID]);
    // Set right again, it is as if nothing had been.
    clock.ahead = 0;
    expect(await matches.expire(ages)).toBe(0);
    clock.now += HOUR;
    expect(await matches.expire(ages)).toBe(2);
  });

  it('leaves the log and the chat in the order of their dates', async () => {
    target = await attacked();
    const table = await newTable(target.server, ['Ann', 'Ben']);
    const { matches } = target.server;
    const wire = await FrameWire.open(target.address);
    await wire.emit('sync', table.matchID, '0', table.keys[0]);
    await wire.hear('sync');
    const sayAndMove = async (payload: string): Promise<void> => {
      await wire.emit('chat', table.matchID, { id: payload, sender: '0', payload }, table.keys[0]);
      await wire.hear('chat');
      await playOn({ matches }, table, new Dice('back'), (_, moves) => moves === 1);
    };
    await sayAndMove('before');
    setBack(target);
    target.clock.now += 5000;
    await sayAndMove('after');
    const { log, chat } = await matches.whole(table.matchID);
    const dates = (log as unknown as { at: number }[]).map(({ at }) => at);
    expect(dates).toEqual(dates.toSorted());
    expect(chat.map(({ id }) => id)).toEqual(['before', 'after']);
    expect((chat[1]?.at ?? 0) - (chat[0]?.at ?? 0)).toBe(5000);
    await wire.close();
  });

  it('while the server was away: the next move is noted with the date of now', async () => {
    const store = SqliteStore.open(null);
    let date = 1_800_000_000_000;
    const opened = () =>
      new Matches({
        store,
        catalog,
        now: () => date,
        seeds: true,
        report: (error) => {
          throw error;
        },
      });
    const first = opened();
    const { id } = await first.create({ numPlayers: 2, setupData: { factions: 'random', seed: 'back' } });
    for (const name of ['Ann', 'Ben']) await first.join(id, { name });
    date -= HOUR;
    const second = opened();
    await playOn({ matches: second }, { matchID: id }, new Dice('back'), (_, moves) => moves === 1);
    expect((await second.find(id)).match.updated).toBe(date);
    expect((await store.match(id))?.updated).toBe(date);
    await store.close();
  });
});

describe('a date that never goes back', () => {
  it('follows the machine forwards, and goes on by itself when that is set back', () => {
    let machine = 1000;
    let passed = 0;
    const date = steadyDate({ now: () => machine, monotonic: () => passed });
    const later = (milliseconds: number, jump = 0): number => {
      passed += milliseconds;
      machine += milliseconds + jump;
      return date();
    };
    expect([later(5), later(5, -500), later(5), later(0, 500), later(5, 100)]).toEqual([1005, 1010, 1015, 1015, 1120]);
  });
});
