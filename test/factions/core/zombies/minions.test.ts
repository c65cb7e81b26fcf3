/** The minions of the Zombies. */
import { describe, expect, it } from 'vitest';
import { type Setup, table } from '../../../table';

describe('zombies/zombie-lord', () => {
  const play = (setup: Setup) => {
    const t = table(setup);
    t.p0.plays('zombie-lord', { on: 'tortuga' });
    return t;
  };

  it('may play a small minion of the discard pile at each base where you have none, in any order', () => {
    const t = play({
      p0: {
        hand: ['zombie-lord', 'war-raptor'],
        discard: ['tenacious-z', 'walker', 'collector', 'invader', 'outbreak'],
      },
      bases: {
        tortuga: {},
        'jungle-oasis': { p0: ['king-rex'] },
        'tar-pits': {},
        'the-mothership': { p1: ['king-rex'] },
      },
    });
    expect(t.p0).toBeOffered(['tar-pits', 'the-mothership'], { orDecline: true });
    t.p0.chooses('the-mothership');
    expect(t.p0).toBeOffered(['tenacious-z', 'walker', 'collector'], { orDecline: false });
    t.p0.chooses('walker');
    expect(t.p0.prompt).toBe('topCard');
    t.p0.chooses('keep');
    expect(t.p0).toBeOffered(['tar-pits'], { orDecline: true });
    t.p0.chooses('tar-pits');
    t.p0.chooses('tenacious-z');
    expect([t.where('walker'), t.where('tenacious-z')]).toEqual(['the-mothership', 'tar-pits']);
    expect(t.zone('p0', 'discard')).toEqual(['collector', 'invader', 'outbreak']);
    expect(t).toBeSettled();
  });

  it('uses up no other minion play and may be declined for any base', () => {
    const t = play({
      p0: { hand: ['zombie-lord', 'war-raptor'], discard: ['walker', 'collector'] },
      bases: { tortuga: {}, 'tar-pits': {} },
    });
    t.p0.declines();
    expect(t.zone('p0', 'discard')).toEqual(['walker', 'collector']);
    expect(t.p0.cannotPlay('war-raptor', { on: 'tar-pits' })).toBe('noMinionPlayLeft');
    expect(t).toBeSettled();
  });

  it('plays one minion only if there is only one for two bases', () => {
    const t = play({
      p0: { hand: ['zombie-lord'], discard: ['tenacious-z'] },
      bases: { tortuga: {}, 'tar-pits': {}, 'jungle-oasis': {} },
    });
    t.p0.chooses('tar-pits');
    expect(t.where('tenacious-z')).toBe('tar-pits');
    expect(t).toBeSettled();
  });

  it('gives each base one minion, even if that minion leaves again', () => {
    const t = play({
      p0: { hand: ['zombie-lord'], discard: ['collector', 'tenacious-z'] },
      bases: { tortuga: {}, 'tar-pits': {}, 'jungle-oasis': { p0: ['king-rex'] } },
    });
    t.p0.chooses('tar-pits');
    t.p0.chooses('collector');
    t.p0.chooses('collector'); // returns itself
    expect(t.where('collector')).toBe('p0 hand');
    expect(t).toBeSettled();
  });

  it.each([
    [
      'a base where a minion of yours has another controller',
      { tortuga: {}, 'tar-pits': { p1: [{ card: 'walker', owner: 'p0' as const }] } },
      ['tar-pits'],
    ],
    ['no base where others forbid to play minions', { tortuga: {}, 'tar-pits': { p1: ['overrun'] } }, null],
    [
      'no base where you control a minion of another player',
      { tortuga: {}, 'tar-pits': { p0: [{ card: 'walker', owner: 'p1' as const }] } },
      null,
    ],
  ])('offers %s', (_, bases, offered) => {
    const t = play({ p0: { hand: ['zombie-lord'], discard: ['tenacious-z'] }, bases });
    expect(t.p0.offered).toEqual(offered);
  });

  it('asks nothing if the discard pile holds no small minion', () => {
    const t = play({
      p0: { hand: ['zombie-lord', 'walker'], discard: ['invader', 'outbreak'] },
      bases: { tortuga: {}, 'tar-pits': {} },
    });
    expect(t).toBeSettled();
  });
});

describe('zombies/grave-digger', () => {
  it('may place a minion of your discard pile into your hand', () => {
    const t = table({
      p0: { hand: ['grave-digger'], discard: ['king-rex', 'outbreak', 'walker'] },
      p1: { discard: ['invader'] },
    });
    t.p0.plays('grave-digger', { on: 'jungle-oasis' });
    expect(t.p0).toBeOffered(['king-rex', 'walker'], { orDecline: true });
    t.p0.chooses('walker');
    expect(t.zone('p0', 'hand')).toEqual(['walker']);
    expect(t.zone('p0', 'discard')).toEqual(['king-rex', 'outbreak']);
    expect(t).toBeSettled();
  });

  it('may be declined', () => {
    const t = table({ p0: { hand: ['grave-digger'], discard: ['walker'] } });
    t.p0.plays('grave-digger', { on: 'jungle-oasis' });
    t.p0.declines();
    expect(t.where('walker')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it.each([[[]], [['outbreak']]])('asks nothing with %j in the discard pile', (discard) => {
    const t = table({ p0: { hand: ['grave-digger'], discard } });
    t.p0.plays('grave-digger', { on: 'jungle-oasis' });
    expect(t).toBeSettled();
  });
});

describe('zombies/tenacious-z', () => {
  it('may be played from the discard pile as an extra minion, one each turn', () => {
    const t = table({
      p0: { hand: ['king-rex'], discard: ['tenacious-z', 'tenacious-z'] },
      bases: { 'tar-pits': {}, 'jungle-oasis': {} },
    });
    t.p0.uses('tenacious-z');
    expect(t.p0).toBeOffered(['tar-pits', 'jungle-oasis'], { orDecline: false });
    t.p0.chooses('tar-pits');
    expect(t.where('tenacious-z')).toBe('tar-pits');
    expect(t.p0.canUse('tenacious-z')).toBe(false);
    t.p0.plays('king-rex', { on: 'jungle-oasis' });
    t.endTurn();
    expect(t.p1.canUse('tenacious-z')).toBe(false);
    t.endTurn();
    expect(t.p0.canUse('tenacious-z')).toBe(true);
  });

  it('counts as used also for the same card once it is back in the discard pile', () => {
    const t = table({ p0: { hand: ['ninja-master'], discard: ['tenacious-z'] } });
    t.p0.uses('tenacious-z');
    t.p0.plays('ninja-master', { on: 'jungle-oasis' });
    t.p0.chooses('tenacious-z');
    expect(t.where('tenacious-z')).toBe('p0 discard');
    expect(t.p0.canUse('tenacious-z')).toBe(false);
  });

  it('may still be used after another was played from the hand', () => {
    const t = table({ p0: { hand: ['tenacious-z'], discard: ['tenacious-z'] }, bases: { 'tar-pits': {} } });
    t.p0.plays('tenacious-z', { on: 'tar-pits' });
    t.p0.uses('tenacious-z');
    expect(t.total('tar-pits', 'p0')).toBe(4);
    expect(t).toBeSettled();
  });

  it('cannot be used on the turn of others, before a base scores, or where nothing can be played', () => {
    const t = table({
      p1: { discard: ['tenacious-z'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'king-rex'] } },
      options: { priority: 'always' },
    });
    expect(t.p1.canUse('tenacious-z')).toBe(false);
    t.p0.finishes();
    t.p0.passes();
    expect(t.p1).toBeOffered([], { orDecline: true });
    const shut = table({ p0: { discard: ['tenacious-z'] }, bases: { 'tar-pits': { p1: ['overrun'] } } });
    expect(shut.p0.canUse('tenacious-z')).toBe(false);
  });
});

describe('zombies/walker', () => {
  it('looks at the top card of the deck and discards it or leaves it', () => {
    const start = () => {
      const t = table({ p0: { hand: ['walker'], deck: ['outbreak', 'king-rex'] } });
      t.p0.plays('walker', { on: 'jungle-oasis' });
      return t;
    };
    const t = start();
    expect(t.p0).toBeOffered(['discard', 'keep'], { orDecline: false });
    t.p0.chooses('discard');
    expect([t.zone('p0', 'deck'), t.zone('p0', 'discard')]).toEqual([['king-rex'], ['outbreak']]);
    expect(t).toBeSettled();
    const kept = start();
    kept.p0.chooses('keep');
    expect([kept.zone('p0', 'deck'), kept.zone('p0', 'discard')]).toEqual([['outbreak', 'king-rex'], []]);
    expect(kept).toBeSettled();
  });

  it('shows the card to nobody else unless it is discarded', () => {
    const t = table({ p0: { hand: ['walker'], deck: ['outbreak', 'king-rex'] } });
    t.p0.plays('walker', { on: 'jungle-oasis' });
    const top = t.id('outbreak');
    const seen = () => [t.view('p0'), t.view('p1'), t.view(null)].map(({ cards }) => cards[top] !== undefined);
    expect(seen()).toEqual([true, false, false]);
    expect(JSON.stringify(t.events)).not.toContain('outbreak');
    t.p0.chooses('discard');
    expect(seen()).toEqual([true, true, true]);
  });

  it('TURN-4.5 shuffles the discard pile into an empty deck first, and does nothing without any card', () => {
    const t = table({ p0: { hand: ['walker'], deck: [], discard: ['outbreak'] } });
    t.p0.plays('walker', { on: 'jungle-oasis' });
    t.p0.chooses('keep');
    expect([t.zone('p0', 'deck'), t.zone('p0', 'discard')]).toEqual([['outbreak'], []]);
    const bare = table({ p0: { hand: ['walker'], deck: [] } });
    bare.p0.plays('walker', { on: 'jungle-oasis' });
    expect(bare).toBeSettled();
  });
});
