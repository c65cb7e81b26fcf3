import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('ninjas/assassination', () => {
  it('destroys its minion at the end of the turn', () => {
    const t = table({ p0: { hand: ['assassination'] }, bases: { tortuga: { p0: ['invader'], p1: ['pirate-king'] } } });
    t.p0.plays('assassination', { on: 'pirate-king' });
    expect(t.where('assassination')).toBe('on pirate-king');
    t.endTurn();
    expect([t.where('pirate-king'), t.where('assassination'), t.where('invader')]).toEqual([
      'p1 discard',
      'p0 discard',
      'tortuga',
    ]);
    expect(t.told()).toContain('destroyed');
  });

  it('lets the minion count for a base that scores this turn, and destroys nothing then', () => {
    const t = table({
      p0: { hand: ['assassination'] },
      bases: { 'jungle-oasis': { p1: ['pirate-king', 'king-rex'] }, tortuga: {} },
    });
    t.p0.plays('assassination', { on: 'pirate-king' });
    t.endTurn();
    expect(t.vp('p1')).toBe(2);
    expect(t.where('pirate-king')).toBe('p1 discard');
    expect(t.told()).not.toContain('destroyed');
  });

  it('spares the minion if it is removed before', () => {
    const t = table({
      p0: { hand: ['time-loop', 'assassination', 'disenchant'] },
      bases: { tortuga: { p1: ['pirate-king'] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('assassination', { on: 'pirate-king' });
    t.p0.plays('disenchant');
    t.endTurn();
    expect([t.where('pirate-king'), t.where('assassination')]).toEqual(['tortuga', 'p0 discard']);
  });

  it('moves along with the minion', () => {
    const t = table({
      p0: { hand: ['time-loop', 'assassination', 'shanghai'] },
      bases: { tortuga: { p1: ['pirate-king'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('time-loop');
    t.p0.plays('assassination', { on: 'pirate-king' });
    t.p0.plays('shanghai');
    expect([t.where('pirate-king'), t.where('assassination')]).toEqual(['jungle-oasis', 'on pirate-king']);
    t.endTurn();
    expect(t.where('pirate-king')).toBe('p1 discard');
  });

  it('stays on a minion that survives and tries again at the end of each turn', () => {
    const t = table({ p0: { hand: ['assassination'] }, bases: { tortuga: { p1: ['buccaneer'] }, 'jungle-oasis': {} } });
    t.p0.plays('assassination', { on: 'buccaneer' });
    t.endTurn();
    expect([t.where('buccaneer'), t.where('assassination')]).toEqual(['jungle-oasis', 'on buccaneer']);
    t.endTurn();
    expect([t.where('buccaneer'), t.where('assassination')]).toEqual(['tortuga', 'on buccaneer']);
  });

  it('cannot be played without a minion', () => {
    const t = table({ p0: { hand: ['assassination'] } });
    expect(t.p0.cannotPlay('assassination')).toBe('noTarget');
  });
});

describe('ninjas/infiltrate', () => {
  it('destroys another action on the base, of any player, and none on a minion', () => {
    const t = table({
      p0: { hand: ['infiltrate'] },
      bases: {
        tortuga: {
          p0: ['enshrouding-mist'],
          p1: ['wildlife-preserve', { card: 'invader', with: { p1: ['upgrade'] } }],
        },
        'jungle-oasis': { p1: ['overrun'] },
      },
    });
    t.p0.plays('infiltrate', { on: 'tortuga' });
    expect(t.p0).toBeOffered(['enshrouding-mist', 'wildlife-preserve'], { orDecline: false });
    t.p0.chooses('wildlife-preserve');
    expect(t.where('wildlife-preserve')).toBe('p1 discard');
    expect([t.where('infiltrate'), t.where('enshrouding-mist'), t.where('upgrade')]).toEqual([
      'tortuga',
      'tortuga',
      'on invader',
    ]);
    expect(t).toBeSettled();
  });

  it('does not destroy itself', () => {
    const t = table({ p0: { hand: ['infiltrate'] }, bases: { tortuga: {} } });
    t.p0.plays('infiltrate', { on: 'tortuga' });
    expect(t.where('infiltrate')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('lets only you ignore the base, until the start of your next turn', () => {
    const t = table({
      p0: { hand: ['infiltrate'] },
      bases: { 'the-central-brain': { p0: ['invader'], p1: ['collector'] } },
    });
    t.p0.plays('infiltrate', { on: 'the-central-brain' });
    t.p0.chooses('yes');
    expect([t.power('invader'), t.power('collector')]).toEqual([3, 3]);
    t.endTurn();
    expect([t.power('invader'), t.power('collector')]).toEqual([3, 3]);
    t.endTurn();
    expect([t.power('invader'), t.power('collector')]).toEqual([4, 3]);
    expect(t.where('infiltrate')).toBe('the-central-brain');
    expect(t.p0.canUse('infiltrate')).toBe(false);
  });

  it('leaves it to you whether you ignore it, each time', () => {
    const t = table({ p0: { hand: ['infiltrate'] }, bases: { 'the-central-brain': { p0: ['invader'] } } });
    t.p0.plays('infiltrate', { on: 'the-central-brain' });
    t.p0.chooses('no');
    expect(t.power('invader')).toBe(4);
    t.p0.uses('infiltrate');
    t.p0.chooses('yes');
    expect(t.power('invader')).toBe(3);
    t.p0.uses('infiltrate');
    t.p0.chooses('no');
    expect(t.power('invader')).toBe(4);
  });

  it.each([
    ['yes', ['invader', 'king-rex', 'king-rex']],
    ['no', ['king-rex', 'king-rex', 'king-rex', 'king-rex', 'king-rex', 'king-rex', 'king-rex']],
  ])('asks you when the base would do something to you: ignoring it, %s', (answer, hand) => {
    const t = table({
      p0: { hand: ['infiltrate', 'invader'] },
      bases: { 'evans-city-cemetery': { p0: ['king-rex', 'king-rex', 'king-rex'] } },
    });
    t.p0.plays('infiltrate', { on: 'evans-city-cemetery' });
    expect([t.decision, t.p0.canUse('infiltrate')]).toEqual([null, false]); // it does nothing yet
    t.p0.finishes();
    expect(t.p0.prompt).toBe('ignoreBase');
    t.p0.chooses(answer);
    expect(t.zone('p0', 'hand')).toEqual(hand);
  });

  it('leaves the base to the others', () => {
    const t = table({
      p0: { hand: ['infiltrate'] },
      p1: { hand: ['invader'] },
      bases: { 'evans-city-cemetery': { p0: ['scout'], p1: ['king-rex', 'king-rex', 'king-rex'] } },
    });
    t.p0.plays('infiltrate', { on: 'evans-city-cemetery' });
    t.endTurn();
    expect(t.zone('p1', 'hand')).toHaveLength(5);
    expect(t.where('invader')).toBe('p1 discard');
  });

  it.each([
    ['jungle-oasis', 'no ability'],
    ['the-mothership', 'an ability of later'],
    ['cuzcu', 'a breakpoint of its own for all'],
  ])('does not ask when it is played on %s, which has %s', (base) => {
    const t = table({ p0: { hand: ['infiltrate'] }, bases: { [base]: { p0: ['invader'] } } });
    t.p0.plays('infiltrate', { on: base });
    expect([t.decision, t.p0.canUse('infiltrate')]).toEqual([null, false]);
  });

  it('does not ask about a base that everyone ignores', () => {
    const t = table({
      p0: { hand: ['celebration', 'infiltrate'] },
      bases: { 'the-central-brain': { p0: ['invader', 'overrun'], p1: ['jammed-signal'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('infiltrate', { on: 'the-central-brain' });
    t.p0.chooses('overrun');
    expect([t.decision, t.p0.canUse('infiltrate'), t.power('invader')]).toEqual([null, false, 3]);
  });

  it('does not ask about what may be declined anyway, nor about what does nothing to you', () => {
    const offer = table({
      p0: { hand: ['infiltrate', 'invader'] },
      bases: { 'ninja-dojo': { p0: ['king-rex', 'king-rex', 'king-rex'] }, tortuga: { p1: ['scout'] } },
    });
    offer.p0.plays('infiltrate', { on: 'ninja-dojo' });
    offer.p0.finishes();
    expect([offer.p0.prompt, offer.decision?.min]).toEqual(['destroy', 0]);
    const library = table({
      p0: { hand: ['infiltrate'] },
      bases: { 'the-great-library': { p0: ['invader'], p1: ['king-rex', 'king-rex', 'king-rex'] } },
    });
    library.p0.plays('infiltrate', { on: 'the-great-library' });
    library.p0.finishes();
    expect(library.p0.prompt).toBe('useAbility'); // draw a card?
    const nothing = table({
      p0: { hand: ['infiltrate'] },
      bases: { 'temple-of-goju': { p1: ['king-rex', 'king-rex', 'king-rex'] }, tortuga: { p0: ['invader'] } },
    });
    nothing.p0.plays('infiltrate', { on: 'temple-of-goju' });
    nothing.p0.finishes();
    expect([nothing.p0.prompt, nothing.p1.prompt]).toEqual([null, 'place']);
  });

  it('goes over to who takes control of it, until the start of their next turn', () => {
    const t = table({
      p0: { hand: ['infiltrate'] },
      p1: { hand: ['hotwire', 'disenchant'] },
      bases: { 'the-central-brain': { p0: ['invader'], p1: ['collector'] }, tortuga: {} },
    });
    t.p0.plays('infiltrate', { on: 'the-central-brain' });
    t.p0.chooses('yes');
    t.p0.finishes();
    expect([t.power('invader'), t.power('collector')]).toEqual([3, 3]);
    t.p1.plays('hotwire');
    t.p1.chooses('Take control of it');
    expect(t.p1.prompt).toBe('ignoreBase');
    t.p1.chooses('yes');
    expect([t.power('invader'), t.power('collector')]).toEqual([4, 2]);
    expect([t.p1.canUse('infiltrate'), t.p0.canUse('infiltrate')]).toEqual([true, false]);
    t.endTurn();
    expect([t.power('invader'), t.power('collector')]).toEqual([4, 2]); // not the turn of who controls it
    t.endTurn();
    expect([t.power('invader'), t.power('collector'), t.p1.canUse('infiltrate')]).toEqual([4, 3, false]);
  });

  it('goes along when it is transferred: the new base is ignored, if you say so, and the old one no more', () => {
    const t = table({
      p0: { hand: ['celebration', 'infiltrate', 'hotwire'] },
      bases: {
        'the-central-brain': { p0: ['invader'] },
        'egg-chamber': { p0: ['ninja-master'], p1: [{ card: 'scout', counters: 1 }] },
        'jungle-oasis': {},
      },
    });
    t.p0.plays('celebration');
    t.p0.plays('infiltrate', { on: 'the-central-brain' });
    t.p0.chooses('yes');
    t.p0.plays('hotwire');
    t.p0.chooses('Transfer it');
    t.p0.chooses('egg-chamber');
    expect([t.p0.prompt, t.decision?.params]).toEqual(['ignoreBase', { card: t.id('egg-chamber') }]);
    t.p0.chooses('no');
    expect([t.power('invader'), t.p0.canUse('infiltrate')]).toEqual([4, true]); // the Brain counts again
    const where = table({
      p0: { hand: ['celebration', 'infiltrate', 'hotwire'] },
      bases: { 'the-central-brain': { p0: ['invader'] }, 'jungle-oasis': {} },
    });
    where.p0.plays('celebration');
    where.p0.plays('infiltrate', { on: 'the-central-brain' });
    where.p0.chooses('yes');
    where.p0.plays('hotwire');
    where.p0.chooses('Transfer it');
    expect([where.decision, where.power('invader')]).toEqual([null, 4]); // nothing to ignore there
  });

  it('lets you do what the base forbids', () => {
    const t = table({
      p0: { hand: ['infiltrate', 'ninja-master'] },
      bases: { 'egg-chamber': { p1: [{ card: 'scout', counters: 1 }] } },
    });
    t.p0.plays('infiltrate', { on: 'egg-chamber' });
    t.p0.chooses('yes');
    t.p0.plays('ninja-master', { on: 'egg-chamber' });
    t.p0.chooses('scout');
    expect(t.where('scout')).toBe('p1 discard');
  });
});

describe('ninjas/poison', () => {
  it('weakens a minion by 4, never below 0', () => {
    const t = table({
      p0: { hand: ['poison'] },
      bases: { tortuga: { p0: ['ninja-master'], p1: ['first-mate', 'king-rex'] } },
    });
    t.p0.plays('poison', { on: 'first-mate' });
    expect([t.power('first-mate'), t.power('king-rex'), t.total('tortuga', 'p1')]).toEqual([0, 7, 7]);
    const strong = table({ p0: { hand: ['poison'] }, bases: { tortuga: { p0: ['ninja-master'] } } });
    strong.p0.plays('poison', { on: 'ninja-master' });
    expect(strong.power('ninja-master')).toBe(1);
  });

  it('counts together with what else changes the power', () => {
    const t = table({
      p0: { hand: ['time-loop', 'poison', 'howl'] },
      bases: { tortuga: { p0: ['first-mate', 'archmage'] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('poison', { on: 'first-mate' });
    t.p0.plays('howl');
    expect(t.power('first-mate')).toBe(0);
    expect(t.power('archmage')).toBe(5);
  });

  it('destroys any number of other actions on the minion, of your choice', () => {
    const t = table({
      p0: { hand: ['poison'] },
      bases: {
        tortuga: {
          p1: [
            { card: 'king-rex', with: { p0: ['upgrade'], p1: ['upgrade', 'assassination'] } },
            { card: 'invader', with: { p1: ['upgrade'] } },
            'overrun',
          ],
        },
      },
    });
    t.p0.plays('poison', { on: 'king-rex@tortuga' });
    expect(t.p0).toBeOffered(['upgrade', 'upgrade', 'assassination'], { orDecline: true });
    t.p0.chooses('upgrade#2', 'assassination');
    expect([t.where('upgrade#1'), t.where('upgrade#2')]).toEqual(['on king-rex', 'on invader']);
    expect(t.zone('p1', 'discard')).toEqual(['upgrade', 'assassination']);
    expect(t.power('king-rex')).toBe(5);
    expect(t).toBeSettled();
  });

  it('may destroy none', () => {
    const t = table({
      p0: { hand: ['poison'] },
      bases: { tortuga: { p1: [{ card: 'king-rex', with: { p1: ['upgrade'] } }] } },
    });
    t.p0.plays('poison', { on: 'king-rex@tortuga' });
    t.p0.declines();
    expect([t.where('upgrade'), t.power('king-rex@tortuga')]).toEqual(['on king-rex', 5]);
  });

  it('stops when it leaves play', () => {
    const t = table({
      p0: { hand: ['disenchant'] },
      bases: { tortuga: { p1: [{ card: 'king-rex', with: { p0: ['poison'] } }] } },
    });
    expect(t.power('king-rex@tortuga')).toBe(3);
    t.p0.plays('disenchant');
    expect(t.power('king-rex@tortuga')).toBe(7);
  });

  it('needs a minion', () => {
    expect(table({ p0: { hand: ['poison'] } }).p0.cannotPlay('poison')).toBe('noTarget');
  });
});

describe('ninjas/smoke-bomb', () => {
  it("keeps other players' actions from affecting its minion, but not yours, nor minions", () => {
    const t = table({
      active: 'p1',
      p0: { hand: ['beam-up'] },
      p1: { hand: ['seeing-stars', 'saucy-wench'] },
      bases: { tortuga: { p0: [{ card: 'collector', with: { p0: ['smoke-bomb'] } }] } },
    });
    t.p1.plays('seeing-stars');
    expect(t.where('collector')).toBe('tortuga');
    t.p1.plays('saucy-wench', { on: 'tortuga' });
    t.p1.chooses('collector');
    expect([t.where('collector'), t.where('smoke-bomb')]).toEqual(['p0 discard', 'p0 discard']);

    const own = table({
      p0: { hand: ['beam-up'] },
      bases: { tortuga: { p0: [{ card: 'collector', with: { p0: ['smoke-bomb'] } }] } },
    });
    own.p0.plays('beam-up');
    expect(own.where('collector')).toBe('p0 hand');
  });

  it('an action of another player cannot be put on it either', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['poison'] },
      bases: { tortuga: { p0: [{ card: 'invader', with: { p0: ['smoke-bomb'] } }] } },
    });
    t.p1.plays('poison', { on: 'invader' });
    expect([t.power('invader'), t.where('poison')]).toEqual([3, 'p1 discard']);
    expect(t).toBeSettled();
  });

  it("discards other players' actions that were on it, and keeps yours", () => {
    const t = table({
      p0: { hand: ['smoke-bomb'] },
      bases: { tortuga: { p0: [{ card: 'king-rex', with: { p0: ['upgrade'], p1: ['poison'] } }] } },
    });
    t.p0.plays('smoke-bomb', { on: 'king-rex@tortuga' });
    expect([t.where('poison'), t.where('upgrade'), t.power('king-rex@tortuga')]).toEqual([
      'p1 discard',
      'on king-rex',
      9,
    ]);
    expect(t.told()).not.toContain('destroyed');
  });

  it("goes at the start of your own next turn, not at an opponent's", () => {
    const t = table({ p0: { hand: ['smoke-bomb'] }, bases: { tortuga: { p0: ['invader'] } } });
    t.p0.plays('smoke-bomb', { on: 'invader' });
    t.endTurn();
    expect(t.where('smoke-bomb')).toBe('on invader');
    t.endTurn();
    expect(t.where('smoke-bomb')).toBe('p0 discard');
    expect(t.told()).toContain('destroyed');
  });

  it('is played on your own minions only', () => {
    const t = table({ p0: { hand: ['smoke-bomb'] }, bases: { tortuga: { p0: ['invader'], p1: ['collector'] } } });
    expect(t.p0.cannotPlay('smoke-bomb', { on: 'collector' })).toBe('notThere');
    const none = table({ p0: { hand: ['smoke-bomb'] }, bases: { tortuga: { p1: ['collector'] } } });
    expect(none.p0.cannotPlay('smoke-bomb', { on: 'collector' })).toBe('noTarget');
  });
});
