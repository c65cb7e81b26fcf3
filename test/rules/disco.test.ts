/** The examples of the rules with the Disco Dancers: copying, and what counts as affected (section 10). */
import { describe, expect, it } from 'vitest';
import { table } from '../table';

const FACTORY = 'factory-436-1337';

describe('copying: Diva, Dancing King, We are Family, Funky Town', () => {
  it('EX-COPY-1 not what an action does that is played on a minion or base', () => {
    const t = table({
      p0: { hand: ['celebration', 'upgrade', 'upgrade'] },
      bases: {
        'funky-town': { p0: ['dancing-king', { card: 'diva', with: { p0: ['we-are-family'] } }], p1: ['scout'] },
      },
    });
    t.p0.plays('celebration');
    t.p0.plays('upgrade', { on: 'dancing-king' });
    t.p0.plays('upgrade', { on: 'scout' });
    expect([t.power('dancing-king'), t.power('diva'), t.power('scout')]).toEqual([7, 3, 5]);
    expect(t).toBeSettled();
  });

  it('EX-COPY-1 nor an action played earlier', () => {
    const t = table({
      p0: { hand: ['get-down-tonight', 'diva'] },
      bases: { [FACTORY]: { p0: ['disco-lou'] } },
    });
    t.p0.plays('get-down-tonight');
    t.p0.plays('diva', { on: FACTORY }); // too late for it
    expect([t.power('disco-lou'), t.power('diva')]).toEqual([6, 3]);
    expect(t).toBeSettled();
  });

  it('EX-COPY-2 not an effect that only reached a minion through another copy', () => {
    const t = table({
      p0: { hand: ['augmentation'] },
      bases: { [FACTORY]: { p0: ['dancing-king', 'diva', 'roller'], p1: ['scout'] } },
    });
    t.p0.plays('augmentation');
    t.p0.chooses('scout'); // not Anna's, so Diva has nothing to copy from
    t.p0.chooses('roller'); // the King's copy is not direct: neither Diva nor Roller can use it
    expect([t.power('scout'), t.power('roller'), t.power('diva'), t.counters('roller')]).toEqual([7, 6, 3, 0]);
    expect(t).toBeSettled();
  });

  it('EX-COPY-3 once per action, not once per minion affected', () => {
    const hosting = { card: 'king-rex', with: { p0: ['we-are-family'] } };
    const t = table({
      p0: { hand: ['swashbuckling'] },
      bases: { 'funky-town': { p0: ['dancing-king', 'scout', 'invader'], p1: [hosting] } },
    });
    t.p0.plays('swashbuckling');
    t.p0.chooses('king-rex@funky-town'); // Dancing King, once
    t.p0.chooses('king-rex@funky-town'); // We are Family, once; all of Anna's are affected, so nothing for Funky Town
    expect([t.power('king-rex@funky-town'), t.power('scout'), t.power('invader')]).toEqual([9, 4, 4]);
    expect(t).toBeSettled();
  });

  it('EX-COPY-4 the same way: a moved receiver goes to the same destination', () => {
    const t = table({
      p0: { hand: ['shanghai'] },
      bases: { [FACTORY]: { p0: ['dancing-king'], p1: ['scout'] }, tortuga: {}, 'jungle-oasis': {} },
    });
    t.p0.plays('shanghai');
    t.p0.chooses('jungle-oasis');
    t.p0.chooses('dancing-king');
    expect([t.where('scout'), t.where('dancing-king')]).toEqual(['jungle-oasis', 'jungle-oasis']);
    expect(t).toBeSettled();
  });

  it("EX-COPY-5 whatever the action's conditions on its own target", () => {
    const t = table({
      p0: { hand: ['disintegrator'] },
      bases: { [FACTORY]: { p0: ['dancing-king'], p1: ['scout', 'king-rex'] } },
    });
    t.p0.plays('disintegrator'); // only Scout has power 3 or less
    t.p0.chooses('king-rex@factory-436-1337');
    expect([t.zone('p1', 'deck').slice(-2)]).toEqual([['scout', 'king-rex']]);
    expect(t).toBeSettled();
  });

  it('EX-COPY-6 decided as the action is played, before anything of it happens', () => {
    const t = table({ p0: { hand: ['get-down-tonight'] }, bases: { [FACTORY]: { p0: ['diva', 'disco-lou'] } } });
    t.p0.plays('get-down-tonight');
    t.p0.chooses('disco-lou');
    expect(t.p0.prompt).toBe('copy');
    expect([t.power('disco-lou'), t.zone('p0', 'hand')]).toEqual([4, []]);
    t.p0.declines();
    expect([t.power('disco-lou'), t.power('diva'), t.zone('p0', 'hand').length]).toEqual([6, 3, 1]);
    expect(t).toBeSettled();
  });

  it('EX-COPY-7 one part of several', () => {
    const bases = { [FACTORY]: { p0: ['dancing-king', 'disco-lou'], p1: ['invader', 'warbot'] } };
    const first = table({ p0: { hand: ['turn-the-beat-around'] }, bases });
    first.p0.plays('turn-the-beat-around');
    first.p0.chooses('disco-lou');
    first.p0.chooses('dancing-king'); // the +1
    first.p0.chooses('invader');
    first.p0.chooses('invader'); // two -1, and the King has nothing left to copy
    expect([first.power('disco-lou'), first.power('dancing-king'), first.power('invader')]).toEqual([5, 6, 1]);
    expect(first).toBeSettled();
    const second = table({ p0: { hand: ['turn-the-beat-around'] }, bases });
    second.p0.plays('turn-the-beat-around');
    second.p0.chooses('disco-lou');
    second.p0.declines();
    second.p0.chooses('invader');
    second.p0.chooses('warbot'); // the -1
    expect([second.power('disco-lou'), second.power('invader'), second.power('warbot')]).toEqual([5, 2, 3]);
    expect(second).toBeSettled();
  });

  it('EX-COPY-8 the copy comes from the original action and its player', () => {
    const guarded = { card: 'invader', with: { p1: ['smoke-bomb'] } };
    const t = table({
      p0: { hand: ['augmentation'] },
      bases: { [FACTORY]: { p0: ['scout'], p1: ['dancing-king', guarded] } },
    });
    t.p0.plays('augmentation');
    t.p0.chooses('scout');
    t.p1.chooses('invader'); // their own King's copy, but the action of another player
    expect([t.power('scout'), t.power('invader')]).toEqual([7, 3]);
    expect(t).toBeSettled();
  });
});

describe('Base X: two Divas and Disco Lou', () => {
  const X = { p0: ['diva', 'diva', 'disco-lou'] };

  it('EX-DISCO-1 Get Down Tonight on Disco Lou: all three +2, and exactly one card', () => {
    const t = table({ p0: { hand: ['get-down-tonight'] }, bases: { [FACTORY]: X } });
    t.p0.plays('get-down-tonight');
    t.p0.chooses('disco-lou');
    t.p0.chooses('diva');
    t.p0.chooses('diva'); // the other one, from Disco Lou; nobody copies a copy
    expect([t.power('disco-lou'), t.power('diva'), t.power('diva#2')]).toEqual([6, 5, 5]);
    expect(t.zone('p0', 'hand')).toHaveLength(1);
    expect(t).toBeSettled();
  });

  it("EX-DISCO-2 I'm So Excited moves Disco Lou to Z, and a Diva that copies it goes to Z, too", () => {
    const t = table({ p0: { hand: ['im-so-excited'] }, bases: { [FACTORY]: X, tortuga: {}, 'jungle-oasis': {} } });
    t.p0.plays('im-so-excited');
    t.p0.chooses('disco-lou');
    t.p0.chooses('tortuga');
    t.p0.chooses('diva');
    t.p0.chooses('diva');
    expect([t.where('disco-lou'), t.where('diva'), t.where('diva#2')]).toEqual(['tortuga', 'tortuga', 'tortuga']);
    expect(t).toBeSettled();
  });

  it('EX-DISCO-3 I Will Survive on Disco Lou: the Divas may return to the hand as well', () => {
    const t = table({
      p0: { hand: ['i-will-survive'] },
      p1: {},
      bases: { 'jungle-oasis': { p0: [...X.p0, 'scout'] } },
    });
    t.p0.finishes();
    t.p0.declines(); // Scout stays
    t.p0.chooses('i-will-survive');
    t.p0.chooses('disco-lou');
    t.p0.chooses('diva');
    t.p0.chooses('diva');
    t.p0.passes();
    expect(t.zone('p0', 'hand').slice(0, 3)).toEqual(['disco-lou', 'diva', 'diva']);
    expect([t.zone('p0', 'discard'), t.vp('p0')]).toEqual([['i-will-survive', 'scout'], 2]);
  });

  it('EX-DISCO-4 each Diva copies at most one effect per turn', () => {
    const t = table({ p0: { hand: ['celebration', 'get-down-tonight', 'augmentation'] }, bases: { [FACTORY]: X } });
    t.p0.plays('celebration');
    t.p0.plays('get-down-tonight');
    t.p0.chooses('disco-lou');
    t.p0.chooses('diva');
    t.p0.chooses('diva');
    t.p0.plays('augmentation');
    t.p0.chooses('disco-lou');
    expect([t.power('disco-lou'), t.power('diva'), t.power('diva#2')]).toEqual([10, 5, 5]);
    expect(t).toBeSettled();
  });
});

describe('Base Y: Diva and Roller of Anna, Foxy Green of Ben, Dragon Warrior of Carole', () => {
  const Y = { p0: ['diva', 'roller'], p1: ['foxy-green'], p2: ['dragon-warrior'] };

  it('EX-DISCO-5 Tough It Out is no standard action, but it gives Foxy Green a counter', () => {
    const t = table({ p0: { hand: ['tough-it-out'] }, bases: { [FACTORY]: Y } });
    t.p0.plays('tough-it-out', { on: 'roller' });
    expect([t.power('roller'), t.counters('roller'), t.power('diva'), t.counters('foxy-green')]).toEqual([4, 0, 3, 1]);
    expect(t).toBeSettled();
  });

  it('EX-DISCO-6 Disco Inferno: four minions affected, four cards; one counter more on Roller and on Foxy Green', () => {
    const t = table({ p0: { hand: ['disco-inferno'] }, bases: { [FACTORY]: Y } });
    t.p0.plays('disco-inferno');
    t.p0.chooses('roller');
    t.p0.chooses('diva'); // copies
    t.p1.chooses('foxy-green');
    t.p2.chooses('dragon-warrior');
    expect(t.p0).toBeOffered(['roller', 'foxy-green']); // which ability comes first
    t.p0.chooses('roller');
    const counters = ['roller', 'diva', 'foxy-green', 'dragon-warrior'].map((card) => t.counters(card));
    expect(counters).toEqual([2, 1, 2, 1]);
    expect(t.zone('p0', 'hand')).toHaveLength(4);
    expect(t).toBeSettled();
  });

  it('EX-DISCO-7 Cricket takes a counter from Foxy Green from another base, and Foxy Green gets one again', () => {
    const foxy = { card: 'foxy-green', counters: 1 };
    const t = table({
      active: 'p2',
      p2: { hand: ['cricket'] },
      bases: { [FACTORY]: { ...Y, p1: [foxy] }, tortuga: {} },
    });
    t.p2.plays('cricket', { on: 'tortuga' });
    t.p2.chooses('foxy-green');
    t.p2.chooses('cricket');
    expect([t.counters('cricket'), t.counters('foxy-green')]).toEqual([1, 1]);
    expect(t).toBeSettled();
  });

  it('EX-DISCO-8 Last Dance: Anna 2 VP with the copy, Ben 1 VP, Carole none for what cannot be destroyed', () => {
    const t = table({ p0: { hand: ['last-dance'] }, bases: { [FACTORY]: Y } });
    t.p0.plays('last-dance');
    t.p0.chooses('roller');
    t.p0.chooses('diva');
    t.p1.chooses('foxy-green');
    t.p2.chooses('dragon-warrior');
    expect([t.vp('p0'), t.vp('p1'), t.vp('p2')]).toEqual([2, 1, 0]);
    expect([t.where('roller'), t.where('diva'), t.where('foxy-green'), t.where('dragon-warrior')]).toEqual([
      'p0 discard',
      'p0 discard',
      'p1 discard',
      FACTORY,
    ]);
    expect(t).toBeSettled();
  });
});

describe('Funky Town: Dancing King and Diva with We are Family of Anna, Jacky Bill of David', () => {
  const there = {
    'funky-town': { p0: ['dancing-king', { card: 'diva', with: { p0: ['we-are-family'] } }], p1: ['jacky-bill'] },
    tortuga: {},
  };

  it('EX-DISCO-9 A Whole Lot Meaner on Jacky Bill: We are Family and Dancing King may copy, once each', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['celebration', 'a-whole-lot-meaner', 'a-whole-lot-meaner'] },
      bases: there,
    });
    t.p1.plays('celebration');
    t.p1.plays('a-whole-lot-meaner');
    t.p1.chooses('jacky-bill');
    expect(t.p0).toBeOffered(['dancing-king', 'diva'], { orDecline: true }); // Dancing King: one of them
    t.p0.chooses('dancing-king');
    expect(t.p0).toBeOffered(['diva'], { orDecline: true }); // We are Family
    t.p0.chooses('diva'); // and nothing from Diva herself or Funky Town
    expect([t.power('jacky-bill'), t.power('dancing-king'), t.power('diva')]).toEqual([7, 8, 6]);
    t.p1.plays('a-whole-lot-meaner');
    t.p1.chooses('jacky-bill');
    expect(t.p0).toBeOffered(['dancing-king', 'diva'], { orDecline: true }); // Dancing King again
    t.p0.chooses('diva');
    expect([t.power('jacky-bill'), t.power('dancing-king'), t.power('diva')]).toEqual([10, 8, 9]);
    expect(t).toBeSettled();
  });

  it('EX-DISCO-10 Make My Day on Diva: Dancing King may copy it to destroy Jacky Bill, whose power is above 3', () => {
    const t = table({ active: 'p1', p1: { hand: ['make-my-day'] }, bases: there });
    t.p1.plays('make-my-day'); // only Diva has power 3 or less
    expect(t.p0).toBeOffered(['dancing-king', 'jacky-bill'], { orDecline: true });
    t.p0.chooses('jacky-bill');
    expect([t.where('diva'), t.where('jacky-bill'), t.where('dancing-king')]).toEqual([
      'p0 discard',
      'p1 discard',
      'funky-town',
    ]);
    expect(t.zone('p1', 'hand')).toHaveLength(1);
    expect(t).toBeSettled();
  });

  it('EX-DISCO-11 Fast as Lightning on Dancing King: four copies of the +2 on Diva make +8', () => {
    const t = table({ p0: { hand: ['fast-as-lightning'] }, bases: there });
    t.p0.plays('fast-as-lightning');
    t.p0.chooses('dancing-king');
    for (let copy = 0; copy < 4; copy++) t.p0.chooses('diva'); // Funky Town, Dancing King, Diva, We are Family
    t.p1.declines(); // Jacky Bill
    expect([t.power('dancing-king'), t.power('diva')]).toEqual([5 + 2, 3 + 8]);
    expect(t).toBeSettled();
  });

  it('EX-DISCO-12 one of the four copies the other part instead: Diva +6, and she goes to the hand', () => {
    const t = table({ p0: { hand: ['celebration', 'fast-as-lightning', 'last-dance'] }, bases: there });
    t.p0.plays('celebration');
    t.p1.declines();
    t.p0.plays('fast-as-lightning');
    t.p0.chooses('dancing-king');
    t.p0.declines(); // Funky Town waits for the other part
    for (let copy = 0; copy < 3; copy++) t.p0.chooses('diva');
    expect(t.p0.prompt).toBe('copy'); // still while the action is being played
    t.p0.chooses('diva');
    t.p1.declines();
    expect([t.power('dancing-king'), t.power('diva')]).toEqual([5 + 2, 3 + 6]);
    t.p0.plays('last-dance');
    t.p0.chooses('diva');
    t.p0.declines(); // no copy by Dancing King
    t.p1.declines();
    t.p1.declines();
    expect([t.where('diva'), t.vp('p0'), t.where('we-are-family')]).toEqual(['p0 hand', 0, 'p0 discard']);
    expect(t).toBeSettled();
  });
});

describe('Last Dance and a Death Wisher', () => {
  const there = { [FACTORY]: { p0: ['scout'], p1: ['death-wisher', 'roller'], p2: ['dancing-king'] } };

  it('EX-CLAR-LASTDANCE whoever destroys a minion of their own gives Death Wisher no reason', () => {
    const t = table({ p0: { hand: ['last-dance'] }, bases: there });
    t.p0.plays('last-dance');
    t.p0.chooses('scout');
    t.p2.declines(); // no copy
    t.p1.chooses('roller');
    t.p2.declines();
    t.p2.declines();
    expect([t.where('scout'), t.where('roller'), t.where('dancing-king')]).toEqual([
      'p0 discard',
      'p1 discard',
      FACTORY,
    ]);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-LASTDANCE whoever chooses the minion of another player for a copy has destroyed it', () => {
    const t = table({ p0: { hand: ['last-dance'] }, bases: there });
    t.p0.plays('last-dance');
    t.p0.chooses('scout');
    t.p2.chooses('roller');
    t.p1.declines();
    t.p2.declines();
    expect(t.p1).toBeOffered(['dancing-king'], { orDecline: true }); // Death Wisher, when all have danced (OPEN-49)
    t.p1.chooses('dancing-king');
    expect([t.where('dancing-king'), t.vp('p0'), t.vp('p1'), t.vp('p2')]).toEqual(['p2 discard', 1, 0, 1]);
    expect(t).toBeSettled();
  });
});

describe('clarifications', () => {
  it('EX-CLAR-BEAT only minions that got +1 are counted, and one minion may be chosen for several -1', () => {
    const t = table({
      p0: { hand: ['turn-the-beat-around'] },
      bases: { 'funky-town': { p0: ['dancing-king', 'disco-lou', 'diva'], p1: ['collector'] } },
    });
    t.p0.plays('turn-the-beat-around');
    t.p0.chooses('disco-lou');
    t.p0.chooses('diva'); // Funky Town
    t.p0.chooses('dancing-king'); // Dancing King
    expect(t.p0).toBeOffered(['diva'], { orDecline: true }); // her own
    t.p0.declines();
    for (let lost = 0; lost < 3; lost++) t.p0.chooses('collector');
    expect([t.power('disco-lou'), t.power('diva'), t.power('dancing-king'), t.power('collector')]).toEqual([
      5, 4, 6, 0,
    ]);
    expect(t).toBeSettled();
  });

  it("EX-CLAR-KING another minion is one that the action has not affected: Dancing King's own choice, too", () => {
    const t = table({
      p0: { hand: ['get-down-tonight'] },
      bases: { [FACTORY]: { p0: ['dancing-king', 'disco-lou'], p1: ['scout'] } },
    });
    t.p0.plays('get-down-tonight');
    t.p0.chooses('disco-lou');
    expect(t.p0).toBeOffered(['dancing-king', 'scout'], { orDecline: true });
    t.p0.chooses('dancing-king');
    expect([t.power('disco-lou'), t.power('dancing-king')]).toEqual([6, 7]);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-LASTDANCE the VP for a destroyed minion is for who chose to destroy it', () => {
    const t = table({
      p0: { hand: ['last-dance'] },
      bases: { [FACTORY]: { p0: ['scout'], p1: ['dancing-king'], p2: ['king-rex'] } },
    });
    t.p0.plays('last-dance');
    t.p0.chooses('scout');
    t.p1.chooses('king-rex@factory-436-1337');
    t.p1.declines();
    expect([t.where('scout'), t.vp('p0'), t.vp('p1'), t.vp('p2')]).toEqual(['p0 discard', 1, 1, 0]);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-BOOGIE a minion moved from here brings a card, one moved to here does not', () => {
    const from = table({
      p0: { hand: ['way-of-deception'] },
      bases: { 'boogie-wonderland': { p0: ['scout'] }, tortuga: {} },
    });
    from.p0.plays('way-of-deception');
    expect([from.where('scout'), from.zone('p0', 'hand').length]).toEqual(['tortuga', 1]);
    const to = table({
      p0: { hand: ['way-of-deception'] },
      bases: { 'boogie-wonderland': {}, tortuga: { p0: ['scout'] } },
    });
    to.p0.plays('way-of-deception');
    expect([to.where('scout'), to.zone('p0', 'hand').length]).toEqual(['boogie-wonderland', 0]);
    expect(to).toBeSettled();
  });
});
