/** With a public origin, a server answers only what was meant for it; its figures are for its own machine and who has the token. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config';
import { type Attacked, attacked } from './target';
import { ask, talk } from './wire';

const TOKEN = 'a-token-of-the-tests';
let target: Attacked;
let proxied: Attacked;
let open: Attacked;
beforeAll(async () => {
  const PUBLIC_ORIGIN = 'https://Smash.example.org:443';
  target = await attacked({ PUBLIC_ORIGIN, METRICS_TOKEN: TOKEN });
  proxied = await attacked({ PUBLIC_ORIGIN, METRICS_TOKEN: TOKEN, TRUST_PROXY: 'true' });
  open = await attacked();
});
afterAll(async () => {
  for (const one of [target, proxied, open]) await one.server.stop();
});

const PLACES = {
  lobby: '/games',
  polling: '/socket.io/?EIO=4&transport=polling',
  health: '/health',
  page: '/',
};

async function refusalOf(answer: Promise<{ status: number; text: string }>): Promise<unknown[]> {
  const { status, text } = await answer;
  return [status, status >= 400 && (JSON.parse(text) as { error: string }).error];
}

const upgradeTo = ({ address }: Attacked, host: string, more = '') =>
  talk(
    address,
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`,
  );

describe('a host', () => {
  it.each(['smash.example.org', 'SMASH.example.org', 'smash.example.org:443'])('%s is ours', async (Host) => {
    expect((await ask(target.address, PLACES.lobby, { headers: { Host } })).status).toBe(200);
    expect((await ask(target.address, PLACES.polling, { headers: { Host } })).status).toBe(200);
  });

  it.each([
    'evil.example',
    'smash.example.org.evil.example',
    'smash.example.org:8000',
    'smash.example.org@evil.example',
    'evil.example/smash.example.org',
    'smash.example.org/',
    'localhost',
    '127.0.0.1',
    '[::1]:8000',
    'a b',
    '',
  ])('"%s" is not, wherever it is asked for', async (Host) => {
    const headers = { Host, 'X-Forwarded-For': '203.0.113.7' };
    for (const one of [target, proxied])
      for (const path of Object.values(PLACES))
        expect(await refusalOf(ask(one.address, path, { headers }))).toEqual([421, 'wrongHost']);
    expect(await refusalOf(upgradeTo(target, Host))).toEqual([421, 'wrongHost']);
  });

  it('is told where the server is', async () => {
    const { text } = await ask(target.address, '/games', { headers: { Host: 'evil.example' } });
    expect(JSON.parse(text)).toEqual({
      error: 'wrongHost',
      detail: 'this server is at https://smash.example.org',
    });
  });

  it('may be any for who looks from the machine itself whether the server works, and only for that', async () => {
    const Host = '127.0.0.1:8000';
    for (const one of [target, proxied]) {
      expect((await ask(one.address, '/health', { headers: { Host } })).status).toBe(200);
      expect((await ask(one.address, '/metrics', { headers: { Host } })).status).toBe(200);
      for (const path of ['/games', '/health/x', '/', '/socket.io/?EIO=4&transport=polling'])
        expect(await refusalOf(ask(one.address, path, { headers: { Host } }))).toEqual([421, 'wrongHost']);
      expect(await refusalOf(ask(one.address, '/health', { method: 'POST', headers: { Host } }))).toEqual([
        421,
        'wrongHost',
      ]);
    }
  });

  it('is not said by the oldest clients, which look whether the server works', async () => {
    const old = 'GET /health HTTP/1.0\r\n\r\n';
    for (const one of [target, open]) expect((await talk(one.address, old)).status).toBe(200);
    expect(await refusalOf(talk(target.address, 'GET /games HTTP/1.0\r\n\r\n'))).toEqual([421, 'wrongHost']);
    expect(await refusalOf(talk(open.address, 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n'))).toEqual([
      400,
      'badRequest',
    ]);
  });

  it('may be any if no public origin is set', async () => {
    expect((await ask(open.address, '/games', { headers: { Host: 'table.local' } })).status).toBe(200);
  });
});

describe('an origin', () => {
  const Host = 'smash.example.org';

  it('that is the public one is welcome', async () => {
    const headers = { Host, Origin: 'https://smash.example.org' };
    expect((await ask(target.address, PLACES.lobby, { headers })).status).toBe(200);
    expect((await ask(target.address, PLACES.polling, { headers })).status).toBe(200);
  });

  it.each(['http://smash.example.org', 'https://smash.example.org:8000', 'https://evil.example', 'null', '', 'x'])(
    '"%s" is not, though the host is right',
    async (Origin) => {
      const headers = { Host, Origin };
      expect(await refusalOf(ask(target.address, PLACES.lobby, { headers }))).toEqual([403, 'unauthorized']);
      expect(await refusalOf(ask(target.address, PLACES.polling, { headers }))).toEqual([403, 'unauthorized']);
      expect(await refusalOf(upgradeTo(target, Host, `Origin: ${Origin}\r\n`))).toEqual([403, 'unauthorized']);
    },
  );
});

describe('the figures', () => {
  const Host = 'smash.example.org';
  const figures = ({ address }: Attacked, headers: object) =>
    ask(address, '/metrics', { headers: { Host, ...headers } });

  it('are told to who asks on the machine itself', async () => {
    for (const one of [target, proxied, open]) expect((await figures(one, {})).status).toBe(200);
    // Someone on this machine who goes through the proxy.
    expect((await figures(proxied, { 'X-Forwarded-For': '203.0.113.7, 127.0.0.1' })).status).toBe(200);
  });

  it.each([
    ['from elsewhere', { 'X-Forwarded-For': '203.0.113.7' }],
    ['from elsewhere, who says to be here', { 'X-Forwarded-For': '127.0.0.1, 203.0.113.7' }],
    ['through a proxy that does not say for whom', { Via: '1.1 proxy' }],
    ['through another kind of proxy', { Forwarded: 'for=127.0.0.1' }],
    ['with another token', { 'X-Forwarded-For': '203.0.113.7', Authorization: 'Bearer a-token-of-the-text' }],
    ['with an empty token', { 'X-Forwarded-For': '203.0.113.7', Authorization: 'Bearer ' }],
    ['with the token as a password', { 'X-Forwarded-For': '203.0.113.7', Authorization: `Basic ${TOKEN}` }],
  ])('are not told %s', async (_name, headers) => {
    for (const one of [target, proxied]) expect(await refusalOf(figures(one, headers))).toEqual([403, 'unauthorized']);
  });

  it('are not told to who claims to be here where no proxy is trusted', async () => {
    expect(await refusalOf(figures(target, { 'X-Forwarded-For': '127.0.0.1' }))).toEqual([403, 'unauthorized']);
  });

  it('are told with the token', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7', Authorization: `Bearer ${TOKEN}` };
    for (const one of [target, proxied])
      expect(await figures(one, headers)).toMatchObject({ status: 200, text: expect.stringContaining('smashtable_') });
    expect(await refusalOf(figures(open, headers))).toEqual([403, 'unauthorized']);
  });
});

describe('the configuration', () => {
  it.each([
    'smash.example.org',
    'https://',
    'https://a b',
    'https://[',
    'https://user@host',
    'https://host/path',
    'ftp://host',
  ])('takes no public origin %s', (PUBLIC_ORIGIN) => {
    expect(() => readConfig({ PUBLIC_ORIGIN })).toThrow(ConfigError);
  });

  it('does not repeat a token that is no good', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(/^METRICS_TOKEN must match pattern "\S+"$/);
  });
});
