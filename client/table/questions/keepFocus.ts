/** Keeps the focus from being lost: when what had it goes away, the part of the page it was in takes it. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

export function useKeepFocus(part: RefObject<HTMLElement | null>): void {
  const inside = useRef(false);
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const enter = (): void => {
      inside.current = true;
    };
    const leave = ({ target }: FocusEvent): void => {
      // An element that is being removed loses the focus, too; only one that is still there was left on purpose.
      queueMicrotask(() => {
        if ((target as Node | null)?.isConnected && !element.contains(document.activeElement)) inside.current = false;
      });
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  });
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  });
}

/** Whether the focus may be taken to something new: not from who is writing or reading elsewhere. */
export function mayTakeFocus(): boolean {
  const active = document.activeElement;
  return !active?.closest('input, textarea, select, dialog');
}
