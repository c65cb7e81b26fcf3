/** The face of a card, the same everywhere. */
import type { DefId } from '../../game/state';
import { catalog } from '../net/catalog';

export interface CardFaceProps {
  readonly def: DefId;
  /** `chip` is a name and a number, `hand` can be read at arm's length, `large` is for reading. */
  readonly size: 'chip' | 'hand' | 'large';
  /** Current power, where it is not the printed one. */
  readonly power?: number;
}

export function CardFace({ def, size, power }: CardFaceProps) {
  const card = catalog.value?.cards.get(def);
  if (!card) return null;
  return (
    <div class={`card card--${size}`}>
      <b>{card.name}</b> {power ?? card.power}
      <p>{card.text}</p>
    </div>
  );
}
