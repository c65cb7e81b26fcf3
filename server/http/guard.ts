/** Who may ask, how often, and what every answer says about itself. */
import type { IncomingMessage } from 'node:http';
import type { Context, Middleware, Next } from 'koa';
import { Refusal } from '../matches/refusal';
import { StorageError } from '../storage/store';
import type { Limiter } from '../transport/limits';

export interface Guard {
  /** Where players reach the server; what the server itself has served if undefined. */
  readonly publicOrigin: string | undefined;
  readonly trustProxy: boolean;
}

/** The address of who asks. */
export function addressOf({ trustProxy }: Guard, request: IncomingMessage): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')[0]
        ?.trim()
    : '';
  return forwarded || (request.socket.remoteAddress ?? 'unknown');
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
