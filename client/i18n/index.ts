/** The words of the app in the language of the player. English is the source; the others are fetched when they are needed. */
import { signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { en } from './en';
import { format, type Part } from './format';

export type Key = keyof typeof en;
export type Messages = Readonly<Record<Key, string>>;

export const LANGUAGES = { en: 'English', fr: 'Français', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => en,
  fr: async () => (await import('./fr')).fr,
  es: async () => (await import('./es')).es,
};

const current = signal<{ readonly language: Language; readonly messages: Messages }>({ language: 'en', messages: en });

export async function speak(language: Language): Promise<void> {
  const messages = await LOADERS[language]();
  current.value = { language, messages };
  document.documentElement.lang = language;
}

export function language(): Language {
  return current.value.language;
}

export function isKey(key: string): key is Key {
  return key in en;
}

export type Params = Readonly<Record<string, string | number>>;

/** A message as text. */
export function t(key: Key, params: Params = {}): string {
  const { language, messages } = current.value;
  return format<never>(language, messages[key], params).join('');
}

/** A message in which parameters may be elements. */
export function rich(key: Key, params: Readonly<Record<string, ComponentChild>>): ComponentChild[] {
  const { language, messages } = current.value;
  return format<ComponentChild>(language, messages[key], params as Readonly<Record<string, Part<ComponentChild>>>);
}

/** A message by a name that comes from elsewhere (the server, a card), with what to say if there is none of that name. */
export function told(prefix: string, name: string, otherwise: Key, params: Params = {}): string {
  const key = `${prefix}.${name}`;
  return isKey(key) ? t(key, params) : t(otherwise, params);
}
