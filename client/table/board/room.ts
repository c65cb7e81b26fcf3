/**
 * Tells the style sheets how much room a base has. Container queries would do the same, but with them each change on a base
 * takes half as long again to lay out, and a move changes several.
 */

/** What there is room for on a base, by its width and height in rem. */
const ROOMS: Readonly<Record<string, (width: number, height: number) => boolean>> = {
  /** The base itself stands beside the lanes. */
  flat: (width, height) => height <= 21.9 && width >= 19,
  /** Longer texts and larger minions. */
  wide: (width, height) => height >= 18 && width >= 28,
  /** Minions with pictures even where there are many. */
  high: (_width, height) => height > 29,
  /** Minions as small cards, where few players share the room. */
  roomy: (width, height) => height >= 22 && width >= 16,
  /** Everything large. */
  large: (width, height) => height >= 30 && width >= 26,
};

function furnish(base: HTMLElement): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { clientWidth, clientHeight } = base;
  const rooms = Object.entries(ROOMS).filter(([, fits]) => fits(clientWidth / rem, clientHeight / rem));
  const room = rooms.map(([name]) => name).join(' ');
  if (base.dataset.room !== room) base.dataset.room = room;
}

/** Tells of each base before it is first painted, and whenever its size has changed. */
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) if (target instanceof HTMLElement) furnish(target);
});

/** Keeps an eye on a base as long as it is there; to be used as its `ref`. */
export function watchRoom(base: HTMLElement | null): (() => void) | undefined {
  if (!base) return;
  // It has most likely as much as its neighbours, and need not be laid out twice then.
  const { room } = base.parentElement?.querySelector<HTMLElement>('[data-room]')?.dataset ?? {};
  if (room !== undefined) base.dataset.room = room;
  observer.observe(base);
  return () => observer.unobserve(base);
}
