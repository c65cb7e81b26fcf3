/** Everything the server answers over HTTP. */
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import Koa from 'koa';
import sirv from 'sirv';
import type { Content } from '../../game/language/content';
import type { Matches } from '../matches/matches';
import { Refusal } from '../matches/refusal';
import { replayOf } from '../matches/replay';
import type { Metrics } from '../ops/metrics';
import { Limiter, type Rate } from '../transport/limits';
import { catalogJson, languagesOf } from './catalog';
import { addressOf, type Guard, guard } from './guard';
import { iconGroups } from './icons';
import { lobby } from './lobby';
import { type Stored, send, stored } from './stored';

export interface HttpSurroundings {
  readonly matches: Matches;
  readonly content: Content;
  readonly metrics: Metrics;
  readonly isConnected: (matchID: string, seat: number) => boolean;
  readonly guard: Guard;
  readonly limits: { readonly requests: Rate; readonly matches: Rate };
  readonly now: () => number;
  readonly report: (error: unknown) => void;
  /** The folder of the built web app, if there is one. */
  readonly webApp: string | null;
}

const BODY_LIMIT = '16kb';

export function httpApp(around: HttpSurroundings): Koa {
  const { matches, content, metrics, now, report } = around;
  const app = new Koa();
  const requests = new Limiter(around.limits.requests, now);
  const creations = new Limiter(around.limits.matches, now);
  app.use(async (context, next) => {
    const began = performance.now();
    await next();
    const { error } = (context.body ?? {}) as { error?: string };
    metrics.answered('request', performance.now() - began, context.status >= 400 ? (error ?? 'failed') : null);
  });
  app.use(guard(around.guard, requests, report));
  app.use(bodyParser({ enableTypes: ['json'], jsonLimit: BODY_LIMIT, jsonStrict: true }));

  const games = lobby({
    matches,
    isConnected: around.isConnected,
    spend: (context) => {
      if (!creations.take(addressOf(around.guard, context.req)))
        throw new Refusal('tooMany', 'too many matches were created or joined from here; try again later');
    },
  });
  app.use(games.routes());
  app.use(operations(around).routes());
  app.use(catalogRoutes(content, matches.catalog.hash).routes());
  app.use(around.webApp === null ? withoutWebApp : webApp(around.webApp));
  app.on('error', report);
  return app;
}

function operations({ matches, metrics }: HttpSurroundings): Router {
  const router = new Router();
  router.get('/health', async (context) => {
    await matches.store.count();
    context.body = { ok: true, content: matches.catalog.hash };
  });
  router.get('/metrics', async (context) => {
    context.type = metrics.type;
    context.body = await metrics.text();
  });
  router.get('/replays/:id', async (context) => {
    context.body = await replayOf(matches, context.params.id ?? '');
  });
  return router;
}

function catalogRoutes(content: Content, hash: string): Router {
  const router = new Router({ prefix: '/catalog' });
  const languages = languagesOf(content);
  const texts = once((language) =>
    languages.includes(language) ? stored(catalogJson(content, hash, language)) : undefined,
  );
  const groups = iconGroups(content);
  const icons = once((group) => {
    const known = groups.get(group);
    return known && stored(known);
  });
  router.param('hash', (asked, _context, next) => {
    if (asked !== hash) throw new Refusal('notFound', 'these cards are not on this server');
    return next();
  });
  router.get('/', (context) => {
    context.set('Cache-Control', 'no-cache');
    context.body = { hash, languages };
  });
  router.get('/:hash/:language', (context) => {
    const { language = '' } = context.params;
    const text = texts(language);
    if (!text) throw new Refusal('notFound', `there is nothing in "${language.slice(0, 20)}"`);
    send(context, text);
  });
  router.get('/:hash/icons/:group', (context) => {
    const { group = '' } = context.params;
    const shapes = icons(group);
    if (!shapes) throw new Refusal('notFound', `there is no faction or set "${group.slice(0, 40)}"`);
    send(context, shapes);
  });
  return router;
}

/** A server without the web app serves matches all the same; who comes with a browser is told what is missing. */
const withoutWebApp: Koa.Middleware = async (context, next) => {
  if (context.method !== 'GET' || context.path !== '/') return next();
  context.status = 503;
  context.type = 'text/plain';
  context.body =
    'The web app has not been built. Run "npm run build" (or "npm start", which does so), then start again.\n';
};

/** What is made of a name, made when it is first asked for. */
function once(make: (name: string) => Stored | undefined): (name: string) => Stored | undefined {
  const made = new Map<string, Stored>();
  return (name) => {
    const known = made.get(name) ?? make(name);
    if (known) made.set(name, known);
    return known;
  };
}

/** The web app; addresses inside it all lead to its one page. */
function webApp(folder: string): Koa.Middleware {
  const serve = sirv(folder, { single: true, gzip: true, brotli: true });
  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    const found = await new Promise<boolean>((resolve) => {
      context.res.once('finish', () => resolve(true));
      context.res.statusCode = 200;
      serve(context.req, context.res, () => resolve(false));
    });
    if (found) context.respond = false;
    else await next();
  };
}
