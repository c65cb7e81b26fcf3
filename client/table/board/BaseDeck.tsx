/** The base deck, its top base where that lies face up, and the bases that are gone. */
import { t } from '../../i18n';
import { useTable } from '../context';
import { useGlance } from '../useGlance';
import { Picture } from './Picture';
import { opened } from './screen';
import { nameOfCard } from './words';
import './BaseDeck.css';

export function BaseDeck() {
  const { director, catalog } = useTable();
  const known = useGlance(
    director.shown,
    (view) => ({
      left: view.baseDeck,
      gone: view.baseDiscard.length,
      top: view.topBase === null ? null : nameOfCard(catalog, view, view.topBase),
    }),
    [catalog],
  );
  if (!known) return null;
  const { left, gone, top } = known;
  const words = t('plate.baseDeck', { count: left, gone });
  return (
    <button
      type="button"
      class="basedeck"
      data-zone="basedeck"
      aria-haspopup="dialog"
      aria-label={words}
      title={words}
      onClick={() => {
        opened.value = { kind: 'bases' };
      }}
    >
      <Picture of="base" />
      <b>{left}</b>
      {top !== null && <span class="basedeck__top">{top}</span>}
    </button>
  );
}
