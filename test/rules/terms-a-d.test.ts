/** Terms from "ability" to "draw" (rule 7). */
import { describe, expect, it } from 'vitest';
import { terms } from './terms';

describe('ability', () => {
  it('TERM-ability-1 TERM-play-2 an ability without heading resolves once, when its card is played', () => {
    const t = terms({ p0: { hand: ['herald'] } });
    t.p0.plays('herald', { on: 'field' });
    expect(t.vp('p0')).toBe(1);
    t.endTurn();
    expect(t.vp('p0')).toBe(1);
  });

  it('TERM-ability-1 Ongoing, Special and Talent do not resolve then', () => {
    for (const card of ['worker', 'rover', 'martyr', 'hermit']) {
      const t = terms({ p0: { hand: [card] } });
      t.p0.plays(card, { on: 'field' });
      expect(t.vp('p0')).toBe(0);
    }
  });

  it('TERM-ability-2 TERM-control-7 moving or changing sides does not resolve it', () => {
    const t = terms({ p0: { hand: ['shove', 'seize', 'time-loop'] }, bases: { field: { p1: ['herald'] }, hill: {} } });
    t.p0.plays('time-loop');
    t.p0.plays('shove');
    t.p0.plays('seize');
    expect(t.where('herald')).toBe('hill');
    expect(t.controller('herald')).toBe('p0');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([0, 0]);
  });

  it('TERM-ability-3 TERM-return-4 a returned card played again has its ability again', () => {
    const t = terms({ p0: { hand: ['recall', 'summon', 'time-loop', 'herald'] } });
    t.p0.plays('time-loop');
    t.p0.plays('summon');
    t.p0.plays('herald', { on: 'field' });
    t.p0.plays('recall');
    expect(t.vp('p0')).toBe(1);
    t.p0.plays('herald', { on: 'hill' });
    expect(t.vp('p0')).toBe(2);
  });
});

describe('affect', () => {
  /** A shielded minion, and an action of another player aimed at it. */
  const aimed = (action: string, victim = 'hermit') => {
    const t = terms({
      p0: { hand: [action] },
      bases: { field: { p1: [{ card: victim, counters: 1, with: { p1: ['trinket'] } }, 'w1'] }, hill: {} },
    });
    if (t.p0.cannotPlay(action) === null) t.p0.plays(action);
    else t.p0.plays(action, { on: victim });
    while (t.p0.offered) t.p0.chooses(t.p0.offered.includes(victim) ? victim : (t.p0.offered[0] ?? ''));
    return t;
  };

  it('TERM-affect-1 TERM-affect-6 a shield stops moving, removing, weakening, seizing, attaching, transferring, cancelling', () => {
    for (const action of [
      'strike',
      'recall',
      'shove',
      'seize',
      'bless',
      'sap',
      'sink',
      'scatter',
      'moonstone',
      'pass-counters',
      'hush',
    ]) {
      const t = aimed(action);
      expect([action, t.where('hermit'), t.controller('hermit'), t.power('hermit')]).toEqual([
        action,
        'field',
        'p1',
        5,
      ]);
      expect(t.told()).toContain('prevented');
      t.endTurn();
      expect([action, t.vp('p1')]).toEqual([action, 1]);
    }
    expect(aimed('seize', 'anvil').controller('anvil')).toBe('p0');
  });

  it('TERM-affect-1 each of these affects a minion without that shield', () => {
    for (const action of ['recall', 'shove', 'bless', 'sap', 'sink', 'scatter', 'moonstone', 'pass-counters']) {
      const t = aimed(action, 'anvil');
      expect([action, t.vp('p1')]).toEqual([action, 1]);
    }
  });

  it('TERM-affect-2 TERM-affect-3 choosing, checking, drawing and extra plays affect nothing', () => {
    const t = terms({
      p0: { hand: ['ransom', 'time-loop', 'mystic-studies', 'both-hands'] },
      bases: { field: { p1: [{ card: 'anvil', counters: 2 }] } },
    });
    t.p0.plays('time-loop');
    for (const action of ['mystic-studies', 'both-hands', 'ransom']) {
      t.p0.plays(action);
    }
    expect(t.vp('p1')).toBe(0);
  });

  it('TERM-affect-4 TERM-transfer-1 a transferred counter affects the minion that loses it and the one that gains it', () => {
    const setup = {
      p0: { hand: ['pass-counters'] },
      bases: { field: { p0: [{ card: 'w2', counters: 1 }], p1: ['anvil', 'w1'] } },
    };
    const t = terms(setup);
    t.p0.plays('pass-counters');
    t.p0.chooses('anvil');
    expect([t.counters('w2'), t.counters('anvil'), t.vp('p1')]).toEqual([0, 1, 1]);
    const losing = terms({ ...setup, bases: { field: { p0: ['w2'], p1: [{ card: 'anvil', counters: 1 }] } } });
    losing.p0.plays('pass-counters');
    expect([losing.counters('w2'), losing.counters('anvil'), losing.vp('p1')]).toEqual([1, 0, 1]);
  });

  it('TERM-affect-5 an action played on a minion affects it even if it does nothing else', () => {
    const t = terms({ p0: { hand: ['moonstone'] }, bases: { field: { p1: ['anvil'] } } });
    t.p0.plays('moonstone', { on: 'anvil' });
    expect(t.vp('p1')).toBe(1);
  });

  it('TERM-affect-7 "cannot be destroyed" stops nothing else', () => {
    const t = aimed('strike', 'anvil');
    expect(t.where('anvil')).toBe('field');
    expect(aimed('recall', 'anvil').where('anvil')).toBe('p1 hand');
    expect(aimed('sap', 'anvil').power('anvil')).toBe(2);
  });

  it('TERM-affect-8 what was prevented did not affect the card', () => {
    const t = aimed('strike', 'anvil');
    expect(t.told()).toContain('prevented');
    expect(t.vp('p1')).toBe(0);
  });
});

describe('after, may, a minion', () => {
  it('TERM-after-1 OPEN-44 first the action is done, then "after an action is played" happens', () => {
    const t = terms({ p0: { hand: ['beam-up'] }, bases: { field: { p1: ['gossip', 'w2'] } } });
    t.p0.plays('beam-up');
    expect(t.vp('p1')).toBe(0);
    t.p0.chooses('w2');
    expect(t.vp('p1')).toBe(1);
    const told = t.told();
    expect(told.indexOf('returned')).toBeLessThan(told.indexOf('gainedVp'));
  });

  it('OPEN-44 the one who was to react is gone by then: no reaction', () => {
    const t = terms({ p0: { hand: ['beam-up'] }, bases: { field: { p1: ['gossip', 'w2'] } } });
    t.p0.plays('beam-up');
    t.p0.chooses('gossip');
    expect(t.vp('p1')).toBe(0);
  });

  it('TERM-may-1 what says "may" can be declined, the rest cannot', () => {
    const t = terms({ p0: { hand: ['tiger-assassin', 'strike'] }, bases: { field: { p1: ['w1', 'w2'] } } });
    t.p0.plays('tiger-assassin', { on: 'field' });
    expect(t.p0).toBeOffered(['w1', 'w2'], { orDecline: true });
    t.p0.declines();
    t.p0.plays('strike');
    expect(t.p0).toBeOffered(['w1', 'w2', 'tiger-assassin'], { orDecline: false });
    expect(() => t.p0.declines()).toThrow();
  });

  it('TERM-may-2 CONFLICT-8 any number includes none and one', () => {
    for (const chosen of [[], ['w1'], ['w1', 'w2']]) {
      const t = terms({ p0: { hand: ['cull'] }, bases: { field: { p1: ['w1', 'w2', 'w3'] } } });
      t.p0.plays('cull');
      t.p0.chooses(...chosen);
      expect(t.zone('p1', 'discard')).toEqual(chosen);
    }
  });

  it('TERM-may-3 CONFLICT-8 "each" can be played with nothing to meet', () => {
    const t = terms({ p0: { hand: ['sweep'] }, bases: { field: { p1: ['w3'] } } });
    t.p0.plays('sweep');
    expect(t.where('sweep')).toBe('p0 discard');
    expect(t.where('w3')).toBe('field');
  });

  it('TERM-may-4 "you may ... two" means two or none', () => {
    const t = terms({ p0: { hand: ['pair', 'time-loop', 'pair'] }, bases: { field: { p1: ['w1', 'w2', 'martyr'] } } });
    t.p0.plays('time-loop');
    t.p0.plays('pair');
    t.p0.chooses('no');
    expect(t.state.inPlay).toHaveLength(3);
    t.p0.plays('pair');
    t.p0.chooses('yes');
    expect(() => t.p0.chooses('w1')).toThrow();
    t.p0.chooses('w1', 'martyr');
    expect(t.zone('p1', 'discard')).toEqual(['w1', 'martyr']);
  });

  it('TERM-may-4 with one that fits there is nothing to do; on a base the same', () => {
    const t = terms({ p0: { hand: ['pair'] }, bases: { field: { p1: ['w1', 'w3'] } } });
    t.p0.plays('pair');
    expect(t).toBeSettled();
    expect(t.where('w1')).toBe('field');
    const oven = terms({ bases: { oven: { p1: ['w1', 'w2', 'w3'], p0: ['w4'] } } });
    oven.p0.finishes();
    oven.p1.chooses('yes');
    expect(() => oven.p1.chooses('w1')).toThrow();
    oven.p1.chooses('w1', 'w3');
    expect([oven.power('w1'), oven.power('w2'), oven.power('w3')]).toEqual([2, 2, 4]);
  });

  it("TERM-a-1 TERM-a-2 CONFLICT-11 a minion is one in play, of any player; a played one comes from one's hand", () => {
    const t = terms({
      p0: { hand: ['strike', 'summon', 'time-loop', 'w4'], discard: ['w5'], deck: ['w6'] },
      bases: { field: { p0: ['w1'], p1: ['w2'] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('strike');
    expect(t.p0).toBeOffered(['w1', 'w2']);
    t.p0.chooses('w2');
    t.p0.plays('summon');
    expect(t.legal('p0').plays.map(({ card }) => t.name(card))).toEqual(['w4']);
  });
});

describe('cancel', () => {
  it('TERM-cancel-1 TERM-ongoing-3 a cancelled ability is as if it had never been', () => {
    const t = terms({ p0: { hand: ['hush'] }, bases: { field: { p0: ['leader', 'w2', 'worker'] } } });
    expect(t.power('w2')).toBe(3);
    t.p0.plays('hush');
    t.p0.chooses('leader');
    expect(t.power('w2')).toBe(2);
    t.endTurn();
    expect(t.power('w2')).toBe(3);
  });

  it('TERM-cancel-1 a talent too, until the card is played anew', () => {
    const t = terms({ p0: { hand: ['time-loop', 'hush', 'recall'] }, bases: { field: { p0: ['worker'] } } });
    t.p0.plays('time-loop');
    t.p0.plays('hush');
    expect(t.p0.canUse('worker')).toBe(false);
    t.p0.plays('recall');
    t.p0.plays('worker', { on: 'field' });
    expect(t.p0.canUse('worker')).toBe(true);
  });

  it('TERM-cancel-2 it affects the card', () => {
    const t = terms({ p0: { hand: ['hush'] }, bases: { field: { p1: ['hermit'] } } });
    t.p0.plays('hush');
    t.endTurn();
    expect(t.vp('p1')).toBe(1);
  });
});

describe('control', () => {
  it('TERM-control-1 TERM-play-4 EX-CORNER-46 CONFLICT-12 you control what you play, and it goes to its owner', () => {
    const t = terms({
      p0: { hand: ['hand-over', 'convoy', 'toll'] },
      p1: { hand: ['time-loop'] },
      bases: { field: { p0: ['w1'] } },
    });
    t.p0.plays('hand-over');
    t.p0.chooses('convoy');
    expect(t.zone('p1', 'hand')).toEqual(['time-loop', 'convoy']);
    t.endTurn();
    t.p1.plays('convoy', { on: 'field' });
    expect(t.total('field', 'p1')).toBe(1);
    expect(t.controller('convoy')).toBe('p1');
    const standard = terms({ p0: { hand: ['hand-over', 'toll'] }, bases: { field: { p0: ['w1'] } } });
    standard.p0.plays('hand-over');
    standard.endTurn();
    standard.p1.plays('toll');
    expect(standard.vp('p1')).toBe(1);
    expect(standard.where('toll')).toBe('p0 discard');
  });

  it('TERM-control-2 TERM-you-1 TERM-you-3 a minion taken over is yours in every way', () => {
    const t = terms({
      p0: { hand: ['seize', 'time-loop', 'seize'] },
      bases: { field: { p0: ['w1'], p1: ['worker', 'leader'] } },
    });
    t.p0.plays('time-loop');
    t.p0.plays('seize');
    t.p0.chooses('leader');
    expect(t.total('field', 'p0')).toBe(2 + 2);
    t.p0.plays('seize');
    t.p0.uses('worker');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([1, 0]);
    t.endTurn();
    expect(t.p1.canUse('worker')).toBe(false);
  });

  it('TERM-control-3 TERM-talent-2 EX-CORNER-43 the actions on it keep their controller', () => {
    const t = terms({
      p0: { hand: ['seize'] },
      bases: { field: { p1: [{ card: 'w2', with: { p1: ['moonstone', 'trinket'] } }] } },
    });
    t.p0.plays('seize');
    expect(t.controller('moonstone')).toBe('p1');
    expect(t.power('w2')).toBe(3);
    expect(t.p0.canUse('moonstone')).toBe(false);
    t.endTurn();
    t.p1.uses('moonstone');
    expect(t.vp('p1')).toBe(1);
  });

  it('TERM-control-4 CONFLICT-18 EX-CORNER-41 it lasts beyond the turn', () => {
    const t = terms({ p0: { hand: ['seize'] }, bases: { field: { p1: ['w2'] } } });
    t.p0.plays('seize');
    t.endTurn();
    t.endTurn();
    expect(t.controller('w2')).toBe('p0');
  });

  it('TERM-control-5 EX-CORNER-40 TERM-owner-3 leaving play it goes to its owner, whose reward it is', () => {
    const t = terms({
      p2: { hand: ['strike'] },
      active: 'p2',
      bases: { 'cave-of-shinies': { p0: [{ card: 'martyr', owner: 'p1' }] } },
    });
    t.p2.plays('strike');
    t.p2.chooses('martyr');
    expect(t.where('martyr')).toBe('p1 discard');
    expect([t.vp('p0'), t.vp('p1'), t.vp('p2')]).toEqual([1, 1, 0]);
  });

  it('TERM-control-6 having a minion somewhere is controlling it there', () => {
    const t = terms({
      p0: { hand: ['outbreak', 'w1', 'w2'] },
      bases: { field: { p0: [{ card: 'w3', owner: 'p1' }] }, hill: { p1: [{ card: 'w4', owner: 'p0' }] } },
    });
    t.p0.plays('w2', { on: 'field' });
    t.p0.plays('outbreak');
    expect(t.p0.cannotPlay('w1', { on: 'field' })).not.toBeNull();
    expect(t.p0.cannotPlay('w1', { on: 'hill' })).toBeNull();
  });
});

describe('destroy, directly, discard, draw', () => {
  it("TERM-destroy-1 a destroyed card goes to its owner's discard pile, a base to the base discard", () => {
    const t = terms({ p0: { hand: ['strike'] }, bases: { field: { p0: ['fuse'], p1: ['w2'] } } });
    t.p0.plays('strike');
    expect(t.where('w2')).toBe('p1 discard');
    t.p0.uses('fuse');
    expect(t.where('field')).toBe('base discard');
  });

  it('TERM-destroy-2 destroying does not set off what speaks of discarding', () => {
    const t = terms({ p0: { hand: ['sweep'] }, bases: { field: { p1: ['martyr', 'ragpicker'] } } });
    t.p0.plays('sweep');
    expect(t.vp('p1')).toBe(1);
  });

  it('TERM-destroy-3 OPEN-30 the cards on a destroyed base are discarded, no VP are given, another base comes', () => {
    const t = terms({
      bases: { field: { p0: ['w10', 'martyr', 'fuse'], p1: [{ card: 'w2', with: { p1: ['trinket'] } }] }, hill: {} },
    });
    t.p0.uses('fuse');
    expect(t.zone('p0', 'discard').sort()).toEqual(['fuse', 'martyr', 'w10']);
    expect(t.zone('p1', 'discard').sort()).toEqual(['trinket', 'w2']);
    expect([t.vp('p0'), t.vp('p1')]).toEqual([0, 0]);
    expect(t.bases).toEqual(['moor', 'hill']);
    expect(t).toBeSettled();
  });

  it('OPEN-30 on a swapped base minions stay and actions on the base are discarded', () => {
    const t = terms({
      p0: { hand: ['terraforming'] },
      bases: { field: { p0: [{ card: 'w2', with: { p0: ['trinket'] } }], p1: ['convoy'] } },
    });
    t.p0.plays('terraforming');
    while (t.p0.offered) t.p0.chooses(t.p0.offered.includes('moor') ? 'moor' : (t.p0.offered[0] ?? ''));
    expect(t.bases).toEqual(['moor']);
    expect(t.where('w2')).toBe('moor');
    expect(t.where('trinket')).toBe('on w2');
    expect(t.where('convoy')).toBe('p1 discard');
  });

  it('TERM-directly-1 TERM-directly-2 a minion that the card designates is affected directly, one reached by a copy is not', () => {
    const t = terms({ p0: { hand: ['bless', 'time-loop', 'bless'] }, bases: { field: { p0: ['mummer', 'w2'] } } });
    t.p0.plays('time-loop');
    t.p0.plays('bless');
    t.p0.chooses('w2');
    t.p0.chooses('mummer');
    expect([t.counters('w2'), t.counters('mummer'), t.vp('p0')]).toEqual([1, 1, 0]);
    t.p0.plays('bless');
    t.p0.chooses('mummer');
    expect([t.counters('w2'), t.counters('mummer'), t.vp('p0')]).toEqual([1, 2, 1]);
  });

  it('TERM-directly-3 OPEN-24 "each" designates every minion it covers', () => {
    const t = terms({ p0: { hand: ['howl'] }, bases: { field: { p0: ['mummer', 'w3'] }, hill: { p0: ['mummer'] } } });
    t.p0.plays('howl');
    expect(t.vp('p0')).toBe(2);
  });

  it('OPEN-41 a part that cannot apply to the copier may be copied; nothing happens to it', () => {
    const t = terms({
      p0: { hand: ['strike'] },
      bases: { field: { p0: [{ card: 'mummer', with: { p0: ['tooth-and-claw-and-guns'] } }, 'w2'] } },
    });
    t.p0.plays('strike');
    t.p0.chooses('w2');
    t.p0.chooses('mummer');
    expect(t.where('w2')).toBe('p0 discard');
    expect(t.where('mummer')).toBe('field');
    expect(t).toBeSettled();
  });

  it('TERM-discard-2 TERM-discard-3 you discard from your hand what you like, unless it says otherwise', () => {
    const t = terms({ p0: { hand: ['ransom', 'w4', 'w5'], discard: [] }, bases: { field: { p1: ['w1'] } } });
    t.p0.plays('ransom');
    expect(t.p0).toBeOffered(['w4', 'w5'], { orDecline: false });
    t.p0.chooses('w5');
    expect(t.zone('p0', 'discard')).toEqual(['w5', 'ransom']);
    expect(t.where('w1')).toBe('p1 discard');
  });

  it('TERM-discard-4 CONFLICT-13 EX-CORNER-42 TERM-return-2 cards on a leaving card are discarded to their owners, not destroyed', () => {
    const t = terms({
      p0: { hand: ['recall'] },
      bases: { field: { p0: [{ card: 'w2', counters: 2, with: { p1: ['trinket'] } }] } },
    });
    t.p0.plays('recall');
    expect(t.where('w2')).toBe('p0 hand');
    expect(t.counters('w2')).toBe(0);
    expect(t.where('trinket')).toBe('p1 discard');
    expect(t.told()).not.toContain('destroyed');
    expect(t.told()).toContain('discardedFromPlay');
  });

  it('TERM-draw-1 OPEN-10 cards come off the top one by one, as many as there are', () => {
    const t = terms({ p0: { hand: ['mystic-studies'], deck: ['w1', 'w2', 'w3'] } });
    t.p0.plays('mystic-studies');
    expect(t.zone('p0', 'hand')).toEqual(['w1', 'w2']);
    const none = terms({ p0: { hand: ['mystic-studies'], deck: [], discard: [] } });
    none.p0.plays('mystic-studies');
    expect(none.zone('p0', 'hand')).toEqual([]);
    none.endTurn();
    expect(none.zone('p0', 'hand')).toEqual(['mystic-studies']);
  });

  it('TERM-draw-2 taking a card that was searched for is not drawing', () => {
    const t = terms({ p0: { hand: ['finder'], deck: ['w1', 'strike'] } });
    t.p0.plays('finder', { on: 'field' });
    t.p0.chooses('strike');
    expect(t.zone('p0', 'hand')).toEqual(['strike']);
    expect(t.told()).not.toContain('drew');
  });
});
