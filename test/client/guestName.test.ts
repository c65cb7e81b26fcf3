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
    expect(nameFrom(' \u200b ')).toBe('');
  });
});
