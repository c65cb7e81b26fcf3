/** The actions of the Werewolves that stay in play. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('werewolves/full-moon', () => {
  it('gives your minions here +1 power, from when they come to when they leave', () => {
    const t = table({
      p0: { hand: ['full-moon', 'dinghy', 'chronomage', 'zapbot'] },
      bases: { tortuga: { p0: ['invader'], p1: ['scout'] }, 'jungle-oasis': { p0: ['walker'] } },
    });
    expect(t.p0.cannotPlay('full-moon', { on: 'invader' })).not.toBe(null);
    t.p0.plays('chronomage', { on: 'jungle-oasis' });
    t.p0.plays('full-moon', { on: 'tortuga' });
    const powers = (): number[] => ['invader', 'walker', 'scout'].map((name) => t.power(name));
    expect([powers(), t.total('tortuga', 'p0')]).toEqual([[4, 2, 3], 4]);
    t.p0.plays('dinghy');
    t.p0.chooses('invader', 'walker');
    expect([powers(), t.where('walker'), t.where('invader')]).toEqual([[3, 3, 3], 'tortuga', 'jungle-oasis']);
    expect(t).toBeSettled();
  });

  it('follows its controller, whoever owns the minions', () => {
    const t = table({
      bases: { tortuga: { p0: ['full-moon', { card: 'scout', owner: 'p1' }], p1: [{ card: 'invader', owner: 'p0' }] } },
    });
    expect([t.power('scout'), t.power('invader')]).toEqual([4, 3]);
  });
});

/** Other minions at the base beside which a minion of power 4 has the highest power. */
const NOT_STRONGER = [
  ['alone', []],
  ['with another just as strong', ['laseratops']],
  ['with a weaker one', ['scout']],
] as const;

describe('werewolves/leader-of-the-pack', () => {
  const led = { card: 'archmage', with: { p0: ['leader-of-the-pack'] } };

  it.each(NOT_STRONGER)('gives an extra action if no minion here has more power than its own (%s)', (_, others) => {
    const t = table({
      p0: { hand: ['cannon', 'cannon', 'cannon'] },
      bases: { tortuga: { p1: [led, ...others] }, 'jungle-oasis': { p1: ['king-rex'] } },
    });
    t.p0.uses('leader-of-the-pack');
    t.p0.plays('cannon');
    t.p0.plays('cannon');
    expect(t.p0.cannotPlay('cannon')).toBe('noActionPlayLeft');
    expect(t.p0.canUse('leader-of-the-pack')).toBe(false);
    expect(t).toBeSettled();
  });

  it.each([
    ['yours', { p0: [led, 'king-rex'] }],
    ["another player's", { p0: [led], p1: [{ card: 'laseratops', counters: 1 }] }],
  ])('gives nothing if another has more (%s)', (_, tortuga) => {
    const t = table({ p0: { hand: ['cannon', 'cannon'] }, bases: { tortuga } });
    t.p0.uses('leader-of-the-pack');
    t.p0.plays('cannon');
    expect(t.p0.cannotPlay('cannon')).toBe('noActionPlayLeft');
  });

  it("is used by its own controller on any player's minion", () => {
    const t = table({ active: 'p1', bases: { tortuga: { p1: [led] } } });
    expect(t.p1.canUse('leader-of-the-pack')).toBe(false);
    t.endTurn();
    expect(t.p0.canUse('leader-of-the-pack')).toBe(true);
  });

  it("is another talent than its minion's", () => {
    const t = table({
      p0: { hand: ['leader-of-the-pack', 'cannon'] },
      bases: { tortuga: { p0: ['teenage-wolf'], p1: ['laseratops'] } },
    });
    expect(t.p0.cannotPlay('leader-of-the-pack', { on: 'tortuga' })).not.toBe(null);
    t.p0.plays('leader-of-the-pack', { on: 'teenage-wolf' });
    t.p0.uses('teenage-wolf'); // 4 against 4 from now on
    t.p0.uses('leader-of-the-pack');
    expect([t.p0.canUse('teenage-wolf'), t.p0.cannotPlay('cannon')]).toEqual([false, null]);
  });
});

describe('werewolves/moontouched', () => {
  it.each(NOT_STRONGER)('draws a card if no minion here has more power than its own (%s)', (_, others) => {
    const t = table({
      bases: {
        tortuga: { p1: [{ card: 'archmage', with: { p0: ['moontouched'] } }, ...others] },
        'jungle-oasis': { p1: ['king-rex'] },
      },
    });
    t.p0.uses('moontouched');
    expect([t.zone('p0', 'hand').length, t.zone('p1', 'hand').length]).toEqual([1, 0]);
    expect(t.p0.canUse('moontouched')).toBe(false);
    expect(t).toBeSettled();
  });

  it('draws nothing if one has more', () => {
    const t = table({
      bases: { tortuga: { p0: [{ card: 'invader', with: { p0: ['moontouched'] } }], p1: ['laseratops'] } },
    });
    t.p0.uses('moontouched');
    expect(t.zone('p0', 'hand')).toEqual([]);
  });

  it('is used on your own turn only', () => {
    const t = table({ p0: { hand: ['moontouched'] }, bases: { tortuga: { p0: ['invader'] } } });
    expect(t.p0.cannotPlay('moontouched', { on: 'tortuga' })).not.toBe(null);
    t.p0.plays('moontouched', { on: 'invader' });
    expect(t.p0.canUse('moontouched')).toBe(true);
    t.endTurn();
    expect([t.p0.canUse('moontouched'), t.p1.canUse('moontouched')]).toEqual([false, false]);
  });
});

describe('werewolves/marking-territory', () => {
  const setup = (there: Parameters<typeof table>[0]) => table({ active: 'p1', baseDeck: ['ninja-dojo'], ...there });

  it('makes the breakpoint 0 until the end of your turn if you have more power here at its start', () => {
    const t = setup({ bases: { tortuga: { p0: ['invader', 'marking-territory'], p1: ['first-mate'] } } });
    expect(t.breakpoint('tortuga')).toBe(21);
    t.endTurn();
    expect([t.state.active, t.breakpoint('tortuga')]).toEqual([0, 0]);
    t.p0.finishes();
    t.p1.declines();
    expect([t.bases, t.vp('p0'), t.vp('p1')]).toEqual([['ninja-dojo'], 4, 3]);
    expect(t.where('marking-territory')).toBe('p0 discard');
  });

  it.each([
    ['as much', ['scout']],
    ['more', ['king-rex']],
  ])('does nothing if another player has %s', (_, others) => {
    const t = setup({ bases: { tortuga: { p0: ['invader', 'marking-territory'], p1: others } } });
    t.endTurn();
    expect(t.breakpoint('tortuga')).toBe(21);
  });

  it('is compared with each other player, and nothing against nothing is a tie', () => {
    const t = setup({ bases: { tortuga: { p0: ['invader', 'marking-territory'], p1: ['walker'], p2: ['zapbot'] } } });
    t.endTurn();
    t.endTurn();
    expect([t.state.active, t.breakpoint('tortuga')]).toEqual([0, 0]);
    const empty = setup({ bases: { tortuga: { p0: ['marking-territory'] } } });
    empty.endTurn();
    expect(empty.breakpoint('tortuga')).toBe(21);
  });

  it('counts power that comes before it at the start of the turn', () => {
    const t = setup({
      bases: { tortuga: { p0: ['invader', 'marking-territory', 'summon-wolves'], p1: ['scout'] } },
    });
    t.p1.finishes();
    t.p0.chooses('summon-wolves');
    expect(t.breakpoint('tortuga')).toBe(0);
  });

  it('looks only then: neither winning nor losing the lead later matters', () => {
    const t = setup({
      p0: { hand: ['way-of-deception'] },
      bases: { tortuga: { p0: ['invader', 'marking-territory'], p1: ['walker'] }, 'jungle-oasis': {} },
    });
    t.endTurn();
    t.p0.plays('way-of-deception');
    expect([t.total('tortuga', 'p0'), t.breakpoint('tortuga')]).toEqual([0, 0]);
    t.p0.finishes();
    expect(t.vp('p1')).toBe(4);
    const late = setup({
      p0: { hand: ['king-rex'] },
      bases: { tortuga: { p0: ['invader', 'marking-territory'], p1: ['scout'] } },
    });
    late.endTurn();
    late.p0.plays('king-rex', { on: 'tortuga' });
    expect(late.breakpoint('tortuga')).toBe(21);
  });

  it('is over when the base has scored, even if the same base comes back', () => {
    const t = setup({ baseDeck: [], bases: { tortuga: { p0: ['invader', 'marking-territory'] } } });
    t.endTurn();
    t.endTurn();
    expect([t.vp('p0'), t.bases, t.breakpoint('tortuga')]).toEqual([4, ['tortuga'], 21]);
    expect(t).toBeSettled();
  });

  it('is for this base alone', () => {
    const t = setup({
      bases: { tortuga: { p0: ['invader', 'marking-territory'] }, 'jungle-oasis': { p0: ['zapbot'] } },
    });
    t.endTurn();
    expect([t.breakpoint('tortuga'), t.breakpoint('jungle-oasis')]).toEqual([0, 12]);
  });
});

describe('werewolves/unstoppable', () => {
  const safe = (seat: 'p0' | 'p1') => ({ card: 'scout', with: { [seat]: ['unstoppable'] } });

  it.each(['p0', 'p1'] as const)('keeps its minion from being destroyed by anyone, on any minion (by %s)', (by) => {
    const t = table({ active: by, [by]: { hand: ['seeing-stars'] }, bases: { tortuga: { p1: [safe('p0')] } } });
    t[by].plays('seeing-stars');
    expect([t.where('scout'), t.where('unstoppable')]).toEqual(['tortuga', 'on scout']);
    expect(t).toBeSettled();
  });

  it('protects no other minion', () => {
    const t = table({ p0: { hand: ['seeing-stars'] }, bases: { tortuga: { p1: [safe('p1'), 'invader'] } } });
    t.p0.plays('seeing-stars');
    t.p0.chooses('invader');
    expect(t.where('invader')).toBe('p1 discard');
  });

  it.each([
    ['beam-up', 'p1 hand'],
    ['shanghai', 'jungle-oasis'],
    ['disintegrator', 'p1 deck'],
  ])('keeps off nothing else (%s)', (action, where) => {
    const t = table({ p0: { hand: [action] }, bases: { tortuga: { p1: [safe('p1')] }, 'jungle-oasis': {} } });
    t.p0.plays(action);
    expect(t.where('scout')).toBe(where);
    expect(t).toBeSettled();
  });

  it('does not keep it from being discarded after a scoring', () => {
    const t = table({
      p0: { hand: ['unstoppable'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'pirate-king'] }, tortuga: {} },
    });
    expect(t.p0.cannotPlay('unstoppable', { on: 'tortuga' })).not.toBe(null);
    t.p0.plays('unstoppable', { on: 'king-rex' });
    t.p0.finishes();
    expect([t.where('king-rex'), t.where('unstoppable')]).toEqual(['p0 discard', 'p0 discard']);
  });
});
