/** The base deck, its top base where that lies face up, and the bases that are gone. */
import { t } from '../../i18n';
import { useTable } from '../context';
import { BasePicture } from './pictures';
import { opened } from './screen';
import { nameOfCard } from './words';
import './BaseDeck.css';

export function BaseDeck() {
  const { view, catalog } = useTable();
  const { topBase, baseDeck, baseDiscard } = view;
  const words = t('plate.baseDeck', { count: baseDeck, gone: baseDiscard.length });
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
      <BasePicture />
      <b>{baseDeck}</b>
      {topBase !== null && <span class="basedeck__top">{nameOfCard(catalog, view, topBase)}</span>}
    </button>
  );
}
