/** Requests that no honest client sends: each is refused with its status and reason, and nothing comes of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTarget, survives, type Target } from './target';
import { ask } from './wire';

let target: Target;
beforeAll(async () => {
  target = await newTarget();
}, 60_000);
afterAll(() => target.server.stop());

const JSON_TYPE = { 'Content-Type': 'application/json' };

type Case = readonly [
  name: string,
  status: number,
  reason: string,
  path: (t: Target) => string,
  body: unknown,
  headers?: object,
];

const create = (): string => '/games/smashtable/create';
const join = (t: Target): string => `/games/smashtable/${t.waiting.matchID}/join`;
const to = (verb: string) => (t: Target) => `/games/smashtable/${t.playing.matchID}/${verb}`;
const foreign = { playerID: '0', credentials: 'of-somebody-else' };

const CASES: Case[] = [
  ['bad JSON', 400, 'badRequest', create, '{"numPlayers":'],
  ['JSON that is no object', 400, 'badRequest', create, '5'],
  ['a list', 400, 'badRequest', create, '[]'],
  ['another content type', 400, 'badRequest', create, '{"numPlayers":2}', { 'Content-Type': 'text/plain' }],
  ['too much', 413, 'tooLarge', create, JSON.stringify({ numPlayers: 2, setupData: { x: 'x'.repeat(20_000) } })],
  ['no number of players', 400, 'badRequest', create, {}],
  ['a negative number of players', 400, 'badRequest', create, { numPlayers: -1 }],
  ['half a player', 400, 'badRequest', create, { numPlayers: 2.5 }],
  ['too many players', 400, 'badRequest', create, { numPlayers: 1e9 }],
  ['players as text', 400, 'badRequest', create, { numPlayers: '2' }],
  ['unknown keys', 400, 'badRequest', create, { numPlayers: 2, admin: true }],
  ['__proto__ as a key', 400, 'badRequest', create, '{"numPlayers":2,"__proto__":{"admin":true}}'],
  ['constructor as a key', 400, 'badRequest', create, { numPlayers: 2, constructor: 1 }],
  ['unknown set-up data', 400, 'badRequest', create, { numPlayers: 2, setupData: { toString: 'x' } }],
  ['another origin', 403, 'unauthorized', create, { numPlayers: 2 }, { Origin: 'https://evil.example' }],
  ['the origin null', 403, 'unauthorized', create, { numPlayers: 2 }, { Origin: 'null' }],
  ['another game', 404, 'matchNotFound', () => '/games/chess/create', { numPlayers: 2 }],
  ['the game __proto__', 404, 'matchNotFound', () => '/games/__proto__/create', { numPlayers: 2 }],
  [
    'a match that is not there',
    404,
    'matchNotFound',
    () => '/games/smashtable/nosuchmatch/join',
    { playerName: 'Zoe' },
  ],
  ['the match __proto__', 404, 'matchNotFound', () => '/games/smashtable/__proto__/join', { playerName: 'Zoe' }],
  ['the seat __proto__', 400, 'badRequest', join, { playerID: '__proto__', playerName: 'Zoe' }],
  ['a seat that is not there', 404, 'seatNotFound', join, { playerID: '3', playerName: 'Zoe' }],
  ['a seat that is taken', 409, 'seatTaken', join, { playerID: '0', playerName: 'Zoe' }],
  ['no name', 400, 'badRequest', join, {}],
  ['an empty name', 400, 'badRequest', join, { playerName: ' ' }],
  ['a name that is too long', 400, 'badRequest', join, { playerName: 'x'.repeat(31) }],
  ['a name with a control character', 400, 'badRequest', join, { playerName: 'a\u0007b' }],
  ['a name that is an object', 400, 'badRequest', join, { playerName: { a: 1 } }],
  ['data that claim to be the host', 400, 'badRequest', join, { playerName: 'Zoe', data: { host: true } }],
  ['data that claim to be a bot', 400, 'badRequest', join, { playerName: 'Zoe', data: { bot: 'planner' } }],
  ['data that claim to have time', 400, 'badRequest', join, { playerName: 'Zoe', data: { clock: 5 } }],
  ['data that claim a way back', 400, 'badRequest', join, { playerName: 'Zoe', data: { former: 'Ann' } }],
  ['data that claim to be open', 400, 'badRequest', join, { playerName: 'Zoe', data: { opened: true } }],
  ['a link that is a list', 400, 'badRequest', join, { playerName: 'Zoe', secret: ['x'] }],
  ['a key that is too long', 400, 'badRequest', join, { playerName: 'Zoe', credentials: 'x'.repeat(101) }],
  ['a host key that is true', 400, 'badRequest', join, { playerName: 'Zoe', hostKey: true }],
  ['data that are deep', 400, 'badRequest', join, { playerName: 'Zoe', data: { a: { b: {} } } }],
  ['a full match', 409, 'matchFull', to('join'), { playerName: 'Zoe' }],
  ['a foreign key to leave', 403, 'unauthorized', to('leave'), foreign],
  ['a foreign key to rename', 403, 'unauthorized', to('update'), { ...foreign, newName: 'Mallory' }],
  ['a foreign key to play again', 403, 'unauthorized', to('playAgain'), foreign],
  ['a foreign key to seat bots', 403, 'unauthorized', to('bots'), { ...foreign, bots: [{ seat: 1, level: 'random' }] }],
  ['a foreign key to remove a player', 403, 'unauthorized', to('remove'), { ...foreign, seat: 1 }],
  ['a foreign key to open a seat', 403, 'unauthorized', to('open'), { ...foreign, seat: 1 }],
  ['a foreign host key to remove a player', 403, 'notHost', to('remove'), { hostKey: 'guess', seat: 1 }],
  ['no key to remove a player', 400, 'badRequest', to('remove'), { playerID: '0', seat: 1 }],
  ['no seat to open', 400, 'badRequest', to('open'), { hostKey: 'guess' }],
  ['a seat to open that is not there', 400, 'badRequest', to('open'), { hostKey: 'guess', seat: 'length' }],
  ['an unknown level', 400, 'badRequest', to('bots'), { ...foreign, bots: [{ seat: 1, level: 'constructor' }] }],
  ['a verb that is not there', 404, 'notFound', to('constructor'), foreign],
];

const WHOLE = CASES.map(
  ([name, status, reason, path, body, headers = {}]) => [name, status, reason, path, body, headers] as const,
);

describe('a request', () => {
  it.each(WHOLE)('with %s is refused: %i %s', async (_name, status, reason, path, body, headers) => {
    const answer = await survives(target, () =>
      ask(target.address, path(target), {
        method: 'POST',
        headers: { ...JSON_TYPE, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
    expect({ status: answer.status, body: JSON.parse(answer.text) as unknown }).toEqual({
      status,
      body: { error: reason, detail: expect.any(String) },
    });
  });

  it('for a replay of a game that goes on is refused', async () => {
    const answer = await survives(target, () => ask(target.address, `/replays/${target.playing.matchID}`));
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('notOver')]);
  });

  it('for a socket from another origin is refused', async () => {
    const headers = { Origin: 'https://evil.example' };
    const path = '/socket.io/?EIO=4&transport=polling';
    const answer = await survives(target, () => ask(target.address, path, { headers }));
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([403, { error: 'unauthorized' }]);
  });
});
