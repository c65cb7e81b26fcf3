/** The minions of the Dinosaurs. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('dinosaurs/king-rex', () => {
  it('is a minion of power 7 that does nothing else', () => {
    const t = table({ p0: { hand: ['king-rex'] }, bases: { 'jungle-oasis': { p1: ['collector'] } } });
    t.p0.plays('king-rex', { on: 'jungle-oasis' });
    expect(t.power('king-rex')).toBe(7);
    expect([t.where('king-rex'), t.where('collector')]).toEqual(['jungle-oasis', 'jungle-oasis']);
    expect(t.told()).toEqual(['played']);
    expect(t).toBeSettled();
  });

  it('sets off what other cards do when a minion is played', () => {
    const t = table({ p0: { hand: ['king-rex'] }, bases: { 'jungle-oasis': { p1: ['flame-trap'] } } });
    t.p0.plays('king-rex', { on: 'jungle-oasis' });
    expect(t.where('king-rex')).toBe('p0 discard');
  });
});

describe('dinosaurs/laseratops', () => {
  it('destroys a minion here with power 2 or less, of either side', () => {
    const t = table({
      p0: { hand: ['laseratops'] },
      bases: { 'jungle-oasis': { p0: ['collector'], p1: ['enchantress', 'scout'] }, tortuga: { p1: ['first-mate'] } },
    });
    t.p0.plays('laseratops', { on: 'jungle-oasis' });
    expect(t.p0).toBeOffered(['collector', 'enchantress'], { orDecline: false }); // scout: 3; first mate: elsewhere
    t.p0.chooses('enchantress');
    expect([t.where('enchantress'), t.where('collector')]).toEqual(['p1 discard', 'jungle-oasis']);
    expect(t).toBeSettled();
  });

  it('must destroy your own minion if only that is weak enough', () => {
    const t = table({ p0: { hand: ['laseratops'] }, bases: { 'jungle-oasis': { p0: ['collector'], p1: ['scout'] } } });
    t.p0.plays('laseratops', { on: 'jungle-oasis' });
    expect(t.where('collector')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('goes by the current power', () => {
    const t = table({
      p0: { hand: ['laseratops'] },
      bases: { 'jungle-oasis': { p1: ['war-raptor', { card: 'invader', with: { p0: ['poison'] } }] } },
    });
    t.p0.plays('laseratops', { on: 'jungle-oasis' });
    expect([t.where('war-raptor'), t.where('invader')]).toEqual(['jungle-oasis', 'p1 discard']); // raptor: printed 2, now 3
  });

  it('asks nothing if there is nobody weak enough', () => {
    const t = table({ p0: { hand: ['laseratops'] }, bases: { 'jungle-oasis': { p1: ['scout'] } } });
    t.p0.plays('laseratops', { on: 'jungle-oasis' });
    expect(t.where('scout')).toBe('jungle-oasis');
    expect(t).toBeSettled();
  });
});

describe('dinosaurs/armor-stego', () => {
  it("has +2 power during other players' turns", () => {
    const t = table({ players: 3, bases: { 'the-homeworld': { p0: ['armor-stego'], p1: ['armor-stego'] } } });
    const powers = (): number[] => [t.power('armor-stego#1'), t.power('armor-stego#2')];
    expect(powers()).toEqual([3, 5]);
    t.endTurn();
    expect(powers()).toEqual([5, 3]);
    t.endTurn();
    expect(powers()).toEqual([5, 5]);
    t.endTurn();
    expect(powers()).toEqual([3, 5]);
  });

  it("fills a base by the mere passing of the turn, and scores it when that turn's bases are scored", () => {
    const t = table({ bases: { 'jungle-oasis': { p0: ['armor-stego', 'king-rex'] } } });
    t.endTurn();
    expect([t.total('jungle-oasis'), t.where('jungle-oasis'), t.vp('p0')]).toEqual([12, 'table', 0]);
    t.p1.finishes();
    expect([t.where('jungle-oasis'), t.vp('p0')]).toEqual(['base discard', 2]);
  });

  it('goes by the turn of its controller, not of its owner', () => {
    const t = table({ bases: { 'jungle-oasis': { p0: [{ card: 'armor-stego', owner: 'p1' }] } } });
    expect(t.power('armor-stego')).toBe(3);
    t.endTurn();
    expect(t.power('armor-stego')).toBe(5);
  });

  it('has its printed power when it is not in play', () => {
    const t = table({ p1: { hand: ['armor-stego'] } });
    expect(t.power('armor-stego')).toBe(3);
  });
});

describe('dinosaurs/war-raptor', () => {
  it('has +1 power for each War Raptor here, whoever controls it, itself included', () => {
    const t = table({
      bases: { 'jungle-oasis': { p0: ['war-raptor', 'scout'], p1: ['war-raptor'] }, tortuga: { p0: ['war-raptor'] } },
    });
    expect([t.power('war-raptor#1'), t.power('war-raptor#2')]).toEqual([4, 4]);
    expect([t.power('war-raptor@tortuga'), t.power('scout')]).toEqual([3, 3]);
  });

  it('grows and shrinks at once as others come and go', () => {
    const t = table({
      p0: { hand: ['war-raptor', 'cannon'] },
      bases: { 'jungle-oasis': { p0: ['war-raptor'], p1: [{ card: 'war-raptor', with: { p0: ['poison'] } }] } },
    });
    expect(t.power('war-raptor')).toBe(4);
    t.p0.plays('war-raptor', { on: 'jungle-oasis' });
    expect([t.power('war-raptor#1'), t.power('war-raptor#2'), t.power('war-raptor#3')]).toEqual([5, 1, 5]);
    t.p0.plays('cannon');
    t.p0.chooses('war-raptor');
    expect([t.power('war-raptor#1'), t.power('war-raptor#2')]).toEqual([4, 4]);
    expect(t.where('war-raptor#3')).toBe('p1 discard');
  });

  it('has its printed power in the hand, so that it may be an extra minion of power 2 or less', () => {
    const t = table({
      p0: { hand: ['zapbot', 'war-raptor', 'scout'] },
      bases: { 'jungle-oasis': { p1: ['war-raptor'] } },
    });
    t.p0.plays('zapbot', { on: 'jungle-oasis' });
    expect(t.p0.cannotPlay('scout', { on: 'jungle-oasis' })).not.toBe(null);
    t.p0.plays('war-raptor', { on: 'jungle-oasis' });
    expect([t.power('war-raptor#1'), t.power('war-raptor#2')]).toEqual([4, 4]);
    expect(t).toBeSettled();
  });
});
