/** The end of the game: section 6 of the rules. Test cards are those of `packs/rules`. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../catalog';
import { table as lay, type Setup, type Table } from '../table';

const catalog = await catalogWith('rules');
const table = (setup: Setup): Table => lay({ catalog, ...setup });

describe('the end of the game', () => {
  it('END-1 is checked at the end of every turn, not when the 15th VP is gained', () => {
    const t = table({ p0: { hand: ['invader', 'howl'], vp: 14 } });
    t.p0.plays('invader', { on: 'jungle-oasis' });
    expect([t.vp('p0'), t.state.phase]).toEqual([15, 'play']);
    t.p0.plays('howl');
    t.p0.finishes();
    expect([t.state.phase, t.state.result]).toEqual(['over', { winners: [0], vp: [15, 0] }]);
    expect(t.told().at(-1)).toBe('gameOver');

    const other = table({ p1: { vp: 12 }, bases: { small: { p1: ['invader'] }, plain: {} } });
    other.p0.finishes();
    expect(other.state.result).toEqual({ winners: [1], vp: [0, 15] });
  });

  it('END-1 nothing more can be done after it', () => {
    const t = table({ p0: { hand: ['invader'], vp: 15 } });
    t.p0.finishes();
    expect(t.p0.cannotPlay('invader', { on: 'jungle-oasis' })).toBe('gameOver');
    expect(t.legal('p1')).toMatchObject({ plays: [], finish: false });
  });

  it('END-2 the most VP win, whoever was first to have 15', () => {
    const t = table({
      players: 3,
      p0: { vp: 15 },
      p1: { vp: 14 },
      p2: { vp: 16 },
      bases: { plain: { p1: ['night-owl', 'night-owl'] } },
    });
    t.p0.finishes();
    expect(t.state.result).toEqual({ winners: [1], vp: [15, 18, 16] });
  });

  it('END-2 with less than 15 nobody wins', () => {
    const t = table({ p0: { vp: 14 }, p1: { vp: 3 } });
    t.p0.finishes();
    expect([t.state.phase, t.state.result]).toEqual(['play', null]);
  });

  it('END-3 a shared lead goes on, turn by turn, until one player leads alone', () => {
    const t = table({ p0: { vp: 15 }, p1: { vp: 15, hand: ['scout', 'invader'] } });
    t.p0.finishes();
    expect([t.state.phase, t.state.active]).toEqual(['play', 1]);
    t.p1.plays('scout', { on: 'jungle-oasis' });
    t.p1.finishes();
    expect([t.state.phase, t.state.active]).toEqual(['play', 0]);
    t.p0.finishes();
    t.p1.plays('invader', { on: 'jungle-oasis' });
    expect(t.state.phase).toBe('play');
    t.p1.finishes();
    expect(t.state.result).toEqual({ winners: [1], vp: [15, 16] });
  });

  it('END-4 the win is never shared', () => {
    for (const vp of [
      [15, 15, 15],
      [20, 20, 3],
      [15, 16, 16],
    ]) {
      const [a = 0, b = 0, c = 0] = vp;
      const t = table({ players: 3, p0: { vp: a }, p1: { vp: b }, p2: { vp: c } });
      t.p0.finishes();
      expect(t.state.result).toBeNull();
    }
  });

  it("END-6 VP gained at any time count at the end of the turn, on another player's turn too", () => {
    const t = table({
      p0: { hand: ['seeing-stars'], vp: 15 },
      p1: { vp: 14 },
      bases: { 'cave-of-shinies': { p1: ['invader'] }, plain: { p1: ['night-owl'] } },
    });
    t.p0.plays('seeing-stars');
    t.p0.chooses('invader');
    expect([t.vp('p1'), t.state.phase]).toEqual([15, 'play']);
    t.p0.finishes();
    expect(t.state.result).toEqual({ winners: [1], vp: [15, 17] });
  });

  it('OPEN-12 a tie at 15 or more is broken only at an end of turn', () => {
    const t = table({ p0: { vp: 15, hand: ['invader'] }, p1: { vp: 15 }, bases: { plain: { p1: ['night-owl'] } } });
    t.p0.plays('invader', { on: 'plain' });
    t.p0.finishes();
    expect(t.state.result).toEqual({ winners: [1], vp: [16, 17] });
  });

  it('DIFF-7 by the older rule the check comes after each scoring', () => {
    const t = table({
      options: { endCheck: 'afterScoring' },
      p0: { vp: 12 },
      p1: { vp: 14 },
      bases: { small: { p0: ['invader'] }, plain: { p1: ['night-owl'] } },
    });
    t.p0.finishes();
    expect(t.state.result).toEqual({ winners: [0], vp: [15, 14] });
  });

  it('OPEN-48 without any base left the most VP win, and a tie is shared', () => {
    const last = (vp: number): Table => {
      const t = table({
        options: { baseReshuffle: false },
        p1: { vp },
        baseDeck: [],
        bases: { small: { p0: ['invader'] } },
      });
      t.p0.finishes();
      return t;
    };
    expect(last(0).state.result).toEqual({ winners: [0], vp: [3, 0] });
    expect(last(3).state.result).toEqual({ winners: [0, 1], vp: [3, 3] });
  });
});
