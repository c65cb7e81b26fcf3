/** Finished matches: played again from their replay they come to the same, and can be looked at position by position. */
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { State } from '../../game/state';
import { viewOf } from '../../game/view';
import type { Replay } from '../../server/matches/replay';
import { Rules } from '../../server/matches/rules';
import type { Steps, TurnStart } from '../../server/matches/steps';
import { Dice } from '../../server/simulation/dice';
import { type Attacked, attacked, newTable, playOn, type Table } from './security/target';
import { ask } from './security/wire';

let server: Attacked;
let table: Table;
/** The states of the match as they were when it was played, and what was told of the moves that led to them. */
const states: State[] = [];
const told: unknown[] = [[]];

beforeAll(async () => {
  server = await attacked();
  const { matches } = server.server;
  matches.listen((change) => {
    if (change.kind !== 'moved' || change.match.players !== 3) return;
    states[change.state._stateID] = change.state.G;
    told[change.state._stateID] = (change.entries[0] as unknown as { metadata: { events: unknown } }).metadata.events;
  });
  table = await newTable(server.server, ['Ann', 'Ben', 'Cat'], { numPlayers: 3, seed: 'replay' });
  states[0] = (await matches.whole(table.matchID)).initial.G;
  await playOn(server.server, table, new Dice('replay'), () => false);
}, 60_000);
afterAll(() => server.server.stop());

const get = (path: string, headers = {}) => ask(server.address, `/replays/${path}`, { headers });

async function json<T>(path: string): Promise<T> {
  const { status, text } = await get(path);
  expect(status).toBe(200);
  return JSON.parse(text) as T;
}

async function refusal(path: string): Promise<[number, string]> {
  const { status, text } = await get(path);
  return [status, (JSON.parse(text) as { error: string }).error];
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const steps = (query: string): Promise<Steps> => json(`${table.matchID}/steps?${query}`);

describe('a replay', () => {
  it('played again comes to the same end, move by move', async () => {
    const replay = await json<Replay>(table.matchID);
    const rules = new Rules(server.server.matches.catalog, (error) => {
      throw error;
    });
    let state = rules.initialState(replay.players, { ...replay.setupData, seed: replay.seed });
    expect(plain(state.G)).toEqual(plain(states[0]));
    for (const { player, type, args } of replay.moves) {
      ({ state } = rules.after(state, player, type, args));
      expect(plain(state.G)).toEqual(plain(states[state._stateID]));
    }
    expect(state.ctx.gameover).toEqual(replay.result);
    expect(state._stateID).toBe(states.length - 1);
    expect(replay).toMatchObject({
      format: 1,
      players: 3,
      names: ['Ann', 'Ben', 'Cat'],
      result: states.at(-1)?.result,
    });
  });
});

describe('the steps of a replay', () => {
  it('are what a seat or a spectator saw, and what was told', async () => {
    const { catalog } = server.server.matches;
    const replay = await json<Replay>(table.matchID);
    for (const [seat, viewer] of [
      ['none', null],
      ['2', 2],
    ] as const) {
      for (let from = 0; from < states.length; from += 50) {
        const found = await steps(`seat=${seat}&from=${from}&count=50`);
        expect(found).toMatchObject({
          total: states.length - 1,
          names: ['Ann', 'Ben', 'Cat'],
          players: 3,
          content: catalog.hash,
        });
        expect(found.steps).toHaveLength(Math.min(50, states.length - from));
        for (const [at, step] of found.steps.entries()) {
          const state = states[from + at] as State;
          const { player = null, ...made } = replay.moves[from + at - 1] ?? {};
          expect(step).toEqual({
            view: plain(viewOf(catalog, state, viewer)),
            events: plain(told[from + at]),
            player,
            move: 'type' in made ? made : null,
            turn: state.turn,
          });
        }
      }
    }
  }, 60_000);

  it('begin before the first move, for a spectator, if nothing is said', async () => {
    const { steps: first } = await steps('');
    expect(first).toHaveLength(20);
    expect(first[0]).toMatchObject({ player: null, move: null, events: [], turn: 0, view: { phase: 'draft' } });
    expect(first[0]?.view.players.every((player) => !('hand' in player))).toBe(true);
  });

  it('end after the last', async () => {
    const last = states.length - 1;
    expect((await steps(`from=${last}&count=5`)).steps.map(({ view }) => view.phase)).toEqual(['over']);
    expect((await steps(`from=${last + 1}`)).steps).toEqual([]);
    expect((await steps('from=99999')).steps).toEqual([]);
  });

  it('are compressed for who can read it', async () => {
    const path = `${table.matchID}/steps?from=10&count=10`;
    const { text } = await get(path);
    const { headers, bytes } = await get(path, { 'Accept-Encoding': 'br, gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(bytes.length).toBeLessThan(text.length / 4);
    expect(gunzipSync(bytes).toString('utf8')).toBe(text);
  });

  it('say where each turn begins', async () => {
    const turns = await json<TurnStart[]>(`${table.matchID}/turns`);
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, at) => at + 1));
    expect(turns.at(-1)?.turn).toBe(states.at(-1)?.turn);
    for (const { index, turn, player } of turns) {
      expect(states[index]).toMatchObject({ turn, active: player });
      expect(states[index - 1]?.turn).toBe(turn - 1);
    }
  });
});

describe('the steps of a replay are refused', () => {
  it.each([
    ['seat=4', 400, 'badRequest'],
    ['seat=3', 404, 'seatNotFound'],
    ['seat=null', 400, 'badRequest'],
    ['seat=0&seat=1', 400, 'badRequest'],
    ['from=-1', 400, 'badRequest'],
    ['from=1.5', 400, 'badRequest'],
    ['from=1e3', 400, 'badRequest'],
    ['from=999999', 400, 'badRequest'],
    ['count=0', 400, 'badRequest'],
    ['count=51', 400, 'badRequest'],
    ['count=1000000', 400, 'badRequest'],
    ['to=5', 400, 'badRequest'],
  ])('for the query %s', async (query, status, error) => {
    expect(await refusal(`${table.matchID}/steps?${query}`)).toEqual([status, error]);
  });

  it('for turns with a query', async () => {
    expect(await refusal(`${table.matchID}/turns?from=1`)).toEqual([400, 'badRequest']);
  });

  it('before the end, and where there is no match', async () => {
    const { matchID } = await newTable(server.server, ['Dan', 'Eve']);
    for (const what of ['steps', 'turns']) {
      expect(await refusal(`${matchID}/${what}`)).toEqual([409, 'notOver']);
      expect(await refusal(`nosuchmatch/${what}`)).toEqual([404, 'matchNotFound']);
    }
  });

  it('for a match that was played with other cards', async () => {
    const { store } = server.server.matches;
    const { match, initial, state } = await server.server.matches.whole(table.matchID);
    await store.create({ ...match, id: 'other', content: 'other', gameover: match.gameover }, initial);
    // A state follows the one before it: a gap between their numbers would be damage.
    await store.advance('other', initial._stateID, { ...state, _stateID: initial._stateID + 1 }, [], 1);
    for (const what of ['steps', 'turns']) expect(await refusal(`other/${what}`)).toEqual([409, 'contentMissing']);
  });

  it('when too many are asked for that are not known yet, and not for one that is', async () => {
    const refusals: string[] = [];
    while (refusals.at(-1) !== 'tooMany') refusals.push((await refusal('nosuchmatch/turns'))[1]);
    expect(refusals.length).toBeLessThan(30);
    expect((await steps('from=1')).steps).toHaveLength(20);
    server.clock.now += 2000;
    expect(await refusal('nosuchmatch/turns')).toEqual([404, 'matchNotFound']);
    expect(await refusal('nosuchmatch/turns')).toEqual([429, 'tooMany']);
  });
});
