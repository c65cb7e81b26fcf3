import { describe, expect, it } from 'vitest';
import { room } from '../../../room/room';
import { table } from '../../../table';

type There = string | { card: string; with: { p0: string[] } };

describe('kung-fu-fighters/a-little-bit-frightening', () => {
  const play = (p1: There[], p0 = ['tiger-assassin', 'invader']) => {
    const t = table({
      p0: { hand: ['a-little-bit-frightening'] },
      bases: { tortuga: { p0, p1 }, 'jungle-oasis': { p0: ['king-rex'], p1: ['gnome'] } },
    });
    t.p0.plays('a-little-bit-frightening');
    return t;
  };

  it('destroys a minion with less power at the base of a minion of yours, and puts two counters on minions there', () => {
    const t = play(['collector', 'archmage']);
    expect(t.p0).toBeOffered(['tiger-assassin', 'invader', 'king-rex']);
    t.p0.chooses('tiger-assassin');
    expect(t.p0).toBeOffered(['invader', 'collector']); // as strong, or elsewhere: no choice
    t.p0.chooses('collector');
    expect(t.where('collector')).toBe('p1 discard');
    expect(t.p0).toBeOffered(['tiger-assassin', 'invader']); // yours, and there
    t.p0.chooses('tiger-assassin');
    t.p0.chooses('invader');
    expect([t.counters('tiger-assassin'), t.counters('invader')]).toEqual([1, 1]);
    expect(t).toBeSettled();
  });

  it('may put both counters on one minion; your own minion may be the victim', () => {
    const t = play(['archmage']);
    t.p0.chooses('tiger-assassin'); // only the invader has less power, and only the assassin is left
    expect([t.where('invader'), t.counters('tiger-assassin')]).toEqual(['p0 discard', 2]);
    expect(t).toBeSettled();
  });

  it('brings no counters if nothing is destroyed', () => {
    const t = play([{ card: 'warbot', with: { p0: ['poison'] } }], ['tiger-assassin']);
    t.p0.chooses('tiger-assassin');
    expect([t.where('warbot'), t.counters('tiger-assassin')]).toEqual(['tortuga', 0]);
  });

  it('OPEN-54 the minion chosen has a weaker one at its base, if any of yours has', () => {
    const t = play(['king-rex'], ['tiger-assassin']);
    expect([t.where('gnome'), t.counters('king-rex@jungle-oasis'), t.counters('tiger-assassin')]).toEqual([
      'p1 discard',
      2,
      0,
    ]);
    expect(t).toBeSettled();
  });

  it('can be played without a minion', () => {
    const t = table({ p0: { hand: ['a-little-bit-frightening'] }, bases: { tortuga: { p1: ['invader'] } } });
    t.p0.plays('a-little-bit-frightening');
    expect(t.where('invader')).toBe('tortuga');
    expect(t).toBeSettled();
  });
});

describe('kung-fu-fighters/ancient-chinese-art', () => {
  const trained = { card: 'invader', counters: 2 };
  const bases = {
    tortuga: { p0: ['ancient-chinese-art', trained], p1: ['scout', 'collector'] },
    'jungle-oasis': { p0: ['gnome'], p1: [{ card: 'king-rex', counters: 1 }] },
  };

  it("puts a counter on a minion here, anyone's", () => {
    const t = table({ bases });
    t.p0.uses('ancient-chinese-art');
    t.p0.chooses('Put a counter on a minion');
    expect(t.p0).toBeOffered(['invader', 'scout', 'collector']);
    t.p0.chooses('scout');
    expect([t.counters('scout'), t.p0.canUse('ancient-chinese-art')]).toEqual([1, false]);
    expect(t).toBeSettled();
  });

  it('or transfers any number of counters between two minions here', () => {
    const t = table({ bases });
    t.p0.uses('ancient-chinese-art');
    t.p0.chooses('Transfer counters'); // from the invader: King Rex is elsewhere
    expect(t.p0).toBeOffered(['scout', 'collector']);
    t.p0.chooses('collector');
    expect(t.p0).toBeOffered(['0', '1', '2']);
    t.p0.chooses('2');
    expect([t.counters('invader'), t.counters('collector')]).toEqual([0, 2]);
    expect(t).toBeSettled();
  });

  it('is a talent of each copy, for its controller', () => {
    const t = table({
      p0: { hand: ['ancient-chinese-art'] },
      bases: { tortuga: { p0: ['ancient-chinese-art', 'scout'], p1: ['ancient-chinese-art'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('ancient-chinese-art', { on: 'tortuga' });
    for (let use = 0; use < 2; use++) {
      t.p0.uses('ancient-chinese-art');
      t.p0.chooses('Put a counter on a minion');
    }
    expect([t.counters('scout'), t.p0.canUse('ancient-chinese-art')]).toEqual([2, false]);
    expect(t).toBeSettled();
  });
});

describe('kung-fu-fighters/everybody-knew-their-part', () => {
  const play = (minion: There) => {
    const t = table({
      p0: { hand: ['everybody-knew-their-part', 'howl', 'scout', 'tiger-assassin', 'collector', 'invader'] },
      bases: { tortuga: { p0: [minion], p1: ['king-rex'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('everybody-knew-their-part');
    return t;
  };

  it('gives an extra minion at the base of the chosen one, with less printed power than that has', () => {
    const t = play('ninja-master');
    t.p0.plays('tiger-assassin', { on: 'tortuga' });
    t.p0.plays('scout', { on: 'jungle-oasis' }); // the free one
    expect(t.p0.cannotPlay('collector', { on: 'tortuga' })).toBe('noMinionPlayLeft');
    expect(t).toBeSettled();
  });

  it('refuses as much power and another base', () => {
    const t = play('gnome');
    t.p0.plays('invader', { on: 'jungle-oasis' }); // the free one
    expect(t.p0.cannotPlay('scout', { on: 'tortuga' })).toBe('limit');
    expect(t.p0.cannotPlay('collector', { on: 'jungle-oasis' })).not.toBeNull();
    expect(t.p0.cannotPlay('collector', { on: 'tortuga' })).toBeNull();
  });

  it('counts what raises the power of the chosen minion when the action is played', () => {
    const t = play({ card: 'gnome', with: { p0: ['upgrade'] } });
    t.p0.plays('invader', { on: 'jungle-oasis' });
    t.p0.plays('tiger-assassin', { on: 'tortuga' }); // 4 is less than 5
    expect(t.where('tiger-assassin')).toBe('tortuga');
  });

  it('stays as it was granted when the chosen minion changes or leaves', () => {
    const t = table({
      p0: { hand: ['time-loop', 'everybody-knew-their-part', 'beam-up', 'scout', 'invader'] },
      bases: { tortuga: { p0: ['tiger-assassin'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('time-loop');
    t.p0.plays('everybody-knew-their-part');
    t.p0.plays('beam-up');
    t.p0.plays('invader', { on: 'jungle-oasis' });
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t.where('scout')).toBe('tortuga');
  });

  it('gives nothing without a minion', () => {
    const t = table({ p0: { hand: ['everybody-knew-their-part', 'scout', 'collector'] } });
    t.p0.plays('everybody-knew-their-part');
    t.p0.plays('scout', { on: 'jungle-oasis' });
    expect(t.p0.cannotPlay('collector', { on: 'jungle-oasis' })).toBe('noMinionPlayLeft');
  });
});

describe('kung-fu-fighters/everybody-was-kung-fu-fighting', () => {
  it('EX-CLAR-KUNGFU who takes part is fixed at the start, also who loses all minions on the way', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['everybody-was-kung-fu-fighting'] },
      bases: {
        tortuga: { p0: ['scout', 'gnome'], p1: ['king-rex', 'invader'], p2: ['collector'] },
        'jungle-oasis': { p0: ['zapbot'], p2: ['shinobi'] },
      },
    });
    t.p1.plays('everybody-was-kung-fu-fighting');
    expect(t.p1).toBeOffered(['tortuga', 'jungle-oasis']);
    t.p1.chooses('tortuga');
    expect(t.p1).toBeOffered(['scout', 'gnome', 'collector']); // there, and not one's own
    t.p1.chooses('collector');
    expect(t.p2).toBeOffered(['scout', 'gnome', 'king-rex', 'invader']); // clockwise, though p2 has none left
    t.p2.chooses('king-rex');
    // p0 has no choice: only the invader is another player's.
    expect(['collector', 'king-rex', 'invader'].map((card) => t.where(card))).toEqual([
      'p2 discard',
      'p1 discard',
      'p1 discard',
    ]);
    expect([t.where('scout'), t.where('gnome')]).toEqual(['tortuga', 'tortuga']);
    expect(t).toBeSettled();
  });

  it('does nothing where only one player is, and you need not be there', () => {
    const bases = { tortuga: { p1: ['scout', 'gnome'] }, 'jungle-oasis': { p1: ['zapbot'], p2: ['shinobi'] } };
    const t = table({ p0: { hand: ['everybody-was-kung-fu-fighting'] }, bases });
    t.p0.plays('everybody-was-kung-fu-fighting');
    t.p0.chooses('tortuga');
    expect([t.where('scout'), t.where('gnome')]).toEqual(['tortuga', 'tortuga']);
    expect(t).toBeSettled();
    const away = table({ p0: { hand: ['everybody-was-kung-fu-fighting'] }, bases });
    away.p0.plays('everybody-was-kung-fu-fighting');
    away.p0.chooses('jungle-oasis');
    expect([away.where('zapbot'), away.where('shinobi')]).toEqual(['p1 discard', 'p2 discard']);
    expect(away).toBeSettled();
  });

  it('each destruction is the doing of who picked it, by your action', () => {
    const t = room({
      p0: { hand: ['everybody-was-kung-fu-fighting', 'scout'] },
      bases: { flat: { p0: ['brownie'], p1: ['lead'] }, heath: { p2: ['avenger'] } },
    });
    t.p0.plays('everybody-was-kung-fu-fighting');
    t.p0.chooses('flat');
    expect([t.where('brownie'), t.where('lead'), t.zone('p0', 'hand').length]).toEqual(['p0 discard', 'p1 discard', 1]);
    const [first, second] = t.events.filter((event) => event.type === 'destroyed').map(({ cause }) => cause);
    expect([first?.doer ?? first?.player, second?.doer, second?.player]).toEqual([0, 1, 0]);
    const safe = table({
      p0: { hand: ['everybody-was-kung-fu-fighting'] },
      bases: { tortuga: { p0: ['scout'], p1: ['gnome', 'wildlife-preserve'] } },
    });
    safe.p0.plays('everybody-was-kung-fu-fighting');
    expect([safe.where('gnome'), safe.where('scout')]).toEqual(['tortuga', 'p0 discard']);
  });
});

describe('kung-fu-fighters/lets-get-it-on', () => {
  const play = (p1: There[], p2: There[] = []) => {
    const t = table({
      p0: { hand: ['lets-get-it-on'] },
      bases: { tortuga: { p0: ['ninja-master'], p1, p2 }, 'jungle-oasis': { p1: ['zapbot'] } },
    });
    t.p0.plays('lets-get-it-on');
    return t;
  };

  it('destroys minions of several players at the base whose powers add up to no more than that of yours', () => {
    const t = play(['scout', 'king-rex'], ['walker', 'gremlin', { card: 'enchantress', with: { p0: ['poison'] } }]);
    expect(t.p0).toBeOffered(['ninja-master', 'scout', 'walker', 'gremlin', 'enchantress'], { orDecline: false });
    expect(() => t.p0.chooses('scout', 'walker', 'gremlin')).toThrow('tooMuch'); // 7
    expect(() => t.p0.chooses('ninja-master', 'walker')).toThrow('tooMuch');
    expect(() => t.p0.chooses()).toThrow('tooFew');
    t.p0.chooses('scout', 'walker', 'enchantress'); // 3 + 2 + 0
    expect(['scout', 'walker', 'enchantress'].map((card) => t.where(card))).toEqual([
      'p1 discard',
      'p2 discard',
      'p2 discard',
    ]);
    expect([t.where('gremlin'), t.where('ninja-master')]).toEqual(['tortuga', 'tortuga']);
    expect(t).toBeSettled();
  });

  it('may destroy the chosen minion, and must where nobody else is weak enough', () => {
    const t = play(['scout']);
    t.p0.chooses('ninja-master');
    expect([t.where('ninja-master'), t.where('scout')]).toEqual(['p0 discard', 'tortuga']);
    const alone = play(['king-rex']);
    expect(alone.where('ninja-master')).toBe('p0 discard');
    expect(alone).toBeSettled();
  });

  it('measures all powers before it destroys anything, and all go together', () => {
    const t = play(['war-raptor', 'war-raptor']); // 4 each with the other
    expect(() => t.p0.chooses('war-raptor', 'war-raptor#2')).toThrow('tooMuch');
    t.p0.chooses('war-raptor');
    expect(t.power('war-raptor@tortuga')).toBe(3);
  });

  it('goes on if one of them is saved, and can be played without a minion', () => {
    const t = play(['scout', 'walker'], []);
    t.p0.chooses('scout', 'walker');
    expect(t.zone('p1', 'discard')).toEqual(['scout', 'walker']);
    const saved = table({
      p0: { hand: ['lets-get-it-on'] },
      bases: { tortuga: { p0: ['king-rex'], p1: ['warbot', 'scout'] } },
    });
    saved.p0.plays('lets-get-it-on');
    saved.p0.chooses('warbot', 'scout');
    expect([saved.where('warbot'), saved.where('scout')]).toEqual(['tortuga', 'p1 discard']);
    const none = table({ p0: { hand: ['lets-get-it-on'] }, bases: { tortuga: { p1: ['scout'] } } });
    none.p0.plays('lets-get-it-on');
    expect(none).toBeSettled();
  });
});

describe('kung-fu-fighters/oh-hoh-hoh-hoah', () => {
  it('puts a counter on one of your minions, anywhere, after another player plays a minion here', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['collector'] },
      bases: { tortuga: { p0: ['oh-hoh-hoh-hoah', 'scout'], p1: ['gnome'] }, 'jungle-oasis': { p0: ['invader'] } },
    });
    t.p1.plays('collector', { on: 'tortuga' });
    t.p1.chooses('scout'); // its own ability comes first
    expect(t.where('scout')).toBe('p0 hand');
    expect(t.counters('invader')).toBe(1); // the only minion left
    expect(t).toBeSettled();
    const choice = table({
      active: 'p1',
      p1: { hand: ['king-rex'] },
      bases: { tortuga: { p0: ['oh-hoh-hoh-hoah', 'scout'], p1: ['gnome'] }, 'jungle-oasis': { p0: ['invader'] } },
    });
    choice.p1.plays('king-rex', { on: 'tortuga' });
    expect(choice.p0).toBeOffered(['scout', 'invader'], { orDecline: false });
    choice.p0.chooses('invader');
    expect(choice.counters('invader')).toBe(1);
  });

  it('not after your own play, a play elsewhere, a minion that moves in or an action', () => {
    const own = table({ p0: { hand: ['scout'] }, bases: { tortuga: { p0: ['oh-hoh-hoh-hoah'] } } });
    own.p0.plays('scout', { on: 'tortuga' });
    expect(own.counters('scout')).toBe(0);
    const t = table({
      active: 'p1',
      p1: { hand: ['king-rex', 'way-of-deception', 'enshrouding-mist', 'time-loop'] },
      bases: { tortuga: { p0: ['oh-hoh-hoh-hoah', 'scout'] }, 'jungle-oasis': { p1: ['gnome'] } },
    });
    t.p1.plays('king-rex', { on: 'jungle-oasis' });
    t.p1.plays('time-loop');
    t.p1.plays('enshrouding-mist', { on: 'tortuga' });
    t.p1.plays('way-of-deception');
    t.p1.chooses('gnome');
    expect([t.where('gnome'), t.counters('scout')]).toEqual(['tortuga', 0]);
  });

  it('does nothing if you have no minion', () => {
    const t = table({ active: 'p1', p1: { hand: ['scout'] }, bases: { tortuga: { p0: ['oh-hoh-hoh-hoah'] } } });
    t.p1.plays('scout', { on: 'tortuga' });
    expect(t.counters('scout')).toBe(0);
    expect(t).toBeSettled();
  });
});
