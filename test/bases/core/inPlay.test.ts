/** The Core Set's bases that do something while they are in play, and the printed numbers of all of them. */
import { describe, expect, it } from 'vitest';
import { catalog } from '../../catalog';
import { table } from '../../table';

describe('the bases of the Core Set', () => {
  it.each([
    ['the-homeworld', 23, [4, 2, 1]],
    ['the-mothership', 20, [4, 2, 1]],
    ['jungle-oasis', 12, [2, 0, 0]],
    ['tar-pits', 16, [4, 3, 2]],
    ['ninja-dojo', 18, [2, 3, 2]],
    ['temple-of-goju', 18, [2, 3, 2]],
    ['the-grey-opal', 17, [3, 1, 1]],
    ['tortuga', 21, [4, 3, 2]],
    ['factory-436-1337', 25, [2, 2, 1]],
    ['the-central-brain', 19, [4, 2, 1]],
    ['cave-of-shinies', 23, [4, 2, 1]],
    ['mushroom-kingdom', 20, [5, 3, 2]],
    ['school-of-wizardry', 20, [3, 2, 1]],
    ['the-great-library', 22, [4, 2, 1]],
    ['evans-city-cemetery', 20, [5, 3, 2]],
    ['rhodes-plaza-mall', 24, [0, 0, 0]],
  ])('%s has breakpoint %i and gives %j', (base, breakpoint, vp) => {
    expect(catalog.definition(`core:${base}`)).toMatchObject({ value: breakpoint, vp });
  });
});

describe('core:the-homeworld', () => {
  it('gives an extra minion with power 2 or less each time a minion is played here', () => {
    const t = table({
      p0: { hand: ['king-rex', 'war-raptor', 'war-raptor', 'war-raptor', 'war-raptor', 'invader'] },
      bases: { 'the-homeworld': {}, 'jungle-oasis': {} },
    });
    t.p0.plays('king-rex', { on: 'the-homeworld' });
    expect(t.p0.cannotPlay('invader', { on: 'the-homeworld' })).toBe('limit');
    t.p0.plays('war-raptor', { on: 'the-homeworld' });
    t.p0.plays('war-raptor', { on: 'the-homeworld' });
    t.p0.plays('war-raptor', { on: 'jungle-oasis' });
    expect(t.p0.cannotPlay('war-raptor', { on: 'the-homeworld' })).toBe('noMinionPlayLeft');
    expect(t).toBeSettled();
  });

  it('lets the played minion do its own ability first', () => {
    const t = table({ p0: { hand: ['walker'] }, bases: { 'the-homeworld': {} } });
    t.p0.plays('walker', { on: 'the-homeworld' });
    expect(t.told()).not.toContain('gainedExtra');
    t.p0.chooses('keep');
    expect(t.told()).toContain('gainedExtra');
  });

  it('gives nothing for a minion that is moved here or played elsewhere', () => {
    const t = table({
      p0: { hand: ['way-of-deception', 'king-rex', 'war-raptor'] },
      bases: { 'the-homeworld': {}, 'jungle-oasis': { p0: ['walker'] } },
    });
    t.p0.plays('way-of-deception');
    expect(t.where('walker')).toBe('the-homeworld');
    t.p0.plays('king-rex', { on: 'jungle-oasis' });
    expect(t.p0.cannotPlay('war-raptor', { on: 'the-homeworld' })).toBe('noMinionPlayLeft');
  });

  it('gives an extra minion to be used at once or lost outside Play Cards', () => {
    const t = table({
      p1: { hand: ['shinobi', 'war-raptor', 'war-raptor', 'invader'] },
      bases: { 'the-homeworld': { p0: ['king-rex', 'king-rex', 'king-rex', 'walker'] }, 'jungle-oasis': {} },
    });
    t.p0.finishes();
    t.p1.chooses('shinobi');
    expect(t.p1).toBeOffered(['war-raptor', 'war-raptor'], { orDecline: true });
    t.p1.chooses('war-raptor');
    t.p1.chooses('the-homeworld');
    expect(t.p1).toBeOffered(['war-raptor'], { orDecline: true });
    t.p1.declines();
    expect(t.vp('p1')).toBe(2);
    expect(t.p1.cannotPlay('invader', { on: 'jungle-oasis' })).toBe(null);
    t.p1.plays('war-raptor', { on: 'jungle-oasis' });
    expect(t.p1.cannotPlay('invader', { on: 'jungle-oasis' })).toBe('noMinionPlayLeft');
  });
});

describe('core:jungle-oasis', () => {
  it('rewards the winner only', () => {
    const t = table({ bases: { 'jungle-oasis': { p0: ['king-rex'], p1: ['ninja-master'] } } });
    t.p0.finishes();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 0]);
    expect(t).toBeSettled();
  });
});

describe('core:tar-pits', () => {
  it("puts a minion destroyed here on the bottom of its owner's deck", () => {
    const t = table({
      players: 3,
      p0: { hand: ['seeing-stars'] },
      bases: {
        'tar-pits': { p1: [{ card: 'walker', owner: 'p2', with: { p1: ['poison'] } }] },
        'jungle-oasis': { p1: ['collector'] },
      },
    });
    t.p0.plays('seeing-stars');
    t.p0.chooses('walker');
    expect(t.zone('p2', 'deck').at(-1)).toBe('walker');
    expect(t.where('poison')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('leaves minions destroyed elsewhere alone', () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { 'tar-pits': { p1: ['walker'] }, 'jungle-oasis': { p1: ['collector'] } },
    });
    t.p0.plays('seeing-stars');
    t.p0.chooses('collector');
    expect(t.where('collector')).toBe('p1 discard');
  });

  it('still lets the minion count as destroyed', () => {
    const t = table({ p0: { hand: ['seeing-stars'] }, bases: { 'tar-pits': { p1: ['gremlin'] } } });
    t.p0.plays('seeing-stars');
    expect(t.zone('p1', 'deck').at(-1)).toBe('gremlin');
    expect(t.zone('p1', 'hand')).toHaveLength(1);
    expect(t).toBeSettled();
  });

  it('lets minions that are discarded after scoring go to the discard pile', () => {
    const t = table({ bases: { 'tar-pits': { p0: ['king-rex', 'king-rex', 'walker'] } } });
    t.p0.finishes();
    expect(t.where('walker')).toBe('p0 discard');
    expect(t.vp('p0')).toBe(4);
  });

  it('does not bind the minions of a player who ignores it', () => {
    const t = table({
      p0: { hand: ['infiltrate', 'ninja-master'] },
      bases: { 'tar-pits': { p0: ['walker'], p1: ['collector'] } },
    });
    t.p0.plays('infiltrate', { on: 'tar-pits' });
    t.p0.chooses('yes');
    t.p0.plays('ninja-master', { on: 'tar-pits' });
    t.p0.chooses('walker');
    expect(t.where('walker')).toBe('p0 discard');
  });
});

describe('core:the-central-brain', () => {
  it('gives every minion here +1 power as long as it is here', () => {
    const t = table({
      p0: { hand: ['way-of-deception', 'collector'] },
      bases: { 'the-central-brain': { p0: ['walker'], p1: ['king-rex'] }, 'jungle-oasis': { p1: ['invader'] } },
    });
    expect([t.power('walker'), t.power('king-rex'), t.power('invader')]).toEqual([3, 8, 3]);
    expect(t.total('the-central-brain')).toBe(11);
    t.p0.plays('way-of-deception');
    expect(t.power('walker')).toBe(2);
    t.p0.plays('collector', { on: 'the-central-brain' });
    expect(t.power('collector')).toBe(3);
  });

  it('puts a minion of printed power 3 out of reach of what asks for power 3 or less', () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { 'the-central-brain': { p1: ['invader', 'walker'] }, 'jungle-oasis': { p1: ['gnome'] } },
    });
    t.p0.plays('seeing-stars');
    expect(t.p0).toBeOffered(['walker', 'gnome'], { orDecline: false });
  });

  it('does not strengthen actions', () => {
    const t = table({
      bases: { 'the-central-brain': { p0: ['overrun', { card: 'walker', with: { p0: ['poison'] } }] } },
    });
    expect(t.total('the-central-brain', 'p0')).toBe(0);
  });
});

describe('core:cave-of-shinies', () => {
  it('gives the owner 1 VP for each minion destroyed here', () => {
    const t = table({
      players: 3,
      p0: { hand: ['cannon'] },
      bases: { 'cave-of-shinies': { p1: ['walker', { card: 'collector', owner: 'p2' }, 'war-raptor'] } },
    });
    t.p0.plays('cannon');
    t.p0.chooses('walker', 'collector');
    expect([t.vp('p0'), t.vp('p1'), t.vp('p2')]).toEqual([0, 1, 1]);
    expect(t).toBeSettled();
  });

  it('gives one player both VP for two minions, and none for a minion elsewhere', () => {
    const t = table({ p0: { hand: ['cannon'] }, bases: { 'cave-of-shinies': { p1: ['walker', 'collector'] } } });
    t.p0.plays('cannon');
    t.p0.chooses('walker', 'collector');
    expect(t.vp('p1')).toBe(2);
    const elsewhere = table({
      p0: { hand: ['cannon'] },
      bases: { 'cave-of-shinies': {}, 'jungle-oasis': { p1: ['walker'] } },
    });
    elsewhere.p0.plays('cannon');
    elsewhere.p0.chooses('walker');
    expect(elsewhere.vp('p1')).toBe(0);
  });

  it.each(['warbot', 'buccaneer'])('gives nothing if the destruction of a %s is prevented or replaced', (minion) => {
    const t = table({
      p0: { hand: ['ninja-master'] },
      bases: { 'cave-of-shinies': { p1: [minion] }, 'jungle-oasis': {} },
    });
    t.p0.plays('ninja-master', { on: 'cave-of-shinies' });
    t.p0.chooses(minion);
    expect(t.where(minion)).not.toBe('p1 discard');
    expect(t.vp('p1')).toBe(0);
  });

  it('gives nothing for minions returned to the hand or discarded after scoring', () => {
    const t = table({
      p0: { hand: ['beam-up'] },
      bases: { 'cave-of-shinies': { p0: ['king-rex', 'king-rex', 'king-rex', 'walker'], p1: ['collector'] } },
    });
    t.p0.plays('beam-up');
    t.p0.chooses('collector');
    expect(t.vp('p1')).toBe(0);
    t.p0.finishes();
    expect([t.where('walker'), t.vp('p0')]).toEqual(['p0 discard', 4]);
  });
});

describe('core:mushroom-kingdom', () => {
  const start = () =>
    table({
      p1: { hand: ['ninja-master'] },
      bases: {
        'mushroom-kingdom': { p2: ['collector'] },
        'jungle-oasis': { p0: ['walker'], p1: ['invader'] },
        tortuga: { p2: [{ card: 'war-raptor', with: { p2: ['smoke-bomb'] } }] },
      },
    });

  it("lets each player at the start of their turn move another player's minion from another base here", () => {
    const t = start();
    t.p0.finishes();
    expect(t.p1).toBeOffered(['walker', 'war-raptor'], { orDecline: true });
    expect(t.p1.cannotPlay('ninja-master', { on: 'tortuga' })).toBe('questionOpen');
    t.p1.chooses('walker');
    expect(t.where('walker')).toBe('mushroom-kingdom');
    expect(t).toBeSettled();
    t.p1.finishes();
    t.p2.chooses('mushroom-kingdom'); // before their Smoke Bomb, which also acts at the start of their turn
    expect(t.p2).toBeOffered(['invader'], { orDecline: true });
  });

  it('may be declined', () => {
    const t = start();
    t.p0.finishes();
    t.p1.declines();
    expect([t.where('walker'), t.where('war-raptor')]).toEqual(['jungle-oasis', 'tortuga']);
    expect(t).toBeSettled();
  });

  it('moves minions that are protected from actions only', () => {
    const t = start();
    t.p0.finishes();
    t.p1.chooses('war-raptor');
    expect(t.where('war-raptor')).toBe('mushroom-kingdom');
    expect(t.where('smoke-bomb')).toBe('on war-raptor');
  });

  it('asks nothing if no other player has a minion elsewhere', () => {
    const t = table({ bases: { 'mushroom-kingdom': { p0: ['walker'] }, 'jungle-oasis': { p1: ['invader'] } } });
    t.p0.finishes();
    expect(t).toBeSettled();
  });
});
