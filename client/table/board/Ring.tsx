/** A base's gauge: fills towards the breakpoint in the colours and patterns of the players. */
import { t } from '../../i18n';
import { arcsOf, type Lane } from './model';
import { seatPaint } from './SeatPatterns';
import './Ring.css';

export interface RingProps {
  readonly lanes: readonly Pick<Lane, 'seat' | 'power'>[];
  readonly total: number;
  readonly breakpoint: number;
  /** The printed breakpoint, to show where it has changed. */
  readonly printed?: number;
}

const RADIUS = 40;
/** Space between two arcs, as a part of the whole. */
const GAP = 0.008;

export function Ring({ lanes, total, breakpoint, printed = breakpoint }: RingProps) {
  const arcs = arcsOf(lanes, breakpoint);
  return (
    <span
      class="ring"
      role="img"
      aria-label={t('board.total', { total, breakpoint })}
      data-closed={total >= breakpoint || undefined}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle class="ring__edge" cx="50" cy="50" r={RADIUS} />
        <circle class="ring__track" cx="50" cy="50" r={RADIUS} />
        <g transform="rotate(-90 50 50)">
          {arcs.map(({ seat, from, length }) => (
            <circle
              key={seat}
              class="ring__arc"
              cx="50"
              cy="50"
              r={RADIUS}
              pathLength={1}
              stroke={seatPaint(seat)}
              stroke-dasharray={`${Math.max(0.001, length - (arcs.length > 1 ? GAP : 0))} 1`}
              stroke-dashoffset={-from}
            />
          ))}
        </g>
      </svg>
      <span class="ring__sum">
        <b data-number>{total}</b>
        <span>
          {breakpoint}
          {breakpoint > printed && '▴'}
          {breakpoint < printed && '▾'}
        </span>
      </span>
    </span>
  );
}
