/** The player's settings, kept in the browser. */
import { effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '../i18n';
import { watched } from './media';
import { remember, remembered } from './storage';

export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark' | 'contrast';
  /** How fast moves are shown; `off` shows only results. */
  readonly motion: 'off' | 'fast' | 'normal' | 'slow';
  readonly sound: boolean;
  /** Keys for actions, by name; empty text switches one off. */
  readonly shortcuts: Readonly<Record<string, string>>;
  readonly useShortcuts: boolean;
  /** New matches ask for Specials even where there can be none. */
  readonly alwaysAsk: boolean;
}

/** The first language of the browser that there are words in. */
function spoken(): Language {
  for (const tag of navigator.languages) {
    const language = tag.slice(0, 2);
    if (language in LANGUAGES) return language as Language;
  }
  return 'en';
}

function initial(): Settings {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    language: spoken(),
    theme: 'system',
    motion: still ? 'off' : 'normal',
    sound: false,
    shortcuts: {},
    useShortcuts: true,
    alwaysAsk: false,
    ...remembered<Partial<Settings>>('settings', {}),
  };
}

export const settings = signal<Settings>(initial());

export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  remember('settings', settings.value);
}

const dark = watched('(prefers-color-scheme: dark)');
const contrast = watched('(prefers-contrast: more)');

/** The theme that the system asks for. */
function systemTheme(): Exclude<Settings['theme'], 'system'> {
  if (contrast.value) return 'contrast';
  return dark.value ? 'dark' : 'light';
}

effect(() => {
  const { theme, motion } = settings.value;
  document.documentElement.dataset.theme = theme === 'system' ? systemTheme() : theme;
  document.documentElement.dataset.motion = motion;
});
