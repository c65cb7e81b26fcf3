/** A look at one thing about a view: who needs no more than that has nothing to draw again when only other things change. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { View } from '../../game/view';

/** What there is of it now; undefined until there is a view. It should be a plain value, or it is new every time. */
export function useGlance<T extends string | number | boolean | null>(
  view: ReadonlySignal<View | null> | undefined,
  look: (view: View) => T,
): T | undefined {
  return useMemo(() => computed(() => (view?.value ? look(view.value) : undefined)), [view]).value;
}
