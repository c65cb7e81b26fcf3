/** Turns without end (OPEN-52): how many cards are played in one, and how little is kept of them. */
import { describe, expect, it } from 'vitest';
import { MOST_PLAYS } from '../../game/turn/memory';
import { catalogWith } from '../catalog';
import { type Table, table } from '../table';

const catalog = await catalogWith('endless');

const size = (t: Table): number => JSON.stringify(t.state).length;

/** Plays the Club so many times and takes it back each time but the last. */
function juggle(t: Table, times: number): void {
  for (let time = 1; time <= times; time++) {
    t.p0.plays('club', { on: 'tortuga' });
    if (time < times) t.p0.uses('club');
  }
}

describe('OPEN-52 playing one card again and again', () => {
  it('OPEN-52 ends with the 300th card of a player; the log says so, and no further play is offered', () => {
    const t = table({ catalog, p0: { hand: ['club', 'king-rex', 'howl'] }, bases: { tortuga: {} } });
    juggle(t, 20);
    t.p0.uses('club');
    const early = size(t);
    juggle(t, MOST_PLAYS - 21);
    expect(t.told()).not.toContain('playsUsedUp');
    t.p0.uses('club');
    expect(size(t)).toBeLessThan(early + 500); // nothing piles up with the plays
    expect(Math.max(t.state.played.length, t.state.marks.length, t.state.lasting.length)).toBeLessThan(25);
    expect(t.legal('p0').plays.length).toBeGreaterThan(0);

    t.p0.plays('club', { on: 'tortuga' });
    expect(t.events).toContainEqual({ type: 'playsUsedUp', player: 0, count: 300 });
    expect(t.legal('p0').plays).toEqual([]);
    expect([t.p0.cannotPlay('king-rex', { on: 'tortuga' }), t.p0.cannotPlay('howl')]).toEqual([
      'playsUsedUp',
      'playsUsedUp',
    ]);
    expect(t.legal('p0').finish).toBe(true);

    t.endTurn();
    t.endTurn();
    t.p0.plays('king-rex', { on: 'tortuga' }); // a new turn
    expect(t.where('king-rex@tortuga')).toBe('tortuga');
  }, 120_000);

  it('OPEN-52 ends a chain of plays inside one another, too', () => {
    const t = table({ catalog, p0: { hand: ['catch'] }, bases: { tortuga: { p0: ['catch'] } } });
    t.p0.plays('catch', { on: 'tortuga' }); // one takes the place of the other, without a question
    const played = t.events.filter(({ type }) => type === 'played');
    expect([played.length, t.told().filter((type) => type === 'playsUsedUp').length]).toEqual([MOST_PLAYS, 1]);
    expect(t.state.played.length).toBeLessThan(25);
    expect(t).toBeSettled();
  });
});

describe('what is kept of a turn', () => {
  it('OPEN-52 still tells the first play of a kind at a base from later ones', () => {
    const t = table({
      catalog,
      p0: { hand: ['club', 'king-rex'] },
      bases: { tortuga: {}, laboratorium: {} },
    });
    t.p0.plays('club', { on: 'tortuga' });
    t.p0.uses('club');
    t.p0.plays('club', { on: 'laboratorium' });
    expect(t.counters('club')).toBe(1); // the first minion there
    for (let time = 0; time < 30; time++) {
      t.p0.uses('club');
      t.p0.plays('club', { on: 'laboratorium' });
      expect(t.counters('club')).toBe(0);
    }
  });

  it('OPEN-52 still knows of minions played this turn that are there', () => {
    const t = table({
      catalog,
      p0: { hand: ['club', 'scout'] },
      bases: { tortuga: { p0: ['killer-queen', 'king-rex'] } },
    });
    for (let time = 0; time < 30; time++) {
      t.p0.plays('club', { on: 'tortuga' });
      if (time < 29) t.p0.uses('club');
    }
    t.p0.plays('scout', { on: 'tortuga' });
    t.p0.uses('killer-queen');
    expect(t.p0).toBeOffered(['club', 'scout'], { orDecline: false });
  });
});
