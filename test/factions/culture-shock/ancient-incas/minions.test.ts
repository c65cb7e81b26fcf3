/** The minions of the Ancient Incas. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('ancient-incas/sapa-inca', () => {
  const p0 = {
    hand: ['sapa-inca'],
    deck: ['upgrade', 'armory', 'howl', 'llama'],
    discard: ['temple-of-the-sun', 'smoke-bomb', 'golden-condor'],
  };

  it('takes an action that is played on a base from your deck, which is shuffled', () => {
    const t = table({ p0, bases: { tortuga: {} } });
    t.p0.plays('sapa-inca', { on: 'tortuga' });
    expect([t.p0.prompt, t.p0.offered]).toEqual(['searchDeck', ['yes', 'no']]);
    t.p0.chooses('yes');
    expect(t.p0).toBeOffered(['armory', 'temple-of-the-sun'], { orDecline: false }); // none for a minion, no standard one
    t.p0.chooses('armory');
    expect(t.zone('p0', 'hand')).toEqual(['armory']);
    expect(t.told()).toContain('shuffled');
    expect(t).toBeSettled();
  });

  it('or from your discard pile, and then the deck is not touched', () => {
    const t = table({ p0, bases: { tortuga: {} } });
    t.p0.plays('sapa-inca', { on: 'tortuga' });
    t.p0.chooses('no');
    expect(t.zone('p0', 'hand')).toEqual(['temple-of-the-sun']);
    expect(t.told()).not.toContain('shuffled');
    expect(t).toBeSettled();
  });

  it('finds nothing where there is nothing, and the deck is shuffled all the same', () => {
    const t = table({ p0: { hand: ['sapa-inca'], deck: ['upgrade', 'howl'] }, bases: { tortuga: {} } });
    t.p0.plays('sapa-inca', { on: 'tortuga' });
    t.p0.chooses();
    expect(t.zone('p0', 'hand')).toEqual([]);
    expect(t.told()).toContain('shuffled');
    expect(t).toBeSettled();
  });

  it('puts a counter on one of your minions at the base you play an action on, wherever that is', () => {
    const t = table({
      p0: { hand: ['time-loop', 'hideout', 'pay-the-piper'] },
      bases: { tortuga: { p0: ['sapa-inca'] }, 'tar-pits': { p0: ['llama', 'scout'], p1: ['gnome'] } },
    });
    t.p0.plays('time-loop'); // a standard action is played on nothing
    expect(t.counters('sapa-inca')).toBe(0);
    t.p0.plays('hideout', { on: 'tar-pits' });
    expect(t.p0).toBeOffered(['llama', 'scout'], { orDecline: false });
    t.p0.chooses('scout');
    t.p0.plays('pay-the-piper', { on: 'tortuga' });
    expect([t.counters('scout'), t.counters('llama'), t.counters('sapa-inca')]).toEqual([1, 0, 1]);
    expect(t).toBeSettled();
  });

  it('does nothing where you have no minion, nor for an action on a minion', () => {
    const t = table({
      p0: { hand: ['hideout', 'time-loop', 'upgrade'] },
      bases: { tortuga: { p0: ['sapa-inca'] }, 'tar-pits': { p1: ['gnome'] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('hideout', { on: 'tar-pits' });
    t.p0.plays('upgrade', { on: 'sapa-inca' });
    expect([t.counters('sapa-inca'), t.counters('gnome')]).toEqual([0, 0]);
    expect(t).toBeSettled();
  });

  it("does nothing for another player's action", () => {
    const t = table({ active: 'p1', p1: { hand: ['hideout'] }, bases: { tortuga: { p0: ['sapa-inca'] } } });
    t.p1.plays('hideout', { on: 'tortuga' });
    expect(t.counters('sapa-inca')).toBe(0);
    expect(t).toBeSettled();
  });
});

describe('ancient-incas/child-of-the-sun', () => {
  it('gives an extra action of any kind after your first action on this base, and no further one', () => {
    const t = table({
      p0: { hand: ['hideout', 'pay-the-piper', 'howl'] },
      bases: { tortuga: { p0: ['child-of-the-sun'] }, 'tar-pits': {} },
    });
    t.p0.plays('hideout', { on: 'tortuga' });
    expect(t.p0.cannotPlay('howl')).toBeNull();
    t.p0.plays('pay-the-piper', { on: 'tortuga' });
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
    expect(t).toBeSettled();
  });

  it('does so too if your first action of the turn was elsewhere', () => {
    const t = table({
      p0: { hand: ['time-loop', 'pay-the-piper', 'hideout', 'howl'] },
      bases: { tortuga: { p0: ['child-of-the-sun'] }, 'tar-pits': {} },
    });
    t.p0.plays('time-loop');
    t.p0.plays('pay-the-piper', { on: 'tar-pits' });
    t.p0.plays('hideout', { on: 'tortuga' });
    t.p0.plays('howl');
    expect(t).toBeSettled();
  });

  it('counts an action on this base that was played before this minion', () => {
    const t = table({
      p0: { hand: ['time-loop', 'pay-the-piper', 'child-of-the-sun', 'hideout', 'howl'] },
      bases: { tortuga: {} },
    });
    t.p0.plays('time-loop');
    t.p0.plays('pay-the-piper', { on: 'tortuga' });
    t.p0.plays('child-of-the-sun', { on: 'tortuga' });
    t.p0.plays('hideout', { on: 'tortuga' });
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
  });

  it('a second one here gives a second extra action', () => {
    const t = table({
      p0: { hand: ['hideout', 'howl', 'howl', 'howl'] },
      bases: { tortuga: { p0: ['child-of-the-sun', 'child-of-the-sun'] } },
    });
    t.p0.plays('hideout', { on: 'tortuga' });
    t.p0.plays('howl');
    t.p0.plays('howl');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
  });

  it('does not take the same action played again for the first, nor the second of two for it', () => {
    const t = table({
      p0: { hand: ['temple-of-the-sun', 'golden-condor', 'howl'] },
      bases: { tortuga: { p0: ['child-of-the-sun'] }, 'tar-pits': {} },
    });
    t.p0.plays('temple-of-the-sun', { on: 'tortuga' });
    t.p0.plays('golden-condor');
    t.p0.chooses('temple-of-the-sun');
    t.p0.chooses('tortuga');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
    expect(t).toBeSettled();
    const two = table({
      p0: { hand: ['golden-condor', 'howl', 'howl'] },
      bases: { tortuga: { p0: ['child-of-the-sun'] }, 'tar-pits': { p0: ['hideout', 'pay-the-piper'] } },
    });
    two.p0.plays('golden-condor');
    two.p0.chooses('hideout', 'pay-the-piper');
    two.p0.chooses('pay-the-piper');
    two.p0.chooses('tortuga');
    two.p0.chooses('tortuga');
    two.p0.plays('howl');
    expect(two.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
  });

  it("is not for an action on a minion here, on another base, or another player's", () => {
    const t = table({
      p0: { hand: ['upgrade', 'howl'] },
      p1: { hand: ['hideout', 'howl'] },
      bases: { tortuga: { p0: ['child-of-the-sun'] }, 'tar-pits': {} },
    });
    t.p0.plays('upgrade', { on: 'child-of-the-sun' });
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
    t.endTurn();
    t.p1.plays('hideout', { on: 'tortuga' });
    expect([t.state.extras, t.p1.cannotPlay('howl')]).toEqual([[], 'noActionPlayLeft']);
    const elsewhere = table({
      p0: { hand: ['hideout', 'howl'] },
      bases: { tortuga: { p0: ['child-of-the-sun'] }, 'tar-pits': {} },
    });
    elsewhere.p0.plays('hideout', { on: 'tar-pits' });
    expect(elsewhere.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
  });
});

describe('ancient-incas/incan-engineer', () => {
  it('reveals cards until an action that is played on a base, takes it, and shuffles the others in', () => {
    const t = table({
      p0: { hand: ['incan-engineer'], deck: ['upgrade', 'howl', 'llama', 'armory', 'temple-of-the-sun'] },
      bases: { tortuga: {} },
    });
    t.p0.plays('incan-engineer', { on: 'tortuga' });
    expect(t.zone('p0', 'hand')).toEqual(['armory']);
    expect(t.zone('p0', 'deck').sort()).toEqual(['howl', 'llama', 'temple-of-the-sun', 'upgrade']);
    const revealed = t.events.find((event) => event.type === 'revealed');
    expect(revealed?.type === 'revealed' && revealed.cards.map(({ id }) => t.name(id))).toEqual([
      'upgrade',
      'howl',
      'llama',
      'armory',
    ]);
    expect(t).toBeSettled();
  });

  it('EX-TOP-6 takes nothing if the deck has none, and the discard pile stays as it is', () => {
    const t = table({
      p0: { hand: ['incan-engineer'], deck: ['upgrade', 'llama'], discard: ['armory'] },
      bases: { tortuga: {} },
    });
    t.p0.plays('incan-engineer', { on: 'tortuga' });
    expect([t.zone('p0', 'hand'), t.zone('p0', 'deck').sort(), t.zone('p0', 'discard')]).toEqual([
      [],
      ['llama', 'upgrade'],
      ['armory'],
    ]);
    expect(t).toBeSettled();
  });

  it('shuffles the discard pile first if the deck is empty', () => {
    const t = table({
      p0: { hand: ['incan-engineer'], deck: [], discard: ['armory', 'llama'] },
      bases: { tortuga: {} },
    });
    t.p0.plays('incan-engineer', { on: 'tortuga' });
    expect([t.zone('p0', 'hand'), t.zone('p0', 'deck'), t.zone('p0', 'discard')]).toEqual([['armory'], ['llama'], []]);
    expect(t).toBeSettled();
  });
});

describe('ancient-incas/llama', () => {
  const there = {
    tortuga: { p0: ['armory'] },
    'tar-pits': {
      p0: ['temple-of-the-sun', { card: 'scout', with: { p0: ['upgrade'] } }],
      p1: ['hideout'],
    },
    'jungle-oasis': {},
  } as const;

  it('EX-CLAR-NOW may return one of your actions on another base and play it here at once', () => {
    const t = table({ p0: { hand: ['llama', 'howl'] }, bases: there });
    t.p0.plays('llama', { on: 'tortuga' });
    t.p0.chooses('temple-of-the-sun'); // not the Armory, which is here, nor what is on a minion or another player's
    expect(t.p0).toBeOffered(['temple-of-the-sun'], { orDecline: true });
    t.p0.chooses('temple-of-the-sun');
    expect(t.where('temple-of-the-sun')).toBe('tortuga');
    expect(t.zone('p0', 'hand')).toEqual(['howl', 'king-rex']); // it is played again, with its text
    t.p0.plays('howl'); // it was an extra action
    expect(t).toBeSettled();
  });

  it('sets off what reacts to an action played here', () => {
    const t = table({
      p0: { hand: ['llama', 'howl', 'howl'] },
      bases: { tortuga: { p0: ['child-of-the-sun', 'temple-of-the-sun'] }, 'tar-pits': { p0: ['hideout'] } },
    });
    t.p0.plays('llama', { on: 'tortuga' });
    t.p0.chooses('hideout');
    t.p0.chooses('hideout');
    t.p0.chooses('child-of-the-sun'); // in this order
    expect(t.zone('p0', 'hand')).toEqual(['howl', 'howl', 'king-rex']);
    t.p0.plays('howl');
    t.p0.plays('howl');
    expect(t).toBeSettled();
  });

  it('may be declined', () => {
    const t = table({ p0: { hand: ['llama'] }, bases: there });
    t.p0.plays('llama', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['temple-of-the-sun'], { orDecline: true });
    t.p0.declines();
    expect(t.where('temple-of-the-sun')).toBe('tar-pits');
    expect(t).toBeSettled();
  });

  it('EX-CORNER-16 the extra play is not kept: the action is played now, and here, or stays in hand', () => {
    const t = table({ p0: { hand: ['llama', 'howl'] }, bases: there });
    t.p0.plays('llama', { on: 'tortuga' });
    t.p0.chooses('temple-of-the-sun');
    t.p0.declines();
    expect([t.where('temple-of-the-sun'), t.state.extras]).toEqual(['p0 hand', []]);
    t.p0.plays('howl');
    expect(t.p0.cannotPlay('temple-of-the-sun', { on: 'tortuga' })).toBe('noActionPlayLeft');
  });

  it("returns another owner's action to its owner, who keeps it", () => {
    const t = table({
      p0: { hand: ['llama'] },
      bases: { tortuga: {}, 'tar-pits': { p0: [{ card: 'hideout', owner: 'p1' }] } },
    });
    t.p0.plays('llama', { on: 'tortuga' });
    t.p0.chooses('hideout');
    expect(t.where('hideout')).toBe('p1 hand');
    expect(t).toBeSettled();
  });

  it('asks nothing if you have no action on another base', () => {
    const t = table({
      p0: { hand: ['llama'] },
      bases: { tortuga: { p0: ['armory'] }, 'tar-pits': { p1: ['hideout'] } },
    });
    t.p0.plays('llama', { on: 'tortuga' });
    expect(t).toBeSettled();
  });
});
