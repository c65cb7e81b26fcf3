/** The whole server, put together: started and stopped as one. */
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Catalog } from '../game/catalog';
import type { Content } from '../game/language/content';
import { type AdminSurroundings, adminApp } from './admin/app';
import { listenAt } from './admin/listen';
import { BotSeats } from './bots/seats';
import type { Thinker } from './bots/thinker';
import type { Config } from './config';
import { httpApp } from './http/app';
import { routeOf, standBefore } from './http/door';
import { addressOf, type Guard, refuseBroken } from './http/guard';
import { headersAt } from './http/headers';
import { addressTags } from './matches/addressTags';
import { steadyDate } from './matches/dates';
import { KeptSeats } from './matches/keptSeats';
import { Matches } from './matches/matches';
import { Pauses } from './matches/pauses';
import { type Clock, realClock, Timers } from './matches/timers';
import { AccessLog } from './ops/accessLog';
import { Bans, refusalFor } from './ops/bans';
import { Metrics } from './ops/metrics';
import type { Store } from './storage/store';
import { Sockets } from './transport/sockets';
import type { Attendance } from './transport/views';

export interface ServerParts {
  readonly config: Config;
  readonly store: Store;
  readonly catalog: Catalog;
  readonly content: Content;
  readonly log: Logger;
  readonly thinker: Thinker;
  /** The folder of the built web app, if there is one. */
  readonly webApp: string | null;
  /** Where the operator's commands reach the server; nowhere if left out. */
  readonly admin?: string;
  /** Whether set-up data may name the seed: for tests only. */
  readonly seeds?: boolean;
  /** Another time than that of the machine: for tests only. */
  readonly clock?: Clock;
}

export interface RunningServer {
  readonly address: string;
  readonly matches: Matches;
  /** Finishes the moves in hand, tells everyone goodbye and closes the store. */
  stop(): Promise<void>;
}

const HOUR = 60 * 60 * 1000;
const EXPIRY_EVERY = HOUR;

export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { config, store, catalog, content, log, seeds = false, clock = realClock } = parts;
  const { monotonic } = clock;
  const now = steadyDate(clock);
  const report = (error: unknown): void => log.error({ err: error }, 'failure');
  const bans = await Bans.load(store);
  const access = new AccessLog(log, clock, config.ACCESS_LOG === 'refusals');
  const matches = new Matches({
    store,
    catalog,
    now,
    monotonic,
    report,
    seeds,
    openSeatsPerAddress: config.OPEN_SEATS_PER_ADDRESS,
    admitName: (name) => bans.admitName(name),
  });
  // What is for the sockets is taken out before, so that only one of both answers.
  // Whether a request says its host is asked at the door, with everything else.
  const http = createServer({ requireHostHeader: false }, (request, response) => void answer(request, response));
  const guard: Guard = { publicOrigin: config.PUBLIC_ORIGIN, trustProxy: config.TRUST_PROXY };
  const headers = headersAt(guard.publicOrigin);
  http.on('clientError', refuseBroken(headers));
  const metrics: Metrics = new Metrics(
    store,
    () => sockets.connections,
    () => bots.waiting,
  );
  const perSecond = (rate: number, seconds = 2) => ({ burst: rate * seconds, perSecond: rate });
  const clockOf: Attendance['clockOf'] = (match, seat) => timers.clockOf(match, seat);
  const sockets = new Sockets(http, {
    matches,
    now,
    monotonic,
    report,
    clockOf,
    limits: {
      messages: perSecond(config.MESSAGES_PER_SECOND),
      messagesOfAddress: perSecond(config.MESSAGES_PER_SECOND * config.CONNECTIONS_PER_ADDRESS),
      // Everyone at an address may come back at once, twice, after the server was away.
      syncs: { burst: 2 * config.CONNECTIONS_PER_ADDRESS, perSecond: config.CONNECTIONS_PER_ADDRESS / 10 },
      chat: { burst: 5, perSecond: config.CHAT_PER_MINUTE / 60 },
      connectionsOfAddress: config.CONNECTIONS_PER_ADDRESS,
      messageBytes: 16 * 1024,
    },
    addressOf: (request) => addressOf(guard, request),
    admitSpeaker: (address, name) => bans.admitSpeaker(address, name),
    turnedAway: (address, reason) => access.refused(address, 'connection', reason),
    measure: (about, milliseconds, refused, address) => {
      metrics.answered(about, milliseconds, refused);
      if (refused !== null) access.refused(address, about, refused);
      if (about === 'update' && refused === null) metrics.moved('person');
    },
  });
  const app = httpApp({
    matches,
    content,
    metrics,
    guard,
    refused: (request, reason) => access.refused(addressOf(guard, request), routeOf(request), reason),
    metricsToken: config.METRICS_TOKEN,
    tagOf: await addressTags(store),
    monotonic,
    report,
    attendance: { isConnected: (match, seat) => sockets.isConnected(match.id, seat), clockOf },
    limits: {
      requests: perSecond(config.REQUESTS_PER_SECOND),
      matches: { burst: config.MATCHES_PER_HOUR, perSecond: config.MATCHES_PER_HOUR / 3600 },
    },
    webApp: parts.webApp,
  });
  const timers: Timers = new Timers(matches, clock, report, (id) => sockets.showSeats(id));
  const keptSeats = new KeptSeats(matches, clock, report);
  const pauses = new Pauses(matches, clock, report);
  const bots: BotSeats = new BotSeats(matches, parts.thinker, {
    thinking: config.BOT_THINKING_MS,
    pause: config.BOT_PAUSE_MS,
    report,
    moved: () => metrics.moved('bot'),
    waited: (milliseconds) => metrics.botWaited(milliseconds),
    thought: (milliseconds) => metrics.botThought(milliseconds),
  });
  const answer = app.callback();
  standBefore(http, {
    guard,
    headers,
    admitAddress: (address) => bans.admitAddress(address),
    refused: (address, route, reason) => {
      metrics.refused(route, reason);
      access.refused(address, route, reason);
    },
  });
  const unfinished = await matches.unfinished();
  await listen(http, config);
  const closeAdmin = await openAdmin(parts, {
    matches,
    content,
    packs: config.PACKS,
    bans,
    now,
    isConnected: (match, seat) => sockets.isConnected(match.id, seat),
    drop: (ban) => sockets.drop(ban.value, refusalFor(ban)),
    note: (what, message) => log.info(what, message),
    report,
  });
  await resume(unfinished, matches, [bots, timers, keptSeats, pauses], report);
  const expiry = setInterval(() => {
    matches
      .expire({
        waiting: config.KEEP_WAITING_HOURS * HOUR,
        running: config.KEEP_RUNNING_DAYS * 24 * HOUR,
        finished: config.KEEP_FINISHED_DAYS * 24 * HOUR,
      })
      .then((count) => count > 0 && log.info({ count }, 'old matches removed'))
      .catch(report);
  }, EXPIRY_EVERY);
  const end = async (): Promise<void> => {
    clearInterval(expiry);
    timers.close();
    keptSeats.close();
    pauses.close();
    await bots.close();
    await matches.close();
    await sockets.close();
    await closeAdmin();
    access.close();
    http.closeAllConnections();
    await store.close();
  };
  let ended: Promise<void> | undefined;
  // Whoever stops it again waits for the same end.
  const stop = (): Promise<void> => {
    ended ??= end();
    return ended;
  };
  return { address: addressAt(http, config), matches, stop };
}

/** Opens the operator's socket if there is a place for it; a server without it plays all the same. */
async function openAdmin({ admin, log }: ServerParts, around: AdminSurroundings): Promise<() => Promise<void>> {
  try {
    if (admin !== undefined) return await listenAt(admin, adminApp(around));
  } catch (error) {
    log.warn({ err: error, admin }, 'there are no commands for the operator');
  }
  return async () => undefined;
}

function listen(http: HttpServer, { PORT, HOST }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(PORT, HOST, () => {
      http.off('error', reject);
      resolve();
    });
  });
}

function addressAt(http: HttpServer, { HOST }: Config): string {
  const { port } = http.address() as AddressInfo;
  const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST;
  return `http://${host}:${port}`;
}

/** Goes on with everything that was being done when the server stopped. */
async function resume(
  ids: readonly string[],
  matches: Matches,
  parts: readonly { resume(id: string): Promise<void> }[],
  report: (error: unknown) => void,
): Promise<void> {
  for (const id of ids) {
    // One that cannot go on, or whose players have just left it, keeps none of the others waiting.
    await matches
      .begin(id)
      .then(() => Promise.all(parts.map((part) => part.resume(id))))
      .catch(report);
  }
}
