/**
 * What every answer says about itself, whoever makes it: koa, the files of the web app, engine.io, or node itself. Each of
 * these has answers of its own that know nothing of ours, so the headers are added at the last moment, when one is written.
 */
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from '../matches/refusal';

export type Headers = Readonly<Record<string, string>>;

const YEAR = 365 * 24 * 60 * 60;

/** What may be kept for ever, because another content would have another address. */
export const IMMUTABLE = `public, max-age=${YEAR}, immutable`;

/** The headers of a server that players reach at this origin. What has no other word on it is kept by nobody: it may hold a key. */
export function headersAt(publicOrigin: string | undefined): Headers {
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      // Websockets of the same origin included.
      "connect-src 'self'",
      "img-src 'self' data:",
      "style-src 'self' 'unsafe-inline'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    // An invite link is a secret: it is told to nobody.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(publicOrigin?.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${YEAR}` }),
    'Cache-Control': 'no-store',
  };
}

/** Has an answer carry these headers, also if it is made by something that removes all it finds; its own words go before ours. */
export function addHeaders(response: ServerResponse, headers: Headers): void {
  const { writeHead } = response;
  response.writeHead = ((...given: Parameters<typeof writeHead>) => {
    for (const [name, value] of Object.entries(headers)) if (!response.hasHeader(name)) response.setHeader(name, value);
    return writeHead.apply(response, given);
  }) as typeof writeHead;
}

/** The same for the answer to an upgrade, which engine.io and ws write to the socket as text: the first thing written there. */
export function addHeadersToUpgrade(socket: Duplex, headers: Headers): void {
  const { write, end } = socket;
  const once =
    <T extends typeof write | typeof end>(plain: T) =>
    (...given: unknown[]): ReturnType<T> => {
      Object.assign(socket, { write, end });
      const [chunk, ...rest] = given;
      const answer = typeof chunk === 'string' ? chunk.replace('\r\n', `\r\n${linesOf(headers)}`) : chunk;
      return Reflect.apply(plain, socket, [answer, ...rest]) as ReturnType<T>;
    };
  Object.assign(socket, { write: once(write), end: once(end) });
}

/** What is told of a refusal. */
export function bodyOf({ reason, detail }: Pick<Refusal, 'reason' | 'detail'>): { error: string; detail: string } {
  return { error: reason, detail };
}

/** Answers with a refusal. */
export function answerRefusal(response: ServerResponse, refusal: Refusal): void {
  const body = JSON.stringify(bodyOf(refusal));
  response.writeHead(refusal.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** Answers with a refusal where there is nothing but a socket, and closes it. */
export function endWithRefusal(
  socket: Duplex,
  refusal: Pick<Refusal, 'status' | 'reason' | 'detail'>,
  headers: Headers,
): void {
  const body = JSON.stringify(bodyOf(refusal));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ].join('\r\n');
  socket.on('error', () => socket.destroy());
  socket.end(`${head}\r\n${linesOf(headers)}\r\n${body}`);
}

function linesOf(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}
