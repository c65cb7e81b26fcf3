/** Cards that are nowhere yet: being played, or shown to all. They lie in the middle of the table. */
import { t } from '../../i18n';
import { useTable } from '../context';
import { useGlance } from '../useGlance';
import { FaceItems } from './FaceItems';
import './Limbo.css';

export function Limbo() {
  const { director, intent } = useTable();
  const cards = useGlance(director.shown, (view) => view.limbo) ?? [];
  // Who is asked has the card in the question, and needs to see and reach what lies below.
  if (cards.length === 0 || intent.asked.value) return null;
  return (
    <ul class="limbo" data-zone="limbo" aria-label={t('board.limbo')} data-stop>
      <FaceItems cards={cards} />
    </ul>
  );
}
