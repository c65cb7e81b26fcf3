/** The minions of the Giant Ants. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../../catalog';
import { table } from '../../../table';

describe('giant-ants/killer-queen', () => {
  it('puts a counter on itself and on another minion you played here this turn', () => {
    const t = table({
      p0: { hand: ['king-rex'] },
      bases: { tortuga: { p0: ['killer-queen', 'walker'], p1: ['scout'] } },
    });
    t.p0.plays('king-rex', { on: 'tortuga' });
    t.p0.uses('killer-queen');
    expect([t.counters('killer-queen'), t.counters('king-rex')]).toEqual([1, 1]); // no other choice
    expect([t.counters('walker'), t.counters('scout'), t.p0.canUse('killer-queen')]).toEqual([0, 0, false]);
    expect(t).toBeSettled();
  });

  it('serves only one of several, of your choice', () => {
    const t = table({ p0: { hand: ['zapbot', 'walker'] }, bases: { tortuga: { p0: ['killer-queen'] } } });
    t.p0.plays('zapbot', { on: 'tortuga' });
    t.p0.plays('walker', { on: 'tortuga' });
    t.p0.chooses('keep');
    t.p0.uses('killer-queen');
    expect(t.p0).toBeOffered(['zapbot', 'walker'], { orDecline: false });
    t.p0.chooses('walker');
    expect([t.counters('killer-queen'), t.counters('zapbot'), t.counters('walker')]).toEqual([1, 0, 1]);
    expect(t).toBeSettled();
  });

  it('gives nothing if only the Queen was played', () => {
    const t = table({ p0: { hand: ['killer-queen'] }, bases: { tortuga: { p0: ['walker'] } } });
    t.p0.plays('killer-queen', { on: 'tortuga' });
    t.p0.uses('killer-queen');
    expect([t.counters('killer-queen'), t.counters('walker')]).toEqual([0, 0]);
    expect(t).toBeSettled();
  });

  it('gives nothing for a minion played elsewhere, moved here, or no longer in play', () => {
    const bases = { tortuga: { p0: ['killer-queen'] }, 'jungle-oasis': {} };
    const moved = table({ p0: { hand: ['king-rex', 'invasion'] }, bases });
    moved.p0.plays('king-rex', { on: 'jungle-oasis' });
    moved.p0.plays('invasion');
    moved.p0.chooses('king-rex');
    moved.p0.uses('killer-queen');
    expect([moved.where('king-rex'), moved.counters('killer-queen')]).toEqual(['tortuga', 0]);
    const gone = table({ p0: { hand: ['king-rex', 'beam-up'] }, bases });
    gone.p0.plays('king-rex', { on: 'tortuga' });
    gone.p0.plays('beam-up');
    gone.p0.chooses('king-rex');
    gone.p0.uses('killer-queen');
    expect(gone.counters('killer-queen')).toBe(0);
    expect(gone).toBeSettled();
  });

  it('gives nothing for a minion that was played here, returned, and played again elsewhere', () => {
    const t = table({
      p0: { hand: ['king-rex', 'abduction'] },
      bases: { tortuga: { p0: ['killer-queen'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('king-rex', { on: 'tortuga' });
    t.p0.plays('abduction');
    t.p0.chooses('king-rex');
    t.p0.plays('king-rex', { on: 'jungle-oasis' });
    t.p0.uses('killer-queen');
    expect([t.where('king-rex'), t.counters('king-rex'), t.counters('killer-queen')]).toEqual(['jungle-oasis', 0, 0]);
    expect(t).toBeSettled();
  });

  it('looks at this turn and at where the minion was played, wherever it is now', () => {
    const t = table({
      p0: { hand: ['king-rex', 'way-of-deception'] },
      bases: { tortuga: { p0: ['killer-queen'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('king-rex', { on: 'tortuga' });
    t.p0.plays('way-of-deception');
    t.p0.chooses('king-rex');
    t.p0.uses('killer-queen');
    expect([t.where('king-rex'), t.counters('king-rex'), t.counters('killer-queen')]).toEqual(['jungle-oasis', 1, 1]);
    t.endTurn();
    expect(t.p0.canUse('killer-queen')).toBe(false); // not on another player's turn
    t.endTurn();
    t.p0.uses('killer-queen');
    expect(t.counters('killer-queen')).toBe(1);
  });
});

describe('giant-ants/drone', () => {
  const drone = { card: 'drone', counters: 1 };

  it('puts a counter on itself', () => {
    const t = table({ p0: { hand: ['drone'] } });
    t.p0.plays('drone', { on: 'jungle-oasis' });
    expect([t.counters('drone'), t.power('drone')]).toEqual([1, 4]);
    expect(t).toBeSettled();
  });

  it('pays a counter to save one of your minions at any base, which was then not destroyed', () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { 'cave-of-shinies': { p1: ['gremlin'] }, tortuga: { p1: [{ card: 'drone', counters: 2 }] } },
    });
    t.p0.plays('seeing-stars');
    expect(t.p1.prompt).toBe('replace');
    t.p1.chooses('yes');
    expect([t.where('gremlin'), t.counters('drone')]).toEqual(['cave-of-shinies', 1]);
    expect([t.vp('p1'), t.zone('p1', 'hand')]).toEqual([0, []]); // nothing was destroyed
    expect(t).toBeSettled();
  });

  it('may let it happen', () => {
    const t = table({ p0: { hand: ['seeing-stars'] }, bases: { tortuga: { p1: [drone, 'scout'] } } });
    t.p0.plays('seeing-stars'); // the Drone has power 4
    t.p1.declines();
    expect([t.where('scout'), t.counters('drone')]).toEqual(['p1 discard', 1]);
  });

  it('saves itself, too, also from your own cards', () => {
    const t = table({ p0: { hand: ['sacrifice'] }, bases: { tortuga: { p0: [drone] } } });
    t.p0.plays('sacrifice');
    t.p0.chooses('yes');
    expect([t.where('drone'), t.power('drone'), t.zone('p0', 'hand').length]).toEqual(['tortuga', 3, 4]);
    expect(t).toBeSettled();
  });

  it("cannot save without a counter, nor other players' minions, nor actions", () => {
    const bare = table({ p0: { hand: ['seeing-stars'] }, bases: { tortuga: { p1: ['drone'] } } });
    bare.p0.plays('seeing-stars');
    expect(bare.where('drone')).toBe('p1 discard');
    const others = table({ p0: { hand: ['seeing-stars'] }, bases: { tortuga: { p0: [drone], p1: ['scout'] } } });
    others.p0.plays('seeing-stars');
    expect(others.where('scout')).toBe('p1 discard');
    const action = table({ p0: { hand: ['disenchant'] }, bases: { tortuga: { p1: [drone, 'overrun'] } } });
    action.p0.plays('disenchant');
    expect(action.where('overrun')).toBe('p1 discard');
    expect(action).toBeSettled();
  });

  it('with one counter saves one of two destroyed together, of your choice', () => {
    const t = table({ p0: { hand: ['cannon'] }, bases: { tortuga: { p1: [drone, 'gremlin', 'walker'] } } });
    t.p0.plays('cannon');
    t.p0.chooses('gremlin', 'walker');
    t.p1.declines();
    t.p1.chooses('yes');
    expect([t.where('gremlin'), t.where('walker'), t.counters('drone')]).toEqual(['p1 discard', 'tortuga', 0]);
    const first = table({ p0: { hand: ['cannon'] }, bases: { tortuga: { p1: [drone, 'gremlin', 'walker'] } } });
    first.p0.plays('cannon');
    first.p0.chooses('gremlin', 'walker');
    first.p1.chooses('yes');
    expect([first.where('gremlin'), first.where('walker')]).toEqual(['tortuga', 'p1 discard']);
    expect(first).toBeSettled();
  });

  it('TERM-to-2 makes what is linked to the destruction fail, and nothing else', async () => {
    const linked = table({
      catalog: await catalogWith('links'),
      p0: { hand: ['reward'] },
      bases: { tortuga: { p1: [drone] } },
    });
    linked.p0.plays('reward');
    linked.p1.chooses('yes');
    expect([linked.where('drone'), linked.zone('p0', 'hand')]).toEqual(['tortuga', []]);
    const t = table({ p0: { hand: ['king-rex'] }, bases: { tortuga: { p0: [drone], p1: ['flame-trap'] } } });
    t.p0.plays('king-rex', { on: 'tortuga' });
    t.p0.chooses('yes');
    expect([t.where('king-rex'), t.where('flame-trap'), t.counters('drone')]).toEqual(['tortuga', 'p1 discard', 0]);
    expect(t).toBeSettled();
  });

  it('pays from the Drone you like if several could', () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      bases: { tortuga: { p1: [drone, 'scout'] }, 'jungle-oasis': { p1: [drone] } },
    });
    t.p0.plays('seeing-stars');
    expect(t.p1).toBeOffered(['drone', 'drone'], { orDecline: false });
    t.p1.chooses('drone@jungle-oasis');
    t.p1.chooses('yes');
    expect([t.where('scout'), t.counters('drone@tortuga'), t.counters('drone@jungle-oasis')]).toEqual([
      'tortuga',
      1,
      0,
    ]);
    expect(t).toBeSettled();
  });

  it('does not keep minions from being returned, or from being discarded with their base', () => {
    const t = table({
      p0: { hand: ['beam-up'] },
      bases: { 'jungle-oasis': { p1: [drone, 'king-rex', 'gremlin', 'walker'] } },
    });
    t.p0.plays('beam-up');
    t.p0.chooses('walker');
    t.p0.finishes();
    expect([t.where('walker'), t.where('drone'), t.where('gremlin')]).toEqual(['p1 hand', 'p1 discard', 'p1 discard']);
    expect(t).toBeSettled();
  });
});

describe('giant-ants/soldier', () => {
  it('comes with two counters and may transfer one in the same turn, to any other minion', () => {
    const t = table({
      p0: { hand: ['soldier'] },
      bases: { tortuga: { p0: ['walker'], p1: ['upgrade'] }, 'jungle-oasis': { p1: ['scout'] } },
    });
    t.p0.plays('soldier', { on: 'tortuga' });
    expect([t.counters('soldier'), t.power('soldier')]).toEqual([2, 3]);
    t.p0.uses('soldier');
    expect(t.p0).toBeOffered(['walker', 'scout'], { orDecline: false });
    t.p0.chooses('scout');
    expect([t.counters('soldier'), t.counters('scout'), t.total('tortuga', 'p0')]).toEqual([1, 1, 4]);
    expect(t.p0.canUse('soldier')).toBe(false);
    expect(t).toBeSettled();
  });

  it('has nothing to transfer without a counter, and nowhere without another minion', () => {
    const bare = table({ bases: { tortuga: { p0: ['soldier', { card: 'walker', counters: 1 }] } } });
    bare.p0.uses('soldier');
    expect([bare.counters('soldier'), bare.counters('walker')]).toEqual([0, 1]);
    const alone = table({ bases: { tortuga: { p0: [{ card: 'soldier', counters: 2 }] } } });
    alone.p0.uses('soldier');
    expect(alone.counters('soldier')).toBe(2);
    expect(alone).toBeSettled();
  });

  it('keeps its counter if the other minion is not affected', () => {
    const misty = { card: 'scout', with: { p1: ['tooth-and-claw-and-guns'] } };
    const t = table({ bases: { tortuga: { p0: [{ card: 'soldier', counters: 1 }], p1: [misty] } } });
    t.p0.uses('soldier');
    expect([t.counters('soldier'), t.counters('scout')]).toEqual([1, 0]);
    expect(t.where('tooth-and-claw-and-guns')).toBe('p1 discard');
    expect(t).toBeSettled();
  });
});

describe('giant-ants/worker', () => {
  it('comes with two counters; in hand and discard pile it has power 0', () => {
    const t = table({
      p0: { hand: ['zapbot', 'worker'], discard: ['worker'] },
      bases: { tortuga: {}, 'jungle-oasis': { p1: ['scout'] } },
    });
    t.p0.plays('zapbot', { on: 'tortuga' });
    t.p0.plays('worker', { on: 'tortuga' });
    expect([t.power('worker'), t.counters('worker')]).toEqual([2, 2]);
    expect(t.power('worker#2')).toBe(0);
    expect(t).toBeSettled();
  });

  it('loses its counters on its way to the hand and gets two new ones when it is played again', () => {
    const t = table({ p0: { hand: ['beam-up'] }, bases: { tortuga: { p0: [{ card: 'worker', counters: 3 }] } } });
    t.p0.plays('beam-up');
    expect([t.where('worker'), t.counters('worker')]).toEqual(['p0 hand', 0]);
    t.p0.plays('worker', { on: 'tortuga' });
    expect(t.counters('worker')).toBe(2);
    expect(t).toBeSettled();
  });

  it('is played by Zombie Lord from the discard pile for its printed power', () => {
    const t = table({
      p0: { hand: ['zombie-lord'], discard: ['worker', 'scout'] },
      bases: { tortuga: {}, 'jungle-oasis': {} },
    });
    t.p0.plays('zombie-lord', { on: 'tortuga' });
    t.p0.chooses('jungle-oasis'); // the Scout is too strong
    expect([t.where('worker'), t.power('worker'), t.where('scout')]).toEqual(['jungle-oasis', 2, 'p0 discard']);
    expect(t).toBeSettled();
  });

  it('moved, gets no further counters', () => {
    const t = table({
      p0: { hand: ['way-of-deception'] },
      bases: { tortuga: { p0: [{ card: 'worker', counters: 2 }] }, 'jungle-oasis': {} },
    });
    t.p0.plays('way-of-deception');
    expect([t.where('worker'), t.counters('worker')]).toEqual(['jungle-oasis', 2]);
    expect(t).toBeSettled();
  });
});
