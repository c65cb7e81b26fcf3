/** Room for what other boxes do with control, Specials, talents and abilities, and with cards that leave play. */
import { describe, expect, it } from 'vitest';
import { room } from './room';

describe('control changes of minions and actions', () => {
  it('EX-CORNER-41 a minion given away stays so, counts for its new controller and is never the one shuffled', () => {
    const t = room({
      p0: { hand: ['newt'] },
      bases: { flat: { p1: ['lead'], p2: ['brute'] }, heath: { p1: ['rock'] } },
    });
    t.p0.plays('newt', { on: 'flat' });
    t.p0.chooses('yes');
    t.p0.chooses('p1');
    expect([t.controller('newt'), t.where('lead'), t.where('rock')]).toEqual(['p1', 'p1 deck', 'heath']);
    t.endTurn();
    expect([t.controller('newt'), t.game.isEligible(1, t.id('flat'))]).toEqual(['p1', true]);
    expect(t).toBeSettled();
  });

  it('may be declined, and then nothing linked to it happens', () => {
    const t = room({ p0: { hand: ['newt'] }, bases: { flat: { p1: ['lead'] } } });
    t.p0.plays('newt', { on: 'flat' });
    t.p0.declines();
    expect([t.controller('newt'), t.where('lead')]).toEqual(['p0', 'flat']);
    expect(t).toBeSettled();
  });

  it('an action taken over works for its new controller, and still goes to its owner', () => {
    const t = room({
      p0: { hand: ['bandit'] },
      p1: { hand: ['upheaval'] },
      bases: { flat: { p1: ['caravan'] }, heath: {} },
    });
    expect(t.total('flat', 'p1')).toBe(1);
    t.p0.plays('bandit', { on: 'flat' });
    t.p0.chooses('caravan');
    expect([t.total('flat', 'p1'), t.total('flat', 'p0')]).toEqual([0, 6]);
    t.p0.uses('bandit');
    t.p0.chooses('Transfer an action');
    expect([t.where('caravan'), t.total('heath', 'p0')]).toEqual(['heath', 1]);
    t.endTurn();
    t.p1.plays('upheaval');
    t.p1.chooses('Destroy a base');
    expect(t.where('caravan')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('an action on a minion is not an action on its base; taking and moving may be done together', () => {
    const armored = { card: 'lead', with: { p1: ['armor'] } };
    const t = room({ p0: { hand: ['hotwire'] }, bases: { flat: { p1: [armored, 'caravan'] }, heath: {}, steppe: {} } });
    t.p0.plays('hotwire'); // the Armor is no choice
    t.p0.chooses('Do both');
    t.p0.chooses('steppe');
    expect([t.where('caravan'), t.controller('caravan'), t.total('steppe', 'p0')]).toEqual(['steppe', 'p0', 1]);
    expect(t).toBeSettled();
  });

  it('an extra action may be limited to those played on a base', () => {
    const t = room({ p0: { hand: ['bully', 'caravan', 'armor'] }, bases: { flat: { p0: ['bandit'] }, heath: {} } });
    t.p0.plays('bully');
    t.p0.uses('bandit');
    t.p0.chooses('Play an extra action on a base');
    expect(t.p0.cannotPlay('armor', { on: 'bandit' })).toBe('limit');
    t.p0.plays('caravan', { on: 'heath' });
    expect(t).toBeSettled();
  });

  it('an action that moves takes minions along to the same base, and is not played again', () => {
    const t = room({
      bases: { flat: { p0: ['wagon', 'hans', 'cook', 'lead', 'brute'], p1: ['rock'] }, heath: {}, steppe: {} },
    });
    t.p0.uses('wagon');
    t.p0.chooses('heath');
    expect(t.p0).toBeOffered(['hans', 'cook', 'lead', 'brute'], { orDecline: true });
    t.p0.chooses('hans', 'lead', 'brute');
    expect(['wagon', 'hans', 'cook', 'lead', 'brute'].map((card) => t.where(card))).toEqual([
      'heath',
      'heath',
      'flat',
      'heath',
      'heath',
    ]);
    expect(t.told()).not.toContain('played');
    expect(t.p0.canUse('wagon')).toBe(false);
    expect(t).toBeSettled();
  });
});

describe('specials used from the discard pile', () => {
  it('EX-CORNER-18 one for each scoring, on any turn, without using up a play', () => {
    const t = room({
      active: 'p1',
      p0: { discard: ['clinger', 'clinger'] },
      bases: { hill: { p1: ['wolf', 'brute'] }, flat: {} },
    });
    t.p1.finishes();
    expect(t.p0).toBeOffered(['clinger', 'clinger'], { orDecline: true });
    t.p0.chooses('clinger');
    expect([t.vp('p1'), t.vp('p0'), t.zone('p0', 'discard')]).toEqual([4, 2, ['clinger', 'clinger']]);
    expect(t).toBeSettled();
  });

  it('only at its moment', () => {
    const t = room({ p0: { discard: ['clinger'] }, bases: { flat: {} } });
    expect(t.p0.canUse('clinger')).toBe(false);
    t.p0.finishes();
    expect(t.where('clinger')).toBe('p0 discard');
  });
});

describe('a talent used twice', () => {
  it('where a card in play allows it', () => {
    const t = room({ bases: { ring: { p0: ['bandit', 'student'] }, flat: { p0: ['student'] } } });
    t.p0.uses('student', 'talent');
    const [first] = t.legal('p0').uses;
    expect(first).toBeDefined();
    expect(t.legal('p0').uses.filter(({ card }) => card === t.id('student@ring'))).toHaveLength(1);
    t.do(0, { type: 'use', card: t.id('student@ring'), ability: 'talent' });
    expect(t.legal('p0').uses.some(({ card }) => card === t.id('student@ring'))).toBe(false);
    expect(t.counters('student@ring')).toBe(1); // it had a counter the second time
  });

  it('by an action, over and above the one use of the turn', () => {
    const t = room({ p0: { hand: ['timing'] }, bases: { flat: { p0: ['student', 'hans'] } } });
    t.p0.uses('student');
    expect(t.p0.canUse('student')).toBe(false);
    t.p0.plays('timing');
    t.p0.chooses('student');
    t.p0.chooses('both');
    t.p0.chooses('1');
    expect([t.counters('student'), t.counters('hans')]).toEqual([1, 1]);
    expect(t).toBeSettled();
  });

  it('also before a base scores, on the turn of another, and the normal use is left', () => {
    const t = room({
      active: 'p1',
      p0: { hand: ['timing'] },
      bases: { hill: { p1: ['wolf'], p0: ['student', 'cook'] }, flat: {} },
    });
    t.p1.finishes();
    t.p0.chooses('timing');
    t.p0.chooses('student');
    t.p0.chooses('talent');
    expect(
      t.events.some((event) => event.type === 'whenScoring' && event.places.some(({ power }) => power === 5)),
    ).toBe(true);
    expect(t).toBeSettled();
  });

  it('EX-SCORE-2 counters may leave a base that is being scored', () => {
    const student = { card: 'student', counters: 3 };
    const t = room({ p0: { hand: ['timing'] }, bases: { hill: { p0: [student, 'brute'] }, flat: { p0: ['lead'] } } });
    t.p0.finishes();
    t.p0.chooses('timing');
    t.p0.chooses('student');
    t.p0.chooses('counters');
    t.p0.chooses('lead');
    t.p0.chooses('3');
    expect([t.vp('p0'), t.counters('lead'), t.where('hill')]).toEqual([4, 3, 'base discard']);
  });
});

describe('abilities cancelled for a while', () => {
  it("a base's, for everyone, until the start of your next turn, scoring abilities included", () => {
    const t = room({ bases: { islets: { p1: ['wolf'], p0: ['gag-order'] }, flat: {} } });
    t.p0.uses('gag-order');
    t.endTurn(); // scores
    expect([t.vp('p1'), t.bases.length]).toEqual([3, 2]);
    const other = room({ bases: { terrace: { p0: ['gag-order'], p1: ['caravan'] }, flat: {} } });
    expect(other.breakpoint('terrace')).toBe(24);
    other.p0.uses('gag-order');
    expect(other.breakpoint('terrace')).toBe(30); // the printed numbers are no ability
    other.endTurn();
    expect(other.breakpoint('terrace')).toBe(30);
    other.endTurn();
    expect(other.breakpoint('terrace')).toBe(24);
  });

  it("a minion's, until the end of the turn: what it does, can do and could prevent", () => {
    const bases = { flat: { p0: ['hood', 'lead'], p1: [{ card: 'drone', counters: 1 }, 'hans'] }, hut: {} };
    const t = room({ p0: { hand: ['hush', 'stamp-out'] }, bases });
    expect(t.power('lead')).toBe(5);
    t.p0.plays('hush');
    t.p0.chooses('drone');
    t.p0.plays('stamp-out'); // only Hans is weak enough
    expect(t.where('hans')).toBe('p1 discard'); // the Drone is not asked
    const quiet = room({ p0: { hand: ['hush'] }, bases });
    quiet.p0.plays('hush');
    quiet.p0.chooses('hood');
    expect(quiet.power('lead')).toBe(4);
    quiet.endTurn();
    expect(quiet.power('lead')).toBe(5);
    const idle = room({ p0: { hand: ['hush'] }, bases: { flat: { p0: ['student', 'lead'] } } });
    idle.p0.plays('hush');
    idle.p0.chooses('student');
    expect(idle.p0.canUse('student')).toBe(false);
  });

  it('does not silence what another card has given it', () => {
    const t = room({
      p0: { hand: ['quickstep', 'hush'] },
      bases: { hill: { p0: ['wolf', 'brute', 'newt'] }, hut: {} },
    });
    t.p0.plays('quickstep');
    t.p0.chooses('newt');
    t.p0.plays('hush');
    t.p0.chooses('newt');
    expect(t.power('newt')).toBe(2);
    t.p0.finishes();
    expect([t.where('newt'), t.where('wolf')]).toEqual(['p0 hand', 'p0 discard']);
    expect(t).toBeSettled();
  });
});

describe('each player in turn order may', () => {
  it('OPEN-29 one after the other from the active player, seeing what was done before', () => {
    const t = room({
      active: 'p1',
      p1: { hand: ['toast'] },
      bases: { flat: { p0: ['lead'], p1: ['brute'], p2: ['rock'] } },
    });
    t.p1.plays('toast');
    t.p1.chooses('brute');
    expect(t.counters('brute')).toBe(1);
    t.p2.chooses('rock');
    t.p0.declines();
    expect([t.counters('rock'), t.counters('lead'), t.zone('p1', 'hand').length]).toEqual([1, 0, 2]);
    expect(t).toBeSettled();
  });

  it('what each of them does is credited to them, and the action is still the source', () => {
    const t = room({
      p0: { hand: ['brawl'] },
      bases: { flat: { p0: ['hans', 'wolf'], p1: ['cook'], p2: ['avenger'] } },
    });
    t.p0.plays('brawl');
    t.p0.chooses('cook'); // another's: the Avenger draws
    t.p1.chooses('hans'); // p0's, by p1: the Avenger draws
    expect([t.where('wolf'), t.zone('p2', 'hand').length]).toEqual(['p0 discard', 2]); // p2 had no other choice
    expect(t).toBeSettled();
  });

  it('gives no choice to a player without a minion', () => {
    const t = room({ players: 3, p0: { hand: ['toast'] }, bases: { flat: { p2: ['rock'] } } });
    t.p0.plays('toast');
    t.p2.chooses('rock');
    expect(t.zone('p0', 'hand')).toHaveLength(1);
    expect(t).toBeSettled();
  });
});

describe('cards leaving play in unusual ways', () => {
  it('an action outlives its minion, on another one; its controller picks', () => {
    const charmed = { card: 'newt', with: { p0: ['charm'] } };
    const t = room({
      p1: { hand: ['stamp-out'] },
      active: 'p1',
      bases: { flat: { p1: [charmed] }, heath: { p0: ['lead'], p1: ['brute'] } },
    });
    t.p1.plays('stamp-out');
    expect(t.p0).toBeOffered(['lead', 'brute']);
    t.p0.chooses('lead');
    expect([t.where('charm'), t.power('lead'), t.where('newt')]).toEqual(['on lead', 6, 'p1 discard']);
    expect(t).toBeSettled();
  });

  it('not on a minion that leaves with it, and with no other it is discarded', () => {
    const there = (card: string) => ({ card, with: { p0: ['charm'] } });
    const t = room({ bases: { hill: { p0: [there('wolf'), 'brute'], p1: ['newt'] }, flat: { p1: ['lead'] } } });
    t.endTurn();
    expect([t.where('charm'), t.where('wolf')]).toEqual(['on lead', 'p0 discard']);
    const alone = room({ bases: { hill: { p0: [there('wolf'), 'brute'] }, flat: {} } });
    alone.endTurn();
    expect(alone.where('charm')).toBe('p0 discard');
    expect(alone).toBeSettled();
  });

  it('stays where it went if its minion left another way than the rest of the base', () => {
    const charmed = { card: 'wolf', with: { p0: ['charm'] } };
    const t = room({
      p0: { hand: ['quickstep'] },
      bases: { hill: { p0: [charmed, 'brute'] }, flat: { p1: ['lead'] } },
    });
    t.p0.plays('quickstep');
    t.p0.chooses('wolf');
    t.p0.finishes();
    expect([t.where('wolf'), t.where('charm'), t.where('brute')]).toEqual(['p0 hand', 'on lead', 'p0 discard']);
    expect(t).toBeSettled();
  });

  it('an action is played after scoring on a minion there, which moves away instead of being discarded', () => {
    const marked = { card: 'brute', with: { p0: ['charm'] } };
    const t = room({ p0: { hand: ['sunmark'] }, bases: { hill: { p0: ['wolf', marked] }, flat: {}, steppe: {} } });
    t.p0.finishes();
    t.p0.chooses('sunmark');
    t.p0.chooses('steppe'); // only the Wolf carries nothing
    expect([t.where('wolf'), t.where('sunmark'), t.power('wolf'), t.vp('p0')]).toEqual(['steppe', 'on wolf', 10, 4]);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-FINIST a card played again in the same window may be used again', () => {
    const t = room({ bases: { hill: { p0: ['falcon', 'wolf'] }, flat: {} } });
    t.p0.finishes();
    t.p0.chooses('yes');
    expect(t.p0).toBeOffered(['falcon'], { orDecline: true });
    t.p0.chooses('falcon');
    expect(t.where('falcon')).toBe('flat');
    expect(t.p0.prompt).toBe('beforeScoring');
    t.p0.chooses('falcon');
    expect(t.vp('p0')).toBe(4);
    expect(t.where('falcon')).toBe('p0 discard');
  });

  it('a talent puts its minion on the deck for an extra minion here, which alone gets the counter', () => {
    const t = room({ p0: { hand: ['lead'] }, bases: { flat: { p0: ['strider'] }, heath: {} } });
    t.p0.uses('strider');
    expect(t.p0).toBeOffered(['lead'], { orDecline: true });
    t.p0.chooses('lead');
    expect([t.where('lead'), t.counters('lead'), t.zone('p0', 'deck')[0]]).toEqual(['flat', 1, 'strider']);
    expect(t).toBeSettled();
  });

  it('actions on a base are shuffled into decks instead of discarded, destroyed or after scoring', () => {
    const armored = { card: 'wolf', with: { p0: ['armor'] } };
    const bases = { diner: { p0: [armored, 'brute'], p1: ['caravan', 'arsenal'] }, flat: {} };
    const t = room({ bases });
    t.endTurn();
    expect([t.where('caravan'), t.where('arsenal'), t.where('armor')]).toEqual(['p1 deck', 'p1 deck', 'p0 discard']);
    const silent = room({ bases: { diner: { p0: ['wolf', 'brute', 'gag-order'] }, flat: {} } });
    silent.p0.uses('gag-order');
    silent.endTurn();
    expect(silent.where('gag-order')).toBe('p0 discard');
  });
});
