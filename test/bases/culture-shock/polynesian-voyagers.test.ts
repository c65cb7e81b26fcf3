/** The bases of the Polynesian Voyagers. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../catalog';
import { type Table, table } from '../../table';

const room = await catalogWith('room');

it('EX-CLAR-THREE the Polynesian Voyagers have three bases', () => {
  const bases = [...room.all()].filter(({ type, faction }) => type === 'base' && faction === 'polynesian-voyagers');
  expect(bases.map(({ name }) => name)).toEqual(['Island Chain', 'Island Peak', 'Tropical Paradise']);
  expect(room.sets.get('culture-shock')?.bases).toEqual(expect.arrayContaining(bases.map(({ id }) => id)));
});

describe('culture-shock:island-chain', () => {
  const three = ['king-rex', 'king-rex', 'nukebot'];

  it('EX-CLAR-MOREBASES is followed by two bases', () => {
    const t = table({
      bases: { 'island-chain': { p0: three, p1: ['gnome'] }, tortuga: {} },
      baseDeck: ['tar-pits', 'ninja-dojo', 'jungle-oasis'],
    });
    t.endTurn();
    expect(t.bases.sort()).toEqual(['ninja-dojo', 'tar-pits', 'tortuga']);
    expect([t.vp('p0'), t.vp('p1'), t.where('island-chain')]).toEqual([3, 1, 'base discard']);
    expect(t).toBeSettled();
  });

  it('does nothing while another base scores', () => {
    const t = table({
      bases: { 'island-chain': {}, 'jungle-oasis': { p0: three } },
      baseDeck: ['tar-pits', 'ninja-dojo'],
    });
    t.endTurn();
    expect(t.bases).toEqual(['island-chain', 'tar-pits']);
  });

  it('EX-CLAR-CHAIN of this and another way to find the next base the active player picks one', () => {
    const setup = {
      catalog: room,
      bases: { 'island-chain': { p0: [...three, 'skywatch'] }, tortuga: {} },
      baseDeck: ['school-of-wizardry', 'tar-pits', 'ninja-dojo', 'jungle-oasis'],
    };
    const extra = table(setup);
    extra.p0.finishes();
    expect([extra.p0.prompt, extra.p0.offered]).toEqual(['nextTrigger', ['island-chain', 'island-chain']]);
    const [own, lent] = extra.decision?.options ?? [];
    extra.do(0, { type: 'answer', answer: [own ?? ''] });
    expect(extra.bases.sort()).toEqual(['school-of-wizardry', 'tar-pits', 'tortuga']);
    const chosen = table(setup);
    chosen.p0.finishes();
    chosen.do(0, { type: 'answer', answer: [lent ?? ''] });
    chosen.p0.chooses('ninja-dojo');
    chosen.p0.chooses('tar-pits', 'school-of-wizardry');
    expect(chosen.bases).toEqual(['ninja-dojo', 'tortuga']);
  });
});

describe('culture-shock:island-peak', () => {
  /** p1's turn begins. */
  const peak = (p1: readonly string[], p0: readonly string[] = []): Table => {
    const t = table({ bases: { 'island-peak': { p0, p1 }, tortuga: { p1: ['zapbot'] } } });
    t.endTurn();
    return t;
  };

  it('puts a counter on the only minion here of the player whose turn begins', () => {
    const t = peak(['gnome'], ['scout']);
    expect([t.counters('gnome'), t.counters('scout'), t.counters('zapbot')]).toEqual([1, 0, 0]);
    t.endTurn();
    expect([t.counters('gnome'), t.counters('scout')]).toEqual([1, 1]);
  });

  it('does nothing for two minions or none, nor for the lone minion of another', () => {
    const t = peak(['gnome', 'invader'], ['scout']);
    expect([t.counters('gnome'), t.counters('invader'), t.counters('scout')]).toEqual([0, 0, 0]);
    expect(t).toBeSettled();
    expect(peak([], ['scout']).counters('scout')).toBe(0);
  });

  it('goes by who controls a minion', () => {
    const t = table({
      bases: { 'island-peak': { p0: [{ card: 'invader', owner: 'p1' }], p1: [{ card: 'gnome', owner: 'p0' }] } },
    });
    t.endTurn();
    expect([t.counters('invader'), t.counters('gnome')]).toEqual([0, 1]);
  });
});

describe('culture-shock:tropical-paradise', () => {
  it('EX-CORNER-29 starts at 0 while every player has a minion here, if only of power 0', () => {
    const t = table({
      p3: { hand: ['toad'] },
      active: 'p3',
      bases: { 'tropical-paradise': { p0: ['scout'], p1: ['zapbot'], p2: ['gnome'] }, tortuga: {} },
    });
    expect(t.breakpoint('tropical-paradise')).toBe(20); // three of four
    t.p3.plays('toad', { on: 'tropical-paradise' });
    t.p3.declines();
    expect([t.breakpoint('tropical-paradise'), t.breakpoint('tortuga')]).toEqual([0, 21]);
    t.endTurn();
    expect([t.vp('p0'), t.vp('p1'), t.vp('p2'), t.vp('p3')]).toEqual([3, 1, 3, 0]);
  });

  const full = { p0: ['scout'], p1: ['gnome'] };

  it('is judged anew all the time: one who has left makes it 20 again', () => {
    const elsewhere = { p0: ['invader'], p1: ['zapbot'] };
    const t = table({ p0: { hand: ['beam-up'] }, bases: { 'tropical-paradise': full, tortuga: elsewhere } });
    expect([t.breakpoint('tropical-paradise'), t.breakpoint('tortuga')]).toEqual([0, 21]);
    t.p0.plays('beam-up');
    t.p0.chooses('gnome');
    expect(t.breakpoint('tropical-paradise')).toBe(20);
    t.endTurn();
    expect([t.where('tropical-paradise'), t.vp('p0')]).toEqual(['table', 0]);
  });

  it('SCORE-5 once chosen it scores, even if someone leaves before', () => {
    const t = table({
      p1: { hand: ['full-sail'] },
      bases: { 'tropical-paradise': full, tortuga: {} },
      baseDeck: ['tar-pits'],
    });
    t.p0.finishes();
    t.p1.chooses('full-sail');
    t.p1.chooses('gnome');
    expect([t.vp('p0'), t.vp('p1'), t.where('gnome')]).toEqual([3, 0, 'tortuga']);
  });

  it('other changes come on top of 0', () => {
    const t = table({
      catalog: room,
      bases: { 'tropical-paradise': { ...full, p0: ['scout', 'skywatch'] }, tortuga: {} },
      baseDeck: ['terrace'],
    });
    expect(t.breakpoint('tropical-paradise')).toBe(0); // 3 lower for the action, but not below 0
    t.p0.uses('skywatch');
    expect(t.breakpoint('tropical-paradise')).toBe(0);
  });
});
