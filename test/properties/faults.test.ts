/** Abilities that throw or never end: the checkpoint is restored, the card is named, the match goes on. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../catalog';
import { type Setup, table } from '../table';

const catalog = await catalogWith('faulty');
const faulty = (setup: Setup) => table({ catalog, ...setup });

describe('a failing ability', () => {
  it.each([
    ['thrower', 'boom'],
    ['looper', 'it never ends'],
  ])('%s: rolls the move back and is ignored from then on', (card, message) => {
    const t = faulty({ p0: { hand: [card, 'honest-one'], vp: 1 }, bases: { 'sound-base': {} } });
    t.p0.plays(card, { on: 'sound-base' });
    expect(t.events).toContainEqual({ type: 'abilityFailed', def: `saboteurs/${card}`, message });
    expect(t.where(card)).toBe('p0 hand');
    expect(t.vp('p0')).toBe(1);
    expect(t).toBeSettled();
    t.p0.plays(card, { on: 'sound-base' });
    expect(t.where(card)).toBe('sound-base');
    expect(t.power(card)).toBe(2);
    expect(t).toBeSettled();
    t.endTurn();
    expect(t.state.active).toBe(1);
  });

  it('that fails after an answer rolls back to before the move', () => {
    const t = faulty({ p0: { hand: ['late-thrower'] }, bases: { 'sound-base': {} } });
    t.p0.plays('late-thrower', { on: 'sound-base' });
    t.p0.chooses('yes');
    expect(t.told()).toEqual(['abilityFailed', 'rolledBack']);
    expect(t.where('late-thrower')).toBe('p0 hand');
    expect(t).toBeSettled();
  });

  it.each([
    ['watcher', 'seen'],
    ['doubter', 'in doubt'],
    ['lost-one', 'nobody there'],
  ])("%s: another player's failing trigger does not stop one from playing", (card, message) => {
    const t = faulty({ p0: { hand: ['honest-one'] }, bases: { 'sound-base': { p1: [card] } } });
    t.p0.plays('honest-one', { on: 'sound-base' });
    expect(t.state.faults).toEqual([{ def: `saboteurs/${card}`, message }]);
    if (t.where('honest-one') === 'p0 hand') t.p0.plays('honest-one', { on: 'sound-base' });
    expect(t.where('honest-one')).toBe('sound-base');
    expect(t).toBeSettled();
  });

  it('in a query counts for nothing', () => {
    const t = faulty({ p0: { hand: ['honest-one'] }, bases: { 'sound-base': { p1: ['liar'] } } });
    expect(t.power('liar')).toBe(2);
    t.p0.plays('honest-one', { on: 'sound-base' });
    expect(t.view('p0').bases[0]?.total).toBe(5);
    expect(t).toBeSettled();
  });

  it('in a replacement rolls back, and then the destruction goes through', () => {
    const t = faulty({ p0: { hand: ['seeing-stars'] }, bases: { 'sound-base': { p1: ['guard'] } } });
    t.p0.plays('seeing-stars');
    expect(t.state.faults).toEqual([{ def: 'saboteurs/guard', message: 'off guard' }]);
    t.p0.plays('seeing-stars');
    expect(t.where('guard')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('in a talent leaves the talent unused and ignored', () => {
    const t = faulty({ bases: { 'sound-base': { p0: ['tinker'] } } });
    t.p0.uses('tinker');
    expect(t.told()).toEqual(['abilityFailed', 'rolledBack']);
    expect(t.p0.canUse('tinker')).toBe(false);
    expect(t).toBeSettled();
  });

  it('of a base at the start of a turn does not stop the turn from beginning', () => {
    const t = faulty({ bases: { 'cracked-base': {}, 'sound-base': {} } });
    t.endTurn();
    expect(t.state.faults).toEqual([{ def: 'faulty:cracked-base', message: 'cracked' }]);
    expect(t.state.active).toBe(1);
    expect(t.state.step).toBe('playCards');
    t.endTurn();
    expect(t.state.active).toBe(0);
    expect(t).toBeSettled();
  });
});
