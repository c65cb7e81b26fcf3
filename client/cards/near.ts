/** Tells when something comes near the window. */

/** How near, in pixels. */
const NEAR = 400;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Does something once an element is near the window; gives a way to leave it. */
export function whenNear(element: Element, then: () => void): () => void {
  observer ??= new IntersectionObserver(arrived, { rootMargin: `${NEAR}px` });
  waiting.set(element, then);
  observer.observe(element);
  return () => forget(element);
}

function arrived(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    waiting.get(target)?.();
    forget(target);
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
