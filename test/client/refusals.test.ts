/** Whatever the server may refuse, every player is told in their own language. */
import { describe, expect, it } from 'vitest';
import { en } from '../../client/i18n/en';
import { es } from '../../client/i18n/es';
import { fr } from '../../client/i18n/fr';
import { REASONS } from '../../server/matches/refusal';

describe('a refusal', () => {
  it.each([
    ['English', en],
    ['French', fr],
    ['Spanish', es],
  ])('has words in %s', (_language, messages) => {
    const words: Readonly<Record<string, string>> = messages;
    expect(REASONS.filter((reason) => !words[`error.${reason}`])).toEqual([]);
  });
});
