/** Where the focus goes when another page is shown: to its heading, which screen readers then read out. */

/** Longer than any page takes; later it would only surprise. */
const PATIENCE = 5000;

let waiting: (() => void) | null = null;

/** Moves the focus to the heading, as soon as there is one; unless the player has gone elsewhere meanwhile. */
export function arrive(): void {
  waiting?.();
  if (toHeading()) return;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || toHeading()) waiting?.();
  });
  const timer = setTimeout(() => waiting?.(), PATIENCE);
  waiting = () => {
    observer.disconnect();
    clearTimeout(timer);
    waiting = null;
  };
  observer.observe(document.body, { childList: true, subtree: true });
}

/** The same, if what had the focus is not there any more. */
export function arriveIfLost(): void {
  if (document.activeElement === document.body) arrive();
}

function toHeading(): boolean {
  const heading = document.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
