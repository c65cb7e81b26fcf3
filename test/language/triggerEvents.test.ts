/** What triggers know of the event that has set them off. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../catalog';
import { table } from '../table';

const catalog = await catalogWith('links');

describe('a trigger', () => {
  it('that works once a turn does so also if the second time is about its own card, which has left play', () => {
    const t = table({
      catalog,
      p0: { hand: ['cannon'] },
      bases: { tortuga: { p0: ['king-rex'], p1: ['mourner', 'first-mate'] } },
    });
    t.p0.plays('cannon');
    t.p0.chooses('first-mate', 'mourner');
    expect(t.zone('p1', 'hand')).toHaveLength(1);
    const later = table({
      catalog,
      p0: { hand: ['time-loop', 'seeing-stars', 'seeing-stars'] },
      bases: { tortuga: { p1: ['mourner', 'first-mate'] } },
    });
    later.p0.plays('time-loop');
    later.p0.plays('seeing-stars');
    later.p0.chooses('first-mate');
    later.p0.plays('seeing-stars');
    expect([later.where('mourner'), later.zone('p1', 'hand').length]).toEqual(['p1 discard', 1]);
  });

  it('about a minion that has moved means the base it moved to, wherever it is now', () => {
    const t = table({
      catalog,
      p0: { hand: ['way-of-deception'] },
      bases: { tortuga: { p0: ['first-mate'] }, 'ninja-dojo': { p1: ['trapper'] }, 'tar-pits': { p1: ['shadow'] } },
    });
    t.p0.plays('way-of-deception');
    t.p0.chooses('ninja-dojo');
    t.p0.chooses('trapper'); // first
    expect([t.where('first-mate'), t.where('shadow')]).toEqual(['p0 discard', 'ninja-dojo']);
    expect(t).toBeSettled();
  });

  it('may ask for a card that the one who did it does not control', () => {
    const setup = { catalog, bases: { tortuga: { p0: ['first-mate'], p1: ['scout', 'onlooker'] } } };
    const t = table({ ...setup, p0: { hand: ['seeing-stars'] } });
    t.p0.plays('seeing-stars');
    t.p0.chooses('first-mate');
    expect(t.zone('p1', 'hand')).toEqual([]);
    const other = table({ ...setup, p0: { hand: ['seeing-stars'] } });
    other.p0.plays('seeing-stars');
    other.p0.chooses('scout');
    expect(other.zone('p1', 'hand')).toHaveLength(1);
  });
});
