/** Starts the app. The theme comes first, so that the styles of components can build on it. */
import './look/theme.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/App';
import { settings } from './app/settings';
import { speak } from './i18n';
import { loadCatalog } from './net/catalog';

effect(() => {
  const { language } = settings.value;
  void speak(language);
  loadCatalog(language).catch(() => undefined);
});

const root = document.getElementById('app');
if (root) render(<App />, root);
