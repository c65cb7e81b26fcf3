/** Terms from "power" to "you" (rule 7), and values (EX-CORNER-25 to 29). */
import { describe, expect, it } from 'vitest';
import { terms } from './terms';

describe('power and counters', () => {
  it('TERM-power-1 EX-CORNER-28 power in play is all of it: printed, counters, other cards', () => {
    const t = terms({
      p0: { hand: ['cannon'] },
      bases: {
        'the-central-brain': { p0: ['leader', { card: 'w2', counters: 1, with: { p1: ['trinket'] } }] },
        field: { p1: [{ card: 'w2', counters: 1 }, 'w2', 'w1'] },
      },
    });
    expect(t.power('w2@the-central-brain')).toBe(2 + 1 + 1 + 1 + 1);
    t.p0.plays('cannon');
    expect(t.p0).toBeOffered(['w2', 'w1'], { orDecline: true });
  });

  it('TERM-power-2 CONFLICT-15 EX-CORNER-27 out of play it is the printed one', () => {
    const t = terms({ p0: { hand: ['zapbot', 'w2', 'w3'] }, bases: { 'the-central-brain': { p0: ['leader'] } } });
    t.p0.plays('zapbot', { on: 'the-central-brain' });
    expect(t.p0.cannotPlay('w2', { on: 'the-central-brain' })).toBeNull();
    expect(t.p0.cannotPlay('w3', { on: 'the-central-brain' })).toBe('limit');
    t.p0.plays('w2', { on: 'the-central-brain' });
    expect(t.power('w2')).toBe(2 + 1 + 1);
  });

  it('TERM-power-3 CONFLICT-2 EX-CORNER-25 power is never below 0; the floor is taken of the sum', () => {
    const t = terms({
      p0: { hand: ['bless'] },
      bases: { field: { p0: [{ card: 'w2', with: { p1: ['poison'] } }, 'w3'] } },
    });
    expect(t.power('w2')).toBe(0);
    expect(t.total('field', 'p0')).toBe(3);
    t.p0.plays('bless');
    t.p0.chooses('w2');
    expect(t.counters('w2')).toBe(1);
    expect(t.power('w2')).toBe(0);
  });

  it('TERM-counter-1 TERM-counter-4 OPEN-14 each counter gives +1, without limit, until the minion leaves', () => {
    const t = terms({
      p0: { hand: ['bless', 'bless', 'time-loop'] },
      bases: { field: { p0: [{ card: 'w1', counters: 40 }] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('bless');
    t.p0.plays('bless');
    expect(t.power('w1')).toBe(43);
    t.endTurn();
    expect(t.counters('w1')).toBe(0);
    expect(t.where('w1')).toBe('p0 discard');
  });

  it('TERM-counter-3 CONFLICT-16 on an action they do nothing', () => {
    const t = terms({
      bases: {
        field: {
          p0: [
            { card: 'convoy', counters: 3 },
            { card: 'fence', counters: 2 },
          ],
        },
      },
    });
    expect(t.total('field', 'p0')).toBe(1);
  });

  it('EX-CORNER-44 a minion that comes back has none', () => {
    const t = terms({
      p0: { hand: ['they-keep-coming', 'strike', 'time-loop'] },
      bases: { field: { p0: [{ card: 'w1', counters: 3 }] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('strike');
    t.p0.plays('they-keep-coming');
    t.p0.chooses('w1');
    expect([t.where('w1'), t.counters('w1'), t.power('w1')]).toEqual(['field', 0, 1]);
  });

  it("OPEN-25 a player's power at a base is never below 0", () => {
    const t = terms({ bases: { field: { p0: ['millstone', 'w2'], p1: ['w3'] } } });
    expect([t.total('field', 'p0'), t.total('field')]).toEqual([0, 3]);
  });

  it('OPEN-45 power that an action has by its name counts for its controller, for the breakpoint and for a place', () => {
    const t = terms({ bases: { field: { p0: ['effigy'], p1: ['w8', 'w1'] }, hill: { p0: ['trainer'] } } });
    expect(t.power('effigy')).toBe(1);
    expect(t.total('field')).toBe(10);
    t.p0.finishes();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 4]);
  });
});

describe('printed and starting values', () => {
  it('TERM-starting-1 TERM-starting-2 EX-CORNER-29 a starting value may change; other changes come on top', () => {
    const t = terms({ p0: { hand: ['w1'] }, bases: { paradise: { p1: ['w2'] } } });
    expect(t.breakpoint('paradise')).toBe(25);
    t.p0.plays('w1', { on: 'paradise' });
    expect(t.breakpoint('paradise')).toBe(0);
    t.p0.finishes();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([2, 3]);
    const raised = terms({ bases: { paradise: { p0: ['w1', 'rampart'], p1: ['w2'] } } });
    expect(raised.breakpoint('paradise')).toBe(5);
  });

  it('CONFLICT-2 EX-CORNER-26 a breakpoint is never below 0', () => {
    const actions = (count: number): string[] => new Array<string>(count).fill('fence');
    expect(terms({ bases: { cuzcu: { p0: actions(3) } }, baseDeck: ['moor'] }).breakpoint('cuzcu')).toBe(21);
    expect(terms({ bases: { cuzcu: { p0: actions(11) } }, baseDeck: ['moor'] }).breakpoint('cuzcu')).toBe(0);
  });
});

describe('return, Special, Talent', () => {
  it("TERM-return-1 TERM-return-3 a returned card goes to its owner's hand, neither destroyed nor discarded", () => {
    const t = terms({
      p0: { hand: ['recall', 'recall', 'time-loop'] },
      bases: { field: { p0: [{ card: 'martyr', owner: 'p1' }], p1: ['ragpicker'] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('recall');
    t.p0.chooses('martyr');
    t.p0.plays('recall');
    expect(t.zone('p1', 'hand')).toEqual(['martyr', 'ragpicker']);
    expect([t.vp('p0'), t.vp('p1')]).toEqual([0, 0]);
  });

  it('TERM-special-4 a Special does not resolve when its card is played; an action with both can be used either way', () => {
    const t = terms({
      p0: { hand: ['full-sail', 'full-sail', 'cheerer'] },
      bases: { field: { p0: ['w10'] }, hill: {} },
    });
    t.p0.plays('cheerer', { on: 'field' });
    expect(t.vp('p0')).toBe(0);
    t.p0.plays('full-sail');
    t.p0.chooses('cheerer');
    expect(t.where('cheerer')).toBe('hill');
    t.p0.finishes();
    expect(t.p0).toBeOffered(['full-sail'], { orDecline: true });
  });

  it('TERM-special-5 OPEN-23 an action that is nothing but a Special is not offered as the free action', () => {
    const t = terms({ p0: { hand: ['shoo', 'hidden-ninja'] }, bases: { field: { p0: ['w1'] } } });
    expect(t.legal('p0').plays).toEqual([]);
    expect(t.p0.cannotPlay('shoo')).toBe('onlyAsSpecial');
  });

  it('TERM-special-6 EX-CORNER-7 a minion played through a Special has its on-play ability', () => {
    const t = terms({ p1: { hand: ['hidden-ninja', 'herald'] }, bases: { field: { p0: ['w10'] } } });
    t.p0.finishes();
    t.p1.chooses('hidden-ninja');
    expect(t.vp('p1')).toBe(1 + 2);
  });

  it('TERM-talent-1 TERM-talent-3 TERM-talent-4 once a turn, on your turn, from the turn it is played, at no cost', () => {
    const t = terms({ p0: { hand: ['worker', 'w1', 'bless'] }, bases: { field: { p1: ['worker'] } } });
    t.p0.plays('worker', { on: 'field' });
    expect(t.legal('p0').uses).toHaveLength(1);
    t.p0.uses('worker');
    expect([t.vp('p0'), t.p0.canUse('worker')]).toEqual([1, false]);
    expect(t.p0.cannotPlay('bless')).toBeNull();
    expect(t.told()).not.toContain('played');
    t.endTurn();
    expect(t.p0.canUse('worker')).toBe(false);
    t.endTurn();
    expect(t.legal('p0').uses).toHaveLength(1);
  });

  it('TERM-talent-5 the mark is gone when the card has left play and is played again', () => {
    const t = terms({ p0: { hand: ['recall'] }, bases: { field: { p0: ['worker'] } } });
    t.p0.uses('worker');
    t.p0.plays('recall');
    t.p0.plays('worker', { on: 'field' });
    t.p0.uses('worker');
    expect(t.vp('p0')).toBe(2);
  });
});

describe('to', () => {
  it('TERM-to-1 "A to B": B comes after A was done', () => {
    const t = terms({ p0: { hand: ['toll'] }, bases: { field: { p1: ['w1'] } } });
    t.p0.plays('toll');
    expect([t.where('w1'), t.vp('p0')]).toEqual(['p1 discard', 1]);
  });

  it('TERM-to-2 EX-TO-2 OPEN-28 no B if A fails: nothing to choose, or a chosen card that cannot be destroyed', () => {
    const nothing = terms({ p0: { hand: ['toll'] } });
    nothing.p0.plays('toll');
    expect(nothing.vp('p0')).toBe(0);
    const t = terms({ p0: { hand: ['toll'] }, bases: { field: { p1: ['anvil', 'w1'] } } });
    t.p0.plays('toll');
    expect(t.p0).toBeOffered(['anvil', 'w1']);
    t.p0.chooses('anvil');
    expect([t.where('anvil'), t.vp('p0')]).toEqual(['field', 0]);
  });

  it('EX-TO-1 OPEN-21 if A can be done only in part, no part of it is done', () => {
    const t = terms({ p0: { hand: ['ransom', 'w1', 'w2', 'w3'] }, bases: { field: { p1: ['w4'] } } });
    t.p0.plays('ransom');
    expect(t).toBeSettled();
    expect(t.zone('p0', 'hand')).toEqual(['w1', 'w2', 'w3']);
    expect(t.where('w4')).toBe('field');
  });

  it('TERM-to-3 two plain sentences are not linked', () => {
    const t = terms({ p0: { hand: ['two-step'] }, bases: { field: { p1: ['anvil'] } } });
    t.p0.plays('two-step');
    expect([t.where('anvil'), t.vp('p0')]).toEqual(['field', 1]);
  });

  it('TERM-to-4 a replaced event counts as failed', () => {
    const t = terms({ p0: { hand: ['toll'] }, bases: { field: { p1: ['buccaneer'] }, hill: {} } });
    t.p0.plays('toll');
    expect([t.where('buccaneer'), t.vp('p0')]).toEqual(['hill', 0]);
  });
});

describe('transfer, you', () => {
  it('TERM-transfer-2 counters from the supply are not transferred', () => {
    const t = terms({ p0: { hand: ['bless'] }, bases: { field: { p0: [{ card: 'w1', counters: 1 }], p1: ['w2'] } } });
    t.p0.plays('bless');
    t.p0.chooses('w2');
    expect([t.counters('w1'), t.counters('w2')]).toEqual([1, 1]);
  });

  it('TERM-transfer-1 TERM-transfer-3 a transferred action keeps its controller and is not played again', () => {
    const t = terms({
      p0: { hand: ['rehang'] },
      bases: {
        field: { p0: ['w1', 'anvil', 'gossip'], p1: [{ card: 'w2', with: { p1: ['keepsake', 'trinket'] } }, 'gossip'] },
      },
    });
    t.p0.plays('rehang');
    t.p0.chooses('keepsake');
    t.p0.chooses('w1');
    expect(t.where('keepsake')).toBe('on w1');
    expect(t.controller('keepsake')).toBe('p1');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([0, 1]);
    expect(t.told()).not.toContain('played');
  });

  it('TERM-transfer-1 it works where it is now', () => {
    const t = terms({
      p0: { hand: ['rehang'] },
      bases: { field: { p0: ['w1'], p1: [{ card: 'w2', with: { p1: ['trinket'] } }] } },
    });
    t.p0.plays('rehang');
    expect([t.power('w1'), t.power('w2')]).toEqual([2, 2]);
  });

  it('TERM-you-2 OPEN-37 on a base, you is whoever the text describes', () => {
    const t = terms({ p1: { hand: ['w1'] }, bases: { shrine: {}, field: {} } });
    t.p0.finishes();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([0, 1]);
    t.p1.finishes();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([1, 1]);
  });

  it('TERM-you-4 OPEN-29 OPEN-38 CONFLICT-19 other players are all but you; each in turn order; VP do not fall below 0', () => {
    const t = terms({ active: 'p1', p0: { vp: 3 }, p1: { hand: ['beggar'], vp: 2 }, p2: {} });
    t.p1.plays('beggar', { on: 'field' });
    expect(t.decision?.player).toBe(1);
    t.p1.chooses('no');
    expect(t.decision?.player).toBe(2);
    t.p2.chooses('yes');
    t.p0.chooses('no');
    expect([t.vp('p0'), t.vp('p1'), t.vp('p2')]).toEqual([2, 2, 0]);
    expect(t.zone('p2', 'hand')).toHaveLength(1);
  });
});
