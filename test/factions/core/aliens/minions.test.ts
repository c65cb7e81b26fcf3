/** The minions of the Aliens. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('aliens/supreme-overlord', () => {
  it("may return any minion at any base, itself included, to its owner's hand", () => {
    const t = table({
      p0: { hand: ['supreme-overlord'] },
      bases: { 'jungle-oasis': { p0: ['scout'] }, tortuga: { p1: [{ card: 'king-rex', with: { p0: ['upgrade'] } }] } },
    });
    t.p0.plays('supreme-overlord', { on: 'jungle-oasis' });
    expect(t.p0).toBeOffered(['scout', 'king-rex', 'supreme-overlord'], { orDecline: true });
    t.p0.chooses('king-rex');
    expect(t.zone('p1', 'hand')).toEqual(['king-rex']);
    expect(t.where('upgrade')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('may decline, and then nothing happens', () => {
    const t = table({ p0: { hand: ['supreme-overlord'] }, bases: { 'jungle-oasis': { p1: ['scout'] } } });
    t.p0.plays('supreme-overlord', { on: 'jungle-oasis' });
    t.p0.declines();
    expect([t.where('scout'), t.where('supreme-overlord')]).toEqual(['jungle-oasis', 'jungle-oasis']);
    expect(t).toBeSettled();
  });

  it('returns itself if that is wanted', () => {
    const t = table({ p0: { hand: ['supreme-overlord'] } });
    t.p0.plays('supreme-overlord', { on: 'jungle-oasis' });
    expect(t.p0).toBeOffered(['supreme-overlord'], { orDecline: true });
    t.p0.chooses('supreme-overlord');
    expect(t.where('supreme-overlord')).toBe('p0 hand');
  });

  it('returns a borrowed minion to its owner, not to its controller', () => {
    const t = table({
      players: 3,
      p0: { hand: ['supreme-overlord'] },
      bases: { 'jungle-oasis': { p1: [{ card: 'scout', owner: 'p2' }] } },
    });
    t.p0.plays('supreme-overlord', { on: 'jungle-oasis' });
    t.p0.chooses('scout');
    expect(t.where('scout')).toBe('p2 hand');
  });

  it('does nothing when it is moved', () => {
    const t = table({
      p0: { hand: ['invasion'] },
      bases: { 'jungle-oasis': { p0: ['supreme-overlord'] }, tortuga: { p1: ['scout'] } },
    });
    t.p0.plays('invasion');
    t.p0.chooses('supreme-overlord');
    expect(t.where('supreme-overlord')).toBe('tortuga');
    expect(t).toBeSettled();
  });
});

describe('aliens/invader', () => {
  it('gains 1 VP when it is played, without being asked', () => {
    const t = table({ p0: { hand: ['invader'], vp: 3 } });
    t.p0.plays('invader', { on: 'jungle-oasis' });
    expect([t.vp('p0'), t.vp('p1')]).toEqual([4, 0]);
    expect(t).toBeSettled();
  });

  it('gains it again when it is returned and played again', () => {
    const t = table({ p0: { hand: ['invader', 'abduction'] } });
    t.p0.plays('invader', { on: 'jungle-oasis' });
    t.p0.plays('abduction');
    expect(t.where('invader')).toBe('p0 hand');
    t.p0.plays('invader', { on: 'jungle-oasis' });
    expect(t.vp('p0')).toBe(2);
  });

  it('keeps the VP when it is destroyed, and gains none by being moved', () => {
    const t = table({ p0: { hand: ['invader', 'seeing-stars'] } });
    t.p0.plays('invader', { on: 'jungle-oasis' });
    t.p0.plays('seeing-stars');
    expect([t.where('invader'), t.vp('p0')]).toEqual(['p0 discard', 1]);
    const moved = table({ p0: { hand: ['invasion'] }, bases: { 'jungle-oasis': { p0: ['invader'] }, tortuga: {} } });
    moved.p0.plays('invasion');
    expect([moved.where('invader'), moved.vp('p0')]).toEqual(['tortuga', 0]);
  });
});

describe('aliens/scout', () => {
  it('may return to the hand after its base has scored, each Scout for itself', () => {
    const t = table({ bases: { 'jungle-oasis': { p0: ['scout', 'scout'], p1: ['king-rex'] } } });
    t.p0.finishes();
    expect(t.p0.prompt).toBe('useAbility');
    t.p0.chooses('yes');
    expect(t.p0.prompt).toBe('useAbility');
    t.p0.declines();
    expect(t.p0).toBeOffered(['scout'], { orDecline: true }); // declined, but still open in the window (OPEN-16)
    t.p0.passes();
    expect(t.zone('p0', 'hand').filter((card) => card === 'scout')).toHaveLength(1);
    expect(t.zone('p0', 'discard')).toEqual(['scout']);
    expect(t).toBeSettled();
  });

  it('counts at the scoring, and its place does not matter', () => {
    const t = table({
      bases: { tortuga: { p0: ['king-rex', 'king-rex', 'king-rex'], p1: ['scout'] }, 'jungle-oasis': {} },
    });
    t.p0.finishes();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([4, 3]);
    t.p1.chooses('yes');
    expect(t.where('scout')).toBe('p1 hand');
    const winner = table({ bases: { 'jungle-oasis': { p0: ['scout', 'king-rex', 'collector'] } } });
    winner.p0.finishes();
    expect(winner.vp('p0')).toBe(2);
    winner.p0.chooses('yes');
    expect(winner.where('scout')).toBe('p0 hand');
  });

  it('is not asked when another base scores', () => {
    const t = table({ bases: { 'jungle-oasis': { p1: ['king-rex', 'king-rex'] }, tortuga: { p0: ['scout'] } } });
    t.p0.finishes();
    expect(t.state.active).toBe(1);
    expect(t.where('scout')).toBe('tortuga');
    expect(t).toBeSettled();
  });

  it('is not usable from the hand', () => {
    const t = table({ p0: { hand: ['scout'] }, bases: { 'jungle-oasis': { p1: ['king-rex', 'king-rex'] } } });
    t.p0.finishes();
    expect(t.state.active).toBe(1);
  });

  it('goes to the discard pile if declined, and was not destroyed', () => {
    const t = table({ bases: { 'cave-of-shinies': { p0: ['scout'], p1: ['king-rex', 'king-rex', 'king-rex'] } } });
    t.p0.finishes();
    t.p0.declines();
    t.p0.passes();
    expect(t.where('scout')).toBe('p0 discard');
    expect(t.vp('p0')).toBe(2); // second place; a destroyed minion would have been worth one more there
  });

  it('does nothing when it is played', () => {
    const t = table({ p0: { hand: ['scout'] } });
    t.p0.plays('scout', { on: 'jungle-oasis' });
    expect(t.where('scout')).toBe('jungle-oasis');
    expect(t).toBeSettled();
  });
});

describe('aliens/collector', () => {
  const setup = {
    p0: { hand: ['collector'] },
    bases: {
      'jungle-oasis': {
        p0: ['armor-stego'],
        p1: ['invader', { card: 'scout', with: { p1: ['upgrade'] } }, 'laseratops'],
      },
      tortuga: { p1: ['shinobi'] },
    },
  } as const;

  it('may return a minion here with power 3 or less, of either side, itself included', () => {
    const t = table(setup);
    t.p0.plays('collector', { on: 'jungle-oasis' });
    expect(t.p0).toBeOffered(['armor-stego', 'invader', 'collector'], { orDecline: true }); // scout: 5 now; shinobi: elsewhere
    t.p0.chooses('invader');
    expect(t.where('invader')).toBe('p1 hand');
    expect(t.where('armor-stego')).toBe('jungle-oasis');
    expect(t).toBeSettled();
  });

  it('goes by the current power', () => {
    const t = table({
      p0: { hand: ['collector'] },
      bases: { 'jungle-oasis': { p1: ['war-raptor', 'war-raptor', { card: 'king-rex', with: { p0: ['poison'] } }] } },
    });
    t.p0.plays('collector', { on: 'jungle-oasis' });
    expect(t.p0).toBeOffered(['king-rex', 'collector']); // raptors: printed 2, now 4; king: printed 7, now 3
    t.p0.chooses('king-rex');
    expect([t.where('king-rex'), t.where('poison')]).toEqual(['p1 hand', 'p0 discard']);
  });

  it('may pick another Collector', () => {
    const t = table({ p0: { hand: ['collector'] }, bases: { 'jungle-oasis': { p1: ['collector'] } } });
    t.p0.plays('collector', { on: 'jungle-oasis' });
    t.p0.chooses('collector#1');
    expect(t.zone('p1', 'hand')).toEqual(['collector']);
    expect(t.zone('p0', 'hand')).toEqual([]);
  });

  it('may decline', () => {
    const t = table(setup);
    t.p0.plays('collector', { on: 'jungle-oasis' });
    t.p0.declines();
    expect([t.where('invader'), t.where('collector')]).toEqual(['jungle-oasis', 'jungle-oasis']);
    expect(t).toBeSettled();
  });

  it('EX-PLAY-3 does nothing when it is moved', () => {
    const t = table({
      p0: { hand: ['invasion'] },
      bases: { 'jungle-oasis': { p0: ['collector'] }, tortuga: { p1: ['scout'] } },
    });
    t.p0.plays('invasion');
    t.p0.chooses('collector');
    expect([t.where('collector'), t.where('scout')]).toEqual(['tortuga', 'tortuga']);
    expect(t).toBeSettled();
  });
});
