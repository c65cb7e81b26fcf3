/** The bases of the Giant Ants. */
import { describe, expect, it } from 'vitest';
import { table } from '../../table';

describe('monster-smash:egg-chamber', () => {
  const chamber = (hand: string[]) =>
    table({
      p0: { hand },
      bases: {
        'egg-chamber': {
          p0: ['king-rex', { card: 'worker', counters: 1 }],
          p1: [{ card: 'walker', counters: 1 }, 'gremlin'],
        },
        tortuga: { p1: [{ card: 'collector', counters: 1 }] },
      },
    });

  it('keeps minions here with a counter from being destroyed, by anyone', () => {
    const t = chamber(['time-loop', 'broadside', 'natural-selection']);
    t.p0.plays('time-loop');
    t.p0.plays('natural-selection');
    expect(t.p0).toBeOffered(['worker', 'walker', 'gremlin'], { orDecline: false }); // they may be chosen
    t.p0.chooses('worker');
    t.p0.plays('broadside');
    t.p0.chooses('p1');
    expect([t.where('worker'), t.where('walker'), t.where('gremlin')]).toEqual([
      'egg-chamber',
      'egg-chamber',
      'p1 discard',
    ]);
    expect(t).toBeSettled();
  });

  it('does not protect minions elsewhere', () => {
    const t = chamber(['seeing-stars']);
    t.p0.plays('seeing-stars');
    t.p0.chooses('collector');
    expect(t.where('collector')).toBe('p1 discard');
  });

  it('protects no longer when the last counter is gone', () => {
    const t = chamber(['time-loop', 'who-wants-to-live-forever', 'seeing-stars']);
    t.p0.plays('time-loop');
    t.p0.plays('who-wants-to-live-forever');
    t.p0.chooses('worker');
    t.p0.plays('seeing-stars');
    t.p0.chooses('worker');
    expect(t.where('worker')).toBe('p0 discard');
  });

  it('lets them be returned, moved and discarded after scoring', () => {
    const t = chamber(['time-loop', 'beam-up', 'shanghai']);
    t.p0.plays('time-loop');
    t.p0.plays('beam-up');
    t.p0.chooses('worker');
    t.p0.plays('shanghai');
    t.p0.chooses('walker');
    expect([t.where('worker'), t.where('walker'), t.counters('walker')]).toEqual(['p0 hand', 'tortuga', 1]);
    const scored = table({ bases: { 'egg-chamber': { p0: [{ card: 'king-rex', counters: 10 }] } } });
    scored.p0.finishes();
    expect([scored.where('king-rex'), scored.vp('p0')]).toEqual(['p0 discard', 3]);
  });
});

describe('monster-smash:the-hill', () => {
  const bases = {
    'the-hill': { p0: ['scout'] },
    tortuga: { p0: ['walker'], p1: ['king-rex', 'collector'] },
    'jungle-oasis': { p1: ['invader'] },
  };

  it('lets each player move one of their minions from another base to here when their turn begins', () => {
    const t = table({ bases });
    t.endTurn();
    expect([t.state.step, t.state.active]).toEqual(['startTurn', 1]); // before Play Cards
    expect(t.p1).toBeOffered(['king-rex', 'collector', 'invader'], { orDecline: true });
    t.p1.chooses('invader');
    expect([t.where('invader'), t.state.step]).toEqual(['the-hill', 'playCards']); // one is all
    t.endTurn();
    expect(t.p0).toBeOffered(['walker'], { orDecline: true }); // the Scout is here already
    t.p0.chooses('walker');
    expect(t.where('walker')).toBe('the-hill');
    expect(t).toBeSettled();
  });

  it('may be declined, and asks nothing of a player without a minion elsewhere', () => {
    const t = table({ bases: { 'the-hill': { p1: ['scout'] }, tortuga: { p0: ['walker'] } } });
    t.endTurn();
    expect(t.state.step).toBe('playCards');
    t.p1.finishes();
    t.p0.declines();
    expect([t.where('walker'), t.state.step]).toEqual(['tortuga', 'playCards']);
    expect(t).toBeSettled();
  });
});
