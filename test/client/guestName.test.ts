import { describe, expect, it } from 'vitest';
import { guestName, MOST_NAME_LENGTH, nameFrom } from '../../client/app/guestName';

describe('a name for a guest', () => {
  it('is two words that the server takes, whatever is rolled', () => {
    for (let roll = 0; roll < 1; roll += 0.01) {
      const name = guestName(() => roll);
      expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
      expect(name.length).toBeLessThanOrEqual(MOST_NAME_LENGTH);
    }
  });

  it('is not always the same', () => {
    expect(guestName(() => 0)).not.toBe(guestName(() => 0.99));
  });
});

describe('a name that was typed', () => {
  it('has no spaces around it, no control characters in it, and no more than fits', () => {
    expect(nameFrom('  Ana \u0007 Maria\n')).toBe('Ana Maria');
    expect(nameFrom('x'.repeat(50))).toHaveLength(MOST_NAME_LENGTH);
    expect(nameFrom(`${'x'.repeat(29)} y`)).toBe('x'.repeat(29));
  });

  it('is nothing if there is nothing to see', () => {
    for (const nothing of [' \u200b ', '\u3164', '\u2800', '\u0301', '\ufe0f']) expect(nameFrom(nothing)).toBe('');
  });

  it('has the one form that its letters have', () => {
    expect(nameFrom('Zoe\u0308')).toBe('Zo\u00eb');
  });

  it('has nothing in it that cannot be seen, turns the text round or covers what is around it', () => {
    expect(nameFrom('A\u200bn\u202ea\u2066')).toBe('Ana');
    expect(nameFrom('An\u200da')).toBe('Ana');
    expect(nameFrom(`x${'\u0336'.repeat(20)}y`)).toBe('x\u0336\u0336y');
  });

  it('keeps pictures and letters whole that are made of several characters', () => {
    for (const name of ['👩‍🚀 Ana', '❤️', '👍🏽', '3️⃣', 'نمی\u200cخواهم']) expect(nameFrom(name)).toBe(name);
  });

  it('is cut between characters, never within one', () => {
    expect(nameFrom('🦖'.repeat(40))).toBe('🦖'.repeat(MOST_NAME_LENGTH));
  });
});
