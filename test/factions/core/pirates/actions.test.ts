/** The actions of the Pirates. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('pirates/broadside', () => {
  it("destroys all of one player's minions with power 2 or less at a base where you have a minion", () => {
    const t = table({
      p0: { hand: ['broadside'] },
      bases: {
        tortuga: { p0: ['nukebot', 'microbot-alpha'], p1: ['zapbot', 'ninja-acolyte', 'hoverbot'], p2: ['first-mate'] },
        'jungle-oasis': { p0: ['king-rex'], p1: ['zapbot'] },
        'tar-pits': { p1: ['zapbot'] }, // no minion of yours
      },
    });
    t.p0.plays('broadside');
    expect(t.p0).toBeOffered(['tortuga', 'jungle-oasis'], { orDecline: false });
    t.p0.chooses('tortuga');
    expect(t.p0).toBeOffered(['p0', 'p1', 'p2'], { orDecline: false });
    t.p0.chooses('p1');
    expect(t.zone('p1', 'discard').sort()).toEqual(['ninja-acolyte', 'zapbot']);
    for (const safe of ['hoverbot', 'first-mate', 'nukebot', 'microbot-alpha']) expect(t.where(safe)).toBe('tortuga');
    expect([t.where('zapbot@jungle-oasis'), t.where('zapbot@tar-pits')]).toEqual(['jungle-oasis', 'tar-pits']);
    expect(t).toBeSettled();
  });

  it('may name yourself, and a player without such minions', () => {
    const setup = { p0: { hand: ['broadside'] }, bases: { tortuga: { p0: ['zapbot'], p1: ['hoverbot'] } } };
    const own = table(setup);
    own.p0.plays('broadside');
    own.p0.chooses('p0');
    expect(own.where('zapbot')).toBe('p0 discard');
    const none = table(setup);
    none.p0.plays('broadside');
    none.p0.chooses('p1');
    expect([none.where('zapbot'), none.where('hoverbot')]).toEqual(['tortuga', 'tortuga']);
    expect(none).toBeSettled();
  });

  it('goes by who controls a minion and by its current power', () => {
    const t = table({
      p0: { hand: ['broadside'] },
      bases: {
        tortuga: {
          p0: ['king-rex', { card: 'zapbot', owner: 'p1' }],
          p1: [
            { card: 'first-mate', owner: 'p0' },
            { card: 'ninja-acolyte', counters: 1 },
            { card: 'nukebot', with: { p0: ['poison'] } },
          ],
        },
      },
    });
    t.p0.plays('broadside');
    t.p0.chooses('p1'); // nukebot: 5 - 4; it takes king rex and zapbot with it
    expect(t.where('first-mate')).toBe('p0 discard');
    expect(t.where('nukebot')).toBe('p1 discard');
    expect(t.where('ninja-acolyte')).toBe('tortuga');
    expect(t.where('zapbot')).toBe('p1 discard');
  });

  it('does nothing without a minion of yours', () => {
    const t = table({ p0: { hand: ['broadside'] }, bases: { tortuga: { p1: ['zapbot'] } } });
    t.p0.plays('broadside');
    expect(t.where('zapbot')).toBe('tortuga');
    expect(t.where('broadside')).toBe('p0 discard');
    expect(t).toBeSettled();
  });
});

describe('pirates/cannon', () => {
  const bases = {
    tortuga: { p0: ['zapbot'], p1: ['hoverbot', 'first-mate'] },
    'jungle-oasis': { p1: ['gnome', 'ninja-acolyte'] },
  };

  it('destroys two minions with power 2 or less, anywhere and of any player', () => {
    const t = table({ p0: { hand: ['cannon'] }, bases });
    t.p0.plays('cannon');
    expect(t.p0).toBeOffered(['zapbot', 'first-mate', 'ninja-acolyte'], { orDecline: true });
    t.p0.chooses('first-mate', 'ninja-acolyte');
    expect(t.zone('p1', 'discard')).toEqual(['first-mate', 'ninja-acolyte']);
    expect(t).toBeSettled();
  });

  it('destroys one, or none', () => {
    const one = table({ p0: { hand: ['cannon'] }, bases });
    one.p0.plays('cannon');
    one.p0.chooses('first-mate');
    expect(one.zone('p1', 'discard')).toEqual(['first-mate']);
    expect(one).toBeSettled();
    const none = table({ p0: { hand: ['cannon'] }, bases });
    none.p0.plays('cannon');
    none.p0.declines();
    expect(none.zone('p1', 'discard')).toEqual([]);
    expect(none).toBeSettled();
  });

  it('cannot take three, nor one twice', () => {
    const t = table({ p0: { hand: ['cannon'] }, bases });
    t.p0.plays('cannon');
    expect(() => t.p0.chooses('zapbot', 'first-mate', 'ninja-acolyte')).toThrow();
    expect(() => t.p0.chooses('zapbot', 'zapbot')).toThrow();
  });

  it('picks both together: one that would fall to 2 when the first is gone is not offered', () => {
    const t = table({
      p0: { hand: ['cannon'] },
      bases: { tortuga: { p1: ['microbot-fixer', 'microbot-alpha', 'zapbot'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('cannon'); // the fixer makes itself 2, alpha 4 and zapbot 3
    expect(t.p0).toBeOffered(['microbot-fixer'], { orDecline: true });
    t.p0.chooses('microbot-fixer');
    expect([t.power('microbot-alpha'), t.power('zapbot')]).toEqual([2, 2]);
    expect(t).toBeSettled();
  });
});

describe('pirates/dinghy', () => {
  const bases = {
    tortuga: { p0: ['king-rex', 'zapbot'], p1: ['hoverbot'] },
    'jungle-oasis': { p0: ['nukebot'] },
    'tar-pits': {},
  };

  it('moves two of your minions, each to a base of its own', () => {
    const t = table({ p0: { hand: ['dinghy'] }, bases });
    t.p0.plays('dinghy');
    expect(t.p0).toBeOffered(['king-rex', 'zapbot', 'nukebot'], { orDecline: true });
    t.p0.chooses('zapbot', 'nukebot');
    expect(t.p0).toBeOffered(['jungle-oasis', 'tar-pits'], { orDecline: false });
    t.p0.chooses('tar-pits');
    expect(t.p0).toBeOffered(['tortuga', 'tar-pits'], { orDecline: false });
    t.p0.chooses('tortuga');
    expect([t.where('zapbot'), t.where('nukebot'), t.where('king-rex@tortuga')]).toEqual([
      'tar-pits',
      'tortuga',
      'tortuga',
    ]);
    expect(t).toBeSettled();
  });

  it('moves one, or none', () => {
    const one = table({ p0: { hand: ['dinghy'] }, bases });
    one.p0.plays('dinghy');
    one.p0.chooses('zapbot');
    one.p0.chooses('jungle-oasis');
    expect(one.where('zapbot')).toBe('jungle-oasis');
    expect(one).toBeSettled();
    const none = table({ p0: { hand: ['dinghy'] }, bases });
    none.p0.plays('dinghy');
    none.p0.declines();
    expect(none.told()).not.toContain('moved');
    expect(none).toBeSettled();
  });

  it("cannot take one twice, three, or another player's", () => {
    const t = table({ p0: { hand: ['dinghy'] }, bases });
    t.p0.plays('dinghy');
    expect(() => t.p0.chooses('zapbot', 'zapbot')).toThrow('not offered');
    expect(() => t.p0.chooses('king-rex', 'zapbot', 'nukebot')).toThrow();
    expect(() => t.p0.chooses('hoverbot')).toThrow('not offered');
  });
});

describe('pirates/full-sail', () => {
  it('moves any number of your minions, each to another base, as your action', () => {
    const t = table({
      p0: { hand: ['full-sail', 'cannon'] },
      bases: {
        tortuga: { p0: ['zapbot', 'nukebot', 'hoverbot'], p1: ['first-mate'] },
        'jungle-oasis': { p0: ['warbot'] },
        'tar-pits': {},
      },
    });
    t.p0.plays('full-sail');
    expect(t.p0).toBeOffered(['zapbot', 'nukebot', 'hoverbot', 'warbot'], { orDecline: true });
    t.p0.chooses('zapbot', 'nukebot', 'warbot');
    t.p0.chooses('tar-pits');
    t.p0.chooses('jungle-oasis');
    t.p0.chooses('tortuga');
    expect(['zapbot', 'nukebot', 'hoverbot', 'warbot'].map((card) => t.where(card))).toEqual([
      'tar-pits',
      'jungle-oasis',
      'tortuga',
      'tortuga',
    ]);
    expect(t.p0.cannotPlay('cannon')).not.toBeNull();
    expect(t).toBeSettled();
  });

  it('may move none (EX-CORNER-23)', () => {
    const t = table({ p0: { hand: ['full-sail'] }, bases: { tortuga: { p0: ['zapbot'] }, 'jungle-oasis': {} } });
    t.p0.plays('full-sail');
    t.p0.declines();
    expect(t.where('zapbot')).toBe('tortuga');
    expect(t.where('full-sail')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('takes minions off a base that is about to score: it scores all the same (EX-SCORE-1)', () => {
    const t = table({
      p0: { hand: ['cannon'] },
      p1: { hand: ['full-sail'] },
      bases: { 'jungle-oasis': { p0: ['king-rex'], p1: ['nukebot', 'zapbot'] }, tortuga: {} },
    });
    t.p0.plays('cannon');
    t.p0.declines();
    t.p0.finishes();
    expect(t.p1).toBeOffered(['full-sail'], { orDecline: true });
    t.p1.chooses('full-sail');
    t.p1.chooses('nukebot', 'zapbot');
    expect([t.where('nukebot'), t.where('zapbot')]).toEqual(['tortuga', 'tortuga']);
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 0]);
    expect(t.where('full-sail')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('brings minions to a base before it scores, outside the normal plays', () => {
    const t = table({
      p0: { hand: ['full-sail', 'swashbuckling'] },
      bases: {
        'jungle-oasis': { p0: ['nukebot'], p1: ['king-rex', 'zapbot'] },
        tortuga: { p0: ['warbot', 'hoverbot'] },
      },
    });
    t.p0.plays('swashbuckling'); // the action of this turn
    t.p0.finishes();
    t.p0.chooses('full-sail');
    t.p0.chooses('warbot');
    expect(t.vp('p0')).toBe(2); // 6 + 5 against 9
    expect(t.where('hoverbot')).toBe('tortuga');
  });

  it('stays in hand when its player passes', () => {
    const t = table({
      p0: { hand: ['full-sail'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'nukebot'] }, tortuga: {} },
    });
    t.p0.finishes();
    t.p0.passes();
    expect(t.zone('p0', 'hand')).toContain('full-sail');
  });
});

describe('pirates/powderkeg', () => {
  it("destroys your chosen minion and all minions at its base with its power or less, everyone's", () => {
    const t = table({
      p0: { hand: ['powderkeg'] },
      bases: {
        tortuga: { p0: ['hoverbot', 'first-mate', 'nukebot'], p1: ['saucy-wench', 'tiger-assassin', 'zapbot'] },
        'jungle-oasis': { p0: ['gnome'], p1: ['war-raptor'] },
      },
    });
    t.p0.plays('powderkeg');
    expect(t.p0).toBeOffered(['hoverbot', 'first-mate', 'nukebot', 'gnome'], { orDecline: false });
    t.p0.chooses('hoverbot');
    expect(t.zone('p0', 'discard')).toEqual(['hoverbot', 'first-mate', 'powderkeg']);
    expect(t.zone('p1', 'discard')).toEqual(['saucy-wench', 'zapbot']); // equal power too
    expect([t.where('nukebot'), t.where('tiger-assassin'), t.where('war-raptor')]).toEqual([
      'tortuga',
      'tortuga',
      'jungle-oasis',
    ]);
    expect(t).toBeSettled();
  });

  it('still destroys the others when the chosen one cannot be destroyed', () => {
    const t = table({
      p0: { hand: ['powderkeg'] },
      bases: { tortuga: { p0: ['warbot'], p1: ['tiger-assassin', 'nukebot'] } },
    });
    t.p0.plays('powderkeg');
    expect([t.where('warbot'), t.where('tiger-assassin'), t.where('nukebot')]).toEqual([
      'tortuga',
      'p1 discard',
      'tortuga',
    ]);
  });

  it('compares powers as they are before the first one dies', () => {
    const t = table({
      p0: { hand: ['powderkeg'] },
      bases: { tortuga: { p0: ['first-mate'], p1: ['war-raptor', 'war-raptor', 'zapbot'] } },
    });
    t.p0.plays('powderkeg'); // two raptors make each other strong
    expect(t.zone('p1', 'discard')).toEqual(['zapbot']);
    const raptor = table({
      p0: { hand: ['powderkeg'] },
      bases: { tortuga: { p0: ['war-raptor', 'war-raptor'], p1: ['tiger-assassin', 'nukebot'] } },
    });
    raptor.p0.plays('powderkeg');
    raptor.p0.chooses('war-raptor');
    expect(raptor.zone('p0', 'discard')).toEqual(['war-raptor', 'war-raptor', 'powderkeg']); // each of them has 4
    expect([raptor.where('tiger-assassin'), raptor.where('nukebot')]).toEqual(['p1 discard', 'tortuga']);
  });

  it('does nothing without a minion of yours', () => {
    const t = table({ p0: { hand: ['powderkeg'] }, bases: { tortuga: { p1: ['zapbot'] } } });
    t.p0.plays('powderkeg');
    expect(t.where('zapbot')).toBe('tortuga');
    expect(t).toBeSettled();
  });
});

describe('pirates/sea-dogs', () => {
  const factions = {
    p0: { hand: ['sea-dogs'], factions: ['pirates', 'robots'] },
    p1: { factions: ['robots', 'ninjas'] },
  };

  it("moves all other players' minions of a named faction from one base to another", () => {
    const t = table({
      ...factions,
      bases: {
        tortuga: { p0: ['nukebot'], p1: ['hoverbot', 'tiger-assassin', 'zapbot'] },
        'jungle-oasis': { p1: ['warbot'] },
        'tar-pits': {},
      },
    });
    t.p0.plays('sea-dogs');
    expect(t.p0).toBeOffered(['ninjas', 'pirates', 'robots'], { orDecline: false });
    t.p0.chooses('robots');
    expect(t.p0).toBeOffered(['tortuga', 'jungle-oasis', 'tar-pits'], { orDecline: false });
    t.p0.chooses('tortuga');
    expect(t.p0).toBeOffered(['jungle-oasis', 'tar-pits'], { orDecline: false });
    t.p0.chooses('tar-pits');
    expect([t.where('hoverbot'), t.where('zapbot')]).toEqual(['tar-pits', 'tar-pits']);
    expect([t.where('nukebot'), t.where('tiger-assassin'), t.where('warbot')]).toEqual([
      'tortuga',
      'tortuga',
      'jungle-oasis',
    ]);
    expect(t).toBeSettled();
  });

  it("goes by the minion's own faction and by who controls it, and immune ones stay", () => {
    const t = table({
      p0: { hand: ['sea-dogs'], factions: ['pirates', 'robots'] },
      p1: { factions: ['dinosaurs', 'ninjas'] },
      bases: {
        tortuga: {
          p0: [{ card: 'tiger-assassin', owner: 'p1' }],
          p1: [
            { card: 'nukebot', owner: 'p0' },
            { card: 'zapbot', owner: 'p0', with: { p1: ['smoke-bomb'] } },
          ],
        },
        'jungle-oasis': {},
      },
    });
    t.p0.plays('sea-dogs');
    t.p0.chooses('robots');
    t.p0.chooses('tortuga');
    expect([t.where('nukebot'), t.where('zapbot'), t.where('tiger-assassin')]).toEqual([
      'jungle-oasis',
      'tortuga',
      'tortuga',
    ]);
    expect(t).toBeSettled();
  });

  it('moves nothing, and asks for no destination, where there is no such minion', () => {
    const t = table({ ...factions, bases: { tortuga: { p1: ['hoverbot'] }, 'jungle-oasis': {}, 'tar-pits': {} } });
    t.p0.plays('sea-dogs');
    t.p0.chooses('ninjas');
    t.p0.chooses('tortuga');
    expect(t.where('hoverbot')).toBe('tortuga');
    expect(t).toBeSettled();
  });
});

describe('pirates/shanghai', () => {
  it("moves another player's minion to a base you choose", () => {
    const t = table({
      p0: { hand: ['shanghai'] },
      bases: {
        tortuga: { p0: ['zapbot'], p1: ['king-rex', 'hoverbot'] },
        'jungle-oasis': { p2: ['warbot'] },
        'tar-pits': {},
      },
    });
    t.p0.plays('shanghai');
    expect(t.p0).toBeOffered(['king-rex', 'hoverbot', 'warbot'], { orDecline: false });
    t.p0.chooses('hoverbot');
    expect(t.p0).toBeOffered(['jungle-oasis', 'tar-pits'], { orDecline: false });
    t.p0.chooses('tar-pits');
    expect(t.where('hoverbot')).toBe('tar-pits');
    expect(t.controller('hoverbot')).toBe('p1');
    expect(t).toBeSettled();
  });

  it('can make a base ready, which scores at the usual time', () => {
    const t = table({
      p0: { hand: ['shanghai'] },
      bases: { 'jungle-oasis': { p0: ['nukebot'] }, tortuga: { p1: ['king-rex'] } },
    });
    t.p0.plays('shanghai');
    expect([t.total('jungle-oasis'), t.vp('p1')]).toEqual([12, 0]);
    t.p0.finishes();
    expect(t.vp('p1')).toBe(2);
  });

  it('may be played without a target, and fails on an immune minion', () => {
    const none = table({ p0: { hand: ['shanghai'] }, bases: { tortuga: { p0: ['zapbot'] }, 'jungle-oasis': {} } });
    none.p0.plays('shanghai');
    expect(none.where('zapbot')).toBe('tortuga');
    const immune = table({
      p0: { hand: ['shanghai'] },
      bases: { tortuga: { p1: [{ card: 'zapbot', with: { p1: ['smoke-bomb'] } }] }, 'jungle-oasis': {} },
    });
    immune.p0.plays('shanghai');
    expect(immune.where('zapbot')).toBe('tortuga');
    for (const t of [none, immune]) expect(t).toBeSettled();
  });
});

describe('pirates/swashbuckling', () => {
  it('gives each of your minions in play +1 power until the end of the turn', () => {
    const t = table({
      p0: { hand: ['swashbuckling', 'hoverbot'], deck: ['cannon', 'cannon', 'cannon'] },
      bases: { tortuga: { p0: ['zapbot'], p1: ['first-mate'] }, 'jungle-oasis': { p0: ['nukebot'] } },
    });
    t.p0.plays('swashbuckling');
    expect([t.power('zapbot'), t.power('nukebot'), t.power('first-mate')]).toEqual([3, 6, 2]);
    t.p0.plays('hoverbot', { on: 'tortuga' });
    expect(t.power('hoverbot')).toBe(3);
    t.endTurn();
    expect([t.power('zapbot'), t.power('nukebot')]).toEqual([2, 5]);
    expect(t).toBeSettled();
  });

  it('counts in the scoring of this turn', () => {
    const t = table({
      p0: { hand: ['swashbuckling'] },
      bases: { 'jungle-oasis': { p0: ['nukebot', 'nukebot'] }, tortuga: {} },
    });
    t.p0.plays('swashbuckling');
    t.p0.finishes();
    expect(t.vp('p0')).toBe(2);
  });
});
