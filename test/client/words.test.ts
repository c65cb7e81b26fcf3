/** Every message in every language: nothing empty, the same parameters, plural forms that the language has. */
import { describe, expect, it } from 'vitest';
import { en } from '../../client/i18n/en';
import { es } from '../../client/i18n/es';
import { format, formsOf, paramsOf } from '../../client/i18n/format';
import { fr } from '../../client/i18n/fr';

const LANGUAGES = { en, fr, es } as const;
type Messages = Readonly<Record<string, string>>;

const PLURAL = /\{(\w+),\s*([^{}]*)\}/g;
const NUMBERS = [0, 1, 2, 5, 15, 100];

const sorted = (message: string) => [...new Set(paramsOf(message))].sort();

for (const [language, messages] of Object.entries(LANGUAGES) as [string, Messages][])
  describe(`the words in ${language}`, () => {
    const all = Object.entries(messages);

    it('are there for the same keys as in English', () => {
      expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
    });

    it('tell a newcomer what to press', () => {
      for (const kind of ['minionAction', 'minion', 'action', 'uses'])
        expect(messages[`turn.${kind}`]).toMatch(/\b(press|appuyez|pulsa)\b/);
    });

    it('are not empty, and have no spaces around them', () => {
      expect(all.filter(([, message]) => message.trim() === '' || message !== message.trim())).toEqual([]);
    });

    it('have the parameters of the English ones', () => {
      const source: Messages = en;
      const other = all.filter(([key, message]) => String(sorted(message)) !== String(sorted(source[key] ?? '')));
      expect(other).toEqual([]);
    });

    it('have no braces but those of parameters', () => {
      const left = all.filter(([, message]) => /[{}]/.test(message.replace(/\{\w+(,[^{}]*)?\}/g, '')));
      expect(left).toEqual([]);
    });

    it('have a plural form for every number', () => {
      const rules = new Intl.PluralRules(language);
      const known = new Set(rules.resolvedOptions().pluralCategories as string[]);
      for (const [key, message] of all)
        for (const [, name = '', text = ''] of message.matchAll(PLURAL)) {
          const forms = formsOf(text);
          expect(forms.has('other'), key).toBe(true);
          for (const [form, words] of forms) {
            expect(form.startsWith('=') || known.has(form), `${key}: ${form}`).toBe(true);
            expect(words, key).not.toBe('');
          }
          for (const number of NUMBERS) {
            const params = Object.fromEntries(paramsOf(message).map((param) => [param, param === name ? number : 'x']));
            expect(format(language, message, params).join(''), key).not.toMatch(/[{}#]/);
          }
        }
    });
  });

describe('French', () => {
  it('lets no line begin with a punctuation mark', () => {
    expect(Object.values(fr).filter((message) => / [!?:;»]|« /.test(message))).toEqual([]);
  });
});
