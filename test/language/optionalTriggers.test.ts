/** Triggers that say "you may": one question, and what declining means. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../catalog';
import { table } from '../table';

const catalog = await catalogWith('links');

describe('an optional trigger', () => {
  const setup = {
    catalog,
    p0: { hand: ['zapbot', 'zapbot', 'zapbot'] },
    bases: { tortuga: { p0: ['hunter'], p1: ['scout', 'first-mate'] } },
  };

  it('is declined in the choice it begins with, and is then not used up for the turn', () => {
    const t = table(setup);
    t.p0.plays('zapbot', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['zapbot', 'first-mate'], { orDecline: true });
    t.p0.declines();
    t.p0.plays('zapbot', { on: 'tortuga' });
    t.p0.chooses('first-mate');
    expect(t.where('first-mate')).toBe('p1 discard');
    t.p0.plays('zapbot', { on: 'tortuga' }); // once a turn
    expect(t).toBeSettled();
  });

  it('is used up for the turn while it resolves', () => {
    const t = table({ ...setup, p0: { hand: ['zapbot', 'zapbot'] } });
    t.p0.plays('zapbot', { on: 'tortuga' });
    t.p0.chooses('first-mate');
    t.p0.plays('zapbot', { on: 'tortuga' });
    expect(t).toBeSettled();
  });
});
