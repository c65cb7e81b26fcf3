/** The actions of the Giant Ants. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

/** A card with counters on it. */
const counted = (counters: number, card: string) => ({ card, counters });

describe('giant-ants/a-kind-of-magic', () => {
  const bases = {
    tortuga: { p0: [counted(2, 'soldier'), 'walker'], p1: [counted(1, 'scout')] },
    'jungle-oasis': { p0: [counted(1, 'worker')] },
  };
  const counters = (t: ReturnType<typeof table>) =>
    ['soldier', 'walker', 'worker', 'scout'].map((id) => t.counters(id));

  it('moves as many counters among your minions as you like, on all bases', () => {
    const t = table({ p0: { hand: ['a-kind-of-magic'] }, bases });
    t.p0.plays('a-kind-of-magic');
    expect(t.p0).toBeOffered(['soldier', 'worker'], { orDecline: true });
    expect(() => t.p0.chooses('worker', 'worker')).toThrow('tooOften');
    t.p0.chooses('soldier', 'worker', 'soldier');
    expect(t.p0).toBeOffered(['soldier', 'walker', 'worker'], { orDecline: false });
    expect(() => t.p0.chooses('walker', 'walker')).toThrow('tooFew');
    t.p0.chooses('walker', 'worker', 'walker');
    expect(counters(t)).toEqual([0, 2, 1, 1]);
    expect(t).toBeSettled();
  });

  it('affects only minions that have more or fewer counters afterwards', () => {
    const t = table({ p0: { hand: ['a-kind-of-magic'] }, bases });
    t.p0.plays('a-kind-of-magic');
    t.p0.chooses('soldier', 'worker');
    t.p0.chooses('worker', 'walker');
    expect(counters(t)).toEqual([1, 1, 1, 1]);
    const changed = t.events.flatMap((event) =>
      event.type === 'countersChanged' ? [t.name(event.card), event.by] : [],
    );
    expect(changed).toEqual(['soldier', -1, 'walker', 1]);
  });

  it('may leave all where they are', () => {
    const t = table({ p0: { hand: ['a-kind-of-magic'] }, bases });
    t.p0.plays('a-kind-of-magic');
    t.p0.declines();
    expect([...counters(t), t.where('a-kind-of-magic')]).toEqual([2, 0, 1, 1, 'p0 discard']);
    expect(t).toBeSettled();
  });

  it.each([
    ['one minion', [counted(2, 'soldier')]],
    ['no counters', ['soldier', 'walker']],
    ['nothing', []],
  ])('does nothing with %s', (_, mine) => {
    const t = table({ p0: { hand: ['a-kind-of-magic'] }, bases: { tortuga: { p0: mine, p1: [counted(1, 'scout')] } } });
    t.p0.plays('a-kind-of-magic');
    expect(t.counters('scout')).toBe(1);
    expect(t).toBeSettled();
  });
});

describe('giant-ants/gimme-the-prize', () => {
  const bases = {
    tortuga: { p0: ['walker', 'king-rex'], p1: ['scout'] },
    'jungle-oasis': { p0: ['invader', 'collector'] },
  };

  it('puts a counter on each of up to three of your minions', () => {
    const t = table({ p0: { hand: ['gimme-the-prize'] }, bases });
    t.p0.plays('gimme-the-prize');
    expect(t.p0).toBeOffered(['walker', 'king-rex', 'invader', 'collector'], { orDecline: true });
    expect(() => t.p0.chooses('walker', 'king-rex', 'invader', 'collector')).toThrow('tooMany');
    t.p0.chooses('walker', 'invader', 'king-rex');
    expect(['walker', 'king-rex', 'invader', 'collector'].map((id) => t.counters(id))).toEqual([1, 1, 1, 0]);
    expect(t).toBeSettled();
  });

  it('refuses the same minion twice', () => {
    const t = table({ p0: { hand: ['gimme-the-prize'] }, bases });
    t.p0.plays('gimme-the-prize');
    const walker = t.id('walker');
    expect(t.refusal(0, { type: 'answer', answer: [walker, walker] })).toBe('twice');
  });

  it('serves fewer, or none', () => {
    const two = table({ p0: { hand: ['gimme-the-prize'] }, bases: { tortuga: { p0: ['walker', 'scout'] } } });
    two.p0.plays('gimme-the-prize');
    two.p0.chooses('walker', 'scout');
    expect([two.counters('walker'), two.counters('scout')]).toEqual([1, 1]);
    const none = table({ p0: { hand: ['gimme-the-prize'] }, bases });
    none.p0.plays('gimme-the-prize');
    none.p0.declines();
    expect(none.counters('walker')).toBe(0);
    expect(none).toBeSettled();
  });
});

describe('giant-ants/headlong', () => {
  it('moves one of your minions and puts two counters on it', () => {
    const t = table({
      p0: { hand: ['headlong'] },
      bases: { tortuga: { p0: ['walker', 'scout'], p1: ['king-rex'] }, 'jungle-oasis': {}, 'tar-pits': {} },
    });
    t.p0.plays('headlong');
    expect(t.p0).toBeOffered(['walker', 'scout'], { orDecline: false });
    t.p0.chooses('walker');
    expect(t.p0).toBeOffered(['jungle-oasis', 'tar-pits'], { orDecline: false });
    t.p0.chooses('tar-pits');
    expect([t.where('walker'), t.counters('walker'), t.power('walker')]).toEqual(['tar-pits', 2, 4]);
    expect(t).toBeSettled();
  });

  it('puts the counters even if the minion cannot move', () => {
    const t = table({ p0: { hand: ['headlong'] }, bases: { tortuga: { p0: ['walker'] } } });
    t.p0.plays('headlong');
    expect([t.where('walker'), t.counters('walker')]).toEqual(['tortuga', 2]);
    expect(t).toBeSettled();
  });

  it('does nothing without a minion of yours', () => {
    const t = table({ p0: { hand: ['headlong'] }, bases: { tortuga: { p1: ['walker'] }, 'jungle-oasis': {} } });
    t.p0.plays('headlong');
    expect([t.where('walker'), t.counters('walker')]).toEqual(['tortuga', 0]);
    expect(t).toBeSettled();
  });
});

describe('giant-ants/the-show-must-go-on', () => {
  const show = (card: string) =>
    table({
      active: 'p1',
      p1: { hand: [card] },
      bases: {
        tortuga: { p0: ['the-show-must-go-on', counted(1, 'gremlin'), 'walker'], p1: ['nukebot'] },
        'jungle-oasis': { p0: [counted(1, 'collector')] },
      },
    });

  it("keeps other players' cards from affecting your minions here with a counter, and those alone", () => {
    const t = show('crop-circles');
    t.p1.plays('crop-circles');
    t.p1.chooses('tortuga');
    expect([t.where('gremlin'), t.where('walker'), t.where('nukebot')]).toEqual(['tortuga', 'p0 hand', 'p1 hand']);
    const elsewhere = show('crop-circles');
    elsewhere.p1.plays('crop-circles');
    elsewhere.p1.chooses('jungle-oasis');
    expect(elsewhere.where('collector')).toBe('p0 hand');
    expect(elsewhere).toBeSettled();
  });

  it('lets only those without a counter die', () => {
    const t = show('powderkeg');
    t.p1.plays('powderkeg'); // Nukebot destroys all other players' minions here as well
    expect([t.where('gremlin'), t.where('walker'), t.where('nukebot')]).toEqual([
      'tortuga',
      'p0 discard',
      'p1 discard',
    ]);
    expect(t).toBeSettled();
  });

  it('protects from minions, too, and such a minion may still be chosen', () => {
    const t = show('ninja-master');
    t.p1.plays('ninja-master', { on: 'tortuga' });
    expect(t.p1).toBeOffered(['gremlin', 'walker', 'nukebot', 'ninja-master'], { orDecline: true });
    t.p1.chooses('gremlin');
    expect(t.where('gremlin')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it("does not protect other players' minions, nor from your own cards", () => {
    const t = table({
      p0: { hand: ['time-loop', 'cannon', 'seeing-stars'] },
      bases: { tortuga: { p0: ['the-show-must-go-on', counted(1, 'worker')], p1: [counted(1, 'walker')] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('cannon');
    t.p0.chooses('worker');
    t.p0.plays('seeing-stars');
    expect([t.where('worker'), t.where('walker')]).toEqual(['p0 discard', 'p1 discard']);
  });

  it('ends for a minion with its last counter', () => {
    const t = table({
      p0: { hand: ['who-wants-to-live-forever'] },
      p1: { hand: ['beam-up'] },
      bases: { tortuga: { p0: ['the-show-must-go-on', counted(1, 'king-rex')] } },
    });
    t.p0.plays('who-wants-to-live-forever');
    t.p0.chooses('king-rex');
    t.endTurn();
    t.p1.plays('beam-up');
    expect(t.where('king-rex')).toBe('p0 hand');
  });

  it("discards other players' actions on a protected minion, and your own stay", () => {
    const carrier = { card: 'walker', with: { p0: ['upgrade'], p1: ['poison'] } };
    const t = table({
      p0: { hand: ['gimme-the-prize'] },
      bases: { tortuga: { p0: ['the-show-must-go-on', carrier] } },
    });
    expect(t.power('walker')).toBe(0);
    t.p0.plays('gimme-the-prize');
    t.p0.chooses('walker');
    expect([t.where('poison'), t.where('upgrade'), t.power('walker')]).toEqual(['p1 discard', 'on walker', 5]);
    expect(t).toBeSettled();
  });

  it('does not protect from the ability of a base, nor from being discarded with it', () => {
    const t = table({
      bases: {
        'temple-of-goju': {
          p0: ['the-show-must-go-on', counted(1, 'king-rex'), counted(3, 'king-rex')],
          p1: ['walker'],
        },
      },
    });
    t.p0.finishes();
    expect(t.zone('p0', 'discard').sort()).toEqual(['king-rex', 'the-show-must-go-on']);
    expect(t.zone('p0', 'deck').at(-1)).toBe('king-rex');
  });
});

describe('giant-ants/under-pressure', () => {
  const scored = () =>
    table({
      p0: { hand: ['under-pressure'] },
      bases: {
        'jungle-oasis': { p0: ['walker'], p1: ['king-rex', 'invader'] },
        tortuga: { p0: [counted(9, 'soldier'), 'scout'] },
      },
    });

  it('transfers any number of counters between two of your minions, wherever they are, before a base scores', () => {
    const t = scored();
    expect(t.p0.cannotPlay('under-pressure')).toBe('onlyAsSpecial');
    t.p0.finishes();
    t.p0.chooses('under-pressure');
    expect(t.p0).toBeOffered(['walker', 'scout'], { orDecline: false }); // the Soldier alone has counters
    t.p0.chooses('walker');
    t.p0.chooses('9');
    expect([t.vp('p0'), t.vp('p1'), t.counters('soldier')]).toEqual([2, 0, 0]); // 11 against 10
    expect(t.where('under-pressure')).toBe('p0 discard');
  });

  it('counts for the places of that scoring', () => {
    const t = scored();
    t.p0.finishes();
    t.p0.chooses('under-pressure');
    t.p0.chooses('walker');
    t.p0.chooses('7');
    expect([t.vp('p0'), t.vp('p1'), t.counters('soldier')]).toEqual([0, 2, 2]); // 9 against 10
  });

  it('may transfer none, and need not touch the base that scores', () => {
    const none = scored();
    none.p0.finishes();
    none.p0.chooses('under-pressure');
    none.p0.chooses('scout');
    none.p0.chooses('0');
    expect([none.counters('soldier'), none.counters('scout')]).toEqual([9, 0]);
    const away = scored();
    away.p0.finishes();
    away.p0.chooses('under-pressure');
    away.p0.chooses('scout');
    away.p0.chooses('2');
    expect([away.counters('soldier'), away.counters('scout')]).toEqual([7, 2]);
    expect(away).toBeSettled();
  });

  it('does nothing without counters, or without a second minion', () => {
    const t = table({
      p1: { hand: ['under-pressure'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', counted(4, 'invader')], p1: ['walker'] } },
    });
    t.p0.finishes();
    t.p1.chooses('under-pressure');
    expect([t.vp('p0'), t.where('under-pressure')]).toEqual([2, 'p1 discard']);
    expect(t).toBeSettled();
  });
});

describe('giant-ants/we-are-the-champions', () => {
  const scored = (mine: ReturnType<typeof counted>[], there: string[] = ['king-rex', 'king-rex']) =>
    table({
      p0: { hand: ['we-are-the-champions'] },
      bases: { 'jungle-oasis': { p0: mine, p1: there }, tortuga: { p0: [counted(1, 'soldier')], p1: ['scout'] } },
    });

  it('transfers any number of counters from one of your minions there to any other minion, after it scores', () => {
    const t = scored([counted(3, 'walker'), counted(1, 'collector')]);
    expect(t.p0.cannotPlay('we-are-the-champions')).toBe('onlyAsSpecial');
    t.p0.finishes();
    t.p0.chooses('we-are-the-champions');
    expect(t.p0).toBeOffered(['walker', 'collector'], { orDecline: false }); // not the Soldier elsewhere
    t.p0.chooses('walker');
    expect(t.p0).toBeOffered(['collector', 'king-rex', 'king-rex', 'soldier', 'scout'], { orDecline: false });
    t.p0.chooses('scout');
    t.p0.chooses('2');
    expect([t.counters('scout'), t.counters('soldier'), t.vp('p1')]).toEqual([2, 1, 2]);
    expect([t.where('walker'), t.counters('walker')]).toEqual(['p0 discard', 0]);
    expect(t).toBeSettled();
  });

  it('loses the counters with a minion of the same base', () => {
    const t = scored([counted(3, 'walker')]);
    t.p0.finishes();
    t.p0.chooses('we-are-the-champions');
    t.p0.chooses('king-rex');
    t.p0.chooses('3');
    expect(t.zone('p1', 'discard')).toEqual(['king-rex', 'king-rex']);
    expect(t.state.cards.reduce((sum, card) => sum + (card.play?.counters ?? 0), 0)).toBe(1); // the Soldier's
    expect(t).toBeSettled();
  });

  it('does nothing without a minion of yours there', () => {
    const t = scored([]);
    t.p0.finishes();
    t.p0.chooses('we-are-the-champions');
    expect([t.counters('soldier'), t.where('we-are-the-champions')]).toEqual([1, 'p0 discard']);
    expect(t).toBeSettled();
  });
});

describe('giant-ants/we-will-rock-you', () => {
  const bases = {
    tortuga: { p0: [counted(2, 'soldier'), 'walker'], p1: [counted(3, 'scout')] },
    'jungle-oasis': { p0: [counted(1, 'worker')] },
  };

  it('gives each of your minions power for its counters until the end of the turn', () => {
    const t = table({ p0: { hand: ['we-will-rock-you'] }, bases });
    t.p0.plays('we-will-rock-you');
    expect(['soldier', 'walker', 'worker', 'scout'].map((id) => t.power(id))).toEqual([5, 2, 2, 6]);
    t.endTurn();
    expect(['soldier', 'walker', 'worker'].map((id) => t.power(id))).toEqual([3, 2, 1]);
    expect(t).toBeSettled();
  });

  it('stays as it is when counters go or come', () => {
    const t = table({ p0: { hand: ['time-loop', 'we-will-rock-you', 'a-kind-of-magic'] }, bases });
    t.p0.plays('time-loop');
    t.p0.plays('we-will-rock-you');
    t.p0.plays('a-kind-of-magic');
    t.p0.chooses('soldier', 'soldier');
    t.p0.chooses('walker', 'walker');
    expect([t.power('soldier'), t.power('walker')]).toEqual([1 + 2, 2 + 2]); // the bonus is not a counter
  });

  it('adds up, counting counters alone', () => {
    const t = table({ p0: { hand: ['time-loop', 'we-will-rock-you', 'we-will-rock-you'] }, bases });
    t.p0.plays('time-loop');
    t.p0.plays('we-will-rock-you');
    t.p0.plays('we-will-rock-you#1');
    expect([t.power('soldier'), t.counters('soldier'), t.power('worker')]).toEqual([1 + 2 + 2 + 2, 2, 3]);
  });

  it('may be played without any effect', () => {
    const t = table({ p0: { hand: ['we-will-rock-you'] }, bases: { tortuga: { p1: [counted(1, 'scout')] } } });
    t.p0.plays('we-will-rock-you');
    expect(t.power('scout')).toBe(4);
    expect(t).toBeSettled();
  });
});

describe('giant-ants/who-wants-to-live-forever', () => {
  const bases = {
    tortuga: { p0: [counted(2, 'soldier'), 'walker', counted(2, 'overrun')], p1: [counted(3, 'scout')] },
    'jungle-oasis': { p0: [counted(1, 'worker')] },
  };

  it('draws a card for each counter you remove from your minions', () => {
    const t = table({ p0: { hand: ['who-wants-to-live-forever'] }, bases });
    t.p0.plays('who-wants-to-live-forever');
    expect(t.p0).toBeOffered(['soldier', 'worker'], { orDecline: true }); // not the action
    t.p0.chooses('soldier', 'worker');
    expect([t.counters('soldier'), t.counters('worker'), t.zone('p0', 'hand').length]).toEqual([1, 0, 2]);
    expect([t.counters('scout'), t.counters('overrun')]).toEqual([3, 2]);
    expect(t).toBeSettled();
  });

  it('draws none for none, and does nothing without counters', () => {
    const t = table({ p0: { hand: ['who-wants-to-live-forever'] }, bases });
    t.p0.plays('who-wants-to-live-forever');
    t.p0.declines();
    expect([t.counters('soldier'), t.zone('p0', 'hand')]).toEqual([2, []]);
    const bare = table({ p0: { hand: ['who-wants-to-live-forever'] }, bases: { tortuga: { p0: ['walker'] } } });
    bare.p0.plays('who-wants-to-live-forever');
    expect(bare.zone('p0', 'hand')).toEqual([]);
    expect(bare).toBeSettled();
  });
});
