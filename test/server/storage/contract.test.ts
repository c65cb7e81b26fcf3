/** The contract of every database adapter. An adapter is added to `ADAPTERS` and has nothing else to prove. */
import { afterEach, describe, expect, it } from 'vitest';
import { StorageError, type Store } from '../../../server/storage/store';
import { closeStores, entry, match, open, state } from '../stores';

afterEach(closeStores);

const ADAPTERS: Record<string, () => Store> = { sqlite: () => open(), 'sqlite in memory': () => open(null) };

describe.each(Object.entries(ADAPTERS))('%s', (_, make) => {
  it('gives back what it was given', async () => {
    const store = make();
    const kept = match('m', { seats: [{ name: 'Ann', key: 'k', data: { a: [1] } }, {}], host: 0 });
    await store.create(kept, state(0));
    expect(await store.match('m')).toEqual(kept);
    expect(await store.state('m')).toEqual(state(0));
    expect(await store.initial('m')).toEqual(state(0));
    expect(await store.log('m')).toEqual([]);
    expect(await store.chat('m')).toEqual([]);
  });

  it('knows nothing of what it was never given', async () => {
    const store = make();
    expect([await store.match('no'), await store.state('no'), await store.initial('no')]).toEqual([null, null, null]);
    expect(await store.change('no', (found) => found)).toBeNull();
    expect(await store.advance('no', 0, state(1), [], 1)).toBe(false);
    await store.remove('no');
  });

  it('refuses a second match of the same id and keeps the first', async () => {
    const store = make();
    await store.create(match('m', { seed: 'first' }), state(0));
    await expect(store.create(match('m', { seed: 'second' }), state(0))).rejects.toThrow(StorageError);
    expect((await store.match('m'))?.seed).toBe('first');
  });

  it('changes a match as one step, and not at all if the change throws', async () => {
    const store = make();
    await store.create(match('m'), state(0));
    const join = (name: string) =>
      store.change('m', (found) => {
        if (found.seats[0]?.name !== undefined) throw new Error('taken');
        return { ...found, seats: [{ name }, {}] };
      });
    const results = await Promise.allSettled(['Ann', 'Ben', 'Cy'].map(join));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await store.match('m'))?.seats[0]?.name).toBe('Ann');
  });

  it('advances only from the state the move was made from', async () => {
    const store = make();
    await store.create(match('m'), state(0));
    expect(await store.advance('m', 0, state(1), [entry(0)], 32_000)).toBe(true);
    expect(await store.advance('m', 0, state(1, 'other'), [entry(0)], 64_000)).toBe(false);
    expect(await store.state('m')).toEqual(state(1));
    expect(await store.initial('m')).toEqual(state(0));
    expect(await store.log('m')).toEqual([entry(0)]);
    expect(await store.match('m')).toMatchObject({ updated: 32_000 });
  });

  it('appends to the log in order and notes the end of the game', async () => {
    const store = make();
    await store.create(match('m'), state(0));
    await store.advance('m', 0, state(1), [entry(0), entry(0)], 2000);
    await store.advance('m', 1, state(2, { winners: [1] }), [entry(1)], 3000);
    expect(await store.log('m')).toEqual([entry(0), entry(0), entry(1)]);
    expect(await store.match('m')).toMatchObject({ gameover: { winners: [1] }, updated: 3000 });
    const renamed = await store.change('m', (found) => ({ ...found, next: 'n' }));
    expect(renamed).toMatchObject({ gameover: { winners: [1] }, next: 'n' });
    expect(await store.match('m')).toEqual(renamed);
  });

  it('lists the latest first, page by page, without the unlisted', async () => {
    const store = make();
    for (const [at, id] of ['a', 'b', 'c', 'd', 'e'].entries())
      await store.create(match(id, { updated: at < 3 ? 10 : 20, unlisted: id === 'c' }), state(0));
    const first = await store.list({ limit: 2 });
    expect(first.matches.map(({ id }) => id)).toEqual(['e', 'd']);
    const second = await store.list({ limit: 2, after: first.next ?? '' });
    expect(second.matches.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(second.next).toBeNull();
    expect((await store.list({ unlisted: true })).matches).toHaveLength(5);
    expect((await store.list({ after: 'nonsense' })).matches).toEqual([]);
  });

  it('filters by end, time, free seats and players', async () => {
    const store = make();
    await store.create(match('full', { seats: [{ name: 'A' }, { name: 'B' }], started: true }), state(0));
    await store.create(match('over', { updated: 5000 }), state(0));
    await store.advance('over', 0, state(1, { winners: [0] }), [], 5000);
    await store.create(match('three', { players: 3, seats: [{}, {}, {}] }), state(0));
    const ids = async (query: object) => (await store.list(query)).matches.map(({ id }) => id).sort();
    expect(await ids({ finished: true })).toEqual(['over']);
    expect(await ids({ finished: false })).toEqual(['full', 'three']);
    expect(await ids({ open: true })).toEqual(['three']);
    expect(await ids({ players: 3 })).toEqual(['three']);
    expect(await ids({ updatedAfter: 1000 })).toEqual(['over']);
    expect(await ids({ updatedBefore: 1001 })).toEqual(['full', 'three']);
    expect(await store.count()).toEqual({ waiting: 1, running: 1, finished: 1 });
  });

  it('counts only seats that someone new may take as free', async () => {
    const store = make();
    const running = { started: true, players: 2 };
    const former = { name: 'Ben', key: 'hash' };
    await store.create(match('left', { ...running, seats: [{ name: 'A' }, { standIn: 'greedy', former }] }), state(0));
    await store.create(match('kept', { seats: [{ name: 'A' }, { keptFor: 'hash' }] }), state(0));
    const opened = { ...running, seats: [{ name: 'A' }, { standIn: 'greedy', former, opened: true as const }] };
    await store.create(match('opened', opened), state(0));
    const free = async () => (await store.list({ open: true })).matches.map(({ id }) => id).sort();
    expect(await free()).toEqual(['opened']);
    await store.change('kept', (found) => ({ ...found, seats: [{ name: 'A' }, {}] }));
    expect(await free()).toEqual(['kept', 'opened']);
  });

  it('removes lines of chat by their ids, and only from that match', async () => {
    const store = make();
    const message = (id: string) => ({ id, sender: '0', name: 'Ann', text: 'hi', at: 1 });
    for (const id of ['m', 'n']) {
      await store.create(match(id), state(0));
      for (const line of ['a', 'b', 'c']) await store.addChat(id, message(line));
    }
    expect(await store.removeChat('m', ['a', 'c', 'x'])).toBe(2);
    expect((await store.chat('m')).map(({ id }) => id)).toEqual(['b']);
    expect(await store.chat('n')).toHaveLength(3);
  });

  it('keeps settings, the last value of each', async () => {
    const store = make();
    expect(await store.setting('secret')).toBeNull();
    await store.setSetting('secret', 'one');
    await store.setSetting('secret', 'two');
    expect(await store.setting('secret')).toBe('two');
  });

  it('keeps bans until they are lifted, one for each kind and value', async () => {
    const store = make();
    const ban = { kind: 'ban', on: 'address', value: '192.0.2.1', reason: 'floods', at: 5 } as const;
    await store.addBan(ban);
    await store.addBan({ ...ban, kind: 'mute', at: 6 });
    await store.addBan({ ...ban, reason: 'floods again', at: 7 });
    expect(await store.bans()).toEqual([
      { ...ban, kind: 'mute', at: 6 },
      { ...ban, reason: 'floods again', at: 7 },
    ]);
    expect(await store.removeBan(ban)).toBe(true);
    expect(await store.removeBan(ban)).toBe(false);
    expect(await store.bans()).toHaveLength(1);
  });

  it('keeps chat with the match, the latest two hundred', async () => {
    const store = make();
    await store.create(match('m'), state(0));
    const message = (n: number) => ({ id: String(n), sender: '0', name: 'Ann', text: `${n}`, at: n });
    for (let n = 0; n < 205; n++) await store.addChat('m', message(n));
    const chat = await store.chat('m');
    expect(chat).toHaveLength(200);
    expect([chat[0], chat[199]]).toEqual([message(5), message(204)]);
  });

  it('removes all of a match and nothing of another', async () => {
    const store = make();
    for (const id of ['m', 'n']) {
      await store.create(match(id), state(0));
      await store.advance(id, 0, state(1), [entry(0)], 1);
      await store.addChat(id, { id: '1', sender: null, name: 'Ann', text: 'hi', at: 1 });
    }
    await store.remove('m');
    expect([await store.match('m'), await store.state('m')]).toEqual([null, null]);
    expect([await store.log('m'), await store.chat('m')]).toEqual([[], []]);
    expect(await store.log('n')).toHaveLength(1);
    expect(await store.chat('n')).toHaveLength(1);
  });

  it('expires waiting, running and finished matches each after their own time', async () => {
    const store = make();
    const ages = { waiting: 10, running: 100, finished: 1000 };
    await store.create(match('waiting', { updated: 0 }), state(0));
    await store.create(match('running', { updated: 0, started: true }), state(0));
    await store.create(match('finished', { updated: 0, started: true }), state(0));
    await store.advance('finished', 0, state(1, {}), [], 0);
    expect(await store.expire(ages, 10)).toEqual([]);
    expect(await store.expire(ages, 11)).toEqual(['waiting']);
    expect(await store.expire(ages, 101)).toEqual(['running']);
    expect(await store.expire(ages, 1001)).toEqual(['finished']);
    expect(await store.count()).toEqual({ waiting: 0, running: 0, finished: 0 });
  });

  it('does what is asked for at once in the order in which it was asked for', async () => {
    const store = make();
    const results = await Promise.all([
      store.create(match('m'), state(0)),
      store.advance('m', 0, state(1), [entry(0)], 1),
      store.advance('m', 0, state(1, 'other'), [entry(0)], 2),
      store.advance('m', 1, state(2), [entry(1)], 3),
      store.state('m'),
      store.change('m', (found) => ({ ...found, next: 'n' })),
      store.match('m'),
    ]);
    expect(results.slice(1, 5)).toEqual([true, false, true, state(2)]);
    expect(results[6]).toMatchObject({ next: 'n' });
    expect(await store.log('m')).toEqual([entry(0), entry(1)]);
  });

  it('finds nothing wrong with what it was given', async () => {
    const store = make();
    await store.create(match('m'), state(0));
    await expect(store.check()).resolves.toBeUndefined();
    expect(store.damaged()).toEqual([]);
  });
});
