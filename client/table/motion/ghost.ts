/** Likenesses of cards, which fly over the table in their stead. They stand for nothing: nobody can touch or hear them. */
import type { Found } from './measure';
import type { Box } from './plan';

export interface Ghost {
  /** What flies. */
  readonly body: Element;
  /** That, with what its look depends on around it. */
  readonly whole: Element;
}

/** A likeness of a card where it lies, in a room like the base around it. */
export function ghostOf({ element, box }: Found, room?: Found): Ghost {
  const body = likenessOf(element, box);
  if (!room) return { body, whole: body };
  const lane = element.closest('[data-lane]');
  return { body, whole: roomFor(lane ? shellOf(lane, body) : body, room) };
}

/** The two halves of a base that breaks; what lies on it goes its own ways. */
export function halvesOf({ element, box }: Found): Ghost[] {
  return (['left', 'right'] as const).map((side) => {
    const body = likenessOf(element, box, 'bare');
    body.classList.add('motion__half', `motion__half--${side}`);
    return { body, whole: body };
  });
}

function likenessOf(element: HTMLElement, box: Box, how?: 'bare'): HTMLElement {
  const likeness = element.cloneNode(true) as HTMLElement;
  if (how)
    // Its own name may be pressed like a card.
    for (const one of likeness.querySelectorAll('[data-lane],[data-card]'))
      if (one.getAttribute('data-card') !== element.getAttribute('data-base')) one.remove();
  for (const one of [likeness, ...likeness.querySelectorAll(MEANT_SELECTOR)])
    for (const name of MEANT) one.removeAttribute(name);
  const ghost = document.createElement('div');
  ghost.className = 'motion__ghost';
  place(ghost, box);
  lendColours(element, ghost);
  ghost.append(likeness);
  return ghost;
}

/** A base around a card, of which nothing is seen. */
function roomFor(guest: Element, { element, box }: Found): HTMLElement {
  const room = shellOf(element, guest);
  room.classList.add('motion__room');
  room.style.width = `${box.width}px`;
  room.style.height = `${box.height}px`;
  return room;
}

/** An empty likeness of what is around a card, on which the look of the card depends. */
function shellOf(holder: Element, guest: Element): HTMLElement {
  const shell = holder.cloneNode(false) as HTMLElement;
  for (const name of [...MEANT, 'aria-label', 'data-meaning', 'data-chosen', 'data-scoring'])
    shell.removeAttribute(name);
  shell.append(guest);
  return shell;
}

/** Colours that an element has from what it lies in. */
function lendColours(element: HTMLElement, ghost: HTMLElement): void {
  for (let holder = element.parentElement; holder && holder.tagName !== 'MAIN'; holder = holder.parentElement) {
    for (const name of holder.style)
      if (name.startsWith('--') && ghost.style.getPropertyValue(name) === '')
        ghost.style.setProperty(name, holder.style.getPropertyValue(name));
  }
}

export function place(element: HTMLElement, { x, y, width, height }: Box): void {
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
}

/** Attributes that say what an element stands for; others may be part of its look. */
const MEANT = [
  ...['id', 'tabindex', 'data-card', 'data-base', 'data-zone', 'data-lane'],
  ...['data-option', 'data-press', 'data-item', 'data-drop', 'data-number'],
];
const MEANT_SELECTOR = MEANT.map((name) => `[${name}]`).join(',');
