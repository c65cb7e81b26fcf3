/** The minions of the Vampires. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('vampires/the-count', () => {
  const broadside = {
    p0: { hand: ['broadside'] },
    bases: {
      tortuga: { p0: ['king-rex', 'zapbot', 'zapbot'], p1: ['first-mate', 'first-mate', 'first-mate'] },
      'jungle-oasis': { p0: ['the-count'] },
    },
  };

  it("gets a counter for each of other players' minions that is destroyed, at any base", () => {
    const t = table(broadside);
    t.p0.plays('broadside');
    t.p0.chooses('tortuga');
    t.p0.chooses('p1');
    expect([t.counters('the-count'), t.power('the-count')]).toEqual([3, 8]);
    expect(t).toBeSettled();
  });

  it('gets nothing for your own minions', () => {
    const t = table(broadside);
    t.p0.plays('broadside');
    t.p0.chooses('tortuga');
    t.p0.chooses('p0');
    expect([t.where('zapbot'), t.counters('the-count')]).toEqual(['p0 discard', 0]);
  });

  it.each(['scout', 'invader'])(
    "counts what other players destroy of a third player's or of their own (%s)",
    (victim) => {
      const t = table({
        active: 'p1',
        p1: { hand: ['seeing-stars'] },
        bases: { tortuga: { p0: ['the-count'], p1: ['scout'], p2: ['invader'] } },
      });
      t.p1.plays('seeing-stars');
      t.p1.chooses(victim);
      expect(t.counters('the-count')).toBe(1);
    },
  );

  it('goes by who controlled the minion, not by who owns it', () => {
    const t = table({
      p0: { hand: ['cannon'] },
      bases: {
        tortuga: { p0: ['the-count', { card: 'zapbot', owner: 'p1' }], p1: [{ card: 'walker', owner: 'p0' }] },
      },
    });
    t.p0.plays('cannon');
    t.p0.chooses('zapbot', 'walker');
    expect([t.where('zapbot'), t.where('walker'), t.counters('the-count')]).toEqual(['p1 discard', 'p0 discard', 1]);
  });

  it.each([
    ['seeing-stars', { card: 'scout', with: { p1: ['unstoppable'] } }],
    ['beam-up', 'scout'],
    ['disenchant', { card: 'scout', with: { p1: ['upgrade'] } }],
  ])('gets nothing unless a minion really is destroyed (%s)', (action, minion) => {
    const t = table({
      p0: { hand: [action] },
      bases: { tortuga: { p1: [minion] }, 'jungle-oasis': { p0: ['the-count'] } },
    });
    t.p0.plays(action);
    if (t.decision) t.p0.chooses('scout');
    expect(t.counters('the-count')).toBe(0);
    expect(t).toBeSettled();
  });

  it('gets nothing for minions that are discarded after a scoring', () => {
    const t = table({ bases: { 'jungle-oasis': { p1: ['king-rex', 'king-rex'] }, tortuga: { p0: ['the-count'] } } });
    t.p0.finishes();
    expect([t.zone('p1', 'discard').length, t.counters('the-count')]).toEqual([2, 0]);
  });

  it('holds no counter if it is destroyed together with them', () => {
    const t = table({ p0: { hand: ['powderkeg'] }, bases: { tortuga: { p0: ['the-count'], p1: ['scout'] } } });
    t.p0.plays('powderkeg');
    expect([t.where('the-count'), t.where('scout')]).toEqual(['p0 discard', 'p1 discard']);
    expect(t).toBeSettled();
  });
});

describe('vampires/nightstalker', () => {
  it('must destroy a minion here with power 2 or less, of any player, and gets a counter', () => {
    const t = table({
      p0: { hand: ['nightstalker'] },
      bases: {
        tortuga: { p0: ['zapbot'], p1: ['first-mate', 'scout', { card: 'walker', counters: 1 }] },
        'jungle-oasis': { p1: ['collector'] },
      },
    });
    t.p0.plays('nightstalker', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['zapbot', 'first-mate'], { orDecline: false }); // others: too strong, or elsewhere
    t.p0.chooses('first-mate');
    expect([t.where('first-mate'), t.counters('nightstalker'), t.power('nightstalker')]).toEqual(['p1 discard', 1, 5]);
    expect(t).toBeSettled();
  });

  it('destroys your own minion if no other fits', () => {
    const t = table({ p0: { hand: ['nightstalker'] }, bases: { tortuga: { p0: ['zapbot'], p1: ['scout'] } } });
    t.p0.plays('nightstalker', { on: 'tortuga' });
    expect([t.where('zapbot'), t.counters('nightstalker')]).toEqual(['p0 discard', 1]);
  });

  it('does nothing where no minion fits', () => {
    const t = table({ p0: { hand: ['nightstalker'] }, bases: { tortuga: { p1: ['scout'] } } });
    t.p0.plays('nightstalker', { on: 'tortuga' });
    expect([t.where('scout'), t.counters('nightstalker')]).toEqual(['tortuga', 0]);
    expect(t).toBeSettled();
  });

  it.each([
    ['cannot be destroyed', { card: 'first-mate', with: { p1: ['unstoppable'] } }, 'first-mate'],
    ['is moved instead', { card: 'buccaneer', with: { p0: ['poison'] } }, 'buccaneer'],
  ])('EX-TO-2 gets no counter if its victim %s', (_, victim, name) => {
    const t = table({
      p0: { hand: ['nightstalker'] },
      bases: { tortuga: { p1: [victim] }, 'jungle-oasis': {} },
    });
    t.p0.plays('nightstalker', { on: 'tortuga' });
    expect(t.where(name)).not.toBe('p1 discard');
    expect(t.counters('nightstalker')).toBe(0);
    expect(t).toBeSettled();
  });
});

describe('vampires/heavy-drinker', () => {
  const setup = {
    p0: { hand: ['heavy-drinker'] },
    bases: {
      tortuga: { p0: ['king-rex'], p1: ['first-mate'] },
      'jungle-oasis': { p0: ['zapbot', 'warbot'], p1: ['scout'] },
    },
  };

  it('may destroy one of your minions, at any base and of any power, to get a counter', () => {
    const t = table(setup);
    t.p0.plays('heavy-drinker', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['heavy-drinker', 'king-rex', 'zapbot', 'warbot'], { orDecline: true });
    t.p0.chooses('zapbot');
    expect([t.where('zapbot'), t.counters('heavy-drinker'), t.power('heavy-drinker')]).toEqual(['p0 discard', 1, 4]);
    expect(t).toBeSettled();
  });

  it('may be declined', () => {
    const t = table(setup);
    t.p0.plays('heavy-drinker', { on: 'tortuga' });
    t.p0.declines();
    expect(t.counters('heavy-drinker')).toBe(0);
    expect(t).toBeSettled();
  });

  it('gets no counter for a minion that survives', () => {
    const t = table(setup);
    t.p0.plays('heavy-drinker', { on: 'tortuga' });
    t.p0.chooses('warbot');
    expect([t.where('warbot'), t.counters('heavy-drinker')]).toEqual(['jungle-oasis', 0]);
  });

  it('may destroy itself, which leaves nothing to hold the counter', () => {
    const t = table(setup);
    t.p0.plays('heavy-drinker', { on: 'tortuga' });
    t.p0.chooses('heavy-drinker');
    expect(t.where('heavy-drinker')).toBe('p0 discard');
    expect(t.told()).not.toContain('countersChanged');
    expect(t).toBeSettled();
  });
});

describe('vampires/fledgling-vampire', () => {
  const played = (here: NonNullable<Parameters<typeof table>[0]>['bases'] = {}): number => {
    const t = table({ p0: { hand: ['fledgling-vampire'] }, bases: { 'jungle-oasis': { p1: ['king-rex'] }, ...here } });
    t.p0.plays('fledgling-vampire', { on: 'tortuga' });
    expect(t).toBeSettled();
    return t.counters('fledgling-vampire');
  };

  it('gets a counter if another player has more power here than you, itself counted', () => {
    expect(played({ tortuga: { p1: ['scout'] } })).toBe(1);
    expect(played({ tortuga: { p1: ['first-mate'] } })).toBe(0); // 2 against 2
    expect(played({ tortuga: {} })).toBe(0); // power elsewhere does not matter
    expect(played({ tortuga: { p0: ['zapbot'], p1: ['king-rex'] } })).toBe(1);
  });

  it('is compared with each player, not with all of them together', () => {
    expect(played({ tortuga: { p0: ['zapbot'], p1: ['scout'], p2: ['scout'] } })).toBe(0);
    expect(played({ tortuga: { p0: ['zapbot'], p1: ['zapbot'], p2: ['king-rex'] } })).toBe(1);
  });

  it('counts ongoing power and power that is not of minions', () => {
    expect(played({ tortuga: { p1: ['first-mate', 'full-moon'] } })).toBe(1);
    expect(played({ tortuga: { p1: ['first-mate', { card: 'summon-wolves', counters: 1 }] } })).toBe(1);
    expect(played({ tortuga: { p0: ['full-moon'], p1: ['scout'] } })).toBe(0); // 3 against 3
    expect(played({ tortuga: { p1: [{ card: 'scout', with: { p0: ['poison'] } }] } })).toBe(0);
  });

  it('gets nothing when it moves', () => {
    const t = table({
      p0: { hand: ['way-of-deception'] },
      bases: { 'jungle-oasis': { p0: ['fledgling-vampire'] }, tortuga: { p1: ['king-rex'] } },
    });
    t.p0.plays('way-of-deception');
    expect([t.where('fledgling-vampire'), t.counters('fledgling-vampire')]).toEqual(['tortuga', 0]);
  });
});
