/** The actions of the Russian Fairy Tales that do not play cards off the top of a deck. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../../catalog';
import { type Table, table } from '../../../table';

const room = await catalogWith('room');

describe('russian-fairy-tales/bewitched', () => {
  it('gives +2 power to a minion of any player, and when it leaves goes over to another of any player', () => {
    const t = table({
      p0: { hand: ['bewitched', 'gnome'] },
      p1: { hand: ['powderkeg'] },
      bases: { tortuga: { p1: ['zapbot', 'scout'] }, 'jungle-oasis': { p0: ['nukebot'] } },
    });
    t.p0.plays('bewitched', { on: 'scout' });
    expect(t.power('scout')).toBe(5);
    t.endTurn();
    t.p1.plays('powderkeg');
    t.p1.chooses('scout'); // zapbot is destroyed with it
    expect([t.where('scout'), t.where('bewitched'), t.power('nukebot')]).toEqual(['p1 discard', 'on nukebot', 7]);
    expect(t).toBeSettled();
  });

  it('its controller picks among all minions that stay; it is not played again', () => {
    const t = table({
      p1: { hand: ['seeing-stars'] },
      active: 'p1',
      bases: {
        tortuga: { p1: [{ card: 'microbot-guard', with: { p0: ['bewitched'] } }, 'scout'] },
        'jungle-oasis': { p0: ['gnome'] },
      },
    });
    t.p1.plays('seeing-stars');
    t.p1.chooses('microbot-guard');
    expect(t.p0).toBeOffered(['scout', 'gnome'], { orDecline: false });
    t.p0.chooses('gnome');
    expect([t.power('gnome'), t.power('scout'), t.told().includes('played')]).toEqual([5, 3, false]);
    expect(t).toBeSettled();
  });

  it.each([
    ['returned', 'beam-up'],
    ['placed', 'transformation'],
    ['shuffled away', 'go-i-know-not-whither'],
  ])('also when the minion is %s', (_, action) => {
    const t = table({
      p0: { hand: [action], deck: ['nukebot'] },
      p1: { deck: ['zapbot'] },
      bases: { tortuga: { p1: [{ card: 'scout', with: { p0: ['bewitched'] } }], p0: ['gnome'] } },
    });
    t.p0.plays(action);
    if (t.p0.offered?.includes('scout')) t.p0.chooses('scout');
    expect(t.where('bewitched')).toBe('on gnome');
    expect(t).toBeSettled();
  });

  it('after scoring goes to a minion elsewhere, not to one discarded with it', () => {
    const t = table({
      bases: {
        'jungle-oasis': { p0: [{ card: 'king-rex', with: { p0: ['bewitched'] } }, 'nukebot'] },
        tortuga: { p1: ['scout'] },
      },
    });
    t.p0.finishes();
    expect([t.where('bewitched'), t.where('king-rex'), t.power('scout')]).toEqual(['on scout', 'p0 discard', 5]);
    expect(t).toBeSettled();
  });

  it('goes along when the minion moves, and is discarded where no other minion is', () => {
    const t = table({
      p0: { hand: ['way-of-deception', 'sacrifice'] },
      bases: { tortuga: { p0: [{ card: 'scout', with: { p0: ['bewitched'] } }] }, 'jungle-oasis': {} },
    });
    t.p0.plays('way-of-deception');
    expect([t.where('scout'), t.where('bewitched')]).toEqual(['jungle-oasis', 'on scout']);
    t.endTurn();
    t.endTurn();
    t.p0.plays('sacrifice');
    expect(t.where('bewitched')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('cannot go to a minion it does not affect, and is gone if destroyed itself', () => {
    const guarded = { card: 'gnome', with: { p1: ['smoke-bomb'] } };
    const bewitched = { card: 'scout', with: { p0: ['bewitched'] } };
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { tortuga: { p1: [{ ...bewitched, card: 'microbot-guard' }, guarded, 'nukebot'] } },
    });
    t.p0.plays('seeing-stars');
    t.p0.chooses('microbot-guard');
    expect(t.where('bewitched')).toBe('on nukebot'); // the gnome was no choice
    const alone = table({ p0: { hand: ['beam-up'] }, bases: { tortuga: { p1: [bewitched, guarded] } } });
    alone.p0.plays('beam-up');
    alone.p0.chooses('scout');
    expect(alone.where('bewitched')).toBe('p0 discard');
    const destroyed = table({ p0: { hand: ['disenchant'] }, bases: { tortuga: { p1: [bewitched, 'nukebot'] } } });
    destroyed.p0.plays('disenchant');
    expect([destroyed.where('bewitched'), destroyed.power('scout')]).toEqual(['p0 discard', 3]);
    expect(destroyed).toBeSettled();
  });
});

describe('russian-fairy-tales/fetch-i-know-not-what', () => {
  const fetched = (deck: string[], discard: string[] = []): Table => {
    const t = table({ p0: { hand: ['fetch-i-know-not-what'], deck, discard } });
    t.p0.plays('fetch-i-know-not-what');
    return t;
  };

  it.each([[['howl', 'rampage']], [['rampage']], [[]]])(
    'reveals two actions and takes %j of them',
    (taken: string[]) => {
      const t = fetched(['gnome', 'howl', 'scout', 'rampage', 'upgrade']);
      expect(t.p0).toBeOffered(['howl', 'rampage'], { orDecline: true }); // never a minion, nor what comes later
      t.p0.chooses(...taken);
      expect(t.zone('p0', 'hand').sort()).toEqual(taken);
      const all = ['gnome', 'howl', 'rampage', 'scout', 'upgrade'];
      expect(t.zone('p0', 'deck').sort()).toEqual(all.filter((card) => !taken.includes(card)));
      expect(t.told()).toContain('shuffled');
      expect(t).toBeSettled();
    },
  );

  it('stops when the deck runs out; the one action found may be taken', () => {
    const t = fetched(['gnome', 'howl'], ['rampage']);
    expect(t.p0).toBeOffered(['howl'], { orDecline: true });
    t.p0.chooses('howl');
    expect([t.zone('p0', 'hand'), t.zone('p0', 'deck'), t.where('rampage')]).toEqual([
      ['howl'],
      ['gnome'],
      'p0 discard',
    ]);
    const none = fetched(['gnome', 'scout']);
    expect([none.zone('p0', 'hand'), none.zone('p0', 'deck').length]).toEqual([[], 2]);
    expect(none).toBeSettled();
  });

  it('makes an empty deck anew first', () => {
    const t = fetched([], ['gnome', 'howl']);
    t.p0.chooses('howl');
    expect([t.zone('p0', 'hand'), t.zone('p0', 'deck')]).toEqual([['howl'], ['gnome']]);
    expect(t).toBeSettled();
  });
});

describe('russian-fairy-tales/go-i-know-not-whither', () => {
  it('shuffles one minion of each other player at a base into its deck, by lot', () => {
    const stolen = { card: 'zapbot', owner: 'p3' } as const;
    const left = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const t = table({
        p0: { hand: ['go-i-know-not-whither'] },
        players: 4,
        seed,
        bases: {
          tortuga: { p0: ['nukebot'], p1: ['scout', 'gnome'], p2: [stolen] },
          'jungle-oasis': { p1: ['invader'], p3: ['brownie'] },
        },
      });
      t.p0.plays('go-i-know-not-whither');
      expect(t.p0).toBeOffered(['tortuga', 'jungle-oasis'], { orDecline: false });
      t.p0.chooses('tortuga');
      expect([t.where('zapbot'), t.where('nukebot'), t.where('invader'), t.where('brownie')]).toEqual([
        'p3 deck',
        'tortuga',
        'jungle-oasis',
        'jungle-oasis',
      ]);
      const gone = ['scout', 'gnome'].filter((minion) => t.where(minion) === 'p1 deck');
      expect([gone.length, t.told().includes('destroyed')]).toEqual([1, false]);
      left.add(gone[0] ?? '');
      expect(t).toBeSettled();
    }
    expect(left).toEqual(new Set(['scout', 'gnome']));
  });

  it('an immune minion drawn stays', () => {
    const t = table({
      p0: { hand: ['go-i-know-not-whither'] },
      bases: { tortuga: { p1: [{ card: 'scout', with: { p1: ['smoke-bomb'] } }], p2: ['gnome'] } },
    });
    t.p0.plays('go-i-know-not-whither');
    expect([t.where('scout'), t.where('gnome')]).toEqual(['tortuga', 'p2 deck']);
    expect(t).toBeSettled();
  });
});

describe('russian-fairy-tales/go-see-my-sister', () => {
  const visited = (hand: string[], more: object = {}) =>
    table({
      p0: { hand, deck: ['king-rex', 'king-rex', 'king-rex', 'king-rex'] },
      bases: {
        tortuga: { p0: ['go-see-my-sister'] },
        'jungle-oasis': { p0: ['scout', 'gnome'], p1: ['zapbot'] },
      },
      ...more,
    });
  const size = (t: Table): number => t.zone('p0', 'hand').length;

  it('may draw a card for each minion you play here', () => {
    const t = visited(['zapbot', 'microbot-guard', 'nukebot']);
    t.p0.plays('zapbot', { on: 'tortuga' });
    t.p0.chooses('yes');
    expect(size(t)).toBe(3);
    t.p0.plays('microbot-guard', { on: 'tortuga' });
    t.p0.declines();
    expect(size(t)).toBe(2);
    const elsewhere = visited(['nukebot']);
    elsewhere.p0.plays('nukebot', { on: 'jungle-oasis' });
    expect(elsewhere).toBeSettled();
  });

  it('may draw a card for each minion of yours that you move here', () => {
    const t = visited(['dinghy']);
    t.p0.plays('dinghy');
    t.p0.chooses('scout', 'gnome');
    t.p0.chooses('yes');
    t.p0.chooses('yes');
    expect(size(t)).toBe(2);
    expect(t).toBeSettled();
  });

  it("not for another's minion you move, nor for yours that another moves, plays, or moves away", () => {
    const theirs = visited(['shanghai']);
    theirs.p0.plays('shanghai');
    expect([theirs.where('zapbot'), size(theirs)]).toEqual(['tortuga', 0]);
    expect(theirs).toBeSettled();
    const byThem = visited([], { active: 'p1', p1: { hand: ['shanghai', 'nukebot'] } });
    byThem.p1.plays('shanghai');
    byThem.p1.chooses('scout');
    byThem.p1.plays('nukebot', { on: 'tortuga' });
    expect([byThem.where('scout'), size(byThem)]).toEqual(['tortuga', 0]);
    expect(byThem).toBeSettled();
    const away = visited(['way-of-deception'], {
      bases: { tortuga: { p0: ['go-see-my-sister', 'scout'] }, 'jungle-oasis': {} },
    });
    away.p0.plays('way-of-deception');
    expect([away.where('scout'), size(away)]).toEqual(['jungle-oasis', 0]);
    expect(away).toBeSettled();
  });
});

describe('russian-fairy-tales/mass-transformation', () => {
  it('everyone puts their hand under their deck, in an order of their own, and draws as many', () => {
    const t = table({
      p0: { hand: ['mass-transformation', 'gnome', 'howl'], deck: ['scout', 'zapbot', 'nukebot'] },
      p1: { hand: [], deck: ['king-rex'] },
      p2: { hand: ['invader', 'rampage'], deck: ['upgrade'] },
    });
    t.p0.plays('mass-transformation');
    t.p0.chooses('howl', 'gnome');
    t.p2.chooses('rampage', 'invader'); // drawing reaches the first of them
    expect([t.zone('p0', 'hand'), t.zone('p0', 'deck')]).toEqual([
      ['scout', 'zapbot'],
      ['nukebot', 'howl', 'gnome'],
    ]);
    expect([t.zone('p1', 'hand'), t.zone('p1', 'deck')]).toEqual([[], ['king-rex']]);
    expect([t.zone('p2', 'hand'), t.zone('p2', 'deck')]).toEqual([['upgrade', 'rampage'], ['invader']]);
    expect(t.where('mass-transformation')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('a card of another player in a hand goes under the deck of who holds it', () => {
    const t = table({
      catalog: room,
      p0: { hand: ['turtle', 'brute', 'mass-transformation'], deck: ['gnome', 'scout', 'zapbot'] },
      p1: { hand: [], deck: ['nukebot', 'howl'] },
      bases: { tortuga: {} },
    });
    t.p0.plays('turtle', { on: 'tortuga' });
    t.p0.chooses('yes');
    t.p0.chooses('brute');
    t.p0.plays('mass-transformation');
    t.p0.chooses('gnome', 'scout');
    expect([t.zone('p1', 'hand'), t.zone('p1', 'deck')]).toEqual([['nukebot'], ['howl', 'brute']]);
    expect(t).toBeSettled();
  });
});

describe('russian-fairy-tales/the-water-of-life', () => {
  it('puts a minion of your discard pile on your deck and gives an extra action', () => {
    const t = table({
      p0: { hand: ['the-water-of-life', 'mystic-studies', 'howl'], discard: ['gnome', 'scout', 'rampage'] },
      p1: { discard: ['nukebot'] },
    });
    t.p0.plays('the-water-of-life');
    expect(t.p0).toBeOffered(['gnome', 'scout'], { orDecline: false });
    t.p0.chooses('scout');
    t.p0.plays('mystic-studies'); // the next draw is that minion
    expect(t.zone('p0', 'hand')).toEqual(['howl', 'scout', 'king-rex']);
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
    expect(t).toBeSettled();
  });

  it('gives the extra action even without a minion to place', () => {
    const t = table({ p0: { hand: ['the-water-of-life', 'howl'], discard: ['rampage'] } });
    t.p0.plays('the-water-of-life');
    expect(t.p0.cannotPlay('howl')).toBeNull();
    expect(t.where('rampage')).toBe('p0 discard');
  });
});
