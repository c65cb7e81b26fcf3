import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../../catalog';
import { table } from '../../../table';

const FACTORY = 'factory-436-1337';

const following = await catalogWith('copies');

describe('disco-dancers/disco-lou', () => {
  const LOU = { p0: { hand: ['disco-lou', 'mystic-studies', 'mystic-studies'], discard: ['scout', 'upgrade'] } };

  it('gives an extra action, which can be kept', () => {
    const t = table(LOU);
    t.p0.plays('disco-lou', { on: 'jungle-oasis' });
    expect(t.p0).toBeOffered(['Play an extra action', 'Place an action on top of your deck'], { orDecline: false });
    t.p0.chooses('Play an extra action');
    expect(t.where('upgrade')).toBe('p0 discard');
    t.p0.plays('mystic-studies');
    t.p0.plays('mystic-studies');
    expect(t).toBeSettled();
  });

  it('or puts an action of any kind from your discard pile on top of your deck, and gives no extra action', () => {
    const t = table({ p0: { ...LOU.p0, discard: ['scout', 'upgrade', 'howl'] } });
    t.p0.plays('disco-lou', { on: 'jungle-oasis' });
    t.p0.chooses('Place an action on top of your deck');
    expect(t.p0).toBeOffered(['upgrade', 'howl'], { orDecline: false });
    t.p0.chooses('upgrade');
    expect([t.zone('p0', 'deck')[0], t.zone('p0', 'discard')]).toEqual(['upgrade', ['scout', 'howl']]);
    t.p0.plays('mystic-studies');
    expect(t.p0.cannotPlay('mystic-studies')).toBe('noActionPlayLeft');
    expect(t).toBeSettled();
  });

  it('does nothing if that is chosen without an action there', () => {
    const t = table({ p0: { ...LOU.p0, discard: ['scout'] }, p1: { discard: ['howl'] } });
    t.p0.plays('disco-lou', { on: 'jungle-oasis' });
    t.p0.chooses('Place an action on top of your deck');
    expect([t.zone('p0', 'deck')[0], t.zone('p0', 'discard'), t.where('howl')]).toEqual([
      'king-rex',
      ['scout'],
      'p1 discard',
    ]);
    t.p0.plays('mystic-studies');
    expect(t.p0.cannotPlay('mystic-studies')).toBe('noActionPlayLeft');
    expect(t).toBeSettled();
  });
});

describe('disco-dancers/roller', () => {
  it('gets a counter after a standard action affects it', () => {
    const t = table({ p0: { hand: ['get-down-tonight'] }, bases: { [FACTORY]: { p0: ['roller', 'roller'] } } });
    t.p0.plays('get-down-tonight');
    t.p0.chooses('roller');
    expect([t.counters('roller'), t.power('roller'), t.counters('roller#2')]).toEqual([1, 5, 0]);
    expect(t).toBeSettled();
  });

  it("gets it for an opponent's action and after a move, too", () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['shanghai'] },
      bases: { [FACTORY]: { p0: ['roller'] }, tortuga: {} },
    });
    t.p1.plays('shanghai');
    expect([t.where('roller'), t.counters('roller')]).toEqual(['tortuga', 1]);
    expect(t).toBeSettled();
  });

  it('gets none if it had one when the action was played', () => {
    const roller = { card: 'roller', counters: 1 };
    const t = table({ p0: { hand: ['get-down-tonight'] }, bases: { [FACTORY]: { p0: [roller] } } });
    t.p0.plays('get-down-tonight');
    expect([t.counters('roller'), t.power('roller')]).toEqual([1, 5]);
    expect(t).toBeSettled();
  });

  it('goes by its counters when the action was played, not when the action came to it', () => {
    const bases = { [FACTORY]: { p0: ['roller'] } };
    const t = table({ catalog: following, p0: { hand: ['reunion', 'lab-assistant'] }, bases });
    t.p0.plays('reunion');
    t.p0.chooses('lab-assistant'); // puts a counter on Roller, before Reunion gives it power
    expect([t.counters('roller'), t.power('roller')]).toEqual([1 + 1, 2 + 2 + 1]);
    expect(t).toBeSettled();
    const had = table({
      catalog: following,
      p0: { hand: ['reunion', 'cricket'] },
      bases: { [FACTORY]: { p0: [{ card: 'roller', counters: 1 }, 'scout'] } },
    });
    had.p0.plays('reunion');
    had.p0.chooses('cricket');
    had.p0.chooses('roller'); // gives its counter away
    had.p0.chooses('scout');
    expect([had.counters('roller'), had.power('roller')]).toEqual([0, 2 + 1]);
    expect(had).toBeSettled();
  });

  it('has two after Disco Inferno: one from the action, one from itself', () => {
    const t = table({ p0: { hand: ['disco-inferno'] }, bases: { [FACTORY]: { p0: ['roller'] } } });
    t.p0.plays('disco-inferno');
    t.p0.chooses('roller');
    expect([t.counters('roller'), t.zone('p0', 'hand').length]).toEqual([2, 1]);
    expect(t).toBeSettled();
  });

  it('counts as bare if a copy put the first counter on it before the action itself did', () => {
    const t = table({
      p0: { hand: ['disco-inferno'] },
      bases: { [FACTORY]: { p0: ['dancing-king'], p1: ['roller'] } },
    });
    t.p0.plays('disco-inferno');
    t.p0.chooses('dancing-king');
    t.p0.chooses('roller'); // the King's copy
    t.p1.chooses('roller');
    expect([t.counters('roller'), t.zone('p0', 'hand').length]).toEqual([3, 2]); // two minions affected
    expect(t).toBeSettled();
  });

  it('gets none for a copy, for an action played on it, for a minion or for an action on another minion', () => {
    const t = table({
      p0: { hand: ['celebration', 'get-down-tonight', 'upgrade', 'invader'] },
      bases: { [FACTORY]: { p0: ['roller', 'dancing-king'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('get-down-tonight');
    t.p0.chooses('dancing-king');
    t.p0.chooses('roller');
    t.p0.plays('upgrade', { on: 'roller' });
    t.p0.plays('invader', { on: FACTORY });
    expect([t.power('roller'), t.counters('roller')]).toEqual([6, 0]);
    expect(t).toBeSettled();
  });

  it('gets none if it left play or was not affected', () => {
    const t = table({ p0: { hand: ['beam-up'] }, bases: { [FACTORY]: { p1: ['roller'] } } });
    t.p0.plays('beam-up');
    expect([t.where('roller'), t.told()]).toEqual(['p1 hand', expect.not.arrayContaining(['countersChanged'])]);
    expect(t).toBeSettled();
    const guarded = { card: 'roller', with: { p1: ['smoke-bomb'] } };
    const safe = table({ p0: { hand: ['get-down-tonight'] }, bases: { [FACTORY]: { p1: [guarded] } } });
    safe.p0.plays('get-down-tonight');
    expect([safe.power('roller'), safe.counters('roller')]).toEqual([2, 0]);
    expect(safe).toBeSettled();
  });
});
