/** Cards given into another player's hand, and what becomes of them: they are their owner's wherever they go. */
import { describe, expect, it } from 'vitest';
import { table } from '../table';

const FACTORY = 'factory-436-1337';

describe('a card given away', () => {
  it("EX-CORNER-40 and destroyed: Igor's counter is for who played him, the owner has the VP of the Cave and the card", () => {
    const t = table({
      p0: { hand: ['trading-stories', 'igor', 'seeing-stars'] },
      p1: { hand: [] },
      bases: { 'cave-of-shinies': { p1: ['roller'] }, tortuga: { p0: ['the-count'] } },
    });
    t.p0.plays('trading-stories');
    t.p0.chooses('igor');
    expect(t.zone('p1', 'hand')).toEqual(['igor']);
    t.endTurn();
    t.p1.plays('igor', { on: 'cave-of-shinies' });
    t.endTurn();
    t.p0.plays('seeing-stars');
    t.p0.chooses('igor');
    while (t.decision) t.p0.chooses(t.p0.offered?.[0] ?? ''); // the order of the triggers
    expect([t.where('igor'), t.vp('p0'), t.vp('p1')]).toEqual(['p0 discard', 1, 0]);
    expect([t.counters('roller'), t.counters('the-count')]).toEqual([1, 1]); // it was another player's minion
    expect(t).toBeSettled();
  });

  it("CONFLICT-12 and discarded: Tenacious Z comes to its owner's pile, from where only the owner plays it", () => {
    const t = table({
      p0: { hand: ['akye-the-turtle', 'tenacious-z', 'take-the-shinies'] },
      p1: { hand: ['jolt'] },
      bases: { [FACTORY]: { p0: ['onini-the-python'] } },
    });
    t.p0.plays('akye-the-turtle', { on: FACTORY });
    t.p0.chooses('tenacious-z');
    t.p0.plays('take-the-shinies'); // both cards of p1's hand
    expect([t.zone('p0', 'discard').sort(), t.zone('p1', 'discard')]).toEqual([
      ['take-the-shinies', 'tenacious-z'],
      ['jolt'],
    ]);
    expect(t.counters('onini-the-python')).toBe(1); // for the one card that p1 does not own
    t.p0.uses('tenacious-z');
    expect([t.where('tenacious-z'), t.controller('tenacious-z')]).toEqual([FACTORY, 'p0']);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-NOW and discarded: a Hornet answers at once what Gremlin makes another player discard', () => {
    const t = table({
      p0: { hand: ['trading-stories', 'scout', 'mboro-hornet'], deck: ['king-rex', 'king-rex', 'king-rex'] },
      p1: { hand: [], deck: ['make-my-day', 'big-gulp'] },
      bases: { 'moot-site': { p0: ['gremlin'], p1: ['lady-whirlwind'] } },
    });
    t.p0.plays('trading-stories');
    t.p0.chooses('scout');
    t.endTurn();
    expect(t.zone('p1', 'hand')).toEqual(['scout']);
    t.p1.uses('lady-whirlwind'); // destroys Gremlin: p0 draws, p1 discards p0's Scout
    expect(t.where('scout')).toBe('p0 discard');
    expect(t.p0).toBeOffered(['mboro-hornet'], { orDecline: true });
    t.p0.chooses('mboro-hornet');
    expect([t.where('mboro-hornet'), t.power('mboro-hornet')]).toEqual(['moot-site', 2 + 2]); // first minion there
    expect(t).toBeSettled();
  });

  it("TERM-return-1 EX-CORNER-42 and returned: the minion to its owner's hand, what was on it to that owner's pile", () => {
    const given = { card: 'lady-whirlwind', owner: 'p0', counters: 1, with: { p1: ['upgrade'] } } as const;
    const t = table({ p2: { hand: ['beam-up'] }, active: 'p2', bases: { [FACTORY]: { p1: [given] } } });
    expect(t.total(FACTORY, 'p1')).toBe(4 + 1 + 2);
    t.p2.plays('beam-up');
    expect([t.where('lady-whirlwind'), t.where('upgrade')]).toEqual(['p0 hand', 'p1 discard']);
    expect(t).toBeSettled();
  });

  it("CONFLICT-12 and scored: a given Convoy counts for its player and is shuffled into its owner's deck at The Greasy Spoon", () => {
    const t = table({
      p0: { hand: ['trading-stories', 'convoy'], deck: ['scout', 'scout', 'scout'] },
      p1: { hand: [], deck: ['igor', 'igor', 'igor', 'igor'] },
      bases: { 'the-greasy-spoon': { p0: ['invader'], p1: ['king-rex', 'supreme-overlord', 'warbot'] }, tortuga: {} },
    });
    t.p0.plays('trading-stories');
    t.p0.chooses('convoy');
    t.endTurn();
    t.p1.plays('convoy', { on: 'the-greasy-spoon' });
    expect(t.total('the-greasy-spoon', 'p1')).toBe(16 + 1);
    t.endTurn();
    expect([t.where('convoy'), t.vp('p0'), t.vp('p1')]).toEqual(['p0 deck', 2, 4]);
    expect(t.zone('p1', 'discard').sort()).toEqual(['king-rex', 'supreme-overlord', 'warbot']);
  });

  it('EX-CORNER-46 and used as a Special: Shinobi counts for who holds it, and Onini of its owner grows', () => {
    const t = table({
      p0: { hand: ['trading-stories', 'shinobi'] },
      p1: { hand: [] },
      bases: {
        'jungle-oasis': { p0: ['king-rex'], p1: ['supreme-overlord'] },
        'moot-site': { p0: ['onini-the-python'] },
      },
    });
    t.p0.plays('trading-stories');
    t.p0.chooses('shinobi');
    t.p0.finishes();
    expect(t.p1).toBeOffered(['shinobi'], { orDecline: true });
    t.p1.chooses('shinobi'); // 5 + 3 against 7
    expect([t.vp('p0'), t.vp('p1'), t.where('shinobi')]).toEqual([0, 2, 'p0 discard']);
    expect(t.counters('onini-the-python')).toBe(1);
  });

  it("CONFLICT-12 and placed face down with the hand: it stays in the holder's deck, whose Hoverbot may play it", () => {
    const t = table({
      p0: { hand: ['celebration', 'trading-stories', 'mass-transformation', 'war-raptor'] },
      p1: { hand: ['jolt'], deck: ['hoverbot', 'gnome'] },
      bases: { [FACTORY]: { p0: ['onini-the-python'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('trading-stories');
    t.p0.chooses('war-raptor');
    t.p0.plays('mass-transformation');
    t.p1.chooses('war-raptor', 'jolt'); // in this order under the deck
    expect([t.zone('p1', 'hand'), t.zone('p1', 'deck')]).toEqual([
      ['hoverbot', 'gnome'],
      ['war-raptor', 'jolt'],
    ]);
    t.endTurn();
    t.p1.plays('hoverbot', { on: FACTORY });
    t.p1.chooses('war-raptor');
    expect([t.where('war-raptor'), t.controller('war-raptor'), t.power('war-raptor')]).toEqual([FACTORY, 'p1', 3]);
    expect(t.counters('onini-the-python')).toBe(1);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-GIFT The Perfect Gift hands Big Gulp over once it is done; played back, it lands with its owner', () => {
    const t = table({
      p0: { hand: ['the-perfect-gift'], deck: ['scout', 'big-gulp', 'scout', 'scout'] },
      p1: { hand: [] },
      bases: { [FACTORY]: { p0: ['onini-the-python'], p1: ['collector', 'dragon-warrior'] } },
    });
    t.p0.plays('the-perfect-gift');
    t.p0.chooses('big-gulp'); // found
    t.p0.chooses('big-gulp'); // and played
    t.p0.chooses('collector');
    expect([t.where('collector'), t.zone('p1', 'hand')]).toEqual(['p1 discard', ['big-gulp']]);
    t.endTurn();
    t.p1.plays('big-gulp'); // only Onini is weak enough, and is gone before it could gain from it
    expect([t.where('onini-the-python'), t.where('big-gulp')]).toEqual(['p0 discard', 'p0 discard']);
    expect(t).toBeSettled();
  });

  it("CONFLICT-12 and taken from a deck: Mass Enchantment plays another's Ear of Corn, with one's own piles, and passes it on", () => {
    const t = table({
      p0: { hand: ['mass-enchantment'], discard: ['jolt', 'howl'] },
      p1: { hand: [], deck: ['ear-of-corn', 'scout', 'scout'], discard: ['convoy'] },
      bases: { [FACTORY]: { p1: ['onini-the-python'] } },
    });
    t.p0.plays('mass-enchantment');
    t.p0.chooses('ear-of-corn');
    t.p0.chooses('jolt', 'howl');
    expect([t.where('jolt'), t.where('howl'), t.zone('p1', 'discard')]).toEqual(['p0 deck', 'p0 deck', ['convoy']]);
    expect([t.where('ear-of-corn'), t.counters('onini-the-python')]).toEqual(['p1 hand', 1]);
    expect(t).toBeSettled();
  });

  it("TERM-you-1 a given Drone saves minions of who controls it, and is its owner's when it dies", () => {
    const drone = { card: 'drone', owner: 'p0', counters: 1 } as const;
    const t = table({
      p0: { hand: ['celebration', 'make-my-day', 'big-gulp'] },
      bases: { [FACTORY]: { p0: ['king-rex'], p1: [drone, 'igor'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('make-my-day');
    t.p1.chooses('yes'); // Igor; the Drone has power 4
    expect([t.where('igor'), t.counters('drone')]).toEqual([FACTORY, 0]);
    t.p0.plays('big-gulp');
    t.p0.chooses('drone');
    expect([t.where('drone'), t.where('igor')]).toEqual(['p0 discard', FACTORY]);
    expect(t).toBeSettled();
  });
});
