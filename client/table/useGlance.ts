/** A look at some of a view: who needs no more than that has nothing to draw again when only other things change. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { type Inputs, useMemo } from 'preact/hooks';
import type { View } from '../../game/view';

/**
 * What there is of it now; undefined until there is a view. It is plain data, and the same thing for as long as it says the
 * same. `also` is what the look depends on besides the view and other signals.
 */
export function useGlance<T>(
  view: ReadonlySignal<View | null> | undefined,
  look: (view: View) => T,
  also: Inputs = [],
): T | undefined {
  return useMemo(() => {
    let seen: { readonly text: string; readonly what: T } | undefined;
    return computed(() => {
      if (!view?.value) return undefined;
      const what = look(view.value);
      const text = JSON.stringify(what);
      if (seen?.text !== text) seen = { text, what };
      return seen.what;
    });
  }, [view, ...also]).value;
}
