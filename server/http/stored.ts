/** Answers that never change: made once, sent compressed to who can read that, and kept by browsers. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Context } from 'koa';

export interface Stored {
  readonly text: string;
  readonly gzip: Buffer;
  readonly tag: string;
}

const YEAR = 365 * 24 * 60 * 60;

export function stored(data: object): Stored {
  const text = JSON.stringify(data);
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  return { text, gzip: gzipSync(text), tag };
}

export function send(context: Context, { text, gzip, tag }: Stored): void {
  context.set('Cache-Control', `public, max-age=${YEAR}, immutable`);
  context.vary('Accept-Encoding');
  context.status = 200;
  context.etag = tag;
  context.type = 'application/json';
  if (context.fresh) {
    context.status = 304;
  } else if (context.acceptsEncodings('gzip', 'identity') === 'gzip') {
    context.set('Content-Encoding', 'gzip');
    context.body = gzip;
  } else {
    context.body = text;
  }
}
