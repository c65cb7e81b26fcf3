/** Room for what other boxes do with cards: saving them, giving them away, naming them. */
import { describe, expect, it } from 'vitest';
import { room } from './room';

describe('a card that may prevent the destruction of another by paying a counter', () => {
  const drone = { card: 'drone', counters: 1 };

  it('pays for a minion of its controller, which then was not destroyed', () => {
    const t = room({
      p0: { hand: ['stamp-out'] },
      bases: { flat: { p1: ['hans'], p2: ['avenger'] }, heath: { p1: [drone] } },
    });
    t.p0.plays('stamp-out');
    expect(t.p1.prompt).toBe('replace');
    t.p1.chooses('yes');
    expect([t.where('hans'), t.counters('drone')]).toEqual(['flat', 0]);
    expect(t.zone('p2', 'hand')).toEqual([]); // nothing was destroyed
    expect(t.zone('p0', 'hand')).toHaveLength(1); // the rest of the action happens
    expect(t).toBeSettled();
  });

  it('may let it happen', () => {
    const t = room({ p0: { hand: ['stamp-out'] }, bases: { flat: { p1: ['hans'] }, heath: { p1: [drone] } } });
    t.p0.plays('stamp-out');
    t.p1.declines();
    expect([t.where('hans'), t.counters('drone')]).toEqual(['p1 discard', 1]);
  });

  it('is not asked without a counter, nor for minions of others, nor for actions', () => {
    const bases = { flat: { p1: ['hans'] }, heath: { p0: [drone], p1: ['drone'] }, steppe: { p0: ['caravan'] } };
    const t = room({ p0: { hand: ['stamp-out'] }, bases });
    t.p0.plays('stamp-out');
    t.p0.chooses('hans');
    expect(t.where('hans')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it("saves as many of several as it has counters, of the player's choice, itself too", () => {
    const bases = { flat: { p0: ['mirror', drone], p1: ['lead'] } };
    const t = room({ p0: { hand: ['finale'] }, bases });
    t.p0.plays('finale');
    t.p0.chooses('mirror');
    t.p0.chooses('drone'); // the copy
    expect(t.p0.prompt).toBe('replace');
    t.p0.declines();
    t.p0.chooses('yes');
    t.p1.declines();
    expect([t.where('mirror'), t.where('drone'), t.counters('drone'), t.vp('p0')]).toEqual([
      'p0 discard',
      'flat',
      0,
      1,
    ]);
    expect(t).toBeSettled();
  });

  it('has to pay again if the same action would destroy the minion again', () => {
    const t = room({ p0: { hand: ['finale'] }, bases: { flat: { p0: ['lead'], p1: ['mirror', 'brute', drone] } } });
    t.p0.plays('finale');
    t.p0.chooses('lead');
    t.p1.chooses('brute'); // Mirror's copy
    t.p1.chooses('yes');
    expect(t.where('brute')).toBe('flat');
    t.p1.chooses('brute'); // their own part of the action
    expect(t.where('brute')).toBe('p1 discard');
    expect(t).toBeSettled();
  });
});

describe('a card played or discarded from the hand of someone who does not own it', () => {
  it('EX-CORNER-46 a card that passes itself on is played by who holds it, for whom "you" is them', () => {
    const t = room({
      p0: { hand: ['corn'] },
      p1: { discard: ['bully', 'cheer', 'lead'] },
      bases: { flat: { p0: ['leopard', 'python'] } },
    });
    t.p0.plays('corn');
    expect([t.where('corn'), t.counters('leopard')]).toEqual(['p1 hand', 1]);
    t.endTurn();
    t.p1.plays('corn');
    expect(t.p1).toBeOffered(['bully', 'cheer'], { orDecline: true });
    t.p1.chooses('bully', 'cheer');
    expect(t.zone('p1', 'discard')).toEqual(['lead']);
    expect(t.zone('p1', 'deck')).toHaveLength(12);
    expect([t.where('corn'), t.counters('leopard'), t.counters('python')]).toEqual(['p0 hand', 1, 1]);
    expect(t).toBeSettled();
  });

  it('after another player plays or discards such a card, cards in play and then cards in hand may answer', () => {
    const t = room({
      p0: { hand: ['corn', 'hornet', 'hornet', 'lesson'] },
      p1: { hand: [] },
      bases: { flat: { p0: ['python'] }, hut: {} },
    });
    t.p0.plays('corn');
    t.p0.plays('lesson');
    expect(t.where('corn')).toBe('p0 discard'); // to its owner's pile
    expect(t.counters('python')).toBe(1); // EX-ORDER-3: in play first
    expect(t.p0).toBeOffered(['hornet', 'hornet'], { orDecline: true });
    t.p0.chooses('hornet');
    t.p0.chooses('flat');
    expect(t.p0).toBeOffered(['hornet'], { orDecline: true });
    t.p0.passes();
    expect(t.total('flat', 'p0')).toBe(5 + 2);
    expect(t.p0.cannotPlay('hornet', { on: 'flat' })).toBeNull(); // the free play is still there
    expect(t).toBeSettled();
  });

  it('your own play of a card you do not own, or of your own card by you, sets nothing off', () => {
    const t = room({ p0: { hand: ['corn'] }, p1: { hand: ['python', 'lesson'] }, bases: { flat: { p1: ['python'] } } });
    t.p0.plays('corn'); // p0 owns it
    expect(t.counters('python')).toBe(0);
    t.endTurn();
    t.p1.plays('corn');
    expect(t.counters('python')).toBe(0); // p1's own doing
  });

  it('a player may play a card they own out of the hand of another, and sees that hand', () => {
    const t = room({
      p0: { hand: ['turtle', 'snoop', 'brute'] },
      p1: { hand: ['wolf'] },
      bases: { flat: {}, heath: { p1: ['python'] } },
    });
    t.p0.plays('turtle', { on: 'flat' });
    t.p0.chooses('yes');
    t.p0.chooses('brute');
    expect([t.where('brute'), t.zone('p0', 'hand').length]).toEqual(['p1 hand', 3]);
    t.p0.plays('snoop');
    expect(t.p0).toBeOffered(['brute'], { orDecline: true });
    expect(t.decision?.shows?.map((id) => t.name(id)).sort()).toEqual(['brute', 'wolf']);
    expect(t.view(null).cards[t.id('brute')]).toBeUndefined(); // nobody else sees it
    t.p0.chooses('brute');
    t.p0.chooses('heath');
    expect([t.where('brute'), t.controller('brute'), t.counters('python')]).toEqual(['heath', 'p0', 0]);
    expect(t).toBeSettled();
  });

  it('a minion of another owner stays with its player and goes to its owner when it leaves', () => {
    const t = room({
      p0: { hand: ['turtle', 'brute'] },
      p1: { hand: ['banish'] },
      bases: { flat: { p0: ['python'] } },
    });
    t.p0.plays('turtle', { on: 'flat' });
    t.p0.chooses('yes');
    expect(t.where('brute')).toBe('p1 hand');
    t.endTurn();
    t.p1.plays('brute', { on: 'flat' });
    expect([t.controller('brute'), t.total('flat', 'p1'), t.counters('python')]).toEqual(['p1', 4, 1]);
    t.p1.plays('banish');
    t.p1.chooses('brute');
    expect(t.where('brute')).toBe('p0 deck');
    expect(t).toBeSettled();
  });

  it('EX-CLAR-GIFT an action found and given goes to one hand only, and its name is banned for the finder this turn', () => {
    const t = room({
      p0: { hand: ['corn', 'brute'], deck: ['corn', 'blessing', 'lead'] },
      bases: { flat: { p0: ['weaver', 'leopard'] } },
      players: 3,
    });
    t.p0.uses('weaver');
    expect(t.p0).toBeOffered(['corn']);
    t.p0.chooses('corn');
    t.p0.chooses('p2');
    t.p0.chooses('corn');
    t.p0.chooses('p1'); // what the card itself says is overridden
    expect([t.zone('p2', 'hand'), t.zone('p1', 'hand'), t.counters('leopard')]).toEqual([['corn'], [], 1]);
    expect(t.p0.cannotPlay('corn')).toBe('forbidden');
    t.endTurn();
    t.endTurn();
    expect(t.p2.cannotPlay('corn')).toBeNull();
    t.endTurn();
    expect(t.p0.cannotPlay('corn')).toBeNull();
  });

  it('of several cards given away, each goes to the player chosen for it', () => {
    const t = room({
      players: 3,
      p0: { hand: ['peddler', 'wolf', 'hans', 'greta', 'cook'] },
      bases: { flat: { p0: ['leopard'] } },
    });
    t.p0.plays('peddler');
    t.p0.chooses('wolf', 'hans', 'cook');
    expect(t.p0).toBeOffered(['p1', 'p2'], { orDecline: false });
    t.p0.chooses('p1');
    t.p0.chooses('p2');
    t.p0.chooses('p1');
    expect([t.zone('p1', 'hand'), t.zone('p2', 'hand')]).toEqual([['wolf', 'cook'], ['hans']]);
    expect([t.zone('p0', 'hand').length, t.counters('leopard')]).toEqual([1 + 3, 3]);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-GIFT an action that was found and played goes to one hand only; only one that can be played is found', () => {
    const deck = ['rescue', 'blessing', 'lead', 'corn'];
    const t = room({ players: 3, p0: { hand: ['parcel'], deck }, bases: { flat: { p0: ['leopard'] } } });
    t.p0.plays('parcel');
    expect(t.p0).toBeOffered(['corn']); // not the Rescue, which is a Special
    t.p0.chooses('corn');
    t.p0.chooses('corn');
    t.p0.chooses('p1');
    t.p0.chooses('p2');
    expect([t.where('corn'), t.zone('p1', 'hand'), t.counters('leopard')]).toEqual(['p2 hand', [], 1]);
    expect(t.where('parcel')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it("EX-CLAR-WEB a player's first standard action may go to another hand, unless it says where it goes", () => {
    const bases = { web: { p0: ['lead'] }, flat: {}, hut: {} };
    const t = room({ p0: { hand: ['bully', 'cheer'] }, bases });
    t.p0.plays('bully');
    t.p0.chooses('yes');
    expect([t.where('bully'), t.zone('p0', 'hand').length]).toEqual(['p1 hand', 3]);
    t.p0.plays('cheer');
    expect(t.where('cheer')).toBe('p0 discard'); // not the first
    expect(t).toBeSettled();
    const other = room({ p0: { hand: ['corn', 'bully'] }, bases });
    other.p0.plays('corn');
    other.p0.plays('bully');
    expect([other.where('corn'), other.where('bully')]).toEqual(['p1 hand', 'p0 discard']);
    expect(other).toBeSettled();
  });
});

describe("a card that has other cards' names", () => {
  const two = { flat: { p0: ['greta', 'cook', 'blessing'] } };

  it('EX-CLAR-BLESSING-1 counts as any minion its controller owns, wherever that is', () => {
    const t = room({ p0: { hand: ['hans'] }, bases: two });
    expect(t.power('greta')).toBe(4);
    expect(room({ p0: {}, bases: two }).power('greta')).toBe(2); // owns no Hans
  });

  it('is active only while its controller has two minions there', () => {
    const t = room({
      p0: { hand: ['stamp-out'], deck: ['hans'] },
      bases: { flat: { p0: ['greta', 'cook', 'blessing'], p1: ['brute'] } },
    });
    expect(t.power('greta')).toBe(4);
    t.p0.plays('stamp-out'); // the Cook is the only one weak enough
    expect(t.power('greta')).toBe(2);
  });

  it('EX-CLAR-BLESSING-2 gains the power given to a name, for its controller', () => {
    const t = room({ p0: { deck: ['hans'] }, bases: two });
    expect([t.power('blessing'), t.total('flat', 'p0')]).toEqual([1, 4 + 1 + 1]);
    expect(room({ bases: { flat: { p0: ['greta', 'cook'] } } }).total('flat', 'p0')).toBe(3);
  });

  it('EX-CLAR-WOLF is no minion of that name', () => {
    const t = room({ p0: { deck: ['wolf'] }, bases: { flat: { p0: ['hood', 'lead', 'blessing'] } } });
    expect([t.power('hood'), t.power('lead'), t.power('blessing')]).toEqual([4, 5, 0]);
    const wolf = room({ bases: { flat: { p0: ['hood', 'lead'] }, heath: { p1: ['wolf'] } } });
    expect(wolf.power('lead')).toBe(4);
  });
});
