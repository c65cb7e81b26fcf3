/** What answers say about themselves: the same on every one of them, whoever makes it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addHeaders, headersAt } from '../../../server/http/headers';
import { type Attacked, attacked, newTable, type Table } from './target';
import { ask, headOf, packetOf, talk, Wire } from './wire';

const folder = mkdtempSync(join(tmpdir(), 'smashtable-page-'));
let target: Attacked;
let table: Table;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'app-AbC_12-x.js'), 'export {};');
  target = await attacked({ PUBLIC_ORIGIN: 'https://smash.example.org', TRUST_PROXY: 'true' }, { webApp: folder });
  table = await newTable(target.server, ['Ann']);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await target.server.stop();
});

/** What an answer must say; compared with what it says of these. */
const EXPECTED = {
  'content-security-policy': [
    "default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none';",
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  ].join(' '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

const HOST = { Host: 'smash.example.org' };
const JSON_TYPE = { 'Content-Type': 'application/json', ...HOST };
const POLLING = '/socket.io/?EIO=4&transport=polling';

/** The first line, and the host. */
const first = (line: string): string => `${line} HTTP/1.1\r\nHost: smash.example.org\r\n`;
const upgrade = (path: string, more = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'): string =>
  `${first(`GET ${path}`)}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n${more}\r\n`;

interface Answer {
  readonly status: number;
  readonly headers: object;
}

const get = (path: string, headers: object = {}) => ask(target.address, path, { headers: { ...HOST, ...headers } });
const post = (path: string, body: string) => ask(target.address, path, { method: 'POST', headers: JSON_TYPE, body });

async function sid(): Promise<string> {
  const { text } = await get(POLLING);
  return (JSON.parse(text.slice(1)) as { sid: string }).sid;
}

type Case = readonly [name: string, status: number, cached: string, answer: () => Promise<Answer>];

const NOT_KEPT = 'no-store';
const ASKED_AGAIN = 'no-cache';
const FOREVER = 'public, max-age=31536000, immutable';

const ANSWERS: Case[] = [
  ['the lobby', 200, NOT_KEPT, () => get('/games/smashtable')],
  ['a match', 200, NOT_KEPT, () => get(`/games/smashtable/${table.matchID}`)],
  ['a new match', 200, NOT_KEPT, () => post('/games/smashtable/create', '{"numPlayers":2}')],
  ['a key', 200, NOT_KEPT, () => post(`/games/smashtable/${table.matchID}/join`, '{"playerName":"Ben"}')],
  ['a bad request', 400, NOT_KEPT, () => post('/games/smashtable/create', '{')],
  ['too much', 413, NOT_KEPT, () => post('/games/smashtable/create', `{"a":"${'x'.repeat(20_000)}"}`)],
  ['a foreign origin', 403, NOT_KEPT, () => get('/games', { Origin: 'https://evil.example' })],
  ['a foreign host', 421, NOT_KEPT, () => get('/games', { Host: 'evil.example' })],
  ['nothing there', 404, NOT_KEPT, () => get('/nothing.txt')],
  ['another method', 404, NOT_KEPT, () => ask(target.address, '/games', { method: 'PUT', headers: HOST })],
  ['health', 200, NOT_KEPT, () => get('/health')],
  ['figures for strangers', 403, NOT_KEPT, () => get('/metrics', { 'X-Forwarded-For': '203.0.113.7' })],
  ['which content there is', 200, ASKED_AGAIN, () => get('/catalog')],
  ['content', 200, FOREVER, () => get(`/catalog/${target.server.matches.catalog.hash}/en`)],
  ['content that is not there', 404, NOT_KEPT, () => get('/catalog/none/en')],
  ['a replay that is not there', 404, NOT_KEPT, () => get('/replays/none')],
  ['the page', 200, ASKED_AGAIN, () => get('/')],
  ['the page at an address inside it', 200, ASKED_AGAIN, () => get('/match/abc')],
  ['the page where a file might be', 200, ASKED_AGAIN, () => get('/assets/app-AbC_12-x')],
  ['the page that is known', 304, ASKED_AGAIN, async () => get('/', { 'If-None-Match': await tagOf('/') })],
  ['a file', 200, ASKED_AGAIN, () => get('/icon.svg')],
  ['a file with a hash', 200, FOREVER, () => get('/assets/app-AbC_12-x.js')],
  ['a file that is not there', 404, NOT_KEPT, () => get('/assets/app-00000000.js')],
  ['a part that is not there', 416, ASKED_AGAIN, () => get('/icon.svg', { Range: 'bytes=100-' })],
  ['a connection', 200, NOT_KEPT, () => get(POLLING)],
  ['a poll', 200, NOT_KEPT, async () => get(`${POLLING}&sid=${await sidWithMessage()}`)],
  ['a message', 200, NOT_KEPT, async () => post(`${POLLING}&sid=${await sid()}`, '6')],
  ['a message that is too long', 413, NOT_KEPT, async () => post(`${POLLING}&sid=${await sid()}`, 'x'.repeat(20_000))],
  ['a method without sense', 500, NOT_KEPT, async () => put(`${POLLING}&sid=${await sid()}`)],
  ['an unknown connection', 400, NOT_KEPT, () => get(`${POLLING}&sid=none`)],
  ['an unknown transport', 400, NOT_KEPT, () => get('/socket.io/?EIO=4&transport=pigeon')],
  ['an old protocol', 400, NOT_KEPT, () => get('/socket.io/?EIO=3&transport=polling')],
  ['polling with JSONP', 400, NOT_KEPT, () => get(`${POLLING}&j=0`)],
  ['a websocket', 101, NOT_KEPT, () => headOf(target.address, upgrade('/socket.io/?EIO=4&transport=websocket'))],
  ['a websocket elsewhere', 404, NOT_KEPT, () => talk(target.address, upgrade('/games'))],
  [
    'a websocket of nobody',
    400,
    NOT_KEPT,
    () => talk(target.address, upgrade('/socket.io/?transport=websocket&sid=x')),
  ],
  [
    'a websocket without a key',
    400,
    NOT_KEPT,
    () => talk(target.address, upgrade('/socket.io/?transport=websocket', '')),
  ],
  [
    'a websocket of a foreign page',
    403,
    NOT_KEPT,
    () => talk(target.address, upgrade('/socket.io/?EIO=4&transport=websocket', 'Origin: https://evil.example\r\n')),
  ],
  ['what is no HTTP', 400, NOT_KEPT, () => talk(target.address, 'hello\r\n\r\n')],
  [
    'a request without a host',
    400,
    NOT_KEPT,
    () => talk(target.address, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'),
  ],
  [
    'headers without end',
    431,
    NOT_KEPT,
    () => talk(target.address, `${first('GET /')}X: ${'x'.repeat(20_000)}\r\n\r\n`),
  ],
  [
    'an unknown expectation',
    400,
    NOT_KEPT,
    () => talk(target.address, `${first('GET /')}Expect: more\r\nConnection: close\r\n\r\n`),
  ],
];

const put = (path: string) => ask(target.address, path, { method: 'PUT', headers: HOST });

async function tagOf(path: string): Promise<string> {
  return (await get(path)).headers.etag ?? '';
}

/** A connection for which something has come. */
async function sidWithMessage(): Promise<string> {
  const id = await sid();
  await post(`${POLLING}&sid=${id}`, '40/smashtable,');
  return id;
}

describe('the headers of', () => {
  it.each(ANSWERS)('%s (%i) are the same as everywhere, and it is %s', async (_name, status, cached, answer) => {
    const { status: actual, headers } = await answer();
    expect({ status: actual, headers }).toMatchObject({ status, headers: { ...EXPECTED, 'cache-control': cached } });
  });

  it('what fails in the server itself are the same', async () => {
    const { store } = target.server.matches;
    const { list } = store;
    store.list = () => Promise.reject(new TypeError('broken on purpose'));
    const { status, headers } = await get('/games/smashtable');
    store.list = list;
    expect({ status, headers }).toMatchObject({ status: 500, headers: { ...EXPECTED, 'cache-control': NOT_KEPT } });
  });

  it('what fails where koa forgets everything about the answer are the same', async () => {
    const app = new Koa();
    app.silent = true;
    app.use(() => {
      throw new TypeError('broken on purpose');
    });
    const answer = app.callback();
    const http = createServer((request, response) => {
      addHeaders(response, headersAt('https://smash.example.org'));
      void answer(request, response);
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const { status, headers } = await ask(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, '/');
    await new Promise((resolve) => http.close(resolve));
    expect({ status, headers }).toMatchObject({ status: 500, headers: { ...EXPECTED, 'cache-control': NOT_KEPT } });
  });

  it('a server without https say nothing of it', async () => {
    const plain = await attacked({ PUBLIC_ORIGIN: 'http://smash.example.org' });
    const { headers } = await ask(plain.address, '/games', { headers: HOST });
    await plain.server.stop();
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });
});

describe('polling', () => {
  it.each(['j=0', 'j=', '%6a=0', 'x=1&j=___eio[0]'])('with JSONP (%s) is refused in our own words', async (query) => {
    const { status, text } = await get(`${POLLING}&${query}`);
    expect([status, JSON.parse(text)]).toEqual([
      400,
      { error: 'badRequest', detail: 'polling with JSONP is not offered' },
    ]);
  });

  it('without it works', async () => {
    const wire = await Wire.open(target.address, HOST);
    await wire.send(packetOf('nosuchmessage'));
    expect((await wire.hear('refused'))[2]).toMatchObject({ reason: 'badRequest' });
    await wire.close();
  });
});
