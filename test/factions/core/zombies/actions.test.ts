/** The actions of the Zombies. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../table';

describe('zombies/grave-robbing', () => {
  it('places a card of any type from your discard pile into your hand', () => {
    const t = table({
      p0: { hand: ['grave-robbing'], discard: ['king-rex', 'grave-robbing'] },
      p1: { discard: ['invader'] },
    });
    const played = t.id('grave-robbing');
    t.p0.plays('grave-robbing');
    expect(t.p0).toBeOffered(['king-rex', 'grave-robbing'], { orDecline: false });
    t.p0.chooses('grave-robbing');
    expect(t.zone('p0', 'hand')).toEqual(['grave-robbing']);
    expect(t.state.players[0]?.discard).toEqual([t.id('king-rex'), played]);
    expect(t).toBeSettled();
  });

  it('cannot fetch itself', () => {
    const t = table({ p0: { hand: ['grave-robbing'] } });
    t.p0.plays('grave-robbing');
    expect(t.zone('p0', 'discard')).toEqual(['grave-robbing']);
    expect(t).toBeSettled();
  });
});

describe('zombies/lend-a-hand', () => {
  const start = () => {
    const t = table({
      p0: { hand: ['lend-a-hand'], deck: ['outbreak'], discard: ['king-rex', 'walker', 'walker', 'mall-crawl'] },
    });
    t.p0.plays('lend-a-hand');
    return t;
  };

  it('shuffles the chosen cards of your discard pile into your deck', () => {
    const t = start();
    expect(t.p0).toBeOffered(['king-rex', 'walker', 'walker', 'mall-crawl'], { orDecline: true });
    t.p0.chooses('walker', 'mall-crawl');
    expect(t.zone('p0', 'deck').sort()).toEqual(['mall-crawl', 'outbreak', 'walker']);
    expect(t.zone('p0', 'discard')).toEqual(['king-rex', 'walker', 'lend-a-hand']);
    expect(t.told()).toContain('shuffled');
    expect(t).toBeSettled();
  });

  it('leaves only itself in the discard pile if all are chosen', () => {
    const t = start();
    t.p0.chooses('king-rex', 'walker', 'walker', 'mall-crawl');
    expect(t.zone('p0', 'discard')).toEqual(['lend-a-hand']);
    expect(t.zone('p0', 'deck')).toHaveLength(5);
  });

  it('may choose none', () => {
    const t = start();
    t.p0.declines();
    expect(t.zone('p0', 'deck')).toEqual(['outbreak']);
    expect(t).toBeSettled();
  });
});

describe('zombies/mall-crawl', () => {
  const start = () => {
    const t = table({ p0: { hand: ['mall-crawl'], deck: ['walker', 'outbreak', 'walker', 'walker', 'king-rex'] } });
    t.p0.plays('mall-crawl');
    return t;
  };

  it('discards any number of cards of one name from your deck and shuffles it', () => {
    const t = start();
    expect(t.p0).toBeOffered(['walker', 'walker', 'walker', 'outbreak', 'king-rex'], { orDecline: true });
    expect(() => t.p0.chooses('walker', 'outbreak')).toThrow('notTogether');
    t.p0.chooses('walker', 'walker');
    expect(t.zone('p0', 'discard')).toEqual(['walker', 'walker', 'mall-crawl']);
    expect(t.zone('p0', 'deck').sort()).toEqual(['king-rex', 'outbreak', 'walker']);
    expect(t.told()).toContain('shuffled');
    expect(t).toBeSettled();
  });

  it('may take actions, or nothing', () => {
    const t = start();
    t.p0.chooses('outbreak');
    expect(t.zone('p0', 'discard')).toEqual(['outbreak', 'mall-crawl']);
    const none = start();
    none.p0.declines();
    expect(none.zone('p0', 'discard')).toEqual(['mall-crawl']);
    expect(none.told()).toContain('shuffled');
    expect(none).toBeSettled();
  });
});

describe('zombies/not-enough-bullets', () => {
  const start = (discard: readonly string[]) => {
    const t = table({ p0: { hand: ['not-enough-bullets'], discard } });
    t.p0.plays('not-enough-bullets');
    return t;
  };

  it('places any number of minions of one name from your discard pile into your hand', () => {
    const t = start(['walker', 'king-rex', 'walker', 'outbreak', 'walker']);
    expect(t.p0).toBeOffered(['walker', 'walker', 'walker', 'king-rex'], { orDecline: true });
    expect(() => t.p0.chooses('walker', 'king-rex')).toThrow('notTogether');
    t.p0.chooses('walker', 'walker', 'walker');
    expect(t.zone('p0', 'hand')).toEqual(['walker', 'walker', 'walker']);
    expect(t.zone('p0', 'discard')).toEqual(['king-rex', 'outbreak', 'not-enough-bullets']);
    expect(t).toBeSettled();
  });

  it('may take fewer, or none', () => {
    const t = start(['walker', 'walker']);
    t.p0.chooses('walker');
    expect(t.zone('p0', 'hand')).toEqual(['walker']);
    const none = start(['walker']);
    none.p0.declines();
    expect(none.zone('p0', 'hand')).toEqual([]);
    expect(none).toBeSettled();
  });

  it('does nothing without a minion in the discard pile', () => {
    expect(start(['outbreak'])).toBeSettled();
  });
});

describe('zombies/outbreak', () => {
  it('gives an extra minion at a base where you control no minion when it is played', () => {
    const t = table({
      p0: { hand: ['outbreak', 'king-rex', 'invader', 'collector'] },
      bases: {
        'jungle-oasis': { p0: ['walker'] },
        'tar-pits': { p1: [{ card: 'grave-digger', owner: 'p0' }] },
        tortuga: { p0: ['overrun'] },
      },
    });
    t.p0.plays('outbreak');
    t.p0.plays('king-rex', { on: 'jungle-oasis' });
    expect(t.p0.cannotPlay('invader', { on: 'jungle-oasis' })).toBe('notThere');
    expect(t.p0.cannotPlay('invader', { on: 'tortuga' })).toBe(null);
    t.p0.plays('invader', { on: 'tar-pits' });
    expect(t.p0.cannotPlay('collector', { on: 'tortuga' })).toBe('noMinionPlayLeft');
    expect(t).toBeSettled();
  });

  it('may be kept until the free minion has been played, which may fill the last empty base', () => {
    const t = table({
      p0: { hand: ['outbreak', 'king-rex', 'invader'] },
      bases: { 'jungle-oasis': { p0: ['walker'] }, tortuga: {} },
    });
    t.p0.plays('outbreak');
    t.p0.plays('king-rex', { on: 'tortuga', using: 'free' });
    expect(t.p0.cannotPlay('invader', { on: 'tortuga' })).not.toBe(null);
    expect(t.p0.cannotPlay('invader', { on: 'jungle-oasis' })).not.toBe(null);
  });

  it('gives nothing from the discard pile and nothing with minions everywhere', () => {
    const t = table({
      p0: { hand: ['outbreak', 'king-rex', 'invader'], discard: ['collector'] },
      bases: { 'jungle-oasis': { p0: ['walker'] } },
    });
    t.p0.plays('outbreak');
    expect(t.p0.cannotPlay('collector', { on: 'jungle-oasis' })).toBe('notInHand');
    t.p0.plays('king-rex', { on: 'jungle-oasis' });
    expect(t.p0.cannotPlay('invader', { on: 'jungle-oasis' })).not.toBe(null);
  });
});

describe('zombies/overrun', () => {
  it('keeps other players from playing minions here until the start of your next turn', () => {
    const t = table({
      p0: { hand: ['overrun', 'walker'] },
      p1: { hand: ['king-rex', 'way-of-deception', 'overrun'] },
      bases: { 'tar-pits': {}, 'jungle-oasis': { p1: ['invader'] } },
    });
    t.p0.plays('overrun', { on: 'tar-pits' });
    t.p0.plays('walker', { on: 'tar-pits' });
    t.p0.chooses('keep');
    t.endTurn();
    expect(t.p1.cannotPlay('king-rex', { on: 'tar-pits' })).toBe('notThere');
    expect(t.p1.cannotPlay('overrun', { on: 'tar-pits' })).toBe(null);
    t.p1.plays('way-of-deception');
    expect(t.where('invader')).toBe('tar-pits');
    t.p1.plays('king-rex', { on: 'jungle-oasis' });
    expect(t.where('overrun')).toBe('tar-pits');
    t.endTurn();
    expect(t.where('overrun')).not.toBe('tar-pits');
    expect(t.zone('p0', 'discard')).toEqual(['overrun']);
  });

  it('blocks Shinobi and Hidden Ninja of other players, not your own', () => {
    const t = table({
      p0: { hand: ['shinobi'] },
      p1: { hand: ['shinobi', 'hidden-ninja', 'king-rex'] },
      bases: { 'jungle-oasis': { p0: ['overrun', 'king-rex', 'ninja-master'] } },
    });
    t.p0.finishes();
    t.p0.chooses('shinobi');
    expect(t.total('jungle-oasis', 'p0')).toBe(15);
    expect(t.p1).toBeOffered(['hidden-ninja'], { orDecline: true });
    t.p1.chooses('hidden-ninja');
    expect(t.zone('p1', 'hand')).toEqual(['shinobi', 'king-rex']);
    expect(t.vp('p0')).toBe(2);
    expect(t).toBeSettled();
  });
});

describe('zombies/they-keep-coming', () => {
  it('may play a minion of any power from your discard pile as an extra minion', () => {
    const t = table({
      p0: { hand: ['they-keep-coming', 'invader'], discard: ['king-rex', 'walker', 'outbreak'] },
      bases: { 'tar-pits': {}, tortuga: {} },
    });
    t.p0.plays('they-keep-coming');
    expect(t.p0).toBeOffered(['king-rex', 'walker'], { orDecline: true });
    t.p0.chooses('walker');
    expect(t.p0).toBeOffered(['tar-pits', 'tortuga'], { orDecline: false });
    t.p0.chooses('tortuga');
    expect(t.p0.prompt).toBe('topCard');
    t.p0.chooses('keep');
    expect(t.where('walker')).toBe('tortuga');
    t.p0.plays('invader', { on: 'tar-pits' });
    expect(t).toBeSettled();
  });

  it('is now or never', () => {
    const t = table({ p0: { hand: ['they-keep-coming', 'invader', 'collector'], discard: ['king-rex'] } });
    t.p0.plays('they-keep-coming');
    t.p0.declines();
    expect(t.p0.cannotPlay('king-rex', { on: 'jungle-oasis' })).toBe('notInHand');
    t.p0.plays('invader', { on: 'jungle-oasis' });
    expect(t.p0.cannotPlay('collector', { on: 'jungle-oasis' })).toBe('noMinionPlayLeft');
  });

  it('does nothing without a minion in the discard pile', () => {
    const t = table({ p0: { hand: ['they-keep-coming', 'invader', 'collector'], discard: ['outbreak'] } });
    t.p0.plays('they-keep-coming');
    expect(t).toBeSettled();
    t.p0.plays('invader', { on: 'jungle-oasis' });
    expect(t.p0.cannotPlay('collector', { on: 'jungle-oasis' })).toBe('noMinionPlayLeft');
  });
});

describe('zombies/theyre-coming-to-get-you', () => {
  const bases = { 'tar-pits': { p0: ['theyre-coming-to-get-you'] }, tortuga: {} };

  it('lets you use your minion plays for minions of your discard pile here, as often as you have plays', () => {
    const t = table({
      p0: { hand: ['summon', 'outbreak'], discard: ['king-rex', 'invader', 'collector', 'mall-crawl'] },
      bases,
    });
    expect(t.p0.cannotPlay('king-rex', { on: 'tortuga' })).toBe('notInHand');
    expect(t.p0.cannotPlay('mall-crawl')).toBe('notInHand');
    t.p0.plays('summon');
    t.p0.plays('king-rex', { on: 'tar-pits' });
    t.p0.plays('invader', { on: 'tar-pits' });
    expect(t.zone('p0', 'discard')).toEqual(['collector', 'mall-crawl', 'summon']);
    expect(t.p0.cannotPlay('collector', { on: 'tar-pits' })).not.toBe(null);
    expect(t).toBeSettled();
  });

  it('keeps the limits of an extra play', () => {
    const t = table({ p0: { hand: ['zapbot'], discard: ['invader', 'war-raptor'] }, bases });
    t.p0.plays('zapbot', { on: 'tortuga' });
    expect(t.p0.cannotPlay('invader', { on: 'tar-pits' })).not.toBe(null);
    t.p0.plays('war-raptor', { on: 'tar-pits' });
    expect(t.where('war-raptor')).toBe('tar-pits');
  });

  it('helps only its controller, and only as long as it is here', () => {
    const t = table({ p0: { hand: ['disenchant'], discard: ['invader'] }, p1: { discard: ['collector'] }, bases });
    expect(t.p0.cannotPlay('invader', { on: 'tar-pits' })).toBe(null);
    t.endTurn();
    expect(t.p1.cannotPlay('collector', { on: 'tar-pits' })).toBe('notInHand');
    t.endTurn();
    t.p0.plays('disenchant');
    expect(t.p0.cannotPlay('invader', { on: 'tar-pits' })).toBe('notInHand');
  });

  it('works at each base that has one', () => {
    const two = {
      'tar-pits': { p0: ['theyre-coming-to-get-you'] },
      tortuga: { p0: ['theyre-coming-to-get-you'] },
      'jungle-oasis': {},
    };
    const t = table({ p0: { discard: ['invader'] }, bases: two });
    expect(t.p0.cannotPlay('invader', { on: 'jungle-oasis' })).toBe('notInHand');
    expect(t.p0.cannotPlay('invader', { on: 'tar-pits' })).toBe(null);
    expect(t.p0.cannotPlay('invader', { on: 'tortuga' })).toBe(null);
  });

  it('is not for extra minions tied to one card', () => {
    const t = table({ p0: { hand: ['hoverbot'], deck: ['king-rex', 'walker'], discard: ['invader'] }, bases });
    t.p0.plays('hoverbot', { on: 'tortuga' });
    t.p0.declines();
    expect(t.p0.cannotPlay('invader', { on: 'tar-pits' })).not.toBe(null);
  });
});
