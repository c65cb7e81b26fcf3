/** Nobody fills the lobby: one address holds only so many seats in matches that have not begun. */
import { afterEach, describe, expect, it } from 'vitest';
import { addressTags } from '../../../server/matches/addressTags';
import { Matches } from '../../../server/matches/matches';
import { SqliteStore } from '../../../server/storage/sqlite';
import { catalog } from '../../catalog';
import { type Attacked, attacked, survives } from './target';
import { outcome, visitor } from './visitors';

let target: Attacked | undefined;
const stores: SqliteStore[] = [];
afterEach(async () => {
  await target?.server.stop();
  target = undefined;
  for (const store of stores.splice(0)) await store.close();
});

const HOUR = 3_600_000;

async function serving() {
  const t = await attacked({ TRUST_PROXY: 'true', OPEN_SEATS_PER_ADDRESS: '2', BOT_PAUSE_MS: '10000' });
  target = t;
  const create = async (numPlayers = 2): Promise<string> =>
    (await t.server.matches.create({ numPlayers, setupData: { factions: 'random' } })).id;
  /** Joins a match, a new one if none is named. */
  const join = async (last: number, id?: string) =>
    visitor(t.address, `203.0.113.${last}`).post(`${id ?? (await create())}/join`, { playerName: `Guest ${last}` });
  return { t, create, join };
}

describe('seats in matches that have not begun', () => {
  it('are limited for each address, in one match as in several', async () => {
    const { t, create, join } = await serving();
    const [one, other] = [await create(4), await create()];
    expect(await outcome(join(1, one))).toBe('done');
    expect(await outcome(join(1, other))).toBe('done');
    await survives(t, async () => {
      const { status, body } = await join(1, one);
      expect([status, body]).toEqual([
        429,
        { error: 'tooMany', detail: 'one address holds at most 2 seats in matches that have not begun' },
      ]);
    });
    expect(await outcome(join(2, one))).toBe('done');
  });

  it('are free again when they are left, when the match begins, and when it is forgotten', async () => {
    const { t, create, join } = await serving();
    const first = await create(3);
    const { body } = await join(1, first);
    const last = await create();
    await join(1, last);
    expect(await outcome(join(1))).toBe('429 tooMany');
    await t.server.matches.leave(first, Number(body.playerID), body.playerCredentials ?? '');
    expect(await outcome(join(1, first))).toBe('done');
    expect(await outcome(join(1))).toBe('429 tooMany');
    expect(await outcome(join(2, last))).toBe('done');
    expect(await outcome(join(1))).toBe('done');
    expect(await outcome(join(1))).toBe('429 tooMany');
    t.clock.now += HOUR;
    await t.server.matches.expire({ waiting: HOUR - 1, running: 2 * HOUR, finished: 2 * HOUR });
    expect(await outcome(join(1))).toBe('done');
    expect(await outcome(join(1))).toBe('done');
    expect(await outcome(join(1))).toBe('429 tooMany');
  });

  it('are not counted where the match has begun, nor for a seat that was refused', async () => {
    const { create, join } = await serving();
    const running = await create();
    for (const last of [1, 2]) await join(last, running);
    for (let tries = 0; tries < 3; tries++) expect(await outcome(join(1, running))).toBe('409 matchFull');
    for (let tries = 0; tries < 2; tries++) expect(await outcome(join(1))).toBe('done');
  });

  it('are as many as may be when many are wanted at once', async () => {
    const { create, join } = await serving();
    const ids = [];
    for (let count = 0; count < 10; count++) ids.push(await create());
    const answers = await Promise.all(ids.map((id) => outcome(join(1, id))));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(2);
    expect(answers.filter((answer) => answer === '429 tooMany')).toHaveLength(8);
  });

  it('are known again after a restart', async () => {
    const store = SqliteStore.open(null);
    stores.push(store);
    const report = (error: unknown): void => {
      throw error;
    };
    const opened = () => new Matches({ store, catalog, now: () => 1, report, openSeatsPerAddress: 2 });
    const holder = (await addressTags(store))('203.0.113.1');
    const before = opened();
    const ids = [];
    for (let count = 0; count < 3; count++) ids.push((await before.create({ numPlayers: 2 })).id);
    for (const id of ids.slice(0, 2)) await before.join(id, { name: 'Ann', holder });
    const after = opened();
    expect((await after.unfinished()).sort()).toEqual([...ids].sort());
    expect((await addressTags(store))('203.0.113.1')).toBe(holder);
    const refused = after.join(ids[2] ?? '', { name: 'Ann', holder });
    await expect(refused).rejects.toMatchObject({ reason: 'tooMany' });
    await after.join(ids[2] ?? '', { name: 'Ben', holder: (await addressTags(store))('203.0.113.2') });
  });
});
