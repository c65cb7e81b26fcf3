/** The actions of the Anansi Tales. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('anansi-tales/collecting-stories', () => {
  /** A table where p0 has given the cards to p1, who also has a Wizard. */
  function given(...cards: [string, ...string[]]) {
    const t = table({
      p0: { hand: ['trading-stories', ...cards, 'collecting-stories', 'summon', 'mystic-studies'], deck: ['king-rex'] },
      p1: { hand: ['enchantress'], deck: [] },
      bases: { tortuga: {}, 'ninja-dojo': { p1: ['scout'] } },
    });
    t.p0.plays('trading-stories');
    t.p0.chooses(...cards);
    t.endTurn();
    t.p1.finishes();
    return t;
  }

  it('EX-CLAR-NOW shows you a hand, out of which you may play a card that you own, at once', () => {
    const t = given('zapbot', 'upgrade', 'hidden-ninja');
    t.p0.plays('collecting-stories');
    expect(t.p0).toBeOffered(['zapbot', 'upgrade'], { orDecline: true }); // the Enchantress is p1's, Hidden Ninja a Special
    expect(t.decision?.shows?.map((id) => t.name(id)).sort()).toEqual([
      'enchantress',
      'hidden-ninja',
      'upgrade',
      'zapbot',
    ]);
    expect(t.view(null).cards[t.id('zapbot')]).toBeUndefined(); // nobody else sees it
    t.p0.chooses('zapbot');
    t.p0.chooses('tortuga');
    expect([t.where('zapbot'), t.controller('zapbot')]).toEqual(['tortuga', 'p0']);
    expect(t.p0.cannotPlay('summon')).toBe('noActionPlayLeft'); // that was the action
    expect(t).toBeSettled();
  });

  it('uses up no free play: an action found is an extra one, and so is a minion', () => {
    const t = given('mystic-studies', 'invader', 'king-rex');
    t.p0.plays('collecting-stories');
    t.p0.chooses('invader');
    t.p0.chooses('tortuga');
    expect([t.vp('p0'), t.p0.cannotPlay('king-rex', { on: 'tortuga' })]).toEqual([1, null]);
    const action = given('upgrade');
    action.p0.plays('collecting-stories');
    action.p0.chooses('upgrade');
    expect([action.where('upgrade'), action.where('collecting-stories')]).toEqual(['on scout', 'p0 discard']);
    expect(action).toBeSettled();
  });

  it('may be declined, and lets you choose whose hand', () => {
    const t = table({ p0: { hand: ['collecting-stories'] }, p1: { hand: ['scout'] }, p2: { hand: ['invader'] } });
    t.p0.plays('collecting-stories');
    expect(t.p0).toBeOffered(['p1', 'p2'], { orDecline: false });
    t.p0.chooses('p2');
    expect(t.decision?.shows?.map((id) => t.name(id))).toEqual(['invader']);
    expect(t.p0).toBeOffered([]);
    t.p0.declines();
    expect([t.where('invader'), t.where('collecting-stories')]).toEqual(['p2 hand', 'p0 discard']);
    expect(t).toBeSettled();
  });

  it('an empty hand shows nothing', () => {
    const t = table({ p0: { hand: ['collecting-stories'] } });
    t.p0.plays('collecting-stories');
    expect(t).toBeSettled();
  });
});

describe('anansi-tales/ear-of-corn', () => {
  it('shuffles up to three actions of your discard pile into your deck, gives an extra action and is passed on', () => {
    const t = table({
      p0: {
        hand: ['ear-of-corn', 'mystic-studies', 'mystic-studies'],
        deck: ['king-rex', 'king-rex'],
        discard: ['scout', 'upgrade', 'disenchant', 'beam-up', 'poison'],
      },
    });
    t.p0.plays('ear-of-corn');
    expect(t.p0).toBeOffered(['upgrade', 'disenchant', 'beam-up', 'poison'], { orDecline: true });
    t.p0.chooses('upgrade', 'beam-up', 'poison');
    expect([t.zone('p0', 'deck').length, t.zone('p0', 'discard')]).toEqual([5, ['scout', 'disenchant']]);
    expect(t.where('ear-of-corn')).toBe('p1 hand');
    t.p0.plays('mystic-studies');
    expect(t.p0.cannotPlay('mystic-studies')).toBe('noActionPlayLeft');
    expect(t).toBeSettled();
  });

  it('gives the extra action and is passed on also if nothing is shuffled; you choose to whom', () => {
    const t = table({ p0: { hand: ['ear-of-corn', 'mystic-studies'], discard: ['upgrade'] }, players: 3 });
    t.p0.plays('ear-of-corn');
    t.p0.declines();
    expect(t.p0).toBeOffered(['p1', 'p2'], { orDecline: false });
    t.p0.chooses('p2');
    expect([t.where('ear-of-corn'), t.zone('p0', 'discard')]).toEqual(['p2 hand', ['upgrade']]);
    t.p0.plays('mystic-studies');
    expect(t).toBeSettled();
  });

  it('works with the discard pile and deck of whoever plays it, and may go back to its owner', () => {
    const t = table({
      p0: { hand: ['ear-of-corn'], discard: [] },
      p1: { discard: ['upgrade'], deck: [] },
    });
    t.p0.plays('ear-of-corn');
    t.endTurn();
    t.p1.plays('ear-of-corn');
    t.p1.chooses('upgrade');
    expect([t.where('upgrade'), t.where('ear-of-corn')]).toEqual(['p1 deck', 'p0 hand']);
    expect(t).toBeSettled();
  });
});

describe('anansi-tales/feather-gifts', () => {
  it('moves one of your minions and is passed on; who gets it moves one of theirs', () => {
    const t = table({
      p0: { hand: ['feather-gifts'] },
      bases: { tortuga: { p0: ['scout'], p1: ['invader'] }, 'ninja-dojo': {}, 'tar-pits': {} },
    });
    t.p0.plays('feather-gifts');
    expect(t.p0).toBeOffered(['ninja-dojo', 'tar-pits'], { orDecline: false }); // the Scout is the only one
    t.p0.chooses('tar-pits');
    expect([t.where('scout'), t.where('feather-gifts')]).toEqual(['tar-pits', 'p1 hand']);
    t.endTurn();
    t.p1.plays('feather-gifts');
    t.p1.chooses('ninja-dojo');
    expect([t.where('invader'), t.where('feather-gifts')]).toEqual(['ninja-dojo', 'p0 hand']);
    expect(t).toBeSettled();
  });

  it('is passed on also without a minion of yours', () => {
    const t = table({ p0: { hand: ['feather-gifts'] }, bases: { tortuga: { p1: ['invader'] }, 'ninja-dojo': {} } });
    t.p0.plays('feather-gifts');
    expect([t.where('invader'), t.where('feather-gifts')]).toEqual(['tortuga', 'p1 hand']);
    expect(t).toBeSettled();
  });
});

describe('anansi-tales/let-it-be-full-and-eat', () => {
  it('draws two cards and is passed on, again and again', () => {
    const t = table({
      p0: { hand: ['let-it-be-full-and-eat'] },
      bases: { tortuga: { p0: ['onini-the-python'] } },
      players: 3,
    });
    t.p0.plays('let-it-be-full-and-eat');
    t.p0.chooses('p1');
    expect([t.zone('p0', 'hand').length, t.where('let-it-be-full-and-eat')]).toEqual([2, 'p1 hand']);
    t.endTurn();
    t.p1.plays('let-it-be-full-and-eat');
    t.p1.chooses('p2'); // a third player
    expect([t.zone('p1', 'hand').length, t.where('let-it-be-full-and-eat')]).toEqual([2, 'p2 hand']);
    expect([t.counters('onini-the-python'), t.zone('p0', 'discard')]).toEqual([1, []]);
    expect(t).toBeSettled();
  });

  it('goes to its owner when it is discarded', () => {
    const t = table({
      p0: { hand: ['let-it-be-full-and-eat'] },
      p1: { deck: [] },
      p2: { hand: ['take-the-shinies'] },
    });
    t.p0.plays('let-it-be-full-and-eat');
    t.p0.chooses('p1');
    t.endTurn();
    t.endTurn();
    t.p2.plays('take-the-shinies');
    expect(t.where('let-it-be-full-and-eat')).toBe('p0 discard');
  });
});

describe('anansi-tales/pot-of-beans', () => {
  const bases = { tortuga: { p0: ['scout'] }, 'ninja-dojo': { p1: ['invader'] } };

  it.each([
    ['both on one minion', 'invader', 'invader', [0, 2]],
    ['one on each of two, at different bases', 'scout', 'invader', [1, 1]],
  ])('puts two counters, %s, and is passed on', (_, first, second, counters) => {
    const t = table({ p0: { hand: ['pot-of-beans'] }, bases });
    t.p0.plays('pot-of-beans');
    expect(t.p0).toBeOffered(['scout', 'invader'], { orDecline: false });
    t.p0.chooses(first);
    expect(t.p0).toBeOffered(['scout', 'invader'], { orDecline: false });
    t.p0.chooses(second);
    expect([t.counters('scout'), t.counters('invader')]).toEqual(counters);
    expect(t.where('pot-of-beans')).toBe('p1 hand');
    expect(t).toBeSettled();
  });

  it('puts none on a protected minion, and is passed on without any minion', () => {
    const safe = table({
      p0: { hand: ['pot-of-beans'] },
      bases: { tortuga: { p0: ['scout'] }, 'ninja-dojo': { p1: ['invader', 'wildlife-preserve'] } },
    });
    safe.p0.plays('pot-of-beans');
    safe.p0.chooses('invader');
    safe.p0.chooses('scout');
    expect([safe.counters('scout'), safe.counters('invader')]).toEqual([1, 0]);
    const none = table({ p0: { hand: ['pot-of-beans'] }, bases: { tortuga: {} } });
    none.p0.plays('pot-of-beans');
    expect(none.where('pot-of-beans')).toBe('p1 hand');
    expect(none).toBeSettled();
  });

  it('EX-CORNER-46 works for whoever plays it, who passes it on', () => {
    const t = table({ p0: { hand: ['pot-of-beans'] }, p1: { deck: [] }, bases });
    t.p0.plays('pot-of-beans');
    t.p0.chooses('scout');
    t.p0.chooses('scout');
    t.endTurn();
    t.p1.plays('pot-of-beans');
    t.p1.chooses('invader');
    t.p1.chooses('invader');
    expect([t.counters('invader'), t.where('pot-of-beans')]).toEqual([2, 'p0 hand']);
  });
});

describe('anansi-tales/pot-of-wisdom', () => {
  it('draws a card for each other player, gives one to each, and gives an extra action', () => {
    const t = table({
      p0: { hand: ['pot-of-wisdom', 'upgrade', 'mystic-studies'], deck: ['scout', 'invader', 'king-rex', 'king-rex'] },
      bases: { tortuga: { p0: ['osebo-the-leopard'] } },
      players: 3,
    });
    t.p0.plays('pot-of-wisdom');
    expect(t.p0).toBeOffered(['upgrade', 'mystic-studies', 'scout', 'invader'], { orDecline: false });
    t.p0.chooses('invader');
    t.p0.chooses('upgrade');
    expect([t.zone('p1', 'hand'), t.zone('p2', 'hand'), t.zone('p0', 'hand')]).toEqual([
      ['invader'],
      ['upgrade'],
      ['mystic-studies', 'scout'],
    ]);
    expect([t.where('pot-of-wisdom'), t.counters('osebo-the-leopard')]).toEqual(['p0 discard', 2]);
    t.p0.plays('mystic-studies');
    expect(t).toBeSettled();
  });

  it('gives as many as there are', () => {
    const t = table({ p0: { hand: ['pot-of-wisdom'], deck: ['scout'] }, players: 3 });
    t.p0.plays('pot-of-wisdom');
    expect([t.zone('p0', 'hand'), t.zone('p1', 'hand'), t.zone('p2', 'hand')]).toEqual([[], ['scout'], []]);
    expect(t).toBeSettled();
  });
});

describe('anansi-tales/the-perfect-gift', () => {
  const setup = {
    p0: {
      hand: ['the-perfect-gift', 'ear-of-corn'],
      deck: ['hidden-ninja', 'upgrade', 'ear-of-corn', 'mystic-studies'],
    },
    bases: { tortuga: { p0: ['osebo-the-leopard'] } },
  };

  it('EX-CLAR-NOW finds a standard action, which is played at once and then goes to another hand', () => {
    const t = table({ ...setup, players: 3 });
    t.p0.plays('the-perfect-gift');
    expect(t.p0).toBeOffered(['ear-of-corn', 'mystic-studies']);
    t.p0.chooses('mystic-studies');
    t.p0.chooses('mystic-studies');
    expect(t.p0).toBeOffered(['p1', 'p2'], { orDecline: false });
    t.p0.chooses('p2');
    expect([t.where('mystic-studies'), t.where('the-perfect-gift')]).toEqual(['p2 hand', 'p0 discard']);
    expect([t.zone('p0', 'hand').length, t.counters('osebo-the-leopard')]).toEqual([1 + 2, 1]);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-GIFT an action that says where it goes is given once only; its name is not banned', () => {
    const t = table(setup);
    t.p0.plays('the-perfect-gift');
    t.p0.chooses('ear-of-corn');
    t.p0.chooses('ear-of-corn');
    expect([t.zone('p1', 'hand'), t.counters('osebo-the-leopard')]).toEqual([['ear-of-corn'], 1]);
    t.p0.plays('ear-of-corn'); // by the extra action of the first
    t.p0.declines();
    expect(t.zone('p1', 'hand')).toEqual(['ear-of-corn', 'ear-of-corn']);
  });

  it('shuffles a deck without such an action, and no extra action remains', () => {
    const t = table({ ...setup, p0: { hand: ['the-perfect-gift', 'ear-of-corn'], deck: ['hidden-ninja', 'upgrade'] } });
    t.p0.plays('the-perfect-gift');
    t.p0.declines(); // has seen the deck
    expect(t.told()).toContain('shuffled');
    expect([t.zone('p1', 'hand'), t.p0.cannotPlay('ear-of-corn')]).toEqual([[], 'noActionPlayLeft']);
    expect(t).toBeSettled();
  });

  it('may be declined when the card is found, which then stays in the deck', () => {
    const t = table(setup);
    t.p0.plays('the-perfect-gift');
    t.p0.chooses('mystic-studies');
    t.p0.declines();
    expect([t.zone('p0', 'deck').length, t.zone('p1', 'hand')]).toEqual([4, []]);
    expect(t).toBeSettled();
  });
});

describe('anansi-tales/trading-stories', () => {
  const hand = ['trading-stories', 'zapbot', 'scout', 'invader', 'upgrade'];

  it('gives up to three cards to players as you like, and draws as many when all are given', () => {
    const t = table({ p0: { hand, deck: ['king-rex', 'king-rex', 'warbot'] }, players: 3 });
    t.p0.plays('trading-stories');
    expect(t.p0).toBeOffered(['zapbot', 'scout', 'invader', 'upgrade'], { orDecline: true });
    expect(() => t.p0.chooses('zapbot', 'scout', 'invader', 'upgrade')).toThrow();
    t.p0.chooses('zapbot', 'scout', 'upgrade');
    for (const seat of ['p2', 'p1', 'p2']) t.p0.chooses(seat);
    expect([t.zone('p1', 'hand'), t.zone('p2', 'hand')]).toEqual([['scout'], ['zapbot', 'upgrade']]);
    expect(t.zone('p0', 'hand')).toEqual(['invader', 'king-rex', 'king-rex', 'warbot']);
    expect(t.where('trading-stories')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('may give all to the same player, or one card', () => {
    const t = table({ p0: { hand }, players: 3 });
    t.p0.plays('trading-stories');
    t.p0.chooses('zapbot', 'scout', 'upgrade');
    for (const seat of ['p1', 'p1', 'p1']) t.p0.chooses(seat);
    expect([t.zone('p1', 'hand').length, t.zone('p2', 'hand').length, t.zone('p0', 'hand').length]).toEqual([3, 0, 4]);
    const one = table({ p0: { hand } });
    one.p0.plays('trading-stories');
    one.p0.chooses('upgrade');
    expect([one.zone('p1', 'hand'), one.zone('p0', 'hand').length]).toEqual([['upgrade'], 4]);
  });

  it('draws nothing if nothing is given', () => {
    const t = table({ p0: { hand } });
    t.p0.plays('trading-stories');
    t.p0.declines();
    expect([t.zone('p0', 'hand'), t.zone('p1', 'hand')]).toEqual([hand.slice(1), []]);
    expect(t).toBeSettled();
  });
});
