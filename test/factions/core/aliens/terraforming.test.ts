/** Terraforming, which changes the table itself. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('aliens/terraforming', () => {
  const setup = {
    p0: { hand: ['terraforming', 'king-rex', 'scout', 'scout'] },
    bases: {
      'the-homeworld': {
        p0: ['war-raptor', 'wildlife-preserve'],
        p1: [{ card: 'laseratops', counters: 1, with: { p1: ['upgrade'] } }, 'invader', 'jammed-signal'],
      },
      'ninja-dojo': { p1: ['collector'] },
    },
    baseDeck: ['jungle-oasis', 'tortuga', 'tar-pits'],
  } as const;

  it('swaps a base of the base deck with one in play: its actions are discarded, its minions stay', () => {
    const t = table(setup);
    t.p0.plays('terraforming');
    expect(t.p0).toBeOffered(['jungle-oasis', 'tortuga', 'tar-pits'], { orDecline: false });
    t.p0.chooses('tortuga');
    expect(t.p0).toBeOffered(['the-homeworld', 'ninja-dojo'], { orDecline: false });
    t.p0.chooses('the-homeworld');
    expect(t.bases).toEqual(['tortuga', 'ninja-dojo']);
    expect([t.where('war-raptor'), t.where('laseratops'), t.where('invader')]).toEqual([
      'tortuga',
      'tortuga',
      'tortuga',
    ]);
    expect([t.where('upgrade'), t.power('laseratops'), t.where('collector')]).toEqual([
      'on laseratops',
      7,
      'ninja-dojo',
    ]);
    expect([t.where('wildlife-preserve'), t.where('jammed-signal')]).toEqual(['p0 discard', 'p1 discard']);
    expect(t.where('the-homeworld')).toBe('base deck');
    expect(t.state.baseDeck).toHaveLength(3);
    expect(t).toBeSettled();
  });

  it('neither scores the old base, nor plays, moves or destroys anything', () => {
    const t = table(setup);
    t.p0.plays('terraforming');
    t.p0.chooses('tortuga');
    t.p0.chooses('the-homeworld');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([0, 0]);
    for (const event of ['whenScoring', 'afterScoring', 'played', 'moved', 'destroyed'])
      expect(t.told()).not.toContain(event);
  });

  it('then an extra minion may be played on the new base only', () => {
    const t = table(setup);
    t.p0.plays('terraforming');
    t.p0.chooses('tortuga');
    t.p0.chooses('the-homeworld');
    t.p0.plays('king-rex', { on: 'ninja-dojo' });
    expect(t.p0.cannotPlay('scout', { on: 'ninja-dojo' })).not.toBe(null);
    t.p0.plays('scout', { on: 'tortuga' });
    expect(t.p0.cannotPlay('scout', { on: 'tortuga' })).toBe('noMinionPlayLeft');
  });

  it('a new base that is ready at once scores in the same turn', () => {
    const t = table(setup);
    t.p0.plays('terraforming');
    t.p0.chooses('jungle-oasis');
    t.p0.chooses('the-homeworld');
    expect(t.where('jungle-oasis')).toBe('table');
    t.p0.finishes(); // 3 + 7 + 3 against 12
    expect([t.vp('p0'), t.vp('p1'), t.where('jungle-oasis')]).toEqual([0, 2, 'base discard']);
  });

  it('shuffles the base deck, and shows it to nobody else', () => {
    const orders = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const t = table({ ...setup, seed });
      const deck = t.state.baseDeck;
      t.p0.plays('terraforming');
      expect(deck.every((id) => t.view('p0').cards[id])).toBe(true);
      expect(deck.some((id) => t.view('p1').cards[id])).toBe(false);
      t.p0.chooses('tortuga');
      t.p0.chooses('the-homeworld');
      orders.add(t.state.baseDeck.map((id) => t.name(id)).join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('what lasted on the old base is gone when it comes back', () => {
    const t = table({
      p0: { hand: ['time-loop', 'rampage', 'terraforming'] },
      bases: { 'the-homeworld': { p0: ['archmage'] } },
      baseDeck: ['jungle-oasis'],
    });
    t.p0.plays('time-loop');
    t.p0.plays('rampage');
    expect(t.breakpoint('the-homeworld')).toBe(19);
    t.p0.plays('terraforming');
    t.p0.chooses('jungle-oasis');
    expect([t.bases, t.breakpoint('jungle-oasis')]).toEqual([['jungle-oasis'], 12]);
    expect(t.breakpoint('the-homeworld')).toBe(23);
  });

  it('makes an empty base deck anew from the base discard', () => {
    const t = table({ p0: { hand: ['terraforming'] }, baseDeck: [], baseDiscard: ['tortuga'] });
    t.p0.plays('terraforming');
    t.p0.chooses('tortuga');
    expect([t.bases, t.state.baseDeck.length, t.state.baseDiscard.length]).toEqual([['tortuga'], 1, 0]);
  });

  it('does nothing at all without a base to swap in', () => {
    const t = table({ p0: { hand: ['terraforming', 'king-rex', 'scout'] }, baseDeck: [] });
    t.p0.plays('terraforming');
    expect(t.bases).toEqual(['jungle-oasis']);
    t.p0.plays('king-rex', { on: 'jungle-oasis' });
    expect(t.p0.cannotPlay('scout', { on: 'jungle-oasis' })).toBe('noMinionPlayLeft');
    expect(t).toBeSettled();
  });
});
