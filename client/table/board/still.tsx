/** Draws again only what has changed: a model is plain data, and the same data in the same language gives the same picture. */
import type { VNode } from 'preact';
import { type Inputs, useMemo } from 'preact/hooks';
import { language } from '../../i18n';

export function useStill<T>(model: T, draw: () => VNode): VNode {
  return useKept(draw, [JSON.stringify(model), language()]);
}

/**
 * A drawing that is kept as long as these are the same. It is a component of its own, because Preact passes over a component
 * that is the same as before, but walks through every element to find out that it is.
 */
export function useKept(draw: () => VNode, same: Inputs): VNode {
  return useMemo(() => <Drawing draw={draw} />, same);
}

function Drawing({ draw }: { readonly draw: () => VNode }) {
  return draw();
}
