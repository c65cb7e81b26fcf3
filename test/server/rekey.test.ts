/** Matches that were stored when random numbers could be foretold go on, with a key that nobody knows. */
import { afterEach, describe, expect, it } from 'vitest';
import { argumentsOf } from '../../game/clientGame';
import { isKeyed } from '../../game/random';
import { legalFor } from '../../game/view';
import { Matches } from '../../server/matches/matches';
import { keyed } from '../../server/matches/rekey';
import { replayOf } from '../../server/matches/replay';
import { Dice } from '../../server/simulation/dice';
import { chooseMove } from '../../server/simulation/players';
import { SqliteStore } from '../../server/storage/sqlite';
import type { StoredState } from '../../server/storage/store';
import { catalog } from '../catalog';

/** What the generator of before kept. */
const OLD = [3735928559, 2882400001, 305419896, 77];

const stores: SqliteStore[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

function matchesOn(store: SqliteStore): Matches {
  const report = (error: unknown): void => {
    throw error;
  };
  return new Matches({ store, catalog, now: () => 0, report, seeds: true });
}

function old(state: StoredState): StoredState {
  const { resolution } = state.G;
  const before = resolution && { ...resolution, checkpoint: { ...resolution.checkpoint, rng: OLD } };
  return { ...state, G: { ...state.G, rng: OLD, resolution: before } };
}

/** Makes a move by lot. */
async function moveOn(matches: Matches, id: string, dice: Dice): Promise<StoredState> {
  const { state } = await matches.find(id);
  for (const seat of state.G.players.keys()) {
    const what = chooseMove(legalFor(catalog, state.G, seat), state.G.resolution?.decision ?? null, dice, 'random');
    if (what) return matches.move(id, seat, what.type, argumentsOf(what), state._stateID);
  }
  throw new Error('nobody can move');
}

/** A match of before, in the middle of the game. */
async function oldMatch(open: boolean): Promise<{ store: SqliteStore; id: string }> {
  const store = SqliteStore.open(null);
  stores.push(store);
  const matches = matchesOn(store);
  const { id } = await matches.create({ numPlayers: 2, setupData: { factions: 'random', seed: 'old' } });
  for (const name of ['Ann', 'Ben']) await matches.join(id, { name });
  const dice = new Dice('old');
  let state = await moveOn(matches, id, dice);
  while (state.G.turn < 4 || (state.G.resolution !== null) !== open) state = await moveOn(matches, id, dice);
  await store.advance(id, state._stateID, { ...old(state), _stateID: state._stateID + 1 }, [], 0);
  return { store, id };
}

describe('a match stored with the older random numbers', () => {
  it.each([
    ['between two moves', false],
    ['with an open question', true],
  ])('goes on %s', async (_, open) => {
    const { store, id } = await oldMatch(open);
    expect((await store.state(id))?.G.rng).toEqual(OLD);
    const matches = matchesOn(store);
    const { state } = await matches.find(id);
    expect([isKeyed(state.G.rng), state.G.resolution !== null]).toEqual([true, open]);
    expect(state.G.resolution?.checkpoint.rng ?? state.G.rng).toEqual(state.G.rng);
    const dice = new Dice('on');
    let now = await moveOn(matches, id, dice);
    while (now.G.phase !== 'over') now = await moveOn(matches, id, dice);
    expect(isKeyed((await store.state(id))?.G.rng ?? [])).toBe(true);
  });

  it('has a key that does not follow from what was stored', async () => {
    const { store, id } = await oldMatch(false);
    const keys = await Promise.all([1, 2, 3].map(async () => (await matchesOn(store).find(id)).state.G.rng.join()));
    expect(new Set(keys).size).toBe(3);
  });

  it('keeps the key it has once it has one', async () => {
    const { store, id } = await oldMatch(false);
    const { state } = await matchesOn(store).find(id);
    expect(keyed(state)).toBe(state);
  });

  it('has no replay that would show another game than was played', async () => {
    const store = SqliteStore.open(null);
    stores.push(store);
    const first = matchesOn(store);
    const { match, initial } = await first
      .create({ numPlayers: 2, setupData: { seed: 'old' } })
      .then(({ id }) => first.whole(id));
    await store.create({ ...match, id: 'over', gameover: { winners: [0] } }, old(initial));
    await expect(replayOf(matchesOn(store), 'over')).rejects.toThrow('no longer makes');
  });
});
