/** Reads off the page where the cards and zones of the table are. Reads only, so that the page is laid out once. */
import type { Id } from '../../../game/state';
import type { View } from '../../../game/view';
import type { Box, Layout, Spot } from './plan';

export interface Found extends Spot {
  readonly element: HTMLElement;
}

export interface Measured extends Layout<Found> {
  /** Numbers that are shown, by their element. */
  readonly numbers: ReadonlyMap<Element, string>;
}

/** A card, or a base with all that lies there. */
const CARD = '[data-card],[data-base]';
const HOLDER = `[data-lane],[data-zone],${CARD}`;
const MEASURED = `${CARD},[data-zone],[data-number]`;

/** A table has a hundred things to measure, twice for each move: asking for an attribute is quicker than `dataset`. */
const idOf = (element: Element): Id => Number(element.getAttribute('data-card') ?? element.getAttribute('data-base'));

export function measure(root: Element, { bases }: View): Measured {
  const onTable = new Set<Id>(bases.map(({ id }) => id));
  const cards = new Map<Id, Found>();
  const zones = new Map<string, Box>();
  const numbers = new Map<Element, string>();
  for (const element of root.querySelectorAll<HTMLElement>(MEASURED)) {
    if (element.hasAttribute('data-number')) numbers.set(element, element.textContent ?? '');
    const zone = element.getAttribute('data-zone');
    if (zone !== null) {
      const box = element.getBoundingClientRect();
      const known = zones.get(zone);
      if (box.width > 0 && (!known || area(known) < area(box))) zones.set(zone, box);
    }
    if (!element.hasAttribute('data-card') && !element.hasAttribute('data-base')) continue;
    const id = idOf(element);
    const holder = element.parentElement?.closest(HOLDER);
    // A name in the log or a face in a question is not the card itself.
    if (!holder && !onTable.has(id)) continue;
    const inHand = holder?.getAttribute('data-zone')?.startsWith('hand');
    const box = inHand ? leaningBoxOf(element) : element.getBoundingClientRect();
    const known = cards.get(id);
    if (box.width === 0 || (known && area(known.box) >= area(box))) continue;
    const within = holder?.closest(CARD);
    cards.set(id, { element, box, place: nameOf(holder), within: within ? idOf(within) : null });
  }
  return { cards, zones, numbers };
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
