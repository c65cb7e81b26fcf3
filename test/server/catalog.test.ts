/** The catalog over HTTP: the same in every way of packing it, which the client chooses. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attacked, attacked } from './security/target';
import { ask } from './security/wire';

let server: Attacked;
let path: string;
beforeAll(async () => {
  server = await attacked();
  path = `/catalog/${server.server.matches.catalog.hash}/en`;
});
afterAll(() => server.server.stop());

const get = (accepted?: string, headers: object = {}) =>
  ask(server.address, path, {
    headers: { ...(accepted !== undefined && { 'Accept-Encoding': accepted }), ...headers },
  });

const READ = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe('the catalog', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['__proto__', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
  ] as const)('for who accepts %o is packed as %o', async (accepted, encoding) => {
    const { text } = await get();
    const { status, headers, bytes } = await get(accepted);
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding']);
    expect(headers['content-type']).toContain('application/json');
    expect(Number(headers['content-length'])).toBe(bytes.length);
    expect((encoding ? READ[encoding](bytes) : bytes).toString('utf8')).toBe(text);
    if (encoding) expect(bytes.length).toBeLessThan(text.length / 4);
  });

  it('has one tag, whichever way it is packed', async () => {
    const tag = (await get('br')).headers.etag ?? '';
    for (const accepted of ['br', 'gzip', 'identity']) {
      const { status, headers, bytes } = await get(accepted, { 'If-None-Match': tag });
      expect([status, bytes.length, headers.etag, headers.vary]).toEqual([304, 0, tag, 'Accept-Encoding']);
    }
    expect((await get('br', { 'If-None-Match': '"other"' })).status).toBe(200);
  });
});
