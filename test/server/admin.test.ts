/** What an operator can do with a running server, through the socket that only they can open. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askAt } from '../../server/admin/ask';
import { HELP, runAdmin } from '../../server/admin/commands';
import { adminPlace } from '../../server/admin/place';
import { projectRoot } from '../../server/content/project';
import { SqliteStore } from '../../server/storage/sqlite';
import { FrameWire } from './security/frames';
import { type Attacked, attacked, newTable, type Table } from './security/target';
import { ask, Wire } from './security/wire';
import { leaveAll, StockPlayer } from './stockPlayer';

let folder: string;
let server: Attacked;

async function start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const store = SqliteStore.open(folder);
  server = await attacked({ TRUST_PROXY: 'true', ...environment }, { admin: adminPlace(folder), store });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'smashtable-admin-'));
  await start();
});
afterEach(async () => {
  leaveAll();
  await server.server.stop();
  rmSync(folder, { recursive: true });
});

const admin = (words: string): Promise<string> => runAdmin(words.split(' ').filter(Boolean), askAt(adminPlace(folder)));

const from = (address: string) => ({ 'X-Forwarded-For': address });
const MALLORY = '203.0.113.7';

async function statusFor(address: string): Promise<[number, string | undefined]> {
  const { status, text } = await ask(server.address, '/games/smashtable', { headers: from(address) });
  return [status, (JSON.parse(text) as { error?: string }).error];
}

/** Someone at this address who looks at a table. */
async function looker({ matchID, keys }: Table, seat: number | null, address = MALLORY): Promise<Wire> {
  const wire = await Wire.open(server.address, from(address));
  await wire.emit('sync', matchID, seat === null ? null : String(seat), seat === null ? null : keys[seat]);
  await wire.hear('sync');
  return wire;
}

function chat({ matchID, keys }: Table, seat: number, id: string, payload: string): [string, ...unknown[]] {
  return ['chat', matchID, { id, sender: String(seat), payload }, keys[seat]];
}

const join2 = (matchID: string, playerName: string) =>
  ask(server.address, `/games/smashtable/${matchID}/join`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ playerName }),
  });

describe('the socket of the operator', () => {
  it('is for the user of the server alone, and goes with it', async () => {
    expect(statSync(adminPlace(folder)).mode & 0o777).toBe(0o600);
    await server.server.stop();
    expect(existsSync(adminPlace(folder))).toBe(false);
    await expect(admin('list')).rejects.toThrow(/^Nobody answers at .*: no server is running there/);
    await start();
  });

  it('takes the place of one that a killed server has left', async () => {
    await server.server.stop();
    const left = createServer();
    await new Promise<void>((resolve) => left.listen(`${adminPlace(folder)}.left`, resolve));
    await promisify(execFile)('mv', [`${adminPlace(folder)}.left`, adminPlace(folder)]);
    await new Promise((resolve) => left.close(resolve));
    expect(existsSync(adminPlace(folder))).toBe(true);
    await start();
    expect(await admin('bans')).toBe('Nobody is banned or muted.');
  });

  it('of another server is left alone', async () => {
    const second = await attacked({}, { admin: adminPlace(folder) });
    expect(second.notes.join()).toContain('there are no commands for the operator');
    await second.server.stop();
    await newTable(server.server, ['Ann']);
    expect(await admin('list')).toContain('Ann');
  });

  it.each([
    ['GET', '/nothing', 'notFound: /nothing'],
    ['POST', '/matches', 'notFound: /matches'],
    ['GET', '/matches/none', 'matchNotFound'],
    ['DELETE', '/matches/none', 'badRequest: body'],
    ['POST', '/bans', 'badRequest: body'],
  ])('says what is wrong with %s %s', async (method, path, problem) => {
    await expect(askAt(adminPlace(folder))(method, path)).rejects.toThrow(problem);
  });
});

describe('the command', () => {
  it('help, or nothing, tells what there is', async () => {
    expect([await admin('help'), await admin('')]).toEqual([HELP, HELP]);
  });

  it.each([
    ['nosuch', 'there is no command "nosuch"'],
    ['constructor', 'there is no command "constructor"'],
    ['list all', 'list takes nothing but "finished"'],
    ['show', 'show <match>'],
    ['close', 'close <match> [reason]'],
    ['chat abc', 'chat <match> remove <id> [<id> ...]'],
    ['ban planet mars', 'ban address|name <value> [reason]'],
    ['unmute name', 'unmute address|name <value>'],
    ['show nosuchmatch', 'matchNotFound'],
    ['close nosuchmatch', 'matchNotFound'],
    ['ban address mars', 'badRequest: "mars" is no address such as 192.0.2.1 or 2001:db8::1'],
    ['ban name \u200b', 'badRequest: the name must not have characters that cannot be seen (U+200B)'],
    ['unban address 192.0.2.1', 'notFound: there is no such ban: 192.0.2.1'],
  ])('%s is refused: %s', async (words, problem) => {
    await expect(admin(words)).rejects.toThrow(problem);
  });

  it('list shows every match and who is there', async () => {
    const waiting = await newTable(server.server, ['Ann'], { numPlayers: 3 });
    const playing = await newTable(server.server, ['Ben', 'Cat']);
    const { id: unlisted, hostKey } = await server.server.matches.create({ numPlayers: 2, unlisted: true });
    await server.server.matches.seatBots(unlisted, { hostKey }, [{ seat: 1, level: 'random' }]);
    await looker(playing, 1);
    const lines = (await admin('list')).split('\n');
    expect(lines.sort()).toEqual(
      [
        `${waiting.matchID}  waiting  2027-01-15T08:00:00  Ann (away), -, -`,
        `${playing.matchID}  running  2027-01-15T08:00:00  Ben (away), Cat`,
        `${unlisted}  waiting, unlisted  2027-01-15T08:00:00  -, Bot 2 [bot: random]`,
      ].sort(),
    );
    expect(await admin('list finished')).toBe('There are no such matches.');
  });

  it('show tells who sits there and what was said, and no secret', async () => {
    const table = await newTable(server.server, ['Ann', 'Ben'], { seed: 'a-seed-nobody-is-told' });
    const ann = await looker(table, 0);
    await ann.emit(...chat(table, 0, 'line1', 'Hello'));
    await ann.hear('chat');
    const text = await admin(`show ${table.matchID}`);
    expect(text).toContain('  line1  2027-01-15T08:00:00  Ann (seat 0): Hello');
    const { match } = await server.server.matches.find(table.matchID);
    const raw = JSON.stringify(await askAt(adminPlace(folder))('GET', `/matches/${table.matchID}`));
    for (const secret of [...table.keys, match.seats[0]?.key ?? '-', match.seed]) expect(raw).not.toContain(secret);
    expect(raw).not.toMatch(/"(hand|deck|key|seed)"/);
    await ann.close();
  });

  it('close ends a match; everyone there is told why, and it is gone', async () => {
    const table = await newTable(server.server, ['Ann', 'Ben']);
    const [ann, spectator] = [await looker(table, 0), await looker(table, null, '203.0.113.8')];
    expect(await admin(`close ${table.matchID} a rude name`)).toBe(`Closed ${table.matchID}.`);
    for (const wire of [ann, spectator])
      expect(await wire.hear('refused')).toEqual([
        'refused',
        table.matchID,
        { about: 'sync', reason: 'matchClosed', detail: 'a rude name' },
      ]);
    expect((await ask(server.address, `/games/smashtable/${table.matchID}`)).status).toBe(404);
    expect(await admin('list')).toBe('There are no such matches.');
    expect(server.failures).toEqual([]);
    await Promise.all([ann.close(), spectator.close()]);
  });

  it('chat removes lines for who looks now, and for who comes later; stock clients play on', async () => {
    const table = await newTable(server.server, ['Ann', 'Ben']);
    const ann = await looker(table, 0);
    const stock = new StockPlayer(server.address, table.matchID, '1', table.keys[1] ?? '');
    await stock.until(() => stock.state !== null);
    for (const id of ['one', 'two', 'three']) {
      await ann.emit(...chat(table, 0, id, id));
      await ann.hear('chat');
    }
    expect(await admin(`chat ${table.matchID} remove one three four`)).toBe('Removed 2 lines.');
    expect(await ann.hear('chatRemoved')).toEqual(['chatRemoved', table.matchID, ['one', 'three', 'four']]);
    expect(await admin(`chat ${table.matchID} remove one`)).toBe('Removed 0 lines.');
    const later = await looker(table, null);
    expect((await later.hear('chat'))[2]).toMatchObject({ id: 'two' });
    await ann.emit(...chat(table, 0, 'five', 'five'));
    expect((await later.hear('chat'))[2]).toMatchObject({ id: 'five' });
    expect(stock.refusals).toEqual([]);
    await Promise.all([ann.close(), later.close()]);
  });

  it('packs tells what is loaded', async () => {
    const text = await admin('packs');
    expect(text).toContain(`content ${server.server.matches.catalog.hash}`);
    expect(text).toContain('further packs: none');
    expect(text).toMatch(/^[0-9a-f]{16} {2}core \(.*\): \d+ bases, 8 factions: .*ninjas/m);
  });
});

describe('an address that is banned', () => {
  it('is cut off at once and kept out everywhere, in words, until it is let in again', async () => {
    const table = await newTable(server.server, ['Ann', 'Ben']);
    const [mallory, other] = [await looker(table, null), await looker(table, 0, '203.0.113.8')];
    const idle = await Wire.raw(server.address, from(MALLORY));
    expect(await admin(`ban address ${MALLORY} flooding the chat`)).toBe(
      `Added: ban address ${MALLORY}  since 2027-01-15T08:00:00  because: flooding the chat`,
    );
    expect((await mallory.hear('refused'))[2]).toEqual({
      about: 'sync',
      reason: 'banned',
      detail: 'flooding the chat',
    });
    await Promise.all([mallory.closed(), idle.closed()]);
    for (const path of ['/', '/games', '/health', '/socket.io/?EIO=4&transport=polling']) {
      const { status, text } = await ask(server.address, path, { headers: from(MALLORY) });
      expect([status, JSON.parse(text)]).toEqual([403, { error: 'banned', detail: 'flooding the chat' }]);
    }
    await expect(FrameWire.open(server.address, from(MALLORY))).rejects.toThrow('no websocket: 403');
    expect(await statusFor('203.0.113.8')).toEqual([200, undefined]);
    expect(other.isOpen).toBe(true);
    expect(await admin(`unban address ${MALLORY}`)).toBe(`Removed: ban address ${MALLORY}`);
    expect(await statusFor(MALLORY)).toEqual([200, undefined]);
    await other.close();
  });

  it('over a websocket is cut off as well', async () => {
    const wire = await FrameWire.open(server.address, from(MALLORY));
    await admin(`ban address ${MALLORY}`);
    expect((await wire.hear('refused'))[2]).toMatchObject({
      reason: 'banned',
      detail: 'the operator does not admit this address',
    });
    await wire.closed();
  });

  it('of IPv6 is banned with its network, however it is written', async () => {
    expect(await admin('ban address 2001:DB8:1:2:3::4')).toContain(
      'ban address 2001:db8:1:2::/64  since 2027-01-15T08:00:00 (the whole network of that address)',
    );
    expect(await statusFor('2001:db8:1:2::9')).toEqual([403, 'banned']);
    expect(await statusFor('2001:db8:1:3::9')).toEqual([200, undefined]);
    await admin('unban address 2001:db8:1:2::/64');
    expect(await statusFor('2001:db8:1:2::9')).toEqual([200, undefined]);
  });

  it('is banned after a restart too', async () => {
    await admin(`ban address ${MALLORY} flooding`);
    await admin('mute name Eve');
    await server.server.stop();
    await start();
    expect(await statusFor(MALLORY)).toEqual([403, 'banned']);
    expect((await admin('bans')).split('\n').map((line) => line.split('  ')[0])).toEqual([
      `ban address ${MALLORY}`,
      'mute name Eve',
    ]);
  });
});

describe('who is muted', () => {
  it('by address plays on, but says nothing', async () => {
    const table = await newTable(server.server, ['Ann', 'Ben']);
    const [ann, ben] = [await looker(table, 0), await looker(table, 1, '203.0.113.8')];
    await admin(`mute address ${MALLORY} be quiet`);
    await ann.emit(...chat(table, 0, 'a', 'hello'));
    expect((await ann.hear('refused'))[2]).toEqual({ about: 'chat', reason: 'muted', detail: 'be quiet' });
    await ben.emit(...chat(table, 1, 'b', 'hello'));
    expect((await ann.hear('chat'))[2]).toMatchObject({ id: 'b' });
    await admin(`unmute address ${MALLORY}`);
    await ann.emit(...chat(table, 0, 'c', 'hello'));
    expect((await ann.hear('chat'))[2]).toMatchObject({ id: 'c' });
    await Promise.all([ann.close(), ben.close()]);
  });

  it('by name is so however it is written', async () => {
    const table = await newTable(server.server, ['Ann', 'Ben']);
    const [ann, ben] = [await looker(table, 0), await looker(table, 1)];
    await admin('mute name aNN');
    await ann.emit(...chat(table, 0, 'a', 'hello'));
    expect((await ann.hear('refused'))[2]).toMatchObject({ about: 'chat', reason: 'muted' });
    await ben.emit(...chat(table, 1, 'b', 'hello'));
    expect((await ann.hear('chat'))[2]).toMatchObject({ id: 'b' });
    await Promise.all([ann.close(), ben.close()]);
  });
});

describe('a name that is banned', () => {
  it('takes no seat, and no player can change to it', async () => {
    const { matchID, keys } = await newTable(server.server, ['Ann'], { numPlayers: 3 });
    await admin('ban name Mallory not here');
    for (const name of ['Mallory', ' MALLORY ', 'MaIIory']) {
      const { status, text } = await join2(matchID, name);
      expect([status, JSON.parse(text)]).toEqual([403, { error: 'banned', detail: 'not here' }]);
    }
    const renamed = await ask(server.address, `/games/smashtable/${matchID}/update`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ playerID: '0', credentials: keys[0], newName: 'mallory' }),
    });
    expect([renamed.status, JSON.parse(renamed.text)]).toMatchObject([403, { error: 'banned' }]);
    expect((await join2(matchID, 'Malory')).status).toBe(200);
    await admin('unban name MALLORY');
    expect((await join2(matchID, 'Mallory')).status).toBe(200);
  });
});

describe('what the operator does', () => {
  it('is logged without names', async () => {
    const table = await newTable(server.server, ['Ann']);
    await admin(`ban address ${MALLORY}`);
    await admin('mute name Eve');
    await admin('unmute name Eve');
    await admin(`close ${table.matchID} because`);
    const noted = server.notes.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(noted).toMatchObject([
      { kind: 'ban', on: 'address', address: MALLORY, msg: 'ban added by the operator' },
      { kind: 'mute', on: 'name', msg: 'ban added by the operator' },
      { kind: 'mute', on: 'name', msg: 'ban removed by the operator' },
      { match: table.matchID, msg: 'match closed by the operator' },
    ]);
    expect(server.notes.join()).not.toMatch(/Eve|Ann/);
  });
});

describe('npm run admin', () => {
  const run = (...words: string[]): Promise<{ code: number; out: string; problem: string }> =>
    new Promise((resolve) => {
      const script = join(projectRoot, 'server', 'cli', 'admin.ts');
      const env = { PATH: process.env.PATH, DATA_DIR: folder };
      execFile(
        process.execPath,
        ['--import', 'tsx', script, ...words],
        { cwd: projectRoot, env },
        (error, out, problem) => resolve({ code: error ? Number(error.code) : 0, out, problem }),
      );
    });

  it('reaches the server whose data are in DATA_DIR, and ends with 1 or 2 if it cannot do what is asked', async () => {
    const { matchID } = await newTable(server.server, ['Ann']);
    expect(await run('list')).toMatchObject({ code: 0, out: expect.stringContaining(matchID) });
    expect(await run('show', 'nosuchmatch')).toMatchObject({ code: 1, problem: 'matchNotFound\n' });
    expect(await run('dance')).toMatchObject({ code: 2, problem: expect.stringContaining(HELP) });
  });
});
