/** The minions of the Vigilantes that do something when they are played. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('vigilantes/dusty-henry', () => {
  const upgraded = { card: 'gremlin', with: { p0: ['upgrade'] } };
  const setup = {
    p0: { hand: ['dusty-henry'], deck: [] },
    p1: { hand: ['scout'] },
    bases: { tortuga: { p1: [upgraded, 'king-rex'] }, 'ninja-dojo': { p1: ['invader'] } },
  };

  it("may shuffle any minion here into its owner's deck; it is not destroyed, and what is on it is discarded", () => {
    const t = table(setup);
    t.p0.plays('dusty-henry', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['gremlin', 'king-rex', 'dusty-henry'], { orDecline: true });
    t.p0.chooses('gremlin');
    expect([t.where('gremlin'), t.where('upgrade'), t.zone('p1', 'hand')]).toEqual([
      'p1 deck',
      'p0 discard',
      ['scout'],
    ]);
    expect(t).toBeSettled();
  });

  it('may shuffle itself, or nothing', () => {
    const t = table(setup);
    t.p0.plays('dusty-henry', { on: 'tortuga' });
    t.p0.chooses('dusty-henry');
    expect(t.where('dusty-henry')).toBe('p0 deck');
    const other = table(setup);
    other.p0.plays('dusty-henry', { on: 'tortuga' });
    other.p0.declines();
    expect([other.where('dusty-henry'), other.where('gremlin')]).toEqual(['tortuga', 'tortuga']);
    expect(other).toBeSettled();
  });

  it('sends a minion to its owner, not to its controller', () => {
    const t = table({ ...setup, bases: { tortuga: { p1: [{ card: 'invader', owner: 'p0' }] } } });
    t.p0.plays('dusty-henry', { on: 'tortuga' });
    t.p0.chooses('invader');
    expect(t.where('invader')).toBe('p0 deck');
    expect(t).toBeSettled();
  });
});

describe('vigilantes/shift', () => {
  const setup = { p0: { hand: ['shift'], deck: ['zapbot'], discard: ['scout', 'disenchant', 'invader', 'warbot'] } };

  it('places two minions of your discard pile on top of your deck, in the order you like', () => {
    const t = table(setup);
    t.p0.plays('shift', { on: 'jungle-oasis' });
    expect(t.p0).toBeOffered(['scout', 'invader', 'warbot'], { orDecline: true });
    t.p0.chooses('scout', 'warbot');
    t.p0.chooses('warbot', 'scout');
    expect(t.zone('p0', 'deck')).toEqual(['warbot', 'scout', 'zapbot']);
    expect(t.zone('p0', 'discard')).toEqual(['disenchant', 'invader']);
    expect(t).toBeSettled();
  });

  it('places one, or none; three are too many', () => {
    const one = table(setup);
    one.p0.plays('shift', { on: 'jungle-oasis' });
    expect(() => one.p0.chooses('scout', 'invader', 'warbot')).toThrow();
    one.p0.chooses('invader');
    expect(one.zone('p0', 'deck')).toEqual(['invader', 'zapbot']);
    const none = table(setup);
    none.p0.plays('shift', { on: 'jungle-oasis' });
    none.p0.declines();
    expect(none.zone('p0', 'deck')).toEqual(['zapbot']);
    expect(none).toBeSettled();
  });

  it('does nothing without a minion in your discard pile', () => {
    const t = table({ p0: { hand: ['shift'], discard: ['disenchant'] }, p1: { discard: ['scout'] } });
    t.p0.plays('shift', { on: 'jungle-oasis' });
    expect(t.zone('p0', 'discard')).toEqual(['disenchant']);
    expect(t).toBeSettled();
  });
});

describe('vigilantes/stoneford', () => {
  it('takes an action of any kind from your deck into your hand, unseen, and shuffles', () => {
    const t = table({ p0: { hand: ['stoneford'], deck: ['scout', 'disenchant', 'upgrade', 'flame-trap'] } });
    t.p0.plays('stoneford', { on: 'jungle-oasis' });
    expect(t.p0).toBeOffered(['disenchant', 'upgrade', 'flame-trap'], { orDecline: false });
    t.p0.chooses('upgrade');
    expect([t.zone('p0', 'hand'), t.zone('p0', 'deck').length]).toEqual([['upgrade'], 3]);
    expect(t.told()).toContain('shuffled');
    expect(t.told()).not.toContain('revealed');
    expect(t.view('p1').cards[t.id('upgrade')]).toBeUndefined();
    expect(t).toBeSettled();
  });

  it('only shuffles a deck without actions', () => {
    const t = table({ p0: { hand: ['stoneford'], deck: ['scout', 'invader'], discard: ['disenchant'] } });
    t.p0.plays('stoneford', { on: 'jungle-oasis' });
    t.p0.declines(); // has seen the deck
    expect([t.zone('p0', 'hand'), t.zone('p0', 'discard')]).toEqual([[], ['disenchant']]);
    expect(t.told()).toContain('shuffled');
    expect(t).toBeSettled();
  });
});
