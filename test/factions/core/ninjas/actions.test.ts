import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('ninjas/assassination', () => {
  it('destroys its minion at the end of the turn', () => {
    const t = table({ p0: { hand: ['assassination'] }, bases: { tortuga: { p0: ['invader'], p1: ['pirate-king'] } } });
    t.p0.plays('assassination', { on: 'pirate-king' });
    expect(t.where('assassination')).toBe('on pirate-king');
    t.endTurn();
    expect([t.where('pirate-king'), t.where('assassination'), t.where('invader')]).toEqual(['p1 discard', 'p0 discard', 'tortuga']);
    expect(t.told()).toContain('destroyed');
  });

  it('lets the minion count for a base that scores this turn, and destroys nothing then', () => {
    const t = table({
      p0: { hand: ['assassination'] },
      bases: { 'jungle-oasis': { p1: ['pirate-king', 'king-rex'] }, tortuga: {} },
    });
    t.p0.plays('assassination', { on: 'pirate-king' });
    t.endTurn();
    expect(t.vp('p1')).toBe(2);
    expect(t.where('pirate-king')).toBe('p1 discard');
    expect(t.told()).not.toContain('destroyed');
  });

  it('spares the minion if it is removed before', () => {
    const t = table({ p0: { hand: ['time-loop', 'assassination', 'disenchant'] }, bases: { tortuga: { p1: ['pirate-king'] } } });
    t.p0.plays('time-loop');
    t.p0.plays('assassination', { on: 'pirate-king' });
    t.p0.plays('disenchant');
    t.endTurn();
    expect([t.where('pirate-king'), t.where('assassination')]).toEqual(['tortuga', 'p0 discard']);
  });

  it('moves along with the minion', () => {
    const t = table({
      p0: { hand: ['time-loop', 'assassination', 'shanghai'] },
      bases: { tortuga: { p1: ['pirate-king'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('time-loop');
    t.p0.plays('assassination', { on: 'pirate-king' });
    t.p0.plays('shanghai');
    expect([t.where('pirate-king'), t.where('assassination')]).toEqual(['jungle-oasis', 'on pirate-king']);
    t.endTurn();
    expect(t.where('pirate-king')).toBe('p1 discard');
  });

  it('stays on a minion that survives and tries again at the end of each turn', () => {
    const t = table({ p0: { hand: ['assassination'] }, bases: { tortuga: { p1: ['buccaneer'] }, 'jungle-oasis': {} } });
    t.p0.plays('assassination', { on: 'buccaneer' });
    t.endTurn();
    expect([t.where('buccaneer'), t.where('assassination')]).toEqual(['jungle-oasis', 'on buccaneer']);
    t.endTurn();
    expect([t.where('buccaneer'), t.where('assassination')]).toEqual(['tortuga', 'on buccaneer']);
  });

  it('cannot be played without a minion', () => {
    const t = table({ p0: { hand: ['assassination'] } });
    expect(t.p0.cannotPlay('assassination')).toBe('noTarget');
  });
});

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
    expect([t.where('ninja-master'), t.where('scout'), t.where('collector')]).toEqual(['p0 hand', 'p0 hand', 'jungle-oasis']);
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
    expect([t.where('shinobi'), t.where('collector'), t.where('ninja-master')]).toEqual(['jungle-oasis', 'p0 hand', 'tortuga']);
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
    const blocked = table({ p0: { hand: ['hidden-ninja', 'invader'] }, bases: { 'jungle-oasis': { p1: ['king-rex', 'king-rex', 'overrun'] } } });
    blocked.p0.finishes();
    blocked.p0.chooses('hidden-ninja');
    expect([blocked.where('hidden-ninja'), blocked.where('invader')]).toEqual(['p0 discard', 'p0 hand']);
  });
});

describe('ninjas/infiltrate', () => {
  it('destroys another action on the base, of any player, and none on a minion', () => {
    const t = table({
      p0: { hand: ['infiltrate'] },
      bases: { tortuga: { p0: ['enshrouding-mist'], p1: ['wildlife-preserve', { card: 'invader', with: { p1: ['upgrade'] } }] }, 'jungle-oasis': { p1: ['overrun'] } },
    });
    t.p0.plays('infiltrate', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['enshrouding-mist', 'wildlife-preserve'], { orDecline: false });
    t.p0.chooses('wildlife-preserve');
    expect(t.where('wildlife-preserve')).toBe('p1 discard');
    t.p0.declines();
    expect([t.where('infiltrate'), t.where('enshrouding-mist'), t.where('upgrade')]).toEqual(['tortuga', 'tortuga', 'on invader']);
    expect(t).toBeSettled();
  });

  it('does not destroy itself', () => {
    const t = table({ p0: { hand: ['infiltrate'] }, bases: { tortuga: {} } });
    t.p0.plays('infiltrate', { on: 'tortuga' });
    t.p0.chooses('yes');
    expect(t.where('infiltrate')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('lets only you ignore the base, until the start of your next turn', () => {
    const t = table({ p0: { hand: ['infiltrate'] }, bases: { 'the-central-brain': { p0: ['invader'], p1: ['collector'] } } });
    t.p0.plays('infiltrate', { on: 'the-central-brain' });
    t.p0.chooses('yes');
    expect([t.power('invader'), t.power('collector')]).toEqual([3, 3]);
    t.endTurn();
    expect([t.power('invader'), t.power('collector')]).toEqual([3, 3]);
    t.endTurn();
    expect([t.power('invader'), t.power('collector')]).toEqual([4, 3]);
    expect(t.where('infiltrate')).toBe('the-central-brain');
    expect(t.p0.canUse('infiltrate')).toBe(false);
  });

  it('leaves it to you whether you ignore it, each time', () => {
    const t = table({ p0: { hand: ['infiltrate'] }, bases: { 'the-central-brain': { p0: ['invader'] } } });
    t.p0.plays('infiltrate', { on: 'the-central-brain' });
    t.p0.chooses('no');
    expect(t.power('invader')).toBe(4);
    t.p0.uses('infiltrate');
    t.p0.chooses('yes');
    expect(t.power('invader')).toBe(3);
    t.p0.uses('infiltrate');
    t.p0.chooses('no');
    expect(t.power('invader')).toBe(4);
  });

  it.each([
    ['yes', ['invader', 'king-rex', 'king-rex']],
    ['no', ['king-rex', 'king-rex', 'king-rex', 'king-rex', 'king-rex', 'king-rex', 'king-rex']],
  ])('asks you when the base would do something to you: ignoring it, %s', (answer, hand) => {
    const t = table({ p0: { hand: ['infiltrate', 'invader'] }, bases: { 'evans-city-cemetery': { p0: ['king-rex', 'king-rex', 'king-rex'] } } });
    t.p0.plays('infiltrate', { on: 'evans-city-cemetery' });
    t.p0.chooses('no');
    t.p0.finishes();
    expect(t.p0.prompt).toBe('ignoreBase');
    t.p0.chooses(answer);
    expect(t.zone('p0', 'hand')).toEqual(hand);
  });

  it('leaves the base to the others', () => {
    const t = table({
      p0: { hand: ['infiltrate'] },
      p1: { hand: ['invader'] },
      bases: { 'evans-city-cemetery': { p0: ['scout'], p1: ['king-rex', 'king-rex', 'king-rex'] } },
    });
    t.p0.plays('infiltrate', { on: 'evans-city-cemetery' });
    t.p0.chooses('yes');
    t.endTurn();
    expect(t.zone('p1', 'hand')).toHaveLength(5);
    expect(t.where('invader')).toBe('p1 discard');
  });
});

describe('ninjas/poison', () => {
  it('weakens a minion by 4, never below 0', () => {
    const t = table({ p0: { hand: ['poison'] }, bases: { tortuga: { p0: ['ninja-master'], p1: ['first-mate', 'king-rex'] } } });
    t.p0.plays('poison', { on: 'first-mate' });
    expect([t.power('first-mate'), t.power('king-rex'), t.total('tortuga', 'p1')]).toEqual([0, 7, 7]);
    const strong = table({ p0: { hand: ['poison'] }, bases: { tortuga: { p0: ['ninja-master'] } } });
    strong.p0.plays('poison', { on: 'ninja-master' });
    expect(strong.power('ninja-master')).toBe(1);
  });

  it('counts together with what else changes the power', () => {
    const t = table({ p0: { hand: ['time-loop', 'poison', 'howl'] }, bases: { tortuga: { p0: ['first-mate', 'archmage'] } } });
    t.p0.plays('time-loop');
    t.p0.plays('poison', { on: 'first-mate' });
    t.p0.plays('howl');
    expect(t.power('first-mate')).toBe(0);
    expect(t.power('archmage')).toBe(5);
  });

  it('destroys any number of other actions on the minion, of your choice', () => {
    const t = table({
      p0: { hand: ['poison'] },
      bases: {
        tortuga: { p1: [{ card: 'king-rex', with: { p0: ['upgrade'], p1: ['upgrade', 'assassination'] } }, { card: 'invader', with: { p1: ['upgrade'] } }, 'overrun'] },
      },
    });
    t.p0.plays('poison', { on: 'king-rex@tortuga' });
    expect(t.p0).toBeOffered(['upgrade', 'upgrade', 'assassination'], { orDecline: true });
    t.p0.chooses('upgrade#2', 'assassination');
    expect([t.where('upgrade#1'), t.where('upgrade#2')]).toEqual(['on king-rex', 'on invader']);
    expect(t.zone('p1', 'discard')).toEqual(['upgrade', 'assassination']);
    expect(t.power('king-rex')).toBe(5);
    expect(t).toBeSettled();
  });

  it('may destroy none', () => {
    const t = table({ p0: { hand: ['poison'] }, bases: { tortuga: { p1: [{ card: 'king-rex', with: { p1: ['upgrade'] } }] } } });
    t.p0.plays('poison', { on: 'king-rex@tortuga' });
    t.p0.declines();
    expect([t.where('upgrade'), t.power('king-rex@tortuga')]).toEqual(['on king-rex', 5]);
  });

  it('stops when it leaves play', () => {
    const t = table({ p0: { hand: ['disenchant'] }, bases: { tortuga: { p1: [{ card: 'king-rex', with: { p0: ['poison'] } }] } } });
    expect(t.power('king-rex@tortuga')).toBe(3);
    t.p0.plays('disenchant');
    expect(t.power('king-rex@tortuga')).toBe(7);
  });

  it('needs a minion', () => {
    expect(table({ p0: { hand: ['poison'] } }).p0.cannotPlay('poison')).toBe('noTarget');
  });
});

describe('ninjas/seeing-stars', () => {
  it('destroys a minion with power 3 or less anywhere', () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { tortuga: { p0: ['shinobi'], p1: ['invader', 'pirate-king'] }, 'jungle-oasis': { p1: ['collector', { card: 'scout', counters: 1 }] } },
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

describe('ninjas/smoke-bomb', () => {
  it("keeps other players' actions from affecting its minion, but not yours, nor minions", () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['beam-up'] },
      p1: { hand: ['seeing-stars', 'saucy-wench'] },
      bases: { tortuga: { p0: [{ card: 'collector', with: { p0: ['smoke-bomb'] } }] } },
    });
    t.p1.plays('seeing-stars');
    expect(t.where('collector')).toBe('tortuga');
    t.p1.plays('saucy-wench', { on: 'tortuga' });
    t.p1.chooses('collector');
    expect([t.where('collector'), t.where('smoke-bomb')]).toEqual(['p0 discard', 'p0 discard']);

    const own = table({ p0: { hand: ['beam-up'] }, bases: { tortuga: { p0: [{ card: 'collector', with: { p0: ['smoke-bomb'] } }] } } });
    own.p0.plays('beam-up');
    expect(own.where('collector')).toBe('p0 hand');
  });

  it("an action of another player cannot be put on it either", () => {
    const t = table({ active: 'p1', p1: { hand: ['poison'] }, bases: { tortuga: { p0: [{ card: 'invader', with: { p0: ['smoke-bomb'] } }] } } });
    t.p1.plays('poison', { on: 'invader' });
    expect([t.power('invader'), t.where('poison')]).toEqual([3, 'p1 discard']);
    expect(t).toBeSettled();
  });

  it("discards other players' actions that were on it, and keeps yours", () => {
    const t = table({ p0: { hand: ['smoke-bomb'] }, bases: { tortuga: { p0: [{ card: 'king-rex', with: { p0: ['upgrade'], p1: ['poison'] } }] } } });
    t.p0.plays('smoke-bomb', { on: 'king-rex@tortuga' });
    expect([t.where('poison'), t.where('upgrade'), t.power('king-rex@tortuga')]).toEqual(['p1 discard', 'on king-rex', 9]);
    expect(t.told()).not.toContain('destroyed');
  });

  it("goes at the start of your own next turn, not at an opponent's", () => {
    const t = table({ p0: { hand: ['smoke-bomb'] }, bases: { tortuga: { p0: ['invader'] } } });
    t.p0.plays('smoke-bomb', { on: 'invader' });
    t.endTurn();
    expect(t.where('smoke-bomb')).toBe('on invader');
    t.endTurn();
    expect(t.where('smoke-bomb')).toBe('p0 discard');
    expect(t.told()).toContain('destroyed');
  });

  it('is played on your own minions only', () => {
    const t = table({ p0: { hand: ['smoke-bomb'] }, bases: { tortuga: { p0: ['invader'], p1: ['collector'] } } });
    expect(t.p0.cannotPlay('smoke-bomb', { on: 'collector' })).toBe('notThere');
    const none = table({ p0: { hand: ['smoke-bomb'] }, bases: { tortuga: { p1: ['collector'] } } });
    expect(none.p0.cannotPlay('smoke-bomb', { on: 'collector' })).toBe('noTarget');
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
