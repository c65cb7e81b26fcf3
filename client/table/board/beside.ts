/** Where something that explains a thing is put, so that it does not lie over the thing: below, above, or at a side. */

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels between the two, and to the edge of the window. */
const SPACE = 8;

export function beside(
  thing: Box,
  { width, height }: Size,
  room: Size,
): { readonly left: number; readonly top: number } {
  const left = within(thing.left, width, room.width);
  const top = within(thing.top, height, room.height);
  const below = thing.bottom + SPACE;
  const above = thing.top - SPACE - height;
  const after = thing.right + SPACE;
  const before = thing.left - SPACE - width;
  if (below + height + SPACE <= room.height) return { left, top: below };
  if (above >= SPACE) return { left, top: above };
  if (after + width + SPACE <= room.width) return { left: after, top };
  if (before >= SPACE) return { left: before, top };
  return { left, top: within(above, height, room.height) };
}

/** The nearest to `at` that keeps something of this length in the room. */
function within(at: number, length: number, room: number): number {
  return Math.max(SPACE, Math.min(at, room - length - SPACE));
}
