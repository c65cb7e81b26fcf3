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

type Case = readonly [name: string, status: number, path: (t: Target) => string, body: unknown, headers?: object];

const create = (): string => '/games/smashtable/create';
const join = (t: Target): string => `/games/smashtable/${t.waiting.matchID}/join`;
const to = (verb: string) => (t: Target) => `/games/smashtable/${t.playing.matchID}/${verb}`;
const foreign = { playerID: '0', credentials: 'of-somebody-else' };

const CASES: Case[] = [
  ['bad JSON', 400, create, '{"numPlayers":'],
  ['JSON that is no object', 400, create, '5'],
  ['a list', 400, create, '[]'],
  ['another content type', 400, create, '{"numPlayers":2}', { 'Content-Type': 'text/plain' }],
  ['too much', 413, create, JSON.stringify({ numPlayers: 2, setupData: { x: 'x'.repeat(20_000) } })],
  ['no number of players', 400, create, {}],
  ['a negative number of players', 400, create, { numPlayers: -1 }],
  ['half a player', 400, create, { numPlayers: 2.5 }],
  ['too many players', 400, create, { numPlayers: 1e9 }],
  ['players as text', 400, create, { numPlayers: '2' }],
  ['unknown keys', 400, create, { numPlayers: 2, admin: true }],
  ['__proto__ as a key', 400, create, '{"numPlayers":2,"__proto__":{"admin":true}}'],
  ['constructor as a key', 400, create, { numPlayers: 2, constructor: 1 }],
  ['unknown set-up data', 400, create, { numPlayers: 2, setupData: { toString: 'x' } }],
  ['another origin', 403, create, { numPlayers: 2 }, { Origin: 'https://evil.example' }],
  ['the origin null', 403, create, { numPlayers: 2 }, { Origin: 'null' }],
  ['another game', 404, () => '/games/chess/create', { numPlayers: 2 }],
  ['the game __proto__', 404, () => '/games/__proto__/create', { numPlayers: 2 }],
  ['a match that is not there', 404, () => '/games/smashtable/nosuchmatch/join', { playerName: 'Zoe' }],
  ['the match __proto__', 404, () => '/games/smashtable/__proto__/join', { playerName: 'Zoe' }],
  ['the seat __proto__', 400, join, { playerID: '__proto__', playerName: 'Zoe' }],
  ['a seat that is not there', 404, join, { playerID: '3', playerName: 'Zoe' }],
  ['a seat that is taken', 409, join, { playerID: '0', playerName: 'Zoe' }],
  ['no name', 400, join, {}],
  ['an empty name', 400, join, { playerName: ' ' }],
  ['a name that is too long', 400, join, { playerName: 'x'.repeat(31) }],
  ['a name with a control character', 400, join, { playerName: 'a\u0007b' }],
  ['a name that is an object', 400, join, { playerName: { a: 1 } }],
  ['data that claim to be the host', 400, join, { playerName: 'Zoe', data: { host: true } }],
  ['data that claim to be a bot', 400, join, { playerName: 'Zoe', data: { bot: 'planner' } }],
  ['data that are deep', 400, join, { playerName: 'Zoe', data: { a: { b: {} } } }],
  ['a full match', 409, to('join'), { playerName: 'Zoe' }],
  ['a foreign key to leave', 403, to('leave'), foreign],
  ['a foreign key to rename', 403, to('update'), { ...foreign, newName: 'Mallory' }],
  ['a foreign key to play again', 403, to('playAgain'), foreign],
  ['a foreign key to seat bots', 403, to('bots'), { ...foreign, bots: [{ seat: 1, level: 'random' }] }],
  ['a foreign key to remove a player', 403, to('remove'), { ...foreign, seat: 1 }],
  ['an unknown level', 400, to('bots'), { ...foreign, bots: [{ seat: 1, level: 'constructor' }] }],
  ['a verb that is not there', 404, to('constructor'), foreign],
];

const WHOLE = CASES.map(([name, status, path, body, headers = {}]) => [name, status, path, body, headers] as const);

describe('a request', () => {
  it.each(WHOLE)('with %s is refused: %i', async (_name, status, path, body, headers) => {
    const answer = await survives(target, () =>
      ask(target.address, path(target), {
        method: 'POST',
        headers: { ...JSON_TYPE, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
    expect({ status: answer.status, body: JSON.parse(answer.text) as unknown }).toEqual({
      status,
      body: { error: expect.any(String), detail: expect.any(String) },
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
    expect(answer.status).toBe(403);
  });
});
