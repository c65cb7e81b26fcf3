/** The minions of the Polynesian Voyagers. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../../catalog';
import { table } from '../../../table';

const room = await catalogWith('room');

describe('polynesian-voyagers/maui', () => {
  const setup = {
    p0: { hand: ['maui'] },
    bases: { tortuga: {} },
    baseDeck: ['tar-pits', 'ninja-dojo', 'jungle-oasis'],
  };

  it('EX-CLAR-MOREBASES brings up to two bases, one after the other, for good', () => {
    const t = table(setup);
    t.p0.plays('maui', { on: 'tortuga' });
    t.p0.chooses('yes');
    expect([t.bases, t.p0.prompt]).toEqual([['tortuga', 'tar-pits'], 'useAbility']);
    t.p0.chooses('yes');
    expect(t.bases).toEqual(['tortuga', 'tar-pits', 'ninja-dojo']);
    expect(t).toBeSettled();
    const scored = table({
      ...setup,
      bases: { 'jungle-oasis': { p0: ['king-rex'] } },
      baseDeck: ['tar-pits', 'ninja-dojo', 'tortuga'],
    });
    scored.p0.plays('maui', { on: 'jungle-oasis' });
    scored.p0.chooses('yes');
    scored.p0.chooses('yes');
    scored.endTurn();
    expect(scored.bases).toEqual(['tortuga', 'tar-pits', 'ninja-dojo']); // SCORE-R3
  });

  it('may stop after one, or bring none', () => {
    const one = table(setup);
    one.p0.plays('maui', { on: 'tortuga' });
    one.p0.chooses('yes');
    one.p0.declines();
    expect(one.bases).toEqual(['tortuga', 'tar-pits']);
    const none = table(setup);
    none.p0.plays('maui', { on: 'tortuga' });
    none.p0.declines();
    expect(none.bases).toEqual(['tortuga']);
    expect(none).toBeSettled();
  });

  it('makes an empty base deck anew; with no base left anywhere nothing comes', () => {
    const t = table({ ...setup, baseDeck: [], baseDiscard: ['tar-pits'] });
    t.p0.plays('maui', { on: 'tortuga' });
    t.p0.chooses('yes');
    t.p0.chooses('yes');
    expect(t.bases).toEqual(['tortuga', 'tar-pits']);
    expect(t).toBeSettled();
  });

  it('its talent moves one of your minions to a base where you have none', () => {
    const t = table({
      bases: {
        tortuga: { p0: ['maui'], p1: ['gnome'] },
        'jungle-oasis': { p0: ['scout'] },
        'tar-pits': { p1: ['zapbot'] },
        'ninja-dojo': {},
      },
    });
    t.p0.uses('maui');
    expect(t.p0).toBeOffered(['maui', 'scout'], { orDecline: false }); // yours, itself included
    t.p0.chooses('scout');
    expect(t.p0).toBeOffered(['tar-pits', 'ninja-dojo'], { orDecline: false });
    t.p0.chooses('tar-pits');
    expect([t.where('scout'), t.where('maui')]).toEqual(['tar-pits', 'tortuga']);
    expect(t).toBeSettled();
  });

  it('its talent does nothing if you are everywhere', () => {
    const t = table({ bases: { tortuga: { p0: ['maui'] }, 'jungle-oasis': { p0: ['scout'] } } });
    t.p0.uses('maui');
    t.p0.chooses('scout');
    expect([t.where('maui'), t.where('scout')]).toEqual(['tortuga', 'jungle-oasis']);
    expect(t).toBeSettled();
  });
});

describe('polynesian-voyagers/wayfinder', () => {
  it('moves to a base where you have no minion and gets a counter', () => {
    const t = table({
      bases: {
        tortuga: { p0: ['wayfinder'] },
        'jungle-oasis': { p0: ['scout'] },
        'tar-pits': { p1: ['gnome'] },
        'ninja-dojo': {},
      },
    });
    t.p0.uses('wayfinder');
    expect(t.p0).toBeOffered(['tar-pits', 'ninja-dojo'], { orDecline: false });
    t.p0.chooses('tar-pits');
    expect([t.where('wayfinder'), t.counters('wayfinder'), t.p0.canUse('wayfinder')]).toEqual(['tar-pits', 1, false]);
    expect(t).toBeSettled();
  });

  it('gets no counter if you are everywhere', () => {
    const t = table({ bases: { tortuga: { p0: ['wayfinder'] }, 'jungle-oasis': { p0: ['scout'] } } });
    t.p0.uses('wayfinder');
    expect([t.where('wayfinder'), t.counters('wayfinder')]).toEqual(['tortuga', 0]);
    expect(t).toBeSettled();
  });

  it("gets no counter if another player's Mo'ai keeps it out", () => {
    const t = table({ bases: { tortuga: { p0: ['wayfinder'] }, 'jungle-oasis': { p1: ['moai'] } } });
    t.p0.uses('wayfinder');
    expect([t.where('wayfinder'), t.counters('wayfinder')]).toEqual(['tortuga', 0]);
    expect(t).toBeSettled();
  });
});

describe('polynesian-voyagers/tiki', () => {
  it("has +2 power while an action is on it, anyone's and however many", () => {
    const t = table({
      p0: { hand: ['sun-tattoo', 'shark-tattoo', 'time-loop'] },
      p1: { hand: ['disenchant'] },
      bases: { tortuga: { p0: ['tiki', 'scout', 'hideout'] } },
    });
    expect(t.power('tiki')).toBe(3); // the action on the base is not on it
    t.p0.plays('time-loop');
    t.p0.plays('sun-tattoo', { on: 'tiki' });
    expect([t.power('tiki'), t.power('scout')]).toEqual([7, 3]);
    t.p0.plays('shark-tattoo', { on: 'tiki' });
    expect(t.power('tiki')).toBe(3 + 2 + 2 + 1); // its own +2 once
    const theirs = table({ bases: { tortuga: { p0: [{ card: 'tiki', with: { p1: ['mark-of-sleep'] } }, 'tiki'] } } });
    expect([theirs.power('tiki'), theirs.power('tiki#2')]).toEqual([5, 3]);
  });

  it('has it no more when the last action is gone', () => {
    const t = table({
      p0: { hand: ['disenchant'] },
      bases: { tortuga: { p0: [{ card: 'tiki', with: { p0: ['sun-tattoo'] } }] } },
    });
    expect(t.power('tiki')).toBe(7);
    t.p0.plays('disenchant');
    expect(t.power('tiki')).toBe(3);
  });
});

describe('polynesian-voyagers/moai', () => {
  const guarded = {
    tortuga: { p1: ['moai', 'scout'] },
    'jungle-oasis': { p0: ['gnome'], p1: ['zapbot'], p2: ['nukebot'] },
  };

  it('keeps other players from moving their minions here', () => {
    const t = table({ p0: { hand: ['way-of-deception'] }, bases: guarded });
    t.p0.plays('way-of-deception');
    expect([t.where('gnome'), t.told().includes('prevented')]).toEqual(['jungle-oasis', true]);
    expect(t).toBeSettled();
  });

  it('also at the time of a Special', () => {
    const t = table({
      bases: {
        'jungle-oasis': { p1: ['moai', 'king-rex', 'zapbot'] },
        tortuga: { p0: ['pirate-king', 'finist-the-falcon'] },
      },
    });
    t.p0.finishes();
    t.p0.chooses('pirate-king');
    t.p0.chooses('jungle-oasis');
    t.p0.chooses('yes');
    expect([t.where('pirate-king'), t.where('finist-the-falcon')]).toEqual(['tortuga', 'tortuga']);
  });

  it('also where they carry out what a card of its own controller says', () => {
    const t = table({
      catalog: room,
      p1: { hand: ['exodus'] },
      active: 'p1',
      bases: { tortuga: { p1: ['moai', 'scout'] }, 'jungle-oasis': { p0: ['gnome'] } },
    });
    t.p1.plays('exodus');
    t.p1.chooses('scout');
    expect([t.where('scout'), t.where('gnome')]).toEqual(['jungle-oasis', 'jungle-oasis']);
  });

  it('lets them play minions here, and move minions of others here or away', () => {
    const t = table({ p0: { hand: ['king-rex', 'shanghai'] }, bases: guarded });
    t.p0.plays('king-rex', { on: 'tortuga' });
    t.p0.plays('shanghai');
    t.p0.chooses('nukebot');
    expect([t.where('king-rex'), t.where('nukebot')]).toEqual(['tortuga', 'tortuga']);
    const back = table({ p0: { hand: ['shanghai'] }, bases: guarded });
    back.p0.plays('shanghai');
    back.p0.chooses('scout');
    expect(back.where('scout')).toBe('jungle-oasis');
    const theirOwn = table({ p0: { hand: ['shanghai'] }, bases: guarded });
    theirOwn.p0.plays('shanghai');
    theirOwn.p0.chooses('zapbot'); // its controller's, moved by another
    expect(theirOwn.where('zapbot')).toBe('tortuga');
  });

  it('is not moved by other players, but by its controller, who may also move minions here', () => {
    const t = table({ p0: { hand: ['shanghai'] }, bases: guarded });
    t.p0.plays('shanghai');
    t.p0.chooses('moai');
    expect(t.where('moai')).toBe('tortuga');
    const own = table({ p1: { hand: ['dinghy'] }, active: 'p1', bases: guarded });
    own.p1.plays('dinghy');
    own.p1.chooses('zapbot', 'moai');
    expect([own.where('zapbot'), own.where('moai')]).toEqual(['tortuga', 'jungle-oasis']);
    expect(own).toBeSettled();
  });

  it('can be destroyed or returned, and goes by its present controller and base', () => {
    const t = table({ p0: { hand: ['seeing-stars'] }, bases: { tortuga: { p1: ['moai'] } } });
    t.p0.plays('seeing-stars');
    expect(t.where('moai')).toBe('p1 discard');
    const taken = table({
      catalog: room,
      p1: { hand: ['stroll'] },
      active: 'p1',
      bases: { tortuga: { p0: [{ card: 'moai', owner: 'p1' }] }, 'jungle-oasis': { p1: ['gnome'] } },
    });
    taken.p1.plays('stroll');
    expect(taken.where('gnome')).toBe('jungle-oasis');
  });
});
