/** A picture of the game-icons collection, drawn in the current colour. `group` is the faction or set it comes with. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { iconsOf } from './icons';
import { whenNear } from './near';
import './Icon.css';

/** Whether pictures are fetched only when they come near the window, because there are so many of them. */
const LaterContext = createContext(false);

export const IconsLater = LaterContext.Provider;

export function Icon({ name, group }: { readonly name: string; readonly group: string }) {
  const later = useContext(LaterContext);
  const shapes = iconsOf(group, !later).value;
  const shape = shapes?.get(name);
  // No effect: most pictures wait for nothing, and every minion on a table has some.
  const wait = (svg: SVGSVGElement | null) => (svg ? whenNear(svg, () => iconsOf(group)) : undefined);
  return (
    <svg
      ref={later && !shapes ? wait : null}
      class={shape ? 'icon' : 'icon icon--blank'}
      viewBox="0 0 512 512"
      aria-hidden="true"
      focusable="false"
    >
      {shape ? shape.map((outline) => <path key={outline} d={outline} />) : <circle cx="256" cy="256" r="150" />}
    </svg>
  );
}
