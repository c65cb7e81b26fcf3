/** The minions of the Grimms' Fairy Tales. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('grimms-fairy-tales/big-bad-wolf', () => {
  const hall = { tortuga: { p0: ['scout'], p1: ['tiger-assassin', 'pirate-king'] }, 'tar-pits': { p1: ['gnome'] } };

  it('may destroy a minion here with power 4 or less, of any player', () => {
    const t = table({ p0: { hand: ['big-bad-wolf'] }, bases: hall });
    t.p0.plays('big-bad-wolf', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['scout', 'tiger-assassin'], { orDecline: true }); // 5 is too much, the Gnome elsewhere
    t.p0.chooses('tiger-assassin');
    expect(t.where('tiger-assassin')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('may be declined', () => {
    const t = table({ p0: { hand: ['big-bad-wolf'] }, bases: hall });
    t.p0.plays('big-bad-wolf', { on: 'tortuga' });
    t.p0.declines();
    expect([t.where('scout'), t.where('tiger-assassin')]).toEqual(['tortuga', 'tortuga']);
    expect(t).toBeSettled();
  });

  it("does not while a minion named Red Riding Hood is in play, anyone's and anywhere", () => {
    const t = table({
      p0: { hand: ['big-bad-wolf'] },
      bases: { ...hall, 'tar-pits': { p1: ['red-riding-hood'] } },
    });
    t.p0.plays('big-bad-wolf', { on: 'tortuga' });
    expect(t).toBeSettled();
  });

  it("EX-CLAR-WOLF a Grimms' Blessing with her name is no such minion", () => {
    const t = table({
      p0: { hand: ['big-bad-wolf', 'red-riding-hood'] },
      bases: { tortuga: { p0: ['scout', 'invader', 'grimms-blessing'] } },
    });
    expect(t.game.names(t.id('grimms-blessing'))).toContain('Red Riding Hood');
    t.p0.plays('big-bad-wolf', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['scout', 'invader'], { orDecline: true });
  });

  it('when it is destroyed, you may play another minion from your discard pile where it was', () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['scout'], discard: ['gretel', 'howl', 'invader'] },
      p1: { hand: ['ninja-master'] },
      bases: { tortuga: { p0: ['big-bad-wolf'] }, 'tar-pits': {} },
    });
    t.p1.plays('ninja-master', { on: 'tortuga' });
    t.p1.chooses('big-bad-wolf');
    expect(t.p0).toBeOffered(['gretel', 'invader'], { orDecline: true }); // not the Wolf itself
    t.p0.chooses('gretel');
    expect([t.where('gretel'), t.controller('gretel'), t.where('big-bad-wolf')]).toEqual([
      'tortuga',
      'p0',
      'p0 discard',
    ]);
    expect(t).toBeSettled();
  });

  it('plays nothing if the discard pile has no other minion, or if declined', () => {
    const start = (discard: string[]) => {
      const t = table({
        active: 'p1',
        p0: { discard },
        p1: { hand: ['ninja-master'] },
        bases: { tortuga: { p0: ['big-bad-wolf'] } },
      });
      t.p1.plays('ninja-master', { on: 'tortuga' });
      t.p1.chooses('big-bad-wolf');
      return t;
    };
    const empty = start(['howl']);
    expect(empty.zone('p0', 'discard')).toEqual(['howl', 'big-bad-wolf']);
    expect(empty).toBeSettled();
    const declined = start(['gretel']);
    declined.p0.declines();
    expect(declined.where('gretel')).toBe('p0 discard');
    expect(declined).toBeSettled();
  });

  it('does nothing when it returns or is discarded after scoring', () => {
    const returned = table({
      p0: { hand: ['beam-up'], discard: ['gretel'] },
      bases: { tortuga: { p0: ['big-bad-wolf'] } },
    });
    returned.p0.plays('beam-up');
    expect(returned.where('big-bad-wolf')).toBe('p0 hand');
    expect(returned).toBeSettled();
    const scored = table({
      p0: { discard: ['gretel'] },
      bases: { 'jungle-oasis': { p0: ['big-bad-wolf', 'king-rex'] }, tortuga: {} },
    });
    scored.endTurn();
    expect([scored.where('gretel'), scored.where('big-bad-wolf')]).toEqual(['p0 discard', 'p0 discard']);
  });
});

describe('grimms-fairy-tales/charming-princess', () => {
  it("gives an extra minion here with anyone's Prince Charming here, which may be kept for later", () => {
    const t = table({
      p0: { hand: ['scout', 'invader', 'gnome', 'howl'] },
      bases: { tortuga: { p0: ['charming-princess'], p1: ['prince-charming'] }, 'tar-pits': {} },
    });
    t.p0.uses('charming-princess');
    t.p0.plays('howl');
    t.p0.plays('scout', { on: 'tar-pits' }); // the free one
    expect(t.p0.cannotPlay('invader', { on: 'tar-pits' })).toBe('notThere');
    t.p0.plays('invader', { on: 'tortuga' });
    expect(t.p0.cannotPlay('gnome', { on: 'tortuga' })).toBe('noMinionPlayLeft');
    expect(t.p0.canUse('charming-princess')).toBe(false);
  });

  it('gives nothing with him on another base', () => {
    const t = table({
      p0: { hand: ['scout', 'invader'] },
      bases: { tortuga: { p0: ['charming-princess'] }, 'tar-pits': { p0: ['prince-charming'] } },
    });
    t.p0.uses('charming-princess');
    expect(t.state.extras).toEqual([]);
  });

  it("EX-CLAR-BLESSING-1 takes an active Grimms' Blessing for him", () => {
    const bases = { tortuga: { p0: ['charming-princess', 'scout', 'grimms-blessing'] } };
    const t = table({ p0: { deck: ['prince-charming'] }, bases });
    t.p0.uses('charming-princess');
    expect(t.state.extras).toHaveLength(1);
    const without = table({ p0: { deck: ['hansel'] }, bases }); // owns no Prince
    without.p0.uses('charming-princess');
    expect(without.state.extras).toEqual([]);
  });
});

describe('grimms-fairy-tales/prince-charming', () => {
  it('gives an extra action with a Charming Princess here', () => {
    const t = table({
      p0: { hand: ['howl', 'howl', 'howl'] },
      bases: { tortuga: { p0: ['prince-charming', 'charming-princess'] } },
    });
    t.p0.uses('prince-charming');
    t.p0.plays('howl');
    t.p0.plays('howl');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
    const apart = table({ bases: { tortuga: { p0: ['prince-charming'] }, 'tar-pits': { p0: ['charming-princess'] } } });
    apart.p0.uses('prince-charming');
    expect(apart.state.extras).toEqual([]);
  });

  it("takes a Grimms' Blessing for her, unless he is the only minion of its controller", () => {
    const start = (...cards: string[]) => {
      const there = { tortuga: { p0: ['prince-charming', 'grimms-blessing', ...cards], p1: ['gnome'] } };
      const t = table({ p0: { deck: ['charming-princess'] }, bases: there });
      t.p0.uses('prince-charming');
      return t.state.extras.length;
    };
    expect([start('scout'), start()]).toEqual([1, 0]);
  });
});

describe('grimms-fairy-tales/red-riding-hood', () => {
  it('gives each of your minions here +1 power, herself too', () => {
    const t = table({
      bases: { tortuga: { p0: ['red-riding-hood', 'scout'], p1: ['gnome'] }, 'tar-pits': { p0: ['invader'] } },
    });
    expect(['red-riding-hood', 'scout', 'gnome', 'invader'].map((card) => t.power(card))).toEqual([4, 4, 3, 3]);
  });

  it("stops at once when a minion named Big Bad Wolf is in play, anyone's and anywhere, until it leaves", () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['beam-up'] },
      p1: { hand: ['big-bad-wolf'] },
      bases: { tortuga: { p0: ['red-riding-hood', 'scout'] }, 'tar-pits': {} },
    });
    t.p1.plays('big-bad-wolf', { on: 'tar-pits' });
    expect([t.power('red-riding-hood'), t.power('scout')]).toEqual([3, 3]);
    t.endTurn();
    t.p0.plays('beam-up');
    t.p0.chooses('big-bad-wolf');
    expect([t.power('red-riding-hood'), t.power('scout')]).toEqual([4, 4]);
  });

  it("EX-CLAR-WOLF keeps it with a Grimms' Blessing that has the Wolf's name", () => {
    const t = table({
      p0: { deck: ['big-bad-wolf'] },
      bases: { tortuga: { p0: ['red-riding-hood', 'scout', 'grimms-blessing'] } },
    });
    expect([t.power('red-riding-hood'), t.power('scout'), t.power('grimms-blessing')]).toEqual([4, 4, 0]);
  });
});

describe('grimms-fairy-tales/rumpelstiltskin', () => {
  it('puts a card of your choice on top of your shuffled deck, unseen by others', () => {
    const t = table({
      p0: { hand: ['rumpelstiltskin'], deck: ['gnome', 'howl', 'scout', 'hansel'] },
      bases: { tortuga: {} },
    });
    t.p0.plays('rumpelstiltskin', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['gnome', 'howl', 'scout', 'hansel'], { orDecline: false });
    const scout = t.id('scout');
    t.p0.chooses('scout');
    expect([t.zone('p0', 'deck')[0], t.zone('p0', 'deck').length]).toEqual(['scout', 4]);
    expect(t.told()).toContain('shuffled');
    expect(JSON.stringify([t.events, t.view('p1').cards])).not.toContain('scout');
    expect(t).toBeSettled();
    t.endTurn(); // draws two
    expect(t.state.players[0]?.hand).toContain(scout);
  });

  it('does nothing with neither deck nor discard pile', () => {
    const t = table({ p0: { hand: ['rumpelstiltskin'], deck: [] }, bases: { tortuga: {} } });
    t.p0.plays('rumpelstiltskin', { on: 'tortuga' });
    expect(t).toBeSettled();
  });
});

describe('grimms-fairy-tales/the-frog-prince', () => {
  const start = (discard: string[]) => {
    const t = table({
      p0: { hand: ['scout'], discard, deck: ['king-rex'] },
      bases: { tortuga: { p0: ['the-frog-prince'] }, 'tar-pits': {} },
    });
    t.p0.plays('scout', { on: 'tortuga' });
    return t;
  };

  it('after you play another minion here, you may shuffle it into its deck to play a minion from your discard pile', () => {
    const t = start(['gretel', 'hansel', 'howl']);
    expect(t.p0.prompt).toBe('useAbility');
    t.p0.chooses('yes');
    expect(t.where('the-frog-prince')).toBe('p0 deck');
    expect(t.p0).toBeOffered(['gretel', 'hansel'], { orDecline: true });
    t.p0.chooses('hansel');
    expect(t.where('hansel')).toBe('tortuga');
    expect(t.p0.cannotPlay('gretel', { on: 'tortuga' })).not.toBeNull();
    expect(t).toBeSettled();
  });

  it('may stay', () => {
    const t = start(['gretel']);
    t.p0.declines();
    expect([t.where('the-frog-prince'), t.where('gretel')]).toEqual(['tortuga', 'p0 discard']);
    expect(t).toBeSettled();
  });

  it('may leave for nothing', () => {
    const t = start(['howl']);
    t.p0.chooses('yes');
    expect(t.where('the-frog-prince')).toBe('p0 deck');
    expect(t).toBeSettled();
  });

  it("goes to its owner's deck, and its controller plays from their own discard pile", () => {
    const t = table({
      p0: { hand: ['scout'], discard: ['gretel'] },
      p1: { discard: ['hansel'] },
      bases: { tortuga: { p0: [{ card: 'the-frog-prince', owner: 'p1' }] } },
    });
    t.p0.plays('scout', { on: 'tortuga' });
    t.p0.chooses('yes');
    expect(t.p0).toBeOffered(['gretel'], { orDecline: true });
    t.p0.chooses('gretel');
    expect([t.where('the-frog-prince'), t.controller('gretel')]).toEqual(['p1 deck', 'p0']);
    expect(t).toBeSettled();
  });

  it.each([
    ['its own play', 'the-frog-prince', 'tortuga'],
    ['a minion played elsewhere', 'scout', 'tar-pits'],
    ['a minion moved here', 'way-of-deception', undefined],
  ])('does nothing for %s', (_, card, on) => {
    const there = card === 'the-frog-prince' ? [] : ['the-frog-prince'];
    const t = table({
      p0: { hand: [card], discard: ['gretel'] },
      bases: { tortuga: { p0: there }, 'tar-pits': { p0: ['invader'] } },
    });
    t.p0.plays(card, on ? { on } : {});
    if (card === 'way-of-deception') t.p0.chooses('invader');
    expect(t).toBeSettled();
  });

  it("does nothing for another player's minion", () => {
    const t = table({
      active: 'p1',
      p0: { discard: ['gretel'] },
      p1: { hand: ['scout'] },
      bases: { tortuga: { p0: ['the-frog-prince'] } },
    });
    t.p1.plays('scout', { on: 'tortuga' });
    expect(t).toBeSettled();
  });
});

const PARTNERS = [
  ['gretel', 'hansel'],
  ['hansel', 'gretel'],
  ['rose-red', 'the-other-snow-white'],
  ['the-other-snow-white', 'rose-red'],
] as const;

/** What holds for each of the four that have a partner. */
function grows(minion: string, partner: string): void {
  const power = (p0: readonly string[], p1: readonly string[] = [], elsewhere: readonly string[] = []) =>
    table({ p0: { deck: [partner] }, bases: { tortuga: { p0, p1 }, 'tar-pits': { p0: elsewhere } } }).power(minion);
  expect([power([minion]), power([minion, partner]), power([minion], [partner])]).toEqual([2, 4, 4]);
  expect(power([minion], [], [partner])).toBe(2);
  expect(power([minion, partner], [partner])).toBe(4); // not twice
  expect(power([minion, 'scout', 'grimms-blessing'])).toBe(4);
  expect(power([minion, partner, 'grimms-blessing'])).toBe(4);
}

describe('grimms-fairy-tales/gretel', () => {
  it("EX-CLAR-BLESSING-1 has +2 power with anyone's Hansel here, or an active Grimms' Blessing", () => {
    grows(...PARTNERS[0]);
  });
});

describe('grimms-fairy-tales/hansel', () => {
  it("has +2 power with anyone's Gretel here, or an active Grimms' Blessing", () => {
    grows(...PARTNERS[1]);
  });

  it('has 2 again as soon as she is gone', () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { tortuga: { p0: ['hansel'], p1: [{ card: 'gretel', with: { p1: ['poison'] } }] } },
    });
    expect(t.power('hansel')).toBe(4);
    t.p0.plays('seeing-stars'); // only Gretel is weak enough
    expect([t.where('gretel'), t.power('hansel')]).toEqual(['p1 discard', 2]);
  });
});

describe('grimms-fairy-tales/rose-red', () => {
  it("has +2 power with anyone's The Other Snow White here, or an active Grimms' Blessing, never +4", () => {
    grows(...PARTNERS[2]);
  });
});

describe('grimms-fairy-tales/the-other-snow-white', () => {
  it("has +2 power with anyone's Rose Red here, or an active Grimms' Blessing", () => {
    grows(...PARTNERS[3]);
  });

  it("falls to 2 when the second minion leaves and the Grimms' Blessing with it", () => {
    const t = table({
      p0: { hand: ['way-of-deception'], deck: ['rose-red'] },
      bases: { tortuga: { p0: ['the-other-snow-white', 'scout', 'grimms-blessing'] }, 'tar-pits': {} },
    });
    expect(t.power('the-other-snow-white')).toBe(4);
    t.p0.plays('way-of-deception');
    t.p0.chooses('scout');
    expect(t.power('the-other-snow-white')).toBe(2);
  });
});
