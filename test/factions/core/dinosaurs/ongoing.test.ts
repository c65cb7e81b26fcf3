/** The actions of the Dinosaurs that stay in play. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('dinosaurs/tooth-and-claw-and-guns', () => {
  const guarded = { card: 'scout', with: { p1: ['tooth-and-claw-and-guns'] } } as const;

  it('is played on any minion', () => {
    const t = table({
      p0: { hand: ['tooth-and-claw-and-guns'] },
      bases: { 'jungle-oasis': { p0: ['scout'], p1: ['king-rex'] } },
    });
    expect(t.p0.cannotPlay('tooth-and-claw-and-guns', { on: 'jungle-oasis' })).not.toBe(null);
    expect(t.p0.cannotPlay('tooth-and-claw-and-guns', { on: 'scout' })).toBe(null);
    t.p0.plays('tooth-and-claw-and-guns', { on: 'king-rex' });
    expect(t.where('tooth-and-claw-and-guns')).toBe('on king-rex');
    expect(t).toBeSettled();
  });

  it('is destroyed instead of the first ability affecting the minion; the second one works', () => {
    const t = table({ p0: { hand: ['seeing-stars', 'tiger-assassin'] }, bases: { 'jungle-oasis': { p1: [guarded] } } });
    t.p0.plays('seeing-stars');
    expect([t.where('scout'), t.where('tooth-and-claw-and-guns')]).toEqual(['jungle-oasis', 'p1 discard']);
    expect(t.events).toContainEqual(
      expect.objectContaining({ type: 'destroyed', def: 'dinosaurs/tooth-and-claw-and-guns' }),
    );
    t.p0.plays('tiger-assassin', { on: 'jungle-oasis' });
    t.p0.chooses('scout');
    expect(t.where('scout')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('is spent on your own and on useful abilities, too', () => {
    const t = table({
      p0: { hand: ['howl'] },
      bases: { 'jungle-oasis': { p0: [{ card: 'scout', with: { p0: ['tooth-and-claw-and-guns'] } }, 'invader'] } },
    });
    t.p0.plays('howl');
    expect([t.power('scout'), t.power('invader')]).toEqual([3, 4]);
    expect(t.where('tooth-and-claw-and-guns')).toBe('p0 discard');
  });

  it('spares only its minion from an ability that affects several', () => {
    const t = table({
      p0: { hand: ['crop-circles'] },
      bases: { 'jungle-oasis': { p0: ['collector'], p1: [guarded, 'invader'] } },
    });
    t.p0.plays('crop-circles');
    expect([t.where('scout'), t.where('invader'), t.where('collector')]).toEqual([
      'jungle-oasis',
      'p1 hand',
      'p0 hand',
    ]);
    expect(t.where('tooth-and-claw-and-guns')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it.each(['upgrade', 'poison'])('keeps an action from being played on the minion (%s)', (action) => {
    const t = table({ p0: { hand: [action] }, bases: { 'jungle-oasis': { p1: [guarded] } } });
    t.p0.plays(action, { on: 'scout' });
    expect([t.where(action), t.where('tooth-and-claw-and-guns'), t.power('scout')]).toEqual([
      'p0 discard',
      'p1 discard',
      3,
    ]);
    expect(t).toBeSettled();
  });

  it('keeps the minion from being moved', () => {
    const t = table({ p0: { hand: ['invasion'] }, bases: { 'jungle-oasis': { p1: [guarded] }, tortuga: {} } });
    t.p0.plays('invasion');
    expect([t.where('scout'), t.where('tooth-and-claw-and-guns')]).toEqual(['jungle-oasis', 'p1 discard']);
  });

  it('blocks the ability of a base', () => {
    const t = table({
      bases: {
        'temple-of-goju': {
          p0: ['king-rex', 'supreme-overlord'],
          p1: [{ card: 'king-rex', with: { p1: ['tooth-and-claw-and-guns'] } }],
        },
        'jungle-oasis': {},
      },
    });
    t.p0.finishes();
    expect(t.zone('p1', 'discard').sort()).toEqual(['king-rex', 'tooth-and-claw-and-guns']); // discarded with the base, not put into the deck
    expect([t.zone('p0', 'discard'), t.zone('p0', 'deck').at(-1)]).toEqual([['supreme-overlord'], 'king-rex']);
  });

  it('is not spent where the minion is protected anyway', () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { 'jungle-oasis': { p1: [guarded, 'wildlife-preserve'] } },
    });
    t.p0.plays('seeing-stars');
    expect([t.where('scout'), t.where('tooth-and-claw-and-guns')]).toEqual(['jungle-oasis', 'on scout']);
  });

  it('is not spent where no counter could be taken off, and is where one could', () => {
    const monster = (counters: number) =>
      table({
        bases: { tortuga: { p0: [{ card: 'the-monster', counters, with: { p0: ['tooth-and-claw-and-guns'] } }] } },
      });
    const bare = monster(0);
    bare.p0.uses('the-monster');
    expect([bare.where('tooth-and-claw-and-guns'), bare.state.extras]).toEqual(['on the-monster', []]);
    expect(bare).toBeSettled();
    const grown = monster(1);
    grown.p0.uses('the-monster');
    expect([grown.where('tooth-and-claw-and-guns'), grown.counters('the-monster')]).toEqual(['p0 discard', 1]);
    expect(grown.state.extras).toEqual([]);
  });

  it('is not spent on the copy of an effect that could take no counter off', () => {
    const guardedGnome = { card: 'gnome', with: { p0: ['tooth-and-claw-and-guns'] } };
    const t = table({
      p0: { hand: ['who-wants-to-live-forever'] },
      bases: { 'jungle-oasis': { p0: ['dancing-king', { card: 'scout', counters: 1 }, guardedGnome] } },
    });
    t.p0.plays('who-wants-to-live-forever');
    t.p0.chooses('scout');
    expect(t.p0).toBeOffered(['dancing-king', 'gnome'], { orDecline: true });
    t.p0.chooses('gnome');
    expect([t.counters('scout'), t.where('tooth-and-claw-and-guns')]).toEqual([0, 'on gnome']);
    expect(t).toBeSettled();
  });

  it('does not stop the discarding after a scoring', () => {
    const t = table({
      bases: {
        'jungle-oasis': {
          p1: ['king-rex', { card: 'laseratops', with: { p1: ['tooth-and-claw-and-guns'] } }, 'collector'],
        },
      },
    });
    t.p0.finishes();
    expect(t.zone('p1', 'discard').sort()).toEqual(['collector', 'king-rex', 'laseratops', 'tooth-and-claw-and-guns']);
    expect(t.vp('p1')).toBe(2);
  });

  it('may itself be destroyed, which does not affect the minion', () => {
    const t = table({ p0: { hand: ['disenchant'] }, bases: { 'jungle-oasis': { p1: [guarded] } } });
    t.p0.plays('disenchant');
    expect([t.where('scout'), t.where('tooth-and-claw-and-guns')]).toEqual(['jungle-oasis', 'p1 discard']);
  });

  it('protects no minion but its own', () => {
    const t = table({ p0: { hand: ['seeing-stars'] }, bases: { 'jungle-oasis': { p1: [guarded, 'invader'] } } });
    t.p0.plays('seeing-stars');
    t.p0.chooses('invader');
    expect([t.where('invader'), t.where('tooth-and-claw-and-guns')]).toEqual(['p1 discard', 'on scout']);
  });
});

describe('dinosaurs/upgrade', () => {
  it('gives the minion it is on +2 power as long as it is there', () => {
    const t = table({
      p0: { hand: ['upgrade'] },
      p1: { hand: ['disenchant'] },
      bases: { 'the-homeworld': { p0: ['scout', 'invader'] } },
    });
    t.p0.plays('upgrade', { on: 'scout' });
    expect([t.power('scout'), t.power('invader'), t.where('upgrade')]).toEqual([5, 3, 'on scout']);
    t.endTurn();
    expect(t.power('scout')).toBe(5);
    t.p1.plays('disenchant');
    expect([t.power('scout'), t.where('upgrade')]).toEqual([3, 'p0 discard']);
    expect(t).toBeSettled();
  });

  it("may be played on another player's minion, for whom it counts, but not on a base", () => {
    const t = table({ p0: { hand: ['upgrade'] }, bases: { 'the-homeworld': { p1: ['scout'] } } });
    expect(t.p0.cannotPlay('upgrade', { on: 'the-homeworld' })).not.toBe(null);
    t.p0.plays('upgrade', { on: 'scout' });
    expect([t.total('the-homeworld', 'p1'), t.total('the-homeworld', 'p0'), t.controller('upgrade')]).toEqual([
      5,
      0,
      'p0',
    ]);
  });

  it('goes along when the minion moves, and cannot be played without a minion', () => {
    const t = table({
      p0: { hand: ['invasion', 'upgrade'] },
      bases: { 'jungle-oasis': { p0: [{ card: 'scout', with: { p0: ['upgrade'] } }] }, tortuga: {} },
    });
    t.p0.plays('invasion');
    expect([t.where('scout'), t.power('scout')]).toEqual(['tortuga', 5]);
    expect(table({ p0: { hand: ['upgrade'] } }).p0.cannotPlay('upgrade')).toBe('noTarget');
  });
});

describe('dinosaurs/wildlife-preserve', () => {
  it("keeps other players' actions from your minions here, but not their minions' abilities", () => {
    const t = table({
      p0: { hand: ['seeing-stars', 'tiger-assassin'] },
      bases: { 'jungle-oasis': { p1: ['scout', 'wildlife-preserve'] } },
    });
    t.p0.plays('seeing-stars');
    expect([t.where('scout'), t.where('seeing-stars')]).toEqual(['jungle-oasis', 'p0 discard']);
    t.p0.plays('tiger-assassin', { on: 'jungle-oasis' });
    t.p0.chooses('scout');
    expect(t.where('scout')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('is played on a base', () => {
    const t = table({ p0: { hand: ['wildlife-preserve'] }, bases: { 'jungle-oasis': { p0: ['scout'] } } });
    expect(t.p0.cannotPlay('wildlife-preserve', { on: 'scout' })).not.toBe(null);
    t.p0.plays('wildlife-preserve', { on: 'jungle-oasis' });
    expect(t.where('wildlife-preserve')).toBe('jungle-oasis');
  });

  it("discards other players' actions from your minions here at once, and no others", () => {
    const t = table({
      p0: { hand: ['wildlife-preserve'] },
      bases: {
        'the-homeworld': {
          p0: [{ card: 'king-rex', with: { p0: ['upgrade'], p1: ['poison'] } }],
          p1: [{ card: 'invader', with: { p1: ['upgrade'], p0: ['poison'] } }],
        },
        tortuga: { p0: [{ card: 'laseratops', with: { p1: ['poison'] } }] },
      },
    });
    t.p0.plays('wildlife-preserve', { on: 'the-homeworld' });
    expect([t.power('king-rex'), t.power('invader'), t.power('laseratops')]).toEqual([9, 1, 0]);
    expect([t.zone('p0', 'discard'), t.zone('p1', 'discard')]).toEqual([[], ['poison']]);
    expect(t.told()).not.toContain('destroyed');
    expect(t).toBeSettled();
  });

  it('also does so when your minion moves here', () => {
    const t = table({
      p0: { hand: ['invasion'] },
      bases: {
        'jungle-oasis': { p0: [{ card: 'king-rex', with: { p1: ['poison'] } }] },
        tortuga: { p0: ['wildlife-preserve'] },
      },
    });
    t.p0.plays('invasion');
    expect([t.where('king-rex'), t.power('king-rex'), t.where('poison')]).toEqual(['tortuga', 7, 'p1 discard']);
  });

  it('protects neither minions of other players nor your minions elsewhere', () => {
    const bases = {
      'jungle-oasis': { p0: ['collector'], p1: ['wildlife-preserve', 'scout'], p2: ['shinobi'] },
      tortuga: { p1: ['invader'] },
    } as const;
    for (const victim of ['collector', 'shinobi', 'invader']) {
      const t = table({ p0: { hand: ['seeing-stars'] }, bases });
      t.p0.plays('seeing-stars');
      expect(t.p0).toBeOffered(['collector', 'scout', 'shinobi', 'invader']); // the protected one may be chosen (OPEN-28)
      t.p0.chooses(victim);
      expect(t.where(victim)).toMatch('discard');
    }
  });

  it('ends for a minion that leaves the base', () => {
    const t = table({
      p0: { hand: ['invasion'] },
      p1: { hand: ['seeing-stars'] },
      bases: { 'jungle-oasis': { p0: ['scout', 'wildlife-preserve'] }, tortuga: {} },
    });
    t.p0.plays('invasion');
    t.endTurn();
    t.p1.plays('seeing-stars');
    expect(t.where('scout')).toBe('p0 discard');
  });

  it('does not keep your own actions from your minions', () => {
    const t = table({ p0: { hand: ['upgrade'] }, bases: { 'jungle-oasis': { p0: ['scout', 'wildlife-preserve'] } } });
    t.p0.plays('upgrade', { on: 'scout' });
    expect(t.power('scout')).toBe(5);
  });

  it("another player's action played on a protected minion goes to the discard pile", () => {
    const t = table({
      p0: { hand: ['poison'] },
      bases: { 'jungle-oasis': { p1: [{ card: 'scout', with: { p1: ['upgrade'] } }, 'wildlife-preserve'] } },
    });
    t.p0.plays('poison', { on: 'scout' });
    expect([t.where('poison'), t.where('upgrade'), t.power('scout')]).toEqual(['p0 discard', 'on scout', 5]);
    expect(t).toBeSettled();
  });

  it('protects minions only: actions here can be destroyed, itself included', () => {
    const t = table({
      p0: { hand: ['disenchant'] },
      bases: { 'jungle-oasis': { p1: [{ card: 'scout', with: { p1: ['upgrade'] } }, 'wildlife-preserve'] } },
    });
    t.p0.plays('disenchant');
    expect(t.p0).toBeOffered(['upgrade', 'wildlife-preserve'], { orDecline: false });
    t.p0.chooses('wildlife-preserve');
    expect(t.where('wildlife-preserve')).toBe('p1 discard');
  });

  it('does not keep the ability of a base from your minions', () => {
    const t = table({
      bases: {
        'temple-of-goju': {
          p0: ['collector', 'wildlife-preserve'],
          p1: ['king-rex', 'supreme-overlord', 'laseratops'],
        },
        'jungle-oasis': {},
      },
    });
    t.p0.finishes();
    expect([t.zone('p0', 'deck').at(-1), t.zone('p0', 'discard')]).toEqual(['collector', ['wildlife-preserve']]);
  });
});
