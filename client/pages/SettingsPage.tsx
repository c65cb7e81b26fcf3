/** The player's settings. Each applies at once. */
import { change, type Settings, settings } from '../app/settings';
import { LANGUAGES, type Language, t } from '../i18n';
import { Choice } from './parts/Choice';
import { NameField } from './parts/NameField';
import { Tick } from './parts/Tick';
import { Shortcuts } from './settings/Shortcuts';
import './SettingsPage.css';

const THEMES: readonly Settings['theme'][] = ['system', 'light', 'dark', 'contrast'];
const SPEEDS: readonly Settings['motion'][] = ['off', 'fast', 'normal', 'slow'];

export function SettingsPage() {
  const { language, theme, motion, sound, alwaysAsk } = settings.value;
  return (
    <main class="page settings">
      <h1>{t('nav.settings')}</h1>
      <section class="panel settings__part">
        <h2>{t('settings.you')}</h2>
        <NameField />
        <Choice
          label={t('settings.language')}
          value={language}
          options={Object.entries(LANGUAGES).map(([value, text]) => ({ value: value as Language, text }))}
          onChange={(value) => change({ language: value })}
        />
      </section>
      <section class="panel settings__part">
        <h2>{t('settings.look')}</h2>
        <Choice
          label={t('settings.theme')}
          value={theme}
          options={THEMES.map((value) => ({ value, text: t(`theme.${value}`) }))}
          onChange={(value) => change({ theme: value })}
        />
        <Choice
          label={t('settings.motion')}
          value={motion}
          options={SPEEDS.map((value) => ({ value, text: t(`motion.${value}`) }))}
          hint={t(`motion.${motion}What`)}
          onChange={(value) => change({ motion: value })}
        />
        <Tick checked={sound} onChange={(on) => change({ sound: on })} hint={t('settings.soundWhat')}>
          {t('settings.sound')}
        </Tick>
      </section>
      <section class="panel settings__part">
        <h2>{t('settings.play')}</h2>
        <Tick checked={alwaysAsk} onChange={(on) => change({ alwaysAsk: on })} hint={t('settings.alwaysAskWhat')}>
          {t('settings.alwaysAsk')}
        </Tick>
      </section>
      <Shortcuts />
    </main>
  );
}
