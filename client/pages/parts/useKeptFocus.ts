/** Keeps the focus near when what had it goes away: on the part of the page it was in. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** The element must be able to take the focus (`tabIndex={-1}`). */
export function useKeptFocus<T extends HTMLElement>(): RefObject<T | null> {
  const part = useRef<T | null>(null);
  const wasInside = part.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (wasInside && document.activeElement === document.body) part.current?.focus();
  });
  return part;
}
