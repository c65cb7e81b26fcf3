/** The sign of a seat: its shape in its colour. */
import { SHAPES } from './players';
import './PlayerMark.css';

export function PlayerMark({ seat, label }: { readonly seat: number; readonly label?: string }) {
  const said =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <span
      class={`mark mark--${SHAPES[seat % SHAPES.length] ?? 'circle'}`}
      style={{ color: `var(--seat-${seat})` }}
      {...said}
    />
  );
}
