/** The patterns of the players for everything drawn as a picture, defined once for the page. */
import { PATTERNS } from '../../look/players';

const OVERLAYS: Readonly<Record<(typeof PATTERNS)[number], string>> = {
  dots: 'M2 2h1.6v1.6H2zM5.2 5.2h1.6v1.6H5.2z',
  stripes: 'M0 5 5 0h2.4L0 7.4zM6.2 8 8 6.2V8z',
  grid: 'M0 3.4h8v1.2H0zM3.4 0h1.2v8H3.4z',
  waves: 'M0 3q2-3 4 0t4 0v1.6q-2 3-4 0t-4 0z',
};

/** The paint of a seat, for `fill` and `stroke`. */
export const seatPaint = (seat: number): string => `url(#seat-paint-${seat})`;

export function SeatPatterns() {
  return (
    <svg class="unseen" aria-hidden="true" width="0" height="0">
      <defs>
        {PATTERNS.map((pattern, seat) => (
          <pattern key={pattern} id={`seat-paint-${seat}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" style={{ fill: `var(--seat-${seat})` }} />
            <path d={OVERLAYS[pattern]} style={{ fill: 'var(--on-seat)', opacity: 0.45 }} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
