/** What protects a card, and from what. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../catalog';
import { table } from '../table';

const catalog = await catalogWith('meddlers', 'room');

describe('an action on a minion', () => {
  const armored = { card: 'scout', with: { p1: ['armor'] } };

  it('does nothing for it, neither power nor protection, where its cards do not affect that minion', () => {
    const t = table({
      catalog,
      p0: { hand: ['seeing-stars'] },
      bases: { tortuga: { p0: [armored, 'sanctuary'] } },
    });
    expect(t.power('scout')).toBe(3);
    t.p0.plays('seeing-stars');
    expect([t.where('scout'), t.where('armor')]).toEqual(['p0 discard', 'p1 discard']);
  });

  it('works everywhere else', () => {
    const t = table({
      catalog,
      p0: { hand: ['powderkeg'] },
      bases: { tortuga: { p0: [armored] }, 'ninja-dojo': { p0: ['sanctuary'] } },
    });
    expect(t.power('scout')).toBe(5);
    t.p0.plays('powderkeg');
    expect(t.where('scout')).toBe('tortuga');
  });
});
