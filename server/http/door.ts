/**
 * What every request passes before anything looks at it, whether it is for the lobby, for a socket or for nothing at all:
 * it is for this server, of a page that may talk to it, and in a way that is spoken here.
 */
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Refusal } from '../matches/refusal';
import { addressOf, type Guard, isThisMachine, isWelcome } from './guard';
import { addHeaders, addHeadersToUpgrade, answerRefusal, endWithRefusal, type Headers } from './headers';

interface Door {
  readonly guard: Guard;
  readonly headers: Headers;
  /** Throws if nobody of this address may come in. */
  readonly admitAddress: (address: string) => void;
  /** Told of whoever was turned away. */
  readonly refused: (address: string, route: string, reason: string) => void;
}

const SOCKETS = '/socket.io/';

/** What an operator asks of a server from its own machine, where it has no name. */
const FOR_OPERATORS: readonly string[] = ['/health', '/metrics'];

/** Has a server ask at the door first; whatever it listens with by now comes after that. */
export function standBefore(http: HttpServer, door: Door): void {
  const { headers } = door;
  const [onRequest, onUpgrade] = [taken(http, 'request'), taken(http, 'upgrade')];
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    addHeaders(response, headers);
    const refusal = refusalAt(door, request, false);
    if (refusal) answerRefusal(response, refusal);
    else for (const listener of onRequest) listener.call(http, request, response);
  });
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refusal = refusalAt(door, request, true);
    if (refusal) return endWithRefusal(socket, refusal, headers);
    addHeadersToUpgrade(socket, headers);
    for (const listener of onUpgrade) listener.call(http, request, socket, head);
  });
  http.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    addHeaders(response, headers);
    answerRefusal(response, new Refusal('badRequest', 'there is nothing to expect but 100-continue'));
  });
}

type Listener = (...given: unknown[]) => void;

function taken(http: HttpServer, event: string): Listener[] {
  const listeners = http.listeners(event) as Listener[];
  http.removeAllListeners(event);
  return listeners;
}

function refusalAt(door: Door, request: IncomingMessage, isUpgrade: boolean): Refusal | null {
  const address = addressOf(door.guard, request);
  try {
    door.admitAddress(address);
    admitHost(door.guard, request);
    if (!isWelcome(door.guard, request)) throw new Refusal('unauthorized', 'this origin is not allowed');
    admitWay(request, isUpgrade);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    door.refused(address, isUpgrade ? 'upgrade' : routeOf(request), error.reason);
    return error;
  }
}

/** What kind of thing a request was for, in a few words that hold nothing of it. */
export function routeOf({ url = '' }: IncomingMessage): string {
  return /^\/(socket\.io|games|replays|catalog|health|metrics)\b/.exec(url)?.[1] ?? 'page';
}

/** Throws unless a request is for this server: other names may lead here, and pages reached by them are not ours. */
function admitHost(guard: Guard, request: IncomingMessage): void {
  const { publicOrigin } = guard;
  const { host = '' } = request.headers;
  // Only the oldest clients need not say it; some that look after servers still do not.
  if (request.headers.host === undefined && request.httpVersion !== '1.0')
    throw new Refusal('badRequest', 'a request says which host it is for');
  if (publicOrigin === undefined || hostOf(publicOrigin, host) === new URL(publicOrigin).host) return;
  const isOperators = request.method === 'GET' && FOR_OPERATORS.includes(request.url ?? '');
  if (isOperators && isThisMachine(guard, request)) return;
  throw new Refusal('wrongHost', `this server is at ${publicOrigin}`);
}

/** A host as it is written in an origin: in small letters, without the port that goes without saying; null if it is none. */
function hostOf(publicOrigin: string, host: string): string | null {
  const url = `${new URL(publicOrigin).protocol}//${host}`;
  return /[/?#@\\]/.test(host) || !URL.canParse(url) ? null : new URL(url).host;
}

/** Throws if a request comes in a way that is not offered. */
function admitWay({ url = '' }: IncomingMessage, isUpgrade: boolean): void {
  if (!url.startsWith(SOCKETS)) {
    if (isUpgrade) throw new Refusal('notFound', `there are sockets only at ${SOCKETS}`);
  } else if (new URL(url, 'http://localhost').searchParams.has('j')) {
    // A script of any page could read what it is answered.
    throw new Refusal('badRequest', 'polling with JSONP is not offered');
  }
}
