/** Standing power of minions and players that comes from cards of several factions at once. */
import { describe, expect, it } from 'vitest';
import { table } from '../table';

const FACTORY = 'factory-436-1337';

describe('standing power across factions', () => {
  it('TERM-power-1 The Central Brain, Full Moon, Red Riding Hood and "Rubber Chicken" add up, and fall away one by one', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['jammed-signal', 'big-bad-wolf'] },
      bases: {
        'the-central-brain': { p0: ['red-riding-hood', 'rubber-chicken', 'full-moon', 'convoy'], p1: ['scout'] },
        tortuga: {},
      },
    });
    const powers = () => [t.power('red-riding-hood'), t.power('rubber-chicken'), t.power('scout')];
    expect(powers()).toEqual([3 + 1 + 1 + 1, 4 + 1 + 1 + 1 + 2, 3 + 1]);
    expect(t.total('the-central-brain', 'p0')).toBe(6 + 9 + 2); // and Convoy for the player
    t.p1.plays('big-bad-wolf', { on: 'tortuga' }); // a Red Riding Hood is in play, so it destroys nobody
    expect(powers()).toEqual([5, 8, 4]);
    t.p1.plays('jammed-signal', { on: 'the-central-brain' });
    expect(powers()).toEqual([4, 7, 3]);
    expect(t).toBeSettled();
  });

  it("TERM-affect-6 another player's Poison does nothing while its minion is at the Hideout", () => {
    const t = table({
      p0: { hand: ['feather-gifts'] },
      bases: { [FACTORY]: { p0: [{ card: 'loup-garou', with: { p1: ['poison'] } }] }, 'that-70s:hideout': {} },
    });
    expect([t.power('loup-garou'), t.total(FACTORY, 'p0')]).toEqual([0, 0]);
    t.p0.plays('feather-gifts');
    expect([t.where('loup-garou'), t.where('poison'), t.power('loup-garou')]).toEqual(['hideout', 'on loup-garou', 4]);
    expect(t).toBeSettled();
  });

  it('SCORE-2 SCORE-7 Armory, Convoy and Summon Wolves without a minion; the wolves come with a Toad', () => {
    const actions = ['armory', 'convoy', { card: 'summon-wolves', counters: 2 }];
    const without = table({ bases: { [FACTORY]: { p0: actions } } });
    expect(without.total(FACTORY, 'p0')).toBe(2 * 2 + 3);
    const withToad = table({ bases: { [FACTORY]: { p0: [...actions, 'toad'] } } });
    expect(withToad.total(FACTORY, 'p0')).toBe(2 * 2 + 3 + 2);
  });

  it('TERM-control-2 a Toad gains from the Full Moon of its new controller, not from that of its owner', () => {
    const t = table({
      p0: { hand: ['toad'] },
      bases: { [FACTORY]: { p0: ['full-moon', 'diva'], p1: ['full-moon', 'scout'] } },
    });
    t.p0.plays('toad', { on: FACTORY });
    t.p0.chooses('yes');
    expect([t.controller('toad'), t.power('toad'), t.where('scout')]).toEqual(['p1', 1, 'p1 deck']);
    expect([t.total(FACTORY, 'p0'), t.total(FACTORY, 'p1')]).toEqual([4, 1]);
    expect(t).toBeSettled();
  });

  it('CONFLICT-2 Giant Turnip and Rampage lower a breakpoint together, and never below 0', () => {
    const t = table({
      p0: { hand: ['time-loop', 'rampage', 'unity-of-the-tribes'] },
      bases: { 'giant-turnip': { p0: ['king-rex', { card: 'worker', counters: 22 }], p1: ['igor', 'diva'] } },
    });
    expect(t.breakpoint('giant-turnip')).toBe(30 - 4);
    t.p0.plays('time-loop');
    t.p0.plays('rampage');
    t.p0.chooses('worker');
    expect(t.breakpoint('giant-turnip')).toBe(4);
    t.p0.plays('unity-of-the-tribes');
    expect(t.total('giant-turnip', 'p0')).toBe(7 + 22 + 2);
    const more = table({
      p0: { hand: ['rampage'] },
      bases: { 'giant-turnip': { p0: [{ card: 'worker', counters: 40 }] } },
    });
    more.p0.plays('rampage');
    expect(more.breakpoint('giant-turnip')).toBe(0);
  });

  it("EX-CLAR-CHASE power given for a turn outlives its source: High-Speed Chase into another player's Flame Trap", () => {
    const t = table({
      p0: { hand: ['infiltrate'] },
      bases: { [FACTORY]: { p0: ['high-speed-chase', 'teenage-wolf'] }, tortuga: { p1: ['igor'] } },
    });
    t.p0.uses('high-speed-chase');
    expect([t.where('high-speed-chase'), t.power('teenage-wolf')]).toEqual(['tortuga', 3 + 3]);
    t.p0.plays('infiltrate', { on: 'tortuga' }); // destroys the Chase
    t.p0.uses('teenage-wolf');
    expect([t.where('high-speed-chase'), t.power('teenage-wolf')]).toEqual(['p0 discard', 3 + 3 + 1]);
    expect(t).toBeSettled();
  });
});
