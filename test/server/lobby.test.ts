/** The lobby: who may sit where, and what everyone can read about it. */
import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../server/server';
import { Dice } from '../../server/simulation/dice';
import { lobbyOf, post, serve, stopAll } from './running';
import { playOn } from './security/target';

afterEach(stopAll);

const GAME = 'smashtable';
const FACTIONS = {
  factions: [
    ['dinosaurs', 'ninjas'],
    ['pirates', 'robots'],
  ],
};

interface Created {
  readonly matchID: string;
  readonly hostKey: string;
  readonly secret?: string;
}

const make = async (server: RunningServer, more: object = {}): Promise<Created> =>
  (await lobbyOf(server).createMatch(GAME, { numPlayers: 2, setupData: FACTIONS, ...more })) as Created;

const created = async (server: RunningServer, more: object = {}): Promise<string> => (await make(server, more)).matchID;

/** Takes a seat and gives back what proves it. */
async function seated(server: RunningServer, matchID: string, playerName: string, more: object = {}) {
  const { playerID, playerCredentials } = await lobbyOf(server).joinMatch(GAME, matchID, { playerName, ...more });
  return { playerID, credentials: playerCredentials };
}

async function refusalOf(response: Response | Promise<Response>): Promise<[number, string]> {
  const answer = await response;
  const { error } = (await answer.json()) as { error: string };
  return [answer.status, error];
}

/** The status of a plain request; `fetch` would ask for a fresh answer where a cache is to be tried. */
function statusOf(address: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(address, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

const names = async (server: RunningServer, matchID: string) =>
  (await lobbyOf(server).getMatch(GAME, matchID)).players.map(({ name }) => name);

describe('a match', () => {
  it('is listed until it is found by its seats, and unlisted ones never are', async () => {
    const server = await serve();
    const open = await created(server);
    const { matchID, secret = '' } = await make(server, { unlisted: true });
    const { matches } = await lobbyOf(server).listMatches(GAME);
    expect(matches.map((match) => match.matchID)).toEqual([open]);
    const init = { headers: { 'X-Match-Secret': secret } };
    expect(await lobbyOf(server).getMatch(GAME, matchID, init)).toMatchObject({ matchID, unlisted: true });
  });

  it('is listed page by page and by free seats', async () => {
    const server = await serve();
    const ids = [];
    for (let count = 0; count < 5; count++) ids.push(await created(server));
    for (const name of ['Ann', 'Ben']) await seated(server, ids[0] as string, name);
    const page = async (query: string) =>
      (await (await fetch(`${server.address}/games/${GAME}?${query}`)).json()) as {
        matches: { matchID: string }[];
        next: string | null;
      };
    const first = await page('limit=3');
    const second = await page(`limit=3&after=${first.next}`);
    expect([...first.matches, ...second.matches].map(({ matchID }) => matchID).sort()).toEqual([...ids].sort());
    expect(second.next).toBeNull();
    expect((await page('open=true')).matches).toHaveLength(4);
    expect(await refusalOf(fetch(`${server.address}/games/${GAME}?limit=0`))).toEqual([400, 'badRequest']);
  });

  it('begins when its seats are full, and not before', async () => {
    const server = await serve();
    const matchID = await created(server);
    await seated(server, matchID, 'Ann');
    expect((await server.matches.find(matchID)).match.started).toBe(false);
    await seated(server, matchID, 'Ben');
    const { match, state } = await server.matches.find(matchID);
    expect([match.started, state.G.phase === 'draft']).toEqual([true, false]);
  });

  it('tells no key, and keeps only its hash', async () => {
    const server = await serve();
    const matchID = await created(server);
    const { credentials } = await seated(server, matchID, 'Ann');
    const shown = JSON.stringify(await lobbyOf(server).getMatch(GAME, matchID));
    const kept = JSON.stringify((await server.matches.find(matchID)).match);
    expect(shown).toContain('Ann');
    for (const text of [shown, kept]) expect(text).not.toContain(credentials);
    expect(shown).not.toContain((await server.matches.find(matchID)).match.seats[0]?.key ?? '?');
  });

  it('says what is wrong with its options', async () => {
    const server = await serve();
    const create = (body: object) => post(server.address, `/games/${GAME}/create`, body);
    const setupData = { sets: ['atlantis'] };
    const answer = await create({ numPlayers: 2, setupData });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'badRequest', detail: 'setupData/sets: there is no set "atlantis"' },
    ]);
  });
});

describe('a seat', () => {
  it('is taken by name or by number, once', async () => {
    const server = await serve();
    const matchID = await created(server);
    const lobby = lobbyOf(server);
    await lobby.joinMatch(GAME, matchID, { playerName: 'Ann', playerID: '1' });
    const join = (body: object) => post(server.address, `/games/${GAME}/${matchID}/join`, body);
    expect(await refusalOf(join({ playerName: 'Ben', playerID: '1' }))).toEqual([409, 'seatTaken']);
    expect(await refusalOf(join({ playerName: 'Ben', playerID: '3' }))).toEqual([404, 'seatNotFound']);
    await lobby.joinMatch(GAME, matchID, { playerName: 'Ben' });
    expect(await refusalOf(join({ playerName: 'Cy' }))).toEqual([409, 'matchFull']);
    expect(await names(server, matchID)).toEqual(['Ben', 'Ann']);
  });

  it('is renamed and left only by who sits there', async () => {
    const server = await serve();
    const { matchID, hostKey } = await make(server);
    const ann = await seated(server, matchID, 'Ann', { hostKey });
    const lobby = lobbyOf(server);
    await lobby.updatePlayer(GAME, matchID, { ...ann, newName: 'Anna', data: { colour: 'red' } });
    expect(await lobby.getMatch(GAME, matchID)).toMatchObject({
      players: [{ name: 'Anna', data: { colour: 'red', host: true } }, {}],
    });
    const stranger = { ...ann, credentials: 'guess' };
    const update = post(server.address, `/games/${GAME}/${matchID}/update`, { ...stranger, newName: 'Eve' });
    expect(await refusalOf(update)).toEqual([403, 'unauthorized']);
    expect(await refusalOf(post(server.address, `/games/${GAME}/${matchID}/leave`, stranger))).toEqual([
      403,
      'unauthorized',
    ]);
    expect(await names(server, matchID)).toEqual(['Anna', undefined]);
  });

  it('is free again when left before the start; the host is then someone else', async () => {
    const server = await serve();
    const { matchID, hostKey } = await make(server, { numPlayers: 3, setupData: { factions: 'random' } });
    const ann = await seated(server, matchID, 'Ann', { hostKey });
    await seated(server, matchID, 'Ben');
    await lobbyOf(server).leaveMatch(GAME, matchID, ann);
    expect(await names(server, matchID)).toEqual([undefined, 'Ben', undefined]);
    expect((await server.matches.find(matchID)).match.host).toBe(1);
  });

  it('is played by a bot when left after the start, until its player is back', async () => {
    const server = await serve({ BOT_PAUSE_MS: '10000' });
    const matchID = await created(server);
    const ann = await seated(server, matchID, 'Ann');
    await seated(server, matchID, 'Ben');
    await lobbyOf(server).leaveMatch(GAME, matchID, ann);
    const shownAt = async () => (await lobbyOf(server).getMatch(GAME, matchID)).players[0];
    expect(await shownAt()).toEqual({ id: 0, data: { standIn: 'greedy', former: 'Ann' } });
    const back = await seated(server, matchID, 'Anna', { playerID: '0', credentials: ann.credentials });
    expect(back.playerID).toBe('0');
    expect(back.credentials).not.toBe(ann.credentials);
    expect(await shownAt()).toEqual({ id: 0, name: 'Anna', isConnected: false, data: {} });
    expect(await refusalOf(post(server.address, `/games/${GAME}/${matchID}/leave`, ann))).toEqual([
      403,
      'unauthorized',
    ]);
  });

  it('takes the match with it when the last person leaves', async () => {
    const server = await serve();
    const { matchID, hostKey } = await make(server);
    const ann = await seated(server, matchID, 'Ann', { hostKey });
    await lobbyOf(server).leaveMatch(GAME, matchID, ann);
    expect(await refusalOf(fetch(`${server.address}/games/${GAME}/${matchID}`))).toEqual([404, 'matchNotFound']);
  });
});

describe('the host', () => {
  it('fills seats with bots and removes anyone before the start; nobody else does', async () => {
    const server = await serve({ BOT_PAUSE_MS: '10000' });
    const { matchID, hostKey } = await make(server, { numPlayers: 4, setupData: { factions: 'random' } });
    const ann = await seated(server, matchID, 'Ann', { hostKey });
    const ben = await seated(server, matchID, 'Ben');
    const bots = (who: object, seat: number) =>
      post(server.address, `/games/${GAME}/${matchID}/bots`, { ...who, bots: [{ seat, level: 'greedy' }] });
    expect(await refusalOf(bots(ben, 2))).toEqual([403, 'notHost']);
    expect(await refusalOf(bots(ann, 1))).toEqual([409, 'seatTaken']);
    expect((await bots(ann, 2)).status).toBe(200);
    const remove = (who: object, seat: number) =>
      post(server.address, `/games/${GAME}/${matchID}/remove`, { ...who, seat });
    expect(await refusalOf(remove(ben, 0))).toEqual([403, 'notHost']);
    expect(await refusalOf(remove(ann, 0))).toEqual([400, 'badRequest']);
    expect((await remove(ann, 1)).status).toBe(200);
    expect(await names(server, matchID)).toEqual(['Ann', undefined, 'Bot 3', undefined]);
  });
});

describe('playing again', () => {
  it('leads everyone to the same new match, with the same options', async () => {
    const server = await serve();
    const { matchID, secret } = await make(server, { unlisted: true });
    const players = [
      await seated(server, matchID, 'Ann', { secret }),
      await seated(server, matchID, 'Ben', { secret }),
    ];
    await playOn(server, { matchID }, new Dice('again'), () => false);
    const lobby = lobbyOf(server);
    const told: string[] = [];
    server.matches.listen(({ kind, match: { id } }) => told.push(`${kind} ${id}`));
    const next = await Promise.all(players.map((who) => lobby.playAgain(GAME, matchID, who)));
    expect(next[0]).toEqual(next[1]);
    const { match } = await server.matches.find(next[0]?.nextMatchID ?? '');
    expect(told).toEqual([`seats ${match.id}`, `seats ${matchID}`]);
    expect(match).toMatchObject({ unlisted: true, setupData: FACTIONS, started: false });
    const init = { headers: { 'X-Match-Secret': secret ?? '' } };
    expect(await lobby.getMatch(GAME, matchID, init)).toMatchObject({ nextMatchID: match.id });
  });
});

describe('what the server says of itself', () => {
  it('health, metrics, and the cards in each language, cached by their content', async () => {
    const server = await serve();
    const get = (path: string) => fetch(server.address + path);
    const { hash, languages } = (await (await get('/catalog')).json()) as { hash: string; languages: string[] };
    expect(await (await get('/health')).json()).toEqual({ ok: true, content: hash });
    expect(languages).toEqual(['en', 'es', 'fr']);
    const cards = await get(`/catalog/${hash}/fr`);
    expect(cards.headers.get('cache-control')).toContain('immutable');
    const { factions, bases } = (await cards.json()) as { factions: { id: string; name: string }[]; bases: object[] };
    expect([factions.length, bases.length]).toEqual([21, 43]);
    expect(factions.find(({ id }) => id === 'giant-ants')?.name).toBe('Fourmis géantes');
    const tag = cards.headers.get('etag') ?? '';
    expect(await statusOf(`${server.address}/catalog/${hash}/fr`, { 'If-None-Match': tag })).toBe(304);
    expect(await refusalOf(get('/catalog/other/fr'))).toEqual([404, 'notFound']);
    expect(await refusalOf(get(`/catalog/${hash}/xx`))).toEqual([404, 'notFound']);
    const metrics = await (await get('/metrics')).text();
    for (const name of ['smashtable_matches', 'smashtable_refusals_total', 'nodejs_eventloop_lag_seconds'])
      expect(metrics).toContain(name);
  });

  it('how to build the web app where there is none', async () => {
    const { address } = await serve();
    const answer = await fetch(address);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm run build')]);
  });

  it('no replay before the end', async () => {
    const server = await serve();
    const matchID = await created(server);
    expect(await refusalOf(fetch(`${server.address}/replays/${matchID}`))).toEqual([409, 'notOver']);
    expect(await refusalOf(fetch(`${server.address}/replays/nothing`))).toEqual([404, 'matchNotFound']);
  });
});
