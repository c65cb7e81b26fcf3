/** The actions of the Aliens. */
import { describe, expect, it } from 'vitest';
import { type Table, table } from '../../../table';

describe('aliens/abduction', () => {
  it('returns any minion, and an extra minion may be played at any time in Play Cards', () => {
    const t = table({
      p0: { hand: ['abduction', 'scout', 'invader', 'collector'] },
      bases: { 'jungle-oasis': { p0: ['armor-stego'] }, tortuga: { p1: ['king-rex'] } },
    });
    t.p0.plays('abduction');
    expect(t.p0).toBeOffered(['armor-stego', 'king-rex'], { orDecline: false });
    t.p0.chooses('king-rex');
    expect(t.where('king-rex')).toBe('p1 hand');
    expect(t).toBeSettled();
    t.p0.plays('scout', { on: 'jungle-oasis' });
    t.p0.plays('invader', { on: 'tortuga' });
    expect(t.p0.cannotPlay('collector', { on: 'tortuga' })).toBe('noMinionPlayLeft');
  });

  it('must return one of your own minions if there are no others; it may be played again', () => {
    const t = table({ p0: { hand: ['abduction', 'scout'] }, bases: { 'jungle-oasis': { p0: ['king-rex'] } } });
    t.p0.plays('abduction');
    expect(t.where('king-rex')).toBe('p0 hand');
    t.p0.plays('king-rex', { on: 'jungle-oasis' });
    t.p0.plays('scout', { on: 'jungle-oasis' });
    expect(t).toBeSettled();
  });

  it.each([
    ['without any minion in play', {}],
    ['with a minion that it cannot affect', { p1: [{ card: 'scout', with: { p1: ['smoke-bomb'] } }] }],
  ])('still gives the extra minion %s', (_, there) => {
    const t = table({
      p0: { hand: ['abduction', 'collector', 'king-rex'] },
      bases: { 'jungle-oasis': there, tortuga: {} },
    });
    t.p0.plays('abduction');
    t.p0.plays('king-rex', { on: 'tortuga' });
    expect(t.p0.cannotPlay('collector', { on: 'tortuga' })).toBe(null);
    expect(t.zone('p1', 'hand')).toEqual([]);
  });

  it('gives no more than one extra minion, and only this turn', () => {
    const t = table({ p0: { hand: ['abduction', 'king-rex', 'king-rex'] } });
    t.p0.plays('abduction');
    t.endTurn();
    t.endTurn();
    t.p0.plays('king-rex', { on: 'jungle-oasis' });
    expect(t.p0.cannotPlay('king-rex', { on: 'jungle-oasis' })).toBe('noMinionPlayLeft');
  });
});

describe('aliens/beam-up', () => {
  it("returns any minion to its owner's hand, with what is on it discarded", () => {
    const t = table({
      p0: { hand: ['beam-up'] },
      bases: {
        'jungle-oasis': { p0: ['scout'] },
        tortuga: { p1: [{ card: 'king-rex', counters: 2, with: { p1: ['upgrade'] } }] },
      },
    });
    t.p0.plays('beam-up');
    expect(t.p0).toBeOffered(['scout', 'king-rex'], { orDecline: false });
    t.p0.chooses('king-rex');
    expect([t.where('king-rex'), t.where('upgrade'), t.where('beam-up')]).toEqual([
      'p1 hand',
      'p1 discard',
      'p0 discard',
    ]);
    expect(t).toBeSettled();
  });

  it('must take your own minion if it is the only one', () => {
    const t = table({ p0: { hand: ['beam-up'] }, bases: { 'jungle-oasis': { p0: ['scout'] } } });
    t.p0.plays('beam-up');
    expect(t.where('scout')).toBe('p0 hand');
  });

  it('is played for nothing without a minion in play', () => {
    const t = table({ p0: { hand: ['beam-up', 'beam-up'] } });
    t.p0.plays('beam-up');
    expect(t.zone('p0', 'discard')).toEqual(['beam-up']);
    expect(t.p0.cannotPlay('beam-up')).toBe('noActionPlayLeft');
    expect(t).toBeSettled();
  });
});

describe('aliens/crop-circles', () => {
  const setup = {
    p0: { hand: ['crop-circles'] },
    bases: {
      'jungle-oasis': {
        p0: ['scout'],
        p1: ['king-rex', 'warbot', { card: 'shinobi', with: { p1: ['smoke-bomb'] } }],
        p2: ['invader'],
      },
      tortuga: { p1: ['collector'] },
    },
  } as const;

  it('returns each minion at a base, yours and indestructible ones too; what actions cannot affect stays', () => {
    const t = table(setup);
    t.p0.plays('crop-circles');
    expect(t.p0).toBeOffered(['jungle-oasis', 'tortuga'], { orDecline: false });
    t.p0.chooses('jungle-oasis');
    expect(t.zone('p0', 'hand')).toEqual(['scout']);
    expect(t.zone('p1', 'hand')).toEqual(['king-rex', 'warbot']);
    expect(t.zone('p2', 'hand')).toEqual(['invader']);
    expect([t.where('shinobi'), t.where('smoke-bomb'), t.where('collector')]).toEqual([
      'jungle-oasis',
      'on shinobi',
      'tortuga',
    ]);
    expect(t).toBeSettled();
  });

  it('returns them all at once', () => {
    const t = table({
      p0: { hand: ['crop-circles'] },
      bases: { 'jungle-oasis': { p0: ['war-raptor'], p1: ['war-raptor', 'war-raptor'] } },
    });
    t.p0.plays('crop-circles');
    const powers = t.events.flatMap((event) => (event.type === 'returned' ? [event.power] : []));
    expect(powers).toEqual([5, 5, 5]);
  });

  it('may be used on a base without minions', () => {
    const t = table({ p0: { hand: ['crop-circles'] }, bases: { 'jungle-oasis': { p0: ['scout'] }, tortuga: {} } });
    t.p0.plays('crop-circles');
    t.p0.chooses('tortuga');
    expect(t.where('scout')).toBe('jungle-oasis');
    expect(t).toBeSettled();
  });
});

describe('aliens/disintegrator', () => {
  it("places a minion with power 3 or less under its owner's deck", () => {
    const t = table({
      players: 3,
      p0: { hand: ['disintegrator'] },
      bases: {
        'jungle-oasis': { p0: ['collector'], p1: ['warbot', { card: 'laseratops', with: { p1: ['poison'] } }] },
        tortuga: {
          p1: [
            { card: 'scout', owner: 'p2' },
            { card: 'shinobi', counters: 1 },
          ],
        },
      },
    });
    t.p0.plays('disintegrator');
    expect(t.p0).toBeOffered(['collector', 'laseratops', 'scout'], { orDecline: false }); // warbot and shinobi: 4
    t.p0.chooses('scout');
    expect(t.zone('p2', 'deck').at(-1)).toBe('scout');
    expect(t.zone('p1', 'deck')).not.toContain('scout');
    expect(t).toBeSettled();
  });

  it('does not destroy, so that nothing happens to those who wait for it', () => {
    const t = table({ p0: { hand: ['disintegrator', 'scout'] }, bases: { 'cave-of-shinies': { p1: ['gremlin'] } } });
    t.p0.plays('disintegrator');
    expect(t.zone('p1', 'deck').at(-1)).toBe('gremlin');
    expect(t.zone('p0', 'hand')).toEqual(['scout']);
    expect([t.vp('p1'), t.zone('p1', 'hand').length]).toEqual([0, 0]);
  });

  it('takes even what cannot be destroyed, and discards what is on it', () => {
    const t = table({
      p0: { hand: ['disintegrator'] },
      bases: { 'jungle-oasis': { p1: [{ card: 'warbot', with: { p0: ['poison'] } }] } },
    });
    t.p0.plays('disintegrator');
    expect([t.zone('p1', 'deck').at(-1), t.where('poison')]).toEqual(['warbot', 'p0 discard']);
  });

  it('does nothing if no minion is weak enough', () => {
    const t = table({ p0: { hand: ['disintegrator'] }, bases: { 'jungle-oasis': { p1: ['warbot'] } } });
    t.p0.plays('disintegrator');
    expect([t.where('warbot'), t.where('disintegrator')]).toEqual(['jungle-oasis', 'p0 discard']);
    expect(t).toBeSettled();
  });
});

describe('aliens/invasion', () => {
  it('moves any minion to another base, with what is on it', () => {
    const t = table({
      p0: { hand: ['invasion'] },
      bases: {
        'jungle-oasis': { p0: ['scout'], p1: [{ card: 'king-rex', counters: 1, with: { p1: ['upgrade'] } }] },
        tortuga: { p0: ['overrun'] },
        'ninja-dojo': {},
      },
    });
    t.p0.plays('invasion');
    expect(t.p0).toBeOffered(['scout', 'king-rex'], { orDecline: false });
    t.p0.chooses('king-rex');
    expect(t.p0).toBeOffered(['tortuga', 'ninja-dojo'], { orDecline: false }); // not where it is
    t.p0.chooses('tortuga'); // Overrun forbids playing there, not moving
    expect([t.where('king-rex'), t.where('upgrade'), t.power('king-rex')]).toEqual(['tortuga', 'on king-rex', 10]);
    expect(t.controller('king-rex')).toBe('p1');
    expect(t).toBeSettled();
  });

  it('does nothing without a minion', () => {
    const t = table({ p0: { hand: ['invasion'] }, bases: { 'jungle-oasis': {}, tortuga: {} } });
    t.p0.plays('invasion');
    expect(t.where('invasion')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('is not playing: nothing that waits for a minion to be played happens', () => {
    const t = table({
      p0: { hand: ['invasion', 'collector'] },
      bases: { 'jungle-oasis': { p0: ['invader'] }, 'the-homeworld': {} },
    });
    t.p0.plays('invasion');
    expect([t.where('invader'), t.vp('p0')]).toEqual(['the-homeworld', 0]);
    t.p0.plays('collector', { on: 'jungle-oasis' });
    t.p0.declines();
    expect(t.state.extras).toEqual([]);
  });
});

describe('aliens/jammed-signal', () => {
  it('takes the ability from a base for everyone, as long as it is there', () => {
    const t = table({
      p0: { hand: ['jammed-signal'] },
      p1: { hand: ['disenchant'] },
      bases: { 'the-central-brain': { p0: ['scout'], p1: ['king-rex'] }, 'jungle-oasis': {} },
    });
    expect([t.power('scout'), t.power('king-rex')]).toEqual([4, 8]);
    t.p0.plays('jammed-signal', { on: 'the-central-brain' });
    expect([t.power('scout'), t.power('king-rex'), t.breakpoint('the-central-brain')]).toEqual([3, 7, 19]);
    t.endTurn();
    t.p1.plays('disenchant');
    expect(t.where('jammed-signal')).toBe('p0 discard');
    expect([t.power('scout'), t.power('king-rex')]).toEqual([4, 8]);
  });

  it('is played on a base, and silences no other base', () => {
    const t = table({
      p0: { hand: ['jammed-signal'] },
      bases: { 'the-central-brain': { p0: ['scout'] }, 'jungle-oasis': { p0: ['invader'] } },
    });
    expect(t.p0.cannotPlay('jammed-signal')).not.toBe(null);
    expect(t.p0.cannotPlay('jammed-signal', { on: 'scout' })).not.toBe(null);
    t.p0.plays('jammed-signal', { on: 'jungle-oasis' });
    expect(t.power('scout')).toBe(4);
  });

  it('skips what the base does after scoring; VP are awarded', () => {
    const t = table({
      bases: {
        'temple-of-goju': { p0: ['king-rex', 'jammed-signal'], p1: ['king-rex', 'laseratops'] },
        'jungle-oasis': {},
      },
    });
    t.p0.finishes();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([3, 2]);
    expect(t.zone('p0', 'discard').sort()).toEqual(['jammed-signal', 'king-rex']);
    expect(t.zone('p1', 'discard').sort()).toEqual(['king-rex', 'laseratops']);
  });

  it('skips what the base does after it has been replaced', () => {
    const bases = {
      tortuga: { p0: ['king-rex', 'king-rex'], p1: ['king-rex', 'jammed-signal'] },
      'jungle-oasis': { p1: ['scout'] },
    } as const;
    const t = table({ bases });
    t.p0.finishes();
    expect(t.vp('p1')).toBe(3);
    expect([t.state.active, t.where('scout')]).toEqual([1, 'jungle-oasis']);
    expect(t).toBeSettled();
  });

  it('also takes away what the base does for those who destroy or protect there', () => {
    const t = table({ p0: { hand: ['seeing-stars'] }, bases: { 'tar-pits': { p1: ['scout', 'jammed-signal'] } } });
    t.p0.plays('seeing-stars');
    expect(t.where('scout')).toBe('p1 discard');
  });

  it('takes nothing from the abilities of the cards there', () => {
    const t = table({ bases: { 'jungle-oasis': { p0: ['war-raptor', 'jammed-signal'], p1: ['war-raptor'] } } });
    expect(t.power('war-raptor')).toBe(4);
  });
});

describe('aliens/probe', () => {
  const setup = {
    p0: { hand: ['probe'] },
    p1: { hand: ['scout', 'howl', 'king-rex'] },
    p2: { hand: ['beam-up', 'howl'] },
  } as const;
  const seen = (t: Table, viewer: 'p0' | 'p1' | 'p2', hand: 'p1' | 'p2'): number =>
    t.state.players[Number(hand.slice(1))]?.hand.filter((id) => t.view(viewer).cards[id] !== undefined).length ?? 0;

  it("shows you another player's hand; that player discards the minion you choose", () => {
    const t = table(setup);
    t.p0.plays('probe');
    expect(t.p0).toBeOffered(['p1', 'p2'], { orDecline: false }); // not yourself
    t.p0.chooses('p1');
    expect(t.p0).toBeOffered(['scout', 'king-rex'], { orDecline: false }); // howl: no minion
    t.p0.chooses('king-rex');
    expect(t.zone('p1', 'hand')).toEqual(['scout', 'howl']);
    expect(t.where('king-rex')).toBe('p1 discard');
    expect(t.events).toContainEqual(
      expect.objectContaining({ type: 'discarded', player: 1, def: 'dinosaurs/king-rex', from: 'hand' }),
    );
    expect(t.told()).not.toContain('destroyed');
    expect(t).toBeSettled();
  });

  it('shows the whole hand to nobody else, and only while it is looked at', () => {
    const t = table(setup);
    t.p0.plays('probe');
    t.p0.chooses('p1');
    expect([seen(t, 'p0', 'p1'), seen(t, 'p2', 'p1'), seen(t, 'p0', 'p2')]).toEqual([3, 0, 0]);
    expect(t.view('p2').decision).not.toHaveProperty('options');
    expect(t.view(null).decision).not.toHaveProperty('shows');
    expect(JSON.stringify(t.events)).not.toContain('scout');
    t.p0.chooses('scout');
    expect(seen(t, 'p0', 'p1')).toBe(0);
  });

  it('shows a hand without minions too, and nothing is discarded; the others cannot tell', () => {
    const t = table(setup);
    t.p0.plays('probe');
    t.p0.chooses('p2');
    expect([seen(t, 'p0', 'p2'), seen(t, 'p1', 'p2')]).toEqual([2, 0]);
    const other = table(setup);
    other.p0.plays('probe');
    other.p0.chooses('p1');
    expect(t.view('p1').decision).toEqual(other.view('p2').decision);
    t.p0.chooses('ok');
    expect(t.zone('p2', 'hand')).toEqual(['beam-up', 'howl']);
    expect(t).toBeSettled();
  });

  it('asks even if there is only one minion, for the hand is looked at', () => {
    const t = table({ p0: { hand: ['probe'] }, p1: { hand: ['scout', 'howl'] } });
    t.p0.plays('probe');
    expect(t.p0).toBeOffered(['scout'], { orDecline: false });
    t.p0.chooses('scout');
    expect(t.where('scout')).toBe('p1 discard');
    expect(t.p0.cannotPlay('probe')).not.toBe(null);
  });

  it('cannot be taken back once the hand was seen', () => {
    const t = table(setup);
    t.p0.plays('probe');
    expect(t.legal('p0').undo).toBe(true);
    t.p0.chooses('p1');
    expect(t.legal('p0').undo).toBe(false);
  });

  it('does nothing with an empty hand', () => {
    const t = table({ p0: { hand: ['probe'] } });
    t.p0.plays('probe');
    expect(t).toBeSettled();
  });
});
