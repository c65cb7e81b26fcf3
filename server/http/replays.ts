/** Finished matches over HTTP: whole, as what it takes to play them again, and position by position for who looks on. */
import Router, { type RouterContext } from '@koa/router';
import { admitLook } from '../matches/joining';
import type { Matches } from '../matches/matches';
import { replayOf } from '../matches/replay';
import { Replays } from '../matches/steps';
import { SECRET_HEADER, stepsQuery, turnsQuery } from './bodies';
import { sendJson } from './compress';

/** Steps in an answer if nothing is said of their number. */
const USUAL_COUNT = 20;

interface Surroundings {
  readonly matches: Matches;
  /** Throws if this address has asked for too many replays. */
  readonly spend: (context: RouterContext) => void;
}

export function replays({ matches, spend }: Surroundings): Router {
  const router = new Router({ prefix: '/replays' });
  const looked = new Replays(matches);

  /** The match that is asked for, if whoever asks may look at it. */
  const admitted = async (context: RouterContext): Promise<string> => {
    const { match } = await matches.find(context.params.id ?? '');
    admitLook(match, [context.get(SECRET_HEADER)]);
    return match.id;
  };
  const admit = async (context: RouterContext): Promise<string> => {
    if (!looked.isKept(context.params.id ?? '')) spend(context);
    return admitted(context);
  };

  router.get('/:id', async (context) => {
    spend(context);
    context.body = await replayOf(matches, await admitted(context));
  });

  router.get('/:id/steps', async (context) => {
    const { seat = 'none', from = '0', count = USUAL_COUNT } = stepsQuery({ ...context.query });
    const viewer = seat === 'none' ? null : Number(seat);
    await sendJson(context, await looked.steps(await admit(context), viewer, Number(from), Number(count)));
  });

  router.get('/:id/turns', async (context) => {
    turnsQuery({ ...context.query });
    context.body = await looked.turns(await admit(context));
  });

  return router;
}
