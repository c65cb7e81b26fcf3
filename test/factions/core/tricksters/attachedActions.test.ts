/** The actions of the Tricksters that are played on a base. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../../catalog';
import { table } from '../../../table';

const meddling = await catalogWith('meddlers');

describe('tricksters/block-the-path', () => {
  const factions = { p0: ['pirates', 'ninjas'], p1: ['robots', 'pirates'] };

  it('keeps minions of the named faction from being played here, by anyone and by any play', () => {
    const t = table({
      p0: { factions: factions.p0, hand: ['block-the-path', 'first-mate', 'summon'] },
      p1: { factions: factions.p1, hand: ['saucy-wench', 'warbot'] },
      bases: { tortuga: {}, 'ninja-dojo': {} },
    });
    t.p0.plays('block-the-path', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['ninjas', 'pirates', 'robots'], { orDecline: false });
    t.p0.chooses('pirates');
    expect(t.where('block-the-path')).toBe('tortuga');
    expect(t.p0.cannotPlay('first-mate', { on: 'tortuga' })).toBe('notThere');
    expect(t.p0.cannotPlay('first-mate', { on: 'ninja-dojo' })).toBeNull();
    t.endTurn();
    expect(t.p1.cannotPlay('saucy-wench', { on: 'tortuga' })).toBe('notThere');
    expect(t.p1.cannotPlay('saucy-wench', { on: 'ninja-dojo' })).toBeNull();
    expect(t.p1.cannotPlay('warbot', { on: 'tortuga' })).toBeNull();
  });

  it('leaves minions that are here or move here, and actions of that faction, alone', () => {
    const t = table({
      active: 'p1',
      p0: { factions: factions.p0, hand: ['dinghy', 'poison'] },
      p1: { factions: factions.p1, hand: ['block-the-path'] },
      bases: { tortuga: { p0: ['first-mate', 'shinobi'] }, 'ninja-dojo': { p0: ['buccaneer'] } },
    });
    t.p1.plays('block-the-path', { on: 'tortuga' });
    t.p1.chooses('pirates');
    t.endTurn();
    expect(t.where('first-mate')).toBe('tortuga');
    t.p0.plays('dinghy');
    t.p0.chooses('buccaneer');
    expect(t.where('buccaneer')).toBe('tortuga');
    t.endTurn();
    t.endTurn();
    t.p0.plays('poison', { on: 'first-mate' });
    expect(t.where('poison')).toBe('on first-mate');
  });

  it.each([
    ['robots', true],
    ['ninjas', false],
  ])('with %s named, a Shinobi can come before the base scores: %s', (named, can) => {
    const t = table({
      p0: { factions: factions.p0, hand: ['block-the-path'] },
      p1: { factions: factions.p1, hand: ['shinobi'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'king-rex'] } },
    });
    t.p0.plays('block-the-path', { on: 'jungle-oasis' });
    t.p0.chooses(named);
    t.p0.finishes();
    expect(t.p1.offered).toEqual(can ? ['shinobi'] : null);
    if (!can) expect(t.vp('p0')).toBe(2);
  });

  it('ends with the card', () => {
    const t = table({
      p0: { factions: factions.p0, hand: ['block-the-path', 'time-loop', 'disenchant', 'first-mate'] },
      p1: { factions: factions.p1 },
      bases: { tortuga: {} },
    });
    t.p0.plays('time-loop');
    t.p0.plays('block-the-path', { on: 'tortuga' });
    t.p0.chooses('pirates');
    expect(t.p0.cannotPlay('first-mate', { on: 'tortuga' })).toBe('forbidden');
    t.p0.plays('disenchant');
    t.p0.plays('first-mate', { on: 'tortuga' });
    expect(t.where('first-mate')).toBe('tortuga');
  });
});

describe('tricksters/enshrouding-mist', () => {
  it('gives an extra minion here from the turn it is played, and none elsewhere', () => {
    const t = table({
      p0: { hand: ['enshrouding-mist', 'scout', 'scout', 'scout'] },
      bases: { tortuga: {}, 'ninja-dojo': {} },
    });
    t.p0.plays('scout', { on: 'ninja-dojo' });
    expect(t.p0.cannotPlay('scout', { on: 'tortuga' })).toBe('noMinionPlayLeft');
    t.p0.plays('enshrouding-mist', { on: 'tortuga' });
    expect(t.p0.cannotPlay('scout', { on: 'ninja-dojo' })).toBe('notThere');
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t.p0.cannotPlay('scout', { on: 'tortuga' })).toBe('noMinionPlayLeft');
  });

  it('comes back each of your turns, is never saved, and serves nobody else', () => {
    const t = table({
      p0: { hand: ['scout', 'scout', 'scout'] },
      p1: { hand: ['scout', 'scout'] },
      bases: { tortuga: { p0: ['enshrouding-mist'] } },
    });
    t.endTurn();
    t.p1.plays('scout', { on: 'tortuga' });
    expect(t.p1.cannotPlay('scout', { on: 'tortuga' })).toBe('noMinionPlayLeft');
    t.endTurn();
    t.p0.plays('scout', { on: 'tortuga' });
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t.p0.cannotPlay('scout', { on: 'tortuga' })).toBe('noMinionPlayLeft');
  });

  it('gives two extras with two copies', () => {
    const t = table({
      p0: { hand: ['scout', 'scout', 'scout', 'scout'] },
      bases: { tortuga: { p0: ['enshrouding-mist', 'enshrouding-mist'] } },
    });
    for (const _ of [1, 2, 3]) t.p0.plays('scout', { on: 'tortuga' });
    expect(t.p0.cannotPlay('scout', { on: 'tortuga' })).toBe('noMinionPlayLeft');
  });

  it('gives nothing more once it is destroyed', () => {
    const t = table({
      p0: { hand: ['disenchant', 'scout', 'scout'] },
      bases: { tortuga: { p0: ['enshrouding-mist'] } },
    });
    t.p0.plays('disenchant');
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t.p0.cannotPlay('scout', { on: 'tortuga' })).toBe('noMinionPlayLeft');
  });
});

describe('tricksters/flame-trap', () => {
  it('destroys a minion that another player plays here, after its ability, and itself', () => {
    const t = table({ p0: { hand: ['invader', 'scout', 'summon'] }, bases: { tortuga: { p1: ['flame-trap'] } } });
    t.p0.plays('summon');
    t.p0.plays('invader', { on: 'tortuga' });
    expect(t.vp('p0')).toBe(1);
    expect(t.where('invader')).toBe('p0 discard');
    expect(t.where('flame-trap')).toBe('p1 discard');
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t.where('scout')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('is spent on a minion that cannot be destroyed or has left already', () => {
    const t = table({ p0: { hand: ['warbot'] }, bases: { tortuga: { p1: ['flame-trap'] } } });
    t.p0.plays('warbot', { on: 'tortuga' });
    expect(t.where('warbot')).toBe('tortuga');
    expect(t.where('flame-trap')).toBe('p1 discard');
    const u = table({ p0: { hand: ['supreme-overlord'] }, bases: { tortuga: { p1: ['flame-trap'] } } });
    u.p0.plays('supreme-overlord', { on: 'tortuga' });
    u.p0.chooses('supreme-overlord');
    expect(u.where('supreme-overlord')).toBe('p0 hand');
    expect(u.where('flame-trap')).toBe('p1 discard');
  });

  it('is spent on a minion that has moved away by its own ability', () => {
    const t = table({
      p0: { hand: ['neophyte'], deck: ['dinghy'] },
      bases: { tortuga: { p1: ['flame-trap'] }, 'ninja-dojo': {} },
    });
    t.p0.plays('neophyte', { on: 'tortuga' });
    t.p0.chooses('play');
    t.p0.chooses('neophyte');
    expect(t.where('neophyte')).toBe('ninja-dojo');
    expect(t.where('flame-trap')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('spares a minion whose own ability has removed the trap', () => {
    const t = table({ p0: { hand: ['neophyte'], deck: ['disenchant'] }, bases: { tortuga: { p1: ['flame-trap'] } } });
    t.p0.plays('neophyte', { on: 'tortuga' });
    t.p0.chooses('play');
    expect(t.where('flame-trap')).toBe('p1 discard');
    expect(t.where('neophyte')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('waits through minions that move here, are played elsewhere, or are yours', () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['dinghy', 'scout'] },
      p1: { hand: ['gremlin'] },
      bases: { tortuga: { p1: ['flame-trap'] }, 'ninja-dojo': { p0: ['first-mate'] } },
    });
    t.p1.plays('gremlin', { on: 'tortuga' });
    t.endTurn();
    t.p0.plays('scout', { on: 'ninja-dojo' });
    t.p0.plays('dinghy');
    t.p0.chooses('first-mate');
    for (const minion of ['gremlin', 'first-mate', 'flame-trap']) expect(t.where(minion)).toBe('tortuga');
    expect(t.where('scout')).toBe('ninja-dojo');
  });
});

describe('tricksters/hideout', () => {
  it("keeps another player's action off all your minions here, and is spent", () => {
    const t = table({
      players: 3,
      p0: { hand: ['crop-circles'] },
      bases: {
        tortuga: { p0: ['scout'], p1: ['hideout', 'gremlin', 'gnome'], p2: ['invader'] },
        'ninja-dojo': { p1: ['brownie'] },
      },
    });
    t.p0.plays('crop-circles');
    t.p0.chooses('tortuga');
    for (const minion of ['gremlin', 'gnome']) expect(t.where(minion)).toBe('tortuga');
    expect(t.where('scout')).toBe('p0 hand');
    expect(t.where('invader')).toBe('p2 hand');
    expect(t.where('hideout')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('helps only once, also in the same turn', () => {
    const t = table({
      p0: { hand: ['time-loop', 'beam-up', 'beam-up'] },
      bases: { tortuga: { p1: ['hideout', 'gnome'] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('beam-up');
    expect(t.where('gnome')).toBe('tortuga');
    t.p0.plays('beam-up');
    expect(t.where('gnome')).toBe('p1 hand');
  });

  it('ignores your own actions, abilities of minions, and actions on minions elsewhere or of others', () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['ninja-master', 'time-loop', 'beam-up', 'beam-up'] },
      p1: { hand: ['howl'] },
      bases: { tortuga: { p0: ['scout'], p1: ['hideout', 'gnome', 'gremlin'] }, 'ninja-dojo': { p1: ['brownie'] } },
    });
    t.p1.plays('howl');
    expect(t.power('gnome')).toBe(4);
    t.endTurn();
    t.p0.plays('ninja-master', { on: 'tortuga' });
    t.p0.chooses('gnome');
    expect(t.where('gnome')).toBe('p1 discard');
    t.p0.plays('time-loop');
    t.p0.plays('beam-up');
    t.p0.chooses('scout');
    t.p0.plays('beam-up');
    t.p0.chooses('brownie');
    expect(t.where('brownie')).toBe('p1 hand');
    expect(t.where('hideout')).toBe('tortuga');
  });

  it('ignores abilities of bases', () => {
    const t = table({ p1: { hand: [] }, bases: { 'mushroom-kingdom': {}, tortuga: { p0: ['hideout', 'gnome'] } } });
    t.endTurn();
    t.p1.chooses('gnome');
    expect(t.where('gnome')).toBe('mushroom-kingdom');
    expect(t.where('hideout')).toBe('tortuga');
  });

  it('turns away an action that is played on a minion', () => {
    const t = table({ p0: { hand: ['poison'] }, bases: { tortuga: { p1: ['hideout', 'gnome'] } } });
    t.p0.plays('poison', { on: 'gnome' });
    expect(t.where('poison')).toBe('p0 discard');
    expect(t.where('hideout')).toBe('p1 discard');
    expect(t.power('gnome')).toBe(3);
    expect(t).toBeSettled();
  });

  it('holds off an action that stays only until the end of the turn', () => {
    const t = table({ bases: { tortuga: { p1: ['hideout', { card: 'gnome', with: { p0: ['assassination'] } }] } } });
    t.endTurn();
    expect(t.where('gnome')).toBe('tortuga');
    expect(t.where('hideout')).toBe('p1 discard');
    t.endTurn();
    expect(t.where('gnome')).toBe('p1 discard');
  });

  it('holds off such an action for the whole turn, however often it strikes, but no other one', () => {
    const t = table({
      catalog: meddling,
      p0: { hand: ['summon', 'summon', 'scout', 'scout', 'scout', 'time-loop', 'beam-up'] },
      bases: { tortuga: { p0: ['cold-spell'], p1: ['hideout', 'gnome'] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('summon');
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t.where('hideout')).toBe('p1 discard');
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t.power('gnome')).toBe(3);
    expect(t.power('scout@tortuga')).toBe(1);
    t.p0.plays('beam-up');
    t.p0.chooses('gnome');
    expect(t.where('gnome')).toBe('p1 hand');
    t.endTurn();
    t.p1.plays('gnome', { on: 'tortuga' });
    expect(t.power('gnome')).toBe(2);
  });

  it('is not set off by power that an action gives or takes by merely being there', () => {
    const t = table({ catalog: meddling, p0: { hand: ['drizzle'] }, bases: { tortuga: { p1: ['hideout', 'gnome'] } } });
    t.p0.plays('drizzle', { on: 'tortuga' });
    expect(t.power('gnome')).toBe(2);
    expect(t.where('hideout')).toBe('tortuga');
  });

  it('is not wasted on an action that could not affect the minion anyway', () => {
    const t = table({
      p0: { hand: ['assassination'] },
      bases: { tortuga: { p1: ['hideout', 'gnome', 'wildlife-preserve'] } },
    });
    t.p0.plays('assassination', { on: 'gnome' });
    expect(t.where('gnome')).toBe('tortuga');
    expect(t.where('hideout')).toBe('tortuga');
  });
});

describe('tricksters/pay-the-piper', () => {
  it('makes another player discard a card of their choice for each minion they play here, after its ability', () => {
    const t = table({
      p0: { hand: ['enchantress', 'scout', 'summon'], deck: ['howl'] },
      bases: { tortuga: { p1: ['pay-the-piper'] } },
    });
    t.p0.plays('summon');
    t.p0.plays('enchantress', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['scout', 'howl'], { orDecline: false });
    t.p0.chooses('howl');
    expect(t.where('howl')).toBe('p0 discard');
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t.zone('p0', 'hand')).toEqual([]);
    expect(t).toBeSettled();
  });

  it('takes a second card for a second minion', () => {
    const t = table({
      p0: { hand: ['scout', 'scout', 'summon', 'howl', 'howl'] },
      bases: { tortuga: { p1: ['pay-the-piper'] } },
    });
    t.p0.plays('summon');
    t.p0.plays('scout', { on: 'tortuga' });
    t.p0.chooses('howl');
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t.zone('p0', 'discard')).toEqual(['summon', 'howl', 'howl']);
  });

  it('asks nothing for minions moved here, played elsewhere, or played by its controller', () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['dinghy', 'scout', 'howl'] },
      p1: { hand: ['gremlin', 'howl'] },
      bases: { tortuga: { p1: ['pay-the-piper'] }, 'ninja-dojo': { p0: ['first-mate'] } },
    });
    t.p1.plays('gremlin', { on: 'tortuga' });
    expect(t.zone('p1', 'hand')).toEqual(['howl']);
    t.endTurn();
    t.p0.plays('scout', { on: 'ninja-dojo' });
    t.p0.plays('dinghy');
    t.p0.chooses('first-mate');
    expect(t.zone('p0', 'hand')).toEqual(['howl']);
    expect(t).toBeSettled();
  });
});
