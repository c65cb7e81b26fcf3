/** Starts the app. The theme comes first, so that the styles of components can build on it. */
import '@fontsource/atkinson-hyperlegible/latin-400.css';
import '@fontsource/atkinson-hyperlegible/latin-700.css';
import '@fontsource/bangers/latin-400.css';
import './look/theme.css';
import { computed, effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/App';
import { notify } from './app/notices';
import { settings } from './app/settings';
import { speak, t } from './i18n';
import { loadCatalog } from './net/catalog';

const language = computed(() => settings.value.language);
const AGAIN_AFTER = 3000;

/** Loads the cards; as long as the server is away, again and again. */
function load(wanted: string): void {
  loadCatalog(wanted).catch(() => setTimeout(() => wanted === language.peek() && load(wanted), AGAIN_AFTER));
}

const root = document.getElementById('app');
let begun = false;

/** Shows the app as soon as there are words for it, so that nobody sees it change its language. */
function begin(): void {
  if (begun || !root) return;
  begun = true;
  render(<App />, root);
}

effect(() => {
  load(language.value);
  speak(language.value)
    .catch(() => notify(t('error.network')))
    .finally(begin);
});
