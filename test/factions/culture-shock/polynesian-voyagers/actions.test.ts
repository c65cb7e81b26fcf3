/** The actions of the Polynesian Voyagers. */
import { describe, expect, it } from 'vitest';
import { type Table, table } from '../../../table';

describe('polynesian-voyagers/growth-of-the-tribes', () => {
  const [extra, move] = ['Play an extra minion there', 'Move a minion there'];
  const grown = (): Table => {
    const t = table({
      p0: { hand: ['growth-of-the-tribes', 'scout', 'gnome', 'howl'] },
      bases: { tortuga: { p0: ['zapbot', 'nukebot'] }, 'jungle-oasis': { p1: ['king-rex'] }, 'tar-pits': {} },
    });
    t.p0.plays('growth-of-the-tribes');
    expect(t.p0).toBeOffered(['jungle-oasis', 'tar-pits'], { orDecline: false });
    t.p0.chooses('jungle-oasis');
    expect(t.p0).toBeOffered([extra, move], { orDecline: false });
    return t;
  };

  it('lets you play an extra minion at a base where you have none', () => {
    const t = grown();
    t.p0.chooses(extra);
    expect(t.p0).toBeOffered(['scout', 'gnome'], { orDecline: true });
    t.p0.chooses('gnome');
    expect(t.where('gnome')).toBe('jungle-oasis');
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t).toBeSettled();
  });

  it('the extra minion is played now or never', () => {
    const t = grown();
    t.p0.chooses(extra);
    t.p0.declines();
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t.p0.cannotPlay('gnome', { on: 'jungle-oasis' })).toBe('noMinionPlayLeft');
    expect(t).toBeSettled();
  });

  it('or moves one of your minions there', () => {
    const t = grown();
    t.p0.chooses(move);
    expect(t.p0).toBeOffered(['zapbot', 'nukebot'], { orDecline: false });
    t.p0.chooses('nukebot');
    expect([t.where('nukebot'), t.zone('p0', 'hand')]).toEqual(['jungle-oasis', ['scout', 'gnome', 'howl']]);
    expect(t).toBeSettled();
  });

  it('does nothing if you are everywhere', () => {
    const t = table({
      p0: { hand: ['growth-of-the-tribes', 'scout'] },
      bases: { tortuga: { p0: ['zapbot'] }, 'jungle-oasis': { p0: ['gnome'] } },
    });
    t.p0.plays('growth-of-the-tribes');
    expect([t.where('growth-of-the-tribes'), t.zone('p0', 'hand')]).toEqual(['p0 discard', ['scout']]);
    expect(t).toBeSettled();
  });
});

describe('polynesian-voyagers/knowledge-of-the-tribes', () => {
  it('draws a card for each base where you have a minion', () => {
    const t = table({
      p0: { hand: ['knowledge-of-the-tribes'] },
      bases: {
        tortuga: { p0: ['zapbot', 'scout', 'gnome'] },
        'jungle-oasis': { p0: [{ card: 'invader', owner: 'p1' }] },
        'tar-pits': { p1: [{ card: 'nukebot', owner: 'p0' }], p0: ['hideout'] },
        'ninja-dojo': { p0: ['collector'] },
      },
    });
    t.p0.plays('knowledge-of-the-tribes');
    expect(t.zone('p0', 'hand')).toHaveLength(3); // not at the Tar Pits
    expect(t).toBeSettled();
  });

  it('draws nothing without a minion', () => {
    const t = table({ p0: { hand: ['knowledge-of-the-tribes'] }, bases: { tortuga: { p1: ['zapbot'] } } });
    t.p0.plays('knowledge-of-the-tribes');
    expect(t.zone('p0', 'hand')).toEqual([]);
  });
});

describe('polynesian-voyagers/ocean-tattoo', () => {
  it('is played on one of your minions at a base without minions of others', () => {
    const t = table({
      p0: { hand: ['ocean-tattoo'] },
      bases: {
        tortuga: { p0: ['scout', 'gnome'], p1: ['hideout'] },
        'jungle-oasis': { p0: ['zapbot'], p1: ['invader'] },
        'tar-pits': { p1: ['nukebot'] },
      },
    });
    expect(t.p0.cannotPlay('ocean-tattoo', { on: 'zapbot' })).toBe('notThere');
    expect(t.p0.cannotPlay('ocean-tattoo', { on: 'nukebot' })).toBe('notThere');
    t.p0.plays('ocean-tattoo', { on: 'gnome' });
    expect(t.where('ocean-tattoo')).toBe('on gnome');
    const none = table({ p0: { hand: ['ocean-tattoo'] }, bases: { tortuga: { p0: ['scout'], p1: ['gnome'] } } });
    expect(none.p0.cannotPlay('ocean-tattoo', { on: 'scout' })).toBe('noTarget');
  });

  it('moves its minion to any other base and puts a counter on it', () => {
    const tattooed = { card: 'scout', with: { p0: ['ocean-tattoo'] } };
    const t = table({
      bases: {
        tortuga: { p0: [tattooed], p1: ['zapbot'] },
        'jungle-oasis': { p0: ['gnome'] },
        'tar-pits': { p1: ['nukebot'] },
      },
    });
    t.p0.uses('ocean-tattoo'); // others have come meanwhile
    expect(t.p0).toBeOffered(['jungle-oasis', 'tar-pits'], { orDecline: false });
    t.p0.chooses('tar-pits');
    expect([t.where('scout'), t.counters('scout'), t.where('ocean-tattoo')]).toEqual(['tar-pits', 1, 'on scout']);
    expect(t.p0.canUse('ocean-tattoo')).toBe(false);
    const blocked = table({ bases: { tortuga: { p0: [tattooed] }, 'jungle-oasis': { p1: ['moai'] } } });
    blocked.p0.uses('ocean-tattoo');
    expect([blocked.where('scout'), blocked.counters('scout')]).toEqual(['tortuga', 0]);
    expect(blocked).toBeSettled();
  });
});

describe('polynesian-voyagers/shark-tattoo', () => {
  it('puts a counter on one of your minions', () => {
    const t = table({ p0: { hand: ['shark-tattoo'] }, bases: { tortuga: { p0: ['scout', 'gnome'], p1: ['zapbot'] } } });
    expect(t.p0.cannotPlay('shark-tattoo', { on: 'zapbot' })).toBe('notThere');
    t.p0.plays('shark-tattoo', { on: 'scout' });
    expect([t.counters('scout'), t.counters('gnome')]).toEqual([1, 0]);
    expect(t).toBeSettled();
  });

  /** Counters on the scout when p1's turn has begun. */
  const grown = (minions: readonly object[], more: Partial<Record<'p0' | 'p1', string[]>> = {}): number => {
    const t = table({
      bases: {
        tortuga: { p1: [...(minions as []), ...(more.p1 ?? [])], p0: more.p0 ?? [] },
        'jungle-oasis': { p1: ['gnome'] },
      },
    });
    t.endTurn();
    return t.counters('scout');
  };
  const shark = (...tattoos: string[]) => ({ card: 'scout', with: { p1: tattoos } });

  it('at the start of your turn puts one on your only minion here', () => {
    expect(grown([shark('shark-tattoo')])).toBe(1);
    expect(grown([shark('shark-tattoo')], { p0: ['king-rex'] })).toBe(1); // others do not matter
    expect(grown([shark('shark-tattoo')], { p1: ['zapbot'] })).toBe(0);
    expect(grown([shark('shark-tattoo', 'shark-tattoo')])).toBe(2);
  });

  it('not at the start of the turn of another, nor for a minion that is not yours', () => {
    const t = table({ bases: { tortuga: { p0: [{ card: 'scout', with: { p0: ['shark-tattoo'] } }] } } });
    t.endTurn();
    expect(t.counters('scout')).toBe(0);
    const stolen = table({ bases: { tortuga: { p0: [{ card: 'scout', with: { p1: ['shark-tattoo'] } }] } } });
    stolen.endTurn();
    expect(stolen.counters('scout')).toBe(0);
  });
});

describe('polynesian-voyagers/sun-tattoo', () => {
  it('gives one of your minions +2 power', () => {
    const t = table({ p0: { hand: ['sun-tattoo'] }, bases: { tortuga: { p0: ['scout'], p1: ['zapbot'] } } });
    expect(t.p0.cannotPlay('sun-tattoo', { on: 'zapbot' })).toBe('notThere');
    t.p0.plays('sun-tattoo', { on: 'scout' });
    expect([t.power('scout'), t.power('zapbot')]).toEqual([5, 2]);
  });

  const marked = { card: 'nukebot', with: { p1: ['mark-of-sleep'] } };

  it('after a base scores, takes one of your minions there that carries nothing to another base', () => {
    const t = table({
      p0: { hand: ['sun-tattoo'] },
      bases: {
        'jungle-oasis': { p0: ['king-rex', 'gnome', marked], p1: ['laseratops'] },
        tortuga: { p0: ['zapbot'] },
        'tar-pits': {},
      },
      baseDeck: ['ninja-dojo'],
    });
    t.p0.finishes();
    expect([t.p0.prompt, t.vp('p0')]).toEqual(['afterScoring', 2]);
    t.p0.chooses('sun-tattoo');
    expect(t.p0).toBeOffered(['king-rex', 'gnome'], { orDecline: false }); // yours, there, and bare
    t.p0.chooses('gnome');
    expect(t.p0).toBeOffered(['tortuga', 'tar-pits'], { orDecline: false });
    t.p0.chooses('tar-pits');
    expect([t.where('gnome'), t.where('sun-tattoo'), t.power('gnome')]).toEqual(['tar-pits', 'on gnome', 5]);
    expect([t.where('king-rex'), t.vp('p0'), t.vp('p1')]).toEqual(['p0 discard', 2, 0]);
    expect(t).toBeSettled();
  });

  it('its power comes too late to change the places, and the action of the turn is free', () => {
    const t = table({
      p0: { hand: ['sun-tattoo', 'howl'] },
      bases: { 'jungle-oasis': { p0: ['nukebot'], p1: ['king-rex'] }, tortuga: {} },
    });
    t.p0.plays('howl');
    t.p0.finishes();
    t.p0.chooses('sun-tattoo');
    expect([t.vp('p0'), t.vp('p1'), t.where('nukebot')]).toEqual([0, 2, 'tortuga']);
  });

  it('is not offered without such a minion, and may be passed', () => {
    const carried = table({
      p0: { hand: ['sun-tattoo'] },
      bases: {
        'jungle-oasis': { p0: [marked, { ...marked, card: 'king-rex' }], p1: ['gnome'] },
        tortuga: { p0: ['scout'] },
      },
    });
    carried.p0.finishes();
    expect([carried.where('nukebot'), carried.where('sun-tattoo')]).toEqual(['p0 discard', 'p0 hand']);
    const passed = table({
      p0: { hand: ['sun-tattoo'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'nukebot'] }, tortuga: {} },
    });
    passed.p0.finishes();
    passed.p0.passes();
    expect([passed.where('king-rex'), passed.where('sun-tattoo')]).toEqual(['p0 discard', 'p0 hand']);
    expect(passed).toBeSettled();
  });

  it("stays on a minion that another player's Mo'ai keeps from moving, and both are discarded", () => {
    const t = table({
      p0: { hand: ['sun-tattoo'] },
      bases: { 'jungle-oasis': { p0: ['king-rex'], p1: ['nukebot'] }, tortuga: { p1: ['moai'] } },
    });
    t.p0.finishes();
    t.p0.chooses('sun-tattoo');
    expect([t.where('king-rex'), t.where('sun-tattoo')]).toEqual(['p0 discard', 'p0 discard']);
    expect(t).toBeSettled();
  });
});

describe('polynesian-voyagers/tattoo-artist', () => {
  const setup = {
    p0: {
      hand: ['tattoo-artist', 'sun-tattoo'],
      deck: ['ocean-tattoo', 'scout', 'hideout', 'howl', 'poison'],
      discard: ['shark-tattoo', 'overrun', 'gnome'],
    },
    bases: { tortuga: { p0: ['zapbot'], p1: ['invader'] }, 'jungle-oasis': { p0: ['nukebot'] } },
  };

  it('finds an action played on minions in deck or discard pile and plays it at once', () => {
    const t = table(setup);
    t.p0.plays('tattoo-artist');
    t.p0.chooses('yes'); // search the deck, too
    expect(t.p0).toBeOffered(['ocean-tattoo', 'poison', 'shark-tattoo'], { orDecline: false });
    t.p0.chooses('ocean-tattoo');
    expect(t.told()).toContain('shuffled');
    t.p0.chooses('ocean-tattoo'); // only at the Oasis are no others
    expect(t.where('ocean-tattoo')).toBe('on nukebot');
    expect(t.p0.cannotPlay('sun-tattoo', { on: 'zapbot' })).toBe('noActionPlayLeft');
    expect(t).toBeSettled();
  });

  it('or puts it into your hand; the deck is shuffled only if it was searched', () => {
    const t = table(setup);
    t.p0.plays('tattoo-artist');
    t.p0.chooses('no');
    t.p0.declines();
    expect([t.where('shark-tattoo'), t.told().includes('shuffled')]).toEqual(['p0 hand', false]);
    expect(t.p0.cannotPlay('shark-tattoo', { on: 'zapbot' })).toBe('noActionPlayLeft');
    expect(t).toBeSettled();
  });

  it('one that cannot be played anywhere goes to your hand', () => {
    const t = table({
      p0: { hand: ['tattoo-artist'], deck: ['ocean-tattoo'] },
      bases: { tortuga: { p0: ['zapbot'], p1: ['gnome'] } },
    });
    t.p0.plays('tattoo-artist');
    t.p0.chooses('ocean-tattoo');
    expect(t.p0).toBeOffered([]); // they see it
    t.p0.declines();
    expect(t.where('ocean-tattoo')).toBe('p0 hand');
    expect(t).toBeSettled();
  });

  it('finds nothing among other cards', () => {
    const t = table({
      p0: { hand: ['tattoo-artist'], deck: ['hideout', 'howl', 'gnome'] },
      bases: { tortuga: { p0: ['zapbot'] } },
    });
    t.p0.plays('tattoo-artist');
    expect(t.p0).toBeOffered([]);
    t.p0.declines();
    expect([t.zone('p0', 'hand'), t.told().includes('shuffled')]).toEqual([[], true]);
    expect(t).toBeSettled();
  });
});

describe('polynesian-voyagers/unity-of-the-tribes', () => {
  const united = () =>
    table({
      p0: { hand: ['unity-of-the-tribes', 'powderkeg', 'time-loop'] },
      bases: {
        tortuga: { p0: ['zapbot', 'scout'], p1: ['nukebot'] },
        'jungle-oasis': { p0: ['gnome'] },
        'ninja-dojo': { p0: ['collector'] },
        'tar-pits': { p1: ['invader'] },
        'cave-of-shinies': { p0: ['brownie'] },
      },
    });

  it('gives you +2 power at a base of yours for each base where you have a minion, until the end of the turn', () => {
    const t = united();
    t.p0.plays('unity-of-the-tribes');
    expect(t.p0).toBeOffered(['tortuga', 'jungle-oasis', 'ninja-dojo', 'cave-of-shinies'], { orDecline: false });
    t.p0.chooses('tortuga');
    expect([t.total('tortuga', 'p0'), t.total('tortuga', 'p1'), t.total('jungle-oasis', 'p0')]).toEqual([5 + 8, 5, 3]);
    expect([t.power('scout'), t.total('tortuga')]).toEqual([3, 18]);
    t.endTurn();
    expect(t.total('tortuga', 'p0')).toBe(5);
  });

  it('is fixed then: it outlives the minions there and elsewhere, and counts at the scoring', () => {
    const t = united();
    t.p0.plays('time-loop');
    t.p0.plays('unity-of-the-tribes');
    t.p0.chooses('jungle-oasis');
    t.p0.plays('powderkeg');
    t.p0.chooses('gnome');
    expect([t.where('gnome'), t.total('jungle-oasis', 'p0')]).toEqual(['p0 discard', 8]);
    expect(t.game.isEligible(0, t.id('jungle-oasis'))).toBe(true);
  });

  it('lifts a base to its breakpoint', () => {
    const t = table({
      p0: { hand: ['unity-of-the-tribes'] },
      bases: { 'jungle-oasis': { p0: ['gnome'], p1: ['nukebot'] }, tortuga: { p0: ['scout'] } },
    });
    t.p0.plays('unity-of-the-tribes');
    t.p0.chooses('jungle-oasis');
    t.endTurn();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 0]); // 7 to 5
  });

  it('does nothing without a minion', () => {
    const t = table({ p0: { hand: ['unity-of-the-tribes'] }, bases: { tortuga: { p1: ['zapbot'] } } });
    t.p0.plays('unity-of-the-tribes');
    expect(t.total('tortuga', 'p0')).toBe(0);
    expect(t).toBeSettled();
  });
});

describe('polynesian-voyagers/volcanic-uprising', () => {
  const erupting = (): Table => {
    const t = table({
      p0: { hand: ['volcanic-uprising'] },
      bases: {
        tortuga: { p0: ['scout'], p1: ['gnome'] },
        'jungle-oasis': { p1: ['toad'] },
        'tar-pits': { p1: ['hideout'], p0: ['overrun'] },
        'ninja-dojo': {},
      },
      baseDeck: ['the-homeworld', 'cave-of-shinies', 'the-central-brain'],
    });
    t.p0.plays('volcanic-uprising');
    return t;
  };

  it('EX-CLAR-MOREBASES brings an extra base, to which you may move one of your minions', () => {
    const t = erupting();
    t.p0.chooses('Play an extra base');
    expect(t.bases.at(-1)).toBe('the-homeworld');
    expect(t.p0).toBeOffered(['scout'], { orDecline: true });
    t.p0.chooses('scout');
    expect([t.where('scout'), t.bases.length]).toEqual(['the-homeworld', 5]);
    expect(t).toBeSettled();
    const stays = erupting();
    stays.p0.chooses('Play an extra base');
    stays.p0.declines();
    expect([stays.where('scout'), stays.bases.length]).toEqual(['tortuga', 5]);
    expect(stays).toBeSettled();
  });

  it('EX-CLAR-MOREBASES or destroys a base without any minion, for two others; nobody scores', () => {
    const t = erupting();
    t.p0.chooses('Destroy a base');
    expect(t.p0).toBeOffered(['tar-pits', 'ninja-dojo'], { orDecline: false }); // a minion of power 0 protects the Oasis
    t.p0.chooses('tar-pits');
    expect(t.bases.sort()).toEqual(['cave-of-shinies', 'jungle-oasis', 'ninja-dojo', 'the-homeworld', 'tortuga']);
    expect([t.where('tar-pits'), t.where('hideout'), t.where('overrun')]).toEqual([
      'base discard',
      'p1 discard',
      'p0 discard',
    ]);
    expect([t.vp('p0'), t.vp('p1'), t.told().includes('whenScoring')]).toEqual([0, 0, false]);
    expect(t).toBeSettled();
  });

  it('destroys nothing if there are minions everywhere', () => {
    const t = table({ p0: { hand: ['volcanic-uprising'] }, bases: { tortuga: { p1: ['gnome'] } } });
    t.p0.plays('volcanic-uprising');
    t.p0.chooses('Destroy a base');
    expect(t.bases).toEqual(['tortuga']);
    expect(t).toBeSettled();
  });
});
