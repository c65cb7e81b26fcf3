/** OPEN-18, option `covered`: windows last a random pause, so that neither sight nor timing tells who has a Special. */
import { afterEach, describe, expect, it } from 'vitest';
import { viewOf } from '../../game/view';
import { Matches } from '../../server/matches/matches';
import { Pauses } from '../../server/matches/pauses';
import { SqliteStore } from '../../server/storage/sqlite';
import { catalog } from '../catalog';
import { table } from '../table';
import { settled, TestClock } from './testClock';

const stores: SqliteStore[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

const fail = (error: unknown): void => {
  throw error;
};

/** A match in which a base is about to score and p1, for all that p0 knows, may hold Shinobi. */
async function match(hand: string) {
  const clock = new TestClock();
  const store = SqliteStore.open(null);
  stores.push(store);
  const first = new Matches({ store, catalog, now: clock.now, report: fail, seeds: true });
  const { id } = await first.create({ numPlayers: 2, setupData: { seed: 'pauses', firstPlayer: 0 } });
  for (const name of ['Ann', 'Ben']) await first.join(id, { name });
  const { state } = await first.find(id);
  const { state: G } = table({
    p1: { hand: [hand], deck: ['shinobi'] },
    bases: { 'jungle-oasis': { p0: ['king-rex', 'king-rex'] }, tortuga: {} },
    options: { priority: 'covered' },
  });
  await store.advance(id, state._stateID, { ...state, G, _stateID: state._stateID + 1 }, [], clock.now());
  return { clock, store, id, ...open(clock, store, id) };
}

/** A server that is started with what is stored. */
function open(clock: TestClock, store: SqliteStore, id: string) {
  const matches = new Matches({ store, catalog, now: clock.now, report: fail, seeds: true });
  const pauses = new Pauses(matches, clock, fail, () => 0.5);
  const seen: unknown[] = [];
  matches.listen((change) => {
    if (change.kind !== 'moved') return;
    const { state, entries } = change;
    const views = [0, null].map((viewer) => viewOf(catalog, state.G, viewer));
    seen.push({ at: clock.now(), number: state._stateID, stages: state.ctx.activePlayers, views, entries });
  });
  const answer = async (seat: number, given: unknown) => {
    const { state } = await matches.find(id);
    return matches.move(id, seat, 'answer', [given], state._stateID);
  };
  const finish = async () => {
    const { state } = await matches.find(id);
    await matches.move(id, 0, 'finish', [], state._stateID);
    await settled();
  };
  const asked = async () => (await matches.find(id)).state.G.resolution?.decision ?? null;
  return { matches, pauses, seen, answer, finish, asked };
}

describe('OPEN-18 covered windows', () => {
  it('OPEN-18 look and last the same for a player who has nothing and for one who passes at once', async () => {
    const bare = await match('king-rex');
    await bare.finish();
    expect((await bare.asked())?.options).toEqual([]);
    await bare.clock.pass(10);
    expect(await bare.asked()).toBeNull();

    const armed = await match('shinobi');
    await armed.finish();
    expect((await armed.asked())?.options).toHaveLength(1);
    const passed = armed.answer(1, []);
    await settled();
    expect(armed.seen).toHaveLength(1); // it is held
    await armed.clock.pass(10);
    await passed;
    expect(armed.seen).toEqual(bare.seen);
    expect(bare.seen).toHaveLength(2);
  });

  it('OPEN-18 ask who has something for as long as they think', async () => {
    const { clock, finish, asked, answer } = await match('shinobi');
    await finish();
    await clock.pass(60);
    expect((await asked())?.player).toBe(1);
    const { options = [] } = (await asked()) ?? {};
    await answer(1, [options[0]]);
    expect((await asked())?.prompt).not.toBe('beforeScoring');
  });

  it('OPEN-18 begin anew after a restart of the server', async () => {
    const { clock, store, id, finish, pauses } = await match('king-rex');
    await finish();
    pauses.close();
    await clock.pass(10);
    const again = open(clock, store, id);
    expect((await again.asked())?.options).toEqual([]);
    await again.pauses.resume(id);
    expect(await again.asked()).not.toBeNull();
    await clock.pass(10);
    expect(await again.asked()).toBeNull();
  });

  it('OPEN-18 hold an answer that comes before the restarted server has looked at the match', async () => {
    const { clock, store, id, finish, pauses } = await match('shinobi');
    await finish();
    pauses.close();
    const again = open(clock, store, id);
    const passed = again.answer(1, []);
    await settled();
    expect(again.seen).toEqual([]);
    await clock.pass(10);
    await passed;
    expect(again.seen).toHaveLength(1);
  });

  it('OPEN-18 let a held answer go when the server stops', async () => {
    const { finish, answer, pauses, matches } = await match('shinobi');
    await finish();
    const passed = answer(1, []);
    await settled();
    pauses.close();
    await passed;
    await matches.close();
  });
});
