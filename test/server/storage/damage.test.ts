/** A damaged row takes its own match out, with a report; everything else goes on. */
import { afterEach, describe, expect, it } from 'vitest';
import { inspect } from '../../../server/storage/inspect';
import { SqliteStore } from '../../../server/storage/sqlite';
import { MatchDamaged, type StoredState } from '../../../server/storage/store';
import { DAMAGES, damage } from '../../../server/torture/damage';
import { lobbyOf, serve, stopAll } from '../running';
import { leaveAll, playUntil, StockPlayer } from '../stockPlayer';
import { close, closeStores, connectionOf, entry, folder, match, message, open, state } from '../stores';

afterEach(async () => {
  leaveAll();
  await stopAll();
  await closeStores();
});

const KINDS = Object.keys(DAMAGES);
const LONG = { text: 'so long that changes are stored beside it'.repeat(20) };
const stored = (number: number): StoredState => ({ ...state(number), G: LONG }) as unknown as StoredState;
const NEVER = { waiting: 1e15, running: 1e15, finished: 1e15 };

/** A folder with two matches of a few moves, `bad` and `good`. */
async function two(): Promise<string> {
  const at = folder();
  const store = open(at);
  for (const id of ['bad', 'good']) {
    await store.create(match(id, { started: true, seats: [{ name: 'Ann' }, { name: 'Ben' }] }), stored(0));
    for (const from of [0, 1, 2]) await store.advance(id, from, stored(from + 1), [entry(from)], 1000);
    await store.addChat(id, message('a'));
  }
  await close(store);
  return at;
}

/** A change counts only where it comes after the last whole state. */
const AFTER_WHOLE = `(SELECT max(line) FROM log WHERE line < (SELECT min(line) + 10 FROM log))`;
const OF_CHANGES: Readonly<Record<string, string>> = {
  'change not JSON': `UPDATE log SET change = '{"state"' WHERE line = ${AFTER_WHOLE} AND ?1 = 'bad'`,
  'change not UTF-8': `UPDATE log SET change = CAST(x'22ff22' AS TEXT) WHERE line = ${AFTER_WHOLE} AND ?1 = 'bad'`,
  'change to no state': `UPDATE log SET change = '{"state":{"ctx":[]}}' WHERE line = ${AFTER_WHOLE} AND ?1 = 'bad'`,
  'change of nothing': `UPDATE log SET change = 'null' WHERE line = ${AFTER_WHOLE} AND ?1 = 'bad'`,
};

describe.each([...KINDS, ...Object.keys(OF_CHANGES)])('%s', (kind) => {
  it('takes out that match alone', async () => {
    const at = await two();
    damage(at, 'bad', kind, OF_CHANGES[kind]);
    const reports: MatchDamaged[] = [];
    const store = open(at, { report: (one) => reports.push(one) });
    const read = [store.match('bad'), store.state('bad'), store.initial('bad'), store.log('bad')];
    const failures = (await Promise.allSettled(read)).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(failures).not.toEqual([]);
    for (const failure of failures) expect(failure).toBeInstanceOf(MatchDamaged);
    expect(store.damaged().map(({ id }) => id)).toEqual(['bad']);
    expect(reports.every(({ id, damage: words }) => id === 'bad' && words.length > 10)).toBe(true);
    expect(reports.length).toBeGreaterThan(0);

    expect((await store.list({})).matches.map(({ id }) => id)).toContain('good');
    const { running, finished } = await store.count();
    expect(running + finished).toBe(2);
    expect(await store.state('good')).toEqual(stored(3));
    expect(await store.log('good')).toHaveLength(3);
    expect(await store.advance('good', 3, stored(4), [entry(3)], 2000)).toBe(true);
    expect(await store.expire(NEVER, 3000)).toEqual([]);
    await store.remove('bad');
    expect([await store.match('bad'), await store.state('bad'), store.damaged()]).toEqual([null, null, []]);
    expect(await store.expire({ ...NEVER, running: 0 }, 3000)).toEqual(['good']);
  });

  it('is named when the file is inspected', async () => {
    const at = await two();
    damage(at, 'bad', kind, OF_CHANGES[kind]);
    const { matches, damaged } = inspect(`${at}/smashtable.db`);
    expect(matches).toBe(2);
    expect([...damaged.keys()]).toEqual(['bad']);
  });
});

describe('other damage', () => {
  it('of a line of chat leaves out that line', async () => {
    const store = open();
    await store.create(match('m'), state(0));
    for (const id of ['a', 'b', 'c', 'd']) await store.addChat('m', message(id));
    for (const [at, value] of ["'{'", "'[]'", "CAST(x'7bff' AS TEXT)"].entries())
      connectionOf(store).run(
        `UPDATE chat SET message = ${value} WHERE line = (SELECT min(line) + ? FROM chat)`,
        at + 1,
      );
    expect((await store.chat('m')).map(({ id }) => id)).toEqual(['a']);
    expect(store.damaged().map(({ id }) => id)).toEqual(['m']);
    expect(await store.state('m')).toEqual(state(0));
    expect(await store.removeChat('m', ['a'])).toBe(1);
  });

  it('of an id is named by its number, and pages go on after it', async () => {
    const store = open();
    for (const id of ['a', 'b', 'c']) await store.create(match(id), state(0));
    connectionOf(store).run(`UPDATE matches SET id = CAST(x'c328' AS TEXT) WHERE id = 'b'`);
    const found: string[] = [];
    let after: string | null | undefined;
    while (after !== null) {
      const page = await store.list({ limit: 1, ...(after !== undefined && { after }) });
      found.push(...page.matches.map(({ id }) => id));
      after = page.next;
    }
    expect(found).toEqual(['c', 'a']);
    expect(store.damaged()[0]?.id).toBe('number 2');
    expect(await store.expire({ waiting: 0, running: 0, finished: 0 }, 5000)).toHaveLength(3);
  });

  it('of a setting or a ban keeps nobody from reading the others', async () => {
    const store = open();
    await store.setSetting('secret', 'one');
    await store.addBan({ kind: 'ban', on: 'name', value: 'Ann', reason: 'floods', at: 5 });
    connectionOf(store).exec(`UPDATE settings SET value = CAST(x'6fff' AS TEXT)`);
    connectionOf(store).exec(`UPDATE bans SET reason = CAST(x'6fff' AS TEXT)`);
    expect(await store.setting('secret')).toMatch(/^o/);
    expect(await store.bans()).toMatchObject([{ value: 'Ann', at: 5 }]);
  });
});

describe('a server', () => {
  it('starts in spite of damaged matches, refuses those with a reason, and the others play on', async () => {
    const at = folder();
    const first = await serve({}, SqliteStore.open(at));
    const lobby = lobbyOf(first);
    const setupData = { factions: 'random', seed: 'damage' };
    const seats = new Map<string, { playerID: string; playerCredentials: string }[]>();
    for (let count = 0; count <= KINDS.length; count++) {
      const { matchID } = await lobby.createMatch('smashtable', { numPlayers: 2, setupData });
      const taken = [];
      for (const playerName of ['Ann', 'Ben']) taken.push(await lobby.joinMatch('smashtable', matchID, { playerName }));
      seats.set(matchID, taken);
    }
    await stopAll();
    const [good = '', ...bad] = seats.keys();
    for (const [index, kind] of KINDS.entries()) damage(at, bad[index] ?? '', kind);

    const server = await serve({}, SqliteStore.open(at));
    const refused = await Promise.all(
      bad.map(async (id) => {
        const player = new StockPlayer(server.address, id, '0', seats.get(id)?.[0]?.playerCredentials ?? '');
        await player.until(() => player.refusals.length > 0);
        return player.refusals[0]?.reason;
      }),
    );
    expect(refused).toEqual(KINDS.map(() => 'matchDamaged'));
    const page = await fetch(`${server.address}/games/smashtable/${bad[0]}`);
    expect([page.status, await page.json()]).toMatchObject([
      500,
      { error: 'matchDamaged', detail: 'what is known of it is not JSON' },
    ]);
    expect(await (await fetch(`${server.address}/metrics`)).text()).toContain(
      `smashtable_matches_damaged ${KINDS.length}`,
    );
    expect((await fetch(`${server.address}/health`)).status).toBe(200);
    const players = (seats.get(good) ?? []).map(
      ({ playerID, playerCredentials }) => new StockPlayer(server.address, good, playerID, playerCredentials),
    );
    for (const player of players) await player.until(() => player.state !== null);
    expect(await playUntil(players, () => players.some(({ stateID }) => stateID >= 8))).toBeNull();
  });
});
