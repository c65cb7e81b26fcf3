/** The cards of the Couriers. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../catalog';
import { type Setup, table } from '../table';

const catalog = await catalogWith('community');
const post = (setup: Setup) => table({ catalog, ...setup });

describe('couriers/postmaster', () => {
  const bases = { tortuga: { p0: ['zapbot'] }, 'tar-pits': { p0: ['warbot'], p1: ['gnome'] } };

  it('may bring one of your minions from another base, and draws a card for it', () => {
    const t = post({ p0: { hand: ['postmaster'] }, bases });
    t.p0.plays('postmaster', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['warbot'], { orDecline: true }); // not zapbot, which is here; not p1's gnome
    t.p0.chooses('warbot');
    expect(t.where('warbot')).toBe('tortuga');
    expect(t.zone('p0', 'hand')).toHaveLength(1);
    expect(t).toBeSettled();
  });

  it('draws nothing when you decline', () => {
    const t = post({ p0: { hand: ['postmaster'] }, bases });
    t.p0.plays('postmaster', { on: 'tortuga' });
    t.p0.declines();
    expect(t.where('warbot')).toBe('tar-pits');
    expect(t.zone('p0', 'hand')).toEqual([]);
    expect(t).toBeSettled();
  });

  it('draws once a turn, for moves to here only', () => {
    const t = post({
      p0: { hand: ['dinghy'] },
      bases: { tortuga: { p0: ['postmaster'] }, 'tar-pits': { p0: ['warbot', 'zapbot'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('dinghy');
    t.p0.chooses('warbot', 'zapbot');
    t.p0.chooses('tortuga');
    t.p0.chooses('tortuga');
    expect(t.zone('p0', 'hand')).toHaveLength(1);
    expect(t).toBeSettled();
  });

  it("does not draw for another base, for itself, or for another player's minion", () => {
    for (const [minion, to] of [
      ['warbot', 'jungle-oasis'],
      ['postmaster', 'jungle-oasis'],
      ['gnome', 'tortuga'],
    ] as const) {
      const t = post({
        p0: { hand: ['invasion'] },
        bases: { tortuga: { p0: ['postmaster'] }, 'tar-pits': { p0: ['warbot'], p1: ['gnome'] }, 'jungle-oasis': {} },
      });
      t.p0.plays('invasion');
      t.p0.chooses(minion);
      t.p0.chooses(to);
      expect(t.where(minion)).toBe(to);
      expect(t.zone('p0', 'hand')).toEqual([]);
    }
  });
});

describe('couriers/night-rider', () => {
  it('moves to another base, once in each of your turns', () => {
    const t = post({ bases: { tortuga: { p0: ['night-rider'] }, 'tar-pits': {}, 'jungle-oasis': {} } });
    t.p0.uses('night-rider');
    expect(t.p0).toBeOffered(['tar-pits', 'jungle-oasis'], { orDecline: false });
    t.p0.chooses('tar-pits');
    expect(t.where('night-rider')).toBe('tar-pits');
    expect(t.p0.canUse('night-rider')).toBe(false);
    expect(t).toBeSettled();
  });

  it("is not for another player's turn", () => {
    const t = post({ active: 'p1', bases: { tortuga: { p0: ['night-rider'] }, 'tar-pits': {} } });
    expect([t.p0.canUse('night-rider'), t.p1.canUse('night-rider')]).toEqual([false, false]);
  });
});

describe('couriers/carrier-owl', () => {
  const scoring = { 'jungle-oasis': { p0: ['carrier-owl', 'king-rex', 'warbot'] }, tortuga: {} };

  it('may go on top of your deck after its base scores', () => {
    const t = post({ bases: scoring });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['yes', 'no']);
    t.p0.chooses('yes');
    expect(t.zone('p0', 'hand')).toContain('carrier-owl'); // on top, so it is the first card drawn
    expect(t.vp('p0')).toBe(2);
    expect(t).toBeSettled();
  });

  it('is discarded when you decline', () => {
    const t = post({ bases: scoring });
    t.p0.finishes();
    t.p0.declines();
    expect(t.p0).toBeOffered(['carrier-owl'], { orDecline: true }); // it may still be used in the window
    t.p0.passes();
    expect(t.where('carrier-owl')).toBe('p0 discard');
  });

  it('does nothing when another base scores', () => {
    const t = post({
      bases: { 'jungle-oasis': { p0: ['king-rex', 'warbot', 'zapbot'] }, tortuga: { p0: ['carrier-owl'] } },
    });
    t.p0.finishes();
    expect(t.vp('p0')).toBe(2);
    expect(t.where('carrier-owl')).toBe('tortuga');
    expect(t).toBeSettled();
  });
});

describe('couriers/errand-runner', () => {
  it('gains a counter each time it moves, whoever moves it', () => {
    const t = post({
      active: 'p1',
      p1: { hand: ['shanghai'] },
      bases: { tortuga: { p0: ['errand-runner', 'zapbot'] }, 'tar-pits': {} },
    });
    t.p1.plays('shanghai');
    t.p1.chooses('errand-runner');
    expect([t.where('errand-runner'), t.power('errand-runner')]).toEqual(['tar-pits', 3]);
    expect(t).toBeSettled();
  });

  it('gains none when it is played or when another minion moves', () => {
    const t = post({
      p0: { hand: ['way-of-deception', 'errand-runner'] },
      bases: { tortuga: { p0: ['zapbot'] }, 'tar-pits': {} },
    });
    t.p0.plays('errand-runner', { on: 'tortuga' });
    t.p0.plays('way-of-deception');
    t.p0.chooses('zapbot');
    expect([t.where('zapbot'), t.counters('errand-runner')]).toEqual(['tar-pits', 0]);
  });
});

describe('couriers/express-delivery', () => {
  it('moves one of your minions and puts a counter on it', () => {
    const t = post({
      p0: { hand: ['express-delivery'] },
      bases: { tortuga: { p0: ['warbot', 'zapbot'], p1: ['gnome'] }, 'tar-pits': {} },
    });
    t.p0.plays('express-delivery');
    expect(t.p0).toBeOffered(['warbot', 'zapbot'], { orDecline: false });
    t.p0.chooses('warbot');
    expect([t.where('warbot'), t.power('warbot'), t.counters('zapbot')]).toEqual(['tar-pits', 5, 0]);
    expect(t).toBeSettled();
  });

  it('puts no counter on what cannot move', () => {
    const t = post({ p0: { hand: ['express-delivery'] }, bases: { tortuga: { p0: ['warbot'] } } });
    t.p0.plays('express-delivery');
    expect([t.where('warbot'), t.counters('warbot')]).toEqual(['tortuga', 0]);
    expect(t).toBeSettled();
  });
});

describe('couriers/return-to-sender', () => {
  const setup: Setup = {
    p0: { hand: ['return-to-sender'] },
    bases: { tortuga: { p0: ['gnome', 'overrun'], p1: ['warbot', { card: 'zapbot', with: { p1: ['poison'] } }] } },
  };

  it('returns a minion with power 3 or less', () => {
    const t = post(setup);
    t.p0.plays('return-to-sender');
    t.p0.chooses(t.p0.offered?.[0] ?? '');
    expect(t.p0).toBeOffered(['gnome', 'zapbot'], { orDecline: false });
    t.p0.chooses('gnome');
    expect(t.where('gnome')).toBe('p0 hand');
    expect(t).toBeSettled();
  });

  it('or destroys an action, on a base or on a minion', () => {
    const t = post(setup);
    t.p0.plays('return-to-sender');
    t.p0.chooses(t.p0.offered?.[1] ?? '');
    expect(t.p0).toBeOffered(['overrun', 'poison'], { orDecline: false });
    t.p0.chooses('poison');
    expect([t.where('poison'), t.where('overrun')]).toEqual(['p1 discard', 'tortuga']);
    expect(t).toBeSettled();
  });
});

describe('couriers/chain-letter', () => {
  it('draws two cards and goes to the chosen player, who may send it on; its owner stays the same', () => {
    const t = post({ p0: { hand: ['chain-letter'] }, p1: {}, p2: {}, bases: { tortuga: {} } });
    t.p0.plays('chain-letter');
    expect(t.p0).toBeOffered(['p1', 'p2'], { orDecline: false });
    t.p0.chooses('p1');
    expect(t.zone('p0', 'hand')).toHaveLength(2);
    expect(t.where('chain-letter')).toBe('p1 hand');
    expect(t.game.card(t.id('chain-letter')).owner).toBe(0);
    t.endTurn();
    t.p1.plays('chain-letter');
    t.p1.chooses('p2');
    expect(t.where('chain-letter')).toBe('p2 hand');
    expect(t).toBeSettled();
  });
});

describe('couriers/dead-letter-office', () => {
  it('returns a minion from your discard pile, and lets you play a small one', () => {
    const t = post({
      p0: { hand: ['dead-letter-office', 'gnome', 'king-rex'], discard: ['zapbot', 'warbot', 'cannon'] },
      bases: { tortuga: {} },
    });
    t.p0.plays('dead-letter-office');
    expect(t.p0).toBeOffered(['zapbot', 'warbot'], { orDecline: false });
    t.p0.chooses('zapbot');
    t.p0.plays('king-rex', { on: 'tortuga' });
    expect(t.p0.cannotPlay('gnome', { on: 'tortuga' })).not.toBeNull();
    t.p0.plays('zapbot', { on: 'tortuga' });
    expect(t.where('zapbot')).toBe('tortuga');
  });

  it('gives the extra play even without a minion in the discard pile', () => {
    const t = post({ p0: { hand: ['dead-letter-office', 'ninja-acolyte', 'gnome'], discard: ['cannon'] } });
    t.p0.plays('dead-letter-office');
    t.p0.plays('gnome', { on: 'jungle-oasis' });
    t.p0.plays('ninja-acolyte', { on: 'jungle-oasis' });
    expect(t.where('cannon')).toBe('p0 discard');
    expect(t).toBeSettled();
  });
});

describe('couriers/registered-mail', () => {
  it('gives +1 power, to one of your minions only', () => {
    const t = post({ p0: { hand: ['registered-mail'] }, bases: { tortuga: { p0: ['zapbot'], p1: ['gnome'] } } });
    expect(t.p0.cannotPlay('registered-mail', { on: 'gnome' })).not.toBeNull();
    t.p0.plays('registered-mail', { on: 'zapbot' });
    expect(t.power('zapbot')).toBe(3);
    expect(t).toBeSettled();
  });

  it('is destroyed instead of its minion, once', () => {
    const t = post({
      active: 'p1',
      p1: { hand: ['cannon', 'seeing-stars'] },
      bases: { tortuga: { p0: [{ card: 'zapbot', with: { p0: ['registered-mail'] } }, 'gnome'] } },
    });
    t.p1.plays('seeing-stars');
    t.p1.chooses('zapbot');
    expect([t.where('zapbot'), t.where('registered-mail')]).toEqual(['tortuga', 'p0 discard']);
    expect(t.power('zapbot')).toBe(2);
    expect(t).toBeSettled();
  });
});

describe('couriers/waiting-van', () => {
  const setup: Setup = {
    active: 'p1',
    p1: { hand: ['king-rex'] },
    bases: { tortuga: { p0: ['waiting-van', 'gnome'] }, 'tar-pits': { p0: ['warbot'], p1: ['zapbot'] } },
  };

  it('may bring one of your minions after another player plays a minion here', () => {
    const t = post(setup);
    t.p1.plays('king-rex', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['warbot'], { orDecline: true });
    t.p0.chooses('warbot');
    expect(t.where('warbot')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('may be declined, and waits for nothing elsewhere or of yours', () => {
    const declined = post(setup);
    declined.p1.plays('king-rex', { on: 'tortuga' });
    declined.p0.declines();
    expect(declined.where('warbot')).toBe('tar-pits');
    const elsewhere = post(setup);
    elsewhere.p1.plays('king-rex', { on: 'tar-pits' });
    const own = post({ ...setup, active: 'p0', p0: { hand: ['king-rex'] } });
    own.p0.plays('king-rex', { on: 'tortuga' });
    for (const t of [declined, elsewhere, own]) expect(t).toBeSettled();
  });
});

describe('couriers/morning-round', () => {
  it('draws a card for each base where you have a minion, not for each minion', () => {
    const t = post({
      p0: { hand: ['morning-round'] },
      bases: {
        tortuga: { p0: ['zapbot', 'gnome'] },
        'tar-pits': { p0: ['warbot'] },
        'jungle-oasis': { p1: ['zapbot'], p0: ['overrun'] },
      },
    });
    t.p0.plays('morning-round');
    expect(t.zone('p0', 'hand')).toHaveLength(2);
    expect(t).toBeSettled();
  });
});

describe('couriers/last-collection', () => {
  const oasis = { p0: ['nukebot'], p1: ['king-rex'] }; // 5 to 7, at 12

  it('moves one of your minions to the base about to score', () => {
    const t = post({
      p0: { hand: ['last-collection'] },
      bases: { 'jungle-oasis': oasis, tortuga: { p0: ['warbot', 'zapbot'], p1: ['gnome'] } },
    });
    t.p0.finishes();
    t.p0.chooses('last-collection');
    expect(t.p0).toBeOffered(['warbot', 'zapbot'], { orDecline: false });
    t.p0.chooses('warbot');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 0]);
    expect(t).toBeSettled();
  });

  it('cannot be played at another time', () => {
    const t = post({ p0: { hand: ['last-collection'] }, bases: { tortuga: { p0: ['warbot'] }, 'tar-pits': {} } });
    expect(t.p0.cannotPlay('last-collection')).not.toBeNull();
  });
});

describe('couriers/snow-day', () => {
  it('has each other player return one of their minions, by their own choice', () => {
    const t = post({
      p0: { hand: ['snow-day'] },
      bases: { tortuga: { p0: ['warbot'], p1: ['gnome', 'king-rex'], p2: [{ card: 'zapbot', owner: 'p0' }] } },
    });
    t.p0.plays('snow-day');
    expect(t.p1).toBeOffered(['gnome', 'king-rex'], { orDecline: false });
    t.p1.chooses('gnome');
    expect([t.where('gnome'), t.where('zapbot'), t.where('warbot')]).toEqual(['p1 hand', 'p0 hand', 'tortuga']);
    expect(t).toBeSettled();
  });
});

describe('couriers/shortcut', () => {
  it('lowers the breakpoint by 1 for each of your minions here', () => {
    const t = post({
      p0: { hand: ['shortcut', 'warbot'] },
      bases: { tortuga: { p0: ['gnome'], p1: ['zapbot'] }, 'tar-pits': { p0: ['zapbot'] } },
    });
    t.p0.plays('shortcut', { on: 'tortuga' });
    expect([t.breakpoint('tortuga'), t.breakpoint('tar-pits')]).toEqual([20, 16]);
    t.p0.plays('warbot', { on: 'tortuga' });
    expect(t.breakpoint('tortuga')).toBe(19);
    expect(t).toBeSettled();
  });
});
