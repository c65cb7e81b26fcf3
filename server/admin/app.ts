/** What the operator may ask of a running server, as HTTP over a local socket. Whoever can open the socket is the operator. */
import { createHash } from 'node:crypto';
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import Ajv from 'ajv';
import Koa, { type Context, type Next } from 'koa';
import type { Content } from '../../game/language/content';
import { refusalOf } from '../http/guard';
import { bodyOf } from '../http/headers';
import type { Matches } from '../matches/matches';
import { Refusal } from '../matches/refusal';
import type { Banned, Bans } from '../ops/bans';
import type { Ban, Match, MatchPage } from '../storage/store';

export interface AdminSurroundings {
  readonly matches: Matches;
  readonly content: Content;
  /** The folders of further packs, as the server was told. */
  readonly packs: string;
  readonly bans: Bans;
  readonly now: () => number;
  readonly isConnected: (match: Match, seat: number) => boolean;
  /** Ends the connections of an address that was banned. */
  readonly drop: (ban: Ban) => void;
  /** Told of what the operator did. */
  readonly note: (what: object, message: string) => void;
  readonly report: (error: unknown) => void;
}

const ajv = new Ajv({ strict: false });
const TEXT = { type: 'string', maxLength: 200 } as const;
const BANNED = { kind: { enum: ['ban', 'mute'] }, on: { enum: ['address', 'name'] }, value: TEXT } as const;

const readClosing = reader<{ reason: string }>(['reason'], { reason: TEXT });
const readIds = reader<{ ids: string[] }>(['ids'], {
  ids: { type: 'array', minItems: 1, maxItems: 500, items: TEXT },
});
const readBan = reader<Banned & { reason: string }>(['kind', 'on', 'value', 'reason'], { ...BANNED, reason: TEXT });
const readBanned = reader<Banned>(['kind', 'on', 'value'], BANNED);

function reader<T>(required: readonly string[], properties: object): (context: Context) => T {
  const validate = ajv.compile<T>({ type: 'object', additionalProperties: false, required, properties });
  return ({ request: { body } }) => {
    if (validate(body)) return body;
    throw new Refusal('badRequest', ajv.errorsText(validate.errors, { dataVar: 'body' }));
  };
}

export function adminApp(around: AdminSurroundings): Koa {
  const app = new Koa();
  app.use(async (context: Context, next: Next) => {
    try {
      await next();
      if (context.status === 404 && context.body === undefined) throw new Refusal('notFound', context.path);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) around.report(error);
      context.status = refusal?.status ?? 500;
      context.body = refusal ? bodyOf(refusal) : { error: 'failed', detail: String(error) };
    }
  });
  app.use(bodyParser({ enableTypes: ['json'], jsonLimit: '64kb', parsedMethods: ['POST', 'DELETE'] }));
  app.use(matchRoutes(around).routes());
  app.use(banRoutes(around).routes());
  app.on('error', around.report);
  return app;
}

function matchRoutes({ matches, content, packs, isConnected, note }: AdminSurroundings): Router {
  const router = new Router();
  const idOf = (context: { params: Record<string, string | undefined> }): string => context.params.id ?? '';
  const summaryOf = (match: Match): object => ({
    id: match.id,
    state: match.gameover !== undefined ? 'over' : match.started ? 'running' : 'waiting',
    unlisted: match.unlisted,
    created: match.created,
    updated: match.updated,
    seats: match.seats.map((seat, at) => ({
      name: seat.name ?? null,
      bot: seat.bot ?? seat.standIn ?? null,
      // A bot is always there.
      connected: seat.bot !== undefined || isConnected(match, at),
    })),
  });

  router.get('/matches', async (context) => {
    const finished = context.query.finished === 'true';
    const found: Match[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const query = { finished, unlisted: true, limit: 100, ...(after !== '' && { after }) };
      const page: MatchPage = await matches.store.list(query);
      found.push(...page.matches);
      after = page.next;
    }
    context.body = found.map(summaryOf);
  });

  router.get('/matches/:id', async (context) => {
    const { match, state, chat } = await matches.whole(idOf(context));
    const { players, table, content: hash, next } = match;
    const { _stateID: moves, G } = state;
    context.body = { ...summaryOf(match), players, table, content: hash, next, moves, turn: G.turn, chat };
  });

  router.delete('/matches/:id', async (context) => {
    const { reason } = readClosing(context);
    await matches.closeMatch(idOf(context), reason || 'the operator has closed this match');
    note({ match: idOf(context) }, 'match closed by the operator');
    context.body = {};
  });

  router.delete('/matches/:id/chat', async (context) => {
    const removed = await matches.removeChat(idOf(context), readIds(context).ids);
    note({ match: idOf(context), removed }, 'chat removed by the operator');
    context.body = { removed };
  });

  router.get('/packs', (context) => {
    const sets = content.sets.map(({ id, name }) => {
      const factions = content.factions.flatMap(({ file }) => (file.set === id ? [file] : []));
      const bases = content.bases.flatMap(({ file }) => (file.set === id ? [file] : []));
      const hash = createHash('sha256')
        .update(JSON.stringify([factions, bases]))
        .digest('hex')
        .slice(0, 16);
      return {
        id,
        name,
        hash,
        factions: factions.map((one) => one.id),
        bases: bases.flatMap((one) => one.bases).length,
      };
    });
    context.body = { content: matches.catalog.hash, packs, sets };
  });

  return router;
}

function banRoutes({ bans, now, drop, note }: AdminSurroundings): Router {
  const router = new Router();
  // Names stay out of the log.
  const noted = ({ kind, on, value }: Banned): object => ({ kind, on, ...(on === 'address' && { address: value }) });

  router.get('/bans', (context) => {
    context.body = bans.all;
  });

  router.post('/bans', async (context) => {
    const ban = await bans.add({ ...readBan(context), at: now() });
    note(noted(ban), 'ban added by the operator');
    if (ban.kind === 'ban' && ban.on === 'address') drop(ban);
    context.body = ban;
  });

  router.delete('/bans', async (context) => {
    const wanted = readBanned(context);
    if (!(await bans.remove(wanted))) throw new Refusal('notFound', `there is no such ${wanted.kind}: ${wanted.value}`);
    note(noted(wanted), 'ban removed by the operator');
    context.body = {};
  });

  return router;
}
