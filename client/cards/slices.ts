/** Draws many things a few at a time, so that the first are there at once and the page answers meanwhile. */
import { useEffect, useState } from 'preact/hooks';

const FIRST = 24;
const SLICE = 24;

/** How many of all the things are drawn so far; it begins anew with things of another kind. */
export function useSlices(kind: string, total: number): number {
  const [drawn, draw] = useState({ kind, count: FIRST });
  const count = drawn.kind === kind ? drawn.count : FIRST;
  useEffect(() => {
    if (count >= total) return;
    // After the frame, and after whatever has been pressed or typed meanwhile.
    const timer = setTimeout(() => draw({ kind, count: count + SLICE }));
    return () => clearTimeout(timer);
  }, [kind, count, total]);
  return count;
}
