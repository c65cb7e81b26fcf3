/**
 * Arrow keys and the focus. In each group (a base, the hand) one thing can be reached by Tab and the others by arrow keys,
 * which also lead from base to base. When the thing that has the focus goes away, a neighbour takes it.
 */
import { directionOf, nearest } from './direction';

/** Where the focus was: what had it, and its place among the others. */
interface Last {
  readonly element: HTMLElement;
  readonly stop: HTMLElement | null;
  readonly area: HTMLElement | null;
  readonly index: number;
}

const itemsOf = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-item]')];

export function listenForArrows(root: HTMLElement): () => void {
  let last: Last | null = null;

  const keydown = (event: KeyboardEvent): void => {
    if (!(event.target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const area = event.target.dataset.item === undefined ? null : event.target.closest('[data-rove]');
    if (!area) return;
    const items = itemsOf(area).filter((item) => item.offsetParent !== null);
    const from = items.indexOf(event.target);
    const direction = directionOf(event.key);
    let to = -1;
    if (direction) {
      const boxes = items.map((item) => item.getBoundingClientRect());
      to = nearest(boxes, from, direction, wantedLike(items, from));
    } else if (event.key === 'Home') to = 0;
    else if (event.key === 'End') to = items.length - 1;
    else return;
    event.preventDefault();
    items[to]?.focus();
  };

  const focusin = (event: FocusEvent): void => {
    const element = event.target;
    if (!(element instanceof HTMLElement)) return;
    const stop = element.closest<HTMLElement>('[data-stop]');
    const items = stop ? itemsOf(stop) : [];
    last = { element, stop, area: element.closest('[data-rove]'), index: items.indexOf(element) };
    if (stop && element.dataset.item !== undefined) stand(items, element);
  };

  /** One thing of each group can be reached by Tab. */
  const tidy = (): void => {
    for (const stop of root.querySelectorAll('[data-stop]')) {
      const items = itemsOf(stop);
      const standing = items.filter((item) => item.tabIndex === 0);
      if (standing.length !== 1) stand(items, standing.find((item) => item === document.activeElement) ?? items[0]);
    }
  };

  const keep = (): void => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    const { stop, area, index } = last;
    last = null;
    const near = stop?.isConnected ? itemsOf(stop) : [];
    const around = near.length > 0 ? near : area?.isConnected ? itemsOf(area) : [];
    const next = around[Math.min(Math.max(0, index), around.length - 1)];
    const otherwise = root.querySelector<HTMLElement>('.table__prompt button, .hand [data-item], .board [data-item]');
    (next ?? otherwise ?? root).focus();
  };

  const observer = new MutationObserver(() => {
    tidy();
    keep();
  });
  tidy();
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('keydown', keydown);
  root.addEventListener('focusin', focusin);
  return () => {
    observer.disconnect();
    root.removeEventListener('keydown', keydown);
    root.removeEventListener('focusin', focusin);
  };
}

/** From a place or an option the keys lead to the next one, as long as there is one that way. */
function wantedLike(items: readonly HTMLElement[], from: number): (index: number) => boolean {
  const meaning = items[from]?.dataset.meaning;
  return meaning === 'place' || meaning === 'option'
    ? (index) => items[index]?.dataset.meaning === meaning
    : () => true;
}

function stand(items: readonly HTMLElement[], one: HTMLElement | undefined): void {
  for (const item of items) {
    const index = item === one ? 0 : -1;
    if (item.tabIndex !== index) item.tabIndex = index;
  }
}
