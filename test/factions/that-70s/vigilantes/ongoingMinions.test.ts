/** The minions of the Vigilantes that answer what happens. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../../catalog';
import { table } from '../../../table';

const meddling = await catalogWith('meddlers', 'room');

describe('vigilantes/brojak', () => {
  const setup = {
    active: 'p1',
    p1: { hand: ['way-of-deception'] },
    bases: { tortuga: { p1: ['first-mate'] }, 'ninja-dojo': { p0: ['brojak'] }, 'tar-pits': {} },
  } as const;

  it("follows anyone's minion and gains power, once more for its own move", () => {
    const t = table(setup);
    t.p1.plays('way-of-deception');
    t.p1.chooses('tar-pits');
    expect(t.p0.prompt).toBe('useAbility');
    t.p0.chooses('yes');
    expect(t.where('brojak')).toBe('tar-pits');
    expect(t.power('brojak')).toBe(5);
    t.p0.chooses('yes');
    expect([t.where('brojak'), t.power('brojak')]).toEqual(['tar-pits', 6]);
    expect(t).toBeSettled();
    t.endTurn();
    expect([t.where('brojak'), t.power('brojak')]).toEqual(['tar-pits', 4]);
  });

  it('may stay where it is, and then gains nothing', () => {
    const t = table(setup);
    t.p1.plays('way-of-deception');
    t.p1.chooses('tar-pits');
    t.p0.declines();
    expect([t.where('brojak'), t.power('brojak')]).toEqual(['ninja-dojo', 4]);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-BROJAK gains power without moving if the minion moves to where it is', () => {
    const t = table(setup);
    t.p1.plays('way-of-deception');
    t.p1.chooses('ninja-dojo');
    t.p0.chooses('yes');
    expect([t.where('brojak'), t.power('brojak')]).toEqual(['ninja-dojo', 5]);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-BROJAK gains power after its own move', () => {
    const t = table({
      p0: { hand: ['way-of-deception'] },
      bases: { tortuga: { p0: ['brojak'] }, 'ninja-dojo': {}, 'tar-pits': {} },
    });
    t.p0.plays('way-of-deception');
    t.p0.chooses('tar-pits');
    t.p0.chooses('yes');
    expect([t.where('brojak'), t.power('brojak')]).toEqual(['tar-pits', 5]);
    expect(t).toBeSettled();
  });

  it('is set off by each of several minions that move together', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['sea-dogs'] },
      bases: { tortuga: { p0: ['war-raptor', 'king-rex'] }, 'ninja-dojo': { p0: ['brojak'] }, 'tar-pits': {} },
    });
    t.p1.plays('sea-dogs');
    t.p1.chooses('dinosaurs');
    t.p1.chooses('tortuga');
    t.p1.chooses('tar-pits');
    t.p0.chooses('yes');
    t.p0.chooses('yes'); // its own move
    t.p0.chooses('yes');
    expect([t.where('brojak'), t.power('brojak')]).toEqual(['tar-pits', 7]);
    expect(t).toBeSettled();
  });

  it('gains the power also if it cannot move', () => {
    const t = table({
      ...setup,
      catalog: meddling,
      bases: { ...setup.bases, 'ninja-dojo': { p0: ['brojak', 'anchor'] } },
    });
    t.p1.plays('way-of-deception');
    t.p1.chooses('tar-pits');
    t.p0.chooses('yes');
    expect([t.where('brojak'), t.power('brojak')]).toEqual(['ninja-dojo', 5]);
    expect(t).toBeSettled();
  });

  it('is not set off by playing, returning or destroying a minion', () => {
    const t = table({
      p0: { hand: ['collector', 'seeing-stars'] },
      bases: { tortuga: { p0: ['brojak'], p1: ['scout', 'first-mate'] }, 'ninja-dojo': {} },
    });
    t.p0.plays('collector', { on: 'tortuga' });
    t.p0.chooses('scout');
    t.p0.plays('seeing-stars');
    t.p0.chooses('first-mate');
    expect(t.power('brojak')).toBe(4);
    expect(t).toBeSettled();
  });
});

describe('vigilantes/death-wisher', () => {
  const stars = { active: 'p1', p1: { hand: ['seeing-stars'] } } as const;

  it('may destroy a minion of the player who has destroyed yours, at any base and of any power', () => {
    const t = table({
      ...stars,
      bases: {
        tortuga: { p0: ['death-wisher', 'scout'], p2: ['king-rex'] },
        'ninja-dojo': { p1: ['king-rex', 'invader'] },
      },
    });
    t.p1.plays('seeing-stars');
    t.p1.chooses('scout');
    expect(t.p0).toBeOffered(['king-rex', 'invader'], { orDecline: true });
    t.p0.chooses('king-rex');
    expect([t.where('king-rex@tortuga'), t.zone('p1', 'discard')]).toEqual(['tortuga', ['king-rex', 'seeing-stars']]);
    expect(t).toBeSettled();
  });

  it('answers for a minion of a third player, too', () => {
    const t = table({ ...stars, bases: { tortuga: { p0: ['death-wisher'], p1: ['king-rex'], p2: ['scout'] } } });
    t.p1.plays('seeing-stars');
    t.p0.chooses('king-rex');
    expect(t.where('king-rex')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('EX-CLAR-DEATHWISHER works when it is itself destroyed', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['ninja-master'] },
      bases: { tortuga: { p0: ['death-wisher'] }, 'ninja-dojo': { p1: ['invader'] } },
    });
    t.p1.plays('ninja-master', { on: 'tortuga' });
    t.p1.chooses('death-wisher');
    expect(t.p0).toBeOffered(['ninja-master', 'invader'], { orDecline: true });
    t.p0.chooses('ninja-master');
    expect([t.where('death-wisher'), t.where('ninja-master')]).toEqual(['p0 discard', 'p1 discard']);
    expect(t).toBeSettled();
  });

  it('is not set off by a player destroying a minion of their own, nor by you, nor by an action destroyed', () => {
    const bases = { tortuga: { p0: ['death-wisher'], p1: ['scout', { card: 'king-rex', with: { p0: ['upgrade'] } }] } };
    const own = table({ ...stars, bases });
    own.p1.plays('seeing-stars');
    expect(own.where('scout')).toBe('p1 discard');
    expect(own).toBeSettled();
    const yours = table({ p0: { hand: ['seeing-stars'] }, bases });
    yours.p0.plays('seeing-stars');
    expect(yours).toBeSettled();
    const action = table({ active: 'p1', p1: { hand: ['disenchant'] }, bases });
    action.p1.plays('disenchant');
    expect(action.where('upgrade')).toBe('p0 discard');
    expect(action).toBeSettled();
  });

  it('works once a turn, also of several destroyed together, and again on a later turn', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['cannon', 'seeing-stars'] },
      p0: { hand: ['invader'] },
      bases: {
        tortuga: { p0: ['death-wisher', 'zapbot', 'zapbot', 'scout'] },
        'ninja-dojo': { p1: ['king-rex', 'invader', 'invader'] },
      },
    });
    t.p1.plays('cannon');
    t.p1.chooses('zapbot', 'zapbot');
    t.p0.chooses('king-rex');
    expect(t).toBeSettled();
    t.endTurn();
    t.endTurn();
    t.p1.plays('seeing-stars');
    t.p1.chooses('scout');
    t.p0.chooses('invader');
    expect(t.zone('p1', 'discard')).toContain('invader');
  });

  it('does not answer for itself once it has been used', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['seeing-stars', 'ninja-master'] },
      bases: { tortuga: { p0: ['death-wisher', 'scout'] }, 'ninja-dojo': { p1: ['king-rex', 'king-rex'] } },
    });
    t.p1.plays('seeing-stars');
    t.p0.chooses('king-rex');
    t.p1.plays('ninja-master', { on: 'tortuga' });
    t.p1.chooses('death-wisher');
    expect(t.where('death-wisher')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('is not used up by declining', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['seeing-stars', 'tiger-assassin'] },
      bases: { tortuga: { p0: ['death-wisher', 'scout', 'scout'] }, 'ninja-dojo': { p1: ['king-rex'] } },
    });
    t.p1.plays('seeing-stars');
    t.p1.chooses('scout');
    t.p0.declines();
    t.p1.plays('tiger-assassin', { on: 'tortuga' });
    t.p1.chooses('scout');
    t.p0.chooses('king-rex');
    expect(t.where('king-rex')).toBe('p1 discard');
    expect(t).toBeSettled();
  });

  it('does nothing to a minion that cannot be destroyed, nor against a player without minions', () => {
    const bases = { tortuga: { p0: ['death-wisher', 'scout'] }, 'ninja-dojo': { p1: ['warbot'] } };
    const t = table({ ...stars, bases });
    t.p1.plays('seeing-stars');
    t.p0.chooses('warbot');
    expect(t.where('warbot')).toBe('ninja-dojo');
    expect(t).toBeSettled();
    const alone = table({ ...stars, bases: { tortuga: bases.tortuga } });
    alone.p1.plays('seeing-stars');
    expect(alone.where('scout')).toBe('p0 discard');
    expect(alone).toBeSettled();
  });

  it('is not set off by discarding after scoring', () => {
    const t = table({
      active: 'p1',
      bases: { 'jungle-oasis': { p0: ['death-wisher', 'zapbot'], p1: ['king-rex'] }, tortuga: { p1: ['invader'] } },
    });
    t.p1.finishes();
    expect([t.where('death-wisher'), t.where('invader')]).toEqual(['p0 discard', 'tortuga']);
    expect(t).toBeSettled();
  });
});

describe('vigilantes/foxy-green', () => {
  const bases = { tortuga: { p0: ['foxy-green', 'scout'], p1: ['invader'] }, 'ninja-dojo': { p0: ['zapbot'] } };

  it.each([
    ['beam-up', 'scout'],
    ['augmentation', 'invader'],
    ['seeing-stars', 'scout'],
    ['knocked-into-next-week', 'invader'],
  ])("gains a counter when another player's %s affects a minion here (%s)", (action, minion) => {
    const t = table({ active: 'p1', p1: { hand: [action] }, bases });
    t.p1.plays(action);
    t.p1.chooses(minion);
    expect(t.counters('foxy-green')).toBe(1);
    expect(t).toBeSettled();
  });

  it('gains one for each card, not for each minion it affects', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['cannon'] },
      bases: { tortuga: { p0: ['foxy-green', 'zapbot', 'zapbot'] } },
    });
    t.p1.plays('cannon');
    t.p1.chooses('zapbot', 'zapbot');
    expect(t.counters('foxy-green')).toBe(1);
    expect(t).toBeSettled();
  });

  it('sees an action played on a minion here and an on-play ability used from another base', () => {
    const t = table({ active: 'p1', p1: { hand: ['upgrade', 'supreme-overlord'] }, bases });
    t.p1.plays('upgrade', { on: 'invader' });
    expect(t.counters('foxy-green')).toBe(1);
    t.p1.plays('supreme-overlord', { on: 'ninja-dojo' });
    t.p1.chooses('scout');
    expect(t.counters('foxy-green')).toBe(2);
    expect(t).toBeSettled();
  });

  it('sees a talent, and a counter taken from it by a card at another base, which it regains', () => {
    const t = table({
      catalog: meddling,
      active: 'p1',
      p1: { hand: ['grasshopper'] },
      bases: { tortuga: { p0: [{ card: 'foxy-green', counters: 1 }], p1: ['busybody'] }, 'ninja-dojo': {} },
    });
    t.p1.plays('grasshopper', { on: 'ninja-dojo' });
    t.p1.chooses('foxy-green');
    t.p1.chooses('grasshopper');
    expect([t.counters('grasshopper'), t.counters('foxy-green')]).toEqual([1, 1]);
    t.p1.uses('busybody');
    t.p1.chooses('busybody');
    expect([t.where('busybody'), t.counters('foxy-green')]).toEqual(['ninja-dojo', 2]);
    expect(t).toBeSettled();
  });

  it('counts a minion that leaves here, not one that arrives', () => {
    const t = table({ active: 'p1', p1: { hand: ['time-loop', 'invasion', 'invasion'] }, bases });
    t.p1.plays('time-loop');
    t.p1.plays('invasion');
    t.p1.chooses('scout');
    expect([t.where('scout'), t.counters('foxy-green')]).toEqual(['ninja-dojo', 1]);
    t.p1.plays('invasion');
    t.p1.chooses('zapbot');
    expect([t.where('zapbot'), t.counters('foxy-green')]).toEqual(['tortuga', 1]);
  });

  it('counts itself, also when it is the one moved away', () => {
    const t = table({ active: 'p1', p1: { hand: ['invasion'] }, bases });
    t.p1.plays('invasion');
    t.p1.chooses('foxy-green');
    expect([t.where('foxy-green'), t.counters('foxy-green')]).toEqual(['ninja-dojo', 1]);
    expect(t).toBeSettled();
  });

  it('gains nothing from a minion merely played here, from minions elsewhere, or from your own cards', () => {
    const t = table({ active: 'p1', p1: { hand: ['invader', 'augmentation'] }, p0: { hand: ['augmentation'] }, bases });
    t.p1.plays('invader', { on: 'tortuga' });
    t.p1.plays('augmentation');
    t.p1.chooses('zapbot');
    expect(t.counters('foxy-green')).toBe(0);
    t.endTurn();
    t.p0.plays('augmentation');
    t.p0.chooses('scout');
    expect(t.counters('foxy-green')).toBe(0);
    expect(t).toBeSettled();
  });

  it('gains nothing from what a card in play does at the end of a turn', () => {
    const doomed = { card: 'scout', with: { p1: ['assassination'] } };
    const t = table({ active: 'p1', bases: { tortuga: { p0: ['foxy-green', doomed] } } });
    t.endTurn();
    expect([t.where('scout'), t.counters('foxy-green')]).toEqual(['p0 discard', 0]);
  });
});

describe('vigilantes/jacky-bill', () => {
  const bases = { tortuga: { p0: ['jacky-bill'], p1: ['invader'] } };

  it('may gain 2 power for each action of another player, wherever it is played, until the end of the turn', () => {
    const t = table({ active: 'p1', p1: { hand: ['time-loop', 'mystic-studies', 'upgrade'] }, bases });
    t.p1.plays('time-loop');
    t.p0.chooses('yes');
    t.p1.plays('mystic-studies');
    t.p0.declines();
    t.p1.plays('upgrade', { on: 'invader' });
    t.p0.chooses('yes');
    expect(t.power('jacky-bill')).toBe(8);
    t.endTurn();
    expect(t.power('jacky-bill')).toBe(4);
  });

  it('gains nothing from your own actions or from minions', () => {
    const t = table({ p0: { hand: ['mystic-studies'] }, p1: { hand: ['enchantress'] }, bases });
    t.p0.plays('mystic-studies');
    expect(t.power('jacky-bill')).toBe(4);
    t.endTurn();
    t.p1.plays('enchantress', { on: 'tortuga' });
    expect(t.power('jacky-bill')).toBe(4);
    expect(t).toBeSettled();
  });

  it('reacts to an action played before a base scores, in time to count', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['full-sail'] },
      bases: { 'jungle-oasis': { p0: ['jacky-bill'], p1: ['king-rex', 'scout'] }, tortuga: {} },
    });
    t.p1.finishes();
    t.p1.chooses('full-sail');
    t.p1.chooses('king-rex');
    t.p0.chooses('yes');
    t.p1.declines(); // the Scout
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 0]);
  });
});
