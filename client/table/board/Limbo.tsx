/** Cards that are nowhere yet: being played, or shown to all. They lie in the middle of the table. */
import { BaseFace } from '../../cards/BaseFace';
import { CardFace } from '../../cards/CardFace';
import { t } from '../../i18n';
import { useTable } from '../context';
import { useLooks } from './looks';
import { thingOf } from './model';
import { pressable } from './pressable';
import './Limbo.css';

export function Limbo() {
  const { view, catalog, intent } = useTable();
  const looks = useLooks();
  // Who is asked has the card in the question, and needs to see and reach what lies below.
  if (view.limbo.length === 0 || intent.asked.value) return null;
  return (
    <ul class="limbo" data-zone="limbo" aria-label={t('board.limbo')} data-stop>
      {view.limbo.map((id) => {
        const thing = thingOf(view, looks, id);
        return (
          <li key={id}>
            <button {...pressable(thing)} class="limbo__card">
              {catalog.bases.has(thing.def) ? (
                <BaseFace def={thing.def} size="hand" />
              ) : (
                <CardFace def={thing.def} size="hand" />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
