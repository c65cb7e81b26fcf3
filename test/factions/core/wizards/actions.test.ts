/** The actions of the Wizards. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('wizards/mass-enchantment', () => {
  it("plays one action off the other players' decks under your control and puts the rest back", () => {
    const t = table({
      players: 4,
      p0: { hand: ['mass-enchantment'], deck: ['swashbuckling'] },
      p1: { deck: ['howl', 'gnome'] },
      p2: { deck: ['scout', 'gnome'] },
      p3: { deck: ['disenchant', 'gnome'] },
      bases: { tortuga: { p0: ['invader'], p1: ['first-mate'] } },
    });
    t.p0.plays('mass-enchantment');
    expect(t.told().filter((type) => type === 'revealed')).toHaveLength(3);
    for (const card of ['howl', 'scout', 'disenchant']) expect(t.view('p2').limbo).toContain(t.id(card));
    expect(t.p0).toBeOffered(['howl', 'disenchant'], { orDecline: true });
    t.p0.chooses('howl');
    expect(t.power('invader')).toBe(4);
    expect(t.power('first-mate')).toBe(2);
    expect(t.zone('p1', 'discard')).toEqual(['howl']);
    expect(t.zone('p1', 'deck')).toEqual(['gnome']);
    expect(t.zone('p2', 'deck')).toEqual(['scout', 'gnome']);
    expect(t.zone('p3', 'deck')).toEqual(['disenchant', 'gnome']);
    expect(t).toBeSettled();
  });

  it('may be forgone', () => {
    const t = table({ p0: { hand: ['mass-enchantment'] }, p1: { deck: ['howl', 'gnome'] } });
    t.p0.plays('mass-enchantment');
    t.p0.declines();
    expect(t.zone('p1', 'deck')).toEqual(['howl', 'gnome']);
    expect(t.zone('p0', 'discard')).toEqual(['mass-enchantment']);
    expect(t).toBeSettled();
  });

  it('lets you control a borrowed action that stays; it leaves play to its owner', () => {
    const t = table({
      p0: { hand: ['mass-enchantment', 'scout', 'scout'] },
      p1: { hand: ['disenchant'], deck: ['enshrouding-mist'] },
      bases: { tortuga: {}, 'ninja-dojo': {} },
    });
    t.p0.plays('mass-enchantment');
    t.p0.chooses('enshrouding-mist');
    t.p0.chooses('tortuga');
    expect(t.controller('enshrouding-mist')).toBe('p0');
    t.p0.plays('scout', { on: 'ninja-dojo' });
    t.p0.plays('scout', { on: 'tortuga' });
    t.endTurn();
    t.p1.plays('disenchant');
    expect(t.where('enshrouding-mist')).toBe('p1 discard');
  });

  it('makes every choice of the borrowed action yours, and you the one who played it', () => {
    const t = table({
      p0: { hand: ['mass-enchantment', 'scout', 'scout', 'scout'] },
      p1: { deck: ['beam-up'] },
      bases: { tortuga: { p0: ['invader'], p1: ['brownie'] } },
    });
    t.p0.plays('mass-enchantment');
    t.p0.chooses('beam-up');
    expect(t.p0).toBeOffered(['invader', 'brownie']);
    t.p0.chooses('brownie');
    expect(t.where('brownie')).toBe('p1 hand');
    expect(t.zone('p0', 'hand')).toHaveLength(1);
    expect(t.where('beam-up')).toBe('p1 discard');
  });

  it.each([['scout'], ['hidden-ninja'], ['upgrade']])(
    'plays nothing if %s, which cannot be played, is all there is',
    (top) => {
      const t = table({ p0: { hand: ['mass-enchantment'] }, p1: { deck: [top, 'gnome'] } });
      t.p0.plays('mass-enchantment');
      expect(t.zone('p1', 'deck')).toEqual([top, 'gnome']);
      expect(t).toBeSettled();
    },
  );

  it('uses up no play but its own', () => {
    const t = table({
      p0: { hand: ['chronomage', 'mass-enchantment', 'swashbuckling', 'howl'] },
      p1: { deck: ['howl'] },
    });
    t.p0.plays('chronomage', { on: 'jungle-oasis' });
    t.p0.plays('mass-enchantment');
    t.p0.chooses('howl');
    t.p0.plays('swashbuckling');
    expect(t.power('chronomage')).toBe(5);
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
  });

  it('reveals from a deck made anew, and nothing of a player without cards', () => {
    const t = table({
      players: 3,
      p0: { hand: ['mass-enchantment'] },
      p1: { deck: [], discard: ['howl'] },
      p2: { deck: [] },
    });
    t.p0.plays('mass-enchantment');
    expect(t.p0).toBeOffered(['howl'], { orDecline: true });
    t.p0.declines();
    expect(t.where('howl')).toBe('p1 deck');
    expect(t).toBeSettled();
  });
});

describe('wizards/mystic-studies', () => {
  it('draws two cards', () => {
    const t = table({ p0: { hand: ['mystic-studies'], deck: ['howl', 'scout', 'gnome'] } });
    t.p0.plays('mystic-studies');
    expect(t.zone('p0', 'hand')).toEqual(['howl', 'scout']);
    expect(t.zone('p0', 'deck')).toEqual(['gnome']);
    expect(t).toBeSettled();
  });

  it('goes on with a deck made of the discard pile, in which it is not yet', () => {
    const t = table({ p0: { hand: ['mystic-studies'], deck: ['howl'], discard: ['scout'] } });
    t.p0.plays('mystic-studies');
    expect(t.zone('p0', 'hand')).toEqual(['howl', 'scout']);
    expect(t.zone('p0', 'discard')).toEqual(['mystic-studies']);
    const u = table({ p0: { hand: ['mystic-studies'], deck: ['howl'] } });
    u.p0.plays('mystic-studies');
    expect(u.zone('p0', 'hand')).toEqual(['howl']);
  });
});

describe('wizards/portal', () => {
  it('shows five cards to all, takes some of the minions, and orders the rest', () => {
    const t = table({ p0: { hand: ['portal'], deck: ['scout', 'howl', 'gnome', 'gremlin', 'upgrade', 'invader'] } });
    t.p0.plays('portal');
    const [revealed] = t.events.filter((event) => event.type === 'revealed');
    expect(revealed?.cards.map(({ id }) => t.name(id))).toEqual(['scout', 'howl', 'gnome', 'gremlin', 'upgrade']);
    for (const card of ['scout', 'upgrade']) expect(t.view('p1').cards).toHaveProperty(String(t.id(card)));
    expect(t.view('p1').cards).not.toHaveProperty(String(t.id('invader')));
    expect(t.p0).toBeOffered(['scout', 'gnome', 'gremlin'], { orDecline: true });
    t.p0.chooses('scout', 'gremlin');
    expect(t.p0).toBeOffered(['howl', 'gnome', 'upgrade'], { orDecline: false });
    t.p0.chooses('upgrade', 'gnome', 'howl');
    expect(t.zone('p0', 'hand')).toEqual(['scout', 'gremlin']);
    expect(t.zone('p0', 'deck')).toEqual(['upgrade', 'gnome', 'howl', 'invader']);
    expect(t).toBeSettled();
  });

  it('keeps the final order from the others', () => {
    const back = (...order: string[]) => {
      const t = table({ p0: { hand: ['portal'], deck: ['howl', 'upgrade', 'probe', 'cannon', 'dinghy'] } });
      t.p0.plays('portal');
      t.p0.chooses(...order);
      expect(t.zone('p0', 'deck')).toEqual(order);
      return [t.view('p1'), t.events];
    };
    expect(back('howl', 'upgrade', 'probe', 'cannon', 'dinghy')).toEqual(
      back('dinghy', 'probe', 'howl', 'upgrade', 'cannon'),
    );
  });

  it('may take no minion, and takes no action', () => {
    const t = table({ p0: { hand: ['portal'], deck: ['scout', 'howl'] } });
    t.p0.plays('portal');
    expect(t.p0).toBeOffered(['scout'], { orDecline: true });
    t.p0.declines();
    t.p0.chooses('howl', 'scout');
    expect(t.zone('p0', 'hand')).toEqual([]);
    expect(t.zone('p0', 'deck')).toEqual(['howl', 'scout']);
  });

  it('asks nothing about order if all go to hand', () => {
    const t = table({ p0: { hand: ['portal'], deck: ['scout', 'gnome'] } });
    t.p0.plays('portal');
    t.p0.chooses('scout', 'gnome');
    expect(t.zone('p0', 'hand')).toEqual(['scout', 'gnome']);
    expect(t).toBeSettled();
  });

  it('goes on with the shuffled discard pile if the deck is short', () => {
    const t = table({ p0: { hand: ['portal'], deck: ['scout', 'gnome'], discard: ['gremlin'] } });
    t.p0.plays('portal');
    expect(t.p0).toBeOffered(['scout', 'gnome', 'gremlin'], { orDecline: true });
  });
});

describe('wizards/sacrifice', () => {
  it('draws as many cards as one of your minions has power, then destroys it', () => {
    const t = table({
      p0: { hand: ['sacrifice'] },
      bases: { tortuga: { p0: [{ card: 'scout', counters: 1, with: { p0: ['upgrade'] } }, 'invader'], p1: ['gnome'] } },
    });
    t.p0.plays('sacrifice');
    expect(t.p0).toBeOffered(['scout', 'invader'], { orDecline: false });
    t.p0.chooses('scout');
    expect(t.zone('p0', 'hand')).toHaveLength(6);
    expect(t.where('scout')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('draws before it destroys, so that the minion cannot be drawn', () => {
    const t = table({ p0: { hand: ['sacrifice'], deck: ['howl'] }, bases: { tortuga: { p0: ['invader'] } } });
    t.p0.plays('sacrifice');
    expect(t.zone('p0', 'hand')).toEqual(['howl']);
    expect(t.zone('p0', 'discard')).toEqual(['invader', 'sacrifice']);
  });

  it('draws for a minion that cannot be destroyed', () => {
    const t = table({ p0: { hand: ['sacrifice'] }, bases: { tortuga: { p0: ['warbot'] } } });
    t.p0.plays('sacrifice');
    expect(t.zone('p0', 'hand')).toHaveLength(4);
    expect(t.where('warbot')).toBe('tortuga');
  });

  it('destroys a minion without power all the same', () => {
    const t = table({
      p0: { hand: ['sacrifice'] },
      bases: { tortuga: { p0: [{ card: 'scout', with: { p1: ['poison'] } }] } },
    });
    t.p0.plays('sacrifice');
    expect(t.zone('p0', 'hand')).toEqual([]);
    expect(t.where('scout')).toBe('p0 discard');
  });

  it('does nothing without a minion of yours', () => {
    const t = table({ p0: { hand: ['sacrifice'] }, bases: { tortuga: { p1: ['scout'] } } });
    t.p0.plays('sacrifice');
    expect(t.zone('p0', 'hand')).toEqual([]);
    expect(t.where('scout')).toBe('tortuga');
    expect(t).toBeSettled();
  });
});

describe('wizards/scry', () => {
  it('takes an action out of the deck, shows it, and shuffles', () => {
    const t = table({ p0: { hand: ['scry'], deck: ['scout', 'howl', 'gnome', 'upgrade'] } });
    t.p0.plays('scry');
    expect(t.p0).toBeOffered(['howl', 'upgrade'], { orDecline: false });
    expect(t.view('p1').cards).not.toHaveProperty(String(t.id('howl')));
    t.p0.chooses('upgrade');
    expect(t.zone('p0', 'hand')).toEqual(['upgrade']);
    expect(t.zone('p0', 'deck').sort()).toEqual(['gnome', 'howl', 'scout']);
    expect(t.events).toContainEqual({
      type: 'revealed',
      player: 0,
      cards: [{ id: t.id('upgrade'), def: 'dinosaurs/upgrade' }],
      from: 'deck',
    });
    expect(t.told()).toContain('shuffled');
    expect(t).toBeSettled();
  });

  it('shuffles even if there is no action to find', () => {
    const orders = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const t = table({ seed, p0: { hand: ['scry'], deck: ['scout', 'gnome', 'gremlin', 'invader'] } });
      t.p0.plays('scry');
      expect(t.p0).toBeOffered([], { orDecline: true });
      t.p0.declines();
      expect(t.zone('p0', 'hand')).toEqual([]);
      expect(t.told()).not.toContain('revealed');
      expect(t).toBeSettled();
      orders.add(t.zone('p0', 'deck').join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });
});

describe('wizards/summon', () => {
  it('gives an extra minion this turn, at any base', () => {
    const t = table({
      p0: { hand: ['summon', 'scout', 'king-rex', 'gnome'] },
      bases: { tortuga: {}, 'ninja-dojo': {} },
    });
    t.p0.plays('scout', { on: 'tortuga' });
    t.p0.plays('summon');
    t.p0.plays('king-rex', { on: 'ninja-dojo' });
    expect(t.p0.cannotPlay('gnome', { on: 'tortuga' })).toBe('noMinionPlayLeft');
  });

  it('is lost if it is not used', () => {
    const t = table({ p0: { hand: ['summon', 'scout', 'scout'] } });
    t.p0.plays('summon');
    t.endTurn();
    t.endTurn();
    t.p0.plays('scout', { on: 'jungle-oasis' });
    expect(t.p0.cannotPlay('scout', { on: 'jungle-oasis' })).toBe('noMinionPlayLeft');
  });
});

describe('wizards/time-loop', () => {
  it('gives two extra actions, which need not follow at once', () => {
    const t = table({ p0: { hand: ['time-loop', 'howl', 'howl', 'howl', 'scout'] } });
    t.p0.plays('time-loop');
    t.p0.plays('howl');
    t.p0.plays('scout', { on: 'jungle-oasis' });
    t.p0.plays('howl');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
  });

  it('leaves nothing for the next turn', () => {
    const t = table({ p0: { hand: ['time-loop', 'howl', 'howl'] } });
    t.p0.plays('time-loop');
    t.endTurn();
    t.endTurn();
    t.p0.plays('howl');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
  });

  it('cannot be played under Mark of Sleep', () => {
    const t = table({ active: 'p1', p0: { hand: ['time-loop'] }, p1: { hand: ['mark-of-sleep'] } });
    t.p1.plays('mark-of-sleep');
    t.p1.chooses('p0');
    t.endTurn();
    expect(t.p0.cannotPlay('time-loop')).toBe('forbidden');
  });
});

describe('wizards/winds-of-change', () => {
  it('changes the whole hand for five cards and gives an extra action', () => {
    const nine = new Array<string>(9).fill('howl');
    const t = table({ p0: { hand: ['winds-of-change', ...nine], deck: ['howl'] } });
    t.p0.plays('winds-of-change');
    expect(t.told()).toEqual(expect.arrayContaining(['putBack', 'shuffled', 'drew']));
    expect(t.zone('p0', 'hand')).toHaveLength(5);
    expect(t.zone('p0', 'deck')).toHaveLength(5);
    t.p0.plays('howl');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
  });

  it('shuffles the old hand in before it draws', () => {
    const kept = new Set<boolean>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const t = table({ seed, p0: { hand: ['winds-of-change', 'scout'], deck: new Array<string>(9).fill('gnome') } });
      t.p0.plays('winds-of-change');
      expect(t.zone('p0', 'hand')).toHaveLength(5);
      kept.add(t.zone('p0', 'hand').includes('scout'));
    }
    expect(kept.size).toBe(2);
  });

  it('shuffles and draws with an empty hand too', () => {
    const t = table({ p0: { hand: ['winds-of-change'] } });
    t.p0.plays('winds-of-change');
    expect(t.told()).toContain('shuffled');
    expect(t.zone('p0', 'hand')).toHaveLength(5);
  });

  it('is itself not among what is shuffled and drawn', () => {
    const t = table({ p0: { hand: ['winds-of-change', 'scout'], deck: ['gnome'] } });
    t.p0.plays('winds-of-change');
    expect(t.zone('p0', 'hand').sort()).toEqual(['gnome', 'scout']);
    expect(t.zone('p0', 'discard')).toEqual(['winds-of-change']);
    expect(t).toBeSettled();
  });
});
