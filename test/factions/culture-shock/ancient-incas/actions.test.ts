/** The actions of the Ancient Incas, except Signs in the Stars. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('ancient-incas/armory', () => {
  const totals = (...cards: string[]) => table({ bases: { tortuga: { p0: cards } } }).total('tortuga', 'p0');

  it('gives +2 power for each of your other actions on this base, with or without a minion there', () => {
    expect(totals('armory')).toBe(0);
    expect(totals('armory', 'armory')).toBe(4);
    expect(totals('armory', 'hideout', 'pay-the-piper')).toBe(4);
    expect(totals('armory', 'hideout', 'llama')).toBe(2 + 2);
  });

  it("counts no actions of others, on minions, or on other bases, and nothing for other players' totals", () => {
    const t = table({
      bases: {
        tortuga: { p0: ['armory', { card: 'scout', with: { p0: ['upgrade'] } }], p1: ['hideout'] },
        'tar-pits': { p0: ['pay-the-piper'] },
      },
    });
    expect([t.total('tortuga', 'p0'), t.total('tortuga', 'p1'), t.total('tar-pits', 'p0')]).toEqual([3 + 2, 0, 0]);
  });

  it('SCORE-7 makes you take part in the scoring without a minion', () => {
    const t = table({
      p0: { hand: ['armory'] },
      bases: { 'jungle-oasis': { p0: ['armory'], p1: ['king-rex', 'invader'] }, tortuga: {} },
    });
    t.p0.plays('armory', { on: 'jungle-oasis' });
    expect(t.total('jungle-oasis')).toBe(4 + 10);
    t.endTurn();
    expect([t.vp('p1'), t.where('armory')]).toEqual([2, 'p0 discard']);
  });
});

describe('ancient-incas/ashlar-masonry', () => {
  const scored = {
    p0: { hand: ['ashlar-masonry'], deck: ['gnome', 'gnome', 'gnome', 'gnome'] },
    bases: {
      'jungle-oasis': {
        p0: ['king-rex', { card: 'king-rex', with: { p0: ['upgrade'] } }, 'temple-of-the-sun', 'temple-of-the-sun'],
        p1: ['hideout'],
      },
      tortuga: { p0: ['armory'] },
    },
  } as const;

  it('after a base scores, one of your actions on it returns to your hand and the others are shuffled into your deck', () => {
    const t = table(scored);
    t.p0.finishes();
    t.p0.chooses('ashlar-masonry');
    expect(t.p0).toBeOffered(['temple-of-the-sun', 'temple-of-the-sun'], { orDecline: true });
    t.p0.chooses('temple-of-the-sun');
    const temples = [t.where('temple-of-the-sun#1'), t.where('temple-of-the-sun#2')].sort();
    expect(temples[0]).toBe('p0 deck');
    expect(t.zone('p0', 'discard').sort()).toEqual(['ashlar-masonry', 'king-rex', 'king-rex', 'upgrade']);
    expect([t.where('hideout'), t.where('armory')]).toEqual(['p1 discard', 'tortuga']);
    expect(t).toBeSettled();
  });

  it('is one package: declined, all of them are discarded', () => {
    const t = table(scored);
    t.p0.finishes();
    t.p0.chooses('ashlar-masonry');
    t.p0.declines();
    expect(t.zone('p0', 'discard').filter((card) => card === 'temple-of-the-sun')).toHaveLength(2);
    expect(t).toBeSettled();
  });

  it('does so with any base that scores, on any turn', () => {
    const t = table({ ...scored, active: 'p1' });
    t.p1.finishes();
    t.p0.chooses('ashlar-masonry');
    t.p0.chooses('temple-of-the-sun');
    expect(t.zone('p0', 'hand')).toEqual(['temple-of-the-sun']);
    expect(t.zone('p0', 'deck')).toContain('temple-of-the-sun');
  });

  it("sends another owner's actions to their owner", () => {
    const hideout = { card: 'hideout', owner: 'p1' } as const;
    const t = table({
      p0: { hand: ['ashlar-masonry'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'king-rex', hideout, 'armory'] }, tortuga: {} },
    });
    t.p0.finishes();
    t.p0.chooses('ashlar-masonry');
    t.p0.chooses('armory');
    expect([t.where('hideout'), t.where('armory')]).toEqual(['p1 deck', 'p0 hand']);
    expect(t).toBeSettled();
  });

  it('cannot be played in Play Cards nor before the base scores', () => {
    const t = table({ ...scored, p0: { hand: ['ashlar-masonry'] }, p1: { hand: ['shinobi'] } });
    expect(t.p0.cannotPlay('ashlar-masonry')).toBe('onlyAsSpecial');
    t.p0.finishes();
    expect([t.state.step, t.p0.offered]).toEqual(['beforeWindow', null]);
    t.p1.declines();
    expect([t.state.step, t.p0.offered]).toEqual(['afterWindow', ['ashlar-masonry']]);
  });
});

describe('ancient-incas/fortress-walls', () => {
  it('puts a counter on one of your minions here when it is played', () => {
    const t = table({
      p0: { hand: ['fortress-walls'] },
      bases: { tortuga: { p0: ['scout', 'llama'], p1: ['gnome'] }, 'tar-pits': { p0: ['invader'] } },
    });
    t.p0.plays('fortress-walls', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['scout', 'llama'], { orDecline: false });
    t.p0.chooses('llama');
    expect([t.counters('llama'), t.counters('scout')]).toEqual([1, 0]); // not for its own play
    expect(t).toBeSettled();
  });

  it('may put one more for each further action you play on this base', () => {
    const t = table({
      p0: { hand: ['fortress-walls', 'golden-condor'] },
      bases: { tortuga: { p0: ['scout', 'fortress-walls'] }, 'tar-pits': {} },
    });
    t.p0.plays('fortress-walls', { on: 'tortuga' });
    expect(t.counters('scout')).toBe(1); // from its own play
    expect(t.p0).toBeOffered(['scout'], { orDecline: true }); // from the first copy
    t.p0.chooses('scout');
    expect(t.counters('scout')).toBe(2);
    expect(t).toBeSettled();
  });

  it('may be declined', () => {
    const t = table({ p0: { hand: ['hideout'] }, bases: { tortuga: { p0: ['scout', 'fortress-walls'] } } });
    t.p0.plays('hideout', { on: 'tortuga' });
    t.p0.declines();
    expect(t.counters('scout')).toBe(0);
    expect(t).toBeSettled();
  });

  it('each copy acts for itself', () => {
    const t = table({
      p0: { hand: ['hideout'] },
      bases: { tortuga: { p0: ['scout', 'fortress-walls', 'fortress-walls'] } },
    });
    t.p0.plays('hideout', { on: 'tortuga' });
    t.p0.chooses('scout');
    t.p0.chooses('scout');
    expect(t.counters('scout')).toBe(2);
    expect(t).toBeSettled();
  });

  it.each([
    ['an action on a minion here', 'upgrade', 'scout'],
    ['an action on another base', 'hideout', 'tar-pits'],
    ['a standard action', 'howl', undefined],
  ])('does nothing for %s', (_, card, on) => {
    const t = table({
      p0: { hand: [card] },
      bases: { tortuga: { p0: ['scout', 'fortress-walls'] }, 'tar-pits': {} },
    });
    t.p0.plays(card, on ? { on } : {});
    expect(t.counters('scout')).toBe(0);
    expect(t).toBeSettled();
  });

  it("does nothing for another player's action, nor without a minion of yours", () => {
    const t = table({
      p1: { hand: ['hideout'] },
      active: 'p1',
      bases: { tortuga: { p0: ['scout', 'fortress-walls'] } },
    });
    t.p1.plays('hideout', { on: 'tortuga' });
    expect(t).toBeSettled();
    const alone = table({ p0: { hand: ['fortress-walls'] }, bases: { tortuga: { p1: ['scout'] } } });
    alone.p0.plays('fortress-walls', { on: 'tortuga' });
    expect([alone.counters('scout'), alone.where('fortress-walls')]).toEqual([0, 'tortuga']);
    expect(alone).toBeSettled();
  });
});

describe('ancient-incas/golden-condor', () => {
  const bases = {
    tortuga: { p0: ['temple-of-the-sun', { card: 'scout', with: { p0: ['upgrade'] } }], p1: ['hideout'] },
    'tar-pits': { p0: ['armory', 'pay-the-piper'] },
  } as const;

  it('returns any number of your actions on bases, and each must be played again, in your order, on any bases', () => {
    const t = table({ p0: { hand: ['golden-condor', 'llama'] }, bases });
    t.p0.plays('golden-condor');
    expect(t.p0).toBeOffered(['temple-of-the-sun', 'armory', 'pay-the-piper'], { orDecline: true });
    t.p0.chooses('temple-of-the-sun', 'armory');
    expect(t.p0).toBeOffered(['temple-of-the-sun', 'armory'], { orDecline: false }); // neither is kept in hand
    t.p0.chooses('armory');
    expect(t.p0).toBeOffered(['tortuga', 'tar-pits'], { orDecline: false });
    t.p0.chooses('tar-pits'); // the same base as before
    t.p0.chooses('tar-pits');
    expect([t.where('armory'), t.where('temple-of-the-sun'), t.where('pay-the-piper')]).toEqual([
      'tar-pits',
      'tar-pits',
      'tar-pits',
    ]);
    expect(t.zone('p0', 'hand')).toEqual(['llama', 'king-rex']); // the Temple's text is done again
    expect(t.p0.cannotPlay('llama', { on: 'tortuga' })).toBeNull();
    expect(t).toBeSettled();
  });

  it('may return none', () => {
    const t = table({ p0: { hand: ['golden-condor'] }, bases });
    t.p0.plays('golden-condor');
    t.p0.declines();
    expect([t.where('armory'), t.where('temple-of-the-sun'), t.where('golden-condor')]).toEqual([
      'tar-pits',
      'tortuga',
      'p0 discard',
    ]);
    expect(t).toBeSettled();
  });

  it('can be played without an action of yours', () => {
    const t = table({ p0: { hand: ['golden-condor'] }, bases: { tortuga: { p1: ['hideout'] } } });
    t.p0.plays('golden-condor');
    expect(t.where('hideout')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it("does not play another owner's action, which goes to its owner's hand", () => {
    const t = table({
      p0: { hand: ['golden-condor'] },
      bases: { tortuga: { p0: [{ card: 'hideout', owner: 'p1' }, 'armory'] }, 'tar-pits': {} },
    });
    t.p0.plays('golden-condor');
    t.p0.chooses('hideout', 'armory');
    t.p0.chooses('tar-pits');
    expect([t.where('hideout'), t.where('armory')]).toEqual(['p1 hand', 'tar-pits']);
    expect(t).toBeSettled();
  });

  it('an action that a later one destroys was played all the same', () => {
    const t = table({
      p0: { hand: ['golden-condor'] },
      bases: { tortuga: { p0: ['armory', 'infiltrate'] }, 'tar-pits': { p0: ['sapa-inca'] } },
    });
    t.p0.plays('golden-condor');
    t.p0.chooses('armory', 'infiltrate');
    t.p0.chooses('armory');
    t.p0.chooses('tar-pits');
    t.p0.chooses('tar-pits'); // destroys the Armory
    t.p0.declines();
    expect([t.where('armory'), t.counters('sapa-inca')]).toEqual(['p0 discard', 2]);
    expect(t).toBeSettled();
  });
});

describe('ancient-incas/quipu-strings', () => {
  const bases = { tortuga: {}, 'tar-pits': {} };

  it('plays an action from your discard pile on a base, as an extra action', () => {
    const t = table({
      p0: { hand: ['quipu-strings'], discard: ['temple-of-the-sun', 'armory', 'upgrade', 'howl', 'llama'] },
      bases,
    });
    t.p0.plays('quipu-strings');
    expect(t.p0).toBeOffered(['temple-of-the-sun', 'armory'], { orDecline: true });
    t.p0.chooses('temple-of-the-sun');
    t.p0.chooses('tar-pits');
    expect([t.where('temple-of-the-sun'), t.zone('p0', 'hand'), t.state.extras]).toEqual([
      'tar-pits',
      ['king-rex'],
      [],
    ]);
    expect(t).toBeSettled();
  });

  it('leaves no extra action over if there is nothing to play or it is declined', () => {
    const nothing = { hand: ['quipu-strings', 'howl'], discard: ['upgrade', 'howl'] };
    const t = table({ p0: nothing, bases });
    t.p0.plays('quipu-strings');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
    const declined = table({ p0: { hand: ['quipu-strings', 'howl'], discard: ['armory'] }, bases });
    declined.p0.plays('quipu-strings');
    declined.p0.declines();
    expect(declined.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
    expect(declined.zone('p0', 'discard')).toEqual(['armory', 'quipu-strings']);
    expect(declined).toBeSettled();
  });
});

describe('ancient-incas/royal-highway', () => {
  const bases = {
    tortuga: { p0: ['scout'], p1: ['gnome'] },
    'tar-pits': { p0: ['invader'] },
    'jungle-oasis': {},
  };

  it('may move one of your minions from here to any base when it is played', () => {
    const t = table({ p0: { hand: ['royal-highway'] }, bases });
    t.p0.plays('royal-highway', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['scout', 'invader'], { orDecline: true });
    t.p0.chooses('scout');
    expect(t.p0).toBeOffered(['tar-pits', 'jungle-oasis'], { orDecline: false });
    t.p0.chooses('jungle-oasis');
    expect(t.where('scout')).toBe('jungle-oasis'); // and its own play is no further occasion
    expect(t).toBeSettled();
  });

  it('or from any base to here, or none', () => {
    const t = table({ p0: { hand: ['royal-highway'] }, bases });
    t.p0.plays('royal-highway', { on: 'tortuga' });
    t.p0.chooses('invader');
    expect(t.where('invader')).toBe('tortuga');
    expect(t).toBeSettled();
    const none = table({ p0: { hand: ['royal-highway'] }, bases });
    none.p0.plays('royal-highway', { on: 'tortuga' });
    none.p0.declines();
    expect([none.where('scout'), none.where('invader')]).toEqual(['tortuga', 'tar-pits']);
    expect(none).toBeSettled();
  });

  it.each([
    ['scout', 'tar-pits'],
    ['invader', 'tortuga'],
  ])('after you play an action on another base, %s may move to %s, and one minion only', (minion, to) => {
    const t = table({
      p0: { hand: ['hideout'] },
      bases: { ...bases, tortuga: { p0: ['scout', 'royal-highway'] }, 'jungle-oasis': { p0: ['llama'] } },
    });
    t.p0.plays('hideout', { on: 'tar-pits' });
    expect(t.p0).toBeOffered(['scout', 'invader'], { orDecline: true }); // no third base
    t.p0.chooses(minion);
    expect(t.where(minion)).toBe(to);
    expect(t).toBeSettled();
  });

  it('may be declined, and asks nothing where there is no minion of yours', () => {
    const t = table({
      p0: { hand: ['hideout'] },
      bases: { tortuga: { p0: ['scout', 'royal-highway'] }, 'tar-pits': {} },
    });
    t.p0.plays('hideout', { on: 'tar-pits' });
    t.p0.declines();
    expect(t.where('scout')).toBe('tortuga');
    const empty = table({
      p0: { hand: ['hideout'] },
      bases: { tortuga: { p0: ['royal-highway'] }, 'tar-pits': { p1: ['scout'] } },
    });
    empty.p0.plays('hideout', { on: 'tar-pits' });
    expect(empty).toBeSettled();
  });

  it.each([
    ['an action on this base', 'hideout', 'tortuga'],
    ['an action on a minion elsewhere', 'upgrade', 'invader'],
    ['a standard action', 'howl', undefined],
    ['a minion on another base', 'llama', 'jungle-oasis'],
  ])('does nothing for %s', (_, card, on) => {
    const t = table({ p0: { hand: [card] }, bases: { ...bases, tortuga: { p0: ['scout', 'royal-highway'] } } });
    t.p0.plays(card, on ? { on } : {});
    if (card === 'llama') t.p0.declines(); // its own offer: the Highway itself
    expect(t).toBeSettled();
  });

  it("does nothing for another player's action", () => {
    const t = table({
      p1: { hand: ['hideout'] },
      active: 'p1',
      bases: { ...bases, tortuga: { p0: ['scout', 'royal-highway'] } },
    });
    t.p1.plays('hideout', { on: 'tar-pits' });
    expect(t).toBeSettled();
  });
});

describe('ancient-incas/temple-of-the-sun', () => {
  it('draws a card when it is played, and one for each further action you play on this base', () => {
    const t = table({
      p0: { hand: ['time-loop', 'temple-of-the-sun', 'hideout'] },
      bases: { tortuga: {}, 'tar-pits': {} },
    });
    t.p0.plays('time-loop');
    t.p0.plays('temple-of-the-sun', { on: 'tortuga' });
    expect(t.zone('p0', 'hand')).toEqual(['hideout', 'king-rex']);
    t.p0.plays('hideout', { on: 'tortuga' });
    expect(t.zone('p0', 'hand')).toEqual(['king-rex', 'king-rex']);
    expect(t).toBeSettled();
  });

  it.each([
    ['an action on another base', 'hideout', 'tar-pits'],
    ['an action on a minion here', 'upgrade', 'scout'],
    ['a standard action', 'howl', undefined],
  ])('draws nothing for %s', (_, card, on) => {
    const t = table({
      p0: { hand: [card] },
      bases: { tortuga: { p0: ['scout', 'temple-of-the-sun'] }, 'tar-pits': {} },
    });
    t.p0.plays(card, on ? { on } : {});
    expect(t.zone('p0', 'hand')).toEqual([]);
  });

  it("draws nothing for another player's action", () => {
    const t = table({ p1: { hand: ['hideout'] }, active: 'p1', bases: { tortuga: { p0: ['temple-of-the-sun'] } } });
    t.p1.plays('hideout', { on: 'tortuga' });
    expect([t.zone('p0', 'hand'), t.zone('p1', 'hand')]).toEqual([[], []]);
  });

  it('draws nothing for an action that is transferred here', async () => {
    const { room } = await import('../../../room/room');
    const t = room({
      p0: { hand: ['hotwire'] },
      bases: { flat: { p0: ['temple-of-the-sun'] }, heath: { p0: ['caravan'] } },
    });
    t.p0.plays('hotwire');
    t.p0.chooses('caravan');
    t.p0.chooses('Transfer it');
    expect([t.where('caravan'), t.zone('p0', 'hand')]).toEqual(['flat', []]);
    expect(t).toBeSettled();
  });
});
