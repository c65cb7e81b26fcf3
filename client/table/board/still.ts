/** Draws again only what has changed: a model is plain data, and the same data in the same language gives the same picture. */
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { language } from '../../i18n';

export function useStill<T>(model: T, draw: () => VNode): VNode {
  return useMemo(draw, [JSON.stringify(model), language()]);
}
