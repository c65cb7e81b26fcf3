import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('ninjas/ninja-master', () => {
  it('may destroy a minion here, whatever its power and whoever has it', () => {
    const t = table({
      p0: { hand: ['ninja-master'] },
      bases: { tortuga: { p0: ['shinobi'], p1: ['king-rex'] }, 'jungle-oasis': { p1: ['invader'] } },
    });
    t.p0.plays('ninja-master', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['shinobi', 'king-rex', 'ninja-master'], { orDecline: true });
    t.p0.chooses('king-rex@tortuga');
    expect(t.where('king-rex')).toBe('p1 discard');
    expect(t.where('ninja-master')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('may decline', () => {
    const t = table({ p0: { hand: ['ninja-master'] }, bases: { tortuga: { p1: ['invader'] } } });
    t.p0.plays('ninja-master', { on: 'tortuga' });
    t.p0.declines();
    expect(t.where('invader')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('may choose a minion that cannot be destroyed, which stays', () => {
    const t = table({ p0: { hand: ['ninja-master'] }, bases: { tortuga: { p1: ['warbot'] } } });
    t.p0.plays('ninja-master', { on: 'tortuga' });
    t.p0.chooses('warbot');
    expect(t.where('warbot')).toBe('tortuga');
    expect(t).toBeSettled();
  });
});

describe('ninjas/tiger-assassin', () => {
  it('may destroy a minion here with power 3 or less, and no other', () => {
    const t = table({
      p0: { hand: ['tiger-assassin'] },
      bases: { tortuga: { p0: ['shinobi'], p1: ['saucy-wench', 'buccaneer'] }, 'jungle-oasis': { p1: ['first-mate'] } },
    });
    t.p0.plays('tiger-assassin', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['shinobi', 'saucy-wench'], { orDecline: true });
    t.p0.chooses('saucy-wench');
    expect(t.where('saucy-wench')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('goes by current power: 4 lowered to 3 or less is legal, 3 raised to 4 is not', () => {
    const t = table({
      p0: { hand: ['tiger-assassin'] },
      bases: {
        tortuga: {
          p0: [{ card: 'war-raptor', counters: 2 }],
          p1: [
            { card: 'king-rex', with: { p0: ['poison'] } },
            { card: 'invader', with: { p1: ['upgrade'] } },
          ],
        },
      },
    });
    t.p0.plays('tiger-assassin', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['king-rex'], { orDecline: true });
    t.p0.declines();
    expect(t.where('king-rex@tortuga')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('does nothing where nobody is weak enough', () => {
    const t = table({
      p0: { hand: ['tiger-assassin'] },
      bases: { tortuga: {}, 'the-central-brain': { p1: ['invader'] } },
    });
    t.p0.plays('tiger-assassin', { on: 'the-central-brain' });
    expect(t.power('invader')).toBe(4);
    expect(t).toBeSettled();
  });
});

describe('ninjas/shinobi', () => {
  /** Jungle Oasis is ready; p0 has Shinobis in hand and nothing there. */
  const ready = (hand: string[] = ['shinobi']) =>
    table({ p0: { hand }, bases: { 'jungle-oasis': { p1: ['king-rex', 'king-rex'] }, tortuga: {} } });

  it('may be played where a base is about to score; its power counts and the free play is not used', () => {
    const t = table({
      p0: { hand: ['shinobi'] },
      bases: {
        'jungle-oasis': { p0: ['ninja-master', 'ninja-master', 'invader'], p1: ['king-rex', 'king-rex'] },
        tortuga: {},
      },
    });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['shinobi'], { orDecline: true });
    t.p0.chooses('shinobi');
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'played', base: t.id('jungle-oasis'), player: 0 }));
    expect(t.vp('p0')).toBe(2);
    expect(t.vp('p1')).toBe(0);
    expect(t.where('shinobi')).toBe('p0 discard');
  });

  it('needs nothing of yours there and may stay in hand', () => {
    const t = ready();
    t.p0.finishes();
    t.p0.passes();
    expect(t.where('shinobi')).toBe('p0 hand');
    expect(t.vp('p1')).toBe(2);
  });

  it("works on another player's turn", () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['shinobi'] },
      bases: { 'jungle-oasis': { p1: ['king-rex', 'king-rex'] } },
    });
    t.p1.finishes();
    t.p0.chooses('shinobi');
    expect(t.told()).toContain('played');
    expect(t.where('shinobi')).toBe('p0 discard');
  });

  it('one for each player and scoring', () => {
    const t = table({
      p0: { hand: ['shinobi', 'shinobi'] },
      p1: { hand: ['shinobi'] },
      bases: {
        'jungle-oasis': { p1: ['king-rex', 'king-rex'] },
        tortuga: { p1: ['king-rex', 'king-rex', 'king-rex'] },
      },
    });
    t.p0.finishes();
    t.p0.chooses('jungle-oasis');
    t.p0.chooses('shinobi');
    expect(t.p1).toBeOffered(['shinobi'], { orDecline: true });
    t.p1.chooses('shinobi');
    expect(t.state.scoring?.base).toBe(t.id('tortuga'));
    expect(t.p0).toBeOffered(['shinobi'], { orDecline: true });
    t.p0.chooses('shinobi');
    expect(t.zone('p0', 'discard')).toEqual(['shinobi', 'shinobi']);
  });

  it('cannot be used after one Shinobi has been', () => {
    const t = ready(['shinobi', 'shinobi']);
    t.p0.finishes();
    t.p0.chooses('shinobi');
    expect(t.zone('p0', 'hand')).toEqual(['shinobi', 'king-rex', 'king-rex']);
    expect(t.vp('p1')).toBe(2);
  });

  it('can be played on your turn as a plain minion, and then another before scoring', () => {
    const t = ready(['shinobi', 'shinobi']);
    t.p0.plays('shinobi', { on: 'jungle-oasis' });
    expect(t).toBeSettled();
    expect(t.p0.cannotPlay('shinobi', { on: 'jungle-oasis' })).toBe('noMinionPlayLeft');
    t.p0.finishes();
    expect(t.p0).toBeOffered(['shinobi'], { orDecline: true });
  });

  it("is not offered where another player's Overrun forbids it", () => {
    const t = table({
      p0: { hand: ['shinobi'] },
      bases: { 'jungle-oasis': { p1: ['king-rex', 'king-rex', 'overrun'] }, tortuga: {} },
    });
    t.p0.finishes();
    expect(t.where('shinobi')).toBe('p0 hand');
    expect(t.vp('p1')).toBe(2);
  });

  it('is not offered from the table or the discard pile', () => {
    const t = table({
      p0: { discard: ['shinobi'] },
      bases: { 'jungle-oasis': { p1: ['king-rex', 'king-rex'] }, tortuga: { p0: ['shinobi'] } },
    });
    t.p0.finishes();
    expect(t.state.active).toBe(1);
  });
});

describe('ninjas/ninja-acolyte', () => {
  it('goes back to hand for an extra minion here; the free minion is left', () => {
    const t = table({
      p0: { hand: ['invader', 'seeing-stars'] },
      bases: { tortuga: { p0: ['ninja-acolyte'] }, 'jungle-oasis': {} },
    });
    t.p0.uses('ninja-acolyte');
    expect(t.p0).toBeOffered(['invader', 'ninja-acolyte'], { orDecline: false });
    t.p0.chooses('invader');
    expect(t.where('invader')).toBe('tortuga');
    expect(t.vp('p0')).toBe(1);
    expect(t.where('ninja-acolyte')).toBe('p0 hand');
    t.p0.plays('ninja-acolyte', { on: 'jungle-oasis' });
    expect(t).toBeSettled();
  });

  it('may be the extra minion itself', () => {
    const t = table({ p0: { hand: [] }, bases: { tortuga: { p0: ['ninja-acolyte'] }, 'jungle-oasis': {} } });
    t.p0.uses('ninja-acolyte');
    expect(t.where('ninja-acolyte')).toBe('tortuga');
    expect(t.told()).toEqual(expect.arrayContaining(['returned', 'played']));
    expect(t).toBeSettled();
  });

  it('is not offered after a minion was played this phase, so a second one is blocked by the first', () => {
    const t = table({
      p0: { hand: ['invader'] },
      bases: { tortuga: { p0: ['ninja-acolyte'] }, 'jungle-oasis': { p0: ['ninja-acolyte'] } },
    });
    expect(t.p0.canUse('ninja-acolyte')).toBe(true);
    t.p0.uses('ninja-acolyte');
    t.p0.chooses('invader');
    expect(t.p0.canUse('ninja-acolyte')).toBe(false);
    const other = table({ p0: { hand: ['invader'] }, bases: { tortuga: { p0: ['ninja-acolyte'] } } });
    other.p0.plays('invader', { on: 'tortuga' });
    expect(other.p0.canUse('ninja-acolyte')).toBe(false);
  });

  it('does not mind actions played, nor what was played in an earlier turn', () => {
    const t = table({
      p0: { hand: ['invader', 'mystic-studies'] },
      p1: { hand: [] },
      bases: { tortuga: { p0: ['ninja-acolyte'] } },
    });
    t.p0.plays('mystic-studies');
    expect(t.p0.canUse('ninja-acolyte')).toBe(true);
    t.p0.plays('invader', { on: 'tortuga' });
    t.endTurn();
    expect(t.p0.canUse('ninja-acolyte')).toBe(false);
    t.endTurn();
    expect(t.p0.canUse('ninja-acolyte')).toBe(true);
  });

  it('does not mind a minion played at the start of the turn, and waits for Play Cards itself', () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['invader'], deck: ['the-birch-woman', 'walker'] },
      bases: { tortuga: { p0: ['ninja-acolyte', 'the-birch'] }, 'jungle-oasis': {} },
    });
    t.p1.finishes();
    t.p0.chooses('yes'); // the Birch becomes The Birch Woman
    t.p0.chooses('the-birch-woman');
    expect([t.state.step, t.legal('p0').uses]).toEqual(['startTurn', []]);
    t.p0.chooses('the-birch-woman');
    expect([t.where('the-birch-woman'), t.state.played.length, t.state.step]).toEqual(['tortuga', 1, 'playCards']);
    t.p0.uses('ninja-acolyte');
    t.p0.chooses('invader');
    expect([t.where('invader'), t.where('ninja-acolyte')]).toEqual(['tortuga', 'p0 hand']);
    expect(t).toBeSettled();
  });

  it("is its controller's, on their own turn only", () => {
    const t = table({ active: 'p1', p1: { hand: ['invader'] }, bases: { tortuga: { p0: ['ninja-acolyte'] } } });
    expect(t.p0.canUse('ninja-acolyte')).toBe(false);
    expect(t.p1.canUse('ninja-acolyte')).toBe(false);
  });

  it('borrowed, goes to its owner and cannot be played again by you', () => {
    const t = table({
      p0: { hand: ['invader'] },
      bases: { tortuga: { p0: [{ card: 'ninja-acolyte', owner: 'p1' }] } },
    });
    t.p0.uses('ninja-acolyte');
    expect(t.where('ninja-acolyte')).toBe('p1 hand');
    expect(t.where('invader')).toBe('tortuga');
    const empty = table({ p0: { hand: [] }, bases: { tortuga: { p0: [{ card: 'ninja-acolyte', owner: 'p1' }] } } });
    expect(empty.p0.canUse('ninja-acolyte')).toBe(false);
  });

  it('is not offered where no minion could be played at once', () => {
    const t = table({
      p0: { hand: ['invader'] },
      bases: { tortuga: { p0: ['ninja-acolyte'], p1: ['overrun'] }, 'jungle-oasis': {} },
    });
    expect(t.p0.canUse('ninja-acolyte')).toBe(false);
  });

  it('loses what was on it', () => {
    const t = table({
      p0: { hand: [] },
      bases: { tortuga: { p0: [{ card: 'ninja-acolyte', counters: 2, with: { p1: ['upgrade'] } }] } },
    });
    t.p0.uses('ninja-acolyte');
    expect(t.where('upgrade')).toBe('p1 discard');
    expect(t.power('ninja-acolyte')).toBe(2);
  });
});
