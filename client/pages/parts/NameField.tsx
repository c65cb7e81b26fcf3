/** What others call the player; typed over in place. */
import { useId, useState } from 'preact/hooks';
import { MOST_NAME_LENGTH, nameFrom } from '../../app/guestName';
import { callMe, playerName } from '../../app/sittings';
import { t } from '../../i18n';
import './NameField.css';

export function NameField({ onRename }: { readonly onRename?: (name: string) => void }) {
  const id = useId();
  const [typed, type] = useState<string | null>(null);
  const keep = (): void => {
    const name = nameFrom(typed ?? '');
    type(null);
    if (name === '' || name === playerName.value) return;
    callMe(name);
    onRename?.(name);
  };
  return (
    <p class="namefield">
      <label for={id}>{t('name.label')}</label>
      <input
        id={id}
        value={typed ?? playerName.value}
        maxLength={MOST_NAME_LENGTH}
        autocomplete="nickname"
        spellcheck={false}
        enterkeyhint="done"
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onBlur={keep}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
          if (key === 'Escape') type(null);
        }}
      />
    </p>
  );
}
