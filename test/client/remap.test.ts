import { describe, expect, it } from 'vitest';
import { isFree, keysOf, printed, remapped } from '../../client/pages/settings/remap';

const USUAL = { finish: 'f', undo: 'z', help: '?' };

describe('a shortcut', () => {
  it('has the usual key, the one the player gave it, or none', () => {
    expect(keysOf(USUAL, { undo: 'u', help: '', old: 'x' })).toEqual({ finish: 'f', undo: 'u', help: '' });
  });

  it('takes its new key from the action that had it', () => {
    expect(remapped(USUAL, {}, 'undo', 'F')).toEqual({ own: { undo: 'F', finish: '' }, robbed: 'finish' });
  });

  it('can lose its key, which takes none from others', () => {
    expect(remapped(USUAL, { help: '' }, 'undo', '')).toEqual({ own: { undo: '', help: '' }, robbed: null });
  });

  it('is forgotten when it has its usual key again', () => {
    expect(remapped(USUAL, { undo: 'u' }, 'undo', 'z')).toEqual({ own: {}, robbed: null });
  });

  it('is no key that leads around the page', () => {
    expect(['Tab', 'Enter', ' ', 'Escape', 'ArrowLeft', 'Shift'].filter(isFree)).toEqual([]);
    expect(['a', '?', 'F2', '1'].every(isFree)).toBe(true);
  });

  it('is shown as it is printed on the keyboard', () => {
    expect(['f', '?', 'F2'].map(printed)).toEqual(['F', '?', 'F2']);
  });
});
