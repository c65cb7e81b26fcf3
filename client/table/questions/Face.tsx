/** The face of a card or base in a panel, and what is done with it there. */
import type { ComponentChildren } from 'preact';
import type { DefId, Id, OptionId } from '../../../game/state';
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

interface PickProps {
  readonly option: OptionId;
  readonly id: Id;
  readonly look?: string;
  /** For one of several: whether it has been chosen. */
  readonly pressed?: boolean | undefined;
  readonly onPress: () => void;
  readonly isOff?: boolean;
  readonly children: ComponentChildren;
}

/** A card in a panel that is an option. */
export function Pick({ option, id, look = '', pressed, isOff = false, onPress, children }: PickProps) {
  return (
    <button
      type="button"
      class={`bare picks__pick ${look}`}
      data-card={id}
      data-option={option}
      data-meaning="option"
      data-item
      aria-pressed={pressed}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
