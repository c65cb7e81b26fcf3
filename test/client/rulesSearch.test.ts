import { describe, expect, it } from 'vitest';
import { matches, SECTIONS, TERMS } from '../../client/pages/rules/contents';
import { catalog } from '../catalog';

describe('the rules page', () => {
  it('finds words without minding case and accents', () => {
    expect(matches('La Créature est détruite', 'creature DETRUITE')).toBe(true);
    expect(matches('La Créature est détruite', 'base')).toBe(false);
    expect(matches('anything', '')).toBe(true);
  });

  it('has an address of its own for each section and term', () => {
    const ids = [...SECTIONS.map(({ id }) => id), ...TERMS.map(({ id }) => `term-${id}`)];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows cards that there are', () => {
    const shown = [...SECTIONS.flatMap(({ examples }) => examples ?? []), ...TERMS.map(({ example }) => example)];
    expect(shown.filter((card) => card !== '' && !catalog.definitions.has(card))).toEqual([]);
  });
});
