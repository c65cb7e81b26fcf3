/** The match in which the players of a finished one play again, and the way there. */
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { linkTo } from '../../app/links';
import { playAgain } from '../../app/seating';
import { passTo, sittingIn } from '../../app/sittings';
import { explain } from '../../net/http';
import { matchInfo } from '../../net/lobby';
import type { Session } from '../session';

interface NextMatch {
  /** Whether someone has asked for it; never in a replay. */
  readonly isSetUp: boolean;
  /** Its path for who watches; null if there is none, or if it is not theirs to see. */
  readonly link: string | null;
  /** Takes a player to it; null for who has not played. */
  readonly go: (() => void) | null;
  readonly busy: boolean;
  /** What went wrong, in words. */
  readonly problem: string | null;
}

export function useNextMatch(session: Session): NextMatch {
  const { route } = useLocation();
  const found = useFound(session);
  const [state, set] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null });
  const sitting = sittingIn(session.matchID);
  const go = async (): Promise<void> => {
    if (!sitting) return;
    set({ busy: true, problem: null });
    try {
      route(linkTo(await playAgain(session.matchID, sitting)));
    } catch (problem) {
      set({ busy: false, problem: explain(problem) });
    }
  };
  return {
    isSetUp: found !== null,
    // The secret of an unlisted match is told to its players only.
    link: found && (!found.unlisted || passTo(found.id) !== null) ? linkTo(found.id) : null,
    go: sitting && session.say ? () => void go() : null,
    ...state,
  };
}

/** The server tells of the seats again when somebody has asked for the next match. */
function useFound({ matchID, view, seats, say }: Session): { id: string; unlisted: boolean } | null {
  const [found, set] = useState<{ id: string; unlisted: boolean } | null>(null);
  useEffect(() => {
    if (!say) return;
    const abort = new AbortController();
    const stop = effect(() => {
      if (view.value?.phase !== 'over' || seats.value.length === 0) return;
      matchInfo(matchID, passTo(matchID), abort.signal)
        .then(({ nextMatchID: id, unlisted }) => set(id === undefined ? null : { id, unlisted }))
        .catch(() => undefined);
    });
    return () => {
      stop();
      abort.abort();
    };
  }, [matchID, view, seats, say]);
  return found;
}
