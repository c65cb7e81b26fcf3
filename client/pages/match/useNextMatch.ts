/** The match in which the players of a finished one play again. */
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { matchInfo } from '../../net/lobby';
import type { Session } from '../../table/session';

/** Null until someone has asked for it. The server tells of its seats again when that happens. */
export function useNextMatch({ matchID, view, seats }: Session): string | null {
  const [next, set] = useState<string | null>(null);
  useEffect(() => {
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
  }, [matchID, view, seats]);
  return next;
}
