/** The actions of the Dinosaurs that do not stay in play. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('dinosaurs/augmentation', () => {
  it('gives any minion +4 power', () => {
    const t = table({
      p0: { hand: ['augmentation'] },
      bases: { 'the-homeworld': { p0: ['scout'] }, tortuga: { p1: ['king-rex'] } },
    });
    t.p0.plays('augmentation');
    expect(t.p0).toBeOffered(['scout', 'king-rex'], { orDecline: false });
    t.p0.chooses('king-rex');
    expect([t.power('king-rex'), t.power('scout')]).toEqual([11, 3]);
    expect(t).toBeSettled();
    t.endTurn();
    expect(t.power('king-rex')).toBe(7);
  });

  it("counts when this turn's bases are scored", () => {
    const t = table({
      p0: { hand: ['augmentation'] },
      bases: { 'jungle-oasis': { p0: ['king-rex'], p1: ['collector'] } },
    });
    t.p0.plays('augmentation');
    t.p0.chooses('king-rex');
    t.p0.finishes();
    expect(t.vp('p0')).toBe(2);
  });

  it('stays with a minion that moves, but not with one that is returned and played again', () => {
    const setup = {
      p0: { hand: ['time-loop', 'augmentation', 'invasion', 'beam-up'] },
      bases: { 'the-homeworld': { p0: ['king-rex'] }, tortuga: {} },
    } as const;
    const t = table(setup);
    t.p0.plays('time-loop');
    t.p0.plays('augmentation');
    t.p0.plays('invasion');
    expect([t.where('king-rex'), t.power('king-rex')]).toEqual(['tortuga', 11]);
    const returned = table(setup);
    returned.p0.plays('time-loop');
    returned.p0.plays('augmentation');
    returned.p0.plays('beam-up');
    returned.p0.plays('king-rex', { on: 'tortuga' });
    expect(returned.power('king-rex')).toBe(7);
  });

  it("played on another player's turn it lasts to the end of your next turn", () => {
    const t = table({
      players: 3,
      p1: { hand: ['hidden-ninja', 'chronomage', 'augmentation'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'king-rex'] }, 'the-homeworld': { p1: ['scout'] } },
    });
    t.p0.finishes();
    t.p1.chooses('hidden-ninja');
    t.p1.chooses('augmentation');
    expect(t.p1).toBeOffered(['scout', 'king-rex', 'king-rex', 'chronomage']);
    t.p1.chooses('scout');
    expect([t.state.active, t.power('scout')]).toEqual([1, 7]);
    t.endTurn();
    expect([t.state.active, t.power('scout')]).toEqual([2, 3]);
  });

  it('does nothing without a minion, or to one that actions do not affect', () => {
    const t = table({ p0: { hand: ['augmentation'] }, bases: { 'jungle-oasis': {} } });
    t.p0.plays('augmentation');
    expect(t.where('augmentation')).toBe('p0 discard');
    const immune = table({
      p0: { hand: ['augmentation'] },
      bases: { 'jungle-oasis': { p1: [{ card: 'scout', with: { p1: ['smoke-bomb'] } }] } },
    });
    immune.p0.plays('augmentation');
    expect(immune.power('scout')).toBe(3);
  });
});

describe('dinosaurs/howl', () => {
  it('gives each of your minions at all bases +1 power until the end of your turn, and nobody else', () => {
    const t = table({
      p0: { hand: ['howl', 'invader'] },
      bases: {
        'the-homeworld': {
          p0: ['scout', { card: 'shinobi', owner: 'p1' }],
          p1: ['king-rex', { card: 'zapbot', owner: 'p0' }],
        },
        tortuga: { p0: ['collector'] },
      },
    });
    t.p0.plays('howl');
    expect([t.power('scout'), t.power('shinobi'), t.power('collector')]).toEqual([4, 4, 3]);
    expect([t.power('king-rex'), t.power('zapbot')]).toEqual([7, 2]);
    t.p0.plays('invader', { on: 'tortuga' });
    expect(t.power('invader')).toBe(3); // came too late
    t.endTurn();
    expect([t.power('scout'), t.power('shinobi'), t.power('collector')]).toEqual([3, 3, 2]);
    expect(t).toBeSettled();
  });

  it("played on another player's turn it lasts to the end of your next turn", () => {
    const t = table({
      players: 3,
      p1: { hand: ['hidden-ninja', 'chronomage', 'howl'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'king-rex'] }, 'the-homeworld': { p1: ['scout'] } },
    });
    t.p0.finishes();
    t.p1.chooses('hidden-ninja');
    t.p1.chooses('howl');
    expect([t.state.active, t.power('scout')]).toEqual([1, 4]);
    t.endTurn();
    expect(t.power('scout')).toBe(3);
  });

  it('may be played without minions', () => {
    const t = table({ p0: { hand: ['howl'] }, bases: { 'jungle-oasis': { p1: ['scout'] } } });
    t.p0.plays('howl');
    expect(t.power('scout')).toBe(3);
    expect(t).toBeSettled();
  });
});

describe('dinosaurs/natural-selection', () => {
  it('destroys a minion with less power at the base of one of yours', () => {
    const t = table({
      p0: { hand: ['natural-selection'] },
      bases: {
        'jungle-oasis': { p0: ['laseratops', 'collector'], p1: ['scout', 'tiger-assassin', 'king-rex'] },
        tortuga: { p0: ['invader'], p1: ['shinobi'] },
        'ninja-dojo': { p0: ['supreme-overlord'], p1: ['zapbot'] },
      },
    });
    t.p0.plays('natural-selection');
    expect(t.p0).toBeOffered(['laseratops', 'supreme-overlord'], { orDecline: false }); // nobody is weaker than the others
    t.p0.chooses('laseratops');
    expect(t.p0).toBeOffered(['collector', 'scout'], { orDecline: false }); // assassin: equal; zapbot: elsewhere
    t.p0.chooses('scout');
    expect([t.where('scout'), t.where('collector'), t.where('zapbot')]).toEqual([
      'p1 discard',
      'jungle-oasis',
      'ninja-dojo',
    ]);
    expect(t).toBeSettled();
  });

  it('must destroy your own minion if it is the only weaker one', () => {
    const t = table({
      p0: { hand: ['natural-selection'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'collector'], p1: ['king-rex'] } },
    });
    t.p0.plays('natural-selection');
    expect(t.where('collector')).toBe('p0 discard');
  });

  it.each([
    ['equal powers', { 'jungle-oasis': { p0: ['scout'], p1: ['invader'] } }],
    ['a weaker minion at another base', { 'jungle-oasis': { p0: ['scout'] }, tortuga: { p1: ['collector'] } }],
    ['only a stronger minion', { 'jungle-oasis': { p0: ['scout'], p1: ['king-rex'] } }],
    ['no minion of yours', { 'jungle-oasis': { p1: ['king-rex', 'scout'] } }],
  ])('does nothing with %s', (_, bases) => {
    const t = table({ p0: { hand: ['natural-selection'] }, bases });
    t.p0.plays('natural-selection');
    expect(t.told()).not.toContain('destroyed');
    expect(t.where('natural-selection')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('goes by the current power', () => {
    const t = table({
      p0: { hand: ['natural-selection'] },
      bases: { 'jungle-oasis': { p0: [{ card: 'collector', counters: 6 }], p1: ['king-rex'] } },
    });
    t.p0.plays('natural-selection');
    expect(t.where('king-rex')).toBe('p1 discard');
  });
});

describe('dinosaurs/rampage', () => {
  it('lowers nothing by a minion without power', () => {
    const t = table({
      p0: { hand: ['rampage'] },
      bases: { tortuga: { p0: [{ card: 'first-mate', with: { p1: ['poison'] } }] } },
    });
    t.p0.plays('rampage');
    expect(t.breakpoint('tortuga')).toBe(21);
  });

  it('lowers the breakpoint by the power of one of your minions there until the end of the turn', () => {
    const t = table({
      p0: { hand: ['time-loop', 'rampage', 'invasion', 'augmentation'] },
      bases: {
        'the-homeworld': { p0: ['king-rex'], p1: ['scout'] },
        tortuga: { p0: ['collector'] },
        'ninja-dojo': { p1: ['invader'] },
      },
    });
    t.p0.plays('time-loop');
    t.p0.plays('rampage');
    expect(t.p0).toBeOffered(['king-rex', 'collector'], { orDecline: false }); // only yours
    t.p0.chooses('king-rex');
    expect([t.breakpoint('the-homeworld'), t.breakpoint('tortuga')]).toEqual([16, 21]);
    t.p0.plays('invasion');
    t.p0.chooses('king-rex');
    t.p0.chooses('tortuga');
    expect(t.breakpoint('the-homeworld')).toBe(16); // fixed, even if the minion leaves
    t.endTurn();
    expect(t.breakpoint('the-homeworld')).toBe(23);
  });

  it('goes by the power at that time', () => {
    const t = table({
      p0: { hand: ['time-loop', 'augmentation', 'rampage'] },
      bases: { 'the-homeworld': { p0: [{ card: 'scout', counters: 1 }] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('rampage');
    t.p0.plays('augmentation');
    expect([t.power('scout'), t.breakpoint('the-homeworld')]).toEqual([8, 19]);
  });

  it('never lowers it below 0, and the base scores this turn', () => {
    const t = table({
      p0: { hand: ['rampage'] },
      bases: { 'jungle-oasis': { p0: [{ card: 'king-rex', counters: 6 }] } },
    });
    t.p0.plays('rampage');
    expect(t.breakpoint('jungle-oasis')).toBe(0);
    const scored = table({ p0: { hand: ['rampage'] }, bases: { 'jungle-oasis': { p0: ['king-rex'] } } });
    scored.p0.plays('rampage');
    scored.p0.finishes();
    expect([scored.vp('p0'), scored.where('jungle-oasis')]).toEqual([2, 'base discard']);
  });

  it('does nothing without a minion of yours', () => {
    const t = table({ p0: { hand: ['rampage'] }, bases: { 'jungle-oasis': { p1: ['king-rex'] } } });
    t.p0.plays('rampage');
    expect([t.breakpoint('jungle-oasis'), t.where('rampage')]).toEqual([12, 'p0 discard']);
    expect(t).toBeSettled();
  });
});

describe('dinosaurs/survival-of-the-fittest', () => {
  it('destroys a weakest minion of each base where another is stronger, your pick among equals', () => {
    const t = table({
      p0: { hand: ['survival-of-the-fittest'] },
      bases: {
        'jungle-oasis': { p0: ['scout'], p1: ['shinobi'] },
        tortuga: { p0: ['collector'], p1: ['zapbot', 'supreme-overlord'] },
        'ninja-dojo': { p1: ['enchantress'] },
        'the-mothership': { p0: ['invader'], p1: ['laseratops'] },
        'the-homeworld': {},
      },
    });
    t.p0.plays('survival-of-the-fittest');
    expect(t.p0).toBeOffered(['collector', 'zapbot'], { orDecline: false });
    t.p0.chooses('zapbot');
    expect(t.zone('p1', 'discard')).toEqual(['zapbot']);
    expect(t.zone('p0', 'discard').sort()).toEqual(['invader', 'survival-of-the-fittest']); // your own, if it is the weakest
    expect([t.where('scout'), t.where('shinobi'), t.where('enchantress'), t.where('collector')]).toEqual([
      'jungle-oasis',
      'jungle-oasis',
      'ninja-dojo',
      'tortuga',
    ]);
    expect(t).toBeSettled();
  });

  it('spares a weakest minion that cannot be destroyed, and takes no other instead', () => {
    const t = table({
      p0: { hand: ['survival-of-the-fittest'] },
      bases: { 'jungle-oasis': { p0: ['king-rex'], p1: ['warbot', 'supreme-overlord'] } },
    });
    t.p0.plays('survival-of-the-fittest');
    expect([t.where('warbot'), t.where('supreme-overlord'), t.where('king-rex')]).toEqual([
      'jungle-oasis',
      'jungle-oasis',
      'jungle-oasis',
    ]);
    expect(t).toBeSettled();
  });

  it('goes by the current power, and destroys all of them together', () => {
    const t = table({
      p0: { hand: ['survival-of-the-fittest'] },
      bases: {
        'jungle-oasis': { p1: ['microbot-fixer', 'king-rex'] },
        tortuga: { p1: ['microbot-guard', 'king-rex'] },
        'ninja-dojo': { p0: ['scout'], p1: [{ card: 'supreme-overlord', with: { p0: ['poison'] } }] },
      },
    });
    t.p0.plays('survival-of-the-fittest');
    const destroyed = t.events.flatMap((event) =>
      event.type === 'destroyed' ? [[t.name(event.card), event.power]] : [],
    );
    expect(destroyed).toEqual([
      ['microbot-fixer', 2],
      ['microbot-guard', 2],
      ['supreme-overlord', 1],
    ]); // the Fixer still helps the Guard
    expect(t.where('scout')).toBe('ninja-dojo');
  });

  it('does nothing without minions', () => {
    const t = table({ p0: { hand: ['survival-of-the-fittest'] } });
    t.p0.plays('survival-of-the-fittest');
    expect(t.where('survival-of-the-fittest')).toBe('p0 discard');
    expect(t).toBeSettled();
  });
});
