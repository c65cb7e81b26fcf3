/** The minions of the Werewolves. */
import { describe, expect, it } from 'vitest';
import { type Table, table } from '../../../table';

/** The power with which each player was ranked at a base that scored in the last move. */
function ranked(t: Table, base: string): Record<string, number> {
  const event = t.events.find((other) => other.type === 'whenScoring' && other.base === t.id(base));
  const places = event?.type === 'whenScoring' ? event.places : [];
  return Object.fromEntries(places.map(({ player, power }) => [`p${player}`, power]));
}

describe('werewolves/pack-alpha', () => {
  it('gives each of your minions here +1 power before this base scores, itself included', () => {
    const t = table({
      bases: {
        'jungle-oasis': { p0: ['pack-alpha', 'invader'], p1: ['archmage'] },
        tortuga: { p0: ['zapbot'] },
      },
    });
    t.p0.finishes();
    expect(ranked(t, 'jungle-oasis')).toEqual({ p0: 10, p1: 4 });
    expect(t.events.filter(({ type }) => type === 'powerChanged')).toHaveLength(2); // not the zapbot elsewhere
    expect(t).toBeSettled();
  });

  it('cannot be declined and does not help to reach the breakpoint', () => {
    const t = table({ bases: { 'jungle-oasis': { p0: ['pack-alpha', 'invader'], p1: ['scout'] }, tortuga: {} } });
    t.p0.finishes(); // 11 of 12
    expect([t.where('pack-alpha'), t.vp('p0')]).toEqual(['jungle-oasis', 0]);
  });

  it('does nothing before another base scores, or after its own', () => {
    const t = table({
      bases: {
        'jungle-oasis': { p0: ['king-rex', 'invader'], p1: ['archmage'] },
        tortuga: { p0: ['pack-alpha', 'zapbot'] },
      },
    });
    t.p0.finishes();
    expect(ranked(t, 'jungle-oasis')).toEqual({ p0: 10, p1: 4 });
    expect(t.told()).not.toContain('powerChanged');
  });

  it('acts once, for its own base, if two bases score', () => {
    const t = table({
      bases: {
        'jungle-oasis': { p0: ['pack-alpha', 'king-rex'] },
        'tar-pits': { p0: ['king-rex', 'king-rex', 'invader'] },
      },
    });
    t.p0.finishes();
    t.p0.chooses('tar-pits');
    expect([ranked(t, 'tar-pits'), ranked(t, 'jungle-oasis')]).toEqual([{ p0: 17 }, { p0: 14 }]);
  });

  it('EX-CORNER-6 acts before cards are played from hand; a minion played later gets nothing', () => {
    const t = table({
      p0: { hand: ['hidden-ninja', 'howler'] },
      bases: { 'jungle-oasis': { p0: ['pack-alpha', 'king-rex'] }, tortuga: {} },
    });
    t.p0.finishes();
    expect([t.power('pack-alpha'), t.power('king-rex')]).toEqual([6, 8]);
    t.p0.chooses('hidden-ninja');
    expect(ranked(t, 'jungle-oasis')).toEqual({ p0: 18 }); // the howler has its own +2 and no more
    expect(t).toBeSettled();
  });

  it.each([
    ['before', 'pirate-king', 20],
    ['after', 'pack-alpha', 19],
  ])('reaches a Pirate King that moves here before it, and none after it (%s)', (_, first, power) => {
    const t = table({
      bases: { 'jungle-oasis': { p0: ['pack-alpha', 'king-rex'] }, tortuga: { p0: ['pirate-king'] } },
    });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['pack-alpha', 'pirate-king']);
    t.p0.chooses(first);
    t.p0.chooses('jungle-oasis');
    expect(ranked(t, 'jungle-oasis')).toEqual({ p0: power });
  });

  it('acts after its own arrival in the window', () => {
    const t = table({
      p0: { hand: ['hidden-ninja', 'pack-alpha'] },
      bases: { 'jungle-oasis': { p0: ['king-rex'], p1: ['pirate-king'] }, tortuga: {} },
    });
    t.p0.finishes();
    t.p0.chooses('hidden-ninja');
    expect(ranked(t, 'jungle-oasis')).toEqual({ p0: 14, p1: 5 });
  });
});

describe('werewolves/loup-garou', () => {
  it('gets +2 power before this base scores, which decides who wins', () => {
    const t = table({
      bases: { 'jungle-oasis': { p0: ['loup-garou', 'zapbot'], p1: ['king-rex'] }, tortuga: { p0: ['loup-garou'] } },
    });
    t.p0.finishes();
    expect(ranked(t, 'jungle-oasis')).toEqual({ p0: 8, p1: 7 });
    expect([t.vp('p0'), t.vp('p1'), t.power('loup-garou@tortuga')]).toEqual([2, 0, 4]);
    expect(t).toBeSettled();
  });

  it('does not help to reach the breakpoint', () => {
    const t = table({ bases: { 'jungle-oasis': { p0: ['loup-garou', 'king-rex'] }, tortuga: {} } });
    t.p0.finishes(); // 11 of 12
    expect([t.where('loup-garou'), t.vp('p0')]).toEqual(['jungle-oasis', 0]);
  });

  it('has the power until the end of the turn, wherever it goes', () => {
    const t = table({
      p1: { hand: ['full-sail'] },
      active: 'p1',
      bases: { 'jungle-oasis': { p0: ['king-rex'], p1: ['loup-garou', 'invader'] }, tortuga: {} },
    });
    t.p1.finishes();
    t.p1.chooses('full-sail');
    t.p1.chooses('loup-garou');
    expect(ranked(t, 'jungle-oasis')).toEqual({ p0: 7, p1: 3 });
    expect([t.where('loup-garou'), t.power('loup-garou')]).toEqual(['tortuga', 4]); // the next turn has begun
  });
});

describe('werewolves/teenage-wolf', () => {
  it('gets +1 power until the end of the turn, once a turn', () => {
    const t = table({ bases: { tortuga: { p0: ['teenage-wolf', 'invader'], p1: ['scout'] } } });
    t.p0.uses('teenage-wolf');
    expect([t.power('teenage-wolf'), t.power('invader'), t.power('scout')]).toEqual([4, 3, 3]);
    expect(t.p0.canUse('teenage-wolf')).toBe(false);
    t.endTurn();
    expect([t.power('teenage-wolf'), t.p0.canUse('teenage-wolf')]).toEqual([3, false]); // another player's turn
    expect(() => t.p0.uses('teenage-wolf')).toThrow('notYourTurn');
    t.endTurn();
    expect(t.p0.canUse('teenage-wolf')).toBe(true);
    expect(t).toBeSettled();
  });

  it('can be used in the turn it is played', () => {
    const t = table({ p0: { hand: ['teenage-wolf'] }, bases: { tortuga: {} } });
    t.p0.plays('teenage-wolf', { on: 'tortuga' });
    expect(t.power('teenage-wolf')).toBe(3);
    t.p0.uses('teenage-wolf');
    expect(t.power('teenage-wolf')).toBe(4);
  });
});

describe('werewolves/howler', () => {
  it('has +2 power until the end of the turn in which it is played', () => {
    const t = table({ p0: { hand: ['howler'] }, bases: { tortuga: { p0: ['invader'] } } });
    t.p0.plays('howler', { on: 'tortuga' });
    expect([t.power('howler'), t.power('invader')]).toEqual([4, 3]);
    t.endTurn();
    expect(t.power('howler')).toBe(2);
    expect(t).toBeSettled();
  });

  it("has it until the end of another player's turn if it is played then", () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['hidden-ninja', 'howler', 'full-sail'] },
      bases: { 'jungle-oasis': { p1: ['king-rex', 'pirate-king'] }, tortuga: {} },
    });
    t.p1.finishes();
    t.p0.chooses('hidden-ninja');
    expect(t.power('howler')).toBe(4);
    t.p0.chooses('full-sail');
    t.p0.chooses('howler');
    expect([t.where('howler'), t.state.active, t.power('howler')]).toEqual(['tortuga', 0, 2]);
  });

  it('gets nothing when it moves', () => {
    const t = table({
      p0: { hand: ['way-of-deception'] },
      bases: { tortuga: { p0: ['howler'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('way-of-deception');
    expect([t.where('howler'), t.power('howler')]).toEqual(['jungle-oasis', 2]);
  });
});
