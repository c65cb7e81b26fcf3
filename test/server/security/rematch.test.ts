/** A rematch is made when the game is over, as the match before was, and waits for the same players. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { KeptSeats } from '../../../server/matches/keptSeats';
import { Matches } from '../../../server/matches/matches';
import { rematchOptions } from '../../../server/matches/rematch';
import { Dice } from '../../../server/simulation/dice';
import { SqliteStore } from '../../../server/storage/sqlite';
import type { Match } from '../../../server/storage/store';
import { catalog } from '../../catalog';
import { settled, TestClock } from '../testClock';
import { type Attacked, attacked, playOn, survives } from './target';
import { outcome, type Visitor, visitor } from './visitors';

let target: Attacked;
let eve: Visitor;
beforeAll(async () => {
  target = await attacked({ TRUST_PROXY: 'true', BOT_PAUSE_MS: '10000' });
  eve = visitor(target.address, '203.0.113.3');
});
afterAll(() => target.server.stop());

const OPTIONS = {
  setupData: { factions: 'random', sets: ['core'] },
  table: { spectatorChat: false },
  unlisted: true,
};

/** Ann, who is host, Ben and a bot have played to the end; or Ann and Ben still wait for a third. */
async function played({ over = true }: { over?: boolean } = {}) {
  const { matches } = target.server;
  const { id, hostKey, secret = '' } = await matches.create({ numPlayers: 3, ...OPTIONS });
  const keys: string[] = [];
  for (const name of ['Ann', 'Ben'])
    keys.push((await matches.join(id, { name, secret, ...(name === 'Ann' && { hostKey }) })).key);
  if (over) {
    await matches.seatBots(id, { hostKey }, [{ seat: 2, level: 'random' }]);
    await playOn(target.server, { matchID: id }, new Dice('rematch'), () => false);
  }
  /** What proves that someone had a seat. */
  const own = (seat: number) => ({ playerID: String(seat), credentials: keys[seat] ?? '' });
  const again = (seat: number, more: object = {}) => eve.post(`${id}/playAgain`, { ...own(seat), ...more });
  return { id, keys, hostKey, own, again, matches };
}

/** The same, and Ben has asked for a rematch. */
async function asked() {
  const match = await played();
  const { nextMatchID: id = '', secret = '' } = (await match.again(1)).body;
  let guests = 0;
  const join = (body: object) => eve.post(`${id}/join`, { playerName: `Guest ${++guests}`, secret, ...body });
  const next = async () => (await match.matches.find(id)).match;
  return { ...match, old: match.id, id, secret, join, next };
}

describe('a rematch', () => {
  it('is not made before the game is over, nor by who does not sit there', async () => {
    const waiting = await played({ over: false });
    const { id } = await played();
    await survives(target, async () => {
      expect(await outcome(waiting.again(0))).toBe('409 notOver');
      for (const playerID of ['0', '2'])
        expect(await outcome(eve.post(`${id}/playAgain`, { playerID, credentials: 'guess' }))).toBe('403 unauthorized');
    });
  });

  it('has the options of the match before and its privacy, whoever asks first', async () => {
    const { again, next, id, secret, old, matches } = await asked();
    expect((await again(0)).body).toEqual({ nextMatchID: id, secret });
    expect(await next()).toMatchObject({ ...OPTIONS, players: 3, started: false });
    expect(await outcome(eve.get(`/games/smashtable/${id}`))).toBe('403 secretNeeded');
    expect(await outcome(eve.get(`/games/smashtable/${id}`, secret))).toBe('done');
    expect((await matches.find(old)).match.next).toBe(id);
  });

  it('asks for Specials the usual way where the match before did so in a way that is gone', () => {
    const match = { players: 2, unlisted: false, table: { spectatorChat: true } };
    const optionsAfter = (setupData: object) => rematchOptions({ ...match, setupData } as Match, {}).setupData;
    expect(optionsAfter({ factions: 'random', priority: 'public' })).toEqual({ factions: 'random' });
    expect(optionsAfter({ factions: 'random', priority: 'covered' })).toEqual({
      factions: 'random',
      priority: 'covered',
    });
  });

  it('has other options only if the host wants them, and never another privacy', async () => {
    const { again, matches } = await played();
    const table = { spectatorChat: true };
    await survives(target, async () => {
      expect(await outcome(again(1, { table }))).toBe('403 notHost');
      expect(await outcome(again(1, { numPlayers: 2 }))).toBe('403 notHost');
      for (const seat of [0, 1]) expect(await outcome(again(seat, { unlisted: false }))).toBe('400 badRequest');
    });
    const { nextMatchID = '' } = (await again(0, { table, numPlayers: 4 })).body;
    const { match } = await matches.find(nextMatchID);
    expect(match).toMatchObject({ setupData: OPTIONS.setupData, unlisted: true, table, players: 4 });
    expect(match.seats.map((seat) => Object.keys(seat))).toEqual([['keptFor'], ['keptFor'], [], []]);
  });

  it('seats the bots again and keeps the other seats for who had them', async () => {
    const { next, join, own, keys, id } = await asked();
    expect((await next()).seats[2]).toEqual({ name: 'Bot 3', bot: 'random' });
    const shown = (await eve.get(`/games/smashtable/${id}`, keys[1])).body.players as unknown as { data: object }[];
    expect(shown.map(({ data }) => data)).toEqual([{ kept: true }, { kept: true }, { bot: 'random' }]);
    for (const stranger of [{}, { playerID: '0' }, { playerID: '1', credentials: 'guess' }])
      expect(await outcome(join(stranger))).toBe('409 seatKept');
    expect(await outcome(join({ ...own(1), playerID: '0' }))).toBe('409 holdsSeat');
    for (const seat of [1, 0]) {
      const { body } = await join({ ...own(seat), secret: undefined });
      expect(body.playerID).toBe(String(seat));
      expect(keys).not.toContain(body.playerCredentials);
      expect(await outcome(join(own(seat)))).toBe('409 seatTaken');
    }
    expect((await next()).started).toBe(true);
  });

  it('is hosted by the host of the match before, who needs no other key', async () => {
    const { join, own, keys, hostKey, next, id } = await asked();
    const { body: ben } = await join(own(1));
    expect((await next()).host).toBeNull();
    const bots = (by: object) => outcome(eve.post(`${id}/bots`, { ...by, bots: [{ seat: 0, level: 'random' }] }));
    expect(await bots({ playerID: '1', credentials: ben.playerCredentials })).toBe('403 notHost');
    expect(await bots({ hostKey })).toBe('403 notHost');
    // Not even the host puts a bot where somebody is waited for.
    expect(await bots({ hostKey: keys[0] })).toBe('409 seatKept');
    await join({ credentials: keys[0] });
    expect((await next()).host).toBe(0);
  });

  it('is made anew where all have left it', async () => {
    const { matches, again, id } = await asked();
    await matches.store.remove(id);
    const { body } = await again(0);
    expect(body.nextMatchID).not.toBe(id);
    expect((await again(1)).body).toEqual(body);
  });
});

describe('the seats of a rematch', () => {
  const stores: SqliteStore[] = [];
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
  });

  const fail = (error: unknown): void => {
    throw error;
  };

  function opened(store: SqliteStore) {
    const clock = new TestClock();
    const matches = new Matches({ store, catalog, now: clock.now, report: fail, seeds: true });
    return { clock, matches, kept: new KeptSeats(matches, clock, fail) };
  }

  /** A rematch of Ann, who was host, Ben and Cat, in which Ben sits. */
  async function waiting() {
    const store = SqliteStore.open(null);
    stores.push(store);
    const { clock, matches, kept } = opened(store);
    const { id: old, hostKey } = await matches.create({
      numPlayers: 3,
      setupData: { factions: 'random', seed: 'five' },
    });
    const keys: string[] = [];
    for (const name of ['Ann', 'Ben', 'Cat'])
      keys.push((await matches.join(old, { name, ...(name === 'Ann' && { hostKey }) })).key);
    await playOn({ matches }, { matchID: old }, new Dice('five'), () => false);
    const { id } = await matches.playAgain(old, 1, keys[1] ?? '');
    const ben = await matches.join(id, { name: 'Ben', credentials: keys[1] });
    return { store, clock, matches, kept, id, keys, ben };
  }

  const SEAT_KEPT = { reason: 'seatKept' };

  it('are for everyone after five minutes, and the one who sits there is host', async () => {
    const { clock, matches, id, keys, ben } = await waiting();
    await clock.pass(299);
    await expect(matches.join(id, { name: 'Eve' })).rejects.toMatchObject(SEAT_KEPT);
    await clock.pass(1);
    const { match } = await matches.find(id);
    expect(match).toMatchObject({ host: 1, seats: [{}, { name: 'Ben' }, {}] });
    expect(match.hostKey).toBeUndefined();
    await matches.join(id, { name: 'Eve', seat: 0 });
    await expect(matches.join(id, { name: 'Ann', seat: 0, credentials: keys[0] })).rejects.toMatchObject({
      reason: 'seatTaken',
    });
    await matches.seatBots(id, ben, [{ seat: 2, level: 'random' }]);
    expect((await matches.find(id)).match.started).toBe(true);
  });

  it('stay with a host who has come, and are not opened when all have', async () => {
    const { clock, matches, id, keys } = await waiting();
    await matches.join(id, { name: 'Ann', credentials: keys[0] });
    await clock.pass(300);
    expect((await matches.find(id)).match).toMatchObject({ host: 0, hostKey: expect.any(String) });
    await matches.join(id, { name: 'Dan' });
    expect((await matches.find(id)).match.started).toBe(true);
  });

  it('are kept for five minutes more after a restart', async () => {
    const { store, clock, kept, id, keys } = await waiting();
    await clock.pass(200);
    kept.close();
    const again = opened(store);
    for (const one of await again.matches.unfinished()) await again.kept.resume(one);
    await again.clock.pass(299);
    await expect(again.matches.join(id, { name: 'Eve' })).rejects.toMatchObject(SEAT_KEPT);
    await again.matches.join(id, { name: 'Cat', credentials: keys[2] });
    await again.clock.pass(1);
    await settled();
    await again.matches.join(id, { name: 'Eve' });
  });
});
