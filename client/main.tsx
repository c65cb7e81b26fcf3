/** Starts the app. The theme comes first, so that the styles of components can build on it. */
import './look/theme.css';
import { computed, effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/App';
import { settings } from './app/settings';
import { speak } from './i18n';
import { loadCatalog } from './net/catalog';

const language = computed(() => settings.value.language);
const AGAIN_AFTER = 3000;

/** Loads the cards; as long as the server is away, again and again. */
function load(wanted: string): void {
  loadCatalog(wanted).catch(() => setTimeout(() => wanted === language.peek() && load(wanted), AGAIN_AFTER));
}

effect(() => {
  void speak(language.value);
  load(language.value);
});

const root = document.getElementById('app');
if (root) render(<App />, root);
