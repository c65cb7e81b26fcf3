/** Scenarios about playing cards: EX-PLAY, EX-PLACE, EX-TO and EX-CORNER-15 to 24. Test cards are those of `packs/rules`. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../catalog';
import { table as lay, type Setup, type Table } from '../table';

const catalog = await catalogWith('rules');
const table = (setup: Setup): Table => lay({ catalog, ...setup });

describe('playing', () => {
  it('EX-PLAY-1 an action may be played without a target; it does nothing and the free action is used', () => {
    const t = table({ p0: { hand: ['seeing-stars', 'howl'] } });
    t.p0.plays('seeing-stars');
    expect([t.where('seeing-stars'), t.told()]).toEqual(['p0 discard', ['played', 'nothingHappened']]);
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
    expect(t).toBeSettled();
  });

  it('EX-PLAY-2 also if the only target cannot be destroyed', () => {
    const t = table({
      p0: { hand: ['natural-selection'] },
      bases: { plain: { p0: ['ninja-master'], p1: ['warbot'] } },
    });
    t.p0.plays('natural-selection');
    expect([t.where('warbot'), t.where('natural-selection'), t.told()]).toEqual([
      'plain',
      'p0 discard',
      ['played', 'prevented'],
    ]);
    expect(t).toBeSettled();
  });

  it('EX-PLAY-3 a minion that is moved does not do again what it did on playing', () => {
    const t = table({
      p0: { hand: ['way-of-deception'] },
      bases: { plain: { p0: ['collector'] }, tortuga: { p1: ['scout'] } },
    });
    t.p0.plays('way-of-deception');
    expect([t.where('collector'), t.where('scout')]).toEqual(['tortuga', 'tortuga']);
    expect(t.told()).toEqual(['played', 'moved']);
    expect(t).toBeSettled();
  });

  it('EX-PLACE-1 a card put under a deck, or from the discard pile into hand, was not destroyed, returned, drawn or played', () => {
    const t = table({
      p0: { hand: ['disintegrator'] },
      bases: { 'cave-of-shinies': { p0: ['ninja-master', 'archmage'], p1: ['gremlin'] } },
    });
    t.p0.plays('disintegrator');
    expect([t.where('gremlin'), t.vp('p1'), t.zone('p1', 'deck').at(-1)]).toEqual(['p1 deck', 0, 'gremlin']);
    expect(t.told()).toEqual(['played', 'putInDeck']);
    const pile = table({ p0: { hand: ['grave-robbing'], discard: ['invader'] } });
    pile.p0.plays('grave-robbing');
    expect([pile.where('invader'), pile.vp('p0')]).toEqual(['p0 hand', 0]);
    expect(pile.told()).toEqual(['played', 'tookFromDiscard']);
  });

  it('EX-TO-1 with too few cards to discard, none is discarded and nothing is destroyed', () => {
    const t = table({ p0: { hand: ['bribe', 'howl', 'howl', 'howl'] }, bases: { plain: { p1: ['old-tree'] } } });
    t.p0.plays('bribe');
    expect([t.where('old-tree'), t.zone('p0', 'hand'), t.zone('p0', 'discard')]).toEqual([
      'plain',
      ['howl', 'howl', 'howl'],
      ['bribe'],
    ]);
    const enough = table({
      p0: { hand: ['bribe', 'howl', 'howl', 'howl', 'howl'] },
      bases: { plain: { p1: ['old-tree'] } },
    });
    enough.p0.plays('bribe');
    expect([enough.where('old-tree'), enough.zone('p0', 'hand')]).toEqual(['p1 discard', []]);
  });

  it('EX-TO-2 what depends on a destruction does not happen if nothing was destroyed', () => {
    const t = table({ p0: { hand: ['duellist'] }, bases: { plain: { p1: ['warbot'] } } });
    t.p0.plays('duellist', { on: 'plain' });
    expect([t.where('warbot'), t.counters('duellist')]).toEqual(['plain', 0]);
    const moved = table({ p0: { hand: ['duellist'] }, bases: { plain: { p1: ['buccaneer'] }, tortuga: {} } });
    moved.p0.plays('duellist', { on: 'plain' });
    expect([moved.where('buccaneer'), moved.counters('duellist')]).toEqual(['tortuga', 0]);
    const done = table({ p0: { hand: ['duellist'] }, bases: { plain: { p1: ['scout'] } } });
    done.p0.plays('duellist', { on: 'plain' });
    expect([done.where('scout'), done.power('duellist')]).toEqual(['p1 discard', 5]);
  });
});

describe('extra plays', () => {
  it('EX-CORNER-15 a generic extra play may wait while other things are done, and is gone with the phase', () => {
    const t = table({ p0: { hand: ['summon', 'scout', 'invader', 'shinobi'] }, bases: { plain: { p0: ['drummer'] } } });
    t.p0.plays('summon');
    expect(t).toBeSettled();
    t.p0.uses('drummer');
    t.p0.plays('scout', { on: 'plain' });
    t.p0.plays('invader', { on: 'plain' });
    expect(t.p0.cannotPlay('shinobi', { on: 'plain' })).toBe('noMinionPlayLeft');
    const unused = table({ p0: { hand: ['summon', 'scout', 'invader'] }, p1: { hand: [] } });
    unused.p0.plays('summon');
    unused.endTurn();
    expect(unused.state.extras).toEqual([]);
    unused.endTurn();
    unused.p0.plays('scout', { on: 'jungle-oasis' });
    expect(unused.p0.cannotPlay('invader', { on: 'jungle-oasis' })).toBe('noMinionPlayLeft');
  });

  it('EX-CORNER-16 a returned action is played here at once, or stays in hand and the extra play is lost', () => {
    const start = (): Table => {
      const t = table({ p0: { hand: ['mule', 'howl'] }, bases: { plain: {}, tortuga: { p0: ['overrun'] }, dawn: {} } });
      t.p0.plays('mule', { on: 'plain' });
      t.p0.chooses('overrun');
      return t;
    };
    const now = start();
    expect(now.p0).toBeOffered(['overrun'], { orDecline: true });
    now.p0.chooses('overrun');
    expect(now.where('overrun')).toBe('plain');
    now.p0.plays('howl');
    expect(now).toBeSettled();
    const never = start();
    never.p0.declines();
    expect([never.where('overrun'), never.state.extras]).toEqual(['p0 hand', []]);
    never.p0.plays('howl');
    expect(never.p0.cannotPlay('overrun', { on: 'dawn' })).toBe('noActionPlayLeft');
  });

  it('EX-CORNER-17 outside Play Cards an extra minion is played at once, and the free minion remains', () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['old-tree', 'scout'] },
      bases: { plain: { p0: ['sapling'] }, tortuga: {} },
    });
    t.p1.finishes();
    expect(t.state.step).toBe('startTurn');
    t.p0.chooses('yes');
    expect(t.p0).toBeOffered(['old-tree'], { orDecline: true });
    t.p0.chooses('old-tree');
    expect([t.where('sapling'), t.where('old-tree'), t.state.step]).toEqual(['p0 discard', 'plain', 'playCards']);
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t).toBeSettled();
  });

  it('EX-CORNER-18 a card played through its Special leaves the free plays', () => {
    const t = table({ p0: { hand: ['scout'], discard: ['tenacious-z'] }, bases: { plain: {} } });
    t.p0.uses('tenacious-z');
    expect([t.where('tenacious-z'), t.state.free]).toEqual(['plain', { minion: 1, action: 1 }]);
    t.p0.plays('scout', { on: 'plain' });
    expect(t).toBeSettled();
  });

  it('EX-CORNER-19 a second minion without an extra play is refused', () => {
    const t = table({ p0: { hand: ['scout', 'invader'] } });
    t.p0.plays('scout', { on: 'jungle-oasis' });
    expect(t.p0.cannotPlay('invader', { on: 'jungle-oasis' })).toBe('noMinionPlayLeft');
  });
});

describe('cannot, must and may', () => {
  it('EX-CORNER-20 where a card forbids it, no extra play helps', () => {
    const t = table({
      p0: { hand: ['summon', 'scout', 'invader'] },
      bases: { plain: {}, tortuga: { p1: ['overrun'] } },
    });
    t.p0.plays('summon');
    for (const minion of ['scout', 'invader']) {
      expect(t.p0.cannotPlay(minion, { on: 'tortuga' })).toBe('notThere');
      t.p0.plays(minion, { on: 'plain' });
    }
  });

  it('EX-CORNER-21 nor does a Special', () => {
    const t = table({
      p0: { hand: ['block-the-path'], factions: ['tricksters', 'dinosaurs'] },
      p1: { hand: ['shinobi'], factions: ['ninjas', 'pirates'] },
      bases: { small: { p0: ['invader'] }, 'jungle-oasis': { p0: ['king-rex', 'king-rex'] } },
    });
    t.p0.plays('block-the-path', { on: 'small' });
    t.p0.chooses('ninjas');
    t.p0.finishes();
    t.p0.chooses('small');
    // That base has scored, and nobody was asked.
    expect(t.state.scoring?.base).toBe(t.id('jungle-oasis'));
    expect(t.p1).toBeOffered(['shinobi'], { orDecline: true });
  });

  it('EX-CORNER-22 what a card says must be done, even to your own minion', () => {
    const t = table({ p0: { hand: ['laseratops'] }, bases: { plain: { p0: ['collector'], p1: ['invader'] } } });
    t.p0.plays('laseratops', { on: 'plain' });
    expect([t.where('collector'), t.where('invader')]).toEqual(['p0 discard', 'plain']);
    expect(t).toBeSettled();
  });

  it('EX-CORNER-23 any number may be none', () => {
    const t = table({ p0: { hand: ['full-sail'] }, bases: { plain: { p0: ['scout', 'invader'] }, tortuga: {} } });
    t.p0.plays('full-sail');
    t.p0.declines();
    expect([t.where('scout'), t.where('full-sail'), t.told().includes('moved')]).toEqual([
      'plain',
      'p0 discard',
      false,
    ]);
    const poison = table({
      p0: { hand: ['poison'] },
      bases: { plain: { p1: [{ card: 'invader', with: { p1: ['upgrade'] } }] } },
    });
    poison.p0.plays('poison', { on: 'invader' });
    poison.p0.declines();
    expect([poison.where('upgrade'), poison.power('invader')]).toEqual(['on invader', 1]);
  });

  it('EX-CORNER-24 an action for each of your minions may be played without any', () => {
    const t = table({ p0: { hand: ['howl'] }, bases: { plain: { p1: ['scout'] } } });
    t.p0.plays('howl');
    expect([t.where('howl'), t.power('scout')]).toEqual(['p0 discard', 3]);
    expect(t).toBeSettled();
  });
});
