/** Actions whose moment matters: Expert Timing, Fast as Lightning. */
import { describe, expect, it } from 'vitest';
import { room } from '../../../room/room';
import { table } from '../../../table';

describe('kung-fu-fighters/expert-timing', () => {
  const master = { card: 'drunken-master', counters: 1 };

  it('transfers any number of counters from a card of yours to any other card', () => {
    const t = table({
      p0: { hand: ['expert-timing'] },
      bases: {
        tortuga: { p0: [{ card: 'invader', counters: 3 }, 'convoy'], p1: [{ card: 'scout', counters: 1 }] },
        'jungle-oasis': { p0: ['gnome'], p1: ['overrun'] },
      },
    });
    t.p0.plays('expert-timing');
    expect(t.p0).toBeOffered(['invader', 'convoy', 'gnome']); // yours, minions and actions
    t.p0.chooses('invader'); // without a talent it can only give counters
    expect(t.p0).toBeOffered(['convoy', 'scout', 'gnome', 'overrun']);
    t.p0.chooses('scout');
    expect(t.p0).toBeOffered(['0', '1', '2', '3']);
    t.p0.chooses('2');
    expect([t.counters('invader'), t.counters('scout')]).toEqual([1, 3]);
    expect(t).toBeSettled();
  });

  it('uses a talent once more, and the one use of the turn is still there', () => {
    const t = table({ p0: { hand: ['expert-timing'] }, bases: { tortuga: { p0: ['drunken-master'] } } });
    t.p0.plays('expert-timing');
    expect([t.counters('drunken-master'), t.p0.canUse('drunken-master')]).toEqual([1, true]);
    t.p0.uses('drunken-master');
    expect([t.counters('drunken-master'), t.p0.canUse('drunken-master')]).toEqual([1, false]);
  });

  it('does one of the two or both, counters first', () => {
    const bases = { tortuga: { p0: [master, 'scout'] } };
    const t = table({ p0: { hand: ['expert-timing'] }, bases });
    t.p0.uses('drunken-master'); // it has a counter, so nothing happens
    t.p0.plays('expert-timing');
    t.p0.chooses('drunken-master');
    expect(t.p0).toBeOffered(['counters', 'talent', 'both']);
    t.p0.chooses('both');
    t.p0.chooses('1');
    expect([t.counters('drunken-master'), t.counters('scout')]).toEqual([1, 1]);
    expect(t).toBeSettled();
    const one = table({ p0: { hand: ['expert-timing'] }, bases });
    one.p0.plays('expert-timing');
    one.p0.chooses('drunken-master');
    one.p0.chooses('counters');
    one.p0.chooses('1');
    expect([one.counters('drunken-master'), one.counters('scout')]).toEqual([0, 1]);
    const other = table({ p0: { hand: ['expert-timing'] }, bases });
    other.p0.plays('expert-timing');
    other.p0.chooses('drunken-master');
    other.p0.chooses('talent');
    expect([other.counters('drunken-master'), other.counters('scout')]).toEqual([1, 0]);
  });

  it('can use the talent of an action on a base', () => {
    const t = table({
      p0: { hand: ['expert-timing'] },
      bases: { tortuga: { p0: ['dekotora'] }, 'jungle-oasis': {}, 'tar-pits': {} },
    });
    t.p0.uses('dekotora');
    t.p0.chooses('jungle-oasis');
    t.p0.plays('expert-timing');
    t.p0.chooses('tar-pits');
    expect(t.where('dekotora')).toBe('tar-pits');
    expect(t).toBeSettled();
  });

  it("before a base scores, on another player's turn, a talent counts there and what it grants is used at once", () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['expert-timing'] },
      bases: { 'jungle-oasis': { p1: ['king-rex', 'scout'], p0: ['drunken-master'] }, tortuga: {} },
    });
    t.p1.finishes();
    t.p0.chooses('expert-timing');
    expect(t.events).toContainEqual(
      expect.objectContaining({
        type: 'whenScoring',
        places: expect.arrayContaining([{ player: 0, place: 2, power: 4 }]),
      }),
    );
    const extra = table({
      active: 'p1',
      p0: { hand: ['expert-timing', 'convoy'] },
      bases: { 'jungle-oasis': { p1: ['king-rex', 'el-bandido'] }, tortuga: { p0: ['el-bandido'] } },
    });
    extra.p1.finishes();
    extra.p0.chooses('expert-timing');
    extra.p0.chooses('Play an extra action on a base');
    extra.p0.chooses('convoy');
    extra.p0.chooses('tortuga');
    expect(extra.where('convoy')).toBe('tortuga');
    expect(extra.state.extras).toEqual([]);
  });

  it('EX-SCORE-2 counters leave a base, whose total falls below its breakpoint; it scores, and its leader wins', () => {
    const t = table({
      p0: { hand: ['expert-timing'] },
      bases: {
        'jungle-oasis': { p0: [{ card: 'invader', counters: 3 }, 'nukebot'], p1: ['walker'] },
        tortuga: { p0: ['scout'] },
      },
    });
    expect([t.total('jungle-oasis'), t.breakpoint('jungle-oasis')]).toEqual([13, 12]);
    t.p0.finishes();
    t.p0.chooses('expert-timing');
    t.p0.chooses('invader');
    t.p0.chooses('scout');
    t.p0.chooses('3');
    expect([t.where('jungle-oasis'), t.counters('scout'), t.vp('p0'), t.vp('p1')]).toEqual(['base discard', 3, 2, 0]);
    expect(t.events).toContainEqual(
      expect.objectContaining({
        type: 'whenScoring',
        places: [
          { player: 0, place: 1, power: 8 },
          { player: 1, place: 2, power: 2 },
        ],
      }),
    );
  });

  it('counters leaving a base do not stop its scoring, and the new totals count', () => {
    const t = table({
      p0: { hand: ['expert-timing'] },
      bases: {
        'jungle-oasis': { p0: [{ card: 'invader', counters: 3 }], p1: ['ninja-master', 'walker'] },
        tortuga: { p0: ['scout'] },
      },
    });
    t.p0.finishes(); // 6 + 7
    t.p0.chooses('expert-timing');
    t.p0.chooses('invader');
    t.p0.chooses('scout');
    t.p0.chooses('3');
    expect([t.where('jungle-oasis'), t.counters('scout'), t.vp('p1')]).toEqual(['base discard', 3, 2]);
    expect(t.events).toContainEqual(
      expect.objectContaining({
        type: 'whenScoring',
        places: expect.arrayContaining([{ player: 0, place: 2, power: 3 }]),
      }),
    );
  });

  it('has no use for a card with neither, nor for a talent that is cancelled, and needs a card of yours', () => {
    const t = table({ p0: { hand: ['expert-timing'] }, bases: { tortuga: { p0: ['scout'], p1: [master] } } });
    t.p0.plays('expert-timing');
    expect([t.counters('drunken-master'), t.where('expert-timing')]).toEqual([1, 'p0 discard']);
    expect(t).toBeSettled();
    const quiet = room({
      p0: { hand: ['hush', 'expert-timing'] },
      bases: { flat: { p0: ['drunken-master'] }, hut: {} },
    });
    quiet.p0.plays('hush');
    quiet.p0.plays('expert-timing');
    expect(quiet.counters('drunken-master')).toBe(0);
    expect(quiet).toBeSettled();
  });
});

describe('kung-fu-fighters/fast-as-lightning', () => {
  it('gives any minion +2 power until the end of the turn', () => {
    const t = table({ p0: { hand: ['fast-as-lightning'] }, bases: { tortuga: { p0: ['gnome'], p1: ['scout'] } } });
    t.p0.plays('fast-as-lightning');
    expect(t.p0).toBeOffered(['gnome', 'scout'], { orDecline: false });
    t.p0.chooses('scout');
    expect([t.power('scout'), t.power('gnome')]).toEqual([5, 3]);
    t.endTurn();
    expect(t.power('scout')).toBe(3);
  });

  it("sends it to its owner's hand instead of destroying it, and then it was not destroyed", () => {
    const t = table({
      p0: { hand: ['time-loop', 'fast-as-lightning', 'natural-selection'] },
      bases: { tortuga: { p0: ['ninja-master'], p1: ['gremlin'] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('fast-as-lightning');
    t.p0.chooses('gremlin');
    t.p0.plays('natural-selection');
    expect([t.where('gremlin'), t.zone('p1', 'hand')]).toEqual(['p1 hand', ['gremlin']]); // nothing drawn
    expect(t.told()).not.toContain('destroyed');
    expect(t).toBeSettled();
  });

  it('a minion under the control of another goes to its owner', () => {
    const t = table({
      p0: { hand: ['fast-as-lightning'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', { card: 'gnome', owner: 'p1' }] }, tortuga: {} },
    });
    t.p0.plays('fast-as-lightning');
    t.p0.chooses('gnome');
    t.p0.finishes();
    expect([t.where('gnome'), t.vp('p0')]).toEqual(['p1 hand', 2]);
  });

  it('sends it to the hand when its base has scored; what was on it is discarded', () => {
    const ready = { card: 'tiger-assassin', counters: 1, with: { p1: ['upgrade'] } };
    const t = table({
      p0: { hand: ['fast-as-lightning'] },
      bases: { 'jungle-oasis': { p0: [ready, 'walker'], p1: ['gnome'] }, tortuga: {} },
    });
    t.p0.plays('fast-as-lightning');
    t.p0.chooses('tiger-assassin');
    t.p0.finishes();
    expect(['tiger-assassin', 'upgrade', 'walker', 'gnome'].map((card) => t.where(card))).toEqual([
      'p0 hand',
      'p1 discard',
      'p0 discard',
      'p1 discard',
    ]);
    expect(t).toBeSettled();
  });

  it('next turn it is as before', () => {
    const t = table({
      p0: { hand: ['fast-as-lightning'] },
      p1: { hand: ['seeing-stars'] },
      bases: { tortuga: { p0: ['gnome'] } },
    });
    t.p0.plays('fast-as-lightning');
    t.endTurn();
    t.p1.plays('seeing-stars');
    expect(t.where('gnome')).toBe('p0 discard');
  });

  it("affects a minion that other players' actions do not affect in neither way", () => {
    const t = table({
      p0: { hand: ['fast-as-lightning'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'gnome'], p1: ['zapbot', 'wildlife-preserve'] }, tortuga: {} },
    });
    t.p0.plays('fast-as-lightning');
    t.p0.chooses('zapbot');
    expect(t.power('zapbot')).toBe(2);
    t.p0.finishes();
    expect(t.where('zapbot')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('ends where its minion has come under such a protection, and does not hold up the base', () => {
    const t = table({
      p0: { hand: ['time-loop', 'fast-as-lightning', 'shanghai'] },
      bases: {
        'jungle-oasis': { p0: ['king-rex', 'ninja-master'], p1: ['wildlife-preserve'] },
        tortuga: { p1: ['gnome'] },
      },
    });
    t.p0.plays('time-loop');
    t.p0.plays('fast-as-lightning');
    t.p0.chooses('gnome');
    t.p0.plays('shanghai');
    expect([t.where('gnome'), t.power('gnome')]).toEqual(['jungle-oasis', 5]);
    t.p0.finishes();
    expect([t.where('jungle-oasis'), t.where('gnome')]).toEqual(['base discard', 'p1 discard']);
    expect(t).toBeSettled();
  });

  it('EX-COPY-7 its parts can be copied one by one', () => {
    const setup = { p0: { hand: ['fast-as-lightning'] }, bases: { flat: { p0: ['mirror', 'lead', 'hans'] } } };
    const power = room(setup);
    power.p0.plays('fast-as-lightning');
    power.p0.chooses('lead');
    power.p0.chooses('hans');
    expect([power.power('lead'), power.power('hans')]).toEqual([6, 4]);
    expect(power).toBeSettled(); // the other part is not asked for
    const way = room({ ...setup, bases: { hill: { p0: ['mirror', 'lead', 'hans'] }, heath: {} } });
    way.p0.plays('fast-as-lightning');
    way.p0.chooses('lead');
    way.p0.declines();
    way.p0.chooses('hans');
    expect(way.power('hans')).toBe(2);
    way.p0.finishes();
    expect(['lead', 'hans', 'mirror'].map((card) => way.where(card))).toEqual(['p0 hand', 'p0 hand', 'p0 discard']);
  });

  it('can be played with no minion in play', () => {
    const t = table({ p0: { hand: ['fast-as-lightning'] } });
    t.p0.plays('fast-as-lightning');
    expect(t).toBeSettled();
  });
});
