/** The bases of the Night Post. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../catalog';
import { type Setup, table } from '../table';

const catalog = await catalogWith('community');
const post = (setup: Setup) => table({ catalog, ...setup });

describe('night-post:sorting-hall', () => {
  it('lets the controller of a minion that moves here draw a card', () => {
    const t = post({
      p0: { hand: ['shanghai'] },
      bases: { 'sorting-hall': {}, tortuga: { p1: [{ card: 'gnome', owner: 'p0' }] } },
    });
    t.p0.plays('shanghai');
    expect(t.where('gnome')).toBe('sorting-hall');
    expect([t.zone('p0', 'hand'), t.zone('p1', 'hand')]).toEqual([[], ['king-rex']]);
    expect(t).toBeSettled();
  });

  it('does so once a turn, and not for minions that are played here or move away', () => {
    const t = post({
      p0: { hand: ['dinghy', 'zapbot'] },
      bases: { 'sorting-hall': {}, tortuga: { p0: ['gnome', 'warbot'] } },
    });
    t.p0.plays('dinghy');
    t.p0.chooses('gnome', 'warbot');
    expect([t.where('gnome'), t.where('warbot')]).toEqual(['sorting-hall', 'sorting-hall']);
    expect(t.zone('p0', 'hand').sort()).toEqual(['king-rex', 'zapbot']);

    const away = post({
      p0: { hand: ['way-of-deception', 'warbot'] },
      bases: { 'sorting-hall': { p0: ['gnome'] }, tortuga: {} },
    });
    away.p0.plays('warbot', { on: 'sorting-hall' });
    away.p0.plays('way-of-deception');
    away.p0.chooses('gnome');
    expect(away.where('gnome')).toBe('tortuga');
    expect(away.zone('p0', 'hand')).toEqual([]);
  });
});

describe('night-post:all-night-counter', () => {
  const atTurnOf1 = (p1: readonly string[], hand: readonly string[]) => {
    const t = post({
      p1: { hand },
      bases: { 'all-night-counter': { p0: ['zapbot'], p1 }, tortuga: { p1: ['nukebot'] } },
    });
    t.p0.finishes();
    return t;
  };

  it('lets the player whose turn begins discard a card for a counter on one of their minions here', () => {
    const t = atTurnOf1(['gnome', 'warbot'], ['cannon', 'dinghy']);
    expect(t.p1).toBeOffered(['yes', 'no']);
    t.p1.chooses('yes');
    t.p1.chooses('cannon');
    expect(t.p1).toBeOffered(['gnome', 'warbot'], { orDecline: false });
    t.p1.chooses('warbot');
    expect([t.where('cannon'), t.power('warbot'), t.counters('gnome')]).toEqual(['p1 discard', 5, 0]);
    expect(t).toBeSettled();
  });

  it('may be declined', () => {
    const t = atTurnOf1(['gnome'], ['cannon']);
    t.p1.declines();
    expect([t.where('cannon'), t.counters('gnome')]).toEqual(['p1 hand', 0]);
    expect(t).toBeSettled();
  });

  it('asks nobody without a minion here or without a card', () => {
    for (const t of [atTurnOf1([], ['cannon']), atTurnOf1(['gnome'], [])]) {
      expect(t.state.active).toBe(1);
      expect(t).toBeSettled();
    }
  });
});
