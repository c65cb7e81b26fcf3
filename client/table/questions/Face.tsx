/** The face of a card or base in a panel. */
import type { DefId, Id } from '../../../game/state';
import { BaseFace } from '../../cards/BaseFace';
import { CardFace } from '../../cards/CardFace';
import { t } from '../../i18n';
import { useTable } from '../context';
import { useNames } from '../story/Said';

export function Face({ def, power }: { readonly def: DefId; readonly power?: number | undefined }) {
  const { catalog } = useTable();
  if (catalog.bases.has(def)) return <BaseFace def={def} size="hand" />;
  return <CardFace def={def} size="hand" {...(power !== undefined && { power })} />;
}

/** Opens a card for reading where a press on it means something else. */
export function LookButton({ def, id }: { readonly def: DefId; readonly id?: Id }) {
  const { inspect } = useTable();
  const names = useNames();
  return (
    <button
      type="button"
      class="look"
      aria-label={t('name.look', { card: names.card(def) })}
      onClick={() => inspect(def, id)}
    >
      <span aria-hidden="true">?</span>
    </button>
  );
}
