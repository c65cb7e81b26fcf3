/** The standard actions of the Mad Scientists. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

/** A card with counters on it. */
const counted = (counters: number, card: string) => ({ card, counters });

describe('mad-scientists/angry-mob', () => {
  const bases = { tortuga: { p0: ['walker'], p1: ['scout'] }, 'jungle-oasis': { p0: ['invader'] } };

  it('puts a counter on one minion for each card you put under your deck, in your order', () => {
    const t = table({ p0: { hand: ['angry-mob', 'howl', 'king-rex', 'jolt', 'summon'] }, bases });
    t.p0.plays('angry-mob');
    expect(t.p0).toBeOffered(['walker', 'invader'], { orDecline: false });
    t.p0.chooses('invader');
    expect(t.p0).toBeOffered(['howl', 'king-rex', 'jolt', 'summon'], { orDecline: true });
    t.p0.chooses('howl', 'king-rex', 'jolt');
    t.p0.chooses('jolt', 'howl', 'king-rex');
    expect([t.counters('invader'), t.counters('walker')]).toEqual([3, 0]);
    expect(t.zone('p0', 'deck').slice(-3)).toEqual(['jolt', 'howl', 'king-rex']);
    expect([t.zone('p0', 'hand'), t.zone('p0', 'discard')]).toEqual([['summon'], ['angry-mob']]); // not discarded
    expect(t).toBeSettled();
  });

  it('shows the cards to nobody else', () => {
    const t = table({ p0: { hand: ['angry-mob', 'howl'] }, bases: { tortuga: { p0: ['walker'] } } });
    t.p0.plays('angry-mob');
    t.p0.chooses('howl');
    expect(t.counters('walker')).toBe(1);
    expect(t.view('p1').cards[t.id('howl')]).toBeUndefined();
    expect(JSON.stringify(t.events)).not.toContain('howl');
  });

  it('may put none', () => {
    const t = table({ p0: { hand: ['angry-mob', 'howl'] }, bases });
    t.p0.plays('angry-mob');
    t.p0.chooses('walker');
    t.p0.declines();
    expect([t.counters('walker'), t.where('howl')]).toEqual([0, 'p0 hand']);
    expect(t).toBeSettled();
  });

  it('without a minion of yours only puts cards under the deck', () => {
    const t = table({ p0: { hand: ['angry-mob', 'howl'] }, bases: { tortuga: { p1: ['scout'] } } });
    t.p0.plays('angry-mob');
    t.p0.chooses('howl');
    expect([t.where('howl'), t.counters('scout')]).toEqual(['p0 deck', 0]);
    expect(t).toBeSettled();
  });
});

describe('mad-scientists/blitzed', () => {
  const bases = {
    tortuga: { p0: [counted(2, 'the-monster'), counted(1, 'lab-assistant')], p1: ['scout', 'grave-digger', 'worker'] },
    'jungle-oasis': { p1: [counted(1, 'invader')] },
  };

  it('destroys a minion with as much power as you removed counters, or less', () => {
    const t = table({ p0: { hand: ['blitzed'] }, bases });
    t.p0.plays('blitzed');
    expect(t.p0).toBeOffered(['the-monster', 'lab-assistant'], { orDecline: true });
    t.p0.chooses('the-monster', 'the-monster', 'lab-assistant');
    expect([t.counters('the-monster'), t.counters('lab-assistant')]).toEqual([0, 0]);
    expect(t.p0).toBeOffered(['lab-assistant', 'scout', 'worker'], { orDecline: false }); // its power after the removal
    t.p0.chooses('scout');
    expect(t.where('scout')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('destroys only a minion without power if you remove none', () => {
    const t = table({ p0: { hand: ['blitzed'] }, bases });
    t.p0.plays('blitzed');
    t.p0.declines();
    expect([t.where('worker'), t.counters('the-monster')]).toEqual(['p1 discard', 2]);
    expect(t).toBeSettled();
  });

  it('must destroy one of yours if no other is weak enough, and none if there is none', () => {
    const own = table({
      p0: { hand: ['blitzed'] },
      bases: { tortuga: { p0: [counted(2, 'walker')], p1: ['king-rex'] } },
    });
    own.p0.plays('blitzed');
    own.p0.chooses('walker', 'walker');
    expect(own.where('walker')).toBe('p0 discard');
    const none = table({ p0: { hand: ['blitzed'] }, bases: { tortuga: { p0: ['walker'], p1: ['king-rex'] } } });
    none.p0.plays('blitzed');
    expect([none.where('walker'), none.where('king-rex')]).toEqual(['tortuga', 'tortuga']);
    expect(none).toBeSettled();
  });

  it('may aim at a minion that cannot be destroyed', () => {
    const t = table({
      p0: { hand: ['blitzed'] },
      bases: { tortuga: { p0: [counted(4, 'king-rex')], p1: ['warbot'] } },
    });
    t.p0.plays('blitzed');
    t.p0.chooses(...new Array<string>(4).fill('king-rex'));
    expect([t.where('warbot'), t.counters('king-rex')]).toEqual(['tortuga', 0]);
    expect(t).toBeSettled();
  });
});

describe('mad-scientists/body-shop', () => {
  it('destroys one of your minions and splits as many counters as its power among the others', () => {
    const t = table({
      p0: { hand: ['body-shop'] },
      bases: {
        tortuga: { p0: [counted(1, 'grave-digger'), 'walker'], p1: ['scout'] },
        'jungle-oasis': { p0: ['invader'] },
      },
    });
    t.p0.plays('body-shop');
    expect(t.p0).toBeOffered(['grave-digger', 'walker', 'invader'], { orDecline: false });
    t.p0.chooses('grave-digger');
    expect(t.where('grave-digger')).toBe('p0 discard');
    expect(t.p0).toBeOffered(['walker', 'invader'], { orDecline: false });
    expect(() => t.p0.chooses('walker', 'walker', 'walker', 'walker')).toThrow('tooFew');
    t.p0.chooses('walker', 'invader', 'walker', 'invader', 'walker');
    expect([t.counters('walker'), t.counters('invader')]).toEqual([3, 2]);
    expect(t).toBeSettled();
  });

  it('may put all on one', () => {
    const t = table({
      p0: { hand: ['body-shop'] },
      bases: { tortuga: { p0: ['herr-doktor', 'walker', 'invader'] } },
    });
    t.p0.plays('body-shop');
    t.p0.chooses('herr-doktor');
    t.p0.chooses(...new Array<string>(5).fill('walker'));
    expect([t.counters('walker'), t.counters('invader')]).toEqual([5, 0]);
  });

  it('puts none if it was your only minion, and does nothing without one', () => {
    const only = table({ p0: { hand: ['body-shop'] }, bases: { tortuga: { p0: ['king-rex'], p1: ['scout'] } } });
    only.p0.plays('body-shop');
    expect([only.where('king-rex'), only.counters('scout')]).toEqual(['p0 discard', 0]);
    expect(only).toBeSettled();
    const none = table({ p0: { hand: ['body-shop'] }, bases: { tortuga: { p1: ['scout'] } } });
    none.p0.plays('body-shop');
    expect(none.where('scout')).toBe('tortuga');
    expect(none).toBeSettled();
  });

  it('adds to the counter of an Igor destroyed so', () => {
    const t = table({ p0: { hand: ['body-shop'] }, bases: { tortuga: { p0: ['igor', 'walker'] } } });
    t.p0.plays('body-shop');
    t.p0.chooses('igor');
    expect(t.counters('walker')).toBe(1 + 2);
    expect(t).toBeSettled();
  });

  it('puts them even if the minion was not destroyed, for the power it had before', () => {
    const tough = table({ p0: { hand: ['body-shop'] }, bases: { tortuga: { p0: ['warbot'] } } });
    tough.p0.plays('body-shop');
    expect([tough.where('warbot'), tough.counters('warbot')]).toEqual(['tortuga', 4]);
    const saved = table({ p0: { hand: ['body-shop'] }, bases: { tortuga: { p0: [counted(2, 'drone')] } } });
    saved.p0.plays('body-shop');
    saved.p0.chooses('yes');
    expect([saved.where('drone'), saved.counters('drone')]).toEqual(['tortuga', 1 + 5]);
    expect(saved).toBeSettled();
  });
});

describe('mad-scientists/its-alive', () => {
  it('lets you play an extra minion now, which gets a counter after its own ability', () => {
    const t = table({
      p0: { hand: ['its-alive', 'worker', 'scout'] },
      bases: { tortuga: { p0: ['walker'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('its-alive');
    expect(t.p0).toBeOffered(['worker', 'scout'], { orDecline: true });
    t.p0.chooses('worker');
    t.p0.chooses('jungle-oasis');
    expect([t.where('worker'), t.counters('worker'), t.counters('walker')]).toEqual(['jungle-oasis', 3, 0]);
    expect(t.p0.cannotPlay('scout', { on: 'tortuga' })).toBeNull(); // the free minion is left
    expect(t).toBeSettled();
  });

  it('puts no counter anywhere if no minion is played, and the extra play is lost', () => {
    const none = table({ p0: { hand: ['its-alive', 'howl'] }, bases: { tortuga: { p0: ['walker'] } } });
    none.p0.plays('its-alive');
    expect(none.counters('walker')).toBe(0);
    expect(none).toBeSettled();
    const declined = table({
      p0: { hand: ['its-alive', 'scout', 'king-rex'] },
      bases: { tortuga: { p0: ['walker'] } },
    });
    declined.p0.plays('its-alive');
    declined.p0.declines();
    declined.p0.plays('scout', { on: 'tortuga' });
    expect([declined.counters('walker'), declined.counters('scout')]).toEqual([0, 0]);
    expect(declined.p0.cannotPlay('king-rex', { on: 'tortuga' })).toBe('noMinionPlayLeft');
  });

  it('puts no counter on a minion that left play by its own ability', () => {
    const t = table({ p0: { hand: ['its-alive', 'collector'] }, bases: { tortuga: { p0: ['king-rex'] } } });
    t.p0.plays('its-alive');
    t.p0.chooses('collector');
    t.p0.chooses('collector'); // returns itself
    expect([t.where('collector'), t.counters('king-rex')]).toEqual(['p0 hand', 0]);
    expect(t).toBeSettled();
  });

  it('EX-ORDER-1 the counter comes before what the play sets off', () => {
    const t = table({
      p0: { hand: ['its-alive', 'igor'] },
      bases: { tortuga: { p0: ['walker'], p1: ['leprechaun'] } },
    });
    t.p0.plays('its-alive');
    t.p0.chooses('igor');
    const story = t.events.flatMap((event) =>
      event.type === 'countersChanged' || event.type === 'destroyed' ? `${event.type} ${t.name(event.card)}` : [],
    );
    expect(story).toEqual(['countersChanged igor', 'destroyed igor', 'countersChanged walker']);
    expect([t.where('igor'), t.counters('walker'), t.where('its-alive')]).toEqual(['p0 discard', 1, 'p0 discard']);
    expect(t).toBeSettled();
  });
});

describe('mad-scientists/jolt', () => {
  it('puts a counter on each of your minions, at all bases, and on none that comes later', () => {
    const t = table({
      p0: { hand: ['jolt', 'invader'] },
      bases: { tortuga: { p0: ['walker', 'herr-doktor'], p1: ['scout'] }, 'jungle-oasis': { p0: ['collector'] } },
    });
    t.p0.plays('jolt');
    t.p0.plays('invader', { on: 'tortuga' });
    const counters = ['walker', 'herr-doktor', 'collector', 'scout', 'invader'].map((id) => t.counters(id));
    expect(counters).toEqual([1, 1, 1, 0, 0]);
    expect(t).toBeSettled();
  });

  it('may be played without any effect', () => {
    const t = table({ p0: { hand: ['jolt'] }, bases: { tortuga: { p1: ['scout'] } } });
    t.p0.plays('jolt');
    expect([t.counters('scout'), t.where('jolt')]).toEqual([0, 'p0 discard']);
    expect(t).toBeSettled();
  });
});
