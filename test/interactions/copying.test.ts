/** Copiers (Diva, Dancing King, We are Family, Funky Town) meet what replaces, prevents or cancels. */
import { describe, expect, it } from 'vitest';
import { table } from '../table';

const FACTORY = 'factory-436-1337';

describe('a copier and a replacement or prevention', () => {
  it('EX-COPY-8 ORDER-6 Dancing King turns Big Gulp on a Buccaneer, which moves instead and counts as not destroyed', () => {
    const t = table({
      p0: { hand: ['big-gulp'] },
      bases: {
        [FACTORY]: { p0: ['dancing-king', 'the-count'], p1: ['scout', 'buccaneer'] },
        tortuga: {},
        'jungle-oasis': {},
      },
    });
    t.p0.plays('big-gulp');
    t.p0.chooses('scout');
    expect(t.p0).toBeOffered(['dancing-king', 'the-count', 'buccaneer'], { orDecline: true });
    t.p0.chooses('buccaneer');
    t.p1.chooses('tortuga'); // its controller says where to
    expect([t.where('scout'), t.where('buccaneer'), t.counters('the-count')]).toEqual(['p1 discard', 'tortuga', 1]);
    expect(t).toBeSettled();
  });

  it('TERM-affect-8 Tooth and Claw takes the copy off Diva and is spent; the minion itself is affected', () => {
    const diva = { card: 'diva', with: { p0: ['tooth-and-claw-and-guns'] } };
    const t = table({ p0: { hand: ['get-down-tonight'] }, bases: { [FACTORY]: { p0: ['roller', diva] } } });
    t.p0.plays('get-down-tonight');
    t.p0.chooses('roller');
    t.p0.chooses('diva');
    expect([t.power('roller'), t.power('diva')]).toEqual([2 + 2 + 1, 3]); // and a counter by Roller's own ability
    expect([t.where('tooth-and-claw-and-guns'), t.zone('p0', 'hand').length]).toEqual(['p0 discard', 1]);
    expect(t).toBeSettled();
  });

  it('TERM-affect-8 Tooth and Claw on the minion itself leaves Diva nothing to copy', () => {
    const roller = { card: 'roller', with: { p0: ['tooth-and-claw-and-guns'] } };
    const t = table({ p0: { hand: ['get-down-tonight'] }, bases: { [FACTORY]: { p0: [roller, 'diva'] } } });
    t.p0.plays('get-down-tonight');
    t.p0.chooses('roller');
    expect([t.power('roller'), t.power('diva')]).toEqual([2, 3]);
    expect([t.where('tooth-and-claw-and-guns'), t.zone('p0', 'hand').length]).toEqual(['p0 discard', 1]);
    expect(t).toBeSettled();
  });

  it('TERM-directly-2 a Brownie that an action reaches only through Dancing King makes nobody discard', () => {
    const t = table({
      p0: { hand: ['augmentation', 'igor', 'scout'] },
      bases: { [FACTORY]: { p0: ['dancing-king', 'roller'], p1: ['brownie'] } },
    });
    t.p0.plays('augmentation');
    t.p0.chooses('roller');
    t.p0.chooses('brownie');
    expect([t.power('brownie'), t.zone('p0', 'hand')]).toEqual([4 + 4, ['igor', 'scout']]);
    expect(t).toBeSettled();
  });

  it('CONFLICT-13 Beam Up returns Roller and a copying Diva together, so Bewitched goes to neither', () => {
    const roller = { card: 'roller', with: { p0: ['bewitched'] } };
    const t = table({
      active: 'p1',
      p1: { hand: ['beam-up'] },
      bases: { [FACTORY]: { p0: [roller, 'diva', 'the-count'] }, tortuga: { p1: ['scout'] } },
    });
    t.p1.plays('beam-up');
    t.p1.chooses('roller');
    t.p0.chooses('diva'); // copies
    expect(t.p0).toBeOffered(['the-count', 'scout'], { orDecline: false });
    t.p0.chooses('the-count');
    expect([t.where('roller'), t.where('diva'), t.power('the-count')]).toEqual(['p0 hand', 'p0 hand', 5 + 2]);
    expect(t).toBeSettled();
  });

  it("EX-COPY-5 CONFLICT-3 another player's Mo'ai may be chosen to go along with Headlong, but cannot be moved", () => {
    const t = table({
      p0: { hand: ['headlong'] },
      bases: { [FACTORY]: { p0: ['dancing-king', 'worker'], p1: ['moai'] }, tortuga: {}, 'jungle-oasis': {} },
    });
    t.p0.plays('headlong');
    t.p0.chooses('worker');
    t.p0.chooses('tortuga');
    t.p0.chooses('moai');
    expect([t.where('worker'), t.where('moai'), t.where('dancing-king')]).toEqual(['tortuga', FACTORY, FACTORY]);
    expect([t.counters('worker'), t.counters('moai')]).toEqual([2, 0]);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-LASTDANCE a Drone prevents the copied destruction: 1 VP for Roller and none for Diva', () => {
    const t = table({
      p0: { hand: ['last-dance'] },
      bases: { [FACTORY]: { p0: ['diva', 'roller', { card: 'drone', counters: 1 }], p1: ['scout'] } },
    });
    t.p0.plays('last-dance');
    t.p0.chooses('roller');
    t.p0.chooses('diva'); // copies
    t.p0.chooses('no'); // Roller is let go
    t.p0.chooses('yes'); // Diva is saved
    t.p1.declines();
    expect([t.where('roller'), t.where('diva'), t.counters('drone')]).toEqual(['p0 discard', FACTORY, 0]);
    expect([t.vp('p0'), t.vp('p1')]).toEqual([1, 0]);
    expect(t).toBeSettled();
  });

  it('EX-COPY-7 a copy of Transformation takes a second minion away, but only the chosen one is made up for', () => {
    const t = table({
      p0: { hand: ['transformation'] },
      p1: { deck: ['howl', 'war-raptor'] },
      bases: { [FACTORY]: { p0: ['dancing-king'], p1: ['collector', 'supreme-overlord'] }, tortuga: {} },
    });
    t.p0.plays('transformation');
    t.p0.chooses('collector');
    t.p0.chooses('supreme-overlord'); // the King's copy
    expect([t.where('war-raptor'), t.controller('war-raptor')]).toEqual([FACTORY, 'p1']);
    expect(t.zone('p1', 'deck').sort()).toEqual(['collector', 'howl', 'supreme-overlord']);
    expect(t).toBeSettled();
  });

  it('TERM-affect-7 a copy of Knocked into Next Week shuffles in even what cannot be destroyed', () => {
    const warbot = { card: 'warbot', with: { p1: ['uberserum'] } };
    const t = table({
      p0: { hand: ['knocked-into-next-week'] },
      bases: { [FACTORY]: { p0: ['dancing-king'], p1: ['scout', warbot] } },
    });
    t.p0.plays('knocked-into-next-week');
    t.p0.chooses('scout');
    t.p0.chooses('warbot');
    expect([t.where('scout'), t.where('warbot'), t.where('uberserum')]).toEqual(['p1 deck', 'p1 deck', 'p1 discard']);
    expect(t).toBeSettled();
  });

  it("TERM-ongoing-4 We are Family has Igor share another's fate, and Igor's last word is his controller's", () => {
    const igor = { card: 'igor', with: { p0: ['we-are-family'] } };
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { [FACTORY]: { p0: ['roller'], p1: ['scout', igor, 'warbot'] } },
    });
    t.p0.plays('seeing-stars');
    t.p0.chooses('scout');
    expect(t.p0).toBeOffered(['igor'], { orDecline: true }); // its host only
    t.p0.chooses('igor');
    expect([t.where('scout'), t.where('igor'), t.where('we-are-family')]).toEqual([
      'p1 discard',
      'p1 discard',
      'p0 discard',
    ]);
    expect([t.counters('warbot'), t.counters('roller')]).toEqual([1, 0]);
    expect(t).toBeSettled();
  });

  it('EX-COPY-8 what a copy destroys was destroyed together with the rest: one counter at the Crypt', () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { crypt: { p0: ['dancing-king'], p1: ['scout', 'supreme-overlord'] } },
    });
    t.p0.plays('seeing-stars');
    t.p0.chooses('supreme-overlord'); // the King's copy; only Scout is weak enough for the action itself
    expect(t.p0).toBeOffered(['dancing-king'], { orDecline: true });
    t.p0.chooses('dancing-king');
    expect([t.where('scout'), t.where('supreme-overlord')]).toEqual(['p1 discard', 'p1 discard']);
    expect(t.counters('dancing-king')).toBe(1);
    expect(t).toBeSettled();
  });
});

describe('a copier and amounts that differ', () => {
  it('EX-COPY-4 the same way is the same size: We Will Rock You for a Scout without counters', () => {
    const t = table({
      p0: { hand: ['we-will-rock-you'] },
      bases: {
        [FACTORY]: {
          p0: ['dancing-king', { card: 'worker', counters: 3 }, { card: 'soldier', counters: 1 }],
          p1: ['scout'],
        },
        tortuga: { p0: [{ card: 'drone', counters: 5 }] },
      },
    });
    t.p0.plays('we-will-rock-you');
    t.p0.chooses('scout'); // what the Worker gets, not the Drone elsewhere
    expect([t.power('worker'), t.power('soldier'), t.power('drone')]).toEqual([6, 3, 13]);
    expect([t.power('scout'), t.power('dancing-king')]).toEqual([3 + 3, 5]);
    expect(t).toBeSettled();
  });

  it('EX-COPY-7 a copy that takes counters from another player counts among those removed for Blitzed', () => {
    const t = table({
      p0: { hand: ['blitzed'] },
      bases: {
        [FACTORY]: { p0: ['dancing-king', { card: 'worker', counters: 2 }], p1: [{ card: 'igor', counters: 3 }] },
        tortuga: { p1: ['warbot', 'loup-garou'] },
      },
    });
    t.p0.plays('blitzed');
    t.p0.chooses('worker', 'worker');
    t.p0.chooses('igor'); // the King's copy: two of three counters
    expect([t.counters('worker'), t.counters('igor')]).toEqual([0, 1]);
    t.p0.chooses('loup-garou'); // power 4, for four counters
    expect(t.where('loup-garou')).toBe('p1 discard');
    expect(t).toBeSettled();
  });
});

describe('a cancelled copier and one that is not', () => {
  it("TERM-cancel-1 Jammed Signal silences Funky Town's copy, not Diva's; destroyed, both land on her", () => {
    const t = table({
      p0: { hand: ['celebration', 'get-down-tonight', 'the-woodsmans-axe', 'a-whole-lot-meaner'] },
      bases: { 'funky-town': { p0: ['diva', 'roller'], p1: ['jammed-signal'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('get-down-tonight');
    t.p0.chooses('roller');
    expect(t.decision?.params).toMatchObject({ card: t.id('diva') });
    t.p0.declines(); // nothing is asked for Funky Town
    expect([t.power('roller'), t.power('diva'), t.decision]).toEqual([2 + 2 + 1, 3, null]);
    t.p0.plays('the-woodsmans-axe');
    t.p0.chooses('Destroy an action on a base');
    t.p0.plays('a-whole-lot-meaner');
    t.p0.chooses('roller');
    t.p0.chooses('diva');
    t.p0.chooses('diva');
    expect([t.power('roller'), t.power('diva')]).toEqual([5 + 3, 3 + 3 + 3]);
    expect(t).toBeSettled();
  });

  it("TERM-cancel-1 Shrug it Off at Funky Town lasts into the next player's turn", () => {
    const t = table({
      p1: { hand: ['augmentation', 'augmentation'] },
      bases: { 'funky-town': { p0: ['shrug-it-off'], p1: ['igor', 'worker'] } },
    });
    t.p0.uses('shrug-it-off');
    t.endTurn();
    t.p1.plays('augmentation');
    t.p1.chooses('igor');
    expect([t.decision, t.power('igor'), t.power('worker')]).toEqual([null, 6, 0]);
    t.endTurn();
    t.endTurn(); // it is over when its player's turn begins
    t.p1.plays('augmentation');
    t.p1.chooses('igor');
    t.p1.chooses('worker');
    expect([t.power('igor'), t.power('worker')]).toEqual([6, 4]);
  });
});
