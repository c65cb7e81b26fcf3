/** Everything the server answers over HTTP. */
import type { IncomingMessage } from 'node:http';
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import Koa from 'koa';
import sirv from 'sirv';
import type { Content } from '../../game/language/content';
import { fits, hashOf } from '../matches/keys';
import type { Matches } from '../matches/matches';
import { Refusal } from '../matches/refusal';
import type { Metrics } from '../ops/metrics';
import { StorageError, type Store } from '../storage/store';
import { Limiter, type Rate } from '../transport/limits';
import type { Attendance } from '../transport/views';
import { catalogRoutes } from './catalogRoutes';
import { addressOf, type Guard, guard, isThisMachine } from './guard';
import { IMMUTABLE } from './headers';
import { lobby } from './lobby';
import { replays } from './replays';

export interface HttpSurroundings {
  readonly matches: Matches;
  readonly content: Content;
  readonly metrics: Metrics;
  readonly attendance: Attendance;
  readonly guard: Guard;
  /** Who brings it may read the figures of the server from elsewhere. */
  readonly metricsToken: string | undefined;
  /** By which tag an address is known where it is stored. */
  readonly tagOf: (address: string) => string;
  readonly limits: { readonly requests: Rate; readonly matches: Rate };
  readonly monotonic: () => number;
  /** Told of each request that was refused. */
  readonly refused: (request: IncomingMessage, reason: string) => void;
  readonly report: (error: unknown) => void;
  /** The folder of the built web app, if there is one. */
  readonly webApp: string | null;
}

const BODY_LIMIT = '16kb';
/** Replays that one address may ask for; more steps of one that is still known cost nothing. */
const REPLAYS: Rate = { burst: 20, perSecond: 0.5 };

export function httpApp(around: HttpSurroundings): Koa {
  const { matches, content, metrics, monotonic, report } = around;
  const app = new Koa();
  const requests = new Limiter(around.limits.requests, monotonic);
  app.use(async (context, next) => {
    const began = performance.now();
    await next();
    const { error } = (context.body ?? {}) as { error?: string };
    const refused = context.status >= 400 ? (error ?? 'failed') : null;
    metrics.answered('request', performance.now() - began, refused);
    if (refused !== null) around.refused(context.req, refused);
  });
  app.use(guard(around.guard, requests, report));
  app.use(bodyParser({ enableTypes: ['json'], jsonLimit: BODY_LIMIT, jsonStrict: true }));

  const games = lobby({
    matches,
    attendance: around.attendance,
    tagOf: ({ req }) => around.tagOf(addressOf(around.guard, req)),
    spend: spending(around, around.limits.matches, 'too many matches were created or joined from here'),
  });
  app.use(games.routes());
  app.use(replays({ matches, spend: spending(around, REPLAYS, 'too many replays were asked for from here') }).routes());
  app.use(operations(around).routes());
  app.use(catalogRoutes(content, matches.catalog.hash).routes());
  app.use(around.webApp === null ? withoutWebApp : webApp(around.webApp));
  app.on('error', report);
  return app;
}

/** Takes from what an address may have of something; throws when it has had it all. */
function spending(
  { guard: how, monotonic }: HttpSurroundings,
  rate: Rate,
  detail: string,
): (context: Koa.Context) => void {
  const limiter = new Limiter(rate, monotonic);
  return (context) => {
    if (!limiter.take(addressOf(how, context.req))) throw new Refusal('tooMany', `${detail}; try again later`);
  };
}

function operations({ matches, metrics, metricsToken, guard: how }: HttpSurroundings): Router {
  const router = new Router();
  router.get('/health', async (context) => {
    const trouble = await troubleWith(matches.store);
    if (trouble !== null) context.status = 503;
    context.body =
      trouble === null
        ? { ok: true, content: matches.catalog.hash }
        : { ok: false, error: 'storageFailed', detail: trouble };
  });
  router.get('/metrics', async (context) => {
    if (!isThisMachine(how, context.req) && !isBearer(context.get('Authorization'), metricsToken))
      throw new Refusal('unauthorized', 'figures are told to this machine, and to who has the METRICS_TOKEN');
    context.type = metrics.type;
    context.body = await metrics.text();
  });
  return router;
}

/** Whether a request brings the token, if there is one. */
function isBearer(authorization: string, token: string | undefined): boolean {
  const [, given = ''] = /^Bearer (\S+)$/.exec(authorization) ?? [];
  return token !== undefined && fits(given, hashOf(token));
}

/** Why nothing can be stored now, if nothing can. */
async function troubleWith(store: Store): Promise<string | null> {
  try {
    await store.check();
    return null;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return error.message;
  }
}

/** A server without the web app serves matches all the same; who comes with a browser is told what is missing. */
const withoutWebApp: Koa.Middleware = async (context, next) => {
  if (context.method !== 'GET' || context.path !== '/') return next();
  context.status = 503;
  context.type = 'text/plain';
  context.body =
    'The web app has not been built. Run "npm run build" (or "npm start", which does so), then start again.\n';
};

/** Files whose names have a hash of what is in them. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** The web app; addresses inside it all lead to its one page. */
function webApp(folder: string): Koa.Middleware {
  const serve = sirv(folder, { single: true, gzip: true, brotli: true, etag: true });
  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    const found = await new Promise<boolean>((resolve) => {
      context.res.once('finish', () => resolve(true));
      context.res.statusCode = 200;
      context.set('Cache-Control', HASHED.test(context.path) ? IMMUTABLE : 'no-cache');
      serve(context.req, context.res, () => resolve(false));
    });
    if (found) context.respond = false;
    else {
      context.remove('Cache-Control');
      context.res.statusCode = 404;
      await next();
    }
  };
}
