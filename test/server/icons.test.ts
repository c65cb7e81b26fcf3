/** The pictures of cards and bases, as clients fetch them. */
import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../server/server';
import { serve, stopAll } from './running';

afterEach(stopAll);

async function hashOf({ address }: RunningServer): Promise<string> {
  const { hash } = (await (await fetch(`${address}/catalog`)).json()) as { hash: string };
  return hash;
}

/** What a plain request is answered; `fetch` unpacks by itself. */
function headersOf(address: string, headers: Record<string, string>): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    request(address, { headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, ...answer.headers });
    })
      .on('error', reject)
      .end();
  });
}

describe('icons', () => {
  it('come by faction, those of its cards and its emblem only', async () => {
    const server = await serve();
    const answer = await fetch(`${server.address}/catalog/${await hashOf(server)}/icons/ninjas`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const icons = (await answer.json()) as Record<string, string>;
    expect(icons['ninja-mask']).toMatch(/^<path fill="currentColor"/);
    expect(Object.keys(icons).length).toBeLessThanOrEqual(13);
    expect(icons).not.toHaveProperty('pirate-flag');
  });

  it('come by set, those of its bases and the emblems of its factions', async () => {
    const server = await serve();
    const answer = await fetch(`${server.address}/catalog/${await hashOf(server)}/icons/core`);
    const icons = (await answer.json()) as Record<string, string>;
    expect(icons).toHaveProperty('galleon');
    expect(icons).toHaveProperty('ninja-mask');
    expect(icons).not.toHaveProperty('spider-web');
  });

  it('are compressed for who can read that, and need not be sent twice', async () => {
    const server = await serve();
    const address = `${server.address}/catalog/${await hashOf(server)}/icons/robots`;
    const packed = await headersOf(address, { 'Accept-Encoding': 'br, gzip' });
    expect(packed).toMatchObject({ status: 200, 'content-encoding': 'br', vary: 'Accept-Encoding' });
    const plain = await headersOf(address, { 'Accept-Encoding': 'identity' });
    expect(plain).not.toHaveProperty('content-encoding');
    expect(Number(plain['content-length'])).toBeGreaterThan(Number(packed['content-length']));
    expect(await headersOf(address, { 'If-None-Match': String(packed.etag) })).toMatchObject({ status: 304 });
  });

  it('of what is not there are refused', async () => {
    const server = await serve();
    const hash = await hashOf(server);
    for (const path of [`${hash}/icons/mice`, `${hash}/icons/constructor`, 'other/icons/ninjas']) {
      const answer = await fetch(`${server.address}/catalog/${path}`);
      expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ error: 'notFound' })]);
    }
  });
});
