/** The live match of a page: joined while the page shows it, left with it, and what the server refuses said in words. */
import { effect, untracked } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { View } from '../../../game/view';
import { notify } from '../../app/notices';
import { forgetIfGone, isReseating } from '../../app/seating';
import { getUp, passTo, sittingIn } from '../../app/sittings';
import { explain, Problem } from '../../net/http';
import { liveMatch } from '../../net/liveMatch';
import type { Sitting } from '../../net/lobby';
import type { Session } from '../../table/session';

interface Live {
  /** Null until there is one. */
  readonly session: Session | null;
  /** Begins it anew, which tells the server that the player is there. */
  readonly renew: () => void;
}

/** A session for the seat, and another one when the seat changes. */
export function useSession(id: string, sitting: Sitting | null, isKnown: boolean): Live {
  const [session, set] = useState<Session | null>(null);
  const [round, next] = useState(0);
  const pass = passTo(id);
  useEffect(() => {
    if (!isKnown) return;
    const live = liveMatch(id, sitting, pass);
    set(live);
    return () => live.stop();
  }, [id, sitting?.credentials, pass, isKnown, round]);
  return { session, renew: () => next(round + 1) };
}

/** Whether the seats were all taken once: the game has begun then, even if someone has left since. */
export function hasBegun({ phase, draft }: View): boolean {
  return phase !== 'draft' || draft !== null;
}

/** Whether the viewer has something to do. */
export function isAwaited({ legal }: View): boolean {
  return legal.finish || legal.answer || legal.keep || legal.pick.length > 0;
}

/** Refusals that say that somebody's key is not the one of their seat, or no longer. */
const UNSEATED = ['seatLost', 'unauthorized'];

/** Says what was refused; what leaves nothing to show is handed on. */
export function useRefusals(session: Session | null, fail: (problem: Problem) => void): void {
  useEffect(() => {
    if (!session) return;
    const { matchID, me, refused } = session;
    return effect(() => {
      if (!refused.value) return;
      const { about, reason, detail } = refused.value;
      const problem = new Problem(reason, detail);
      if (about !== 'sync') notify(explain(problem));
      else if (me !== null && UNSEATED.includes(reason)) untracked(() => loseSeat(matchID));
      else {
        forgetIfGone(matchID, problem);
        fail(problem);
      }
    });
  }, [session, fail]);
}

/** The server sees in the player a spectator from now on, and the page tells them so. Who gets up themselves knows. */
function loseSeat(match: string): void {
  const sitting = sittingIn(match);
  if (sitting && !isReseating(match)) getUp(match, sitting.credentials);
}
