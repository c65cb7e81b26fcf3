/** Nothing counts as stored before it is on the disk, and those who wait for the disk wait together. */
import { io } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import { SqliteStore } from '../../../server/storage/sqlite';
import { StorageError } from '../../../server/storage/store';
import { lobbyOf, serve, stopAll } from '../running';
import { leaveAll, StockPlayer } from '../stockPlayer';
import { close, closeStores, connectionOf, entry, folder, match, open, state } from '../stores';

afterEach(async () => {
  leaveAll();
  await stopAll();
  await closeStores();
});

/** A disk that does nothing until it is told to. */
function heldDisk() {
  const waiting: { done: () => void; fail: (error: Error) => void }[] = [];
  let asked: (() => void)[] = [];
  let holding = false;
  return {
    waiting,
    hold: () => {
      holding = true;
    },
    letGo: () => {
      holding = false;
      for (const { done } of waiting.splice(0)) done();
    },
    /** Resolves when the disk has been asked to. */
    asked: async () => {
      if (waiting.length === 0) await new Promise<void>((resolve) => asked.push(resolve));
    },
    sync: () =>
      new Promise<void>((done, fail) => {
        if (!holding) return done();
        waiting.push({ done, fail });
        for (const call of asked.splice(0)) call();
        asked = [];
      }),
  };
}

const settled = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => true), new Promise<boolean>((resolve) => setImmediate(() => resolve(false)))]);

describe('a write', () => {
  it('is done when it is on the disk, not before', async () => {
    const disk = heldDisk();
    const store = open(folder(), { sync: disk.sync });
    await store.create(match('m'), state(0));
    disk.hold();
    const moved = store.advance('m', 0, state(1), [entry(0)], 1);
    await disk.asked();
    expect(await settled(moved)).toBe(false);
    disk.letGo();
    expect(await moved).toBe(true);
  });

  it('shares the disk with all that came while it was busy', async () => {
    const disk = heldDisk();
    let syncs = 0;
    const sync = (): Promise<void> => {
      syncs++;
      return disk.sync();
    };
    const store = open(folder(), { sync });
    const ids = Array.from({ length: 20 }, (_, at) => `m${at}`);
    await Promise.all(ids.map((id) => store.create(match(id), state(0))));
    expect(syncs).toBe(1);
    disk.hold();
    const [first, ...others] = ids.map((id) => () => store.advance(id, 0, state(1), [entry(0)], 1));
    const moves = [first?.()];
    await disk.asked();
    moves.push(...others.map((move) => move()));
    disk.letGo();
    expect(await Promise.all(moves)).toEqual(ids.map(() => true));
    expect(syncs).toBe(3);
  });

  it('waits for nothing where only the process has to survive', async () => {
    let syncs = 0;
    const sync = async (): Promise<void> => void syncs++;
    const store = open(folder(), { sync, durability: 'normal' });
    await store.create(match('m'), state(0));
    expect(await store.advance('m', 0, state(1), [entry(0)], 1)).toBe(true);
    expect(syncs).toBe(0);
  });

  it('that fails does so alone; those beside it are stored', async () => {
    const store = open();
    await store.create(match('m'), state(0));
    const results = await Promise.allSettled([
      store.advance('m', 0, state(1), [entry(0)], 1),
      store.create(match('m', { seed: 'second' }), state(0)),
      store.create(match('n'), state(0)),
      store.change('m', () => {
        throw new Error('no');
      }),
      store.addChat('m', { id: 'a', sender: '0', name: 'Ann', text: 'hi', at: 1 }),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await store.state('m')).toEqual(state(1));
    expect(await store.match('n')).not.toBeNull();
    expect(await store.chat('m')).toHaveLength(1);
  });
});

describe('a commit that fails', () => {
  it('changes nothing that is remembered: the move can be made again', async () => {
    const store = open();
    await store.create(match('m'), state(0));
    connectionOf(store).exec('PRAGMA query_only = 1');
    const over = state(1, { winners: [0] });
    await expect(store.advance('m', 0, over, [entry(0)], 1)).rejects.toThrow(StorageError);
    expect(await store.state('m')).toEqual(state(0));
    connectionOf(store).exec('PRAGMA query_only = 0');
    expect(await store.advance('m', 0, over, [entry(0)], 1)).toBe(true);
    expect(await store.match('m')).toMatchObject({ gameover: { winners: [0] } });
  });
});

describe('a disk that fails', () => {
  it('acknowledges nothing to anybody who waits for it, nor to anybody later, until it is opened again', async () => {
    const disk = heldDisk();
    const at = folder();
    const store = open(at, { sync: disk.sync });
    await Promise.all(['m', 'n'].map((id) => store.create(match(id), state(0))));
    disk.hold();
    const moves = ['m', 'n'].map((id) => store.advance(id, 0, state(1), [entry(0)], 1));
    await disk.asked();
    for (const { fail } of disk.waiting.splice(0)) fail(new Error('EIO: i/o error'));
    const results = await Promise.allSettled(moves);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const words = /the disk failed \(EIO: i\/o error\); start the server again/;
    await expect(store.check()).rejects.toThrow(words);
    await expect(store.state('m')).rejects.toThrow(StorageError);
    await expect(store.advance('m', 1, state(2), [entry(1)], 1)).rejects.toThrow(words);
    await close(store);
    const again = open(at);
    expect((await again.state('m'))?._stateID).toBeLessThanOrEqual(1);
    await expect(again.check()).resolves.toBeUndefined();
  });
});

/** Two players at a table, one of whom has made a move that does not get to the disk. */
async function moveInHand() {
  const disk = heldDisk();
  const server = await serve({}, SqliteStore.open(folder(), { sync: disk.sync }));
  const lobby = lobbyOf(server);
  const setupData = { factions: 'random', seed: 'durable' };
  const { matchID } = await lobby.createMatch('smashtable', { numPlayers: 2, setupData });
  const players: StockPlayer[] = [];
  const keys: string[] = [];
  for (const playerName of ['Ann', 'Ben']) {
    const { playerID, playerCredentials } = await lobby.joinMatch('smashtable', matchID, { playerName });
    keys.push(playerCredentials);
    players.push(new StockPlayer(server.address, matchID, playerID, playerCredentials));
  }
  for (const player of players) await player.until(() => player.state !== null);
  const who = players.find((player) => player.choose());
  const what = who?.choose();
  if (!who || !what) throw new Error('nobody can move');
  const before = who.stateID;
  disk.hold();
  who.send(what);
  await disk.asked();
  return { disk, server, matchID, players, keys, before };
}

describe('a server', () => {
  it('tells nobody of a move before it is on the disk', async () => {
    const { disk, server, players, before } = await moveInHand();
    // A round trip of each player later still nobody has heard of it.
    await Promise.all(players.map(() => fetch(`${server.address}/health`)));
    expect(players.map(({ stateID }) => stateID)).toEqual([before, before]);
    disk.letGo();
    for (const player of players) await player.until(() => player.stateID === before + 1);
  });

  it('shows the match to who comes meanwhile before it tells them of the move', async () => {
    const { disk, server, matchID, keys, before } = await moveInHand();
    const late = io(`${server.address}/smashtable`, { transports: ['websocket'], forceNew: true });
    try {
      const heard: [event: string, ...args: unknown[]][] = [];
      const until = (event: string): Promise<void> =>
        new Promise((resolve) => late.onAny((name) => name === event && resolve()));
      late.onAny((...message: [string, ...unknown[]]) => heard.push(message));
      late.on('connect', () => late.emit('sync', matchID, '1', keys[1], 2));
      const [seats, shown] = [until('matchData'), until('sync')];
      // Who sits where is told at once, so the server knows that they are looking.
      await seats;
      disk.letGo();
      await shown;
      expect(heard.find(([event]) => event !== 'matchData')).toMatchObject([
        'sync',
        matchID,
        { state: { _stateID: before + 1 } },
      ]);
    } finally {
      late.disconnect();
    }
  });
});
