/** The bases of the Werewolves. */
import { describe, expect, it } from 'vitest';
import { catalog } from '../../catalog';
import { table } from '../../table';

describe('the bases of the Werewolves', () => {
  it.each([
    ['moot-site', 15, [2, 1, 0]],
    ['standing-stones', 20, [4, 2, 1]],
  ])('%s has breakpoint %i and gives %j', (base, breakpoint, vp) => {
    expect(catalog.definition(`monster-smash:${base}`)).toMatchObject({ value: breakpoint, vp });
  });
});

describe('monster-smash:moot-site', () => {
  it('gives the first minion played here each turn +2 power until the end of the turn', () => {
    const t = table({
      p0: { hand: ['zapbot', 'walker'] },
      p1: { hand: ['invader'] },
      bases: { 'moot-site': { p0: ['scout'] }, tortuga: {} },
    });
    const powers = (): number[] => ['zapbot', 'walker', 'scout'].map((name) => t.power(name));
    t.p0.plays('zapbot', { on: 'moot-site' });
    t.p0.plays('walker', { on: 'moot-site' });
    t.p0.chooses('keep');
    expect(powers()).toEqual([4, 2, 3]);
    t.endTurn();
    expect(powers()).toEqual([2, 2, 3]);
    t.p1.plays('invader', { on: 'moot-site' });
    expect(t.power('invader')).toBe(5);
    expect(t).toBeSettled();
  });

  it('counts the minions of all players together', () => {
    const t = table({
      p0: { hand: ['invader', 'howler'] },
      p1: { hand: ['shinobi'] },
      bases: { 'moot-site': { p0: ['king-rex'], p1: ['archmage', 'first-mate'] }, tortuga: {} },
    });
    t.p0.plays('invader', { on: 'moot-site' });
    t.p0.finishes(); // 18 of 15
    t.p1.chooses('shinobi');
    expect([t.power('invader'), t.power('shinobi')]).toEqual([5, 3]);
  });

  it("gives it to another player's minion if that is the first", () => {
    const t = table({
      p1: { hand: ['shinobi', 'shinobi'] },
      bases: { 'moot-site': { p0: ['king-rex', 'king-rex'], p1: ['first-mate'] }, tortuga: {} },
    });
    t.p0.finishes();
    t.p1.chooses('shinobi');
    expect(t.power('shinobi')).toBe(5);
  });

  it('takes the first that was played, even if it played another one here', () => {
    const t = table({
      p0: { hand: ['hoverbot'], deck: ['zapbot'] },
      bases: { 'moot-site': {}, tortuga: {} },
    });
    t.p0.plays('hoverbot', { on: 'moot-site' });
    t.p0.chooses('zapbot');
    t.p0.chooses('moot-site');
    expect([t.power('hoverbot'), t.power('zapbot')]).toEqual([5, 2]);
  });

  it('does not count minions that move here or are played elsewhere', () => {
    const t = table({
      p0: { hand: ['zapbot', 'walker', 'way-of-deception'] },
      bases: { 'moot-site': {}, tortuga: {} },
    });
    t.p0.plays('zapbot', { on: 'tortuga' });
    t.p0.plays('way-of-deception');
    expect([t.where('zapbot'), t.power('zapbot')]).toEqual(['moot-site', 2]);
    t.p0.plays('walker', { on: 'moot-site' });
    t.p0.chooses('keep');
    expect(t.power('walker')).toBe(4);
  });

  it('comes after its own ability, and is no help if that took the minion away', () => {
    const t = table({ p0: { hand: ['fledgling-vampire'] }, bases: { 'moot-site': { p1: ['scout'] } } });
    t.p0.plays('fledgling-vampire', { on: 'moot-site' }); // 2 against 3
    expect([t.counters('fledgling-vampire'), t.power('fledgling-vampire')]).toEqual([1, 5]);
    const gone = table({ p0: { hand: ['heavy-drinker', 'zapbot'] }, bases: { 'moot-site': {} } });
    gone.p0.plays('heavy-drinker', { on: 'moot-site' });
    gone.p0.chooses('heavy-drinker');
    expect(gone.where('heavy-drinker')).toBe('p0 discard');
    expect(gone).toBeSettled();
  });
});

describe('monster-smash:standing-stones', () => {
  it('lets the talent of one minion here be used a second time, and not a third', () => {
    const t = table({ bases: { 'standing-stones': { p0: ['teenage-wolf', 'teenage-wolf'] } } });
    const first = t.id('teenage-wolf#1');
    const second = t.id('teenage-wolf#2');
    const uses = (card: number): void => t.do(0, { type: 'use', card, ability: 'talent' });
    const usable = (): number[] => t.legal('p0').uses.map(({ card }) => card);
    uses(first);
    uses(second);
    expect(usable()).toEqual([first, second]);
    uses(first);
    expect([t.power('teenage-wolf#1'), t.power('teenage-wolf#2')]).toEqual([5, 4]);
    expect(usable()).toEqual([]);
    expect(() => uses(second)).toThrow('notUsable');
    expect(t).toBeSettled();
  });

  it('leaves the first use to the others', () => {
    const t = table({ bases: { 'standing-stones': { p0: ['teenage-wolf', 'teenage-wolf'] } } });
    t.p0.uses('teenage-wolf#1');
    t.p0.uses('teenage-wolf#1');
    t.p0.uses('teenage-wolf#2');
    expect([t.power('teenage-wolf#1'), t.power('teenage-wolf#2')]).toEqual([5, 4]);
    expect(t.p0.canUse('teenage-wolf#2')).toBe(false);
  });

  it('is there again on each of your turns, for each player', () => {
    const t = table({ bases: { 'standing-stones': { p0: ['teenage-wolf'], p1: ['teenage-wolf'] } } });
    for (const player of [t.p0, t.p1, t.p0]) {
      player.uses('teenage-wolf');
      player.uses('teenage-wolf');
      expect(player.canUse('teenage-wolf')).toBe(false);
      t.endTurn();
    }
  });

  it('does nothing for minions elsewhere, those that have left after their first use included', () => {
    const t = table({
      p0: { hand: ['way-of-deception'] },
      bases: { 'standing-stones': { p0: ['teenage-wolf'] }, tortuga: {} },
    });
    t.p0.uses('teenage-wolf');
    expect(t.p0.canUse('teenage-wolf')).toBe(true);
    t.p0.plays('way-of-deception');
    expect([t.where('teenage-wolf'), t.p0.canUse('teenage-wolf')]).toEqual(['tortuga', false]);
  });

  it('lets a minion that has come here use its talent again', () => {
    const t = table({
      p0: { hand: ['way-of-deception'] },
      bases: { 'standing-stones': {}, tortuga: { p0: ['teenage-wolf'] } },
    });
    t.p0.uses('teenage-wolf');
    expect(t.p0.canUse('teenage-wolf')).toBe(false);
    t.p0.plays('way-of-deception');
    t.p0.uses('teenage-wolf');
    expect(t.power('teenage-wolf')).toBe(5);
  });

  it('is used up by a minion that has left since', () => {
    const t = table({
      p0: { hand: ['beam-up'] },
      bases: { 'standing-stones': { p0: ['teenage-wolf', 'teenage-wolf'] } },
    });
    const first = t.id('teenage-wolf#1');
    const second = t.id('teenage-wolf#2');
    for (const card of [first, first, second]) t.do(0, { type: 'use', card, ability: 'talent' });
    t.p0.plays('beam-up');
    t.do(0, { type: 'answer', answer: [first] });
    expect([t.where(first), t.legal('p0').uses]).toEqual(['p0 hand', []]);
  });

  it('does nothing for talents of actions on the minions here', () => {
    const t = table({
      bases: { 'standing-stones': { p0: [{ card: 'teenage-wolf', with: { p0: ['moontouched'] } }] } },
    });
    t.p0.uses('moontouched');
    expect([t.p0.canUse('moontouched'), t.p0.canUse('teenage-wolf')]).toEqual([false, true]);
    t.p0.uses('teenage-wolf');
    expect(t.p0.canUse('teenage-wolf')).toBe(true);
  });
});
