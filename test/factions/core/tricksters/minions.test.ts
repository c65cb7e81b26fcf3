/** The minions of the Tricksters. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../../catalog';
import { table } from '../../../table';

const meddling = await catalogWith('meddlers');

describe('tricksters/leprechaun', () => {
  it("destroys a weaker minion that another player plays here, after that minion's own ability", () => {
    const t = table({ p0: { hand: ['invader'] }, bases: { tortuga: { p1: ['leprechaun'] } } });
    t.p0.plays('invader', { on: 'tortuga' });
    expect(t.vp('p0')).toBe(1);
    expect(t.where('invader')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it.each(['pirate-king', 'king-rex'])('spares a minion of equal or more power (%s)', (minion) => {
    const t = table({ p0: { hand: [minion] }, bases: { tortuga: { p1: ['leprechaun'] } } });
    t.p0.plays(minion, { on: 'tortuga' });
    expect(t.where(minion)).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('looks at current power', () => {
    const t = table({ p0: { hand: ['war-raptor'] }, bases: { tortuga: { p0: ['war-raptor'], p1: ['leprechaun'] } } });
    t.p0.plays('war-raptor', { on: 'tortuga' });
    expect(t.zone('p0', 'discard')).toEqual(['war-raptor']); // 2 + 2
    const u = table({
      p0: { hand: ['war-raptor'] },
      bases: { tortuga: { p0: ['war-raptor', 'war-raptor'], p1: ['leprechaun'] } },
    });
    u.p0.plays('war-raptor', { on: 'tortuga' });
    expect(u.zone('p0', 'discard')).toEqual([]); // 2 + 3
  });

  it('compares after the on-play ability: raised to 5 by it, the minion survives', () => {
    const t = table({
      p0: { hand: ['hoverbot'], deck: ['microbot-fixer'] },
      bases: { tortuga: { p1: ['leprechaun'] }, 'ninja-dojo': { p0: ['microbot-alpha', 'microbot-fixer'] } },
    });
    t.p0.plays('hoverbot', { on: 'tortuga' });
    expect(t.power('hoverbot')).toBe(4);
    t.p0.chooses('microbot-fixer');
    t.p0.chooses('ninja-dojo');
    expect(t.power('hoverbot')).toBe(5);
    expect(t.where('hoverbot')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('compares after the on-play ability: lowered to 5 by it, the Leprechaun spares a 5', () => {
    const t = table({
      p0: { hand: ['ninja-master'] },
      bases: { tortuga: { p1: ['leprechaun', 'microbot-fixer'] }, 'ninja-dojo': { p1: ['microbot-alpha'] } },
    });
    expect(t.power('leprechaun')).toBe(6);
    t.p0.plays('ninja-master', { on: 'tortuga' });
    t.p0.chooses('microbot-fixer');
    expect(t.where('ninja-master')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('does nothing once the Leprechaun or the minion has left by the ability', () => {
    const setup = {
      p0: { hand: ['supreme-overlord'] },
      bases: { tortuga: { p1: [{ card: 'leprechaun', with: { p1: ['upgrade'] } }] } },
    };
    const t = table(setup);
    t.p0.plays('supreme-overlord', { on: 'tortuga' });
    t.p0.chooses('leprechaun');
    expect(t.where('supreme-overlord')).toBe('tortuga');
    const u = table(setup);
    u.p0.plays('supreme-overlord', { on: 'tortuga' });
    u.p0.chooses('supreme-overlord');
    expect(u.where('supreme-overlord')).toBe('p0 hand');
    const v = table(setup);
    v.p0.plays('supreme-overlord', { on: 'tortuga' });
    v.p0.declines();
    expect(v.where('supreme-overlord')).toBe('p0 discard');
  });

  it('does nothing to a minion that has moved away by its ability', () => {
    const t = table({
      p0: { hand: ['neophyte'], deck: ['dinghy'] },
      bases: { tortuga: { p1: ['leprechaun'] }, 'ninja-dojo': {} },
    });
    t.p0.plays('neophyte', { on: 'tortuga' });
    t.p0.chooses('play');
    t.p0.chooses('neophyte');
    expect(t.where('neophyte')).toBe('ninja-dojo');
    expect(t).toBeSettled();
  });

  it('does nothing if another reaction has removed it first', () => {
    const t = table({
      catalog: meddling,
      p0: { hand: ['enchantress'] },
      bases: { tortuga: { p1: ['leprechaun', 'bouncer'] } },
    });
    t.p0.plays('enchantress', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['leprechaun', 'bouncer']);
    t.p0.chooses('bouncer');
    t.p1.chooses('leprechaun');
    expect(t.where('leprechaun')).toBe('p1 hand');
    expect(t.where('enchantress')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('spares minions moved here, played elsewhere, or played by its controller', () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['invader', 'invasion'] },
      p1: { hand: ['gremlin'] },
      bases: { tortuga: { p1: ['leprechaun'] }, 'ninja-dojo': { p0: ['first-mate'] } },
    });
    t.p1.plays('gremlin', { on: 'tortuga' });
    expect(t.where('gremlin')).toBe('tortuga');
    t.endTurn();
    t.p0.plays('invader', { on: 'ninja-dojo' });
    expect(t.where('invader')).toBe('ninja-dojo');
    t.p0.plays('invasion');
    t.p0.chooses('first-mate');
    expect(t.where('first-mate')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('cannot destroy what cannot be destroyed', () => {
    const t = table({ p0: { hand: ['warbot'] }, bases: { tortuga: { p1: ['leprechaun'] } } });
    t.p0.plays('warbot', { on: 'tortuga' });
    expect(t.where('warbot')).toBe('tortuga');
    expect(t).toBeSettled();
  });
});

describe('tricksters/brownie', () => {
  const four = ['scout', 'scout', 'scout', 'scout'];

  it.each([
    ['beam-up', 'p1 hand'],
    ['invasion', 'ninja-dojo'],
    ['augmentation', 'tortuga'],
  ])('makes another player who plays %s on it discard two random cards', (action, where) => {
    const t = table({
      players: 3,
      p0: { hand: [action, ...four] },
      p2: { hand: four },
      bases: { tortuga: { p1: ['brownie'] }, 'ninja-dojo': {} },
    });
    t.p0.plays(action);
    expect(t.where('brownie')).toBe(where);
    expect(t.zone('p0', 'hand')).toHaveLength(2);
    expect(t.zone('p0', 'discard')).toHaveLength(3);
    expect(t.zone('p2', 'hand')).toHaveLength(4);
    expect(t).toBeSettled();
  });

  it('counts an action played on it and the on-play ability of a minion', () => {
    const t = table({ p0: { hand: ['upgrade', 'ninja-master', ...four] }, bases: { tortuga: { p1: ['brownie'] } } });
    t.p0.plays('upgrade', { on: 'brownie' });
    expect(t.zone('p0', 'hand')).toHaveLength(3);
    const u = table({ p0: { hand: ['ninja-master', ...four] }, bases: { tortuga: { p1: ['brownie'] } } });
    u.p0.plays('ninja-master', { on: 'tortuga' });
    u.p0.chooses('brownie');
    expect(u.where('brownie')).toBe('p1 discard');
    expect(u.zone('p0', 'hand')).toHaveLength(2);
  });

  it('has each of two Brownies speak for itself', () => {
    const t = table({
      p0: { hand: ['crop-circles', ...four, 'scout'] },
      bases: { tortuga: { p1: ['brownie', 'brownie'] } },
    });
    t.p0.plays('crop-circles');
    expect(t.zone('p1', 'hand')).toEqual(['brownie', 'brownie']);
    expect(t.zone('p0', 'hand')).toHaveLength(1);
    expect(t).toBeSettled();
  });

  it.each([0, 1])('takes what there is from a hand of %i', (size) => {
    const t = table({ p0: { hand: ['beam-up', ...four.slice(0, size)] }, bases: { tortuga: { p1: ['brownie'] } } });
    t.p0.plays('beam-up');
    expect(t.zone('p0', 'hand')).toEqual([]);
    expect(t.zone('p0', 'discard')).toHaveLength(size + 1);
    expect(t).toBeSettled();
  });

  it('does not mind its own controller, cards that do not affect it, or a choice that declines', () => {
    const t = table({
      p0: { hand: ['howl', 'ninja-master', ...four] },
      bases: { tortuga: { p0: ['brownie'], p1: ['brownie'] } },
    });
    t.p0.plays('howl');
    expect(t.power('brownie')).toBe(5);
    t.p0.plays('ninja-master', { on: 'tortuga' });
    t.p0.declines();
    expect(t.zone('p0', 'hand')).toHaveLength(4);
    expect(t).toBeSettled();
  });

  it('does not mind a card that it is protected from', () => {
    const t = table({
      p0: { hand: ['beam-up', ...four] },
      bases: { tortuga: { p1: ['brownie', 'wildlife-preserve'] } },
    });
    t.p0.plays('beam-up');
    expect(t.where('brownie')).toBe('tortuga');
    expect(t.zone('p0', 'hand')).toHaveLength(4);
  });

  it('does not mind what a card does later', () => {
    const t = table({
      p0: { hand: four },
      bases: { tortuga: { p1: [{ card: 'brownie', with: { p0: ['assassination'] } }] } },
    });
    t.endTurn();
    expect(t.where('brownie')).toBe('p1 discard');
    expect(t.zone('p0', 'hand')).toHaveLength(6);
  });

  it('does not mind a talent', () => {
    const t = table({
      catalog: meddling,
      p0: { hand: four },
      bases: { tortuga: { p0: ['busybody'], p1: ['brownie'] }, 'ninja-dojo': {} },
    });
    t.p0.uses('busybody');
    t.p0.chooses('brownie');
    expect(t.where('brownie')).toBe('ninja-dojo');
    expect(t.zone('p0', 'hand')).toHaveLength(4);
  });
});

describe('tricksters/gnome', () => {
  it('alone may destroy only a minion here with power 0', () => {
    const t = table({
      p0: { hand: ['gnome'] },
      bases: {
        tortuga: { p1: [{ card: 'enchantress', with: { p0: ['poison'] } }, 'microbot-guard', 'king-rex'] },
        'ninja-dojo': { p1: [{ card: 'gremlin', with: { p0: ['poison'] } }] },
      },
    });
    t.p0.plays('gnome', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['enchantress'], { orDecline: true });
    t.p0.chooses('enchantress');
    expect(t.where('enchantress')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('counts only your minions here, itself included', () => {
    const t = table({
      p0: { hand: ['gnome'] },
      bases: {
        tortuga: { p0: ['king-rex', 'first-mate'], p1: ['gremlin', 'invader', 'invader', 'scout'] },
        'ninja-dojo': { p0: ['scout', 'scout'], p1: ['microbot-guard'] },
      },
    });
    t.p0.plays('gnome', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['first-mate', 'gremlin'], { orDecline: true });
    t.p0.declines();
    expect(t.where('gremlin')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('may destroy itself if you have four there, and asks nothing if nobody is weak enough', () => {
    const t = table({ p0: { hand: ['gnome'] }, bases: { tortuga: { p0: ['king-rex', 'king-rex', 'king-rex'] } } });
    t.p0.plays('gnome', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['gnome'], { orDecline: true });
    const u = table({ p0: { hand: ['gnome'] }, bases: { tortuga: { p1: ['microbot-guard'] } } });
    u.p0.plays('gnome', { on: 'tortuga' });
    expect(u).toBeSettled();
  });
});

describe('tricksters/gremlin', () => {
  it('draws for its controller and takes a random card from each other player when it is destroyed', () => {
    const t = table({
      players: 4,
      p0: { hand: ['seeing-stars', 'scout', 'scout'] },
      p1: { hand: ['scout'] },
      p2: { hand: ['scout', 'scout', 'scout'] },
      bases: { tortuga: { p1: [{ card: 'gremlin', owner: 'p2' }] } },
    });
    t.p0.plays('seeing-stars');
    expect(t.where('gremlin')).toBe('p2 discard');
    expect(t.zone('p1', 'hand')).toEqual(['scout', 'king-rex']);
    expect(t.zone('p0', 'hand')).toHaveLength(1);
    expect(t.zone('p2', 'hand')).toHaveLength(2);
    expect(t.zone('p3', 'hand')).toEqual([]);
    expect(t).toBeSettled();
  });

  it('also when its own controller destroys it, and for each of two Gremlins', () => {
    const t = table({
      p0: { hand: ['cannon'] },
      p1: { hand: ['scout', 'scout', 'scout'] },
      bases: { tortuga: { p0: ['gremlin', 'gremlin'] } },
    });
    t.p0.plays('cannon');
    t.p0.chooses('gremlin#1', 'gremlin#2');
    expect(t.zone('p0', 'hand')).toHaveLength(2);
    expect(t.zone('p1', 'hand')).toHaveLength(1);
    expect(t).toBeSettled();
  });

  it('does so from the Tar Pits too, which send it under the deck', () => {
    const t = table({
      p0: { hand: ['seeing-stars', 'scout'] },
      p1: { deck: ['scout'] },
      bases: { 'tar-pits': { p1: ['gremlin'] } },
    });
    t.p0.plays('seeing-stars');
    expect(t.zone('p1', 'hand')).toEqual(['scout']);
    expect(t.where('gremlin')).toBe('p1 deck');
    expect(t.zone('p0', 'hand')).toEqual([]);
  });

  it('does nothing when it is returned, or discarded from a base that scores', () => {
    const t = table({
      p0: { hand: ['beam-up', 'scout'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'king-rex'], p1: ['gremlin', 'gremlin'] } },
    });
    t.p0.plays('beam-up');
    t.p0.chooses('gremlin#1');
    expect(t.zone('p0', 'hand')).toEqual(['scout']);
    expect(t.zone('p1', 'hand')).toEqual(['gremlin']);
    t.endTurn();
    expect(t.zone('p1', 'discard')).toEqual(['gremlin']);
    expect(t.zone('p1', 'hand')).toEqual(['gremlin']);
    expect(t.zone('p0', 'hand')).toHaveLength(3);
  });
});
