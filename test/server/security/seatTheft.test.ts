/** Nobody gets a seat that is somebody else's, and nobody two; whoever had one of a running match has a way back. */
import { afterEach, describe, expect, it } from 'vitest';
import { Presence } from '../../../server/matches/presence';
import { FrameWire } from './frames';
import { type Attacked, attacked } from './target';
import { outcome, type Visitor, visitor } from './visitors';

let target: Attacked | undefined;
afterEach(() => target?.server.stop());

interface Sitting {
  readonly playerID: string;
  readonly credentials: string;
}

/** A table at which Ann is host and Ben her guest, each at home; more visitors may come. */
async function atTable({ numPlayers = 2, bots = 0 }: { numPlayers?: number; bots?: number } = {}) {
  const t = await attacked({ TRUST_PROXY: 'true', BOT_PAUSE_MS: '10000' });
  target = t;
  const [ann, ben, eve] = [1, 2, 3].map((last) => visitor(t.address, `203.0.113.${last}`)) as [
    Visitor,
    Visitor,
    Visitor,
  ];
  const created = await ann.post('create', { numPlayers, setupData: { factions: 'random', seed: 'theft' } });
  const { matchID = '', hostKey = '' } = created.body;
  const sit = async (who: Visitor, playerName: string, more: object = {}): Promise<Sitting> => {
    const { status, body } = await who.post(`${matchID}/join`, { playerName, ...more });
    if (status !== 200) throw new Error(`${playerName} has no seat: ${body.error} ${body.detail}`);
    return { playerID: body.playerID ?? '', credentials: body.playerCredentials ?? '' };
  };
  const host = await sit(ann, 'Ann', { hostKey });
  const guest = await sit(ben, 'Ben');
  for (let seat = 2; seat < 2 + bots; seat++)
    await ann.post(`${matchID}/bots`, { hostKey, bots: [{ seat, level: 'greedy' }] });
  const asked = (who: Visitor) => (verb: string, body: object) => outcome(who.post(`${matchID}/${verb}`, body));
  const seats = async () => (await t.server.matches.find(matchID)).match.seats;
  return { t, matchID, hostKey, host, guest, sit, seats, ann, ben, eve, asAnn: asked(ann), asEve: asked(eve) };
}

describe('a host', () => {
  it('does not remove a player who is there, or was within two minutes, whatever the clock is set to', async () => {
    const { t, matchID, hostKey, host, guest, asAnn, seats } = await atTable();
    const [watch, wire] = [await FrameWire.open(t.address), await FrameWire.open(t.address)];
    await watch.emit('sync', matchID, host.playerID, host.credentials);
    /** Waits until everyone is told that Ben is there or is not. */
    const seen = async (there: boolean): Promise<void> => {
      for (let told = !there; told !== there; )
        told = ((await watch.hear('matchData'))[2] as { isConnected: boolean }[])[1]?.isConnected ?? told;
    };
    await wire.emit('sync', matchID, guest.playerID, guest.credentials);
    await seen(true);
    t.clock.now += 3_600_000;
    expect(await asAnn('remove', { ...host, seat: 1 })).toBe('409 notAway');
    await wire.close();
    await seen(false);
    t.clock.now += 119_999;
    t.clock.ahead += 3_600_000;
    expect(await asAnn('remove', { hostKey, seat: 1 })).toBe('409 notAway');
    expect((await seats())[1]).toMatchObject({ name: 'Ben' });
    t.clock.now += 1;
    expect(await asAnn('remove', { hostKey, seat: 1 })).toBe('done');
    expect((await seats())[1]).toMatchObject({ standIn: 'greedy', former: { name: 'Ben' } });
    await watch.close();
  });

  it('waits two minutes for a player who has just sat down and not come yet', async () => {
    const { t, matchID, host, guest, sit, ben, asAnn } = await atTable();
    t.clock.now += 60_000;
    await ben.post(`${matchID}/leave`, guest);
    await sit(ben, 'Ben', guest);
    t.clock.now += 119_999;
    expect(await asAnn('remove', { ...host, seat: 1 })).toBe('409 notAway');
    t.clock.now += 1;
    expect(await asAnn('remove', { ...host, seat: 1 })).toBe('done');
  });

  it('removes bots at any time and anyone before the start, but not themselves', async () => {
    const running = await atTable({ numPlayers: 3, bots: 1 });
    expect(await running.asAnn('remove', { ...running.host, seat: 2 })).toBe('done');
    expect((await running.seats())[2]).toEqual({ standIn: 'greedy' });
    expect(await running.asAnn('remove', { hostKey: running.hostKey, seat: 0 })).toBe('400 badRequest');
    await running.t.server.stop();
    const waiting = await atTable({ numPlayers: 3 });
    expect(await waiting.asAnn('remove', { ...waiting.host, seat: 1 })).toBe('done');
    expect((await waiting.seats())[1]).toEqual({});
    expect(await waiting.asAnn('remove', { ...waiting.host, seat: 1 })).toBe('404 seatNotFound');
    expect(await waiting.asAnn('remove', { ...waiting.host, seat: 3 })).toBe('404 seatNotFound');
  });

  it('opens a seat only if it is empty and the match has begun', async () => {
    const waiting = await atTable({ numPlayers: 3 });
    expect(await waiting.asAnn('open', { ...waiting.host, seat: 2 })).toBe('409 notStarted');
    await waiting.t.server.stop();
    const { asAnn, asEve, host, guest, matchID, ben } = await atTable();
    expect(await asAnn('open', { ...host, seat: 1 })).toBe('409 seatTaken');
    expect(await asEve('open', { ...guest, seat: 1 })).toBe('403 notHost');
    expect(await asEve('open', { hostKey: guest.credentials, seat: 1 })).toBe('403 notHost');
    expect(await asEve('open', { seat: 1 })).toBe('400 badRequest');
    await ben.post(`${matchID}/leave`, guest);
    expect(await asAnn('open', { ...host, seat: 1 })).toBe('done');
    expect(await asAnn('open', { ...host, seat: 1 })).toBe('done');
  });

  it('does not put a bot where somebody may come back', async () => {
    const { asAnn, hostKey, guest, matchID, ben, host } = await atTable();
    await ben.post(`${matchID}/leave`, guest);
    const bots = { hostKey, bots: [{ seat: 1, level: 'greedy' }] };
    expect(await asAnn('bots', bots)).toBe('409 seatKept');
    await asAnn('open', { ...host, seat: 1 });
    expect(await asAnn('bots', bots)).toBe('409 seatKept');
  });
});

describe('a seat that was left in a running match', () => {
  it('is kept from strangers until the host opens it, and is not in the list of open ones before', async () => {
    const { asAnn, asEve, host, guest, matchID, ben, eve, seats } = await atTable();
    const listed = async () => (await eve.get('/games/smashtable?open=true')).body.matches;
    const shown = async () => (await eve.get(`/games/smashtable/${matchID}`)).body.players?.[1];
    await ben.post(`${matchID}/leave`, guest);
    expect(await asEve('join', { playerID: '1', playerName: 'Eve' })).toBe('409 seatKept');
    expect(await asEve('join', { playerName: 'Eve' })).toBe('409 seatKept');
    expect(await asEve('join', { playerID: '1', playerName: 'Eve', credentials: 'guess' })).toBe('409 seatKept');
    expect(await listed()).toEqual([]);
    expect(await shown()).toEqual({ id: 1, data: { standIn: 'greedy', former: 'Ben' } });
    await asAnn('open', { ...host, seat: 1 });
    expect(await listed()).toMatchObject([{ matchID }]);
    expect(await shown()).toEqual({ id: 1, data: { standIn: 'greedy', former: 'Ben', opened: true } });
    expect(await asEve('join', { playerName: 'Eve' })).toBe('done');
    expect(Object.keys((await seats())[1] ?? {}).sort()).toEqual(['holder', 'key', 'name']);
    expect(await listed()).toEqual([]);
    // Once someone new has sat down, the way back is closed.
    expect(await outcome(ben.post(`${matchID}/join`, { playerName: 'Ben', ...guest }))).toBe('409 seatTaken');
  });

  it('is had again by its former player alone, by a new key, opened or not', async () => {
    const { asAnn, host, guest, matchID, ben, eve, sit } = await atTable();
    let keys = guest;
    for (const open of [false, true]) {
      await ben.post(`${matchID}/leave`, keys);
      if (open) await asAnn('open', { ...host, seat: 1 });
      const back = await sit(eve, 'Ben on the road', keys);
      expect(back.playerID).toBe('1');
      expect(await outcome(ben.post(`${matchID}/leave`, keys))).toBe('403 unauthorized');
      keys = back;
    }
    // Without a seat named, the key finds it.
    await ben.post(`${matchID}/leave`, keys);
    expect((await sit(ben, 'Ben', { credentials: keys.credentials })).playerID).toBe('1');
  });

  it('is not had by the host, nor by anyone else who has a seat, once it is open', async () => {
    const { asAnn, asEve, host, guest, hostKey, matchID, ben, sit, ann, eve, seats } = await atTable({
      numPlayers: 4,
      bots: 1,
    });
    const dan = await sit(visitor(target?.address ?? '', '203.0.113.4'), 'Dan');
    await ben.post(`${matchID}/leave`, guest);
    await asAnn('open', { ...host, seat: 1 });
    const join = { playerID: '1', playerName: 'Mallory' };
    const thefts = [
      asAnn('join', join),
      asAnn('join', { ...join, credentials: host.credentials }),
      asEve('join', { ...join, credentials: host.credentials }),
      asEve('join', { ...join, hostKey }),
      asEve('join', { ...join, credentials: dan.credentials }),
      outcome(visitor(target?.address ?? '', '203.0.113.4').post(`${matchID}/join`, join)),
      asAnn('join', { playerName: 'Mallory' }),
    ];
    expect(await Promise.all(thefts)).toEqual(thefts.map(() => '409 holdsSeat'));
    expect((await seats())[1]?.name).toBeUndefined();
    // Whoever has a way back to one seat does not get another, by key or from the same address.
    const { credentials } = dan;
    await outcome(ann.post(`${matchID}/leave`, { playerID: '3', credentials }));
    expect(await asEve('join', { ...join, credentials })).toBe('409 holdsSeat');
    expect(await outcome(visitor(target?.address ?? '', '203.0.113.4').post(`${matchID}/join`, join))).toBe(
      '409 holdsSeat',
    );
    expect(await outcome(eve.post(`${matchID}/join`, join))).toBe('done');
  });

  it('is had again from the address of a friend who sits there too', async () => {
    const { guest, matchID, ben, ann, sit } = await atTable();
    await ben.post(`${matchID}/leave`, guest);
    expect((await sit(ann, 'Ben', guest)).playerID).toBe('1');
  });
});

describe('before the start', () => {
  it('friends behind one address sit together, but nobody sits twice by one key', async () => {
    const { asAnn, ann, sit, host, matchID, hostKey, seats } = await atTable({ numPlayers: 4 });
    await sit(ann, 'Anton');
    for (const body of [
      { credentials: host.credentials },
      { credentials: host.credentials, playerID: '3' },
      { hostKey },
    ])
      expect(await asAnn('join', { playerName: 'Ann', ...body })).toBe('409 holdsSeat');
    expect(await asAnn('join', { playerName: 'Ann', ...host })).toBe('409 seatTaken');
    expect((await seats()).map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Anton', undefined]);
    expect((await ann.get(`/games/smashtable/${matchID}`)).status).toBe(200);
  });
});

describe('a match that is over', () => {
  it('has no more seats for newcomers', async () => {
    const { t, asAnn, host, guest, matchID, ann, ben, eve } = await atTable();
    await ben.post(`${matchID}/leave`, guest);
    await asAnn('open', { ...host, seat: 1 });
    const { matches } = t.server;
    const { match, state } = await matches.find(matchID);
    await matches.store.create({ ...match, id: 'over', gameover: { winners: [0] } }, { ...state, _stateID: 0 });
    expect(await outcome(eve.post('over/join', { playerName: 'Eve' }))).toBe('409 gameOver');
    expect(await outcome(ann.post('over/open', { ...host, seat: 1 }))).toBe('409 gameOver');
  });
});

describe('what is stored of seats', () => {
  it('has neither keys nor addresses', async () => {
    const { t, matchID, hostKey, host, guest } = await atTable();
    const kept = JSON.stringify((await t.server.matches.find(matchID)).match);
    for (const secret of ['203.0.113', hostKey, host.credentials, guest.credentials])
      expect(kept).not.toContain(secret);
    const { seats, creator } = (await t.server.matches.find(matchID)).match;
    expect(creator).toBe(seats[0]?.holder);
    expect(new Set([creator, ...seats.map(({ holder }) => holder)]).size).toBe(2);
  });
});

describe('an absence', () => {
  it('is counted from the start of the server for who was never seen, and ends with the first connection', () => {
    let now = 5000;
    const presence = new Presence(() => now);
    now += 119_999;
    expect(presence.isAway('key')).toBe(false);
    now += 1;
    expect(presence.isAway('key')).toBe(true);
    presence.arrive('key');
    presence.arrive('key');
    expect(presence.isAway('key')).toBe(false);
    presence.depart('key');
    now += 1_000_000;
    expect(presence.isAway('key')).toBe(false);
    presence.depart('key');
    now += 119_999;
    expect(presence.isAway('key')).toBe(false);
    now += 1;
    expect(presence.isAway('key')).toBe(true);
  });

  it('that lasts is forgotten without becoming shorter', () => {
    let now = 0;
    const presence = new Presence(() => now);
    presence.expect('first');
    now += 120_000;
    for (let count = 0; count < 20_000; count++) presence.expect(`${count}`);
    expect([presence.isAway('first'), presence.isAway('19999')]).toEqual([true, false]);
  });
});
