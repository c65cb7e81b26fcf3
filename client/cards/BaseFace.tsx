/** The face of a base as a card, away from the table. */
import type { DefId } from '../../game/state';
import { catalog } from '../net/catalog';

export function BaseFace({ def, size }: { readonly def: DefId; readonly size: 'hand' | 'large' }) {
  const base = catalog.value?.bases.get(def);
  if (!base) return null;
  return (
    <div class={`basecard basecard--${size}`}>
      <b>{base.name}</b> {base.breakpoint} {base.vp.join('-')}
      <p>{base.text}</p>
    </div>
  );
}
