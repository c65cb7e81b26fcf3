/** Something that takes a moment and may fail: whether it runs, and what went wrong. */
import { useRef, useState } from 'preact/hooks';

interface Task {
  readonly busy: boolean;
  /** Null if nothing went wrong. */
  readonly problem: unknown;
  readonly run: () => void;
}

export function useTask(work: () => Promise<void>): Task {
  const [state, set] = useState<{ busy: boolean; problem: unknown }>({ busy: false, problem: null });
  const running = useRef(false);
  const run = (): void => {
    if (running.current) return;
    running.current = true;
    set({ busy: true, problem: null });
    work()
      .then(
        () => set({ busy: false, problem: null }),
        (problem: unknown) => set({ busy: false, problem }),
      )
      .finally(() => {
        running.current = false;
      });
  };
  return { ...state, run };
}
