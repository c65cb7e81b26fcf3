/**
 * Dragging a card from the hand to where it is played. With a mouse it begins when the pointer moves; with a finger when the
 * card is pulled out of the row, or held for a moment. Whatever can be dragged can also be pressed.
 */
import type { Id } from '../../../game/state';
import { type Hands, meantUnder } from './input';
import { swallowClick } from './swallowClick';

const START = 6;
const HOLD = 350;

interface Grip {
  readonly element: HTMLElement;
  readonly card: Id;
  readonly pointer: number;
  readonly touch: boolean;
  readonly x: number;
  readonly y: number;
  /** The picture that follows the pointer, once it moves. */
  ghost: HTMLElement | null;
  held: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export function listenForDrags(root: HTMLElement, { intent, inspect }: Hands): () => void {
  let grip: Grip | null = null;
  let over: HTMLElement | null = null;

  const begin = (held: Grip, x: number, y: number): void => {
    intent.lift(held.card);
    const box = held.element.getBoundingClientRect();
    const ghost = held.element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-card');
    ghost.className += ' ghost';
    ghost.style.setProperty('--card-width', `${box.width}px`);
    ghost.setAttribute('aria-hidden', 'true');
    document.body.append(ghost);
    held.ghost = ghost;
    root.dataset.dragging = '';
    follow(ghost, x, y);
  };

  const mark = (next: HTMLElement | null): void => {
    if (next === over) return;
    over?.removeAttribute('data-over');
    next?.setAttribute('data-over', '');
    over = next;
  };

  const end = (): void => {
    if (!grip) return;
    clearTimeout(grip.timer);
    grip.ghost?.remove();
    mark(null);
    delete root.dataset.dragging;
    grip = null;
  };

  const down = (event: PointerEvent): void => {
    end();
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null;
    if (!element || event.button !== 0) return;
    const held: Grip = {
      element,
      card: Number(element.dataset.drag),
      pointer: event.pointerId,
      touch: event.pointerType === 'touch',
      x: event.clientX,
      y: event.clientY,
      ghost: null,
      held: false,
      timer: undefined,
    };
    if (held.touch)
      held.timer = setTimeout(() => {
        held.held = true;
        element.dataset.held = '';
      }, HOLD);
    grip = held;
  };

  const move = (event: PointerEvent): void => {
    if (grip?.pointer !== event.pointerId) return;
    const dx = event.clientX - grip.x;
    const dy = event.clientY - grip.y;
    if (!grip.ghost) {
      if (Math.hypot(dx, dy) < START) return;
      // A finger that goes along the row scrolls it.
      if (grip.touch && !grip.held && !(dy < 0 && Math.abs(dy) > Math.abs(dx))) {
        end();
        return;
      }
      begin(grip, event.clientX, event.clientY);
    }
    if (!grip.ghost) return;
    follow(grip.ghost, event.clientX, event.clientY);
    const below = document.elementFromPoint(event.clientX, event.clientY);
    const place = meantUnder(below, intent, 'place');
    if (place !== null) mark(below?.closest<HTMLElement>(`[data-drop="${place}"]`) ?? null);
    else mark(intent.places.peek().includes(0) ? (below?.closest<HTMLElement>('[data-free]') ?? null) : null);
  };

  const up = (event: PointerEvent): void => {
    if (grip?.pointer !== event.pointerId) return;
    const { ghost, held, element, card } = grip;
    delete element.dataset.held;
    if (!ghost) {
      end();
      if (held) {
        swallowClick();
        inspect(card);
      }
      return;
    }
    const below = document.elementFromPoint(event.clientX, event.clientY);
    const place = meantUnder(below, intent, 'place');
    const free = intent.places.peek().includes(0) && below?.closest('[data-free]');
    end();
    swallowClick();
    if (place !== null) intent.play(place);
    else if (free) intent.play(0);
    else intent.drop();
  };

  const cancel = (): void => {
    if (!grip) return;
    delete grip.element.dataset.held;
    if (grip.ghost) intent.drop();
    end();
  };

  /** A card in the hand is dragged, not the page. */
  const hold = (event: TouchEvent): void => {
    if (grip && (grip.ghost || grip.held) && event.cancelable) event.preventDefault();
  };
  const giveUp = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') cancel();
  };

  const ears = new AbortController();
  const { signal } = ears;
  root.addEventListener('pointerdown', down, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('keydown', giveUp, { signal });
  root.addEventListener('touchmove', hold, { passive: false, signal });
  return () => {
    end();
    ears.abort();
  };
}

function follow(ghost: HTMLElement, x: number, y: number): void {
  ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -60%) rotate(-3deg)`;
}
