/** Victory points turn by turn: a line for each player, with the same figures in a table behind it. */
import { t } from '../../i18n';
import { SHAPE_PATHS, SHAPES } from '../../look/players';
import { useNames } from '../story/Said';
import type { TurnScore } from './scores';
import './Chart.css';

const WIDTH = 640;
const HEIGHT = 260;
const EDGE = { left: 42, right: 20, top: 16, bottom: 38 };
/** How lines differ besides their colours. */
const DASHES = ['none', '10 5', '3 4', '12 4 3 4'];
/** Lines at the same height are drawn beside each other. */
const APART = 3;
const GRID = 5;
/** A line this long has a mark on it only where it rises. */
const LABELS = 12;

export function Chart({ turns }: { readonly turns: readonly TurnScore[] }) {
  const names = useNames();
  const players = [...(turns[0]?.vp.keys() ?? [])];
  const most = Math.max(GRID, ...turns.flatMap(({ vp }) => vp));
  const x = (at: number): number => EDGE.left + (at / Math.max(1, turns.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (vp: number): number => HEIGHT - EDGE.bottom - (vp / most) * (HEIGHT - EDGE.top - EDGE.bottom);
  const aside = (seat: number): number => (seat - (players.length - 1) / 2) * APART;
  const rules = Array.from({ length: Math.floor(most / GRID) + 1 }, (_, at) => at * GRID);
  const every = Math.ceil(turns.length / LABELS);
  return (
    <figure class="chart">
      <figcaption class="chart__title">{t('end.chart')}</figcaption>
      <svg class="chart__drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('end.chart')}>
        {rules.map((vp) => (
          <g key={vp}>
            <line class="chart__rule" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(vp)} y2={y(vp)} />
            <text class="chart__label" x={EDGE.left - 8} y={y(vp) + 5} text-anchor="end">
              {vp}
            </text>
          </g>
        ))}
        {turns.map(({ turn }, at) =>
          at % every === 0 ? (
            <text key={turn} class="chart__label" x={x(at)} y={HEIGHT - 8} text-anchor="middle">
              {turn}
            </text>
          ) : null,
        )}
        {players.map((seat) => (
          <g key={seat} style={{ color: `var(--seat-${seat})` }}>
            <polyline
              class="chart__line"
              stroke-dasharray={DASHES[seat % DASHES.length]}
              points={turns.map(({ vp }, at) => `${x(at)},${y(vp[seat] ?? 0) + aside(seat)}`).join(' ')}
            />
            {turns.map(({ turn, vp }, at) =>
              at > 0 && vp[seat] !== turns[at - 1]?.vp[seat] ? (
                <path
                  key={turn}
                  class="chart__mark"
                  d={SHAPE_PATHS[SHAPES[seat % SHAPES.length] ?? 'circle']}
                  transform={`translate(${x(at) - 7} ${y(vp[seat] ?? 0) + aside(seat) - 7}) scale(0.58)`}
                />
              ) : null,
            )}
          </g>
        ))}
      </svg>
      <details class="chart__table">
        <summary>{t('end.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('end.turn')}</th>
              {players.map((seat) => (
                <th key={seat} scope="col">
                  {names.player(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {turns.map(({ turn, vp }) => (
              <tr key={turn}>
                <th scope="row">{turn}</th>
                {players.map((seat) => (
                  <td key={seat}>{vp[seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
