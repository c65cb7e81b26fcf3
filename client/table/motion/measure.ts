/** Reads off the page where the cards and zones of the table are. Reads only, so that the page is laid out once. */
import type { Id } from '../../../game/state';
import type { Box, Layout, Spot } from './plan';

export interface Found extends Spot {
  readonly element: HTMLElement;
}

export type Measured = Layout<Found>;

/** A card, or a base with all that lies there. */
const CARD = '[data-card],[data-base]';
const HOLDER = `[data-lane],[data-zone],${CARD}`;

const idOf = (element: Element): Id => Number(element.getAttribute('data-card') ?? element.getAttribute('data-base'));

/** What holds a card. A name in a question or a face in it is not the card itself, and held by nothing. */
const holderOf = (element: Element): Element | null | undefined => element.parentElement?.closest(HOLDER);

/** The elements of these cards. */
export function* elementsOf(root: Element, wanted: ReadonlySet<Id>): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>(CARD))
    if (wanted.has(idOf(element)) && (element.hasAttribute('data-base') || holderOf(element))) yield element;
}

/** Where these cards are. */
export function measure(root: Element, wanted: ReadonlySet<Id>): Measured {
  const cards = new Map<Id, Found>();
  for (const element of root.querySelectorAll<HTMLElement>(CARD)) {
    const id = idOf(element);
    if (!wanted.has(id)) continue;
    const holder = holderOf(element);
    if (!holder && !element.hasAttribute('data-base')) continue;
    const inHand = holder?.getAttribute('data-zone')?.startsWith('hand');
    const box = inHand ? leaningBoxOf(element) : element.getBoundingClientRect();
    const known = cards.get(id);
    if (box.width === 0 || (known && area(known.box) >= area(box))) continue;
    const within = holder?.closest(CARD);
    cards.set(id, { element, box, place: nameOf(holder), within: within ? idOf(within) : null });
  }
  return { cards, zones: zonesOf(root) };
}

/** The numbers that are shown, by their element. */
export function numbersIn(root: Element): ReadonlyMap<Element, string> {
  return new Map([...root.querySelectorAll('[data-number]')].map((element) => [element, element.textContent ?? '']));
}

/** Looks up zones when somebody asks for them: few of them matter in a move. */
function zonesOf(root: Element): Measured['zones'] {
  const known = new Map<string, Box | undefined>();
  return {
    get(name) {
      if (!known.has(name)) {
        const boxes = [...root.querySelectorAll(`[data-zone="${name}"]`)].map((one) => one.getBoundingClientRect());
        const [largest] = boxes.sort((a, b) => area(b) - area(a));
        known.set(name, largest && largest.width > 0 ? largest : undefined);
      }
      return known.get(name);
    },
  };
}

/** Where a card of a hand is, without what leaning adds to the room it takes. */
function leaningBoxOf(element: HTMLElement): Box {
  const box = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const leans = box.width > width && box.width < width * LEANING && box.height < height * LEANING;
  return leans ? { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height } : box;
}

/** How much larger a leaning card may seem; more than that, and it is shown larger. */
const LEANING = 1.25;

const area = ({ width, height }: Box): number => width * height;

function nameOf(holder: Element | null | undefined): string {
  if (!holder) return 'table';
  const lane = holder.getAttribute('data-lane');
  const zone = holder.getAttribute('data-zone');
  return lane !== null ? `lane ${lane}` : zone !== null ? `zone ${zone}` : `card ${idOf(holder)}`;
}
