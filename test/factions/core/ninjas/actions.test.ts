import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('ninjas/disguise', () => {
  it('plays extra minions where the chosen ones are, then takes those back', () => {
    const t = table({
      p0: { hand: ['disguise', 'invader', 'shinobi', 'seeing-stars'] },
      bases: { tortuga: { p0: ['ninja-master', 'scout'], p1: ['king-rex'] }, 'jungle-oasis': { p0: ['collector'] } },
    });
    t.p0.plays('disguise');
    expect(t.p0).toBeOffered(['ninja-master', 'scout', 'collector'], { orDecline: false });
    t.p0.chooses('ninja-master', 'scout');
    expect(t.p0).toBeOffered(['invader', 'shinobi'], { orDecline: false });
    t.p0.chooses('invader');
    expect([t.where('invader'), t.where('shinobi')]).toEqual(['tortuga', 'tortuga']);
    expect([t.where('ninja-master'), t.where('scout'), t.where('collector')]).toEqual([
      'p0 hand',
      'p0 hand',
      'jungle-oasis',
    ]);
    expect(t.vp('p0')).toBe(1);
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t).toBeSettled();
  });

  it('takes minions of one base only', () => {
    const t = table({
      p0: { hand: ['disguise', 'invader', 'shinobi'] },
      bases: { tortuga: { p0: ['ninja-master'] }, 'jungle-oasis': { p0: ['collector'] } },
    });
    t.p0.plays('disguise');
    expect(() => t.p0.chooses('ninja-master', 'collector')).toThrow('notTogether');
    t.p0.chooses('collector');
    t.p0.chooses('shinobi');
    expect([t.where('shinobi'), t.where('collector'), t.where('ninja-master')]).toEqual([
      'jungle-oasis',
      'p0 hand',
      'tortuga',
    ]);
    expect(t).toBeSettled();
  });

  it('cannot pick more than the hand can replace', () => {
    const t = table({ p0: { hand: ['disguise', 'invader'] }, bases: { tortuga: { p0: ['ninja-master', 'scout'] } } });
    t.p0.plays('disguise');
    expect(() => t.p0.chooses('ninja-master', 'scout')).toThrow('tooMuch');
    t.p0.chooses('scout');
    expect([t.where('invader'), t.where('scout'), t.where('ninja-master')]).toEqual(['tortuga', 'p0 hand', 'tortuga']);
  });

  it('counts for each base only what could be played there', () => {
    const t = table({
      p0: { hand: ['disguise', 'invader', 'shinobi'], factions: ['ninjas', 'aliens'] },
      p1: { hand: ['block-the-path'], factions: ['tricksters', 'dinosaurs'] },
      active: 'p1',
      bases: { tortuga: { p0: ['ninja-master', 'scout'] }, 'jungle-oasis': { p0: ['collector', 'collector'] } },
    });
    t.p1.plays('block-the-path', { on: 'tortuga' });
    t.p1.chooses('ninjas');
    t.endTurn();
    t.p0.plays('disguise');
    expect(() => t.p0.chooses('ninja-master', 'scout')).toThrow('tooMuch');
    t.p0.chooses('collector', 'collector');
    t.p0.chooses('shinobi');
    expect([t.where('shinobi'), t.where('invader')]).toEqual(['jungle-oasis', 'jungle-oasis']);
  });

  it('does nothing without a minion in hand, or without one of yours in play', () => {
    const t = table({ p0: { hand: ['disguise', 'seeing-stars'] }, bases: { tortuga: { p0: ['scout'] } } });
    t.p0.plays('disguise');
    expect([t.where('scout'), t.where('disguise')]).toEqual(['tortuga', 'p0 discard']);
    const none = table({ p0: { hand: ['disguise', 'invader'] }, bases: { tortuga: { p1: ['scout'] } } });
    none.p0.plays('disguise');
    expect([none.where('invader'), none.where('scout')]).toEqual(['p0 hand', 'tortuga']);
    expect(none).toBeSettled();
  });

  it('leaves no choice where there is none', () => {
    const t = table({ p0: { hand: ['disguise', 'shinobi'] }, bases: { tortuga: { p0: ['scout'] } } });
    t.p0.plays('disguise');
    expect([t.where('shinobi'), t.where('scout')]).toEqual(['tortuga', 'p0 hand']);
    expect(t).toBeSettled();
  });
});

describe('ninjas/hidden-ninja', () => {
  it('plays a minion from hand where a base is about to score; its ability resolves and counts', () => {
    const t = table({
      p0: { hand: ['hidden-ninja', 'ninja-master', 'invader'] },
      bases: { 'jungle-oasis': { p0: ['scout'], p1: ['king-rex', 'invader'] }, tortuga: { p1: ['collector'] } },
    });
    t.p0.finishes();
    t.p0.chooses('hidden-ninja');
    expect(t.p0).toBeOffered(['ninja-master', 'invader'], { orDecline: false });
    t.p0.chooses('ninja-master');
    expect(t.p0).toBeOffered(['scout', 'king-rex', 'invader', 'ninja-master'], { orDecline: true });
    t.p0.chooses('king-rex@jungle-oasis');
    // The total is 11 now, and the base scores all the same.
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 0]);
    expect(t.where('hidden-ninja')).toBe('p0 discard');
  });

  it("works on another player's turn and costs no free play on yours", () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['hidden-ninja', 'invader'] },
      bases: { 'jungle-oasis': { p1: ['king-rex', 'king-rex'] } },
    });
    t.p1.finishes();
    t.p0.chooses('hidden-ninja');
    expect(t.where('invader')).toBe('p0 discard');
    expect(t.vp('p0')).toBe(1);
  });

  it('cannot be played in Play Cards', () => {
    const t = table({ p0: { hand: ['hidden-ninja', 'invader'] } });
    expect(t.p0.cannotPlay('hidden-ninja')).toBe('onlyAsSpecial');
    expect(t.p0.canUse('hidden-ninja')).toBe(false);
  });

  it('may be played without a minion in hand, and where none can be played', () => {
    const t = table({ p0: { hand: ['hidden-ninja'] }, bases: { 'jungle-oasis': { p1: ['king-rex', 'king-rex'] } } });
    t.p0.finishes();
    t.p0.chooses('hidden-ninja');
    expect(t.where('hidden-ninja')).toBe('p0 discard');
    const blocked = table({
      p0: { hand: ['hidden-ninja', 'invader'] },
      bases: { 'jungle-oasis': { p1: ['king-rex', 'king-rex', 'overrun'] } },
    });
    blocked.p0.finishes();
    blocked.p0.chooses('hidden-ninja');
    expect([blocked.where('hidden-ninja'), blocked.where('invader')]).toEqual(['p0 discard', 'p0 hand']);
  });
});

describe('ninjas/seeing-stars', () => {
  it('destroys a minion with power 3 or less anywhere', () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: {
        tortuga: { p0: ['shinobi'], p1: ['invader', 'pirate-king'] },
        'jungle-oasis': { p1: ['collector', { card: 'scout', counters: 1 }] },
      },
    });
    t.p0.plays('seeing-stars');
    expect(t.p0).toBeOffered(['shinobi', 'invader', 'collector'], { orDecline: false });
    t.p0.chooses('collector');
    expect([t.where('collector'), t.where('seeing-stars')]).toEqual(['p1 discard', 'p0 discard']);
    expect(t).toBeSettled();
  });

  it('must take your own minion if no other will do', () => {
    const t = table({ p0: { hand: ['seeing-stars'] }, bases: { tortuga: { p0: ['shinobi'], p1: ['pirate-king'] } } });
    t.p0.plays('seeing-stars');
    expect(t.where('shinobi')).toBe('p0 discard');
  });

  it("takes Armor Stego on its controller's turn only", () => {
    const own = table({ p0: { hand: ['seeing-stars'] }, bases: { tortuga: { p0: ['armor-stego'] } } });
    own.p0.plays('seeing-stars');
    expect(own.where('armor-stego')).toBe('p0 discard');
    const other = table({ p0: { hand: ['seeing-stars'] }, bases: { tortuga: { p1: ['armor-stego'] } } });
    other.p0.plays('seeing-stars');
    expect([other.where('armor-stego'), other.where('seeing-stars')]).toEqual(['tortuga', 'p0 discard']);
    expect(other).toBeSettled();
  });
});

describe('ninjas/way-of-deception', () => {
  it('moves one of your minions to another base', () => {
    const t = table({
      p0: { hand: ['way-of-deception'] },
      bases: { tortuga: { p0: ['invader', 'scout'], p1: ['collector'] }, 'jungle-oasis': {}, 'tar-pits': {} },
    });
    t.p0.plays('way-of-deception');
    expect(t.p0).toBeOffered(['invader', 'scout'], { orDecline: false });
    t.p0.chooses('invader');
    expect(t.p0).toBeOffered(['jungle-oasis', 'tar-pits'], { orDecline: false });
    t.p0.chooses('tar-pits');
    expect([t.where('invader'), t.where('scout'), t.vp('p0')]).toEqual(['tar-pits', 'tortuga', 0]);
    expect(t).toBeSettled();
  });

  it('does nothing without a minion of yours', () => {
    const t = table({ p0: { hand: ['way-of-deception'] }, bases: { tortuga: { p1: ['collector'] }, 'tar-pits': {} } });
    t.p0.plays('way-of-deception');
    expect([t.where('collector'), t.where('way-of-deception')]).toEqual(['tortuga', 'p0 discard']);
    expect(t).toBeSettled();
  });
});
