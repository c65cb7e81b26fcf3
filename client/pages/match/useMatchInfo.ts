/** What the lobby knows of a match, asked again by itself while the server is away. */
import { useEffect, useState } from 'preact/hooks';
import { dropSecret } from '../../app/links';
import { forgetIfGone } from '../../app/seating';
import { passTo } from '../../app/sittings';
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
  const pass = passTo(id);
  useEffect(() => {
    const abort = new AbortController();
    let later: ReturnType<typeof setTimeout> | undefined;
    matchInfo(id, pass, abort.signal).then(
      (info) => set({ info, problem: null }),
      (problem: unknown) => {
        if (abort.signal.aborted) return;
        if (!(problem instanceof Problem)) return set((before) => ({ ...before, problem }));
        if (problem.reason === 'secretNeeded') {
          dropSecret(id, pass);
          const other = passTo(id);
          // With another pass it is asked again.
          if (other !== null && other !== pass) return;
        }
        set((before) => ({ ...before, problem }));
        forgetIfGone(id, problem);
        if (PASSING.includes(problem.reason)) later = setTimeout(() => next((so) => so + 1), AGAIN_AFTER);
      },
    );
    return () => {
      abort.abort();
      clearTimeout(later);
    };
  }, [id, pass, round]);
  return { ...asked, retry: () => next((so) => so + 1) };
}
