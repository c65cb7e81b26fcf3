/** The standard actions of the Vigilantes. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../../catalog';
import { table } from '../../../table';

const meddling = await catalogWith('meddlers', 'room');

describe('vigilantes/a-whole-lot-meaner', () => {
  const bases = { tortuga: { p0: ['scout'], p1: ['invader'] }, 'ninja-dojo': { p1: ['warbot'] } };

  it('gives any minion 3 power until the end of the turn', () => {
    const t = table({ p0: { hand: ['a-whole-lot-meaner'] }, bases });
    t.p0.plays('a-whole-lot-meaner');
    expect(t.p0).toBeOffered(['scout', 'invader', 'warbot'], { orDecline: false });
    t.p0.chooses('warbot');
    expect([t.power('warbot'), t.power('scout'), t.power('invader')]).toEqual([7, 3, 3]);
    expect(t).toBeSettled();
    t.endTurn();
    expect(t.power('warbot')).toBe(4);
  });

  it('does nothing to a protected minion, and can be played without any', () => {
    const t = table({
      p0: { hand: ['a-whole-lot-meaner'] },
      bases: { tortuga: { p1: ['scout', 'wildlife-preserve'] } },
    });
    t.p0.plays('a-whole-lot-meaner');
    expect(t.power('scout')).toBe(3);
    const alone = table({ p0: { hand: ['a-whole-lot-meaner'] }, bases: { tortuga: {} } });
    alone.p0.plays('a-whole-lot-meaner');
    expect(alone.where('a-whole-lot-meaner')).toBe('p0 discard');
    expect(alone).toBeSettled();
  });

  it('may be copied as a whole', () => {
    const t = table({
      catalog: meddling,
      p0: { hand: ['a-whole-lot-meaner'] },
      bases: { tortuga: { p0: ['scout'], p1: ['mirror'] } },
    });
    t.p0.plays('a-whole-lot-meaner');
    t.p0.chooses('scout');
    t.p1.chooses('mirror');
    expect([t.power('scout'), t.power('mirror')]).toEqual([6, 8]);
    expect(t).toBeSettled();
  });
});

describe('vigilantes/knocked-into-next-week', () => {
  const play = { p0: { hand: ['knocked-into-next-week'], deck: [] }, p1: { hand: ['scout'], deck: [] } };

  it("shuffles any minion into its owner's deck; it is not destroyed, and what is on it is discarded", () => {
    const upgraded = { card: 'gremlin', with: { p0: ['upgrade'] } };
    const t = table({
      ...play,
      bases: { tortuga: { p0: ['king-rex'], p1: [upgraded] }, 'ninja-dojo': { p1: ['warbot'] } },
    });
    t.p0.plays('knocked-into-next-week');
    expect(t.p0).toBeOffered(['king-rex', 'gremlin', 'warbot'], { orDecline: false });
    t.p0.chooses('gremlin');
    expect([t.zone('p1', 'deck'), t.where('upgrade'), t.zone('p1', 'hand')]).toEqual([
      ['gremlin'],
      'p0 discard',
      ['scout'],
    ]);
    expect(t).toBeSettled();
  });

  it('reaches a minion that cannot be destroyed', () => {
    const t = table({ ...play, bases: { tortuga: { p1: ['warbot'] } } });
    t.p0.plays('knocked-into-next-week');
    expect(t.where('warbot')).toBe('p1 deck');
  });

  it('sends a minion to its owner, not to its controller', () => {
    const t = table({ ...play, bases: { tortuga: { p1: [{ card: 'invader', owner: 'p0' }] } } });
    t.p0.plays('knocked-into-next-week');
    expect(t.zone('p0', 'deck')).toEqual(['invader']);
    expect(t).toBeSettled();
  });

  it('does nothing without a minion, or to a protected one', () => {
    const t = table({ ...play, bases: { tortuga: {} } });
    t.p0.plays('knocked-into-next-week');
    expect(t.where('knocked-into-next-week')).toBe('p0 discard');
    const safe = table({ ...play, bases: { tortuga: { p1: ['invader', 'wildlife-preserve'] } } });
    safe.p0.plays('knocked-into-next-week');
    expect(safe.where('invader')).toBe('tortuga');
    expect(safe).toBeSettled();
  });
});

describe('vigilantes/make-my-day', () => {
  const play = { p0: { hand: ['make-my-day'] } };

  it("destroys anyone's minion with power 3 or less where you have one, and draws a card", () => {
    const boosted = { card: 'first-mate', with: { p1: ['upgrade'] } };
    const poisoned = { card: 'king-rex', with: { p1: ['poison'] } };
    const t = table({
      ...play,
      bases: {
        tortuga: { p0: ['scout'], p1: [boosted, poisoned, 'zapbot', 'warbot'], p2: ['invader'] },
        'ninja-dojo': { p1: ['gremlin'] },
      },
    });
    t.p0.plays('make-my-day');
    expect(t.p0).toBeOffered(['scout', 'king-rex', 'zapbot', 'invader'], { orDecline: false });
    t.p0.chooses('king-rex');
    expect([t.where('king-rex'), t.zone('p0', 'hand')]).toEqual(['p1 discard', ['king-rex']]);
    expect(t).toBeSettled();
  });

  it.each([
    ['there is no such minion', { tortuga: { p0: ['king-rex'], p1: ['warbot'] }, 'ninja-dojo': { p1: ['scout'] } }],
    ['it cannot be destroyed', { tortuga: { p0: ['king-rex'], p1: [{ card: 'warbot', with: { p0: ['poison'] } }] } }],
    ['there is no minion of yours', { tortuga: { p1: ['scout'] } }],
  ])('draws a card also if %s', (_, bases) => {
    const t = table({ ...play, bases });
    t.p0.plays('make-my-day');
    expect([t.zone('p0', 'hand').length, t.zone('p1', 'discard')]).toEqual([1, []]);
    expect(t).toBeSettled();
  });

  it('may be copied onto a stronger minion; one card is drawn', () => {
    const bases = { tortuga: { p0: ['king-rex'], p1: ['mirror', 'scout'] } };
    const t = table({ ...play, catalog: meddling, bases });
    t.p0.plays('make-my-day');
    t.p1.chooses('king-rex');
    expect([t.where('scout'), t.zone('p0', 'discard')]).toEqual(['p1 discard', ['king-rex', 'make-my-day']]);
    expect(t.zone('p0', 'hand')).toHaveLength(1);
    expect(t).toBeSettled();
  });
});

describe('vigilantes/scared-straight', () => {
  const play = { p0: { hand: ['scared-straight', 'mystic-studies', 'mystic-studies'] } };

  it("moves another player's minion from a base where you have one, and gives an extra action", () => {
    const t = table({
      ...play,
      bases: {
        tortuga: { p0: ['scout'], p1: ['king-rex'], p2: ['zapbot'] },
        'ninja-dojo': { p1: ['invader'] },
        'tar-pits': {},
      },
    });
    t.p0.plays('scared-straight');
    expect(t.p0).toBeOffered(['king-rex', 'zapbot'], { orDecline: false });
    t.p0.chooses('king-rex');
    expect(t.p0).toBeOffered(['ninja-dojo', 'tar-pits'], { orDecline: false });
    t.p0.chooses('tar-pits');
    expect(t.where('king-rex')).toBe('tar-pits');
    t.p0.plays('mystic-studies');
    expect(t.p0.cannotPlay('mystic-studies')).toBe('noActionPlayLeft');
    expect(t).toBeSettled();
  });

  it.each([
    ['the minion cannot be moved', { tortuga: { p0: ['scout'], p1: ['invader', 'anchor'] }, 'ninja-dojo': {} }],
    ['there is only your own', { tortuga: { p0: ['scout'] }, 'ninja-dojo': { p1: ['invader'] } }],
  ])('gives the extra action also if %s', (_, bases) => {
    const t = table({ ...play, catalog: meddling, bases });
    t.p0.plays('scared-straight');
    if (t.decision) t.p0.chooses('ninja-dojo');
    expect([t.where('scout'), t.told().includes('moved')]).toEqual(['tortuga', false]);
    t.p0.plays('mystic-studies');
    expect(t).toBeSettled();
  });
});

describe('vigilantes/the-revenge', () => {
  const there = { card: 'invader', counters: 1, with: { p0: ['upgrade'] } };
  const setup = {
    p0: { hand: ['the-revenge'] },
    bases: {
      'jungle-oasis': { p0: [there, 'zapbot'], p1: ['king-rex'] },
      tortuga: { p0: ['armor-stego'] },
      'tar-pits': {},
    },
  };

  it('moves one of your minions, with all that is on it, from a base you have not won to another base', () => {
    const t = table({
      ...setup,
      bases: { ...setup.bases, 'jungle-oasis': { p0: [there, 'zapbot'], p1: ['king-rex', 'invader'] } },
    });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['the-revenge'], { orDecline: true });
    t.p0.chooses('the-revenge');
    expect(t.p0).toBeOffered(['invader', 'zapbot'], { orDecline: false });
    t.p0.chooses('invader');
    expect(t.p0).toBeOffered(['tortuga', 'tar-pits'], { orDecline: false }); // not the base that is to come
    t.p0.chooses('tar-pits');
    const [moved] = t.game.minions({ base: t.id('tar-pits') });
    expect([moved && t.game.power(moved), t.where('upgrade'), t.where('zapbot')]).toEqual([
      6,
      'on invader',
      'p0 discard',
    ]);
    expect([t.vp('p0'), t.vp('p1')]).toEqual([0, 2]);
  });

  it('is not for a winner, alone or tied', () => {
    const tied = table({
      ...setup,
      bases: { ...setup.bases, 'jungle-oasis': { p0: ['king-rex'], p1: ['king-rex'] } },
    });
    tied.p0.finishes();
    expect([tied.vp('p0'), tied.vp('p1'), tied.where('the-revenge')]).toEqual([2, 2, 'p0 hand']);
    const alone = table({ ...setup, bases: { ...setup.bases, 'jungle-oasis': { p0: ['king-rex', 'king-rex'] } } });
    alone.p0.finishes();
    expect([alone.vp('p0'), alone.where('the-revenge')]).toEqual([2, 'p0 hand']);
    expect(tied).toBeSettled();
    expect(alone).toBeSettled();
  });

  it("works on another player's turn, and may be kept", () => {
    const bases = { ...setup.bases, 'jungle-oasis': { p0: ['zapbot'], p1: ['king-rex', 'invader'] } };
    const t = table({ ...setup, active: 'p1', bases });
    t.p1.finishes();
    t.p0.chooses('the-revenge');
    t.p0.chooses('tortuga');
    expect([t.where('zapbot'), t.where('the-revenge')]).toEqual(['tortuga', 'p0 discard']);
    const kept = table({ ...setup, active: 'p1', bases });
    kept.p1.finishes();
    kept.p0.passes();
    expect([kept.where('zapbot'), kept.where('the-revenge')]).toEqual(['p0 discard', 'p0 hand']);
  });

  it('cannot be played at another time', () => {
    const t = table(setup);
    expect(t.p0.cannotPlay('the-revenge')).toBe('onlyAsSpecial');
  });
});

describe('vigilantes/who-loves-ya-baby', () => {
  const draws = (bases: NonNullable<Parameters<typeof table>[0]>['bases']): number => {
    const t = table({ p0: { hand: ['who-loves-ya-baby'] }, bases: bases ?? {} });
    t.p0.plays('who-loves-ya-baby');
    expect(t).toBeSettled();
    return t.zone('p0', 'hand').length;
  };

  it('draws a card for each of your minions with power 4 or more, at any base', () => {
    expect(
      draws({ tortuga: { p0: ['brojak', 'king-rex', 'scout'], p1: ['king-rex'] }, 'ninja-dojo': { p0: ['warbot'] } }),
    ).toBe(3);
  });

  it('looks at current power', () => {
    const boosted = { card: 'zapbot', with: { p0: ['upgrade'] } };
    const reduced = { card: 'warbot', with: { p1: ['poison'] } };
    expect(draws({ tortuga: { p0: [boosted, reduced, { card: 'scout', counters: 1 }] } })).toBe(2);
  });

  it('draws nothing without such a minion', () => {
    expect(draws({ tortuga: { p0: ['scout'], p1: ['king-rex'] } })).toBe(0);
  });
});
