/** Scenarios about end of turn, hand and deck: EX-CORNER-30 to 39. Test cards are those of `packs/rules`. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../catalog';
import { table as lay, type Setup, type Table } from '../table';

const catalog = await catalogWith('rules');
const table = (setup: Setup): Table => lay({ catalog, ...setup });
const cards = (count: number, card = 'howl'): string[] => new Array<string>(count).fill(card);

describe('end of turn', () => {
  it('EX-CORNER-30 a VP gained by what happens at the end of the turn ends the game', () => {
    const t = table({
      p0: { hand: ['assassination'], vp: 3 },
      p1: { vp: 14 },
      bases: { 'cave-of-shinies': { p0: ['scout'], p1: ['invader'] } },
    });
    t.p0.plays('assassination', { on: 'invader' });
    t.p0.finishes();
    expect(t.told().slice(t.told().indexOf('turnEnding'))).toEqual([
      'turnEnding',
      'destroyed',
      'discardedFromPlay',
      'gainedVp',
      'gameOver',
    ]);
    expect([t.state.result, t.state.lasting]).toEqual([{ winners: [1], vp: [3, 15] }, []]);
  });

  it("EX-CORNER-31 an effect that lasts until the start of the turn is over before the base's own ability then", () => {
    const t = table({
      p0: { hand: ['infiltrate'] },
      bases: { 'mushroom-kingdom': {}, plain: { p1: ['scout'], p0: ['invader'] } },
    });
    t.p0.plays('infiltrate', { on: 'mushroom-kingdom' });
    t.p0.finishes();
    expect(t.p1).toBeOffered(['invader'], { orDecline: true });
    t.p1.declines();
    t.p1.finishes();
    expect(t.p0).toBeOffered(['scout'], { orDecline: true });
    t.p0.chooses('scout');
    expect(t.where('scout')).toBe('mushroom-kingdom');
  });

  it("EX-CORNER-37 another player's VP at the end of the turn may win", () => {
    const t = table({
      p0: { vp: 12 },
      p1: { vp: 14 },
      bases: { small: { p0: ['invader'] }, plain: { p1: ['night-owl'] } },
    });
    t.p0.finishes();
    expect(t.state.result).toEqual({ winners: [1], vp: [15, 16] });
  });

  it('EX-CORNER-38 16, 16 and 15 play on; 16, 17 and 15 is a win', () => {
    const t = table({ players: 3, p0: { vp: 16 }, p1: { vp: 16, hand: ['invader'] }, p2: { vp: 15 } });
    t.p0.finishes();
    expect([t.state.result, t.state.active]).toEqual([null, 1]);
    t.p1.plays('invader', { on: 'jungle-oasis' });
    t.p1.finishes();
    expect(t.state.result).toEqual({ winners: [1], vp: [16, 17, 15] });
  });
});

describe('hand and deck', () => {
  it('EX-CORNER-32 13 cards in Play Cards are no matter until 2 more are drawn: then 5 go', () => {
    const t = table({ p0: { hand: [...cards(12), 'scout'], deck: ['invader', 'shinobi'] } });
    t.p0.plays('howl');
    expect(t.zone('p0', 'hand')).toHaveLength(12);
    const u = table({ p0: { hand: cards(13), deck: ['invader', 'shinobi'] } });
    expect(u).toBeSettled();
    u.p0.finishes();
    expect(u.decision).toMatchObject({ player: 0, prompt: 'discard', min: 5, max: 5 });
    expect(() => u.p0.chooses('howl', 'howl')).toThrow('tooFew');
    u.p0.chooses('invader', 'howl', 'howl', 'howl', 'howl');
    expect([u.zone('p0', 'hand').length, u.zone('p0', 'discard')]).toEqual([
      10,
      ['invader', 'howl', 'howl', 'howl', 'howl'],
    ]);
  });

  it('EX-CORNER-33 a player who is not active keeps 12 cards until their own turn', () => {
    const t = table({ p1: { hand: cards(12) } });
    t.p0.finishes();
    expect([t.zone('p1', 'hand').length, t.state.active]).toEqual([12, 1]);
    t.p1.finishes();
    expect(t.decision).toMatchObject({ player: 1, min: 4, max: 4 });
  });

  it('EX-CORNER-34 9 cards and 2 make 11, of which 1 goes; 8 and 2 are all kept', () => {
    const nine = table({ p0: { hand: cards(9) } });
    nine.p0.finishes();
    expect(nine.decision).toMatchObject({ player: 0, min: 1, max: 1 });
    nine.p0.chooses('howl');
    expect([nine.zone('p0', 'hand').length, nine.state.active]).toEqual([10, 1]);
    const eight = table({ p0: { hand: cards(8) } });
    eight.p0.finishes();
    expect([eight.zone('p0', 'hand').length, eight.state.active]).toEqual([10, 1]);
  });

  it('EX-CORNER-35 the last card is drawn, then the discard pile is shuffled, then the second', () => {
    const t = table({ p0: { deck: ['scout'], discard: cards(6) } });
    t.p0.finishes();
    expect([t.zone('p0', 'hand'), t.zone('p0', 'deck').length, t.zone('p0', 'discard')]).toEqual([
      ['scout', 'howl'],
      5,
      [],
    ]);
  });

  it('EX-CORNER-36 an empty hand waits for the draw', () => {
    const t = table({ p0: { hand: ['scout'] }, bases: { plain: { p0: ['drummer'] } } });
    t.p0.plays('scout', { on: 'plain' });
    t.p0.uses('drummer');
    expect(t.zone('p0', 'hand')).toEqual([]);
    t.p0.finishes();
    expect(t.zone('p0', 'hand')).toHaveLength(2);
  });

  it('EX-CORNER-39 a deck that was searched in vain is shuffled all the same', () => {
    const deck = ['scout', 'howl', 'invader', 'shinobi', 'upgrade', 'walker', 'zapbot', 'collector'];
    const t = table({ p0: { hand: ['tree-search'], deck } });
    t.p0.plays('tree-search');
    if (t.decision) t.p0.declines();
    expect(t.told()).toContain('shuffled');
    expect(t.zone('p0', 'deck')).not.toEqual(deck);
    expect([...t.zone('p0', 'deck')].sort()).toEqual([...deck].sort());
    expect(t.zone('p0', 'hand')).toEqual([]);
  });
});
