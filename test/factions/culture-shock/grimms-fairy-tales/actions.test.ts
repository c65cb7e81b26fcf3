/** The actions of the Grimms' Fairy Tales. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('grimms-fairy-tales/another-story', () => {
  const discard = ['gretel', 'hansel', 'howl', 'scout'];

  it('shuffles up to three cards of any kind from your discard pile into your deck', () => {
    const t = table({ p0: { hand: ['another-story'], discard, deck: [] } });
    t.p0.plays('another-story');
    expect(t.p0).toBeOffered(discard, { orDecline: true }); // not itself
    expect(() => t.p0.chooses(...discard)).toThrow('tooMany');
    t.p0.chooses('gretel', 'howl', 'scout');
    expect(t.zone('p0', 'deck').sort()).toEqual(['gretel', 'howl', 'scout']);
    expect(t.zone('p0', 'discard')).toEqual(['hansel', 'another-story']);
    expect(t).toBeSettled();
  });

  it('may shuffle none, and can be played with an empty discard pile', () => {
    const t = table({ p0: { hand: ['another-story'], discard } });
    t.p0.plays('another-story');
    t.p0.declines();
    expect(t.zone('p0', 'discard')).toEqual([...discard, 'another-story']);
    const empty = table({ p0: { hand: ['another-story'] } });
    empty.p0.plays('another-story');
    expect(empty).toBeSettled();
  });
});

const DECK = ['gretel', 'howl', 'king-rex', 'upgrade', 'armory'];

/** A search for cards of one kind: these of the deck are offered, and the last of them is taken. */
function stacks(card: string, found: readonly string[]): void {
  const taken = found.at(-1) ?? '';
  const t = table({ p0: { hand: [card], deck: DECK } });
  t.p0.plays(card);
  expect(t.p0).toBeOffered(found, { orDecline: false });
  t.p0.chooses(taken);
  expect([t.zone('p0', 'deck')[0], t.zone('p0', 'deck').length, t.zone('p0', 'hand')]).toEqual([taken, 5, []]);
  expect(JSON.stringify(t.events)).not.toContain(taken);
  expect(t.told()).toContain('shuffled');
  expect(t).toBeSettled();
  const none = table({ p0: { hand: [card], deck: DECK.filter((other) => !found.includes(other)) } });
  none.p0.plays(card);
  none.p0.chooses();
  expect([none.zone('p0', 'hand'), none.told().includes('shuffled')]).toEqual([[], true]);
  expect(none).toBeSettled();
}

describe('grimms-fairy-tales/basket-of-goodies', () => {
  it('EX-CORNER-39 puts an action of your deck on top of it, unseen; the deck is shuffled in any case', () => {
    stacks('basket-of-goodies', ['howl', 'upgrade', 'armory']);
  });
});

describe('grimms-fairy-tales/fairy-godmothers-blessing', () => {
  it('EX-CORNER-39 puts a minion of your deck on top of it, unseen; the deck is shuffled in any case', () => {
    stacks('fairy-godmothers-blessing', ['gretel', 'king-rex']);
  });
});

describe('grimms-fairy-tales/breadcrumbs', () => {
  const bases = {
    tortuga: { p0: ['scout', 'invader', 'llama'], p1: ['gnome'] },
    'tar-pits': { p0: ['gretel'] },
    'jungle-oasis': {},
  };

  it('moves up to two of your minions from one base to one other', () => {
    const t = table({ p0: { hand: ['breadcrumbs'] }, bases });
    t.p0.plays('breadcrumbs');
    expect(t.p0).toBeOffered(['scout', 'invader', 'llama', 'gretel'], { orDecline: true });
    expect(() => t.p0.chooses('scout', 'gretel')).toThrow('notTogether');
    expect(() => t.p0.chooses('scout', 'invader', 'llama')).toThrow('tooMany');
    t.p0.chooses('scout', 'llama');
    expect(t.p0).toBeOffered(['tar-pits', 'jungle-oasis'], { orDecline: false });
    t.p0.chooses('tar-pits');
    expect([t.where('scout'), t.where('llama'), t.where('invader')]).toEqual(['tar-pits', 'tar-pits', 'tortuga']);
    expect(t).toBeSettled();
  });

  it.each([[['gretel']], [[]]])('may move %j only', (picked) => {
    const t = table({ p0: { hand: ['breadcrumbs'] }, bases });
    t.p0.plays('breadcrumbs');
    t.p0.chooses(...picked);
    if (picked.length > 0) t.p0.chooses('jungle-oasis');
    expect(t.where('gretel')).toBe(picked.length > 0 ? 'jungle-oasis' : 'tar-pits');
    expect(t).toBeSettled();
  });
});

describe('grimms-fairy-tales/grimms-blessing', () => {
  it('EX-CLAR-BLESSING-1 has the names of your minions in any place, from your second minion here on', () => {
    const t = table({
      p0: { hand: ['grimms-blessing', 'scout'], deck: ['king-rex'], discard: ['hansel'] },
      bases: { tortuga: { p0: ['gretel'], p1: ['gnome'] } },
    });
    t.p0.plays('grimms-blessing', { on: 'tortuga' });
    expect([t.power('gretel'), t.game.names(t.id('grimms-blessing'))]).toEqual([2, ["Grimms' Blessing"]]);
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t.power('gretel')).toBe(4);
    expect([...t.game.names(t.id('grimms-blessing'))].sort()).toEqual(
      ["Grimms' Blessing", 'Gretel', 'Hansel', 'King Rex', 'Scout'].sort(),
    );
    expect(t).toBeSettled();
  });

  it('has names of minions you own, not of those you only control, and helps only at its base', () => {
    const stolen = { card: 'hansel', owner: 'p1' } as const;
    const t = table({
      bases: {
        tortuga: { p0: ['gretel', 'scout', 'grimms-blessing'] },
        'tar-pits': { p0: [stolen, 'rose-red'] },
      },
      p0: { deck: ['the-other-snow-white'] },
    });
    expect([t.power('gretel'), t.power('rose-red')]).toEqual([2, 2]);
  });

  it('helps minions of other players as well, by what its controller owns', () => {
    const there = { p0: ['scout', 'invader', 'grimms-blessing'], p1: ['gretel'] };
    expect(table({ p0: { deck: ['hansel'] }, bases: { tortuga: there } }).power('gretel')).toBe(4);
    expect(table({ p1: { deck: ['hansel'] }, bases: { tortuga: there } }).power('gretel')).toBe(2);
  });

  it('EX-CLAR-BLESSING-2 gains power that a card here gives to a name it has, which counts for its controller', () => {
    const t = table({ bases: { tortuga: { p0: ['microbot-fixer', 'scout', 'grimms-blessing'] } } });
    expect([t.power('grimms-blessing'), t.total('tortuga', 'p0')]).toEqual([1, 2 + 3 + 1]);
    const alone = table({ bases: { tortuga: { p0: ['microbot-fixer', 'grimms-blessing'] } } });
    expect([alone.power('grimms-blessing'), alone.total('tortuga', 'p0')]).toEqual([0, 2]);
    const elsewhere = table({
      bases: { tortuga: { p0: ['invader', 'scout', 'grimms-blessing'] }, 'tar-pits': { p0: ['microbot-fixer'] } },
    });
    expect([elsewhere.power('grimms-blessing'), elsewhere.total('tortuga', 'p0')]).toEqual([0, 6]);
  });

  it('OPEN-45 that power counts to the breakpoint; +1 power counters on it give none', () => {
    const blessing = { card: 'grimms-blessing', counters: 3 };
    const t = table({
      bases: { 'jungle-oasis': { p0: ['microbot-fixer', 'scout', blessing], p1: ['supreme-overlord'] } },
    });
    expect([t.power('grimms-blessing'), t.total('jungle-oasis')]).toEqual([1, 2 + 3 + 1 + 5]);
  });

  it('EX-CLAR-BLESSING-3 counts as a War Raptor for War Raptors, and has none of their power', () => {
    const t = table({ bases: { tortuga: { p0: ['war-raptor', 'war-raptor', 'grimms-blessing'] } } });
    expect([t.power('war-raptor'), t.power('grimms-blessing')]).toEqual([2 + 3, 0]);
  });

  it('EX-CLAR-BLESSING-4 uses up no limit of a minion it has the name of', () => {
    const t = table({
      p0: { hand: ['shinobi'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'king-rex', 'grimms-blessing'] }, tortuga: {} },
    });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['shinobi'], { orDecline: true });
  });
});

describe('grimms-fairy-tales/mouse-bird-and-sausage', () => {
  const bases = {
    tortuga: { p0: ['scout', 'gretel'], p1: ['invader', 'collector'] },
    'tar-pits': { p1: ['supreme-overlord'] },
  };

  it('gives up to two minions of one faction at one base +2 power until the end of the turn', () => {
    const t = table({ p0: { hand: ['mouse-bird-and-sausage'] }, bases });
    t.p0.plays('mouse-bird-and-sausage');
    expect(t.p0).toBeOffered(['scout', 'gretel', 'invader', 'collector', 'supreme-overlord'], { orDecline: true });
    expect(() => t.p0.chooses('scout', 'gretel')).toThrow('notTogether'); // other factions
    expect(() => t.p0.chooses('scout', 'supreme-overlord')).toThrow('notTogether'); // other bases
    t.p0.chooses('scout', 'invader');
    expect([t.power('scout'), t.power('invader'), t.power('collector')]).toEqual([5, 5, 2]);
    expect(t).toBeSettled();
    t.endTurn();
    expect([t.power('scout'), t.power('invader')]).toEqual([3, 3]);
  });

  it('does not affect a minion that is protected, the other one all the same', () => {
    const guarded = { card: 'invader', with: { p1: ['smoke-bomb'] } };
    const t = table({ p0: { hand: ['mouse-bird-and-sausage'] }, bases: { tortuga: { p0: ['scout'], p1: [guarded] } } });
    t.p0.plays('mouse-bird-and-sausage');
    t.p0.chooses('scout', 'invader');
    expect([t.power('scout'), t.power('invader')]).toEqual([5, 3]);
    expect(t).toBeSettled();
  });

  it.each([[['gretel']], [[]]])('may give it to %j only', (picked) => {
    const t = table({ p0: { hand: ['mouse-bird-and-sausage'] }, bases });
    t.p0.plays('mouse-bird-and-sausage');
    t.p0.chooses(...picked);
    expect(t.power('gretel')).toBe(2 + 2 * picked.length);
    expect(t).toBeSettled();
  });
});

describe('grimms-fairy-tales/teamwork', () => {
  const bases = { tortuga: { p1: ['hansel', 'scout'] }, 'tar-pits': {} };

  it("plays a minion that any player's minion names, from your discard pile", () => {
    const p0 = { hand: ['teamwork', 'invader'], deck: ['king-rex'], discard: ['gretel', 'rose-red'] };
    const t = table({ p0, bases });
    t.p0.plays('teamwork');
    expect(t.p0).toBeOffered(['hansel', 'scout'], { orDecline: false });
    t.p0.chooses('hansel');
    t.p0.chooses('no'); // does not search the deck; Gretel is the only one
    expect(t.p0).toBeOffered(['gretel'], { orDecline: true });
    t.p0.chooses('gretel');
    expect(t.p0).toBeOffered(['tortuga', 'tar-pits']);
    t.p0.chooses('tar-pits');
    expect([t.where('gretel'), t.told().includes('shuffled')]).toEqual(['tar-pits', false]);
    t.p0.plays('invader', { on: 'tortuga' }); // it was an extra minion
    expect(t).toBeSettled();
  });

  it('or from your deck, into your hand', () => {
    const t = table({ p0: { hand: ['teamwork'], deck: ['scout', 'gretel', 'hansel'] }, bases });
    t.p0.plays('teamwork');
    t.p0.chooses('hansel');
    expect(t.p0).toBeOffered(['gretel'], { orDecline: false });
    t.p0.chooses('gretel');
    expect(t.told()).toContain('shuffled');
    t.p0.declines();
    expect(t.zone('p0', 'hand')).toEqual(['gretel']);
    expect(t).toBeSettled();
  });

  it('or from your hand', () => {
    const t = table({ p0: { hand: ['teamwork', 'gretel', 'invader'] }, bases });
    t.p0.plays('teamwork');
    t.p0.chooses('hansel');
    t.p0.chooses('no');
    t.p0.chooses('gretel');
    t.p0.chooses('tortuga');
    expect(t.where('gretel')).toBe('tortuga');
    expect(t.p0.cannotPlay('invader', { on: 'tortuga' })).toBeNull();
    expect(t).toBeSettled();
  });

  it('finds nothing for a minion that names nobody, whatever is on it', () => {
    const armed = { card: 'scout', with: { p1: ['upgrade'] } };
    const p0 = { hand: ['teamwork', 'scout'], deck: ['gretel', 'scout'], discard: ['hansel'] };
    const t = table({ p0, bases: { tortuga: { p1: [armed] } } });
    t.p0.plays('teamwork');
    expect(t.p0).toBeOffered([]);
    t.p0.chooses();
    expect([t.zone('p0', 'hand'), t.zone('p0', 'discard')]).toEqual([['scout'], ['hansel', 'teamwork']]);
    expect(t).toBeSettled();
  });

  it.each([
    ['big-bad-wolf', 'red-riding-hood'],
    ['red-riding-hood', 'big-bad-wolf'],
    ['charming-princess', 'prince-charming'],
    ['prince-charming', 'charming-princess'],
    ['gretel', 'hansel'],
    ['rose-red', 'the-other-snow-white'],
    ['the-other-snow-white', 'rose-red'],
    ['war-raptor', 'war-raptor'],
    ['shinobi', 'shinobi'],
    ['tenacious-z', 'tenacious-z'],
    ['the-birch', 'the-birch-woman'],
    ['the-birch-woman', 'the-birch'],
  ])('%s names %s', (minion, named) => {
    const others = ['the-frog-prince', 'rumpelstiltskin', 'scout', 'microbot-guard', 'the-birch', 'the-birch-woman'];
    const t = table({
      p0: { hand: ['teamwork'], deck: [...others.filter((other) => other !== named), named] },
      bases: { tortuga: { p1: [minion] } },
    });
    t.p0.plays('teamwork');
    expect(t.p0).toBeOffered([named]);
  });

  it('does nothing without a minion in play', () => {
    const t = table({ p0: { hand: ['teamwork', 'gretel'] }, bases: { tortuga: {} } });
    t.p0.plays('teamwork');
    expect(t.where('teamwork')).toBe('p0 discard');
    expect(t).toBeSettled();
  });
});

describe('grimms-fairy-tales/the-woodsmans-axe', () => {
  const [CHOP, HUNT] = ['Destroy an action on a base', 'Destroy a Big Bad Wolf'];

  it('destroys an action on a base, of any player, to give an extra action', () => {
    const t = table({
      p0: { hand: ['the-woodsmans-axe', 'howl', 'howl'] },
      bases: {
        tortuga: { p0: ['grimms-blessing'], p1: ['hideout', { card: 'scout', with: { p1: ['upgrade'] } }] },
      },
    });
    t.p0.plays('the-woodsmans-axe');
    t.p0.chooses(CHOP);
    expect(t.p0).toBeOffered(['grimms-blessing', 'hideout'], { orDecline: false }); // none on a minion
    t.p0.chooses('hideout');
    expect(t.where('hideout')).toBe('p1 discard');
    t.p0.plays('howl');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
    expect(t).toBeSettled();
  });

  it('gives no extra action without an action to destroy', () => {
    const t = table({ p0: { hand: ['the-woodsmans-axe', 'howl'] }, bases: { tortuga: {} } });
    t.p0.plays('the-woodsmans-axe');
    t.p0.chooses(CHOP);
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
  });

  it("destroys anyone's Big Bad Wolf to find a minion in your deck and play it where the Wolf was", () => {
    const t = table({
      p0: { hand: ['the-woodsmans-axe'], deck: ['gretel', 'howl', 'scout'] },
      p1: { discard: ['hansel'] },
      bases: { tortuga: { p1: ['big-bad-wolf', 'gnome'] }, 'tar-pits': {} },
    });
    t.p0.plays('the-woodsmans-axe');
    t.p0.chooses(HUNT);
    expect(t.p0).toBeOffered(['gretel', 'scout'], { orDecline: false });
    t.p0.chooses('gretel');
    t.p0.chooses('gretel');
    // Then the Wolf's own ability, for its controller (OPEN-49).
    expect(t.p1).toBeOffered(['hansel'], { orDecline: true });
    t.p1.chooses('hansel');
    expect([t.where('big-bad-wolf'), t.where('gretel'), t.where('hansel'), t.power('gretel')]).toEqual([
      'p1 discard',
      'tortuga',
      'tortuga',
      4,
    ]);
    expect(t.p0.cannotPlay('the-woodsmans-axe')).not.toBeNull();
    expect(t).toBeSettled();
  });

  it('searches nothing if the Wolf cannot be destroyed', () => {
    const guarded = { card: 'big-bad-wolf', with: { p1: ['smoke-bomb'] } };
    const t = table({ p0: { hand: ['the-woodsmans-axe'], deck: ['gretel'] }, bases: { tortuga: { p1: [guarded] } } });
    t.p0.plays('the-woodsmans-axe');
    t.p0.chooses(HUNT);
    expect([t.where('big-bad-wolf'), t.where('gretel'), t.told().includes('looked')]).toEqual([
      'tortuga',
      'p0 deck',
      false,
    ]);
    expect(t).toBeSettled();
  });

  it("EX-CLAR-WOLF takes no Grimms' Blessing for the Wolf", () => {
    const t = table({
      p0: { hand: ['the-woodsmans-axe'], deck: ['big-bad-wolf'] },
      bases: { tortuga: { p0: ['gretel', 'scout', 'grimms-blessing'] } },
    });
    t.p0.plays('the-woodsmans-axe');
    t.p0.chooses(HUNT);
    expect([t.where('grimms-blessing'), t.where('big-bad-wolf')]).toEqual(['tortuga', 'p0 deck']);
    expect(t).toBeSettled();
  });
});
