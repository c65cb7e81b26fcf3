/** The match in which the players of a finished one play again. */
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { matchInfo } from '../../net/lobby';
import type { Session } from '../session';

/** Null until someone has asked for it, and in a replay. The server tells of its seats again when that happens. */
export function useNextMatch({ matchID, view, seats, say }: Session): string | null {
  const [next, set] = useState<string | null>(null);
  useEffect(() => {
    if (!say) return;
    const abort = new AbortController();
    const stop = effect(() => {
      if (view.value?.phase !== 'over' || seats.value.length === 0) return;
      matchInfo(matchID, abort.signal)
        .then(({ nextMatchID }) => set(nextMatchID ?? null))
        .catch(() => undefined);
    });
    return () => {
      stop();
      abort.abort();
    };
  }, [matchID, view, seats, say]);
  return next;
}
