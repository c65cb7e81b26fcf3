import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

const FACTORY = 'factory-436-1337';

describe('disco-dancers/celebration', () => {
  it('gives two extra actions, each of which may be kept or let go', () => {
    const t = table({ p0: { hand: ['celebration', 'mystic-studies', 'mystic-studies', 'mystic-studies', 'scout'] } });
    t.p0.plays('celebration');
    t.p0.plays('mystic-studies');
    t.p0.plays('scout', { on: 'jungle-oasis' });
    t.p0.plays('mystic-studies');
    expect(t.p0.cannotPlay('mystic-studies')).toBe('noActionPlayLeft');
    expect(t).toBeSettled();
    const idle = table({ p0: { hand: ['celebration', 'mystic-studies'] } });
    idle.p0.plays('celebration');
    idle.p0.finishes();
    expect([idle.state.active, idle.where('mystic-studies')]).toEqual([1, 'p0 hand']);
  });
});

describe('disco-dancers/disco-inferno', () => {
  it('lets each player in turn put a counter on one of their minions; you draw a card for each', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['disco-inferno'] },
      bases: {
        [FACTORY]: { p0: ['scout'], p1: ['invader', 'collector'] },
        tortuga: { p2: ['king-rex'], p1: ['ninja-master'] },
      },
    });
    t.p1.plays('disco-inferno');
    expect(t.p1).toBeOffered(['invader', 'collector', 'ninja-master'], { orDecline: true });
    t.p1.chooses('collector');
    expect(t.p2).toBeOffered(['king-rex'], { orDecline: true });
    t.p2.chooses('king-rex@tortuga');
    expect(t.p0).toBeOffered(['scout'], { orDecline: true });
    t.p0.chooses('scout');
    expect([t.counters('collector'), t.counters('king-rex@tortuga'), t.counters('scout')]).toEqual([1, 1, 1]);
    expect([t.zone('p0', 'hand').length, t.zone('p1', 'hand').length, t.zone('p2', 'hand').length]).toEqual([0, 3, 0]);
    expect(t).toBeSettled();
  });

  it('brings neither counter nor card for who declines or has no minion', () => {
    const t = table({
      p0: { hand: ['disco-inferno'] },
      p2: {},
      bases: { [FACTORY]: { p0: ['scout'], p1: ['invader'] } },
    });
    t.p0.plays('disco-inferno');
    t.p0.declines();
    t.p1.declines();
    expect([t.counters('scout'), t.counters('invader'), t.zone('p0', 'hand')]).toEqual([0, 0, []]);
    expect(t).toBeSettled();
  });

  it('does not count a minion that your action does not affect', () => {
    const guarded = { card: 'invader', with: { p1: ['smoke-bomb'] } };
    const t = table({ p0: { hand: ['disco-inferno'] }, bases: { [FACTORY]: { p0: ['scout'], p1: [guarded] } } });
    t.p0.plays('disco-inferno');
    t.p0.chooses('scout');
    t.p1.chooses('invader');
    expect([t.counters('scout'), t.counters('invader'), t.zone('p0', 'hand').length]).toEqual([1, 0, 1]);
    expect(t).toBeSettled();
  });

  it('counts a minion once that got counters from several players', () => {
    const t = table({
      p0: { hand: ['disco-inferno'] },
      bases: { [FACTORY]: { p0: ['diva', 'scout'], p1: ['dancing-king'] } },
    });
    t.p0.plays('disco-inferno');
    t.p0.chooses('scout');
    t.p0.chooses('diva');
    t.p1.declines(); // the King waits for their own part
    t.p1.chooses('dancing-king');
    expect(t.p1).toBeOffered(['diva'], { orDecline: true }); // the action itself affects the others
    t.p1.chooses('diva');
    expect([t.counters('scout'), t.counters('diva'), t.counters('dancing-king')]).toEqual([1, 2, 1]);
    expect(t.zone('p0', 'hand')).toHaveLength(3);
    expect(t).toBeSettled();
  });
});

describe('disco-dancers/get-down-tonight', () => {
  it("gives anyone's minion +2 power until the end of the turn and draws a card", () => {
    const t = table({
      p0: { hand: ['get-down-tonight'] },
      bases: { [FACTORY]: { p0: ['scout'] }, tortuga: { p1: ['invader'] } },
    });
    t.p0.plays('get-down-tonight');
    expect(t.p0).toBeOffered(['scout', 'invader'], { orDecline: false });
    t.p0.chooses('invader');
    expect([t.power('invader'), t.zone('p0', 'hand').length]).toEqual([5, 1]);
    t.endTurn();
    expect(t.power('invader')).toBe(3);
  });

  it('draws exactly one card however many copies are made', () => {
    const t = table({ p0: { hand: ['get-down-tonight'] }, bases: { [FACTORY]: { p0: ['scout', 'diva', 'diva'] } } });
    t.p0.plays('get-down-tonight');
    t.p0.chooses('scout');
    t.p0.chooses('diva');
    t.p0.chooses('diva');
    expect([t.power('scout'), t.power('diva'), t.power('diva#2')]).toEqual([5, 5, 5]);
    expect(t.zone('p0', 'hand')).toHaveLength(1);
    expect(t).toBeSettled();
  });

  it('draws also without a minion in play', () => {
    const t = table({ p0: { hand: ['get-down-tonight'] } });
    t.p0.plays('get-down-tonight');
    expect(t.zone('p0', 'hand')).toHaveLength(1);
    expect(t).toBeSettled();
  });
});

describe('disco-dancers/im-so-excited', () => {
  const bases = { [FACTORY]: { p0: ['scout'], p1: ['invader'] }, tortuga: {}, 'jungle-oasis': {} };

  it('moves one of your minions to another base and draws a card', () => {
    const t = table({ p0: { hand: ['im-so-excited'] }, bases });
    t.p0.plays('im-so-excited'); // the Invader is not yours
    expect(t.p0).toBeOffered(['tortuga', 'jungle-oasis'], { orDecline: false });
    t.p0.chooses('tortuga');
    expect([t.where('scout'), t.where('invader'), t.zone('p0', 'hand').length]).toEqual(['tortuga', FACTORY, 1]);
    expect(t).toBeSettled();
  });

  it('draws also if nothing moves', () => {
    const none = table({ p0: { hand: ['im-so-excited'] }, bases: { [FACTORY]: { p1: ['invader'] }, tortuga: {} } });
    none.p0.plays('im-so-excited');
    expect([none.where('invader'), none.zone('p0', 'hand').length]).toEqual([FACTORY, 1]);
    const guarded = { card: 'scout', with: { p0: ['tooth-and-claw-and-guns'] } };
    const t = table({ p0: { hand: ['im-so-excited'] }, bases: { [FACTORY]: { p0: [guarded] }, tortuga: {} } });
    t.p0.plays('im-so-excited');
    expect([t.where('scout'), t.zone('p0', 'hand').length]).toEqual([FACTORY, 1]);
    expect(t).toBeSettled();
  });

  it("may take along an opponent's minion through Dancing King, to the same base only", () => {
    const t = table({
      p0: { hand: ['im-so-excited'] },
      bases: { ...bases, [FACTORY]: { p0: ['dancing-king', 'scout'], p1: ['invader'] } },
    });
    t.p0.plays('im-so-excited');
    t.p0.chooses('scout');
    t.p0.chooses('jungle-oasis');
    expect(t.p0).toBeOffered(['dancing-king', 'invader'], { orDecline: true });
    t.p0.chooses('invader');
    expect([t.where('scout'), t.where('invader'), t.where('dancing-king')]).toEqual([
      'jungle-oasis',
      'jungle-oasis',
      FACTORY,
    ]);
    expect(t.zone('p0', 'hand')).toHaveLength(1);
    expect(t).toBeSettled();
  });
});

describe('disco-dancers/i-will-survive', () => {
  it("takes one of your minions back to its owner's hand after a base scores, whatever your place", () => {
    const foreign = { card: 'collector', owner: 'p2' as const };
    const t = table({
      active: 'p1',
      p0: { hand: ['i-will-survive'] },
      p2: {},
      bases: {
        'jungle-oasis': { p0: ['roller', foreign], p1: ['king-rex', 'invader'] },
        tortuga: { p0: ['archmage'] },
      },
    });
    t.p1.finishes();
    expect(t.p0).toBeOffered(['i-will-survive'], { orDecline: true });
    t.p0.chooses('i-will-survive');
    expect(t.p0).toBeOffered(['roller', 'collector'], { orDecline: false });
    expect([t.vp('p1'), t.vp('p0')]).toEqual([2, 0]);
    t.p0.chooses('collector');
    expect([t.where('collector'), t.where('roller'), t.vp('p1')]).toEqual(['p2 hand', 'p0 discard', 2]);
  });

  it('is of no use without a minion there, and not playable at another time', () => {
    const t = table({
      p0: { hand: ['i-will-survive'] },
      bases: { 'jungle-oasis': { p1: ['king-rex', 'king-rex'] }, tortuga: { p0: ['invader'] } },
    });
    expect(t.p0.cannotPlay('i-will-survive')).toBe('onlyAsSpecial');
    t.p0.finishes();
    t.p0.chooses('i-will-survive');
    expect([t.where('i-will-survive'), t.where('invader'), t.vp('p1')]).toEqual(['p0 discard', 'tortuga', 2]);
  });
});

describe('disco-dancers/its-raining-men', () => {
  it('gives an extra minion of any power anywhere, and nobody anything to copy', () => {
    const t = table({
      p0: { hand: ['its-raining-men', 'king-rex', 'king-rex', 'king-rex'] },
      bases: { [FACTORY]: { p0: ['diva', 'dancing-king'] }, 'funky-town': {} },
    });
    t.p0.plays('its-raining-men');
    t.p0.plays('king-rex', { on: FACTORY });
    t.p0.plays('king-rex', { on: 'funky-town' });
    expect(t.p0.cannotPlay('king-rex', { on: FACTORY })).toBe('noMinionPlayLeft');
    expect(t).toBeSettled();
  });
});

describe('disco-dancers/last-dance', () => {
  it('lets each player in turn destroy one of their minions for 1 VP', () => {
    const t = table({
      p0: { hand: ['last-dance'] },
      bases: { [FACTORY]: { p0: ['scout', 'roller'], p1: ['invader'] }, tortuga: { p2: ['collector'] } },
    });
    t.p0.plays('last-dance');
    expect(t.p0).toBeOffered(['scout', 'roller'], { orDecline: true });
    t.p0.chooses('scout');
    expect(t.p1).toBeOffered(['invader'], { orDecline: true });
    t.p1.chooses('invader');
    t.p2.chooses('collector');
    expect([t.where('scout'), t.where('invader'), t.where('collector')]).toEqual([
      'p0 discard',
      'p1 discard',
      'p2 discard',
    ]);
    expect([t.vp('p0'), t.vp('p1'), t.vp('p2')]).toEqual([1, 1, 1]);
    expect(t).toBeSettled();
  });

  it('gives nobody VP for declining, for a minion that cannot be destroyed or for one saved from it', () => {
    const t = table({
      p0: { hand: ['last-dance'] },
      bases: { [FACTORY]: { p0: ['scout'], p1: ['warbot'], p2: ['buccaneer'] }, tortuga: {} },
    });
    t.p0.plays('last-dance');
    t.p0.declines();
    t.p1.chooses('warbot');
    t.p2.chooses('buccaneer');
    expect([t.where('scout'), t.where('warbot'), t.where('buccaneer')]).toEqual([FACTORY, FACTORY, 'tortuga']);
    expect([t.vp('p0'), t.vp('p1'), t.vp('p2')]).toEqual([0, 0, 0]);
    expect(t).toBeSettled();
  });

  it('gives VP also for a minion that is destroyed but goes elsewhere than to the discard pile', () => {
    const t = table({ p0: { hand: ['last-dance'] }, bases: { 'tar-pits': { p0: ['scout'] } } });
    t.p0.plays('last-dance');
    t.p0.chooses('scout');
    expect([t.where('scout'), t.vp('p0')]).toEqual(['p0 deck', 1]);
    expect(t).toBeSettled();
  });

  it("is your action: another player's minion that it does not affect stays", () => {
    const guarded = { card: 'invader', with: { p1: ['smoke-bomb'] } };
    const t = table({ p0: { hand: ['last-dance'] }, bases: { [FACTORY]: { p1: [guarded] } } });
    t.p0.plays('last-dance');
    t.p1.chooses('invader');
    expect([t.where('invader'), t.vp('p1')]).toEqual([FACTORY, 0]);
    expect(t).toBeSettled();
  });
});

describe('disco-dancers/stayin-alive', () => {
  it('places one card with the name of a minion of yours from your discard pile into your hand', () => {
    const t = table({
      p0: { hand: ['stayin-alive'], discard: ['diva', 'scout', 'diva'] },
      bases: { [FACTORY]: { p0: ['diva', 'scout'], p1: ['roller'] } },
    });
    t.p0.plays('stayin-alive');
    expect(t.p0).toBeOffered(['diva', 'scout'], { orDecline: false });
    t.p0.chooses('diva');
    expect([t.zone('p0', 'hand'), t.zone('p0', 'discard').sort()]).toEqual([
      ['diva'],
      ['diva', 'scout', 'stayin-alive'],
    ]);
    expect(t).toBeSettled();
  });

  it('OPEN-54 the chosen minion has a namesake in your discard pile, if any of yours has', () => {
    const t = table({
      p0: { hand: ['stayin-alive'], discard: ['diva'] },
      bases: { [FACTORY]: { p0: ['roller', 'diva'] } },
    });
    t.p0.plays('stayin-alive');
    expect([t.zone('p0', 'hand'), t.zone('p0', 'discard')]).toEqual([['diva'], ['stayin-alive']]);
    expect(t).toBeSettled();
  });

  it('looks only into your own discard pile, also for a minion another player owns', () => {
    const foreign = { card: 'scout', owner: 'p1' as const };
    const t = table({
      p0: { hand: ['stayin-alive'] },
      p1: { discard: ['scout'] },
      bases: { [FACTORY]: { p0: [foreign] } },
    });
    t.p0.plays('stayin-alive');
    expect([t.zone('p0', 'hand'), t.zone('p1', 'discard')]).toEqual([[], ['scout']]);
    const own = table({ p0: { hand: ['stayin-alive'], discard: ['scout'] }, bases: { [FACTORY]: { p0: [foreign] } } });
    own.p0.plays('stayin-alive');
    expect(own.zone('p0', 'hand')).toEqual(['scout']);
    expect(own).toBeSettled();
  });

  it('does nothing without such a card or without a minion of yours', () => {
    const t = table({ p0: { hand: ['stayin-alive'], discard: ['scout'] }, bases: { [FACTORY]: { p0: ['roller'] } } });
    t.p0.plays('stayin-alive');
    expect([t.zone('p0', 'hand'), t.zone('p0', 'discard')]).toEqual([[], ['scout', 'stayin-alive']]);
    const none = table({ p0: { hand: ['stayin-alive'], discard: ['scout'] }, bases: { [FACTORY]: { p1: ['scout'] } } });
    none.p0.plays('stayin-alive');
    expect(none.zone('p0', 'hand')).toEqual([]);
    expect(none).toBeSettled();
  });

  it('affects no minion: nothing is copied, and Roller gets no counter', () => {
    const t = table({
      p0: { hand: ['stayin-alive'] },
      bases: { 'boogie-wonderland': { p0: ['roller', 'diva', 'dancing-king'] } },
    });
    t.p0.plays('stayin-alive');
    t.p0.chooses('roller');
    expect([t.counters('roller'), t.zone('p0', 'hand')]).toEqual([0, []]);
    expect(t).toBeSettled();
  });
});

describe('disco-dancers/turn-the-beat-around', () => {
  it('gives a minion +1 power and a minion at its base -1 power until the end of the turn', () => {
    const t = table({
      p0: { hand: ['turn-the-beat-around'] },
      bases: { [FACTORY]: { p0: ['scout'], p1: ['invader'] }, tortuga: { p1: ['collector'] } },
    });
    t.p0.plays('turn-the-beat-around');
    expect(t.p0).toBeOffered(['scout', 'invader', 'collector'], { orDecline: false });
    t.p0.chooses('scout');
    expect(t.p0).toBeOffered(['scout', 'invader'], { orDecline: false });
    t.p0.chooses('invader');
    expect([t.power('scout'), t.power('invader')]).toEqual([4, 2]);
    t.endTurn();
    expect([t.power('scout'), t.power('invader')]).toEqual([3, 3]);
  });

  it('takes it from the same minion if there is no other, and from nobody if the first was not affected', () => {
    const t = table({ p0: { hand: ['turn-the-beat-around'] }, bases: { [FACTORY]: { p1: ['invader'] } } });
    t.p0.plays('turn-the-beat-around');
    expect(t.power('invader')).toBe(3);
    const guarded = { card: 'invader', with: { p1: ['smoke-bomb'] } };
    const safe = table({
      p0: { hand: ['turn-the-beat-around'] },
      bases: { [FACTORY]: { p0: ['scout'], p1: [guarded] } },
    });
    safe.p0.plays('turn-the-beat-around');
    safe.p0.chooses('invader');
    expect([safe.power('scout'), safe.power('invader')]).toEqual([3, 3]);
    expect(safe).toBeSettled();
    const none = table({ p0: { hand: ['turn-the-beat-around'] } });
    none.p0.plays('turn-the-beat-around');
    expect(none.where('turn-the-beat-around')).toBe('p0 discard');
    expect(none).toBeSettled();
  });

  it('before a base scores changes who wins, and need not be aimed there', () => {
    const bases = { 'jungle-oasis': { p0: ['scout', 'scout'], p1: ['king-rex'] }, tortuga: { p1: ['invader'] } };
    const t = table({ active: 'p1', p0: { hand: ['turn-the-beat-around'] }, bases });
    t.p1.finishes();
    expect(t.p0).toBeOffered(['turn-the-beat-around'], { orDecline: true });
    t.p0.chooses('turn-the-beat-around');
    expect(t.p0).toBeOffered(['scout', 'scout', 'king-rex', 'invader'], { orDecline: false });
    t.p0.chooses('scout');
    t.p0.chooses('king-rex@jungle-oasis'); // 4 + 3 against 6
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 0]);
    const idle = table({ active: 'p1', p0: { hand: ['turn-the-beat-around'] }, bases });
    idle.p1.finishes();
    idle.p0.declines();
    expect([idle.vp('p0'), idle.vp('p1')]).toEqual([0, 2]);
  });

  it('cannot be played after a base has scored', () => {
    const t = table({
      p0: { hand: ['turn-the-beat-around', 'i-will-survive'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'king-rex'] } },
    });
    t.p0.finishes();
    t.p0.passes();
    expect(t.p0).toBeOffered(['i-will-survive'], { orDecline: true });
  });
});
