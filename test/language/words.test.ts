/** Words of the language that few cards need. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../catalog';
import { type Setup, type Table, table } from '../table';

const catalog = await catalogWith('words');
const words = (setup: Setup): Table => table({ catalog, ...setup });

describe('what is chosen together', () => {
  it('samePower: only minions that have a match are offered, and both must match', () => {
    const bases = { tortuga: { p0: ['invader', 'zapbot', 'king-rex'] }, 'tar-pits': { p0: ['saucy-wench', 'scout'] } };
    const t = words({ p0: { hand: ['twins'] }, bases });
    t.p0.plays('twins');
    expect(t.p0).toBeOffered(['invader', 'saucy-wench', 'scout'], { orDecline: false });
    t.p0.chooses('invader', 'scout');
    expect([t.power('invader'), t.power('scout'), t.power('saucy-wench')]).toEqual([4, 4, 3]);
    expect(t).toBeSettled();
  });

  it('two pairs are not mixed', () => {
    const t = words({
      p0: { hand: ['twins'] },
      bases: { tortuga: { p0: ['invader', 'scout', 'zapbot', 'first-mate'] } },
    });
    t.p0.plays('twins');
    expect(() => t.p0.chooses('invader', 'zapbot')).toThrow('notTogether');
    t.p0.chooses('zapbot', 'first-mate');
    expect([t.power('zapbot'), t.power('first-mate'), t.power('invader')]).toEqual([3, 3, 3]);
  });

  it('where no two match, as many are chosen as there are', () => {
    const t = words({ p0: { hand: ['twins'] }, bases: { tortuga: { p0: ['invader', 'zapbot'] } } });
    t.p0.plays('twins');
    expect(t.p0).toBeOffered(['invader', 'zapbot'], { orDecline: false });
    t.p0.chooses('zapbot');
    expect(t.power('zapbot')).toBe(3);
  });

  it('TERM-may-4 sameFaction at one base: two or none, and no question where there are no two', () => {
    const alone = { tortuga: { p0: ['zapbot', 'scout'] }, 'tar-pits': { p1: ['hoverbot'] } };
    const none = words({ p0: { hand: ['guild'] }, bases: alone });
    none.p0.plays('guild');
    expect(none).toBeSettled();
    const t = words({
      p0: { hand: ['guild'] },
      bases: { ...alone, 'jungle-oasis': { p0: ['warbot'], p1: ['nukebot'] } },
    });
    t.p0.plays('guild');
    t.p0.chooses('yes');
    expect([t.power('warbot'), t.power('nukebot'), t.power('hoverbot')]).toEqual([5, 6, 3]);
    expect(t).toBeSettled();
  });
});

describe('mentionedBy', () => {
  it('finds what the text of a minion names, and nothing else', () => {
    const p0 = { hand: ['errand'], deck: ['watchman', 'journeyman', 'scout'] };
    const t = words({ p0, bases: { tortuga: { p1: ['watchman', 'invader'] } } });
    t.p0.plays('errand');
    t.p0.chooses('watchman');
    expect(t.p0).toBeOffered(['journeyman']);
    t.p0.chooses('journeyman');
    expect(t.zone('p0', 'hand')).toEqual(['journeyman']);
    const silent = words({ p0, bases: { tortuga: { p1: ['invader'] } } });
    silent.p0.plays('errand');
    expect(silent.p0).toBeOffered([]);
  });
});

describe('the action of a trigger', () => {
  it('was played on its base even if it has left since', () => {
    const t = words({
      p0: { hand: ['flourish', 'overrun'] },
      bases: { tortuga: { p0: ['scout'] }, 'tar-pits': { p0: ['watchman'] } },
    });
    t.p0.plays('flourish');
    t.p0.chooses('tortuga');
    expect([t.where('overrun'), t.counters('scout'), t.counters('watchman')]).toEqual(['p0 discard', 1, 0]);
    expect(t).toBeSettled();
  });
});

describe('a card that comes into play inside an effect', () => {
  it.each([
    ['herald', 'scout', 2],
    ['scout', 'herald', 1],
  ])('%s, then %s: it sees the action that brought it, and what is played after it', (first, second, drawn) => {
    const t = words({ p0: { hand: ['parade', 'herald', 'scout'] }, bases: { tortuga: {} } });
    t.p0.plays('parade');
    t.p0.chooses(first);
    t.p0.chooses(second);
    expect(t.zone('p0', 'hand')).toHaveLength(drawn);
    expect(t).toBeSettled();
  });
});

describe('play', () => {
  it.each([
    ['p0', 'tar-pits'],
    ['p1', 'p1 hand'],
  ] as const)('a returned card of %s ends at %s: not out of the hand of another', (owner, where) => {
    const t = words({
      p0: { hand: ['recast'] },
      bases: { tortuga: { p0: [{ card: 'overrun', owner }] }, 'tar-pits': {} },
    });
    t.p0.plays('recast');
    if (owner === 'p0') t.p0.chooses('overrun');
    if (owner === 'p0') t.p0.chooses('tar-pits');
    expect(t.where('overrun')).toBe(where);
    expect(t).toBeSettled();
  });

  it('of what was searched, where what was picked before it was', () => {
    const t = words({
      p0: { hand: ['relief'], deck: ['scout'] },
      bases: { tortuga: { p1: ['invader'] }, 'tar-pits': {} },
    });
    t.p0.plays('relief');
    t.p0.chooses('scout');
    t.p0.chooses('scout');
    expect(t.where('scout')).toBe('tortuga');
    expect(t).toBeSettled();
  });
});
