/** The matches of the lobby, asked for again while the page is looked at. The old ones stay until the new ones are there. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { listMatches, type MatchInfo } from '../../net/lobby';
import { type Filters, requestOf } from './filters';

const EVERY = 5000;

interface Listed {
  /** Null until there is an answer. */
  readonly matches: readonly MatchInfo[] | null;
  readonly next: string | null;
  readonly problem: unknown;
}

export function useMatches({ show, players, after }: Filters): Listed & { readonly refresh: () => void } {
  const [listed, set] = useState<Listed>({ matches: null, next: null, problem: null });
  const again = useRef<() => void>(() => undefined);
  useEffect(() => {
    const abort = new AbortController();
    const ask = (): void => {
      listMatches(requestOf({ show, players, after }), abort.signal).then(
        ({ matches, next }) => set({ matches, next, problem: null }),
        (problem: unknown) => {
          if (!abort.signal.aborted) set((before) => ({ ...before, problem }));
        },
      );
    };
    again.current = ask;
    ask();
    const timer = setInterval(() => {
      if (!document.hidden) ask();
    }, EVERY);
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [show, players, after]);
  return { ...listed, refresh: () => again.current() };
}
