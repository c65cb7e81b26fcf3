/** Who may ask, how often, and what every answer says about itself. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Context, Middleware, Next } from 'koa';
import { type Reason, Refusal } from '../matches/refusal';
import { StorageError } from '../storage/store';
import type { Limiter } from '../transport/limits';

export interface Guard {
  /** Where players reach the server; what the server itself has served if undefined. */
  readonly publicOrigin: string | undefined;
  readonly trustProxy: boolean;
}

/** The address of who asks. A proxy adds it at the end; what stands before it is only what the client has claimed. */
export function addressOf({ trustProxy }: Guard, request: IncomingMessage): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return networkOf(forwarded || (request.socket.remoteAddress ?? 'unknown'));
}

/** What counts as one address: of IPv6 the network, because whoever has one address of it has them all. */
function networkOf(address: string): string {
  const [, embedded] = /^::ffff:([0-9.]+)$/i.exec(address) ?? [];
  if (embedded !== undefined) return embedded;
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const [before = [], after = []] = groups;
  const gap = address.includes('::') ? Array.from({ length: 8 - before.length - after.length }, () => '0') : [];
  const network = [...before, ...gap, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Whether a page of this request's origin may talk to the server; what is no page has no origin. */
export function isWelcome({ publicOrigin }: Guard, request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (publicOrigin !== undefined && origin === publicOrigin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "connect-src 'self' ws: wss:",
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
} as const;

/** Answers refusals in words, and keeps out who is not welcome or asks too often. */
export function guard(how: Guard, limiter: Limiter, report: (error: unknown) => void): Middleware {
  return async (context: Context, next: Next) => {
    context.set(HEADERS);
    try {
      if (!limiter.take(addressOf(how, context.req))) throw new Refusal('tooMany');
      if (!isWelcome(how, context.req)) throw new Refusal('unauthorized', 'this origin is not allowed');
      // What unfolds to more than it seems to be is not let in at all.
      if (context.get('Content-Encoding') !== '') throw new Refusal('badRequest', 'a body is not to be compressed');
      await next();
      if (context.status === 404 && context.body === undefined)
        throw new Refusal('notFound', context.path.slice(0, 100));
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal || error instanceof StorageError) report(error);
      context.status = refusal?.status ?? 500;
      context.body = { error: refusal?.reason ?? 'failed', detail: refusal?.detail ?? 'this has been reported' };
    }
  };
}

/** What was wrong with a request, if that is why it failed. */
function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof StorageError) return new Refusal('storageFailed');
  const { status, message } = error as { status?: number; message?: string };
  if (status === 413) return new Refusal('tooLarge');
  if (status !== undefined && status < 500) return new Refusal('badRequest', message?.slice(0, 200));
  return null;
}

/** Statuses of what is refused before it is a request; anything else wrong with it is a bad one. */
const BROKEN: Readonly<Record<string, readonly [status: string, reason: Reason]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'tooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'badRequest'],
};

/** Answers what is not even HTTP in the same words as everything else. */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, reason] = BROKEN[error.code ?? ''] ?? ['400 Bad Request', 'badRequest'];
  const body = JSON.stringify({ error: reason, detail: 'this is not a request' });
  const head = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Type: application/json'];
  socket.end(`${[...head, `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n${body}`);
}
