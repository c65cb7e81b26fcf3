/** Many at once want the same: one gets it, everyone else is told, and nothing happens twice. */
import { afterEach, describe, expect, it } from 'vitest';
import { admit } from '../../server/matches/seating';
import type { RunningServer } from '../../server/server';
import { Dice } from '../../server/simulation/dice';
import { lobbyOf, post, serve, stopAll } from './running';
import { playOn } from './security/target';
import { leaveAll, playUntil, StockPlayer } from './stockPlayer';

afterEach(async () => {
  leaveAll();
  await stopAll();
});

const MANY = { MESSAGES_PER_SECOND: '100000', REQUESTS_PER_SECOND: '100000', MATCHES_PER_HOUR: '100000' };

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, string>>;
}

async function ask(server: RunningServer, path: string, body: object): Promise<Answer> {
  const response = await post(server.address, `/games/smashtable/${path}`, body);
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const isDone = ({ status }: Answer): boolean => status === 200;
const reasons = (answers: readonly Answer[]) => [
  ...new Set(answers.filter((one) => !isDone(one)).map(({ status, body }) => `${status} ${body.error}`)),
];

async function created(server: RunningServer, numPlayers: number): Promise<{ matchID: string; hostKey: string }> {
  const setupData = { factions: 'random', seed: 'races' };
  const match = await lobbyOf(server).createMatch('smashtable', { numPlayers, setupData });
  return match as { matchID: string; hostKey: string };
}

const create = async (server: RunningServer, numPlayers: number): Promise<string> =>
  (await created(server, numPlayers)).matchID;

/** Two people at a table of two, each with a client that has the first state. */
async function twoAtTable(server: RunningServer) {
  const matchID = await create(server, 2);
  const keys: string[] = [];
  for (const playerName of ['Ann', 'Ben'])
    keys.push((await lobbyOf(server).joinMatch('smashtable', matchID, { playerName })).playerCredentials);
  const sit = async (seat: number): Promise<StockPlayer> => {
    const player = new StockPlayer(server.address, matchID, String(seat), keys[seat] ?? '');
    await player.until(() => player.state !== null);
    return player;
  };
  return { matchID, keys, sit, players: [await sit(0), await sit(1)] as const };
}

const movesOf = async ({ matches }: RunningServer, matchID: string): Promise<number> =>
  (await matches.whole(matchID)).log.filter(({ action }) => action.type === 'MAKE_MOVE').length;

describe('200 who join at once', () => {
  it('give one seat one owner, and 199 are told that it is taken', async () => {
    const server = await serve(MANY);
    const matchID = await create(server, 4);
    const joins = Array.from({ length: 200 }, (_, n) =>
      ask(server, `${matchID}/join`, { playerID: '1', playerName: `Guest ${n}` }),
    );
    const answers = await Promise.all(joins);
    const owners = answers.filter(isDone);
    expect(owners).toHaveLength(1);
    expect(answers).toHaveLength(200);
    expect(reasons(answers)).toEqual(['409 seatTaken']);
    const { players } = await lobbyOf(server).getMatch('smashtable', matchID);
    expect(players[1]?.name).toBe(`Guest ${answers.findIndex(isDone)}`);
    expect(players.filter(({ name }) => name !== undefined)).toHaveLength(1);
    const credentials = owners[0]?.body.playerCredentials;
    expect(isDone(await ask(server, `${matchID}/update`, { playerID: '1', credentials, newName: 'Ann' }))).toBe(true);
  });

  it('fill four seats with four, and the match begins once', async () => {
    const server = await serve(MANY);
    const matchID = await create(server, 4);
    const joins = Array.from({ length: 200 }, (_, n) => ask(server, `${matchID}/join`, { playerName: `Guest ${n}` }));
    const answers = await Promise.all(joins);
    const seats = answers.filter(isDone).map(({ body }) => body.playerID);
    expect(seats.sort()).toEqual(['0', '1', '2', '3']);
    expect(new Set(answers.filter(isDone).map(({ body }) => body.playerCredentials)).size).toBe(4);
    expect(reasons(answers)).toEqual(['409 matchFull']);
    expect(await movesOf(server, matchID)).toBe(1);
  });
});

describe('two who move at once', () => {
  it('with one decision of one player: one answer counts, the other connection is told', async () => {
    const server = await serve(MANY);
    const { matchID, sit, players } = await twoAtTable(server);
    const [ann] = players;
    await playUntil(players, () => ann.state?.G.legal.answer === true);
    const again = await sit(0);
    const [before, moves] = [ann.stateID, await movesOf(server, matchID)];
    const answer = ann.choose();
    expect(answer?.type).toBe('answer');
    if (!answer) return;
    ann.send(answer);
    again.send(answer);
    await Promise.race([ann, again].map((one) => one.until(() => one.refusals.length > 0)));
    for (const one of [ann, again, players[1]]) await one.until(() => one.stateID > before);
    expect([...ann.refusals, ...again.refusals].map(({ about, reason }) => `${about} ${reason}`)).toEqual([
      'update stale',
    ]);
    expect([ann.stateID, again.stateID, players[1].stateID]).toEqual([before + 1, before + 1, before + 1]);
    expect(await movesOf(server, matchID)).toBe(moves + 1);
  });
});

describe('a client that has missed something', () => {
  it('is refused, shown the present state, and goes on from there', async () => {
    const server = await serve(MANY);
    const { players, sit, matchID } = await twoAtTable(server);
    await playUntil(players, () => players[0].choose() !== null);
    const deaf = await sit(0);
    const [missed, start] = [deaf.choose(), deaf.stateID];
    const hearAgain = deaf.deafen();
    await playUntil(players, () => players[0].stateID >= start + 3 && players[0].choose() !== null);
    expect(deaf.stateID).toBe(start);
    hearAgain();
    const moves = await movesOf(server, matchID);
    if (missed) deaf.send(missed);
    await deaf.until(() => deaf.refusals.length > 0 && deaf.stateID > start);
    expect(deaf.refusals).toMatchObject([{ about: 'update', reason: 'stale' }]);
    expect(deaf.state?.G).toEqual(players[0].state?.G);
    expect(await movesOf(server, matchID)).toBe(moves);
    const next = deaf.choose();
    expect(next && (await deaf.play(next))).toBe('moved');
  });
});

describe('the lobby', () => {
  it('makes one next match for all who want to play again', async () => {
    const server = await serve(MANY);
    const { matchID, keys } = await twoAtTable(server);
    await playOn(server, { matchID }, new Dice('races'), () => false);
    const wishes = Array.from({ length: 40 }, (_, n) =>
      ask(server, `${matchID}/playAgain`, { playerID: String(n % 2), credentials: keys[n % 2] }),
    );
    const answers = await Promise.all(wishes);
    expect(answers.every(isDone)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.nextMatchID)).size).toBe(1);
    const { matches } = await lobbyOf(server).listMatches('smashtable');
    expect(matches.map((match) => match.matchID).sort()).toEqual([matchID, answers[0]?.body.nextMatchID].sort());
  });

  it('seats guests and bots who come at once each in a place of their own', async () => {
    const server = await serve(MANY);
    const { matchID, hostKey } = await created(server, 4);
    await ask(server, `${matchID}/join`, { playerName: 'Ann', hostKey });
    const bots = (seat: number) => ask(server, `${matchID}/bots`, { hostKey, bots: [{ seat, level: 'random' }] });
    let guests = 0;
    const guest = () => ask(server, `${matchID}/join`, { playerName: `Guest ${++guests}` });
    const answers = await Promise.all([guest(), bots(1), bots(1), guest(), bots(3), guest(), bots(2), guest()]);
    const { players } = await lobbyOf(server).getMatch('smashtable', matchID);
    expect(answers.filter(isDone)).toHaveLength(3);
    expect(players.map(({ name }) => name).filter((name) => name?.startsWith('Guest'))).toHaveLength(
      answers.filter((answer) => isDone(answer) && 'playerID' in answer.body).length,
    );
    for (const reason of reasons(answers)) expect(['409 seatTaken', '409 matchFull']).toContain(reason);
  });

  it('keeps a match that someone joins while the last one leaves, or tells them that it is gone', async () => {
    const server = await serve(MANY);
    const seen = new Set<string>();
    for (const early of [true, false]) {
      const { matchID, hostKey } = await created(server, 2);
      const { seat, key } = await server.matches.join(matchID, { name: 'Ann', hostKey });
      const leave = () => server.matches.leave(matchID, seat, key);
      const join = () => server.matches.join(matchID, { name: 'Ben' }).catch((error: { reason: string }) => error);
      const [first, second] = early ? [join(), leave()] : [leave(), join()];
      const joined = await (early ? first : second);
      await Promise.all([first, second]);
      const kept = await server.matches.find(matchID).catch(() => null);
      if (joined && 'key' in joined)
        admit(kept?.match ?? (await Promise.reject('it is gone')), joined.seat, joined.key);
      else expect([kept, joined?.reason]).toEqual([null, 'matchNotFound']);
      seen.add(kept ? 'kept' : 'gone');
    }
    expect(seen).toContain('kept');
  });
});
