/**
 * Databases of older versions. `fixtures/version2.db.gz` was written by the last server of layout 2 (commit 582438b), with
 * a clock that went a second with every look at it: dinosaurs and ninjas against pirates and robots, played by lot; the
 * first match (seed `s32`) to its end, the second (seed `running`) for twelve moves after the start, with three lines of chat.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../server/content/project';
import { Connection } from '../../../server/storage/connection';
import { inspect } from '../../../server/storage/inspect';
import { SqliteStore } from '../../../server/storage/sqlite';
import { lobbyOf, serve, stopAll } from '../running';
import { leaveAll, playUntil, StockPlayer } from '../stockPlayer';
import { close, closeStores, entry, folder, open } from '../stores';

const FINISHED = 'URVWNdqcouGRTnh-';
const RUNNING = '37jQTt4L5LrXomSm';

afterEach(async () => {
  leaveAll();
  await stopAll();
  await closeStores();
});

/** A folder with the database of version 2. */
function old(): string {
  const at = folder();
  const packed = readFileSync(join(projectRoot, 'test', 'server', 'fixtures', 'version2.db.gz'));
  writeFileSync(join(at, 'smashtable.db'), gunzipSync(packed));
  return at;
}

/** Takes back what came after version 2. */
function downgrade(at: string): void {
  const connection = new Connection(join(at, 'smashtable.db'));
  connection.exec(`DROP TABLE settings; DROP TABLE bans; DROP INDEX matches_by_time;
    CREATE INDEX matches_by_time ON matches (updated, id); PRAGMA user_version = 2`);
  connection.close();
}

describe('a database of version 2', () => {
  it('has everything that was in it', async () => {
    const store = open(old());
    expect(await store.count()).toEqual({ waiting: 0, running: 1, finished: 1 });
    expect((await store.list({})).matches.map(({ id }) => id)).toEqual([RUNNING, FINISHED]);
    expect(await store.match(FINISHED)).toMatchObject({
      seats: [{ name: 'Ann' }, { name: 'Ben' }],
      seed: 's32',
      gameover: { winners: [0], vp: [16, 13] },
    });
    expect(await store.state(FINISHED)).toMatchObject({ _stateID: 108, ctx: { turn: 25 } });
    expect(await store.log(FINISHED)).toHaveLength(108);
    expect(await store.match(RUNNING)).toMatchObject({ started: true, seed: 'running' });
    expect(await store.initial(RUNNING)).toMatchObject({ _stateID: 0 });
    expect((await store.chat(RUNNING)).map(({ text }) => text)).toEqual(['Hello', 'Good luck', 'Héé ☕']);
    expect(store.damaged()).toEqual([]);
  });

  it('can be played on, and has what is new', async () => {
    const at = old();
    const store = open(at);
    const before = await store.state(RUNNING);
    if (!before) throw new Error('there is no state');
    const after = { ...before, _stateID: before._stateID + 1, ctx: { ...before.ctx, turn: before.ctx.turn + 1 } };
    expect(await store.advance(RUNNING, before._stateID, after, [entry(before._stateID)], 1e15)).toBe(true);
    await store.setSetting('secret', 'one');
    await store.addBan({ kind: 'mute', on: 'name', value: 'Ann', reason: 'floods', at: 5 });
    await close(store);
    const again = open(at);
    expect(await again.state(RUNNING)).toEqual(after);
    expect(await again.log(RUNNING)).toHaveLength(14);
    expect([await again.setting('secret'), await again.bans()]).toMatchObject(['one', [{ value: 'Ann' }]]);
  });

  it('is kept beside as it was, once', async () => {
    const at = old();
    for (let times = 0; times < 2; times++) await close(open(at));
    expect(readdirSync(at).sort()).toEqual(['smashtable.db', 'smashtable.db.v2-backup']);
    const kept = inspect(join(at, 'smashtable.db.v2-backup'));
    expect(kept).toMatchObject({ version: 2, matches: 2 });
    expect(inspect(join(at, 'smashtable.db'))).toMatchObject({ version: 3, matches: 2 });
    writeFileSync(join(at, 'smashtable.db'), readFileSync(join(at, 'smashtable.db.v2-backup')));
    await close(open(at));
    expect(existsSync(join(at, 'smashtable.db.v2-backup-2'))).toBe(true);
  });

  it('is left as it was when it cannot be brought up to date', () => {
    const at = old();
    const connection = new Connection(join(at, 'smashtable.db'));
    connection.exec('DROP INDEX matches_by_time');
    connection.close();
    expect(() => open(at)).toThrow(/cannot keep matches in .*matches_by_time/);
    expect(inspect(join(at, 'smashtable.db'))).toMatchObject({ version: 2, matches: 2 });
    const after = new Connection(join(at, 'smashtable.db'));
    expect(after.rows(`SELECT name FROM sqlite_schema WHERE name IN ('settings', 'bans')`)).toEqual([]);
    after.close();
  });

  it('is served, and its running match is played on by the clients that were at it', async () => {
    const at = folder();
    const first = await serve({}, SqliteStore.open(at));
    const lobby = lobbyOf(first);
    const setupData = { factions: 'random', seed: 'durable' };
    const { matchID } = await lobby.createMatch('smashtable', { numPlayers: 2, setupData });
    const seats: { playerID: string; playerCredentials: string }[] = [];
    for (const playerName of ['Ann', 'Ben']) seats.push(await lobby.joinMatch('smashtable', matchID, { playerName }));
    const sit = (address: string): StockPlayer[] =>
      seats.map(({ playerID, playerCredentials }) => new StockPlayer(address, matchID, playerID, playerCredentials));
    let players = sit(first.address);
    for (const player of players) await player.until(() => player.state !== null);
    await playUntil(players, () => players.some(({ stateID }) => stateID >= 6));
    const reached = Math.max(...players.map(({ stateID }) => stateID));
    leaveAll();
    await stopAll();
    downgrade(at);
    const second = await serve({}, SqliteStore.open(at));
    players = sit(second.address);
    for (const player of players) await player.until(() => player.state !== null);
    expect(players.map(({ stateID }) => stateID)).toEqual([reached, reached]);
    expect(await playUntil(players, () => players.some(({ stateID }) => stateID >= reached + 6))).toBeNull();
  });
});
