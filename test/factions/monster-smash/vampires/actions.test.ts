/** The actions of the Vampires. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('vampires/big-gulp', () => {
  it('destroys a minion with power 4 or less, of any player at any base', () => {
    const t = table({
      p0: { hand: ['big-gulp'] },
      bases: {
        tortuga: { p0: ['zapbot'], p1: ['laseratops', 'pirate-king', { card: 'archmage', counters: 1 }] },
        'jungle-oasis': { p1: [{ card: 'ninja-master', with: { p0: ['poison'] } }] },
      },
    });
    t.p0.plays('big-gulp');
    expect(t.p0).toBeOffered(['zapbot', 'laseratops', 'ninja-master'], { orDecline: false });
    t.p0.chooses('laseratops');
    expect(t.where('laseratops')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('destroys your own if no other fits', () => {
    const t = table({ p0: { hand: ['big-gulp'] }, bases: { tortuga: { p0: ['archmage'], p1: ['pirate-king'] } } });
    t.p0.plays('big-gulp');
    expect(t.where('archmage')).toBe('p0 discard');
  });

  it('does nothing where no minion fits or the one that does cannot be destroyed', () => {
    const t = table({ p0: { hand: ['big-gulp'] }, bases: { tortuga: { p1: ['pirate-king', 'warbot'] } } });
    t.p0.plays('big-gulp');
    expect([t.where('warbot'), t.where('big-gulp')]).toEqual(['tortuga', 'p0 discard']);
    expect(t).toBeSettled();
  });
});

describe('vampires/buffet', () => {
  const setup = {
    p0: { hand: ['buffet'] },
    bases: {
      'jungle-oasis': { p0: ['king-rex', 'first-mate'], p1: ['laseratops'] },
      tortuga: { p0: ['scout', { card: 'zapbot', counters: 1 }], p1: ['walker'] },
    },
  };

  it('puts a counter on each of your minions if you are the winner', () => {
    const t = table(setup);
    t.p0.finishes();
    t.p0.declines(); // the first mate's move, kept for later in the window
    t.p0.chooses('buffet');
    expect([t.counters('scout'), t.counters('zapbot'), t.counters('king-rex'), t.counters('walker')]).toEqual([
      1, 2, 1, 0,
    ]);
    t.p0.chooses('first-mate');
    t.p0.chooses('tortuga');
    expect([t.where('first-mate'), t.counters('first-mate')]).toEqual(['tortuga', 1]);
    expect([t.where('king-rex'), t.where('buffet')]).toEqual(['p0 discard', 'p0 discard']);
    expect(t).toBeSettled();
  });

  it('does so for each of several winners', () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['buffet'] },
      bases: { 'jungle-oasis': { p0: ['king-rex'], p1: ['king-rex'] }, tortuga: { p0: ['invader'] } },
    });
    t.p1.finishes();
    t.p0.chooses('buffet');
    expect(t.counters('invader')).toBe(1);
  });

  it('does nothing if you are not', () => {
    const t = table({
      p0: { hand: ['buffet'] },
      bases: { 'jungle-oasis': { p0: ['laseratops'], p1: ['king-rex', 'walker'] }, tortuga: { p0: ['invader'] } },
    });
    t.p0.finishes();
    t.p0.chooses('buffet');
    expect([t.counters('invader'), t.where('buffet')]).toEqual([0, 'p0 discard']);
    expect(t).toBeSettled();
  });

  it('is played only after a base has scored', () => {
    const t = table(setup);
    expect(t.p0.cannotPlay('buffet')).toBe('onlyAsSpecial');
  });
});

describe('vampires/crack-of-dusk', () => {
  const setup = {
    p0: { hand: ['crack-of-dusk', 'king-rex'], discard: ['zapbot', 'scout', 'cannon', 'fledgling-vampire'] },
    p1: { discard: ['walker'] },
    bases: { tortuga: { p1: ['scout'] }, 'jungle-oasis': { p0: ['invader'] } },
  };

  it('lets you play a minion with printed power 2 or less from your discard pile and puts a counter on it', () => {
    const t = table(setup);
    t.p0.plays('crack-of-dusk');
    expect(t.p0).toBeOffered(['zapbot', 'fledgling-vampire'], { orDecline: true });
    t.p0.chooses('zapbot');
    expect(t.p0).toBeOffered(['tortuga', 'jungle-oasis']);
    t.p0.chooses('tortuga');
    expect([t.where('zapbot'), t.counters('zapbot')]).toEqual(['tortuga', 1]);
    expect(t.p0.cannotPlay('king-rex', { on: 'tortuga' })).toBe(null); // the free minion is still there
    expect(t).toBeSettled();
  });

  it("lets the minion's own ability come first", () => {
    const t = table(setup);
    t.p0.plays('crack-of-dusk');
    t.p0.chooses('fledgling-vampire');
    t.p0.chooses('tortuga'); // 2 against 3; with the counter of this action it would be 3
    expect(t.counters('fledgling-vampire')).toBe(2);
  });

  it('comes before what other cards do about the minion', () => {
    const t = table({
      ...setup,
      bases: { tortuga: { p0: ['invader'], p1: [{ card: 'leprechaun', with: { p0: ['poison'] } }] } },
    });
    t.p0.plays('crack-of-dusk');
    t.p0.chooses('zapbot');
    expect([t.where('zapbot'), t.power('zapbot')]).toEqual(['tortuga', 3]);
  });

  it('may be declined, now or never', () => {
    const t = table(setup);
    t.p0.plays('crack-of-dusk');
    t.p0.declines();
    t.p0.plays('king-rex', { on: 'tortuga' });
    expect(t.p0.cannotPlay('zapbot', { on: 'tortuga' })).not.toBe(null);
    expect([t.where('zapbot'), t.counters('invader')]).toEqual(['p0 discard', 0]);
    expect(t).toBeSettled();
  });

  it('does nothing without such a minion', () => {
    const t = table({
      p0: { hand: ['crack-of-dusk'], discard: ['scout', 'cannon'] },
      bases: { tortuga: { p0: ['invader'] } },
    });
    t.p0.plays('crack-of-dusk');
    expect([t.where('scout'), t.counters('invader')]).toEqual(['p0 discard', 0]);
    expect(t).toBeSettled();
  });
});

describe('vampires/cull-the-weak', () => {
  const setup = {
    p0: { hand: ['cull-the-weak', 'gremlin', 'king-rex', 'zapbot', 'cannon'] },
    p1: { hand: ['scout'] },
    bases: { tortuga: { p0: ['invader'], p1: ['first-mate'] }, 'jungle-oasis': { p0: ['walker'] } },
  };

  it('puts a counter on one of your minions for each minion you discard', () => {
    const t = table(setup);
    t.p0.plays('cull-the-weak');
    expect(t.p0).toBeOffered(['invader', 'walker'], { orDecline: false });
    t.p0.chooses('walker');
    expect(t.p0).toBeOffered(['gremlin', 'king-rex', 'zapbot'], { orDecline: true });
    t.p0.chooses('king-rex', 'zapbot');
    expect([t.counters('walker'), t.counters('invader')]).toEqual([2, 0]);
    expect([t.zone('p0', 'hand'), t.zone('p0', 'discard').sort()]).toEqual([
      ['gremlin', 'cannon'],
      ['cull-the-weak', 'king-rex', 'zapbot'],
    ]);
    expect(t).toBeSettled();
  });

  it('may discard nothing', () => {
    const t = table(setup);
    t.p0.plays('cull-the-weak');
    t.p0.chooses('walker');
    t.p0.declines();
    expect([t.counters('walker'), t.zone('p0', 'hand').length]).toEqual([0, 4]);
    expect(t).toBeSettled();
  });

  it.each(['gremlin', 'igor'])('sets off nothing that waits for a minion in play (%s)', (minion) => {
    const t = table({ ...setup, p0: { hand: ['cull-the-weak', minion] } });
    t.p0.plays('cull-the-weak');
    t.p0.chooses('walker');
    t.p0.chooses(minion);
    expect([t.counters('walker'), t.counters('invader'), t.told().includes('drew')]).toEqual([1, 0, false]);
    expect(t.zone('p1', 'hand')).toEqual(['scout']);
    expect(t).toBeSettled();
  });

  it('puts no counter anywhere if you have no minion', () => {
    const t = table({ ...setup, bases: { tortuga: { p1: ['first-mate'] } } });
    t.p0.plays('cull-the-weak');
    t.p0.chooses('gremlin');
    expect([t.counters('first-mate'), t.where('gremlin')]).toEqual([0, 'p0 discard']);
    expect(t).toBeSettled();
  });
});

describe('vampires/dinner-date', () => {
  it('puts a counter on one of your minions and destroys a minion with power 2 or less at its base', () => {
    const t = table({
      p0: { hand: ['dinner-date'] },
      bases: {
        tortuga: { p0: ['invader', 'zapbot'], p1: ['first-mate', 'scout'] },
        'jungle-oasis': { p0: ['archmage'], p1: ['walker'] },
      },
    });
    t.p0.plays('dinner-date');
    expect(t.p0).toBeOffered(['invader', 'zapbot', 'archmage'], { orDecline: false });
    t.p0.chooses('invader');
    expect(t.p0).toBeOffered(['zapbot', 'first-mate'], { orDecline: false }); // scout: too strong; walker: elsewhere
    t.p0.chooses('first-mate');
    expect([t.counters('invader'), t.where('first-mate')]).toEqual([1, 'p1 discard']);
    expect(t).toBeSettled();
  });

  it('destroys your own minion if no other fits', () => {
    const t = table({
      p0: { hand: ['dinner-date'] },
      bases: { tortuga: { p0: ['invader', 'zapbot'], p1: ['scout'] } },
    });
    t.p0.plays('dinner-date');
    t.p0.chooses('invader');
    expect([t.counters('invader'), t.where('zapbot')]).toEqual([1, 'p0 discard']);
  });

  it('can destroy the minion with the new counter, judged with it', () => {
    const t = table({ p0: { hand: ['dinner-date'] }, bases: { tortuga: { p0: ['microbot-guard'], p1: ['scout'] } } });
    t.p0.plays('dinner-date');
    expect(t.where('microbot-guard')).toBe('p0 discard');
    const safe = table({ p0: { hand: ['dinner-date'] }, bases: { tortuga: { p0: ['zapbot'], p1: ['scout'] } } });
    safe.p0.plays('dinner-date');
    expect([safe.where('zapbot'), safe.power('zapbot')]).toEqual(['tortuga', 3]);
  });

  it('destroys a minion there even if the counter was blocked', () => {
    const guarded = { card: 'invader', with: { p0: ['tooth-and-claw-and-guns'] } };
    const t = table({
      p0: { hand: ['dinner-date'] },
      bases: { tortuga: { p0: [guarded], p1: ['first-mate'] }, 'jungle-oasis': { p0: ['archmage'], p1: ['walker'] } },
    });
    t.p0.plays('dinner-date');
    t.p0.chooses('invader');
    expect([t.counters('invader'), t.where('tooth-and-claw-and-guns')]).toEqual([0, 'p0 discard']);
    expect([t.where('first-mate'), t.where('walker')]).toEqual(['p1 discard', 'jungle-oasis']);
    expect(t).toBeSettled();
  });

  it('leaves the counter if there is nobody to destroy', () => {
    const t = table({
      p0: { hand: ['dinner-date'] },
      bases: { tortuga: { p0: ['invader'], p1: ['scout'] }, 'jungle-oasis': { p1: ['walker'] } },
    });
    t.p0.plays('dinner-date');
    expect([t.counters('invader'), t.where('walker')]).toEqual([1, 'jungle-oasis']);
    expect(t).toBeSettled();
  });

  it('does nothing if you have no minion', () => {
    const t = table({ p0: { hand: ['dinner-date'] }, bases: { tortuga: { p1: ['first-mate'] } } });
    t.p0.plays('dinner-date');
    expect(t.where('first-mate')).toBe('tortuga');
    expect(t).toBeSettled();
  });
});

describe('vampires/mad-monster-party', () => {
  it('puts a counter on each of your minions that has none', () => {
    const t = table({
      p0: { hand: ['mad-monster-party', 'mad-monster-party', 'chronomage'] },
      bases: {
        tortuga: { p0: ['invader', { card: 'zapbot', counters: 1 }], p1: ['first-mate'] },
        'jungle-oasis': { p0: ['walker'] },
      },
    });
    const counters = (): number[] => ['invader', 'zapbot', 'walker', 'first-mate'].map((name) => t.counters(name));
    t.p0.plays('mad-monster-party');
    expect(counters()).toEqual([1, 1, 1, 0]);
    t.p0.plays('chronomage', { on: 'tortuga' });
    t.p0.plays('mad-monster-party'); // only the newcomer is left to be served
    expect([...counters(), t.counters('chronomage')]).toEqual([1, 1, 1, 0, 1]);
    expect(t).toBeSettled();
  });

  it('leaves actions alone and can be played without a minion', () => {
    const t = table({ p0: { hand: ['mad-monster-party'] }, bases: { tortuga: { p0: ['summon-wolves'] } } });
    t.p0.plays('mad-monster-party');
    expect(t.counters('summon-wolves')).toBe(0);
    expect(t).toBeSettled();
  });
});
