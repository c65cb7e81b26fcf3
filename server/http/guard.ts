/** Who asks, whether they may and how often, and what they are told if not. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Context, Middleware, Next } from 'koa';
import { type Reason, Refusal } from '../matches/refusal';
import { StorageError } from '../storage/store';
import type { Limiter } from '../transport/limits';
import { bodyOf, endWithRefusal, type Headers } from './headers';

export interface Guard {
  /** Where players reach the server; what the server itself has served if undefined. */
  readonly publicOrigin: string | undefined;
  readonly trustProxy: boolean;
}

/** The address of who asks. */
export function addressOf({ trustProxy }: Guard, request: IncomingMessage): string {
  const forwarded = trustProxy ? forwardedFor(request) : '';
  return networkOf(forwarded || (request.socket.remoteAddress ?? 'unknown'));
}

/** A proxy adds the address of who asks at the end; what stands before it is only what the client has claimed. */
function forwardedFor(request: IncomingMessage): string {
  return (
    String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? ''
  );
}

/** What counts as one address: of IPv6 the network, because whoever has one address of it has them all. */
export function networkOf(address: string): string {
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

/** Whether a request was made on the machine of the server, and not handed on for someone else. */
export function isThisMachine({ trustProxy }: Guard, request: IncomingMessage): boolean {
  if (!isLoopback(request.socket.remoteAddress)) return false;
  if (!HANDED_ON.some((header) => header in request.headers)) return true;
  return trustProxy && isLoopback(forwardedFor(request));
}

/** What a proxy may add to a request. */
const HANDED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address);
}

/** Whether a page of this request's origin may talk to the server; what is no page has no origin. */
export function isWelcome({ publicOrigin }: Guard, request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Answers refusals in words, and keeps out who asks too often. */
export function guard(how: Guard, limiter: Limiter, report: (error: unknown) => void): Middleware {
  return async (context: Context, next: Next) => {
    try {
      if (!limiter.take(addressOf(how, context.req))) throw new Refusal('tooMany');
      // What unfolds to more than it seems to be is not let in at all.
      if (context.get('Content-Encoding') !== '') throw new Refusal('badRequest', 'a body is not to be compressed');
      await next();
      if (context.status === 404 && context.body === undefined)
        throw new Refusal('notFound', context.path.slice(0, 100));
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal || error instanceof StorageError) report(error);
      context.status = refusal?.status ?? 500;
      context.body = refusal ? bodyOf(refusal) : { error: 'failed', detail: 'this has been reported' };
      // Whatever was said of the answer that there would have been.
      context.remove('Cache-Control');
    }
  };
}

/** What was wrong with a request, if that is why it failed. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof StorageError) return new Refusal('storageFailed');
  const { status, message } = error as { status?: number; message?: string };
  if (status === 413) return new Refusal('tooLarge');
  if (status !== undefined && status < 500) return new Refusal('badRequest', message?.slice(0, 200));
  return null;
}

/** Statuses of what is refused before it is a request; anything else wrong with it is a bad one. */
const BROKEN: Readonly<Record<string, readonly [status: number, reason: Reason]>> = {
  HPE_HEADER_OVERFLOW: [431, 'tooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'badRequest'],
};

/** Answers what is not even HTTP in the same words as everything else. */
export function refuseBroken(headers: Headers): (error: NodeJS.ErrnoException, socket: Duplex) => void {
  return (error, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const [status, reason] = BROKEN[error.code ?? ''] ?? [400, 'badRequest'];
    endWithRefusal(socket, { status, reason, detail: 'this is not a request' }, headers);
  };
}
