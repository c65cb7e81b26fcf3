/** What a player did without any effect is told (`nothingHappened`), whatever verb it was about. */
import { describe, expect, it } from 'vitest';
import { type Setup, type Table, table } from '../table';

const FACTORY = 'factory-436-1337';

/** The events after the first, which says what was played or used. */
const followed = (t: Table): string[] => t.told().slice(1);

describe('EX-PLAY-1 actions without effect', () => {
  const actions: readonly [string, string, Setup, (t: Table) => void][] = [
    ['destroy', 'seeing-stars', {}, () => {}],
    ['destroy each', 'cannon', {}, () => {}],
    ['return, in TypeScript', 'disguise', {}, () => {}],
    ['move', 'full-sail', {}, () => {}],
    ['place counters', 'jolt', {}, () => {}],
    ['take from the discard pile', 'grave-robbing', {}, () => {}],
    ['discard', 'take-the-shinies', { p1: { hand: [] } }, () => {}],
    [
      'an action none of whose parts was wanted',
      'full-sail',
      { bases: { [FACTORY]: { p0: ['scout'] }, tortuga: {} } },
      (t) => t.p0.declines(),
    ],
  ];

  it.each(actions)('%s: %s', (_what, card, setup, answer) => {
    const t = table({ bases: { tortuga: {} }, ...setup, p0: { hand: [card] } });
    t.p0.plays(card);
    answer(t);
    expect(t.told().filter((type) => type !== 'played')).toEqual(['nothingHappened']);
    expect(t.where(card)).toBe('p0 discard');
  });

  it('says nothing of an action that did something, if only in part', () => {
    const t = table({ p0: { hand: ['make-my-day'], deck: ['scout'] }, bases: { tortuga: { p0: ['lady-whirlwind'] } } });
    t.p0.plays('make-my-day'); // nobody to destroy, but a card to draw
    expect(t.told()).toContain('drew');
    const quiet = table({ p0: { hand: ['infiltrate'] }, bases: { 'the-central-brain': {} } });
    quiet.p0.plays('infiltrate', { on: 'the-central-brain' });
    while (quiet.decision) quiet.p0.declines();
    expect(quiet.told()).not.toContain('nothingHappened');
  });
});

describe('TERM-talent-1 talents without effect', () => {
  it('a condition that does not hold', () => {
    const t = table({ bases: { tortuga: { p0: ['charming-princess'] } } });
    t.p0.uses('charming-princess');
    expect(followed(t)).toEqual(['nothingHappened']);
  });

  it('nobody to choose, in TypeScript and in a transfer', () => {
    for (const card of ['killer-queen', 'soldier']) {
      const t = table({ bases: { tortuga: { p0: [card] } } });
      t.p0.uses(card);
      expect(followed(t)).toEqual(['nothingHappened']);
    }
  });
});

describe('TERM-special-1 Specials without effect', () => {
  it('a Special that is used and then turned down', () => {
    const t = table({
      p0: { hand: ['full-sail'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'king-rex'] }, tortuga: {} },
    });
    t.p0.finishes();
    t.p0.chooses('full-sail');
    t.p0.declines();
    expect(t.told()).toContain('nothingHappened');
  });
});
