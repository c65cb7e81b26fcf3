/** A picture of the game-icons collection, drawn in the current colour. `group` is the faction or set it comes with. */
import { iconsOf } from './icons';
import './Icon.css';

export function Icon({ name, group }: { readonly name: string; readonly group: string }) {
  const shape = iconsOf(group).value?.get(name);
  return (
    <svg class={shape ? 'icon' : 'icon icon--blank'} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      {shape ? shape.map((outline) => <path key={outline} d={outline} />) : <circle cx="256" cy="256" r="150" />}
    </svg>
  );
}
