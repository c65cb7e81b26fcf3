/** The minions of the Wizards. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('wizards/archmage', () => {
  const howls = ['howl', 'howl', 'howl'];

  it('gives an extra action in the turn it is played', () => {
    const t = table({ p0: { hand: ['archmage', ...howls] } });
    t.p0.plays('howl');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
    t.p0.plays('archmage', { on: 'jungle-oasis' });
    t.p0.plays('howl');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
  });

  it('gives one in each of your turns, never more, and none to others', () => {
    const t = table({ p0: { hand: howls }, p1: { hand: howls }, bases: { tortuga: { p0: ['archmage'] } } });
    t.endTurn();
    t.p1.plays('howl');
    expect(t.p1.cannotPlay('howl')).toBe('noActionPlayLeft');
    t.endTurn();
    t.p0.plays('howl');
    t.p0.plays('howl');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
  });

  it('gives an extra that outlives it', () => {
    const t = table({ p0: { hand: ['archmage', 'beam-up', 'howl', 'howl'] } });
    t.p0.plays('archmage', { on: 'jungle-oasis' });
    t.p0.plays('beam-up');
    expect(t.where('archmage')).toBe('p0 hand');
    t.p0.plays('howl');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
  });

  it('gives each of two Archmages its own', () => {
    const t = table({
      active: 'p1',
      p0: { hand: [...howls, 'howl'] },
      bases: { tortuga: { p0: ['archmage', 'archmage'] } },
    });
    t.endTurn();
    for (const _ of howls) t.p0.plays('howl');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
  });

  it("gives nothing when it comes on another player's turn, and one at once when it comes late on yours", () => {
    const p0 = { hand: ['hidden-ninja', 'archmage', 'howl'] };
    const bases = { 'jungle-oasis': { p1: ['king-rex', 'king-rex'] } };
    const t = table({ active: 'p1', p0, bases });
    t.p1.finishes();
    t.p0.chooses('hidden-ninja');
    expect(t.zone('p0', 'hand')).toEqual(['howl']);
    expect(t.p0.offered).toBeNull();
    const u = table({ p0, bases });
    u.p0.finishes();
    u.p0.chooses('hidden-ninja');
    expect(u.p0).toBeOffered(['howl'], { orDecline: true });
  });
});

describe('wizards/chronomage', () => {
  it('gives an extra action this turn, even if it leaves, and not the next', () => {
    const t = table({ p0: { hand: ['chronomage', 'beam-up', 'howl', 'howl', 'howl', 'howl'] } });
    t.p0.plays('chronomage', { on: 'jungle-oasis' });
    t.p0.plays('beam-up');
    t.p0.plays('howl');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
    t.endTurn();
    t.endTurn();
    t.p0.plays('howl');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
  });

  it('loses the extra with the end of the turn', () => {
    const t = table({ p0: { hand: ['chronomage', 'howl', 'howl'] } });
    t.p0.plays('chronomage', { on: 'jungle-oasis' });
    t.endTurn();
    t.endTurn();
    t.p0.plays('howl');
    expect(t.p0.cannotPlay('howl')).toBe('noActionPlayLeft');
  });

  it.each([true, false])('outside Play Cards it is now or never (used: %s)', (used) => {
    const t = table({
      active: 'p1',
      p0: { hand: ['hidden-ninja', 'chronomage', 'swashbuckling'] },
      bases: { 'jungle-oasis': { p1: ['king-rex', 'king-rex'] } },
    });
    t.p1.finishes();
    t.p0.chooses('hidden-ninja');
    expect(t.p0).toBeOffered(['swashbuckling'], { orDecline: true });
    if (used) t.p0.chooses('swashbuckling');
    else t.p0.declines();
    expect(t.where('swashbuckling')).toBe(used ? 'p0 discard' : 'p0 hand');
    expect(t.state.active).toBe(0);
    expect(t.state.extras).toEqual([]);
  });
});

describe('wizards/enchantress', () => {
  it('draws a card', () => {
    const t = table({ p0: { hand: ['enchantress'], deck: ['howl', 'scout'] } });
    t.p0.plays('enchantress', { on: 'jungle-oasis' });
    expect(t.zone('p0', 'hand')).toEqual(['howl']);
    expect(t.zone('p0', 'deck')).toEqual(['scout']);
    expect(t).toBeSettled();
  });

  it('draws again when it is played again', () => {
    const t = table({ p0: { hand: ['enchantress', 'abduction'], deck: ['howl', 'scout'] } });
    t.p0.plays('enchantress', { on: 'jungle-oasis' });
    t.p0.plays('abduction');
    t.p0.plays('enchantress', { on: 'jungle-oasis' });
    expect(t.zone('p0', 'hand')).toEqual(['howl', 'scout']);
  });

  it('makes a new deck of the discard pile first, and draws nothing if there is none', () => {
    const t = table({ p0: { hand: ['enchantress'], deck: [], discard: ['howl'] } });
    t.p0.plays('enchantress', { on: 'jungle-oasis' });
    expect(t.zone('p0', 'hand')).toEqual(['howl']);
    const u = table({ p0: { hand: ['enchantress'], deck: [] } });
    u.p0.plays('enchantress', { on: 'jungle-oasis' });
    expect(u.zone('p0', 'hand')).toEqual([]);
    expect(u).toBeSettled();
  });
});

describe('wizards/neophyte', () => {
  const reveal = (...deck: string[]) => {
    const t = table({ p0: { hand: ['neophyte', 'swashbuckling'], deck }, bases: { tortuga: {}, 'ninja-dojo': {} } });
    t.p0.plays('neophyte', { on: 'tortuga' });
    return t;
  };

  it('reveals the top card to everyone and asks what to do with an action', () => {
    const t = reveal('howl', 'scout');
    expect(t.events).toContainEqual({
      type: 'revealed',
      player: 0,
      cards: [{ id: t.id('howl'), def: 'dinosaurs/howl' }],
      from: 'deck',
    });
    expect(t.p0).toBeOffered(['take', 'play', 'leave'], { orDecline: false });
  });

  it('places the action into your hand', () => {
    const t = reveal('howl', 'scout');
    t.p0.chooses('take');
    expect(t.zone('p0', 'hand')).toEqual(['swashbuckling', 'howl']);
    expect(t.zone('p0', 'deck')).toEqual(['scout']);
    expect(t).toBeSettled();
  });

  it('plays it at once as an extra action', () => {
    const t = reveal('howl', 'scout');
    t.p0.chooses('play');
    expect(t.power('neophyte')).toBe(3);
    expect(t.where('howl')).toBe('p0 discard');
    expect(t.p0.cannotPlay('swashbuckling')).toBeNull();
    expect(t).toBeSettled();
  });

  it('plays one that goes on a base where you like', () => {
    const t = reveal('enshrouding-mist');
    t.p0.chooses('play');
    t.p0.chooses('ninja-dojo');
    expect(t.where('enshrouding-mist')).toBe('ninja-dojo');
    expect(t).toBeSettled();
  });

  it('leaves it on top', () => {
    const t = reveal('howl', 'scout');
    t.p0.chooses('leave');
    expect(t.zone('p0', 'deck')).toEqual(['howl', 'scout']);
    expect(t.zone('p0', 'hand')).toEqual(['swashbuckling']);
    expect(t).toBeSettled();
  });

  it('leaves a minion on top without a question', () => {
    const t = reveal('scout', 'howl');
    expect(t.told()).toContain('revealed');
    expect(t.zone('p0', 'deck')).toEqual(['scout', 'howl']);
    expect(t).toBeSettled();
  });

  it('cannot play an action out of its time, or one that is forbidden', () => {
    const t = reveal('hidden-ninja');
    expect(t.p0).toBeOffered(['take', 'leave'], { orDecline: false });
    t.p0.chooses('take');
    expect(t.where('hidden-ninja')).toBe('p0 hand');
    const u = table({ active: 'p1', p0: { hand: ['neophyte'], deck: ['howl'] }, p1: { hand: ['mark-of-sleep'] } });
    u.p1.plays('mark-of-sleep');
    u.p1.chooses('p0');
    u.endTurn();
    u.p0.plays('neophyte', { on: 'jungle-oasis' });
    expect(u.p0).toBeOffered(['take', 'leave']);
  });

  it('does nothing without a card to reveal', () => {
    expect(reveal()).toBeSettled();
  });
});
