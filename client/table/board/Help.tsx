/** The keys of the table. */
import { settings } from '../../app/settings';
import { t } from '../../i18n';
import { keyOf, SHORTCUT_NAMES } from '../shortcuts';

export function Help() {
  const { shortcuts, useShortcuts } = settings.value;
  return (
    <div class="help">
      <p>{t('help.basics')}</p>
      {useShortcuts ? (
        <table class="help__keys">
          <tbody>
            {SHORTCUT_NAMES.map((name) => (
              <tr key={name}>
                <th scope="row">{t(`shortcut.${name}`)}</th>
                <td>{keyOf(name, shortcuts) === '' ? '–' : <kbd>{keyOf(name, shortcuts)}</kbd>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{t('help.off')}</p>
      )}
      <a class="button" href="/settings">
        {t('menu.settings')}
      </a>
    </div>
  );
}
