/** Which thing lies in the direction of an arrow key. */

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export function directionOf(key: string): Direction | null {
  return DIRECTIONS[key] ?? null;
}

/** How much worse a step aside is than a step ahead, and how much worse than any that goes straight ahead. */
const ASIDE = 3;
const CROOKED = 10_000;

/** The index of the nearest box in a direction, one that is preferred if there is such a one; -1 if there is none at all. */
export function nearest(
  boxes: readonly Box[],
  from: number,
  direction: Direction,
  prefer: (index: number) => boolean = () => true,
): number {
  const start = boxes[from];
  if (!start) return -1;
  const here = middle(start);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    if (index === from) continue;
    const there = middle(box);
    const across = direction === 'left' || direction === 'right';
    const forward = direction === 'right' || direction === 'down' ? 1 : -1;
    const ahead = (across ? there.x - here.x : there.y - here.y) * forward;
    const aside = across
      ? gap(start.top, start.height, box.top, box.height)
      : gap(start.left, start.width, box.left, box.width);
    const cost = ahead + aside * ASIDE + (aside > 0 ? CROOKED : 0) + (prefer(index) ? 0 : 10 * CROOKED);
    if (ahead > 2 && cost < least) {
      least = cost;
      best = index;
    }
  }
  return best;
}

const middle = ({ left, top, width, height }: Box): { x: number; y: number } => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** How far apart two stretches are; 0 where they overlap. */
function gap(a: number, aLength: number, b: number, bLength: number): number {
  return Math.max(0, a - (b + bLength), b - (a + aLength));
}
