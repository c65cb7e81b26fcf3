/** Where an arrow key leads from a thing among others laid out in rows. */

export interface Place {
  readonly left: number;
  readonly top: number;
}

/** The index of the thing that a key leads to, or null if the key means nothing here. */
export function neighbour(places: readonly Place[], at: number, key: string): number | null {
  const here = places[at];
  if (!here) return null;
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, places.length - 1);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return places.length - 1;
    case 'ArrowDown':
      return inRow(places, here, 1) ?? at;
    case 'ArrowUp':
      return inRow(places, here, -1) ?? at;
    default:
      return null;
  }
}

/** The nearest thing in the next row that way. */
function inRow(places: readonly Place[], here: Place, way: 1 | -1): number | null {
  const beyond = places.filter(({ top }) => (top - here.top) * way > 1);
  if (beyond.length === 0) return null;
  const row = beyond.reduce((best, { top }) => ((top - best) * way < 0 ? top : best), beyond[0]?.top ?? 0);
  let found: number | null = null;
  for (const [index, { left, top }] of places.entries()) {
    if (Math.abs(top - row) > 1) continue;
    const best = found === null ? undefined : places[found];
    if (!best || Math.abs(left - here.left) < Math.abs(best.left - here.left)) found = index;
  }
  return found;
}
