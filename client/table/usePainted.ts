/** A signal as it was when the last frame was painted: for what may follow a little later, so that the table comes first. */
import { effect, type ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

export function usePainted<T>(signal: ReadonlySignal<T>): T {
  const [seen, see] = useState(() => signal.peek());
  useEffect(() => {
    let cancel: (() => void) | null = null;
    const stop = effect(() => {
      signal.value;
      cancel ??= afterPaint(() => {
        cancel = null;
        see(() => signal.peek());
      });
    });
    return () => {
      stop();
      cancel?.();
    };
  }, [signal]);
  return seen;
}

/** Calls when the next frame is painted; gives back how to prevent it. */
function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
