/** Requests with addresses, methods, queries and bodies that no honest client uses. */
import { deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attacked, newTarget, survives, type Target } from './target';
import { ask, talk } from './wire';

let target: Target;
beforeAll(async () => {
  target = await newTarget();
}, 60_000);
afterAll(() => target.server.stop());

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Status and reason of a refusal. */
function refusalIn({ status, text }: Answer): [number, unknown] {
  const body = JSON.parse(text) as Record<string, unknown>;
  expect(Object.keys(body).sort()).toEqual(['detail', 'error']);
  return [status, body.error];
}

const UP = '..%2f..%2f..%2fetc%2fpasswd';

describe('an address', () => {
  it.each([
    ['with dots', '/games/smashtable/../../etc/passwd', 'notFound'],
    ['with encoded slashes for a match', `/games/smashtable/${UP}`, 'matchNotFound'],
    ['with encoded slashes for a game', `/games/${UP}`, 'matchNotFound'],
    ['with encoded slashes for a replay', `/replays/${UP}`, 'matchNotFound'],
    ['with slashes encoded twice', `/replays/${UP.replaceAll('%', '%25')}`, 'matchNotFound'],
    ['with backslashes', '/replays/..%5c..%5cboot.ini', 'matchNotFound'],
    ['with a NUL for a match', '/games/smashtable/%00', 'matchNotFound'],
    ['with a NUL for a replay', '/replays/x%00.json', 'matchNotFound'],
    ['with line breaks', '/replays/x%0d%0aSet-Cookie:%20a=b', 'matchNotFound'],
    ['with half an encoded byte', '/replays/%E0%A4%A', 'matchNotFound'],
    ['with bytes that are no text', '/replays/%ff%fe', 'matchNotFound'],
    ['with a per cent sign', '/%', 'notFound'],
    ['of another host', '//evil.example/games', 'notFound'],
    ['with a whole URL', 'http://evil.example/secret', 'notFound'],
    ['of the prototype', '/__proto__', 'notFound'],
    ['of the constructor', '/constructor', 'notFound'],
    ['of the database', '/data/smashtable.db', 'notFound'],
    ['of the configuration', '/.env', 'notFound'],
    ['of a very long match', `/games/smashtable/${'a'.repeat(8000)}`, 'matchNotFound'],
    ['of a very long nothing', `/${'a/'.repeat(4000)}`, 'notFound'],
    ['of unknown content', '/catalog/__proto__/en', 'notFound'],
    ['of a replay named __proto__', '/replays/__proto__', 'matchNotFound'],
  ])('%s is not found', async (_name, path, reason) => {
    const answer = await survives(target, () => ask(target.address, path));
    expect(refusalIn(answer)).toEqual([404, reason]);
    expect(answer.text.length).toBeLessThan(300);
  });

  it.each(['__proto__', 'constructor', 'xx', '%00', 'EN'])('of the content in the language %s', async (language) => {
    const path = `/catalog/${target.server.matches.catalog.hash}/${language}`;
    const answer = await survives(target, () => ask(target.address, path));
    expect(refusalIn(answer)).toEqual([404, 'notFound']);
  });

  it('that is longer than any is refused', async () => {
    const answer = await survives(target, () => ask(target.address, `/${'a'.repeat(20_000)}`));
    expect(refusalIn(answer)).toEqual([431, 'tooLarge']);
  });
});

describe('a method', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LINK'])('%s does nothing', async (method) => {
    const path = `/games/smashtable/${target.waiting.matchID}`;
    const answer = await survives(target, () => ask(target.address, path, { method }));
    expect(refusalIn(answer)).toEqual([404, 'notFound']);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['get', 'BREW', 'CONSTRUCTOR'])('%s is not known', async (method) => {
    const answer = await survives(target, () => talk(target.address, `${method} / HTTP/1.1\r\nHost: x\r\n\r\n`));
    expect(refusalIn(answer)).toEqual([400, 'badRequest']);
  });

  it('GET makes no match', async () => {
    const answer = await survives(target, () => ask(target.address, '/games/smashtable/create'));
    expect(refusalIn(answer)).toEqual([404, 'matchNotFound']);
  });
});

describe('what is no HTTP', () => {
  const HOST = 'Host: x\r\n';
  it.each([
    ['garbage', 'hello\r\n\r\n'],
    ['another protocol', 'GET / HTTP/9.9\r\n\r\n'],
    ['two lengths', `POST /games HTTP/1.1\r\n${HOST}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`],
    [
      'a length and chunks',
      `POST /games HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a negative length', `POST /games HTTP/1.1\r\n${HOST}Content-Length: -5\r\n\r\n`],
    ['a header with a NUL', `GET / HTTP/1.1\r\n${HOST}X-A: a\u0000b\r\n\r\n`],
    ['a folded header', `GET / HTTP/1.1\r\n X: y\r\n${HOST}\r\n`],
  ])('is refused: %s', async (_name, bytes) => {
    const answer = await survives(target, () => talk(target.address, bytes));
    expect(refusalIn(answer)).toEqual([400, 'badRequest']);
  });

  it('is refused without a host', async () => {
    const answer = await survives(target, () => talk(target.address, 'GET / HTTP/1.1\r\n\r\n'));
    expect(answer.status).toBe(400);
  });
});

describe('a query for matches', () => {
  it.each([
    'limit=0',
    'limit=-1',
    'limit=1e9',
    'limit=101',
    'limit=',
    'limit=1&limit=2',
    'limit[]=1',
    'players=5',
    'players=2.0',
    'open=false',
    'open=1',
    'isGameover=maybe',
    'updatedBefore=yesterday',
    'updatedAfter=-1',
    'updatedAfter=99999999999999999999',
    'after=x',
    'after=1_',
    "after=1_x'%20OR%201=1",
    'after=1_%00',
    `after=1_${'a'.repeat(41)}`,
    'unlisted=true',
    'constructor=1',
    'q[__proto__]=1',
  ])('with %s is refused', async (query) => {
    const answer = await survives(target, () => ask(target.address, `/games/smashtable?${query}`));
    expect(refusalIn(answer)).toEqual([400, 'badRequest']);
  });
});

const MATCH = JSON.stringify({ numPlayers: 2 });

describe('a body', () => {
  const send = (body: Buffer | string, headers: Record<string, string>) =>
    survives(target, () =>
      ask(target.address, '/games/smashtable/create', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
      }),
    );

  it.each([
    ['a bomb', gzipSync(Buffer.alloc(50_000_000, ' ')), 'gzip'],
    ['a bomb in another wrapping', deflateSync(Buffer.alloc(50_000_000, ' ')), 'deflate'],
    ['a good match', gzipSync(MATCH), 'gzip'],
    ['a match that is cut off', gzipSync(MATCH).subarray(0, 15), 'gzip'],
    ['a match that is not compressed', MATCH, 'gzip'],
    ['one in an unknown way', MATCH, 'rot13'],
    ['one in two ways', MATCH, 'gzip, gzip'],
    ['one in the way __proto__', MATCH, '__proto__'],
  ])('that is compressed is refused: %s', async (_name, body, encoding) => {
    expect(refusalIn(await send(body, { 'Content-Encoding': encoding }))).toEqual([400, 'badRequest']);
  });

  it('that is deep is refused', async () => {
    const deep = `{"numPlayers":2,"setupData":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`;
    expect(refusalIn(await send(deep, {}))).toEqual([400, 'badRequest']);
  });

  it('that goes on and on is refused', async () => {
    const long = `{"numPlayers":2,"setupData":{"a":"${'x'.repeat(500_000)}"}}`;
    expect(refusalIn(await send(long, { 'Transfer-Encoding': 'chunked' }))).toEqual([413, 'tooLarge']);
  });
});

describe('a seed', () => {
  it('is not for players to choose', async () => {
    const server = await attacked({}, { seeds: false });
    try {
      for (const seed of ['mine', '', 5, null]) {
        const answer = await survives(server, () =>
          ask(server.address, '/games/smashtable/create', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ numPlayers: 2, setupData: { seed } }),
          }),
        );
        expect(refusalIn(answer)).toEqual([400, 'badRequest']);
      }
    } finally {
      await server.server.stop();
    }
  });
});
