/** What has been acknowledged is never lost, and what cannot be stored has not happened: the player is told. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalog, projectRoot } from '../../server/content/project';
import type { RunningServer } from '../../server/server';
import { ServerProcess } from '../../server/serverProcess';
import { SqliteStore } from '../../server/storage/sqlite';
import { MatchDamaged, StorageError } from '../../server/storage/store';
import { examine } from '../../server/torture/examine';
import { torture } from '../../server/torture/torture';
import { lobbyOf, post, serve, stopAll } from './running';
import { leaveAll, playUntil, StockPlayer } from './stockPlayer';
import { connectionOf } from './stores';

const folders: string[] = [];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'smashtable-'));
  folders.push(made);
  return made;
}

afterEach(async () => {
  leaveAll();
  await stopAll();
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

const LIMITS = { MESSAGES_PER_SECOND: '100000' };

async function join2(server: RunningServer): Promise<{ matchID: string; players: StockPlayer[] }> {
  const lobby = lobbyOf(server);
  const setupData = { factions: 'random', seed: 'durable' };
  const { matchID } = await lobby.createMatch('smashtable', { numPlayers: 2, setupData });
  const players: StockPlayer[] = [];
  for (const playerName of ['Ann', 'Ben']) {
    const { playerID, playerCredentials } = await lobby.joinMatch('smashtable', matchID, { playerName });
    players.push(new StockPlayer(server.address, matchID, playerID, playerCredentials));
  }
  for (const player of players) await player.until(() => player.state !== null);
  return { matchID, players };
}

/** What the server says of itself. */
async function healthOf({ address }: RunningServer): Promise<[status: number, body: unknown]> {
  const response = await fetch(`${address}/health`);
  return [response.status, await response.json()];
}

const toldOf = (matchID: string, players: readonly StockPlayer[]) =>
  players.flatMap(({ state }, seat) =>
    state ? [{ matchID, seat, stateID: state._stateID, view: state.G, gameover: state.ctx.gameover }] : [],
  );

describe('the built server', () => {
  const built = join(projectRoot, 'dist');
  let script = '';

  beforeAll(() => {
    mkdirSync(built, { recursive: true });
    const outDir = mkdtempSync(join(built, 'killed-'));
    script = join(outDir, 'start.js');
    const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js');
    const args = [vite, 'build', '-c', 'vite.cli.config.ts', '--outDir', outDir];
    execFileSync(process.execPath, args, { cwd: projectRoot, stdio: 'pipe' });
  }, 120_000);

  afterAll(() => rmSync(join(script, '..'), { recursive: true, force: true }));

  it('loses nothing when it is killed and in every other trouble, and stock clients come back and finish', async () => {
    const report = await torture({ catalog: await loadCatalog(), script, kills: 5, games: 2, seed: 'test' });
    expect(report).toMatchObject({
      kills: 5,
      problems: [],
      damagedRows: { matches: 3, refused: 3 },
      clockSetBack: { times: 1 },
      fullDisk: { times: 1 },
      secondServer: { refused: 1 },
      restoredBackup: { restored: 1 },
    });
    expect(report.fullDisk.movesRefused).toBeGreaterThan(0);
    expect(report.restoredBackup.moves).toBeGreaterThan(0);
    expect(report.games).toBeGreaterThanOrEqual(2);
    expect(report.finished).toBe(report.games);
  }, 600_000);

  it('says why it does not start where it cannot write', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, 'not a folder');
    await expect(new ServerProcess(script, file).start()).rejects.toThrow(
      /Smashtable cannot start: cannot keep matches in .*file/,
    );
  }, 60_000);
});

describe('a server that is told to stop', () => {
  it('stores the move in hand and tells of it before it goes', async () => {
    const at = folder();
    const store = SqliteStore.open(at);
    const server = await serve(LIMITS, store);
    const { matchID, players } = await join2(server);
    const who = players.find((player) => player.choose());
    const what = who?.choose();
    if (!who || !what) throw new Error('nobody can move');
    const before = who.stateID;
    const advance = store.advance.bind(store);
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const inHand = new Promise<void>((entered) => {
      store.advance = async (...args) => {
        entered();
        await held;
        return advance(...args);
      };
    });
    who.send(what);
    await inHand;
    const stopped = stopAll();
    letGo();
    await stopped;
    await who.until(() => who.stateID > before);
    await expect(server.matches.join(matchID, { name: 'Cy' })).rejects.toMatchObject({ reason: 'shuttingDown' });
    const again = SqliteStore.open(at);
    expect(await again.state(matchID)).toMatchObject({ _stateID: before + 1 });
    expect(await examine(await loadCatalog(), again, toldOf(matchID, [who]))).toEqual([]);
    await again.close();
  });
});

describe('a full disk', () => {
  it('is told to whoever moves or joins, damages nothing, and play goes on when there is room', async () => {
    const store = SqliteStore.open(folder());
    const server = await serve(LIMITS, store);
    const { matchID, players } = await join2(server);
    const db = connectionOf(store);
    db.exec(`PRAGMA max_page_count = ${db.figure('PRAGMA page_count')}`);
    expect(await playUntil(players, () => false)).toMatchObject({ about: 'update', reason: 'storageFailed' });
    const stuck = Math.max(...players.map(({ stateID }) => stateID));
    expect(await store.state(matchID)).toMatchObject({ _stateID: stuck });
    const setupData = { factions: 'random' };
    const create = () => post(server.address, '/games/smashtable/create', { numPlayers: 4, setupData });
    // Small things still fit into the gaps of the file.
    let refused = await create();
    for (let tries = 0; refused.status === 200 && tries < 50; tries++) refused = await create();
    expect([refused.status, await refused.json()]).toMatchObject([503, { error: 'storageFailed' }]);
    expect(await lobbyOf(server).getMatch('smashtable', matchID)).toMatchObject({ matchID });
    expect(await healthOf(server)).toMatchObject([503, { ok: false, error: 'storageFailed' }]);
    expect(await examine(server.matches.catalog, store, toldOf(matchID, players))).toEqual([]);
    db.exec('PRAGMA max_page_count = 100000');
    expect(await healthOf(server)).toMatchObject([200, { ok: true }]);
    expect(await playUntil(players, () => players.some(({ stateID }) => stateID >= stuck + 30))).toBeNull();
    expect(await examine(server.matches.catalog, store, toldOf(matchID, players))).toEqual([]);
  });
});

describe('a database that cannot be written to any more', () => {
  it('leaves the seat free and the game as it was until it can', async () => {
    const store = SqliteStore.open(folder());
    const server = await serve(LIMITS, store);
    const { matchID, players } = await join2(server);
    const lobby = lobbyOf(server);
    const { matchID: other } = await lobby.createMatch('smashtable', { numPlayers: 2 });
    const db = connectionOf(store);
    db.exec('PRAGMA query_only = 1');
    expect((await healthOf(server))[0]).toBe(200);
    const join = () => post(server.address, `/games/smashtable/${other}/join`, { playerName: 'Cy' });
    const refused = await join();
    expect([refused.status, await refused.json()]).toMatchObject([503, { error: 'storageFailed' }]);
    expect(await playUntil(players, () => false)).toMatchObject({ reason: 'storageFailed' });
    const [status, health] = await healthOf(server);
    expect([status, health]).toMatchObject([503, { detail: expect.stringMatching(/database refused: .*readonly/) }]);
    db.exec('PRAGMA query_only = 0');
    // What succeeds clears it, without anybody having asked.
    expect((await join()).status).toBe(200);
    db.exec('PRAGMA query_only = 1');
    expect((await healthOf(server))[0]).toBe(200);
    db.exec('PRAGMA query_only = 0');
    expect(await playUntil(players, () => players.some(({ stateID }) => stateID >= 10))).toBeNull();
    expect(await examine(server.matches.catalog, store, toldOf(matchID, players))).toEqual([]);
  });

  it('loses no seat when the first move cannot be stored: the match begins when it can', async () => {
    const at = folder();
    const store = SqliteStore.open(at);
    const server = await serve(LIMITS, store);
    store.advance = () => Promise.reject(new StorageError('no room'));
    const { matchID, players } = await join2(server);
    expect(players.map(({ stateID }) => stateID)).toEqual([0, 0]);
    leaveAll();
    await stopAll();
    const again = SqliteStore.open(at);
    await serve(LIMITS, again);
    expect(await again.state(matchID)).toMatchObject({ _stateID: 1 });
    expect(await again.match(matchID)).toMatchObject({ started: true, seats: [{ name: 'Ann' }, { name: 'Ben' }] });
  });

  it('has a bot try its move again', async () => {
    const store = SqliteStore.open(null);
    const server = await serve(LIMITS, store);
    const advance = store.advance.bind(store);
    let failures = 0;
    store.advance = async (...args) => {
      const [, , , entries] = args;
      const byBot = entries.some(({ action }) => action.payload.playerID === '1');
      if (byBot && failures++ === 0) throw new StorageError('no room');
      return advance(...args);
    };
    const setupData = { factions: 'random', seed: 'durable' };
    const { id, hostKey } = await server.matches.create({ numPlayers: 2, setupData });
    const { key } = await server.matches.join(id, { name: 'Ann' });
    await server.matches.seatBots(id, { hostKey }, [{ seat: 1, level: 'random' }]);
    const ann = new StockPlayer(server.address, id, '0', key);
    await ann.until(() => ann.state !== null);
    while (failures < 2) {
      const before = ann.stateID;
      const what = ann.choose();
      if (what) await ann.play(what);
      else await ann.until(() => ann.stateID > before);
    }
    expect(ann.refusals).toEqual([]);
  });
});

describe('the examination itself', () => {
  it('finds what is missing, changed or torn', async () => {
    const store = SqliteStore.open(null);
    const server = await serve(LIMITS, store);
    const { matchID, players } = await join2(server);
    await playUntil(players, () => players.some(({ stateID }) => stateID >= 6));
    const { catalog } = server.matches;
    const latest = Math.max(...players.map(({ stateID }) => stateID));
    for (const player of players) await player.until(() => player.stateID === latest);
    const [told] = toldOf(matchID, players);
    if (!told) throw new Error('nothing was told');
    expect(await examine(catalog, store, [told])).toEqual([]);
    expect(await examine(catalog, store, [{ ...told, stateID: latest + 1 }])).toEqual([
      expect.stringMatching(/was told of state/),
    ]);
    expect(await examine(catalog, store, [{ ...told, seat: 1 }])).toEqual([
      expect.stringMatching(/another than the one/),
    ]);
    const log = await store.log(matchID);
    store.log = async () => log.filter(({ _stateID }) => _stateID !== 3);
    expect(await examine(catalog, store, [told])).toEqual([expect.stringMatching(/lacks what came after state 3/)]);
    store.log = async () => log;
    const state = await store.initial(matchID);
    store.state = async () => state && { ...state, _stateID: latest };
    expect((await examine(catalog, store, [told]))[0]).toMatch(/does not lead to its state/);
    store.state = () => Promise.reject(new MatchDamaged(matchID, 'its state is not JSON'));
    expect(await examine(catalog, store, [told])).toEqual([`match ${matchID}: its state is not JSON`]);
  });
});
