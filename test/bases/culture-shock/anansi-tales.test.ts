/** The bases of the Anansi Tales. */
import { describe, expect, it } from 'vitest';
import { table } from '../../table';

describe('culture-shock:anansis-web', () => {
  const bases = { 'anansis-web': { p0: ['scout'] }, tortuga: { p1: ['invader'] } };
  const hand = (...cards: string[]) => ({ p0: { hand: cards } });

  it('your first standard action may go to another hand instead of the discard pile, and you draw two cards', () => {
    const t = table({ ...hand('mystic-studies'), bases, players: 3 });
    t.p0.plays('mystic-studies');
    expect(t.p0.prompt).toBe('useAbility');
    t.p0.chooses('yes');
    expect(t.p0).toBeOffered(['p1', 'p2'], { orDecline: false });
    t.p0.chooses('p2');
    expect([t.where('mystic-studies'), t.zone('p0', 'hand').length]).toEqual(['p2 hand', 4]);
    expect(t).toBeSettled();
  });

  it('may be declined; a second standard action is not the first', () => {
    const t = table({ ...hand('time-loop', 'mystic-studies', 'beam-up'), bases });
    t.p0.plays('time-loop');
    t.p0.declines();
    expect(t.where('time-loop')).toBe('p0 discard');
    t.p0.plays('mystic-studies');
    expect([t.where('mystic-studies'), t.zone('p0', 'hand').length]).toEqual(['p0 discard', 3]);
    expect(t).toBeSettled();
  });

  it('an action that stays in play does not count', () => {
    const t = table({ ...hand('chronomage', 'upgrade', 'mystic-studies'), bases });
    t.p0.plays('chronomage', { on: 'tortuga' });
    t.p0.plays('upgrade', { on: 'invader' });
    expect(t).toBeSettled();
    t.p0.plays('mystic-studies');
    t.p0.chooses('yes');
    expect(t.where('mystic-studies')).toBe('p1 hand');
    expect(t).toBeSettled();
  });

  it('EX-CLAR-WEB an action that says itself where it goes does not set it off, and was the first', () => {
    const t = table({ ...hand('ear-of-corn', 'mystic-studies'), bases });
    t.p0.plays('ear-of-corn');
    expect([t.where('ear-of-corn'), t.zone('p0', 'hand')]).toEqual(['p1 hand', ['mystic-studies']]);
    t.p0.plays('mystic-studies');
    expect(t.where('mystic-studies')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('works with Pot of Wisdom, and with the action that finds another but not with that other one', () => {
    const pot = table({ ...hand('pot-of-wisdom', 'scout'), bases });
    pot.p0.plays('pot-of-wisdom');
    pot.p0.chooses('scout');
    pot.p0.chooses('yes');
    expect(pot.zone('p1', 'hand')).toEqual(['scout', 'pot-of-wisdom']);
    const gift = table({ p0: { hand: ['the-perfect-gift'], deck: ['beam-up', 'king-rex', 'king-rex'] }, bases });
    gift.p0.plays('the-perfect-gift');
    gift.p0.chooses('beam-up');
    gift.p0.chooses('beam-up');
    gift.p0.chooses('invader');
    gift.p0.chooses('yes'); // The Perfect Gift
    expect(gift.zone('p1', 'hand')).toEqual(['invader', 'beam-up', 'the-perfect-gift']);
    expect(gift.zone('p0', 'hand')).toHaveLength(2);
    expect(gift).toBeSettled();
  });

  it('is for players with a minion here only, and on any turn', () => {
    const t = table({ active: 'p1', p1: { hand: ['mystic-studies'] }, bases });
    t.p1.plays('mystic-studies');
    expect(t).toBeSettled();
    const special = table({
      active: 'p1',
      p0: { hand: ['full-sail'] },
      bases: { ...bases, 'jungle-oasis': { p1: ['king-rex', 'king-rex'], p0: ['zapbot'] } },
    });
    special.p1.finishes();
    special.p0.chooses('full-sail');
    special.p0.chooses('zapbot');
    special.p0.chooses('tortuga');
    special.p0.chooses('yes');
    expect(special.zone('p1', 'hand')).toContain('full-sail');
  });

  it('the same card played again in the turn is not the first again', () => {
    const t = table({ ...hand('time-loop', 'grave-robbing', 'mystic-studies'), bases });
    t.p0.plays('time-loop');
    t.p0.declines();
    t.p0.plays('grave-robbing');
    t.p0.plays('time-loop'); // robbed
    expect(t.where('time-loop')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('an action that you do not own goes where you say', () => {
    const t = table({ active: 'p1', p1: { hand: ['trading-stories', 'beam-up'] }, bases });
    t.p1.plays('trading-stories');
    t.p1.chooses('beam-up');
    t.endTurn();
    t.p0.plays('beam-up');
    t.p0.chooses('invader');
    t.p0.chooses('yes');
    expect([t.where('beam-up'), t.zone('p0', 'hand').length]).toEqual(['p1 hand', 2]);
  });
});

describe('culture-shock:storytellers-hut', () => {
  const bases = { 'storytellers-hut': {}, tortuga: { p0: ['scout'] } };
  const four = ['beam-up', 'mystic-studies', 'disenchant', 'summon'];

  it('each player may play an extra action on their turn, which lowers the breakpoint by 2', () => {
    const t = table({ p0: { hand: four }, p1: { hand: ['disenchant', 'mystic-studies'] }, bases });
    t.p0.plays('disenchant'); // the free action
    expect(t.breakpoint('storytellers-hut')).toBe(24);
    t.p0.plays('mystic-studies');
    expect([t.breakpoint('storytellers-hut'), t.told().includes('breakpointChanged')]).toEqual([22, true]);
    expect(t.p0.cannotPlay('summon')).toBe('noActionPlayLeft'); // once a turn
    t.endTurn();
    t.p1.plays('disenchant');
    t.p1.plays('mystic-studies');
    expect(t.breakpoint('storytellers-hut')).toBe(20);
    expect(t).toBeSettled();
  });

  it('the extra action may come first, and may be any kind of action played anywhere', () => {
    const t = table({ p0: { hand: ['upgrade', 'mystic-studies'] }, bases });
    const [offer] = t.legal('p0').offers;
    expect(offer).toMatchObject({ type: 'action', by: t.id('storytellers-hut') });
    t.p0.plays('upgrade', { on: 'scout', using: offer?.key ?? '' });
    expect([t.breakpoint('storytellers-hut'), t.legal('p0').offers]).toEqual([22, []]);
    t.p0.plays('mystic-studies'); // the free action
    expect(t.breakpoint('storytellers-hut')).toBe(22);
    expect(t).toBeSettled();
  });

  it('other extra actions, minions and Specials bring no counter', () => {
    const t = table({ p0: { hand: ['time-loop', 'mystic-studies', 'disenchant', 'zapbot'] }, bases });
    t.p0.plays('time-loop');
    t.p0.plays('mystic-studies');
    t.p0.plays('disenchant');
    t.p0.plays('zapbot', { on: 'storytellers-hut' });
    expect(t.breakpoint('storytellers-hut')).toBe(24);
  });

  it('EX-CLAR-HUT its counters are no +1 power counters, and those do not lower its breakpoint', () => {
    const t = table({
      p0: { hand: ['disenchant', 'pot-of-beans'] },
      bases: { 'storytellers-hut': { p0: ['scout'] } },
    });
    t.p0.plays('disenchant');
    t.p0.plays('pot-of-beans'); // the Hut is no choice
    expect([t.counters('storytellers-hut'), t.counters('scout')]).toEqual([0, 2]);
    expect(t.breakpoint('storytellers-hut')).toBe(22);
  });

  it.each([
    ['21 is not enough for 22', [], [0, 'table', 22]],
    [
      '23 is enough: it scores, comes back as the only base there is, and the counter is gone',
      ['zapbot'],
      [4, 'table', 24],
    ],
  ])('scores earlier for a counter (%s)', (_, more, outcome) => {
    const t = table({
      p0: { hand: ['disenchant', 'mystic-studies'] },
      bases: { 'storytellers-hut': { p0: ['king-rex', 'king-rex', 'king-rex', ...more] } },
      baseDeck: [],
    });
    t.p0.plays('disenchant');
    t.p0.plays('mystic-studies');
    t.p0.finishes();
    expect([t.vp('p0'), t.where('storytellers-hut'), t.breakpoint('storytellers-hut')]).toEqual(outcome);
  });
});
