/**
 * Presses on the table, from wherever they come: the page listens once and finds out which thing was meant. A press on a
 * thing that means nothing now shows it in large, as a long press, the right button and a key do with any card.
 */
import type { Id, OptionId } from '../../../game/state';
import type { Intent, Meaning } from '../intent';
import { opened } from './screen';
import { swallowClick } from './swallowClick';

export interface Hands {
  readonly intent: Intent;
  /** Shows a card in large; false if nobody here knows which it is. */
  readonly inspect: (id: Id) => boolean;
}

/** How long a finger rests on a card to have a look at it. */
const HOLD = 500;
/** How far it may tremble meanwhile. */
const TREMBLE = 10;

/** The thing an element stands for. */
function pressedThing(element: HTMLElement): OptionId {
  const text = element.dataset.press ?? '';
  return /^\d+$/.test(text) ? Number(text) : text;
}

export function listenForPresses(root: HTMLElement, { intent, inspect }: Hands): () => void {
  const cardAt = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;

  const show = (element: HTMLElement): boolean => inspect(Number(element.dataset.card));

  let hinted: HTMLElement | null = null;
  const click = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const element = target?.closest<HTMLElement>('[data-press]') ?? pressOfBase(target);
    if (!element) return;
    const thing = pressedThing(element);
    const lifted = intent.lifted.peek();
    if (intent.meaning(thing) !== null) {
      intent.press(thing);
      if (intent.lifted.peek() !== lifted && intent.lifted.peek() !== null) {
        opened.value = null;
        if (event.detail === 0) requestAnimationFrame(() => goToPlace(root));
      }
      return;
    }
    // A minion is in the way of the base it stands on.
    const under = meantUnder(element, intent, 'place') ?? meantUnder(element, intent, 'option');
    if (under !== null) intent.press(under);
    else if (lifted !== null) intent.drop();
    else if (isTouch(event) && element.matches('[data-hint]:not([data-hint="pointing"])') && hinted !== element) {
      // The first tap says what it is and how strong, the second shows it in large.
      hinted = element;
      element.blur();
      element.focus();
    } else show(element);
  };

  const menu = (event: MouseEvent): void => {
    const element = cardAt(event.target);
    if (!element) return;
    event.preventDefault();
    // A finger has its own way, which tells holding from dragging.
    if (!isTouch(event)) show(element);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  const down = (event: PointerEvent): void => {
    clearTimeout(timer);
    const element = cardAt(event.target);
    // A card that can be dragged shows itself when it is let go where it was.
    if (event.pointerType !== 'touch' || !element || element.dataset.drag !== undefined) return;
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      if (show(element)) swallowClick();
    }, HOLD);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > TREMBLE) clearTimeout(timer);
  };
  const up = (): void => clearTimeout(timer);

  const ears = new AbortController();
  const { signal } = ears;
  root.addEventListener('click', click, { signal });
  root.addEventListener('contextmenu', menu, { signal });
  root.addEventListener('pointerdown', down, { signal });
  root.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel']) root.addEventListener(end, up, { signal });
  return () => {
    clearTimeout(timer);
    ears.abort();
  };
}

/** A press anywhere on a base is one on the base, where the base itself is meant. */
function pressOfBase(target: Element | null): HTMLElement | null {
  const base = target?.closest('.base[data-meaning="place"], .base[data-meaning="option"]');
  return base?.querySelector<HTMLElement>('.base__press') ?? null;
}

const isTouch = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** What an element is, or lies on, that a press means this to. */
export function meantUnder(element: Element | null, intent: Intent, meaning: Meaning): Id | null {
  for (
    let at = element?.closest<HTMLElement>('[data-drop]');
    at;
    at = at.parentElement?.closest('[data-drop]') ?? null
  ) {
    const id = Number(at.dataset.drop);
    if (intent.meaning(id) === meaning) return id;
  }
  return null;
}

/** Takes the focus to the first place for the lifted card. */
function goToPlace(root: HTMLElement): void {
  root.querySelector<HTMLElement>('[data-item][data-meaning="place"]')?.focus();
}
