/** The actions of the Vigilantes that are played on bases and minions. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../../catalog';
import { table } from '../../../table';

const termed = await catalogWith('terms');

describe('vigilantes/feeling-lucky', () => {
  const lucky = { card: 'king-rex', with: { p0: ['feeling-lucky'] } };

  it('destroys the minion after its controller has played an action of any kind, when that has been resolved', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['upgrade'] },
      bases: { tortuga: { p1: [lucky, 'zapbot'] } },
    });
    t.p1.plays('upgrade', { on: 'zapbot' });
    expect([t.where('king-rex'), t.where('feeling-lucky')]).toEqual(['p1 discard', 'p0 discard']);
    expect(t.where('upgrade')).toBe('on zapbot');
    expect(t).toBeSettled();
  });

  it("is not set off by a minion, by another player's action, or by its own play on another's minion", () => {
    const t = table({
      p0: { hand: ['feeling-lucky', 'mystic-studies'] },
      p1: { hand: ['zapbot'] },
      p2: { hand: ['mystic-studies'] },
      bases: { tortuga: { p1: ['king-rex'] } },
    });
    t.p0.plays('feeling-lucky', { on: 'king-rex' });
    expect(t.where('king-rex')).toBe('tortuga');
    t.endTurn();
    t.p1.plays('zapbot', { on: 'tortuga' });
    t.endTurn();
    t.p2.plays('mystic-studies');
    t.endTurn();
    t.p0.plays('mystic-studies');
    expect([t.where('king-rex'), t.where('feeling-lucky')]).toEqual(['tortuga', 'on king-rex']);
    expect(t).toBeSettled();
  });

  it('counts its own play if it is put on your own minion', () => {
    const t = table({ p0: { hand: ['feeling-lucky'] }, bases: { tortuga: { p0: ['scout'] } } });
    t.p0.plays('feeling-lucky', { on: 'scout' });
    expect([t.where('scout'), t.where('feeling-lucky')]).toEqual(['p0 discard', 'p0 discard']);
    expect(t).toBeSettled();
  });

  it('goes by who controls the minion, not by who owns it', () => {
    const t = table({
      p0: { hand: ['mystic-studies'] },
      p1: { hand: ['mystic-studies'] },
      bases: { tortuga: { p1: [{ ...lucky, owner: 'p0' }] } },
    });
    t.p0.plays('mystic-studies');
    expect(t.where('king-rex')).toBe('tortuga');
    t.endTurn();
    t.p1.plays('mystic-studies');
    expect(t.where('king-rex')).toBe('p0 discard');
  });

  it("spares the minion if the action has destroyed this card or taken it to another player's minion", () => {
    const destroyed = table({ active: 'p1', p1: { hand: ['disenchant'] }, bases: { tortuga: { p1: [lucky] } } });
    destroyed.p1.plays('disenchant');
    expect([destroyed.where('king-rex'), destroyed.where('feeling-lucky')]).toEqual(['tortuga', 'p0 discard']);
    const taken = table({
      catalog: termed,
      active: 'p1',
      p1: { hand: ['rehang'] },
      bases: { tortuga: { p1: [lucky], p0: ['scout'] } },
    });
    taken.p1.plays('rehang');
    expect([taken.where('king-rex'), taken.where('feeling-lucky')]).toEqual(['tortuga', 'on scout']);
    expect(taken.where('scout')).toBe('tortuga');
    expect(taken).toBeSettled();
  });

  it('stays with a minion that cannot be destroyed', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['mystic-studies'] },
      bases: { tortuga: { p1: [{ card: 'warbot', with: { p0: ['feeling-lucky'] } }] } },
    });
    t.p1.plays('mystic-studies');
    expect([t.where('warbot'), t.where('feeling-lucky')]).toEqual(['tortuga', 'on warbot']);
    expect(t).toBeSettled();
  });
});

describe('vigilantes/lets-finish-this', () => {
  const both = { p0: ['zapbot', 'lets-finish-this'], p1: ['scout'] };

  it('at the start of your turn the starting breakpoint becomes 0 where you and another have minions; the base scores', () => {
    const t = table({ active: 'p1', bases: { tortuga: both, 'ninja-dojo': {} } });
    t.endTurn();
    expect(t.breakpoint('tortuga')).toBe(0);
    t.p0.finishes();
    expect([t.vp('p1'), t.vp('p0')]).toEqual([4, 3]);
  });

  it('does nothing on the turn it is played or at the start of the turn of another', () => {
    const t = table({
      p0: { hand: ['lets-finish-this'] },
      bases: { tortuga: { p0: ['zapbot'], p1: ['scout'] }, 'ninja-dojo': {} },
    });
    t.p0.plays('lets-finish-this', { on: 'tortuga' });
    expect(t.breakpoint('tortuga')).toBe(21);
    t.endTurn();
    expect(t.breakpoint('tortuga')).toBe(21);
    t.endTurn();
    expect(t.breakpoint('tortuga')).toBe(0);
  });

  it.each([
    ['only you have a minion there', { p0: ['zapbot', 'lets-finish-this'] }],
    ['only others have minions there', { p0: ['lets-finish-this'], p1: ['scout'], p2: ['scout'] }],
  ])('does nothing if %s', (_, tortuga) => {
    const players = 'p2' in tortuga ? 3 : 2;
    const t = table({ players, active: `p${players - 1}` as 'p1', bases: { tortuga, 'ninja-dojo': {} } });
    t.endTurn();
    expect(t.breakpoint('tortuga')).toBe(21);
  });

  it('is checked only then: arrivals come too late, departures undo nothing', () => {
    const late = table({
      active: 'p1',
      p0: { hand: ['shanghai'] },
      bases: { tortuga: { p0: ['zapbot', 'lets-finish-this'] }, 'ninja-dojo': { p1: ['invader'] } },
    });
    late.endTurn();
    late.p0.plays('shanghai');
    expect([late.where('invader'), late.breakpoint('tortuga')]).toEqual(['tortuga', 21]);
    const gone = table({
      active: 'p1',
      p0: { hand: ['shanghai'] },
      bases: { tortuga: { ...both, p1: ['invader'] }, 'ninja-dojo': {} },
    });
    gone.endTurn();
    gone.p0.plays('shanghai');
    expect([gone.where('invader'), gone.breakpoint('tortuga')]).toEqual(['ninja-dojo', 0]);
    gone.p0.finishes();
    expect([gone.vp('p0'), gone.vp('p1')]).toEqual([4, 0]);
  });

  it('lasts until the end of the turn even if this action is destroyed; what changes the breakpoint is added to the 0', () => {
    const t = table({
      catalog: termed,
      active: 'p1',
      p0: { hand: ['time-loop', 'rampart', 'disenchant'] },
      bases: { tortuga: both, 'ninja-dojo': {} },
    });
    t.endTurn();
    t.p0.plays('time-loop');
    t.p0.plays('rampart', { on: 'tortuga' });
    t.p0.plays('disenchant');
    t.p0.chooses('lets-finish-this');
    expect(t.breakpoint('tortuga')).toBe(5);
    expect(t.total('tortuga')).toBe(5);
  });
});

describe('vigilantes/shrug-it-off', () => {
  it("cancels the base's ability for everyone until the start of your next turn", () => {
    const bases = { 'the-central-brain': { p0: ['scout', 'shrug-it-off'], p1: ['invader'] } };
    const t = table({ bases });
    expect([t.power('scout'), t.power('invader')]).toEqual([4, 4]);
    t.p0.uses('shrug-it-off');
    expect([t.power('scout'), t.power('invader'), t.breakpoint('the-central-brain')]).toEqual([3, 3, 19]);
    expect(t.p0.canUse('shrug-it-off')).toBe(false);
    t.endTurn();
    expect([t.power('scout'), t.p1.canUse('shrug-it-off')]).toEqual([3, false]);
    t.endTurn();
    expect([t.power('scout'), t.p0.canUse('shrug-it-off')]).toEqual([4, true]);
  });

  it('silences what the base does when it scores on the turn of another; the VP are no ability', () => {
    const t = table({
      bases: {
        'the-great-library': { p0: ['warbot', 'shrug-it-off'], p1: ['king-rex', 'king-rex'] },
        tortuga: { p1: ['invader'] },
      },
      p1: { hand: ['warbot'] },
    });
    t.p0.uses('shrug-it-off');
    t.endTurn();
    t.p1.plays('warbot', { on: 'the-great-library' });
    t.p1.finishes();
    expect([t.vp('p1'), t.vp('p0'), t.zone('p0', 'hand').length]).toEqual([4, 2, 2]); // nobody is asked
  });

  it('the ability is back before the start-of-turn effects of your next turn', () => {
    const t = table({
      bases: { 'mushroom-kingdom': { p0: ['shrug-it-off'] }, tortuga: { p0: ['scout'], p1: ['invader'] } },
    });
    t.p0.uses('shrug-it-off');
    t.endTurn();
    expect(t.decision).toBeNull(); // the start of p1's turn
    t.p1.finishes();
    expect(t.p0).toBeOffered(['invader'], { orDecline: true });
  });

  it('does nothing by itself, and lasts if this action is destroyed', () => {
    const t = table({
      p0: { hand: ['shrug-it-off'] },
      p1: { hand: ['disenchant'] },
      bases: { 'the-central-brain': { p0: ['scout'] } },
    });
    t.p0.plays('shrug-it-off', { on: 'the-central-brain' });
    expect(t.power('scout')).toBe(4);
    t.p0.uses('shrug-it-off');
    t.endTurn();
    t.p1.plays('disenchant');
    expect([t.where('shrug-it-off'), t.power('scout')]).toEqual(['p0 discard', 3]);
  });
});

describe('vigilantes/street-justice', () => {
  const home = { tortuga: { p0: ['scout', 'street-justice'], p1: ['invader'] }, 'ninja-dojo': { p0: ['zapbot'] } };

  it.each(['beam-up', 'seeing-stars', 'shanghai', 'augmentation', 'knocked-into-next-week', 'disintegrator'])(
    "another player's %s does nothing to your minions here",
    (action) => {
      const t = table({ active: 'p1', p1: { hand: [action] }, bases: home });
      t.p1.plays(action);
      t.p1.chooses('scout');
      if (t.decision) t.p1.chooses('ninja-dojo');
      expect([t.where('scout'), t.power('scout')]).toEqual(['tortuga', 3]);
      expect(t.told()).toContain('prevented');
      expect(t).toBeSettled();
    },
  );

  it("another player's minion is stopped as well, and an action cannot be put on yours", () => {
    const t = table({ active: 'p1', p1: { hand: ['tiger-assassin', 'upgrade'] }, bases: home });
    t.p1.plays('tiger-assassin', { on: 'tortuga' });
    t.p1.chooses('scout');
    t.p1.plays('upgrade', { on: 'scout' });
    expect([t.where('scout'), t.power('scout'), t.where('upgrade')]).toEqual(['tortuga', 3, 'p1 discard']);
    expect(t).toBeSettled();
  });

  it("others' actions already on your minions have no effect while they are here", () => {
    const worn = { card: 'king-rex', with: { p1: ['poison', 'tough-it-out', 'assassination'] } };
    const t = table({
      p0: { hand: ['way-of-deception'] },
      bases: { tortuga: { p0: [worn, 'street-justice'] }, 'ninja-dojo': {} },
    });
    expect(t.power('king-rex')).toBe(7);
    t.endTurn();
    expect(t.where('king-rex')).toBe('tortuga'); // the Assassination
    t.endTurn();
    t.p0.plays('way-of-deception');
    expect([t.where('king-rex'), t.power('king-rex')]).toEqual(['ninja-dojo', 5]);
  });

  it("others' protection does not count either", () => {
    const tough = { card: 'scout', with: { p1: ['tough-it-out'] } };
    const t = table({ p0: { hand: ['seeing-stars'] }, bases: { tortuga: { p0: [tough, 'street-justice'] } } });
    t.p0.plays('seeing-stars');
    expect(t.where('scout')).toBe('p0 discard');
  });

  it('leaves your own cards, bases, minions elsewhere and minions of others alone', () => {
    const t = table({
      p0: { hand: ['augmentation'] },
      p1: { hand: ['time-loop', 'seeing-stars', 'augmentation'] },
      bases: {
        'the-central-brain': { p0: ['scout', 'street-justice'], p1: ['invader'] },
        'ninja-dojo': { p0: ['zapbot'] },
      },
    });
    t.p0.plays('augmentation');
    t.p0.chooses('scout');
    expect(t.power('scout')).toBe(3 + 1 + 4);
    t.endTurn();
    t.p1.plays('time-loop');
    t.p1.plays('seeing-stars'); // the others here have 4
    expect(t.where('zapbot')).toBe('p0 discard');
    t.p1.plays('augmentation');
    t.p1.chooses('invader');
    expect(t.power('invader')).toBe(3 + 1 + 4);
  });

  it('can itself be destroyed, and then protects no more', () => {
    const t = table({ active: 'p1', p1: { hand: ['time-loop', 'disenchant', 'beam-up'] }, bases: home });
    t.p1.plays('time-loop');
    t.p1.plays('disenchant');
    expect(t.where('street-justice')).toBe('p0 discard');
    t.p1.plays('beam-up');
    t.p1.chooses('scout');
    expect(t.where('scout')).toBe('p0 hand');
  });

  it('does not keep minions from being discarded after scoring', () => {
    const t = table({ bases: { 'jungle-oasis': { p0: ['king-rex', 'king-rex', 'street-justice'] }, tortuga: {} } });
    t.p0.finishes();
    expect(t.zone('p0', 'discard')).toEqual(['king-rex', 'king-rex', 'street-justice']);
  });
});

describe('vigilantes/tough-it-out', () => {
  it('gives any minion 2 power and keeps it from being destroyed by anyone', () => {
    const t = table({
      p0: { hand: ['tough-it-out', 'tiger-assassin'] },
      p1: { hand: ['ninja-master', 'beam-up'] },
      bases: { tortuga: { p1: ['scout'] }, 'ninja-dojo': { p0: ['zapbot'] } },
    });
    expect(t.p0.cannotPlay('tough-it-out', { on: 'tortuga' })).not.toBeNull();
    t.p0.plays('tough-it-out', { on: 'scout' });
    expect(t.power('scout')).toBe(5);
    t.endTurn();
    t.p1.plays('ninja-master', { on: 'tortuga' });
    t.p1.chooses('scout'); // its own controller
    expect([t.where('scout'), t.where('tough-it-out')]).toEqual(['tortuga', 'on scout']);
    t.p1.plays('beam-up');
    t.p1.chooses('scout');
    expect([t.where('scout'), t.where('tough-it-out')]).toEqual(['p1 hand', 'p0 discard']);
    expect(t).toBeSettled();
  });

  it('both parts end when it is gone', () => {
    const t = table({
      p0: { hand: ['time-loop', 'disenchant', 'seeing-stars'] },
      bases: { tortuga: { p1: [{ card: 'scout', with: { p1: ['tough-it-out'] } }] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('disenchant');
    expect(t.power('scout')).toBe(3);
    t.p0.plays('seeing-stars');
    expect(t.where('scout')).toBe('p1 discard');
  });

  it('affects the minion it is played on, but is not standard: nothing can be copied', async () => {
    const t = table({
      catalog: await catalogWith('room'),
      p0: { hand: ['tough-it-out'] },
      bases: { tortuga: { p0: ['bouncer', 'echo'], p1: ['foxy-green'] } },
    });
    t.p0.plays('tough-it-out', { on: 'bouncer' });
    expect([t.power('bouncer'), t.power('echo'), t.counters('bouncer'), t.counters('foxy-green')]).toEqual([
      4, 3, 0, 1,
    ]);
    expect(t).toBeSettled();
  });

  it('does not keep the minion from being discarded after scoring', () => {
    const tough = { card: 'king-rex', with: { p0: ['tough-it-out'] } };
    const t = table({ bases: { 'jungle-oasis': { p0: [tough, 'warbot'] }, tortuga: {} } });
    t.p0.finishes();
    expect(t.zone('p0', 'discard')).toEqual(['king-rex', 'tough-it-out', 'warbot']);
  });
});
