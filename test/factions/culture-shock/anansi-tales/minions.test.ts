/** The minions of the Anansi Tales. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('anansi-tales/anansi-the-spider', () => {
  const setup = {
    p0: {
      hand: ['ear-of-corn', 'mystic-studies'],
      deck: ['hidden-ninja', 'upgrade', 'scout', 'ear-of-corn', 'disenchant'],
    },
    bases: { tortuga: { p0: ['anansi-the-spider', 'osebo-the-leopard'] } },
  };

  it('EX-CLAR-NOW finds a standard action, which is played at once and then goes to another hand', () => {
    const t = table(setup);
    t.p0.uses('anansi-the-spider');
    expect(t.p0).toBeOffered(['ear-of-corn', 'disenchant']); // not played on something, not only a Special
    t.p0.chooses('disenchant');
    expect(t.told()).toContain('shuffled');
    t.p0.chooses('disenchant');
    expect([t.where('disenchant'), t.counters('osebo-the-leopard')]).toEqual(['p1 hand', 1]);
    expect(t.p0.canUse('anansi-the-spider')).toBe(false);
    t.p0.plays('mystic-studies'); // the free action is left
    expect(t).toBeSettled();
  });

  it('EX-CLAR-GIFT an action that says where it goes is given once only, to the player chosen last', () => {
    const t = table({ ...setup, players: 3 });
    t.p0.uses('anansi-the-spider');
    t.p0.chooses('ear-of-corn');
    t.p0.chooses('ear-of-corn');
    t.p0.chooses('p1'); // by its own text
    t.p0.chooses('p2');
    expect([t.zone('p1', 'hand'), t.zone('p2', 'hand')]).toEqual([[], ['ear-of-corn']]);
    expect(t.counters('osebo-the-leopard')).toBe(1);
    expect(t).toBeSettled();
  });

  it('bans the name for you this turn, not for the one who gets the card', () => {
    const t = table(setup);
    t.p0.uses('anansi-the-spider');
    t.p0.chooses('ear-of-corn');
    t.p0.chooses('ear-of-corn');
    expect([t.p0.cannotPlay('ear-of-corn'), t.p0.cannotPlay('mystic-studies')]).toEqual(['forbidden', null]);
    t.endTurn();
    expect(t.p1.cannotPlay('ear-of-corn')).toBeNull();
    t.endTurn();
    expect(t.p0.cannotPlay('ear-of-corn')).toBeNull();
  });

  it('the one who gets the card may play it this turn, if it is a Special', () => {
    const t = table({
      p0: { hand: ['full-sail'], deck: ['full-sail'] },
      bases: {
        tortuga: { p0: ['anansi-the-spider'] },
        'jungle-oasis': { p0: ['king-rex', 'king-rex'], p1: ['zapbot'] },
      },
    });
    t.p0.uses('anansi-the-spider');
    t.p0.chooses('full-sail');
    t.p0.chooses('full-sail');
    t.p0.declines(); // moves nobody
    t.p0.finishes();
    expect(t.p1).toBeOffered(['full-sail'], { orDecline: true }); // and p0 has not been asked
  });

  it('the extra action may be declined: the card stays in the deck, and no name is banned', () => {
    const t = table(setup);
    t.p0.uses('anansi-the-spider');
    t.p0.chooses('ear-of-corn');
    t.p0.declines();
    expect([t.zone('p0', 'deck').length, t.zone('p1', 'hand'), t.p0.cannotPlay('ear-of-corn')]).toEqual([5, [], null]);
    expect(t).toBeSettled();
  });

  it('finds nothing in a deck without such an action, and shuffles it', () => {
    const t = table({ ...setup, p0: { deck: ['hidden-ninja', 'upgrade', 'scout'] } });
    t.p0.uses('anansi-the-spider');
    expect(t.p0).toBeOffered([]);
    t.p0.declines();
    expect([t.zone('p0', 'deck').length, t.zone('p1', 'hand')]).toEqual([3, []]);
    expect(t.told()).toContain('shuffled');
    expect(t).toBeSettled();
  });
});

describe('anansi-tales/onini-the-python', () => {
  const gift = { hand: ['let-it-be-full-and-eat'] };

  it('gains a counter when another player plays a card they do not own', () => {
    const t = table({ p0: gift, bases: { tortuga: { p0: ['onini-the-python'] } } });
    t.p0.plays('let-it-be-full-and-eat');
    expect([t.where('let-it-be-full-and-eat'), t.counters('onini-the-python')]).toEqual(['p1 hand', 0]);
    t.endTurn();
    t.p1.plays('let-it-be-full-and-eat');
    expect([t.where('let-it-be-full-and-eat'), t.counters('onini-the-python')]).toEqual(['p0 hand', 1]);
    expect(t).toBeSettled();
  });

  it('gains one when another player discards such a card from hand, whoever owns it and whoever makes them', () => {
    const t = table({
      p0: { hand: ['akye-the-turtle', 'zapbot'] },
      p2: { hand: ['take-the-shinies'] },
      bases: { tortuga: { p0: ['onini-the-python'] }, 'ninja-dojo': {} },
    });
    t.p0.plays('akye-the-turtle', { on: 'ninja-dojo' });
    t.p0.chooses('zapbot');
    t.p0.chooses('p1');
    t.endTurn();
    t.p1.plays('zapbot', { on: 'ninja-dojo' }); // a minion counts, too
    expect([t.controller('zapbot'), t.counters('onini-the-python')]).toEqual(['p1', 1]);
    const made = table({
      active: 'p2',
      p2: { hand: ['chronomage', 'trading-stories', 'scout', 'invader', 'warbot', 'take-the-shinies'] },
      bases: { tortuga: { p0: ['onini-the-python'] } },
    });
    made.p2.plays('chronomage', { on: 'tortuga' });
    made.p2.plays('trading-stories');
    made.p2.chooses('scout', 'invader', 'warbot');
    for (const seat of ['p0', 'p1', 'p1']) made.p2.chooses(seat);
    made.p2.plays('take-the-shinies'); // what you discard does not count
    expect(made.zone('p2', 'discard').sort()).toEqual([
      'invader',
      'scout',
      'take-the-shinies',
      'trading-stories',
      'warbot',
    ]);
    expect(made.counters('onini-the-python')).toBe(2);
    expect(made).toBeSettled();
  });

  it('gains none when a player plays or discards what they own, when you do, or when it goes from play', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['mystic-studies'] },
      bases: {
        tortuga: { p0: ['onini-the-python'] },
        'jungle-oasis': {
          p1: [
            { card: 'king-rex', owner: 'p0' },
            { card: 'king-rex', owner: 'p0' },
          ],
        },
      },
    });
    t.p1.plays('mystic-studies');
    t.p1.finishes();
    expect(t.zone('p0', 'discard')).toEqual(['king-rex', 'king-rex']);
    expect(t.counters('onini-the-python')).toBe(0);
  });

  it('gains none when another player discards a card of their own, or you one of theirs', () => {
    const own = table({
      p0: { hand: ['take-the-shinies'] },
      p1: { hand: ['scout', 'invader'] },
      bases: { tortuga: { p0: ['onini-the-python'] } },
    });
    own.p0.plays('take-the-shinies');
    expect([own.zone('p1', 'discard').sort(), own.counters('onini-the-python')]).toEqual([['invader', 'scout'], 0]);
    const yours = table({
      active: 'p1',
      p0: { hand: [{ card: 'zapbot', owner: 'p1' }] },
      p1: { hand: ['take-the-shinies'] },
      bases: { tortuga: { p0: ['onini-the-python'] } },
    });
    yours.p1.plays('take-the-shinies');
    expect([yours.zone('p1', 'discard').sort(), yours.counters('onini-the-python')]).toEqual([
      ['take-the-shinies', 'zapbot'],
      0,
    ]);
    expect(yours).toBeSettled();
  });

  it('gains none from a card of yours that you play out of another hand', () => {
    const t = table({
      p0: { hand: ['akye-the-turtle', 'zapbot', 'collecting-stories'] },
      bases: { tortuga: { p0: ['onini-the-python'] } },
    });
    t.p0.plays('akye-the-turtle', { on: 'tortuga' });
    t.p0.chooses('zapbot');
    t.p0.plays('collecting-stories');
    t.p0.chooses('zapbot');
    if (t.decision) t.p0.declines();
    expect([t.where('zapbot'), t.controller('zapbot'), t.counters('onini-the-python')]).toEqual(['tortuga', 'p0', 0]);
    expect(t).toBeSettled();
  });
});

describe('anansi-tales/osebo-the-leopard', () => {
  it('gains a counter for every card you place into another hand, whoever owns it', () => {
    const t = table({
      p0: { hand: ['trading-stories', 'zapbot', 'scout', 'invader'] },
      bases: { tortuga: { p0: ['osebo-the-leopard'] } },
    });
    t.p0.plays('trading-stories');
    t.p0.chooses('zapbot', 'scout', 'invader');
    expect(t.counters('osebo-the-leopard')).toBe(3);
    expect(t).toBeSettled();
    const back = table({
      active: 'p1',
      p1: { hand: ['let-it-be-full-and-eat'] },
      bases: { tortuga: { p0: ['osebo-the-leopard'] } },
    });
    back.p1.plays('let-it-be-full-and-eat'); // given to you by another
    expect(back.counters('osebo-the-leopard')).toBe(0);
    back.endTurn();
    back.p0.plays('let-it-be-full-and-eat');
    expect([back.where('let-it-be-full-and-eat'), back.counters('osebo-the-leopard')]).toEqual(['p1 hand', 1]);
  });

  it('gains none for what others place, for drawing, or for returning a minion', () => {
    const t = table({
      p0: { hand: ['beam-up', 'akye-the-turtle'] },
      p1: { hand: ['akye-the-turtle', 'zapbot'] },
      players: 3,
      bases: { tortuga: { p0: ['osebo-the-leopard'], p1: ['scout'] } },
    });
    t.p0.plays('beam-up');
    t.p0.chooses('scout');
    expect(t.counters('osebo-the-leopard')).toBe(0);
    t.endTurn();
    t.p1.plays('akye-the-turtle', { on: 'tortuga' });
    t.p1.chooses('zapbot');
    t.p1.chooses('p2');
    expect([t.where('zapbot'), t.counters('osebo-the-leopard')]).toEqual(['p2 hand', 0]);
    expect(t).toBeSettled();
  });
});

describe('anansi-tales/akye-the-turtle', () => {
  it('may give away a card of your choice to a player of your choice, and then draws two', () => {
    const t = table({ p0: { hand: ['akye-the-turtle', 'zapbot', 'upgrade'] }, players: 3 });
    t.p0.plays('akye-the-turtle', { on: 'jungle-oasis' });
    expect(t.p0).toBeOffered(['zapbot', 'upgrade'], { orDecline: true });
    t.p0.chooses('upgrade');
    expect(t.p0).toBeOffered(['p1', 'p2'], { orDecline: false });
    t.p0.chooses('p2');
    expect([t.zone('p2', 'hand'), t.zone('p0', 'hand')]).toEqual([['upgrade'], ['zapbot', 'king-rex', 'king-rex']]);
    expect(t.state.cards[t.id('upgrade')]?.owner).toBe(0);
    expect(t).toBeSettled();
  });

  it('draws nothing if you decline or have no card', () => {
    const t = table({ p0: { hand: ['akye-the-turtle', 'zapbot'] } });
    t.p0.plays('akye-the-turtle', { on: 'jungle-oasis' });
    t.p0.declines();
    expect([t.zone('p0', 'hand'), t.zone('p1', 'hand')]).toEqual([['zapbot'], []]);
    const empty = table({ p0: { hand: ['akye-the-turtle'] } });
    empty.p0.plays('akye-the-turtle', { on: 'jungle-oasis' });
    expect(empty.zone('p0', 'hand')).toEqual([]);
    expect(empty).toBeSettled();
  });

  it('may give a card that you do not own', () => {
    const t = table({
      p1: { hand: ['let-it-be-full-and-eat'] },
      p0: { hand: ['akye-the-turtle'] },
      active: 'p1',
    });
    t.p1.plays('let-it-be-full-and-eat');
    t.endTurn();
    t.p0.plays('akye-the-turtle', { on: 'jungle-oasis' });
    t.p0.chooses('let-it-be-full-and-eat');
    expect([t.where('let-it-be-full-and-eat'), t.zone('p0', 'hand').length]).toEqual(['p1 hand', 2]);
    expect(t).toBeSettled();
  });
});

describe('anansi-tales/mboro-hornet', () => {
  const gift = { hand: ['let-it-be-full-and-eat', 'mboro-hornet', 'mboro-hornet'] };

  it('EX-CLAR-NOW answers a card that another player plays and does not own; several may answer the same', () => {
    const t = table({ p0: gift, bases: { tortuga: {}, 'ninja-dojo': {} } });
    t.p0.plays('let-it-be-full-and-eat');
    t.endTurn();
    t.p1.plays('let-it-be-full-and-eat');
    expect(t.zone('p1', 'hand')).toHaveLength(2); // it has been resolved
    expect(t.p0).toBeOffered(['mboro-hornet', 'mboro-hornet'], { orDecline: true });
    t.p0.chooses('mboro-hornet');
    expect(t.p0).toBeOffered(['tortuga', 'ninja-dojo'], { orDecline: false });
    t.p0.chooses('ninja-dojo');
    t.p0.chooses('mboro-hornet');
    t.p0.chooses('tortuga');
    expect([t.total('ninja-dojo', 'p0'), t.total('tortuga', 'p0')]).toEqual([2, 2]);
    expect(t).toBeSettled();
  });

  it('EX-ORDER-3 comes after what cards in play do', () => {
    const t = table({ p0: gift, bases: { tortuga: { p0: ['onini-the-python'] } } });
    t.p0.plays('let-it-be-full-and-eat');
    t.endTurn();
    t.p1.plays('let-it-be-full-and-eat');
    expect([t.p0.prompt, t.counters('onini-the-python')]).toEqual(['played', 1]);
  });

  it('may stay in the hand', () => {
    const t = table({ p0: gift, bases: { tortuga: {} } });
    t.p0.plays('let-it-be-full-and-eat');
    t.endTurn();
    t.p1.plays('let-it-be-full-and-eat');
    t.p0.passes();
    expect([t.total('tortuga', 'p0'), t.zone('p0', 'hand').filter((card) => card === 'mboro-hornet').length]).toEqual([
      0, 2,
    ]);
    expect(t).toBeSettled();
  });

  it('answers a gift discarded for the hand limit', () => {
    const nine = new Array<string>(9).fill('king-rex');
    const t = table({ p0: gift, p1: { hand: nine }, bases: { tortuga: {} } });
    t.p0.plays('let-it-be-full-and-eat');
    t.endTurn();
    t.p1.finishes();
    t.p1.chooses('let-it-be-full-and-eat', 'king-rex');
    expect(t.where('let-it-be-full-and-eat')).toBe('p0 discard');
    t.p0.chooses('mboro-hornet');
    expect(t.total('tortuga', 'p0')).toBe(2);
    t.p0.passes();
    expect(t.state.active).toBe(0);
  });

  it('answers on your own turn without using up your free minion', () => {
    const t = table({
      p0: { hand: ['mboro-hornet', 'zapbot', 'take-the-shinies', 'let-it-be-full-and-eat'] },
      p1: { hand: [] },
      bases: { tortuga: {} },
    });
    t.p0.plays('let-it-be-full-and-eat');
    t.endTurn();
    t.endTurn();
    t.p0.plays('take-the-shinies');
    t.p0.chooses('mboro-hornet');
    expect([t.total('tortuga', 'p0'), t.p0.cannotPlay('zapbot', { on: 'tortuga' })]).toEqual([2, null]);
  });

  it('does not answer your own play of a card you do not own, nor cards of their owners', () => {
    const t = table({
      p0: { hand: ['let-it-be-full-and-eat'] },
      p1: { hand: ['mboro-hornet', 'mystic-studies'] },
      players: 2,
      bases: { tortuga: {} },
    });
    t.p0.plays('let-it-be-full-and-eat');
    t.endTurn();
    t.p1.plays('let-it-be-full-and-eat');
    expect(t).toBeSettled();
    const own = table({ p1: { hand: ['mboro-hornet'] }, p0: { hand: ['mystic-studies'] }, bases: { tortuga: {} } });
    own.p0.plays('mystic-studies');
    expect(own).toBeSettled();
  });

  it('can be played normally', () => {
    const t = table({ p0: { hand: ['mboro-hornet'] }, bases: { tortuga: {} } });
    t.p0.plays('mboro-hornet', { on: 'tortuga' });
    expect(t.total('tortuga', 'p0')).toBe(2);
  });
});
