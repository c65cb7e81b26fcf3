/** The bases of the Russian Fairy Tales. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../catalog';
import { type Table, table } from '../../table';

const room = await catalogWith('room');

describe('culture-shock:giant-turnip', () => {
  it("has a breakpoint 1 lower for each minion here, anyone's and of any power", () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: {
        'giant-turnip': {
          p0: ['toad', 'zapbot', 'zapbot', 'zapbot', 'scout', 'hideout'],
          p1: ['zapbot', 'zapbot', 'gnome', { card: 'invader', with: { p0: ['sun-tattoo'] } }, 'walker'],
        },
        tortuga: { p1: ['microbot-archive'] },
      },
    });
    expect(t.breakpoint('giant-turnip')).toBe(20); // ten minions, and actions do not count
    t.p0.plays('seeing-stars');
    t.p0.chooses('gnome');
    expect([t.breakpoint('giant-turnip'), t.breakpoint('tortuga')]).toEqual([21, 21]);
  });

  it('never falls below 0, and scores when its minions reach it', () => {
    const many = table({ bases: { 'giant-turnip': { p0: new Array<string>(31).fill('toad') }, tortuga: {} } });
    expect(many.breakpoint('giant-turnip')).toBe(0);
    const t = table({
      bases: { 'giant-turnip': { p0: ['king-rex', 'king-rex', 'king-rex'], p1: ['nukebot'] }, tortuga: {} },
    });
    t.endTurn();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([5, 3]); // 26 reach 30 - 4
  });
});

describe('culture-shock:transformation-spring', () => {
  const spring = (hand: string[], deck: string[], more: object = {}): Table =>
    table({ p0: { hand, deck }, bases: { 'transformation-spring': {}, tortuga: {} }, ...more });

  it('turns a minion played here, after its ability, into one off the top of the deck', () => {
    const t = spring(['invader', 'gnome'], ['howl', 'nukebot', 'scout']);
    t.p0.plays('invader', { on: 'transformation-spring' });
    expect([t.vp('p0'), t.p0.prompt]).toEqual([1, 'useAbility']);
    t.p0.chooses('yes');
    expect([t.where('invader'), t.where('nukebot')]).toEqual(['p0 deck', 'transformation-spring']);
    expect(t.zone('p0', 'deck').sort()).toEqual(['howl', 'invader', 'scout']);
    expect(t.p0.cannotPlay('gnome', { on: 'tortuga' })).toBe('noMinionPlayLeft');
    expect(t).toBeSettled();
  });

  it('once a turn, so the new minion stays; may be declined and used later', () => {
    const t = spring(['zapbot', 'microbot-archive'], ['scout', 'howl']);
    t.p0.plays('zapbot', { on: 'transformation-spring' });
    t.p0.declines();
    t.p0.plays('microbot-archive', { on: 'transformation-spring' });
    t.p0.chooses('yes');
    expect([t.where('zapbot'), t.where('microbot-archive'), t.where('scout')]).toEqual([
      'transformation-spring',
      'p0 deck',
      'transformation-spring',
    ]);
    expect(t).toBeSettled();
  });

  it('is for each player once in each of their turns', () => {
    const t = spring(['gnome'], ['scout'], { p1: { hand: ['invader'], deck: ['nukebot', 'howl', 'howl'] } });
    t.p0.plays('gnome', { on: 'transformation-spring' });
    t.p0.chooses('yes');
    t.p0.finishes();
    t.p1.plays('invader', { on: 'transformation-spring' });
    t.p1.chooses('yes');
    expect([t.where('scout'), t.where('nukebot'), t.controller('nukebot')]).toEqual([
      'transformation-spring',
      'transformation-spring',
      'p1',
    ]);
    expect(t).toBeSettled();
  });

  it("sends a minion you do not own to its owner's deck and takes the next from yours", () => {
    const t = spring(['turtle', 'brute'], ['howl', 'howl', 'howl', 'howl'], {
      catalog: room,
      p1: { deck: ['scout', 'howl', 'howl'] },
    });
    t.p0.plays('turtle', { on: 'tortuga' }); // gives the Brute to p1
    t.p0.chooses('yes');
    t.p0.finishes();
    t.p1.plays('brute', { on: 'transformation-spring' });
    t.p1.chooses('yes');
    expect([t.where('brute'), t.where('scout'), t.controller('scout')]).toEqual([
      'p0 deck',
      'transformation-spring',
      'p1',
    ]);
    expect(t).toBeSettled();
  });

  it('not for a minion played on the turn of another', () => {
    const t = table({
      p0: { hand: ['transformation'] },
      p1: { deck: ['gnome'] },
      bases: { 'transformation-spring': { p1: ['invader'] }, tortuga: {} },
    });
    t.p0.plays('transformation');
    expect([t.where('gnome'), t.where('invader')]).toEqual(['transformation-spring', 'p1 deck']);
    expect(t).toBeSettled();
  });

  it('not for a minion played or moved elsewhere, nor for one that has left', () => {
    const t = spring(['gnome', 'way-of-deception'], ['scout']);
    t.p0.plays('gnome', { on: 'tortuga' });
    t.p0.plays('way-of-deception');
    expect(t.where('gnome')).toBe('transformation-spring');
    expect(t).toBeSettled();
    const left = spring(['supreme-overlord'], ['scout']);
    left.p0.plays('supreme-overlord', { on: 'transformation-spring' });
    left.p0.chooses('supreme-overlord');
    expect(left.where('supreme-overlord')).toBe('p0 hand');
    expect(left).toBeSettled();
  });

  it('EX-CLAR-SPRING works in any phase of your turn, such as before the base scores, but not on that of another', () => {
    const there = { 'transformation-spring': { p0: ['king-rex', 'king-rex'], p1: ['nukebot'] }, tortuga: {} };
    const t = table({ p0: { hand: ['shinobi'], deck: ['howl', 'laseratops', 'howl'] }, bases: there });
    t.p0.finishes();
    t.p0.chooses('shinobi');
    expect(t.p0.prompt).toBe('useAbility');
    t.p0.chooses('yes');
    expect([t.where('laseratops'), t.vp('p0')]).toEqual(['p0 discard', 4]);
    expect(t.zone('p0', 'discard')).not.toContain('shinobi');
    const other = table({ p1: { hand: ['shinobi'] }, bases: there });
    other.p0.finishes();
    other.p1.chooses('shinobi');
    expect(other.where('shinobi')).toBe('p1 discard');
    expect(other).toBeSettled();
  });

  it('in a deck without another minion finds the same one again', () => {
    const t = spring(['invader'], ['howl']);
    t.p0.plays('invader', { on: 'transformation-spring' });
    t.p0.chooses('yes');
    expect([t.where('invader'), t.vp('p0')]).toEqual(['transformation-spring', 2]);
    expect(t).toBeSettled();
  });
});
