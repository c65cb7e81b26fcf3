/** What the lobby knows of a match, asked again by itself while the server is away. */
import { useEffect, useState } from 'preact/hooks';
import { getUp } from '../../app/sittings';
import { Problem } from '../../net/http';
import { type MatchInfo, matchInfo } from '../../net/lobby';

const AGAIN_AFTER = 3000;
const PASSING = ['network', 'storageFailed', 'shuttingDown', 'tooMany'];

interface Asked {
  readonly info: MatchInfo | null;
  /** Null unless the last try failed. */
  readonly problem: unknown;
}

export function useMatchInfo(id: string): Asked & { readonly retry: () => void } {
  const [asked, set] = useState<Asked>({ info: null, problem: null });
  const [round, next] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    let later: ReturnType<typeof setTimeout> | undefined;
    matchInfo(id, abort.signal).then(
      (info) => set({ info, problem: null }),
      (problem: unknown) => {
        if (abort.signal.aborted) return;
        set((before) => ({ ...before, problem }));
        if (!(problem instanceof Problem)) return;
        if (problem.reason === 'matchNotFound') getUp(id);
        if (PASSING.includes(problem.reason)) later = setTimeout(() => next((so) => so + 1), AGAIN_AFTER);
      },
    );
    return () => {
      abort.abort();
      clearTimeout(later);
    };
  }, [id, round]);
  return { ...asked, retry: () => next((so) => so + 1) };
}
