/** Specials before and after a scoring, and cards played on the turn of another player. */
import { describe, expect, it } from 'vitest';
import { table } from '../table';

describe('a Special that changes the winner', () => {
  it('SCORE-M4 Under Pressure, Rally and Shinobi take turns at the lead, and whoever passed last is out of answers', () => {
    const t = table({
      p0: { hand: ['under-pressure', 'shinobi'] },
      p1: { hand: ['rally'] },
      bases: {
        'jungle-oasis': { p0: ['diva', 'diva'], p1: ['king-rex', 'convoy'] },
        tortuga: { p0: [{ card: 'worker', counters: 3 }] },
      },
    });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['under-pressure', 'shinobi'], { orDecline: true });
    t.p0.chooses('under-pressure');
    t.p0.chooses('diva');
    t.p0.chooses('3');
    expect([t.total('jungle-oasis', 'p0'), t.total('jungle-oasis', 'p1')]).toEqual([9, 8]);
    t.p1.chooses('rally');
    expect(t.total('jungle-oasis', 'p1')).toBe(10);
    t.p0.chooses('shinobi');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 0]);
  });

  it('EX-CLAR-BROJAK Pirate King comes to win the base, Brojak follows him and wins it back', () => {
    const t = table({
      bases: {
        'jungle-oasis': { p0: ['supreme-overlord'], p1: ['king-rex'] },
        'moot-site': { p0: ['pirate-king'], p1: ['brojak'] },
      },
    });
    t.p0.finishes();
    t.p0.chooses('jungle-oasis'); // 5 + 5 against 7
    t.p1.chooses('yes'); // 7 + 4 + 1
    t.p1.chooses('no'); // his own move would give him one more
    expect([t.vp('p0'), t.vp('p1')]).toEqual([0, 2]);
    expect([t.where('pirate-king'), t.where('brojak')]).toEqual(['p0 discard', 'p1 discard']);
  });

  it('SCORE-T3 Turn the Beat Around makes a tie, and Golem Schloß serves both winners', () => {
    const t = table({
      p1: { hand: ['turn-the-beat-around'] },
      bases: {
        'golem-schloss': { p0: ['king-rex', 'supreme-overlord', 'microbot-guard'], p1: ['king-rex', 'warbot'] },
        tortuga: { p0: ['igor'], p1: ['scout'] },
      },
    });
    t.p0.finishes();
    t.p1.chooses('turn-the-beat-around'); // 13 against 11
    t.p1.chooses('warbot');
    t.p1.chooses('supreme-overlord');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([4, 4]);
    expect([t.counters('igor'), t.counters('scout')]).toEqual([1, 1]);
  });

  it('OPEN-17 Hidden Ninja brings a Loup-Garou to the base, which has its own moment still before it scores', () => {
    const t = table({
      p0: { hand: ['hidden-ninja', 'loup-garou'] },
      bases: { 'jungle-oasis': { p0: ['collector'], p1: ['king-rex', 'diva'] }, tortuga: {} },
    });
    t.p0.finishes();
    t.p0.chooses('hidden-ninja'); // 2 + 4 against 10
    expect([t.vp('p0'), t.vp('p1'), t.where('loup-garou')]).toEqual([0, 2, 'p0 discard']);
    const close = table({
      p0: { hand: ['hidden-ninja', 'loup-garou'] },
      bases: { 'jungle-oasis': { p0: ['supreme-overlord'], p1: ['king-rex', 'diva'] }, tortuga: {} },
    });
    close.p0.finishes();
    close.p0.chooses('hidden-ninja'); // 5 + 4 + 2 against 10
    expect([close.vp('p0'), close.vp('p1')]).toEqual([2, 0]);
  });
});

describe('a Special that is late or forbidden', () => {
  it('OPEN-17 Full Sail brings Loup-Garou and Pack Alpha to the base, and both have their moment there', () => {
    const t = table({
      p0: { hand: ['full-sail'] },
      bases: {
        'jungle-oasis': { p0: ['igor'], p1: ['king-rex', 'roller', 'warbot'] },
        tortuga: { p0: ['loup-garou', 'pack-alpha'] },
      },
    });
    t.p0.finishes();
    t.p0.chooses('full-sail');
    t.p0.chooses('loup-garou', 'pack-alpha');
    t.p0.chooses('pack-alpha'); // the order
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 0]); // 2 + 4 + 5 + 2 + 3 against 13
  });

  it('CONFLICT-3 Mark of Sleep forbids Rally on the turn it is meant for, not Shinobi, and neither before', () => {
    const t = table({
      p0: { hand: ['mark-of-sleep'] },
      p1: { hand: ['rally', 'shinobi'] },
      bases: {
        'jungle-oasis': { p0: ['armor-stego'], p1: ['king-rex', 'convoy'] },
        'moot-site': { p0: ['king-rex', 'king-rex'], p1: ['howler', 'convoy'] },
        tortuga: {},
      },
    });
    t.p0.plays('mark-of-sleep');
    t.p0.chooses('p1');
    t.p0.finishes(); // the Moot Site scores
    expect(t.p1).toBeOffered(['rally', 'shinobi'], { orDecline: true });
    t.p1.passes();
    expect(t.state.active).toBe(1);
    t.p1.finishes(); // with Armor Stego's +2 the Jungle Oasis scores
    expect(t.p1).toBeOffered(['shinobi'], { orDecline: true });
  });
});

describe('a Special after the scoring that takes minions away', () => {
  it('SCORE-12 the winner whose First Mate has left is still the winner for Buffet; The Revenge is for losers', () => {
    const t = table({
      p0: { hand: ['buffet', 'the-revenge'] },
      p1: { hand: ['the-revenge', 'buffet'] },
      bases: {
        'jungle-oasis': { p0: ['king-rex', { card: 'first-mate', counters: 1 }], p1: ['lady-whirlwind'] },
        tortuga: { p0: ['roller'] },
      },
    });
    t.p0.finishes();
    t.p0.chooses('tortuga'); // First Mate, in play, comes first
    expect(t.p0).toBeOffered(['buffet'], { orDecline: true });
    t.p0.chooses('buffet');
    expect([t.counters('first-mate'), t.counters('roller')]).toEqual([2, 1 + 1]); // Roller adds one by itself
    t.p1.chooses('the-revenge');
    expect([t.where('lady-whirlwind'), t.vp('p0'), t.vp('p1')]).toEqual(['tortuga', 2, 0]);
  });

  it('SCORE-A2 We Are the Champions saves the counters, Sun Tattoo the minion, and neither is discarded', () => {
    const t = table({
      p0: { hand: ['we-are-the-champions', 'sun-tattoo'], deck: ['gnome', 'gnome'] },
      bases: {
        'jungle-oasis': { p0: [{ card: 'worker', counters: 6 }, 'king-rex'] },
        tortuga: { p0: ['scout'] },
      },
    });
    t.p0.finishes();
    t.p0.chooses('we-are-the-champions');
    t.p0.chooses('scout');
    t.p0.chooses('4');
    t.p0.chooses('sun-tattoo');
    t.p0.chooses('worker');
    expect([t.where('worker'), t.power('worker'), t.power('scout')]).toEqual(['tortuga', 2 + 2, 3 + 4]);
    expect(t.zone('p0', 'discard').sort()).toEqual(['king-rex', 'we-are-the-champions']);
  });
});

describe("plays on another player's turn", () => {
  it('SCORE-M6 OPEN-26 Hidden Ninja brings Disco Lou, whose extra action is played at once', () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['hidden-ninja', 'disco-lou', 'get-down-tonight', 'convoy'] },
      bases: { 'jungle-oasis': { p0: ['diva'], p1: ['king-rex', 'collector'] }, tortuga: {} },
    });
    t.p1.finishes();
    t.p0.chooses('hidden-ninja');
    t.p0.chooses('Play an extra action');
    expect(t.p0).toBeOffered(['get-down-tonight', 'convoy'], { orDecline: true });
    t.p0.chooses('get-down-tonight');
    t.p0.chooses('disco-lou');
    t.p0.chooses('diva'); // copies
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 0]); // 3 + 4 + 2 + 2 against 9
  });

  it('EX-CLAR-NOW a Hornet that answers a gift on the turn of another is the first minion at the Laboratorium', () => {
    const t = table({
      p0: { hand: ['trading-stories', 'jolt', 'mboro-hornet'] },
      p1: { hand: [] },
      bases: { laboratorium: {}, tortuga: { p1: ['igor'] } },
    });
    t.p0.plays('trading-stories');
    t.p0.chooses('jolt');
    t.endTurn();
    t.p1.plays('jolt');
    t.p0.chooses('mboro-hornet');
    t.p0.chooses('laboratorium');
    expect([t.counters('mboro-hornet'), t.counters('igor'), t.where('jolt')]).toEqual([1, 1, 'p0 discard']);
    expect(t).toBeSettled();
  });

  it('OPEN-26 DECKTOP-8 Transformation has another player play a Zapbot, and its extra minion comes at once or never', () => {
    const t = table({
      p0: { hand: ['transformation'] },
      p1: { hand: ['igor', 'pack-alpha'], deck: ['howl', 'zapbot'] },
      bases: { 'ancient-dojo': { p1: ['collector'] }, tortuga: { p0: ['scout'] } },
    });
    t.p0.plays('transformation');
    t.p0.chooses('collector');
    expect(t.p1).toBeOffered(['igor'], { orDecline: true });
    t.p1.chooses('igor');
    t.p1.chooses('ancient-dojo');
    expect([t.where('zapbot'), t.where('igor'), t.state.extras]).toEqual(['ancient-dojo', 'ancient-dojo', []]);
    expect(t.zone('p1', 'deck').sort()).toEqual(['collector', 'howl']);
    expect(t).toBeSettled();
  });

  it('OPEN-26 a given Worker played at The Homeworld lets its owner play a small minion at once', () => {
    const t = table({
      p0: { hand: ['trading-stories', 'worker', 'igor'] },
      p1: { hand: [] },
      bases: { 'the-homeworld': {}, 'moot-site': {} },
    });
    t.p0.plays('trading-stories');
    t.p0.chooses('worker');
    t.endTurn();
    t.p1.plays('worker', { on: 'the-homeworld' });
    expect(t.p0).toBeOffered(['igor'], { orDecline: true });
    t.p0.chooses('igor');
    t.p0.chooses('moot-site');
    expect([t.controller('worker'), t.counters('worker'), t.power('igor')]).toEqual(['p1', 2, 2 + 2]);
    expect(t).toBeSettled();
  });
});

describe('a Special without anything to do', () => {
  it.each(['i-will-survive', 'the-revenge', 'rally', 'ashlar-masonry'])(
    'CONFLICT-5 %s may be played without a card of yours at the base, and is discarded',
    (special) => {
      const t = table({
        p0: { hand: [special] },
        bases: { 'jungle-oasis': { p1: ['king-rex', 'king-rex'] }, tortuga: { p0: ['invader'] } },
      });
      t.p0.finishes();
      expect(t.p0).toBeOffered([special], { orDecline: true });
      t.p0.chooses(special);
      expect([t.where(special), t.where('invader'), t.state.active]).toEqual(['p0 discard', 'tortuga', 1]);
      expect(t).toBeSettled();
    },
  );
});
