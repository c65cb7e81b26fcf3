/** Words for when a trigger fires, and for who is ahead. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../catalog';
import { table } from '../table';

const catalog = await catalogWith('links');

describe('a trigger for the first card of its kind here', () => {
  const played = (...actions: readonly (readonly [string, string])[]): number => {
    const t = table({
      catalog,
      p0: { hand: ['time-loop', ...actions.map(([action]) => action)] },
      bases: { tortuga: { p0: ['early-reader'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('time-loop');
    const drawn = actions.map(([action, on]) => {
      t.p0.plays(action, { on });
      return t.told().filter((type) => type === 'drew').length;
    });
    return drawn.reduce((sum, count) => sum + count, 0);
  };

  it('fires for the first and for no other', () => {
    expect(played(['wildlife-preserve', 'tortuga'])).toBe(1);
    expect(played(['wildlife-preserve', 'tortuga'], ['wildlife-preserve', 'tortuga'])).toBe(1);
  });

  it('overlooks what was played elsewhere, and cards of another kind', () => {
    expect(played(['wildlife-preserve', 'jungle-oasis'], ['wildlife-preserve', 'tortuga'])).toBe(1);
    expect(played(['upgrade', 'early-reader'], ['wildlife-preserve', 'tortuga'])).toBe(1);
    expect(played(['upgrade', 'early-reader'])).toBe(0);
  });

  it('counts what was played before its card came', () => {
    const t = table({
      catalog,
      p0: { hand: ['time-loop', 'wildlife-preserve', 'early-reader', 'hideout'] },
      bases: { tortuga: {} },
    });
    t.p0.plays('time-loop');
    t.p0.plays('wildlife-preserve', { on: 'tortuga' });
    t.p0.plays('early-reader', { on: 'tortuga' });
    t.p0.plays('hideout', { on: 'tortuga' });
    expect(t.told()).not.toContain('drew');
  });
});

describe('a trigger once for all that happens together', () => {
  it('fires once for several minions destroyed at the same time, and again the next time', () => {
    const t = table({
      catalog,
      p0: { hand: ['cannon', 'saucy-wench'] },
      bases: { tortuga: { p0: ['clerk'], p1: ['walker', 'zapbot', 'first-mate'] } },
    });
    t.p0.plays('cannon');
    t.p0.chooses('walker', 'zapbot');
    expect(t.zone('p0', 'hand')).toHaveLength(2);
    t.p0.plays('saucy-wench', { on: 'tortuga' });
    t.p0.chooses('first-mate');
    expect(t.zone('p0', 'hand')).toHaveLength(2);
    expect(t).toBeSettled();
  });
});

describe('more power here', () => {
  it.each([
    ['you, against each of the others', ['walker', 'scout'], ['scout'], [1, 0]],
    ['another player', [], ['scout'], [0, 1]],
    ['nobody in a tie', ['walker'], ['archmage'], [0, 0]],
  ])('is had by %s', (_, yours, theirs, [vp, cards]) => {
    const t = table({
      catalog,
      bases: {
        tortuga: { p0: ['bragger', ...yours], p1: theirs, p2: ['zapbot'] },
        'jungle-oasis': { p2: ['king-rex'] },
      },
    });
    t.p0.uses('bragger');
    expect([t.vp('p0'), t.zone('p0', 'hand').length]).toEqual([vp, cards]);
  });
});
