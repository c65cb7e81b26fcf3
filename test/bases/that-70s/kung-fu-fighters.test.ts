/** The bases of the Kung Fu Fighters. */
import { describe, expect, it } from 'vitest';
import { catalog } from '../../catalog';
import { table } from '../../table';

describe('that-70s:ancient-dojo', () => {
  it('puts a counter on each minion of the player there that has less power than the one just played', () => {
    expect(catalog.definition('that-70s:ancient-dojo')).toMatchObject({ value: 25, vp: [5, 4, 3] });
    const t = table({
      p0: { hand: ['tiger-assassin'] },
      bases: {
        'ancient-dojo': { p0: ['gnome', 'archmage', 'walker', 'ninja-master'], p1: ['zapbot'] },
        tortuga: { p0: ['collector'] },
      },
    });
    t.p0.plays('tiger-assassin', { on: 'ancient-dojo' });
    t.p0.declines();
    expect(
      ['gnome', 'walker', 'archmage', 'ninja-master', 'zapbot', 'collector', 'tiger-assassin'].map((card) =>
        t.counters(card),
      ),
    ).toEqual([1, 1, 0, 0, 0, 0, 0]);
    expect(t).toBeSettled();
  });

  it('compares after the played minion has done what it does, all at once', () => {
    const t = table({
      p0: { hand: ['tiger-assassin'] },
      bases: { 'ancient-dojo': { p0: ['gnome', 'walker'], p1: ['zapbot'] }, tortuga: {} },
    });
    t.p0.plays('tiger-assassin', { on: 'ancient-dojo' });
    expect(t.counters('gnome')).toBe(0);
    t.p0.chooses('walker');
    expect([t.where('walker'), t.counters('gnome')]).toEqual(['p0 discard', 1]);
    const raptors = table({
      p0: { hand: ['war-raptor'] },
      bases: { 'ancient-dojo': { p0: ['war-raptor', 'gnome'] }, tortuga: {} },
    });
    raptors.p0.plays('war-raptor', { on: 'ancient-dojo' }); // 4, like the other one by now
    expect([raptors.counters('war-raptor'), raptors.counters('gnome')]).toEqual([0, 1]);
  });

  it('not for a minion that moves in or is played elsewhere; on any player for their own', () => {
    const t = table({
      p0: { hand: ['way-of-deception', 'king-rex'] },
      p1: { hand: ['king-rex'] },
      bases: { 'ancient-dojo': { p0: ['gnome'], p1: ['zapbot'] }, tortuga: { p0: ['archmage'] } },
    });
    t.p0.plays('way-of-deception');
    t.p0.chooses('archmage');
    t.p0.plays('king-rex', { on: 'tortuga' });
    expect([t.where('archmage'), t.counters('gnome')]).toEqual(['ancient-dojo', 0]);
    t.endTurn();
    t.p1.plays('king-rex', { on: 'ancient-dojo' });
    expect([t.counters('gnome'), t.counters('zapbot')]).toEqual([0, 1]);
  });
});

describe('that-70s:tournament-site', () => {
  const weak = { card: 'walker', with: { p0: ['poison'] } };

  it('gives the winner 1 VP more for each player without power there', () => {
    expect(catalog.definition('that-70s:tournament-site')).toMatchObject({ value: 19, vp: [2, 0, 0] });
    const t = table({
      players: 4,
      bases: { 'tournament-site': { p1: ['king-rex', 'king-rex'], p3: ['ninja-master'] }, tortuga: { p0: ['gnome'] } },
    });
    t.endTurn();
    expect([t.vp('p0'), t.vp('p1'), t.vp('p2'), t.vp('p3')]).toEqual([0, 2 + 2, 0, 0]);
  });

  it('also for one whose minions there have no power, and not for one with 1 power without a minion', () => {
    const bases = { 'tournament-site': { p0: ['king-rex', 'king-rex', 'ninja-master'], p1: [weak] }, tortuga: {} };
    const t = table({ bases });
    t.endTurn();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2 + 1, 0]);
    const convoy = table({
      bases: { ...bases, 'tournament-site': { ...bases['tournament-site'], p1: [weak, 'convoy'] } },
    });
    convoy.endTurn();
    expect(convoy.vp('p0')).toBe(2);
  });

  it('gives it to each of tied winners, by the power when places were fixed', () => {
    const t = table({
      players: 3,
      bases: { 'tournament-site': { p0: ['king-rex', 'gnome'], p1: ['king-rex', 'shinobi'] }, tortuga: {} },
    });
    t.endTurn();
    expect([t.vp('p0'), t.vp('p1'), t.vp('p2')]).toEqual([3, 3, 0]);
  });
});
