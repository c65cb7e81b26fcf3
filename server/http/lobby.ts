/** The lobby: boardgame.io's REST API for its stock client, and what it lacks beside it. */
import Router, { type RouterContext } from '@koa/router';
import { GAME_NAME } from '../../game/stages';
import { admitLook } from '../matches/joining';
import type { Matches } from '../matches/matches';
import { Refusal } from '../matches/refusal';
import type { HostProof } from '../matches/seating';
import type { Match } from '../storage/store';
import { type Attendance, seatsOf } from '../transport/views';
import {
  botsBody,
  createBody,
  type HostBody,
  joinBody,
  leaveBody,
  listQuery,
  playAgainBody,
  SECRET_HEADER,
  seatBody,
  updateBody,
} from './bodies';

interface Surroundings {
  readonly matches: Matches;
  readonly attendance: Attendance;
  /** Throws if this address may not create or join any more for now. */
  readonly spend: (context: RouterContext) => void;
  /** By which tag the address of who asks is known. */
  readonly tagOf: (context: RouterContext) => string;
}

export function lobby({ matches, attendance, spend, tagOf }: Surroundings): Router {
  const router = new Router({ prefix: '/games' });

  const shown = (match: Match): object => ({
    matchID: match.id,
    players: seatsOf(match, attendance),
    setupData: match.setupData,
    table: match.table,
    unlisted: match.unlisted,
    started: match.started,
    createdAt: match.created,
    updatedAt: match.updated,
    ...(match.gameover !== undefined && { gameover: match.gameover }),
    ...(match.next !== undefined && { nextMatchID: match.next }),
  });

  const idOf = (context: RouterContext): string => context.params.id ?? '';

  router.param('name', (name, _context, next) => {
    if (name !== GAME_NAME) throw new Refusal('matchNotFound', `this server has no game "${name.slice(0, 30)}"`);
    return next();
  });

  router.get('/', (context) => {
    context.body = [GAME_NAME];
  });

  router.get('/:name', async (context) => {
    const { isGameover, updatedBefore, updatedAfter, open, players, limit, after } = listQuery({ ...context.query });
    const { matches: found, next } = await matches.store.list({
      ...(isGameover !== undefined && { finished: isGameover === 'true' }),
      ...(updatedBefore !== undefined && { updatedBefore: Number(updatedBefore) }),
      ...(updatedAfter !== undefined && { updatedAfter: Number(updatedAfter) }),
      ...(players !== undefined && { players: Number(players) }),
      ...(limit !== undefined && { limit: Number(limit) }),
      ...(after !== undefined && { after }),
      open: open === 'true',
    });
    context.body = { matches: found.map(shown), next };
  });

  router.get('/:name/:id', async (context) => {
    const { match } = await matches.find(idOf(context));
    admitLook(match, [context.get(SECRET_HEADER)]);
    context.body = shown(match);
  });

  router.post('/:name/create', async (context) => {
    const wanted = createBody(context.request.body);
    spend(context);
    const { id, ...secrets } = await matches.create({ ...wanted, creator: tagOf(context) });
    context.body = { matchID: id, ...secrets };
  });

  router.post('/:name/:id/join', async (context) => {
    const { playerID, playerName, ...shown } = joinBody(context.request.body);
    spend(context);
    const { seat, key } = await matches.join(idOf(context), {
      name: playerName.trim(),
      ...(playerID !== undefined && { seat: Number(playerID) }),
      ...shown,
      holder: tagOf(context),
    });
    context.body = { playerID: String(seat), playerCredentials: key };
  });

  router.post('/:name/:id/leave', async (context) => {
    const { playerID, credentials } = leaveBody(context.request.body);
    await matches.leave(idOf(context), Number(playerID), credentials);
    context.body = {};
  });

  const update = async (context: RouterContext): Promise<void> => {
    const { playerID, credentials, newName, data } = updateBody(context.request.body);
    if (newName === undefined && data === undefined) throw new Refusal('badRequest', 'body must have newName or data');
    await matches.rename(idOf(context), Number(playerID), credentials, {
      ...(newName !== undefined && { name: newName.trim() }),
      ...(data !== undefined && { data }),
    });
    context.body = {};
  };
  router.post('/:name/:id/update', update);
  router.post('/:name/:id/rename', update);

  router.post('/:name/:id/playAgain', async (context) => {
    const { playerID, credentials, ...options } = playAgainBody(context.request.body);
    spend(context);
    const { id, ...secrets } = await matches.playAgain(idOf(context), Number(playerID), credentials, {
      ...options,
      creator: tagOf(context),
    });
    context.body = { nextMatchID: id, ...secrets };
  });

  router.post('/:name/:id/bots', async (context) => {
    const { bots, ...by } = botsBody(context.request.body);
    const seats = bots.map(({ seat, level }) => ({ seat: Number(seat), level }));
    await matches.seatBots(idOf(context), proofOf(by), seats);
    context.body = {};
  });

  router.post('/:name/:id/remove', async (context) => {
    const { seat, ...by } = seatBody(context.request.body);
    await matches.unseat(idOf(context), proofOf(by), Number(seat));
    context.body = {};
  });

  router.post('/:name/:id/open', async (context) => {
    const { seat, ...by } = seatBody(context.request.body);
    await matches.openSeat(idOf(context), proofOf(by), Number(seat));
    context.body = {};
  });

  return router;
}

function proofOf(by: HostBody): HostProof {
  return 'hostKey' in by ? { hostKey: by.hostKey } : { seat: Number(by.playerID), key: by.credentials };
}
