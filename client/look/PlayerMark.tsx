/** The sign of a seat: its shape in its colour. */
import { SHAPE_PATHS, SHAPES } from './players';
import './PlayerMark.css';

export function PlayerMark({ seat, label }: { readonly seat: number; readonly label?: string }) {
  const shape = SHAPES[seat % SHAPES.length] ?? 'circle';
  const shown = <path d={SHAPE_PATHS[shape]} />;
  const style = { color: `var(--seat-${seat})` };
  if (label === undefined)
    return (
      <svg class="mark" viewBox="0 0 24 24" style={style} aria-hidden="true">
        {shown}
      </svg>
    );
  return (
    <svg class="mark" viewBox="0 0 24 24" style={style} role="img" aria-label={label}>
      {shown}
    </svg>
  );
}
