/** The bases of the Disco Dancers. */
import { describe, expect, it } from 'vitest';
import { catalog } from '../../catalog';
import { table } from '../../table';

describe('that-70s:boogie-wonderland', () => {
  it('has breakpoint 21 and gives 4, 2 and 1', () => {
    expect(catalog.definition('that-70s:boogie-wonderland')).toMatchObject({ value: 21, vp: [4, 2, 1] });
  });

  it('has a player draw a card once for an action that affects minions of theirs here', () => {
    const t = table({ p0: { hand: ['swashbuckling'] }, bases: { 'boogie-wonderland': { p0: ['scout', 'invader'] } } });
    t.p0.plays('swashbuckling');
    expect([t.power('scout'), t.zone('p0', 'hand').length]).toEqual([4, 1]);
    expect(t).toBeSettled();
  });

  it.each([
    ["only another player's minion here is affected", 'augmentation', 'collector'],
    ['a minion of yours elsewhere is affected', 'augmentation', 'archmage'],
  ])('gives nobody a card when %s', (_, action, minion) => {
    const t = table({
      p0: { hand: [action] },
      bases: { 'boogie-wonderland': { p0: ['scout'], p1: ['collector'] }, tortuga: { p0: ['archmage'] } },
    });
    t.p0.plays(action);
    t.p0.chooses(minion);
    expect([t.zone('p0', 'hand'), t.zone('p1', 'hand')]).toEqual([[], []]);
    expect(t).toBeSettled();
  });

  it('counts no action played on a minion and no ability of a minion', () => {
    const t = table({
      p0: { hand: ['upgrade', 'saucy-wench'] },
      bases: { 'boogie-wonderland': { p0: ['roller', 'scout'] } },
    });
    t.p0.plays('upgrade', { on: 'scout' });
    t.p0.plays('saucy-wench', { on: 'boogie-wonderland' });
    t.p0.chooses('roller');
    expect([t.where('roller'), t.zone('p0', 'hand')]).toEqual(['p0 discard', []]);
    expect(t).toBeSettled();
  });

  it('counts what reached your minion here only through a copy', () => {
    const t = table({
      p0: { hand: ['augmentation'] },
      bases: { 'boogie-wonderland': { p0: ['dancing-king'], p1: ['collector'] } },
    });
    t.p0.plays('augmentation');
    t.p0.chooses('collector');
    t.p0.chooses('dancing-king');
    expect([t.power('dancing-king'), t.zone('p0', 'hand').length]).toEqual([9, 1]);
    expect(t).toBeSettled();
  });

  it("gives nobody a card when another player's action affects your minion, or it is not affected after all", () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['augmentation'] },
      bases: { 'boogie-wonderland': { p0: ['scout'] } },
    });
    t.p1.plays('augmentation');
    expect([t.power('scout'), t.zone('p0', 'hand'), t.zone('p1', 'hand')]).toEqual([7, [], []]);
    const guarded = { card: 'scout', with: { p0: ['tooth-and-claw-and-guns'] } };
    const safe = table({ p0: { hand: ['augmentation'] }, bases: { 'boogie-wonderland': { p0: [guarded] } } });
    safe.p0.plays('augmentation');
    expect([safe.power('scout'), safe.zone('p0', 'hand')]).toEqual([3, []]);
    expect(safe).toBeSettled();
  });

  it('counts a minion destroyed here', () => {
    const t = table({ p0: { hand: ['last-dance'] }, bases: { 'boogie-wonderland': { p0: ['scout'] } } });
    t.p0.plays('last-dance');
    t.p0.chooses('scout');
    expect([t.where('scout'), t.zone('p0', 'hand').length]).toEqual(['p0 discard', 1]);
    expect(t).toBeSettled();
  });
});

describe('that-70s:funky-town', () => {
  it('has breakpoint 23 and gives 4, 3 and 2', () => {
    expect(catalog.definition('that-70s:funky-town')).toMatchObject({ value: 23, vp: [4, 3, 2] });
  });

  it('lets a player copy their own action from one of their minions here to another of theirs here, once a turn', () => {
    const t = table({
      p0: { hand: ['celebration', 'augmentation', 'get-down-tonight'] },
      bases: { 'funky-town': { p0: ['scout', 'invader'], p1: ['collector'] }, tortuga: { p0: ['archmage'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('augmentation');
    t.p0.chooses('scout');
    expect(t.p0.prompt).toBe('copy');
    expect(t.p0).toBeOffered(['invader'], { orDecline: true });
    t.p0.chooses('invader');
    t.p0.plays('get-down-tonight');
    t.p0.chooses('scout');
    expect([t.power('scout'), t.power('invader'), t.power('collector')]).toEqual([9, 7, 2]);
    expect(t).toBeSettled();
  });

  it.each([
    ["another player's minion here", 'collector'],
    ['a minion of yours elsewhere', 'archmage'],
  ])('copies nothing from %s', (_, minion) => {
    const t = table({
      p0: { hand: ['augmentation'] },
      bases: { 'funky-town': { p0: ['scout'], p1: ['collector'] }, tortuga: { p0: ['archmage'] } },
    });
    t.p0.plays('augmentation');
    t.p0.chooses(minion);
    expect(t.power('scout')).toBe(3);
    expect(t).toBeSettled();
  });

  it("is of no use to you when another player's action affects your minion", () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['augmentation'] },
      bases: { 'funky-town': { p0: ['scout', 'invader'], p1: ['collector'] } },
    });
    t.p1.plays('augmentation');
    t.p1.chooses('scout');
    expect([t.power('scout'), t.power('invader'), t.power('collector')]).toEqual([7, 3, 2]);
    expect(t).toBeSettled();
  });

  it("serves each player on their turn, and on another's turn with a Special", () => {
    const t = table({
      p0: { hand: ['augmentation'] },
      p1: { hand: ['turn-the-beat-around'] },
      bases: {
        'funky-town': { p0: ['scout', 'invader'], p1: ['collector', 'roller'] },
        'jungle-oasis': { p0: ['king-rex', 'king-rex'] },
      },
    });
    t.p0.plays('augmentation');
    t.p0.chooses('scout');
    t.p0.chooses('invader');
    t.p0.finishes(); // Jungle Oasis scores
    t.p1.chooses('turn-the-beat-around');
    t.p1.chooses('collector');
    expect(t.p1).toBeOffered(['roller'], { orDecline: true });
    t.p1.declines();
    expect(t.p1.prompt).toBe('losePower');
  });
});
