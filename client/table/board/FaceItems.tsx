/** Cards as items of a list, each a face that can be pressed. */
import type { Id } from '../../../game/state';
import { useTable } from '../context';
import { Face } from '../questions/Face';
import { useLooks } from './looks';
import { thingOf } from './model';
import { pressable } from './pressable';
import './FaceItems.css';

export function FaceItems({ cards }: { readonly cards: readonly Id[] }) {
  const { view } = useTable();
  const looks = useLooks();
  return (
    <>
      {cards.map((id) => {
        const thing = thingOf(view, looks, id);
        return (
          <li key={id}>
            <button {...pressable(thing)} class="bare face">
              <Face def={thing.def} />
            </button>
          </li>
        );
      })}
    </>
  );
}
