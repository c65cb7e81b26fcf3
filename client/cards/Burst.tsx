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
  readonly trend?: 'up' | 'down' | null;
  readonly children: ComponentChildren;
}

export function Burst({ label, trend = null, children }: BurstProps) {
  return (
    <span class={trend ? `burst burst--${trend}` : 'burst'}>
      <svg class="burst__star" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <polygon points={POINTS} />
      </svg>
      <span class="burst__number" aria-hidden="true">
        {children}
      </span>
      <span class="unseen">{label}</span>
    </span>
  );
}
