/** Room for what other boxes do with decks: finding cards, shuffling them into other decks, playing them for others. */
import { describe, expect, it } from 'vitest';
import { room } from './room';

describe('search and reveal until', () => {
  it('EX-TOP-6 takes the first that fits and shuffles the others in; a deck that runs out is not made anew', () => {
    const t = room({
      p0: { hand: ['surveyor'], deck: ['armor', 'bully', 'lead', 'caravan', 'wolf'] },
      bases: { flat: {} },
    });
    t.p0.plays('surveyor', { on: 'flat' });
    expect(t.zone('p0', 'hand')).toEqual(['caravan']);
    expect(t.zone('p0', 'deck').sort()).toEqual(['armor', 'bully', 'lead', 'wolf']);
    expect(t).toBeSettled();
    const none = room({
      p0: { hand: ['surveyor'], deck: ['armor', 'lead'], discard: ['caravan'] },
      bases: { flat: {} },
    });
    none.p0.plays('surveyor', { on: 'flat' });
    expect([none.zone('p0', 'hand'), none.zone('p0', 'deck').length, none.where('caravan')]).toEqual([
      [],
      2,
      'p0 discard',
    ]);
    expect(none).toBeSettled();
  });

  it('an empty deck is made anew before the first card is revealed', () => {
    const t = room({ p0: { hand: ['surveyor'], deck: [], discard: ['caravan', 'lead'] }, bases: { flat: {} } });
    t.p0.plays('surveyor', { on: 'flat' });
    expect([t.zone('p0', 'hand'), t.zone('p0', 'deck')]).toEqual([['caravan'], ['lead']]);
  });

  it('may reveal until there are several, and take any number of them', () => {
    const t = room({ p0: { hand: ['fetch'], deck: ['lead', 'armor', 'wolf', 'bully', 'cheer'] }, bases: { flat: {} } });
    t.p0.plays('fetch');
    expect(t.p0).toBeOffered(['armor', 'bully'], { orDecline: true });
    t.p0.chooses('bully');
    expect(t.zone('p0', 'hand')).toEqual(['bully']);
    expect(t.zone('p0', 'deck').sort()).toEqual(['armor', 'cheer', 'lead', 'wolf']);
    expect(t).toBeSettled();
  });

  it('searches several places; the deck is shuffled only if it is searched, and what is found may be played or kept', () => {
    const p0 = { hand: ['recall', 'hans'], deck: ['greta', 'brute'], discard: ['newt', 'wolf'] };
    const t = room({ p0, bases: { flat: {} } });
    t.p0.plays('recall');
    t.p0.chooses('no');
    expect(t.p0).toBeOffered(['hans', 'newt']);
    t.p0.chooses('newt');
    t.p0.declines();
    expect(t.where('newt')).toBe('p0 hand');
    expect(t.told()).not.toContain('shuffled');
    expect(t).toBeSettled();
    const deep = room({ p0, bases: { flat: {} } });
    deep.p0.plays('recall');
    deep.p0.chooses('yes');
    expect(deep.p0).toBeOffered(['greta', 'hans', 'newt']);
    deep.p0.chooses('greta');
    deep.p0.chooses('greta');
    expect(deep.where('greta')).toBe('flat');
    expect(deep.p0.cannotPlay('hans', { on: 'flat' })).toBeNull();
    expect(deep).toBeSettled();
  });

  it('plays what was found where it may be played; if it is not wanted there, it stays in the deck', () => {
    const setup = { p0: { hand: ['beckon'], deck: ['greta', 'bully'] }, bases: { flat: { p0: ['brute'] }, heath: {} } };
    const t = room(setup);
    t.p0.plays('beckon');
    t.p0.chooses('greta');
    t.p0.chooses('greta');
    expect(t.where('greta')).toBe('heath');
    expect(t).toBeSettled();
    const declined = room(setup);
    declined.p0.plays('beckon');
    declined.p0.chooses('greta');
    declined.p0.declines();
    expect(declined.where('greta')).toBe('p0 deck');
    expect(declined).toBeSettled();
  });

  it('looks into the deck without asking if there is nothing elsewhere', () => {
    const t = room({ p0: { hand: ['recall'], deck: ['greta', 'brute'] }, bases: { flat: {} } });
    t.p0.plays('recall');
    expect(t.p0).toBeOffered(['greta']);
  });
});

describe("cards shuffled into another's deck", () => {
  it('a minion goes into the deck of its owner, whoever controls it', () => {
    const t = room({
      p0: { hand: ['banish'] },
      bases: { flat: { p1: [{ card: 'lead', owner: 'p2', counters: 2, with: { p0: ['charm'] } }] } },
      players: 3,
    });
    t.p0.plays('banish');
    expect([t.where('lead'), t.where('charm')]).toEqual(['p2 deck', 'p0 discard']);
    expect(t.told()).not.toContain('destroyed');
    expect(t).toBeSettled();
  });

  it('a given card that goes face down with the hand stays with who held it', () => {
    const t = room({
      p0: { hand: ['turtle', 'brute', 'great-trade'] },
      p1: { hand: ['lead'], deck: ['wolf', 'hans', 'cook'] },
      bases: { flat: {} },
    });
    t.p0.plays('turtle', { on: 'flat' });
    t.p0.chooses('yes');
    t.p0.chooses('brute');
    t.p0.plays('great-trade');
    expect(t.p0.prompt).toBe('arrange');
    t.p0.chooses('king-rex', 'king-rex');
    t.p1.chooses('lead', 'brute');
    expect(t.zone('p1', 'hand')).toEqual(['wolf', 'hans']);
    expect(t.zone('p1', 'deck')).toEqual(['cook', 'lead', 'brute']);
    expect(t).toBeSettled();
  });
});

describe('a minion played on behalf of another player', () => {
  it('EX-TOP-1 its owner plays it off the top of their deck, controls it and makes its choices', () => {
    const t = room({
      p0: { hand: ['trade'] },
      p1: { deck: ['bully', 'newt', 'cheer', 'lead'] },
      bases: { flat: { p0: ['brute'], p1: ['wolf'] }, heath: {} },
    });
    t.p0.plays('trade');
    t.p0.chooses('wolf');
    expect(t.p1.prompt).toBe('useAbility'); // the Newt is theirs to use
    t.p1.chooses('yes');
    expect([t.controller('newt'), t.where('newt'), t.where('brute')]).toEqual(['p0', 'flat', 'p0 deck']);
    expect(t.zone('p1', 'deck').sort()).toEqual(['bully', 'cheer', 'lead', 'wolf']);
    expect(t.p0.cannotPlay('trade')).not.toBeNull();
    expect(t).toBeSettled();
  });

  it('EX-TOP-5 comes back itself if the deck has no other minion', () => {
    const t = room({
      p0: { hand: ['trade'] },
      p1: { deck: ['bully', 'cheer'] },
      bases: { flat: { p1: [{ card: 'wolf', counters: 2 }] } },
    });
    t.p0.plays('trade');
    expect([t.where('wolf'), t.counters('wolf'), t.zone('p1', 'deck').length]).toEqual(['flat', 0, 2]);
    expect(t).toBeSettled();
  });

  it('a stolen minion brings one for its owner; an immune one brings none', () => {
    const stolen = { card: 'lead', owner: 'p2' } as const;
    const t = room({ p2: { deck: ['wolf'] }, bases: { flat: { p0: ['crone'], p1: [stolen] } } });
    t.p0.uses('crone');
    expect([t.where('wolf'), t.controller('wolf'), t.where('lead')]).toEqual(['flat', 'p2', 'p2 deck']);
    const guarded = { card: 'lead', with: { p1: ['smoke-bomb'] } };
    const immune = room({ p0: { hand: ['trade'] }, p1: { deck: ['wolf'] }, bases: { flat: { p1: [guarded] } } });
    immune.p0.plays('trade');
    expect([immune.where('lead'), immune.where('wolf')]).toEqual(['flat', 'p1 deck']);
  });
});
