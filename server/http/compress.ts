/** Answers that are worth making smaller, in the way that the client can read. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Slower than this makes it hardly any smaller. */
const BROTLI_QUALITY = 9;

/** The best of these ways that the client can read; what it does not say it can read, it cannot. */
export function encodingFor(context: Context, known: readonly Encoding[] = ENCODINGS): Encoding {
  context.vary('Accept-Encoding');
  if (context.get('Accept-Encoding') === '') return 'identity';
  return known.find((encoding) => context.acceptsEncodings([encoding]) === encoding) ?? 'identity';
}

export async function compressed(text: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return promisify(gzip)(bytes);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return promisify(brotliCompress)(bytes, { params });
}

/** Answers with bytes that are made in this way. */
export function sendBytes(context: Context, bytes: Buffer, encoding: Encoding): void {
  context.type = 'application/json';
  if (encoding !== 'identity') context.set('Content-Encoding', encoding);
  context.body = bytes;
}

/** Answers with JSON that is made for this one request. */
export async function sendJson(context: Context, value: unknown): Promise<void> {
  const encoding = encodingFor(context, ['gzip', 'identity']);
  sendBytes(context, await compressed(JSON.stringify(value), encoding), encoding);
}
