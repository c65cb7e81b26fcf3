/** Minions and actions under another player's control at a base that scores: whose power, VP, triggers and cards. */
import { describe, expect, it } from 'vitest';
import { table } from '../table';

describe('a card taken over and scored', () => {
  it('EX-CORNER-41 EX-CORNER-13 a Toad given away at the Mall is worth 1 VP to its new controller, and goes home', () => {
    const t = table({
      p0: { hand: ['toad'] },
      bases: {
        'rhodes-plaza-mall': { p0: ['king-rex', 'king-rex', 'king-rex', 'lady-whirlwind'], p1: ['scout', 'igor'] },
        tortuga: {},
      },
    });
    t.p0.plays('toad', { on: 'rhodes-plaza-mall' });
    t.p0.chooses('yes');
    t.p0.chooses('scout'); // shuffled away for it
    t.p0.finishes();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([4, 2]); // Igor and Toad
    expect([t.where('toad'), t.where('scout')]).toEqual(['p0 discard', 'p1 deck']);
  });

  it("SCORE-A6 TERM-you-1 Igor's counter after the scoring is for his controller, Igor for his owner", () => {
    const t = table({
      bases: {
        'jungle-oasis': { p0: ['king-rex'], p1: ['supreme-overlord', { card: 'igor', owner: 'p0' }] },
        tortuga: { p0: ['roller'], p1: ['diva'] },
      },
    });
    t.p0.finishes();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 2]); // 7 against 5 + 2
    expect([t.where('igor'), t.counters('diva'), t.counters('roller')]).toEqual(['p0 discard', 1, 0]);
  });

  it("TERM-control-2 TERM-return-1 Scout's Special is its controller's to use, and takes it to its owner's hand", () => {
    const t = table({
      p0: { deck: ['igor', 'igor'] },
      bases: {
        'jungle-oasis': { p0: ['king-rex', 'loup-garou'], p1: [{ card: 'scout', owner: 'p0' }] },
        tortuga: {},
      },
    });
    t.p0.finishes();
    expect(t.p1.prompt).toBe('useAbility');
    t.p1.chooses('yes');
    expect(t.zone('p0', 'hand').sort()).toEqual(['igor', 'igor', 'scout']);
  });

  it('TERM-move-4 a First Mate that moves away after the scoring stays with its controller', () => {
    const t = table({
      bases: {
        'jungle-oasis': { p0: ['king-rex', 'lady-whirlwind'], p1: [{ card: 'first-mate', owner: 'p0' }] },
        'moot-site': { p0: ['full-moon'], p1: ['howler'] },
      },
    });
    t.p0.finishes();
    t.p1.chooses('moot-site');
    expect([t.controller('first-mate'), t.power('first-mate'), t.total('moot-site', 'p1')]).toEqual(['p1', 2, 4]);
  });

  it("SCORE-A2 the Temple of Goju puts a player's strongest minion under the deck of whoever owns it", () => {
    const t = table({
      p0: { deck: ['igor', 'igor', 'igor'] },
      bases: {
        'temple-of-goju': {
          p0: ['king-rex', 'king-rex'],
          p1: [{ card: 'lady-whirlwind', owner: 'p0', counters: 1 }, 'nightstalker'],
        },
        tortuga: {},
      },
    });
    t.p0.finishes();
    t.p0.chooses('king-rex'); // one of two equals
    expect(t.zone('p0', 'deck').slice(-2)).toEqual(['king-rex', 'lady-whirlwind']);
    expect(t.where('nightstalker')).toBe('p1 discard');
  });

  it('SCORE-8 EX-CORNER-13 a borrowed King Rex wins the base and its Buffet for his controller', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['buffet'] },
      bases: {
        'jungle-oasis': { p0: ['supreme-overlord'], p1: [{ card: 'king-rex', owner: 'p0' }] },
        tortuga: { p0: ['roller'], p1: ['diva', { card: 'igor', owner: 'p0' }] },
      },
    });
    t.p1.finishes();
    t.p1.chooses('buffet');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([0, 2]);
    expect([t.counters('diva'), t.counters('igor'), t.counters('roller')]).toEqual([1, 1, 0]);
  });

  it('TERM-control-5 I Will Survive sends a minion of yours to the hand of its owner', () => {
    const t = table({
      p1: { hand: ['i-will-survive'] },
      bases: {
        'jungle-oasis': { p0: ['king-rex', 'king-rex'], p1: [{ card: 'nightstalker', owner: 'p0' }] },
        tortuga: {},
      },
    });
    t.p0.finishes();
    t.p1.chooses('i-will-survive');
    expect(t.where('nightstalker')).toBe('p0 hand');
  });

  it('TERM-you-1 The Birch Woman under another controller has that player look for a Birch of their own', () => {
    const t = table({
      p0: { hand: ['the-birch'] },
      p1: { hand: ['the-birch'] },
      bases: {
        'jungle-oasis': { p0: ['king-rex', 'king-rex'], p1: [{ card: 'the-birch-woman', owner: 'p0' }] },
        tortuga: {},
      },
    });
    t.p0.finishes();
    t.p1.chooses('yes');
    t.p1.chooses('no'); // the deck need not be searched
    t.p1.chooses('the-birch');
    t.p1.chooses('tortuga');
    expect([t.where('the-birch-woman'), t.where('the-birch'), t.controller('the-birch')]).toEqual([
      'p0 discard',
      'tortuga',
      'p1',
    ]);
  });

  it('TERM-control-2 an Armory that "El Bandido" takes over turns the base, and goes to its owner\'s pile', () => {
    const t = table({
      p0: { hand: ['el-bandido'] },
      bases: {
        'jungle-oasis': { p0: ['temple-of-the-sun'], p1: ['armory', 'full-moon', 'howler', 'collector'] },
        tortuga: {},
      },
    });
    expect(t.total('jungle-oasis', 'p1')).toBe(2 + 1 + 2 + 1 + 2); // Full Moon, and Armory for it
    t.p0.plays('el-bandido', { on: 'jungle-oasis' });
    t.p0.chooses('armory');
    expect([t.total('jungle-oasis', 'p0'), t.total('jungle-oasis', 'p1')]).toEqual([5 + 2, 6]);
    t.endTurn();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 0]);
    expect([t.where('armory'), t.where('temple-of-the-sun')]).toEqual(['p1 discard', 'p0 discard']);
  });
});
