/** A card or base in large, over everything else. */
import type { DefId } from '../../game/state';
import { BaseFace } from './BaseFace';
import { CardFace } from './CardFace';

export function Preview({ def, onClose }: { readonly def: DefId; readonly onClose: () => void }) {
  return (
    <dialog open onClose={onClose}>
      {def.includes(':') ? <BaseFace def={def} size="large" /> : <CardFace def={def} size="large" />}
    </dialog>
  );
}
