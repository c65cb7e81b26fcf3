/** Destruction that several cards would prevent, and "cannot be destroyed" beside other ways of leaving play. */
import { describe, expect, it } from 'vitest';
import { table } from '../table';

const FACTORY = 'factory-436-1337';

describe('two prevention effects on one destruction', () => {
  const twice = {
    active: 'p1',
    p1: { hand: ['celebration', 'big-gulp', 'big-gulp'] },
    bases: { [FACTORY]: { p0: ['buccaneer', { card: 'drone', counters: 1 }] }, tortuga: {} },
  } as const;

  it('ORDER-6 the controller picks the Drone for a Buccaneer, and the Buccaneer still moves the next time', () => {
    const t = table(twice);
    t.p1.plays('celebration');
    t.p1.plays('big-gulp');
    t.p1.chooses('buccaneer');
    expect(t.p0).toBeOffered(['buccaneer', 'drone'], { orDecline: false });
    t.p0.chooses('drone');
    t.p0.chooses('yes');
    expect([t.where('buccaneer'), t.counters('drone'), t.decision]).toEqual([FACTORY, 0, null]);
    t.p1.plays('big-gulp');
    t.p1.chooses('buccaneer'); // without a counter the Drone is no help any more
    expect([t.where('buccaneer'), t.where('drone')]).toEqual(['tortuga', FACTORY]);
    expect(t).toBeSettled();
  });

  it('ORDER-6 the other way round the counter is kept for the next time', () => {
    const t = table(twice);
    t.p1.plays('celebration');
    t.p1.plays('big-gulp');
    t.p1.chooses('buccaneer');
    t.p0.chooses('buccaneer');
    expect([t.where('buccaneer'), t.counters('drone')]).toEqual(['tortuga', 1]);
    t.p1.plays('big-gulp');
    t.p1.chooses('buccaneer');
    t.p0.chooses('drone'); // at any base
    t.p0.chooses('yes');
    expect([t.where('buccaneer'), t.counters('drone')]).toEqual(['tortuga', 0]);
    expect(t).toBeSettled();
  });

  it('TERM-may-1 declining the optional one leaves the compulsory one', () => {
    const t = table(twice);
    t.p1.plays('celebration');
    t.p1.plays('big-gulp');
    t.p1.chooses('buccaneer');
    t.p0.chooses('drone');
    t.p0.chooses('no');
    expect([t.where('buccaneer'), t.counters('drone')]).toEqual(['tortuga', 1]);
    expect(t).toBeSettled();
  });

  it('TERM-to-4 a Scout saved by Fast as Lightning from a Heavy Drinker brings no counter, and the Drone keeps its own', () => {
    const t = table({
      p0: { hand: ['fast-as-lightning', 'heavy-drinker'] },
      bases: { [FACTORY]: { p0: ['scout', { card: 'drone', counters: 1 }] } },
    });
    t.p0.plays('fast-as-lightning');
    t.p0.chooses('scout');
    t.p0.plays('heavy-drinker', { on: FACTORY });
    t.p0.chooses('scout');
    expect(t.p0).toBeOffered(['scout', 'drone'], { orDecline: false });
    t.p0.chooses('scout');
    expect([t.where('scout'), t.counters('heavy-drinker'), t.counters('drone')]).toEqual(['p0 hand', 0, 1]);
    expect(t).toBeSettled();
  });

  it('ORDER-6 Hideout and Tooth and Claw: one takes Big Gulp, the other Make My Day, and then Seeing Stars works', () => {
    const scout = { card: 'scout', with: { p0: ['tooth-and-claw-and-guns'] } };
    const t = table({
      active: 'p1',
      p1: { hand: ['celebration', 'time-loop', 'big-gulp', 'make-my-day', 'seeing-stars'] },
      bases: { [FACTORY]: { p0: ['tricksters/hideout', scout], p1: ['dragon-warrior'] } },
    });
    t.p1.plays('celebration');
    t.p1.plays('time-loop');
    t.p1.plays('big-gulp'); // Dragon Warrior is too strong
    expect(t.p0).toBeOffered(['hideout', 'tooth-and-claw-and-guns'], { orDecline: false });
    t.p0.chooses('hideout');
    expect([t.where('hideout'), t.where('tooth-and-claw-and-guns')]).toEqual(['p0 discard', 'on scout']);
    t.p1.plays('make-my-day');
    expect([t.where('scout'), t.where('tooth-and-claw-and-guns')]).toEqual([FACTORY, 'p0 discard']);
    t.p1.plays('seeing-stars');
    expect(t.where('scout')).toBe('p0 discard');
    expect(t).toBeSettled();
  });
});

describe('"cannot be destroyed" and other ways', () => {
  it('CONFLICT-3 TERM-affect-8 a Buccaneer with Unstoppable would not be destroyed, so it does not move either', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['big-gulp'] },
      bases: { [FACTORY]: { p0: [{ card: 'buccaneer', with: { p0: ['unstoppable'] } }] }, tortuga: {} },
    });
    t.p1.plays('big-gulp');
    expect([t.where('buccaneer'), t.where('unstoppable')]).toEqual([FACTORY, 'on buccaneer']);
    expect(t).toBeSettled();
  });

  it('TERM-affect-7 Go I Know Not Whither shuffles in what neither the Egg Chamber nor its own text lets die', () => {
    const t = table({
      p0: { hand: ['go-i-know-not-whither'] },
      bases: {
        'egg-chamber': { p1: [{ card: 'warbot', counters: 1, with: { p1: ['unstoppable'] } }] },
        [FACTORY]: { p1: ['scout'] },
      },
    });
    t.p0.plays('go-i-know-not-whither');
    t.p0.chooses('egg-chamber');
    expect([t.where('warbot'), t.where('unstoppable'), t.where('scout')]).toEqual(['p1 deck', 'p1 discard', FACTORY]);
    expect(t).toBeSettled();
  });

  it('TERM-affect-7 Supreme Overlord returns Dragon Warrior; Tough It Out on him is discarded', () => {
    const warrior = { card: 'dragon-warrior', counters: 2, with: { p0: ['tough-it-out'] } };
    const t = table({
      p0: { hand: ['supreme-overlord'] },
      bases: { 'egg-chamber': { p1: [warrior] }, tortuga: {} },
    });
    t.p0.plays('supreme-overlord', { on: 'tortuga' });
    t.p0.chooses('dragon-warrior');
    expect([t.where('dragon-warrior'), t.where('tough-it-out')]).toEqual(['p1 hand', 'p0 discard']);
    expect(t).toBeSettled();
  });

  it('TERM-to-2 TERM-to-4 Lady Whirlwind gets no counter for a Collector that a Drone saves', () => {
    const t = table({
      bases: { [FACTORY]: { p0: ['lady-whirlwind'], p1: ['collector', { card: 'drone', counters: 1 }] } },
    });
    t.p0.uses('lady-whirlwind'); // the Drone has power 4, so only the Collector is weaker
    t.p1.chooses('yes');
    expect([t.where('collector'), t.counters('drone'), t.counters('lady-whirlwind')]).toEqual([FACTORY, 0, 0]);
    expect(t.p0.canUse('lady-whirlwind')).toBe(false);
    expect(t).toBeSettled();
  });

  it('TURN-5.1 TURN-5.2 Assassination strikes at the end of the turn, while Fast as Lightning still lasts', () => {
    const t = table({
      p0: { hand: ['celebration', 'assassination', 'fast-as-lightning'] },
      bases: { [FACTORY]: { p0: ['the-count'], p1: ['igor'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('assassination', { on: 'igor' });
    t.p0.plays('fast-as-lightning');
    t.p0.chooses('igor');
    t.p0.finishes();
    expect([t.where('igor'), t.where('assassination'), t.counters('the-count')]).toEqual(['p1 hand', 'p0 discard', 0]);
  });
});

describe('protection by a base and from a base', () => {
  it.each([
    ['yes', 'p1 discard'],
    ['no', 'egg-chamber'],
  ])('CONFLICT-1 whoever has Infiltrate at the Egg Chamber may ignore whom it protects (%s)', (answer, place) => {
    const t = table({
      p0: { hand: ['celebration', 'infiltrate', 'seeing-stars'] },
      p1: { hand: ['seeing-stars'] },
      bases: {
        'egg-chamber': { p0: [{ card: 'soldier', counters: 1 }], p1: [{ card: 'worker', counters: 1 }] },
      },
    });
    t.p0.plays('celebration');
    t.p0.plays('infiltrate', { on: 'egg-chamber' });
    t.p0.chooses(answer);
    t.p0.plays('seeing-stars');
    t.p0.chooses('worker');
    expect(t.where('worker')).toBe(place);
    t.endTurn();
    t.p1.plays('seeing-stars'); // for others the base is what it was
    if (t.p1.offered) t.p1.chooses('soldier');
    expect(t.where('soldier')).toBe('egg-chamber');
    expect(t).toBeSettled();
  });

  it("TERM-affect-6 at the Hideout another player's Überserum neither strengthens nor saves its minion", () => {
    const igor = { card: 'igor', with: { p0: ['uberserum', 'upgrade'] } };
    const t = table({
      active: 'p1',
      p1: { hand: ['big-gulp'] },
      bases: { 'that-70s:hideout': { p1: [igor, 'dragon-warrior'] } },
    });
    expect(t.power('igor')).toBe(2);
    t.p1.plays('big-gulp');
    expect([t.where('igor'), t.where('uberserum')]).toEqual(['p1 discard', 'p0 discard']);
    expect(t).toBeSettled();
  });

  it("TERM-affect-6 Mushroom Kingdom moves a minion from the Hideout, for it is no player's card, but no Mo'ai", () => {
    const setup = {
      active: 'p1',
      bases: {
        'mushroom-kingdom': { p0: ['igor'] },
        tortuga: { p1: ['moai'] },
        'that-70s:hideout': { p1: ['loup-garou'] },
      },
    } as const;
    for (const [minion, place] of [
      ['loup-garou', 'mushroom-kingdom'],
      ['moai', 'tortuga'],
    ] as const) {
      const t = table(setup);
      t.p1.finishes();
      t.p0.chooses(minion);
      expect(t.where(minion)).toBe(place);
      expect(t).toBeSettled();
    }
  });
});
