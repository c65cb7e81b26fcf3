/** A number in a comic burst: power, or the breakpoint of a base. */
import type { ComponentChildren } from 'preact';
import './Burst.css';

const POINTS = burst(12, 49, 37);

/** The corners of a star with so many points, alternately this far out. */
function burst(points: number, far: number, near: number): string {
  return Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (Math.PI * corner) / points - 0.12;
    const radius = corner % 2 === 0 ? far : near;
    return `${(50 + radius * Math.sin(angle)).toFixed(1)},${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  }).join(' ');
}

interface BurstProps {
  /** What it means, in words. */
  readonly label: string;
  /** Whether it is more or less than printed. */
  readonly trend?: 'up' | 'down' | null;
  readonly children: ComponentChildren;
}

export function Burst({ label, trend = null, children }: BurstProps) {
  return (
    <span class="burst" role="img" aria-label={label}>
      <svg class="burst__star" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <polygon points={POINTS} />
      </svg>
      <span class="burst__number">{children}</span>
      {trend && (
        <svg class="burst__trend" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <circle cx="10" cy="10" r="9" />
          <path d={trend === 'up' ? 'M10 4l6 10H4z' : 'M10 16l6-10H4z'} />
        </svg>
      )}
    </span>
  );
}
