/** The Microbots. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('robots/microbot-alpha', () => {
  it('has +1 power for each other minion of yours, at all bases, for all of them are Microbots', () => {
    const t = table({
      bases: {
        tortuga: { p0: ['microbot-alpha', 'scout'], p1: ['gnome'] },
        'jungle-oasis': { p0: ['war-raptor', 'king-rex'] },
      },
    });
    expect(t.power('microbot-alpha')).toBe(4);
    expect(table({ bases: { tortuga: { p0: ['microbot-alpha'] } } }).power('microbot-alpha')).toBe(1);
  });

  it('makes all of them stronger with a Fixer', () => {
    const t = table({
      bases: { tortuga: { p0: ['microbot-alpha', 'scout', 'gnome'] }, 'jungle-oasis': { p0: ['microbot-fixer'] } },
    });
    expect(['microbot-alpha', 'scout', 'gnome', 'microbot-fixer'].map((card) => t.power(card))).toEqual([
      1 + 3 + 1,
      3 + 1,
      3 + 1,
      1 + 1,
    ]);
  });

  it("never counts or names another player's minions, nor your actions", () => {
    const t = table({
      bases: {
        tortuga: {
          p0: ['microbot-alpha', 'microbot-fixer', { card: 'zapbot', with: { p0: ['upgrade'] } }],
          p1: ['microbot-guard', 'gnome'],
        },
      },
    });
    expect(t.power('microbot-alpha')).toBe(1 + 2 + 1);
    expect([t.power('microbot-guard'), t.power('gnome')]).toEqual([1, 3]);
    expect(t.total('tortuga', 'p0')).toBe(4 + 2 + (2 + 2 + 1)); // no power of its own for the upgrade
  });

  it('counts anew whenever something changes', () => {
    const t = table({
      p0: { hand: ['ninja-master'] },
      bases: { tortuga: { p0: ['microbot-alpha', 'gnome', { card: 'scout', owner: 'p1' }] } },
    });
    expect(t.power('microbot-alpha')).toBe(3);
    t.p0.plays('ninja-master', { on: 'tortuga' });
    expect(t.power('microbot-alpha')).toBe(4);
    t.p0.chooses('scout');
    expect(t.power('microbot-alpha')).toBe(3);
  });
});

describe('robots/microbot-archive', () => {
  const active = 'p1';

  it('draws a card for each of your Microbots that is destroyed, itself included', () => {
    const t = table({
      active,
      p1: { hand: ['cannon'] },
      bases: { tortuga: { p0: ['microbot-archive', 'microbot-guard'] }, 'jungle-oasis': {} },
    });
    t.p1.plays('cannon');
    t.p1.chooses('microbot-archive', 'microbot-guard');
    expect(t.zone('p0', 'hand')).toHaveLength(2);
    expect(t).toBeSettled();
  });

  it('reaches Microbots at other bases, and no minion that is not one', () => {
    const t = table({
      active,
      p1: { hand: ['cannon'] },
      bases: { tortuga: { p0: ['microbot-archive'] }, 'jungle-oasis': { p0: ['zapbot', 'microbot-guard'] } },
    });
    t.p1.plays('cannon');
    t.p1.chooses('zapbot', 'microbot-guard');
    expect(t.zone('p0', 'hand')).toHaveLength(1);
  });

  it('counts all your minions with an Alpha, also one that is destroyed together with them', () => {
    const t = table({
      active,
      p1: { hand: ['powderkeg'] },
      bases: { tortuga: { p0: ['microbot-alpha', 'microbot-archive', 'zapbot'], p1: ['king-rex'] } },
    });
    t.p1.plays('powderkeg');
    expect(t.zone('p0', 'discard')).toHaveLength(3);
    expect(t.zone('p0', 'hand')).toHaveLength(3);
    expect(t).toBeSettled();
  });

  it('looks at who controlled the Microbot', () => {
    const t = table({
      active,
      p1: { hand: ['cannon'] },
      bases: {
        tortuga: {
          p0: ['microbot-archive', { card: 'microbot-guard', owner: 'p1' }],
          p1: ['microbot-fixer', { card: 'microbot-reclaimer', owner: 'p0' }],
        },
      },
    });
    t.p1.plays('cannon');
    t.p1.chooses('microbot-fixer', 'microbot-reclaimer');
    expect([t.zone('p0', 'hand'), t.zone('p1', 'hand')]).toEqual([[], []]);
    const borrowed = table({
      p0: { hand: ['cannon'] },
      bases: { tortuga: { p0: ['microbot-archive', { card: 'microbot-guard', owner: 'p1' }] } },
    });
    borrowed.p0.plays('cannon');
    borrowed.p0.chooses('microbot-guard');
    expect(borrowed.zone('p0', 'hand')).toHaveLength(1);
  });

  it('draws nothing for Microbots that are returned or discarded with a scored base', () => {
    const returned = table({
      active,
      p1: { hand: ['beam-up'] },
      bases: { tortuga: { p0: ['microbot-archive', 'microbot-guard'] } },
    });
    returned.p1.plays('beam-up');
    returned.p1.chooses('microbot-guard');
    expect(returned.zone('p0', 'hand')).toEqual(['microbot-guard']);
    const scored = table({
      active,
      bases: {
        'jungle-oasis': { p0: ['microbot-guard'], p1: ['king-rex', 'warbot'] },
        tortuga: { p0: ['microbot-archive'] },
      },
    });
    scored.p1.finishes();
    expect(scored.where('microbot-guard')).toBe('p0 discard');
    expect(scored.zone('p0', 'hand')).toEqual([]);
  });
});

describe('robots/microbot-fixer', () => {
  it('lets you play an extra minion of any power if it is the first one this turn', () => {
    const t = table({ p0: { hand: ['microbot-fixer', 'tech-center', 'nukebot', 'zapbot'] }, bases: { tortuga: {} } });
    t.p0.plays('tech-center'); // an action before it does not matter
    t.p0.plays('microbot-fixer', { on: 'tortuga' });
    expect(t).toBeSettled();
    t.p0.plays('nukebot', { on: 'tortuga' });
    expect(t.p0.cannotPlay('zapbot', { on: 'tortuga' })).not.toBeNull();
  });

  it('gives no extra minion as the second one, but still +1 power', () => {
    const t = table({
      p0: { hand: ['zapbot', 'microbot-fixer', 'microbot-guard'] },
      bases: { tortuga: { p0: ['microbot-archive'] } },
    });
    t.p0.plays('zapbot', { on: 'tortuga' });
    t.p0.plays('microbot-fixer', { on: 'tortuga' });
    expect(t.p0.cannotPlay('microbot-guard', { on: 'tortuga' })).not.toBeNull();
    expect(t.power('microbot-archive')).toBe(2);
  });

  it('gives each of your Microbots +1 power, at all bases, itself included, and no other minion', () => {
    const t = table({
      bases: {
        tortuga: { p0: ['microbot-fixer', 'zapbot'], p1: ['microbot-guard'] },
        'jungle-oasis': { p0: ['microbot-archive'] },
      },
    });
    expect(['microbot-fixer', 'microbot-archive', 'zapbot', 'microbot-guard'].map((card) => t.power(card))).toEqual([
      2, 2, 2, 1,
    ]);
  });

  it('adds up with another Fixer', () => {
    const t = table({
      bases: { tortuga: { p0: ['microbot-fixer', 'microbot-guard'] }, 'jungle-oasis': { p0: ['microbot-fixer'] } },
    });
    expect([t.power('microbot-fixer'), t.power('microbot-fixer#2'), t.power('microbot-guard')]).toEqual([3, 3, 3]);
  });

  it('stops at once when it leaves play', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['cannon'] },
      bases: { tortuga: { p0: ['microbot-fixer', 'microbot-guard'] } },
    });
    t.p1.plays('cannon');
    t.p1.chooses('microbot-fixer');
    expect(t.power('microbot-guard')).toBe(1);
  });
});

describe('robots/microbot-guard', () => {
  it('destroys a minion here with less power than you have minions here', () => {
    const t = table({
      p0: { hand: ['microbot-guard'] },
      bases: {
        tortuga: { p0: ['warbot', 'nukebot'], p1: ['zapbot', 'gnome'] },
        'jungle-oasis': { p0: ['king-rex'], p1: ['scout', 'microbot-fixer'] },
      },
    });
    t.p0.plays('microbot-guard', { on: 'tortuga' }); // three here: power 2 is less, power 3 is not
    expect(t.p0).toBeOffered(['zapbot', 'microbot-guard'], { orDecline: false });
    t.p0.chooses('zapbot');
    expect(t.where('zapbot')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('reaches only power 0 when it is alone here', () => {
    const t = table({
      p0: { hand: ['microbot-guard'] },
      bases: { tortuga: { p1: ['microbot-archive', { card: 'tiger-assassin', with: { p0: ['poison'] } }] } },
    });
    t.p0.plays('microbot-guard', { on: 'tortuga' });
    expect(t.where('tiger-assassin')).toBe('p1 discard');
    expect([t.where('microbot-guard'), t.where('microbot-archive')]).toEqual(['tortuga', 'tortuga']);
    const none = table({ p0: { hand: ['microbot-guard'] }, bases: { tortuga: { p1: ['microbot-archive'] } } });
    none.p0.plays('microbot-guard', { on: 'tortuga' });
    expect(none.told()).not.toContain('destroyed');
    expect(none).toBeSettled();
  });

  it('must take one of your own, itself too, if no other fits', () => {
    const t = table({
      p0: { hand: ['microbot-guard'] },
      bases: { tortuga: { p0: ['microbot-archive'], p1: ['zapbot'] } },
    });
    t.p0.plays('microbot-guard', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['microbot-guard', 'microbot-archive'], { orDecline: false });
    t.p0.chooses('microbot-guard');
    expect(t.where('microbot-guard')).toBe('p0 discard');
    expect(t.zone('p0', 'hand')).toHaveLength(1); // the Archive
  });

  it('is not stopped from choosing a minion that cannot be destroyed', () => {
    const t = table({
      p0: { hand: ['microbot-guard'] },
      bases: { tortuga: { p0: ['king-rex'], p1: [{ card: 'warbot', with: { p0: ['poison'] } }] } },
    });
    t.p0.plays('microbot-guard', { on: 'tortuga' });
    t.p0.chooses('warbot');
    expect([t.where('warbot'), t.where('microbot-guard')]).toEqual(['tortuga', 'tortuga']);
  });
});

describe('robots/microbot-reclaimer', () => {
  const discard = ['microbot-fixer', 'zapbot', 'cannon', 'microbot-guard'];

  it('shuffles any number of Microbots from your discard pile into your deck, by name only', () => {
    const t = table({
      p0: { hand: ['microbot-reclaimer'], discard, deck: ['king-rex'] },
      p1: { discard: ['microbot-archive'] },
      bases: { tortuga: { p0: ['microbot-alpha'] } }, // it names minions in play only
    });
    t.p0.plays('microbot-reclaimer', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['microbot-fixer', 'microbot-guard'], { orDecline: true });
    t.p0.chooses('microbot-fixer', 'microbot-guard');
    expect(t.zone('p0', 'deck').sort()).toEqual(['king-rex', 'microbot-fixer', 'microbot-guard']);
    expect(t.zone('p0', 'discard')).toEqual(['zapbot', 'cannon']);
    expect(t.told()).toContain('shuffled');
    expect(t).toBeSettled();
  });

  it('may shuffle none, and then the deck stays as it is', () => {
    const t = table({ p0: { hand: ['microbot-reclaimer'], discard }, bases: { tortuga: {} } });
    t.p0.plays('microbot-reclaimer', { on: 'tortuga' });
    t.p0.declines();
    expect(t.zone('p0', 'discard')).toEqual(discard);
    expect(t.told()).not.toContain('shuffled');
    const empty = table({ p0: { hand: ['microbot-reclaimer'] }, bases: { tortuga: {} } });
    empty.p0.plays('microbot-reclaimer', { on: 'tortuga' });
    for (const each of [t, empty]) expect(each).toBeSettled();
  });

  it('lets you play an extra minion of any power if it is the first one this turn', () => {
    const t = table({ p0: { hand: ['microbot-reclaimer', 'nukebot', 'zapbot'] }, bases: { tortuga: {} } });
    t.p0.plays('microbot-reclaimer', { on: 'tortuga' });
    t.p0.plays('nukebot', { on: 'tortuga' });
    expect(t.p0.cannotPlay('zapbot', { on: 'tortuga' })).not.toBeNull();
  });

  it('gives no extra minion as the second one, but still shuffles', () => {
    const t = table({
      p0: { hand: ['zapbot', 'microbot-reclaimer', 'microbot-guard'], discard },
      bases: { tortuga: {} },
    });
    t.p0.plays('zapbot', { on: 'tortuga' });
    t.p0.plays('microbot-reclaimer', { on: 'tortuga' });
    t.p0.chooses('microbot-fixer');
    expect(t.where('microbot-fixer')).toBe('p0 deck');
    expect(t.p0.cannotPlay('microbot-guard#1', { on: 'tortuga' })).not.toBeNull();
  });
});
