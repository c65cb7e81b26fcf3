/** Four players with cards of all boxes. */
import { describe, expect, it } from 'vitest';
import { table } from '../table';

const FACTORY = 'factory-436-1337';

describe('four players', () => {
  it('EX-SCORE-7 SCORE-T2 SCORE-T3 two winners at Golem Schloß, the next is third, the fourth has nothing', () => {
    const t = table({
      active: 'p2',
      bases: {
        'golem-schloss': { p0: ['supreme-overlord'], p1: ['king-rex'], p2: ['teenage-wolf'], p3: ['king-rex'] },
        tortuga: { p0: ['igor'], p1: ['diva'], p2: ['llama'], p3: ['scout'] },
      },
    });
    t.p2.finishes();
    expect([t.vp('p0'), t.vp('p1'), t.vp('p2'), t.vp('p3')]).toEqual([2, 4, 0, 4]);
    expect(['igor', 'diva', 'llama', 'scout'].map((card) => t.counters(card))).toEqual([0, 1, 0, 1]);
  });

  it('EX-CORNER-29 a Toad given to the fourth player makes the Tropical Paradise ready', () => {
    const t = table({
      active: 'p3',
      p3: { hand: ['toad'] },
      bases: { 'tropical-paradise': { p0: ['igor'], p1: ['diva'], p3: ['scout'] }, [FACTORY]: { p2: ['king-rex'] } },
    });
    expect(t.breakpoint('tropical-paradise')).toBe(20);
    t.p3.plays('toad', { on: 'tropical-paradise' });
    t.p3.chooses('yes');
    t.p3.chooses('p2');
    expect([t.breakpoint('tropical-paradise'), t.controller('toad')]).toEqual([0, 'p2']);
    t.p3.finishes();
    t.p3.declines(); // Scout ...
    t.p3.passes(); // ... stays
    expect([t.vp('p0'), t.vp('p1'), t.vp('p2'), t.vp('p3')]).toEqual([1, 3, 0, 3]);
    expect(t.where('toad')).toBe('p3 discard');
  });

  it('EX-CLAR-KUNGFU everyone who had a minion there strikes once, in turn order, also whoever has none left', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['everybody-was-kung-fu-fighting'] },
      bases: {
        [FACTORY]: { p0: ['igor'], p1: ['lady-whirlwind'], p2: ['buccaneer'], p3: ['collector', 'warbot'] },
        tortuga: { p2: ['the-count'] },
      },
    });
    t.p1.plays('everybody-was-kung-fu-fighting');
    t.p1.chooses(FACTORY);
    t.p1.chooses('buccaneer'); // which moves instead
    expect(t.where('buccaneer')).toBe('tortuga');
    t.p2.chooses('collector');
    t.p3.chooses('igor');
    t.p0.chooses('lady-whirlwind');
    // Igor has nobody left to strengthen, so there is nothing to order.
    expect(['igor', 'lady-whirlwind', 'collector'].map((card) => t.where(card))).toEqual([
      'p0 discard',
      'p1 discard',
      'p3 discard',
    ]);
    expect([t.where('warbot'), t.counters('the-count')]).toEqual([FACTORY, 3]);
    expect(t).toBeSettled();
  });

  it('SCORE-M3 SCORE-M4 Specials of four boxes go round until all four have passed in a row', () => {
    const t = table({
      p0: { hand: ['shinobi'] },
      p1: { hand: ['under-pressure'] },
      p2: { hand: ['rally'] },
      bases: {
        'jungle-oasis': { p0: ['diva'], p1: ['igor'], p2: ['loup-garou', 'convoy'], p3: ['scout'] },
        tortuga: { p1: [{ card: 'worker', counters: 9 }], p3: ['finist-the-falcon'] },
      },
    });
    t.p0.finishes();
    t.p0.chooses('finist-the-falcon'); // in play first: Loup-Garou's and Finist's abilities
    t.p3.chooses('no');
    t.p0.passes();
    t.p1.passes();
    t.p2.chooses('rally');
    t.p3.chooses('finist-the-falcon'); // declined before, usable once in the window (OPEN-16)
    t.p0.chooses('shinobi');
    t.p1.passes();
    expect([t.vp('p0'), t.vp('p1'), t.vp('p2'), t.vp('p3')]).toEqual([0, 0, 2, 0]); // 6, 2, 4 + 2 + 2 + 1, 7
  });

  it('Pot of Wisdom with one card in the deck: as many gifts as there are cards, each a counter for Osebo', () => {
    const t = table({
      players: 4,
      p0: { hand: ['pot-of-wisdom', 'convoy'], deck: ['igor'] },
      p1: { hand: [] },
      p2: { hand: [] },
      p3: { hand: [] },
      bases: { [FACTORY]: { p0: ['osebo-the-leopard'] } },
    });
    t.p0.plays('pot-of-wisdom'); // draws one of three
    t.p0.chooses('igor');
    expect([t.zone('p1', 'hand'), t.zone('p2', 'hand'), t.zone('p3', 'hand')]).toEqual([['igor'], ['convoy'], []]);
    expect([t.counters('osebo-the-leopard'), t.zone('p0', 'hand')]).toEqual([2, []]);
    expect(t).toBeSettled();
  });

  it('EX-SCORE-6 Tournament Site: two without power there, one of them with a Toad, are 2 VP for the winner', () => {
    const t = table({
      bases: {
        'tournament-site': { p0: ['king-rex', 'king-rex', 'loup-garou'], p1: ['toad'], p2: ['diva'] },
        tortuga: {},
      },
      players: 4,
    });
    t.p0.finishes();
    expect([t.vp('p0'), t.vp('p1'), t.vp('p2'), t.vp('p3')]).toEqual([2 + 2, 0, 0, 0]);
  });
});
