/** The keys of the table, each of which can be changed or taken away. */
import { useState } from 'preact/hooks';
import { change, settings } from '../../app/settings';
import { t } from '../../i18n';
import { keyOf, SHORTCUT_NAMES, SHORTCUTS, type Shortcut } from '../../table/shortcuts';
import { Tick } from '../parts/Tick';
import { isFree, printed, remapped } from './remap';
import './Shortcuts.css';

export function Shortcuts() {
  const { shortcuts, useShortcuts } = settings.value;
  const [listening, listen] = useState<Shortcut | null>(null);
  const [said, say] = useState('');
  const give = (name: Shortcut, key: string): void => {
    const { own, robbed } = remapped(SHORTCUTS, shortcuts, name, key);
    change({ shortcuts: own });
    say(
      robbed === null
        ? t('keys.changed', { action: t(`shortcut.${name}`), key: key === '' ? t('keys.none') : printed(key) })
        : t('keys.conflict', { key: printed(key), action: t(`shortcut.${robbed as Shortcut}`) }),
    );
  };
  return (
    <section class="panel settings__part">
      <h2>{t('keys.title')}</h2>
      <Tick checked={useShortcuts} onChange={(on) => change({ useShortcuts: on })} hint={t('keys.useWhat')}>
        {t('keys.use')}
      </Tick>
      {useShortcuts && (
        <>
          <ul class="keys">
            {SHORTCUT_NAMES.map((name) => (
              <li key={name} class="keys__line">
                <span class="keys__action">{t(`shortcut.${name}`)}</span>
                <KeyButton
                  name={name}
                  listening={listening === name}
                  onListen={(on) => listen(on ? name : null)}
                  onKey={(key) => give(name, key)}
                />
                <button
                  type="button"
                  class="button keys__clear"
                  disabled={keyOf(name, shortcuts) === ''}
                  aria-label={t('keys.clearOf', { action: t(`shortcut.${name}`) })}
                  onClick={() => give(name, '')}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            class="button keys__reset"
            disabled={Object.keys(shortcuts).length === 0}
            onClick={() => change({ shortcuts: {} })}
          >
            {t('keys.reset')}
          </button>
        </>
      )}
      <p class="keys__said" role="status">
        {said}
      </p>
    </section>
  );
}

interface KeyButtonProps {
  readonly name: Shortcut;
  readonly listening: boolean;
  readonly onListen: (on: boolean) => void;
  readonly onKey: (key: string) => void;
}

/** Shows the key of an action; pressed, it waits for another one. */
function KeyButton({ name, listening, onListen, onKey }: KeyButtonProps) {
  const key = keyOf(name, settings.value.shortcuts);
  const action = t(`shortcut.${name}`);
  return (
    <button
      type="button"
      class="button keys__key"
      aria-label={`${t('keys.changeOf', { action })} (${key === '' ? t('keys.none') : printed(key)})`}
      aria-pressed={listening}
      onClick={() => onListen(!listening)}
      onBlur={() => listening && onListen(false)}
      onKeyDown={(event) => {
        if (!listening || event.key === 'Tab') return;
        if (event.key === 'Escape') onListen(false);
        else if (isFree(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
          onKey(event.key);
          onListen(false);
        } else return;
        event.preventDefault();
      }}
    >
      {listening ? t('keys.press') : key === '' ? t('keys.none') : <kbd>{printed(key)}</kbd>}
    </button>
  );
}
