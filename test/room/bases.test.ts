/** Room for what other boxes do with bases, and with actions on them. */
import { describe, expect, it } from 'vitest';
import { room } from './room';

describe("bases added to the table, destroyed, swapped, or borrowing another base's ability", () => {
  it('EX-CLAR-MOREBASES up to two bases are added, one after the other, for good', () => {
    const t = room({ p0: { hand: ['explorer'] }, bases: { flat: {} }, baseDeck: ['hill', 'steppe', 'heath'] });
    t.p0.plays('explorer', { on: 'flat' });
    t.p0.chooses('yes');
    expect(t.bases).toEqual(['flat', 'hill']);
    t.p0.chooses('yes');
    expect(t.bases).toEqual(['flat', 'hill', 'steppe']);
    expect(t).toBeSettled();
    t.p0.uses('explorer'); // a base with none of yours
    expect(t.p0).toBeOffered(['hill', 'steppe']);
    t.p0.chooses('hill');
    expect(t.where('explorer')).toBe('hill');
    const one = room({ p0: { hand: ['explorer'] }, bases: { flat: {} } });
    one.p0.plays('explorer', { on: 'flat' });
    one.p0.chooses('yes');
    one.p0.declines();
    expect(one.bases).toHaveLength(2);
  });

  it('an additional base that scores is replaced like any other (SCORE-R3)', () => {
    const t = room({
      p0: { hand: ['upheaval'] },
      bases: { flat: { p0: ['wolf', 'brute'] } },
      baseDeck: ['hill', 'steppe', 'heath'],
    });
    t.p0.plays('upheaval');
    t.p0.chooses('Play an extra base');
    expect(t.p0).toBeOffered(['wolf', 'brute'], { orDecline: true });
    t.p0.chooses('wolf');
    expect([t.bases, t.where('wolf')]).toEqual([['flat', 'hill'], 'hill']);
    expect(t).toBeSettled();
  });

  it('a base is destroyed without scoring, what is on it is discarded, and the table grows', () => {
    const bases = { flat: { p0: ['brute'] }, steppe: { p1: ['caravan'] }, heath: {} };
    const t = room({ p0: { hand: ['upheaval'] }, bases, baseDeck: ['hill', 'lagoon'] });
    t.p0.plays('upheaval');
    t.p0.chooses('Destroy a base');
    expect(t.p0).toBeOffered(['steppe', 'heath']); // no minion of any player
    t.p0.chooses('steppe');
    expect(t.bases).toEqual(['flat', 'hill', 'heath', 'lagoon']); // one in its place, and one more
    expect([t.where('steppe'), t.where('caravan'), t.vp('p1')]).toEqual(['base discard', 'p1 discard', 0]);
    expect(t).toBeSettled();
  });

  it('an empty base deck is made anew from the base discard (SCORE-R6)', () => {
    const t = room({ p0: { hand: ['explorer'] }, bases: { flat: {} }, baseDeck: [], baseDiscard: ['heath'] });
    t.p0.plays('explorer', { on: 'flat' });
    t.p0.chooses('yes');
    t.p0.chooses('yes'); // nothing left
    expect(t.bases).toEqual(['flat', 'heath']);
    expect(t).toBeSettled();
  });

  it('a base is swapped: minions stay, actions on it and what lasted on it go', () => {
    const t = room({
      p0: { hand: ['terraforming'] },
      bases: { flat: { p0: ['brute', 'gag-order'], p1: [{ card: 'lead', counters: 1 }] } },
      baseDeck: ['hill', 'lagoon'],
    });
    t.p0.uses('gag-order');
    t.p0.plays('terraforming');
    t.p0.chooses('lagoon');
    expect([t.bases, t.where('brute'), t.where('lead'), t.counters('lead')]).toEqual([
      ['lagoon'],
      'lagoon',
      'lagoon',
      1,
    ]);
    expect([t.where('flat'), t.where('gag-order'), t.breakpoint('lagoon')]).toEqual(['base deck', 'p0 discard', 0]);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-CHAIN after scoring two bases come for one', () => {
    const t = room({ bases: { islets: { p0: ['wolf'] }, flat: {} }, baseDeck: ['hill', 'steppe', 'heath'] });
    t.endTurn();
    expect(t.bases.sort()).toEqual(['flat', 'hill', 'steppe']);
    expect([t.vp('p0'), t.where('islets')]).toEqual([3, 'base discard']);
  });

  describe('Skywatch', () => {
    const watched = (base: string, top: string[]) => ({
      bases: { [base]: { p0: ['wolf', 'skywatch'] }, flat: {} },
      baseDeck: top,
    });

    it('EX-CLAR-STARS lends the ability of the top base, not its numbers, and only while it is on top', () => {
      const t = room(watched('heath', ['terrace', 'hill', 'steppe']));
      expect(t.breakpoint('heath')).toBe(20 - 3);
      expect(t.view('p1').topBase).toBe(t.id('terrace'));
      expect(t.view(null).cards[t.id('terrace')]).toBeDefined();
      t.p0.uses('skywatch');
      expect(t.breakpoint('heath')).toBe(20);
      expect(t.view('p1').topBase).toBe(t.id('hill'));
      expect(t.where('terrace')).toBe('base deck');
    });

    it('any player may turn it down when their turn begins, until its end', () => {
      const t = room(watched('heath', ['terrace', 'hill']));
      t.endTurn();
      expect(t.p1.prompt).toBe('useAbility');
      t.p1.chooses('yes');
      expect([t.breakpoint('heath'), t.view('p0').topBase]).toEqual([20, null]);
      t.p1.finishes();
      t.p0.declines(); // up again when the next turn begins
      expect([t.breakpoint('heath'), t.view('p0').topBase]).toEqual([17, t.id('terrace')]);
    });

    it('lends an extra play once a turn, apart from the one the base has itself', () => {
      const t = room({
        ...watched('hut', ['annex', 'hill']),
        p0: { hand: ['bully', 'cheer', 'lead', 'hans', 'cook'] },
      });
      t.p0.plays('bully');
      t.p0.plays('cheer');
      t.p0.plays('lead', { on: 'flat' });
      expect(t.p0.cannotPlay('hans', { on: 'flat' })).toBe('notThere');
      t.p0.plays('hans', { on: 'hut' });
      expect(t.p0.cannotPlay('cook', { on: 'hut' })).toBe('noMinionPlayLeft');
      expect(t.breakpoint('hut')).toBe(22);
    });

    it('scoring abilities are lent until the base has scored, even those that wait for its replacement', () => {
      const there = { p0: ['wolf', 'wolf', 'skywatch'], p1: ['newt'] };
      const t = room({ bases: { hill: there, flat: { p1: ['lead'] } }, baseDeck: ['harbor', 'steppe'] });
      t.p0.finishes();
      expect(t.bases).toEqual(['harbor', 'flat']); // the face-up card is the one that replaces it
      expect(t.p1).toBeOffered(['lead'], { orDecline: true });
      t.p1.chooses('lead');
      expect(t.where('lead')).toBe('harbor');
    });

    it('SCORE-R5 two ways to find the next base: the active player picks one', () => {
      const t = room({
        bases: { lookout: { p0: ['wolf', 'skywatch'] }, flat: {} },
        baseDeck: ['islets', 'steppe', 'heath'],
      });
      t.p0.finishes();
      expect(t.p0.prompt).toBe('nextTrigger');
      expect(t.p0).toBeOffered(['lookout', 'lookout']); // its own, and the one it is lent
      t.p0.chooses('lookout');
      expect(t.p0).toBeOffered(['islets', 'steppe']);
      t.p0.chooses('islets');
      expect(t.bases).toEqual(['steppe', 'flat']);
    });

    it('is silent with its base, and stops when it is gone', () => {
      const t = room({ p0: { hand: ['hotwire'] }, ...watched('heath', ['terrace', 'hill']) });
      t.p0.plays('hotwire');
      t.p0.chooses('Transfer it');
      expect([t.breakpoint('heath'), t.breakpoint('flat')]).toEqual([20, 17]);
      expect(t).toBeSettled();
    });
  });

  it('COMP-10 EX-CLAR-HUT counters of its own kind lower a breakpoint; only the extra action it offers brings one', () => {
    const t = room({
      p0: { hand: ['bully', 'cheer'] },
      p1: { hand: ['bully'] },
      bases: { hut: { p0: ['lead'] }, flat: {} },
    });
    t.p0.plays('bully'); // the free action first, as the offer has a price
    expect(t.breakpoint('hut')).toBe(24);
    t.p0.plays('cheer');
    expect(t.breakpoint('hut')).toBe(22);
    t.endTurn();
    const [offer] = t.legal('p1').offers;
    expect(offer?.by).toBe(t.id('hut'));
    t.p1.plays('bully', { using: offer?.key ?? '' });
    expect([t.breakpoint('hut'), t.counters('hut'), t.legal('p1').offers]).toEqual([20, 0, []]);
  });
});

describe('power at a base that comes from actions', () => {
  it('EX-CLAR-ONBASE counts your actions on the base, not those on minions or of others', () => {
    const t = room({
      bases: {
        flat: { p0: ['caravan', 'caravan', { card: 'lead', with: { p0: ['armor'] } }], p1: ['gag-order'] },
        heath: { p0: ['arsenal'] },
      },
    });
    expect([t.total('flat', 'p0'), t.total('flat', 'p1'), t.total('heath', 'p0')]).toEqual([4 + 2 + 4, 0, 0]);
    const two = room({ bases: { flat: { p0: ['arsenal', 'arsenal'] } } });
    expect(two.total('flat', 'p0')).toBe(4);
  });

  it('EX-SCORE-11 makes a player without a minion eligible', () => {
    const t = room({ bases: { hill: { p0: ['wolf', 'brute'], p1: ['caravan'] }, flat: {} } });
    t.endTurn();
    expect([t.vp('p0'), t.vp('p1'), t.where('caravan')]).toEqual([4, 2, 'p1 discard']);
  });
});

describe('counters on actions that count', () => {
  it('count for their player while they have a minion there', () => {
    const t = room({ p0: { hand: ['pack'] }, p1: { hand: ['banish'] }, bases: { flat: { p0: ['hans'] }, heath: {} } });
    t.p0.plays('pack', { on: 'flat' });
    t.endTurn();
    t.endTurn();
    expect([t.counters('pack'), t.power('pack'), t.total('flat', 'p0')]).toEqual([1, 0, 2 + 1]);
    t.endTurn();
    t.p1.plays('banish');
    expect([t.counters('pack'), t.total('flat', 'p0')]).toEqual([1, 0]);
  });

  it('can be transferred from the action to another card, but not as counters of a minion', () => {
    const t = room({
      p0: { hand: ['timing', 'grasshopper'] },
      bases: { flat: { p0: [{ card: 'pack', counters: 3 }, 'hans'] } },
    });
    t.p0.plays('grasshopper', { on: 'flat' });
    expect(t.p0.offered).toBeNull(); // no minion has a counter
    t.p0.plays('timing');
    t.p0.chooses('pack');
    t.p0.chooses('hans');
    t.p0.chooses('2');
    expect([t.counters('pack'), t.power('hans'), t.total('flat', 'p0')]).toEqual([1, 4, 4 + 2 + 1]);
    expect(t).toBeSettled();
  });
});

describe('counters transferred in any number', () => {
  it('from one of your minions that has some to another of yours', () => {
    const there = {
      flat: { p0: [{ card: 'hans', counters: 3 }, 'cook', 'lead'], p1: [{ card: 'rock', counters: 1 }] },
    };
    const t = room({ p0: { hand: ['pressure'] }, bases: there });
    t.p0.plays('pressure');
    expect(t.p0).toBeOffered(['cook', 'lead']); // only Hans has counters to give
    t.p0.chooses('lead');
    expect(t.p0).toBeOffered(['0', '1', '2', '3']);
    t.p0.chooses('2');
    expect([t.counters('hans'), t.counters('lead')]).toEqual([1, 2]);
    expect(t).toBeSettled();
  });
});

describe('a starting breakpoint that becomes 0', () => {
  it('EX-CORNER-29 as long as everyone has a minion there', () => {
    const t = room({ p0: { hand: ['newt'] }, bases: { lagoon: { p1: ['lead'], p2: ['brute'] }, flat: {} } });
    expect(t.breakpoint('lagoon')).toBe(20);
    t.p0.plays('newt', { on: 'lagoon' });
    t.p0.declines();
    expect(t.breakpoint('lagoon')).toBe(0);
    t.endTurn();
    expect([t.where('lagoon'), t.vp('p0'), t.vp('p1'), t.vp('p2')]).toEqual(['base discard', 1, 3, 3]);
  });

  it('for a turn, once its condition held when the turn began; changes apply on top of it', () => {
    const t = room({
      p1: { hand: ['banish'] },
      bases: { terrace: { p1: ['showdown', 'hans'], p0: ['lead'] }, flat: {} },
    });
    expect(t.breakpoint('terrace')).toBe(27);
    t.endTurn();
    expect(t.breakpoint('terrace')).toBe(0);
    t.p1.plays('banish');
    t.p1.chooses('lead');
    expect(t.breakpoint('terrace')).toBe(0);
    t.endTurn();
    expect([t.where('terrace'), t.vp('p1')]).toEqual(['base discard', 5]);
  });

  it('not if only one of them is there, nor at the turn of another', () => {
    const t = room({
      bases: { flat: { p1: ['showdown', 'hans'] }, heath: { p0: ['lead', 'showdown'], p1: ['cook'] } },
    });
    t.endTurn();
    expect([t.breakpoint('flat'), t.breakpoint('heath')]).toEqual([20, 20]);
    t.endTurn();
    expect(t.breakpoint('heath')).toBe(0);
  });
});
