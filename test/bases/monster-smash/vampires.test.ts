/** The bases of the Vampires. */
import { describe, expect, it } from 'vitest';
import { catalog } from '../../catalog';
import { table } from '../../table';

describe('the bases of the Vampires', () => {
  it.each([
    ['castle-blood', 18, [3, 1, 1]],
    ['crypt', 20, [4, 2, 2]],
  ])('%s has breakpoint %i and gives %j', (base, breakpoint, vp) => {
    expect(catalog.definition(`monster-smash:${base}`)).toMatchObject({ value: breakpoint, vp });
  });
});

describe('monster-smash:castle-blood', () => {
  it('lets a player put a counter on a minion they play here if another player has more power', () => {
    const t = table({ p0: { hand: ['invader'] }, bases: { 'castle-blood': { p1: ['archmage'] } } });
    t.p0.plays('invader', { on: 'castle-blood' });
    expect(t.p0.prompt).toBe('useAbility');
    t.p0.chooses('yes');
    expect([t.counters('invader'), t.counters('archmage')]).toEqual([1, 0]);
    expect(t).toBeSettled();
  });

  it('may be declined', () => {
    const t = table({ p0: { hand: ['invader'] }, bases: { 'castle-blood': { p1: ['archmage'] } } });
    t.p0.plays('invader', { on: 'castle-blood' });
    t.p0.declines();
    expect(t.counters('invader')).toBe(0);
    expect(t).toBeSettled();
  });

  it('gives nothing for as much power, or for more that is elsewhere or shared by several players', () => {
    const t = table({
      p0: { hand: ['archmage'] },
      bases: { 'castle-blood': { p1: ['laseratops'], p2: ['scout'] }, tortuga: { p1: ['king-rex'] } },
    });
    t.p0.plays('archmage', { on: 'castle-blood' });
    expect(t.counters('archmage')).toBe(0);
    expect(t).toBeSettled();
  });

  it('looks again at every play, with the totals of that moment', () => {
    const t = table({
      p0: { hand: ['zapbot', 'walker', 'gremlin'] },
      bases: { 'castle-blood': { p1: ['pirate-king'] } },
    });
    t.p0.plays('zapbot', { on: 'castle-blood' }); // 2 against 5
    t.p0.chooses('yes');
    t.p0.plays('gremlin', { on: 'castle-blood' }); // 5 against 5
    expect([t.counters('zapbot'), t.counters('gremlin')]).toEqual([1, 0]);
    const again = table({
      p0: { hand: ['zapbot', 'gremlin'] },
      bases: { 'castle-blood': { p1: ['pirate-king', 'scout'] } },
    });
    again.p0.plays('zapbot', { on: 'castle-blood' });
    again.p0.chooses('yes');
    again.p0.plays('gremlin', { on: 'castle-blood' });
    again.p0.chooses('yes');
    expect([again.counters('zapbot'), again.counters('gremlin')]).toEqual([1, 1]);
  });

  it.each([
    ['scout', 1], // 3 against 3 by its own counter
    ['archmage', 2],
  ])("comes after the minion's own ability (%s)", (other, counters) => {
    const t = table({ p0: { hand: ['fledgling-vampire'] }, bases: { 'castle-blood': { p1: [other] } } });
    t.p0.plays('fledgling-vampire', { on: 'castle-blood' });
    if (counters === 2) t.p0.chooses('yes');
    expect(t.counters('fledgling-vampire')).toBe(counters);
    expect(t).toBeSettled();
  });

  it("speaks to whoever plays the minion, on other players' turns as well", () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['shinobi'] },
      bases: { 'castle-blood': { p0: ['first-mate'], p1: ['king-rex', 'king-rex', 'archmage'] }, tortuga: {} },
    });
    t.p1.finishes();
    t.p0.chooses('shinobi');
    t.p0.chooses('yes');
    expect(t.counters('shinobi')).toBe(1);
  });

  it('gives nothing for a minion that is played elsewhere or moves here', () => {
    const t = table({
      p0: { hand: ['zapbot', 'way-of-deception'] },
      bases: { 'castle-blood': { p1: ['king-rex'] }, tortuga: { p1: ['pirate-king'] } },
    });
    t.p0.plays('zapbot', { on: 'tortuga' });
    t.p0.plays('way-of-deception');
    expect([t.where('zapbot'), t.counters('zapbot')]).toEqual(['castle-blood', 0]);
    expect(t).toBeSettled();
  });

  it('asks nothing if the minion has left play', () => {
    const t = table({ p0: { hand: ['zapbot'] }, bases: { 'castle-blood': { p1: ['king-rex', 'flame-trap'] } } });
    t.p0.plays('zapbot', { on: 'castle-blood' });
    t.p0.chooses('flame-trap'); // the trap first, then the castle
    expect(t.where('zapbot')).toBe('p0 discard');
    expect(t).toBeSettled();
  });
});

describe('monster-smash:crypt', () => {
  it('lets who destroys a minion here put a counter on one of their minions here', () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { crypt: { p0: ['invader', 'king-rex'], p1: ['scout', 'pirate-king'] }, tortuga: { p0: ['archmage'] } },
    });
    t.p0.plays('seeing-stars');
    t.p0.chooses('scout');
    expect(t.p0).toBeOffered(['invader', 'king-rex'], { orDecline: true });
    t.p0.chooses('invader');
    expect(t.counters('invader')).toBe(1);
    expect(t).toBeSettled();
  });

  it('may be declined', () => {
    const t = table({ p0: { hand: ['seeing-stars'] }, bases: { crypt: { p0: ['king-rex'], p1: ['scout'] } } });
    t.p0.plays('seeing-stars');
    t.p0.declines();
    expect(t.counters('king-rex')).toBe(0);
    expect(t).toBeSettled();
  });

  it('gives one counter for all minions that are destroyed together', () => {
    const t = table({
      p0: { hand: ['broadside'] },
      bases: { crypt: { p0: ['king-rex', 'invader'], p1: ['walker', 'first-mate', 'zapbot'] } },
    });
    t.p0.plays('broadside');
    t.p0.chooses('p1');
    t.p0.chooses('king-rex');
    expect([t.zone('p1', 'discard').length, t.counters('king-rex'), t.counters('invader')]).toEqual([3, 1, 0]);
    expect(t).toBeSettled();
  });

  it('gives one counter for each time, and for the first here if others died elsewhere', () => {
    const t = table({
      p0: { hand: ['cannon', 'saucy-wench'] },
      bases: { tortuga: { p1: ['zapbot'] }, crypt: { p0: ['king-rex'], p1: ['walker', 'first-mate'] } },
    });
    t.p0.plays('cannon');
    t.p0.chooses('zapbot', 'walker');
    t.p0.chooses('king-rex');
    t.p0.plays('saucy-wench', { on: 'crypt' });
    t.p0.chooses('first-mate');
    t.p0.chooses('king-rex');
    expect(t.counters('king-rex')).toBe(2);
    expect(t).toBeSettled();
  });

  it('counts your own minions as well', () => {
    const t = table({ p0: { hand: ['sacrifice'] }, bases: { crypt: { p0: ['king-rex', 'zapbot'] } } });
    t.p0.plays('sacrifice');
    t.p0.chooses('zapbot');
    expect(t.p0).toBeOffered(['king-rex'], { orDecline: true });
    t.p0.chooses('king-rex');
    expect(t.counters('king-rex')).toBe(1);
  });

  it("is the destroyer's, whoever loses the minion and whoever's turn it is", () => {
    const t = table({
      p0: { hand: ['zapbot'] },
      bases: { crypt: { p0: ['king-rex'], p1: ['leprechaun'] } },
    });
    t.p0.plays('zapbot', { on: 'crypt' });
    expect(t.p1).toBeOffered(['leprechaun'], { orDecline: true });
    t.p1.chooses('leprechaun');
    expect([t.counters('leprechaun'), t.counters('king-rex')]).toEqual([1, 0]);
    expect(t).toBeSettled();
  });

  it.each([
    ['the destroyer has no minion here', 'seeing-stars', { crypt: { p1: ['scout'] }, tortuga: { p0: ['king-rex'] } }],
    ['it happens elsewhere', 'seeing-stars', { crypt: { p0: ['king-rex'] }, tortuga: { p1: ['scout'] } }],
    ['the minion cannot be destroyed', 'big-gulp', { crypt: { p0: ['king-rex'], p1: ['warbot'] } }],
    ['the minion is returned', 'beam-up', { crypt: { p0: [], p1: ['scout'] } }],
    ['an action is destroyed', 'disenchant', { crypt: { p0: ['king-rex'], p1: ['full-moon'] } }],
  ])('gives nothing if %s', (_, action, bases) => {
    const t = table({ p0: { hand: [action] }, bases });
    t.p0.plays(action);
    expect(t.told()).not.toContain('countersChanged');
    expect(t).toBeSettled();
  });
});
