import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

const carrying = (card: string, ...actions: string[]) => ({ card, with: { p0: actions } });

describe('truckers/armored-truck', () => {
  const against = (hand: string[], p0: string[] = ['armored-truck', 'gnome']) =>
    table({ active: 'p1', p1: { hand }, bases: { tortuga: { p0, p1: ['king-rex'] }, 'jungle-oasis': {} } });

  it("your minions here cannot be destroyed or moved by other players' cards, actions or minions", () => {
    const t = against(['time-loop', 'seeing-stars', 'shanghai', 'tiger-assassin']);
    t.p1.plays('time-loop');
    t.p1.plays('seeing-stars');
    t.p1.plays('shanghai');
    t.p1.plays('tiger-assassin', { on: 'tortuga' });
    t.p1.chooses('gnome');
    expect(t.where('gnome')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('they can be returned, weakened and put into a deck', () => {
    const t = against(['time-loop', 'poison', 'beam-up']);
    t.p1.plays('time-loop');
    t.p1.plays('poison', { on: 'gnome' });
    expect(t.power('gnome')).toBe(0);
    t.p1.plays('beam-up');
    t.p1.chooses('gnome');
    expect(t.where('gnome')).toBe('p0 hand');
    const deck = against(['disintegrator']);
    deck.p1.plays('disintegrator');
    expect(deck.where('gnome')).toBe('p0 deck');
  });

  it('your own cards and bases can still destroy and move them', () => {
    const t = table({
      p0: { hand: ['time-loop', 'way-of-deception', 'seeing-stars'] },
      bases: { tortuga: { p0: ['armored-truck', 'gnome', 'walker'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('time-loop');
    t.p0.plays('way-of-deception');
    t.p0.chooses('gnome');
    expect(t.where('gnome')).toBe('jungle-oasis');
    t.p0.plays('seeing-stars');
    t.p0.chooses('walker');
    expect(t.where('walker')).toBe('p0 discard');
    const base = table({ bases: { tortuga: { p0: ['armored-truck', 'gnome'] }, 'mushroom-kingdom': {} } });
    base.endTurn();
    base.p1.chooses('gnome'); // what a base does is no player's card
    expect(base.where('gnome')).toBe('mushroom-kingdom');
  });

  it("protects minions that come later, and neither minions elsewhere nor others' nor itself", () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['time-loop', 'cannon', 'disenchant'] },
      p0: { hand: ['walker'] },
      bases: { tortuga: { p0: ['armored-truck'], p2: ['zapbot'] }, 'jungle-oasis': { p0: ['gremlin'] } },
    });
    t.endTurn();
    t.endTurn();
    t.p0.plays('walker', { on: 'tortuga' });
    t.p0.chooses('keep');
    t.endTurn();
    t.p1.plays('time-loop');
    t.p1.plays('cannon');
    expect(t.p1).toBeOffered(['zapbot', 'gremlin', 'walker'], { orDecline: true });
    t.p1.chooses('walker', 'zapbot');
    expect([t.where('walker'), t.where('zapbot')]).toEqual(['tortuga', 'p2 discard']);
    t.p1.plays('disenchant');
    expect(t.where('armored-truck')).toBe('p0 discard');
  });
});

describe('truckers/cab-over-pete', () => {
  const bases = {
    tortuga: { p0: ['cab-over-pete', carrying('gnome', 'upgrade'), 'convoy'], p1: ['scout', 'dekotora'] },
    'jungle-oasis': { p0: ['walker'] },
    'tar-pits': {},
  };

  it('transfers itself and brings a minion of yours to the same base, with what is on it', () => {
    const t = table({ bases });
    t.p0.uses('cab-over-pete');
    expect(t.p0).toBeOffered(['jungle-oasis', 'tar-pits'], { orDecline: false });
    t.p0.chooses('tar-pits');
    expect(t.p0).toBeOffered(['gnome', 'convoy'], { orDecline: false }); // yours, there, and not the Upgrade
    t.p0.chooses('gnome');
    expect(['cab-over-pete', 'gnome', 'upgrade', 'convoy'].map((card) => t.where(card))).toEqual([
      'tar-pits',
      'tar-pits',
      'on gnome',
      'tortuga',
    ]);
    expect([t.p0.canUse('cab-over-pete'), t.told().includes('played')]).toEqual([false, false]);
    expect(t).toBeSettled();
  });

  it('or brings an action of yours', () => {
    const t = table({ bases });
    t.p0.uses('cab-over-pete');
    t.p0.chooses('jungle-oasis');
    t.p0.chooses('convoy');
    expect([t.where('convoy'), t.where('gnome'), t.total('jungle-oasis', 'p0')]).toEqual([
      'jungle-oasis',
      'tortuga',
      2 + 2,
    ]);
    expect(t.told()).toContain('transferred');
    expect(t.told()).not.toContain('moved');
    expect(t).toBeSettled();
  });

  it('moves alone if nothing else of yours is there', () => {
    const t = table({ bases: { tortuga: { p0: ['cab-over-pete'], p1: ['scout', 'convoy'] }, 'tar-pits': {} } });
    t.p0.uses('cab-over-pete');
    expect([t.where('cab-over-pete'), t.where('scout'), t.where('convoy')]).toEqual(['tar-pits', 'tortuga', 'tortuga']);
    expect(t).toBeSettled();
  });

  it('brings nothing where there is no other base', () => {
    const t = table({ bases: { tortuga: { p0: ['cab-over-pete', 'gnome'] } } });
    t.p0.uses('cab-over-pete');
    expect(t.where('cab-over-pete')).toBe('tortuga');
    expect(t).toBeSettled();
  });
});

describe('truckers/convoy', () => {
  it('gives you +1 power here for each of your actions on this base, itself included', () => {
    const t = table({
      p0: { hand: ['dekotora'] },
      bases: { tortuga: { p0: ['convoy', 'gnome'] }, 'jungle-oasis': { p0: ['cab-over-pete'] } },
    });
    expect([t.total('tortuga', 'p0'), t.power('gnome')]).toEqual([3 + 1, 3]);
    t.p0.plays('dekotora', { on: 'tortuga' });
    expect([t.total('tortuga', 'p0'), t.total('jungle-oasis', 'p0')]).toEqual([3 + 2, 0]);
  });

  it("EX-CLAR-ONBASE counts no action on a minion and none of others; two of them count each other's", () => {
    const t = table({
      bases: {
        tortuga: { p0: ['convoy', 'convoy'], p1: ['dekotora'] },
        'jungle-oasis': { p0: ['convoy', carrying('gnome', 'smoke-bomb')] },
      },
    });
    expect([t.total('tortuga', 'p0'), t.total('tortuga', 'p1'), t.total('jungle-oasis', 'p0')]).toEqual([4, 0, 3 + 1]);
  });

  it('counts for the breakpoint and for a place without a minion', () => {
    const t = table({
      bases: { 'the-mothership': { p0: ['convoy'], p1: ['king-rex', 'king-rex', 'nukebot'] }, tortuga: {} },
    });
    t.endTurn(); // 19 + 1
    expect([t.vp('p1'), t.vp('p0'), t.where('convoy')]).toEqual([4, 2, 'p0 discard']);
  });
});

describe('truckers/dekotora', () => {
  it('transfers itself and takes up to three of your minions there along to the same base', () => {
    const t = table({
      bases: {
        tortuga: { p0: ['dekotora', 'gnome', 'walker', 'invader', 'scout'], p1: ['zapbot'] },
        'jungle-oasis': { p0: ['collector'] },
        'tar-pits': {},
      },
    });
    t.p0.uses('dekotora');
    t.p0.chooses('tar-pits');
    expect(t.p0).toBeOffered(['gnome', 'walker', 'invader', 'scout'], { orDecline: true });
    expect(() => t.p0.chooses('gnome', 'walker', 'invader', 'scout')).toThrow('tooMany');
    t.p0.chooses('gnome', 'walker', 'scout');
    expect(['dekotora', 'gnome', 'walker', 'invader', 'scout', 'zapbot'].map((card) => t.where(card))).toEqual([
      'tar-pits',
      'tar-pits',
      'tar-pits',
      'tortuga',
      'tar-pits',
      'tortuga',
    ]);
    expect(t.p0.canUse('dekotora')).toBe(false);
    expect(t).toBeSettled();
  });

  it('may take none along', () => {
    const t = table({ bases: { tortuga: { p0: ['dekotora', 'gnome'] }, 'tar-pits': {} } });
    t.p0.uses('dekotora');
    t.p0.declines();
    expect([t.where('dekotora'), t.where('gnome')]).toEqual(['tar-pits', 'tortuga']);
    expect(t).toBeSettled();
  });

  it('is no talent of another player, unless they have taken it over', () => {
    const t = table({ active: 'p1', bases: { tortuga: { p0: ['dekotora'] }, 'tar-pits': {} } });
    expect([t.p0.canUse('dekotora'), t.p1.canUse('dekotora')]).toEqual([false, false]);
  });
});
