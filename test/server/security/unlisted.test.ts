/** An unlisted match is for those who have its whole link, and for those who have or had a seat there. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Dice } from '../../../server/simulation/dice';
import { FrameWire } from './frames';
import { type Attacked, attacked, newTable, playOn, survives, type Table } from './target';
import { outcome, type Visitor, visitor } from './visitors';

let target: Attacked;
let eve: Visitor;
/** One match of each kind: before its start, while it is played, and when it is over. */
let waiting: Table;
let playing: Table;
let finished: Table;
/** Another one, whose secrets open none of these. */
let elsewhere: Table;

beforeAll(async () => {
  target = await attacked({ TRUST_PROXY: 'true', BOT_PAUSE_MS: '10000' });
  eve = visitor(target.address, '203.0.113.3');
  const table = (names: readonly string[], seed: string, numPlayers = 2) =>
    newTable(target.server, names, { seed, numPlayers, unlisted: true });
  waiting = await table(['Ann', 'Ben'], 'waiting', 4);
  playing = await table(['Ann', 'Ben'], 'playing');
  finished = await table(['Ann', 'Ben'], 'finished');
  elsewhere = await table(['Ann', 'Ben'], 'elsewhere');
  await playOn(target.server, finished, new Dice('unlisted'), () => false);
  await target.server.matches.leave(playing.matchID, 1, playing.keys[1] ?? '');
}, 60_000);
// Replays may be asked for only so often.
beforeEach(() => {
  target.clock.now += 60_000;
});
afterAll(() => target.server.stop());

/** What does not open a match, though each is a secret of something. */
const WRONG: [string, () => string | undefined][] = [
  ['without anything', () => undefined],
  ['with a guess', () => 'guess'],
  ['with the link of another match', () => elsewhere.secret],
  ['with its id', () => playing.matchID],
  ['with the host key of another match', () => elsewhere.hostKey],
  ['with a key of another match', () => elsewhere.keys[0]],
];

describe('an unlisted match', () => {
  it('has a secret of its own, told only to who made it', async () => {
    const { body } = await eve.post('create', { numPlayers: 2, unlisted: true });
    expect(Object.keys(body).sort()).toEqual(['hostKey', 'matchID', 'secret']);
    expect(body.secret).toMatch(/^[\w-]{22}$/);
    expect(new Set([body.secret, waiting.secret, playing.secret, finished.secret]).size).toBe(4);
    const shown = JSON.stringify((await eve.get(`/games/smashtable/${playing.matchID}`, playing.secret)).body);
    expect(shown).toContain(playing.matchID);
    expect(shown).not.toContain(playing.secret);
  });

  it.each(WRONG)('is not shown %s', async (_name, shown) => {
    for (const { matchID } of [waiting, playing, finished])
      expect(await outcome(eve.get(`/games/smashtable/${matchID}`, shown()))).toBe('403 secretNeeded');
    for (const path of ['', '/steps', '/turns'])
      expect(await outcome(eve.get(`/replays/${finished.matchID}${path}`, shown()))).toBe('403 secretNeeded');
  });

  it.each(WRONG)('is not joined %s', async (_name, shown) => {
    const [secret, { matchID }] = [shown(), waiting];
    await survives(target, async () => {
      for (const given of [{ secret }, { credentials: secret }, { hostKey: secret }])
        expect(await outcome(eve.post(`${matchID}/join`, { playerName: 'Eve', ...given }))).toBe('403 secretNeeded');
    });
  });

  it.each(WRONG)('is not looked at or chatted in %s', async (_name, shown) => {
    await survives(target, async () => {
      const wire = await FrameWire.open(target.address);
      for (const { matchID } of [waiting, playing, finished]) {
        await wire.emit('sync', matchID, null, shown() ?? null);
        expect((await wire.hear('refused'))[2]).toMatchObject({ about: 'sync', reason: 'secretNeeded' });
        await wire.emit('chat', matchID, { id: 'a', sender: null, payload: 'hi' }, shown() ?? null);
        expect((await wire.hear('refused'))[2]).toMatchObject({ about: 'chat', reason: 'unauthorized' });
      }
      expect(wire.packets.filter((packet) => packet.startsWith('42'))).toHaveLength(6);
      await wire.close();
    });
  });

  const RIGHT: [string, (table: Table) => string | undefined][] = [
    ['its link', ({ secret }) => secret],
    ['the key of a seat', ({ keys }) => keys[0]],
    ['the key of its host', ({ hostKey }) => hostKey],
  ];

  it.each(RIGHT)('is shown with %s', async (_name, shown) => {
    for (const table of [waiting, playing, finished])
      expect(await outcome(eve.get(`/games/smashtable/${table.matchID}`, shown(table)))).toBe('done');
    for (const path of ['', '/steps', '/turns'])
      expect(await outcome(eve.get(`/replays/${finished.matchID}${path}`, shown(finished)))).toBe('done');
    const wire = await FrameWire.open(target.address);
    await wire.emit('sync', playing.matchID, null, shown(playing) ?? null);
    expect(JSON.stringify(await wire.hear('sync'))).not.toContain('"hand":');
    await wire.close();
  });

  it('is shown to who left a seat there, and they may come back', async () => {
    const { matchID, keys } = playing;
    const wire = await FrameWire.open(target.address);
    await wire.emit('sync', matchID, null, keys[1] ?? null);
    await wire.hear('sync');
    await wire.close();
    expect(await outcome(eve.get(`/games/smashtable/${matchID}`, keys[1]))).toBe('done');
    const { status, body } = await eve.post(`${matchID}/join`, { playerName: 'Ben', credentials: keys[1] });
    expect([status, body.playerID]).toEqual([200, '1']);
  });

  it('is joined with the whole link', async () => {
    const { matchID, secret } = waiting;
    expect(await outcome(eve.post(`${matchID}/join`, { playerName: 'Eve', secret }))).toBe('done');
  });

  it('shows a player who loses the seat what a spectator sees', async () => {
    const { server, address } = target;
    const { matchID, keys } = await newTable(server, ['Ann', 'Ben'], { unlisted: true });
    const wire = await FrameWire.open(address);
    await wire.emit('sync', matchID, '1', keys[1] ?? null);
    await wire.hear('sync');
    await server.matches.leave(matchID, 1, keys[1] ?? '');
    expect((await wire.hear('refused'))[2]).toMatchObject({ about: 'sync', reason: 'seatLost' });
    expect(JSON.stringify(await wire.hear('sync'))).not.toContain('"hand":');
    await wire.close();
  });
});

describe('a listed match', () => {
  it('is open to everyone', async () => {
    const { matchID } = await newTable(target.server, ['Ann']);
    expect(await outcome(eve.get(`/games/smashtable/${matchID}`))).toBe('done');
    expect(await outcome(eve.post(`${matchID}/join`, { playerName: 'Eve' }))).toBe('done');
  });
});
