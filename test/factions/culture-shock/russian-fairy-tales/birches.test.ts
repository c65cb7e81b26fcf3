/** The Birch and The Birch Woman, who turn into each other. */
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../../../catalog';
import { table } from '../../../table';

const room = await catalogWith('room');

describe('russian-fairy-tales/the-birch-woman', () => {
  it('fetches The Birch from hand, deck or discard pile and plays it anywhere, at once', () => {
    const t = table({
      p0: { hand: ['the-birch'], deck: ['howl'] },
      p1: { hand: ['seeing-stars'] },
      active: 'p1',
      bases: {
        tortuga: { p0: [{ card: 'the-birch-woman', with: { p1: ['mark-of-sleep', 'poison'] } }] },
        'jungle-oasis': {},
      },
    });
    t.p1.plays('seeing-stars');
    expect(t.p0.prompt).toBe('useAbility');
    t.p0.chooses('yes');
    t.p0.chooses('no'); // need not search the deck
    expect(t.p0).toBeOffered(['the-birch'], { orDecline: true });
    t.p0.chooses('the-birch');
    expect(t.p0).toBeOffered(['tortuga', 'jungle-oasis'], { orDecline: false });
    t.p0.chooses('jungle-oasis');
    expect([t.where('the-birch'), t.where('the-birch-woman'), t.told().includes('shuffled')]).toEqual([
      'jungle-oasis',
      'p0 discard',
      false,
    ]);
    expect(t).toBeSettled();
  });

  it.each(['deck', 'discard'] as const)('finds it in the %s and may keep it in hand', (zone) => {
    const t = table({
      p0: { deck: ['howl'], [zone]: ['gnome', 'the-birch'], hand: ['powderkeg'] },
      bases: { tortuga: { p0: ['the-birch-woman'] } },
    });
    t.p0.plays('powderkeg');
    t.p0.chooses('yes');
    if (zone === 'discard') t.p0.chooses('yes');
    expect(t.p0).toBeOffered(['the-birch']);
    t.p0.chooses('the-birch');
    expect(t.told()).toContain('shuffled');
    expect(t.p0).toBeOffered(['the-birch'], { orDecline: true });
    t.p0.declines();
    expect([t.where('the-birch'), t.p0.cannotPlay('the-birch', { on: 'tortuga' })]).toEqual(['p0 hand', null]);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-BIRCHWOMAN also when discarded after scoring; EX-CLAR-NOW The Birch is then played at once', () => {
    const t = table({
      p0: { hand: ['the-birch'], deck: ['howl', 'howl', 'howl'] },
      bases: { 'jungle-oasis': { p0: ['king-rex', 'the-birch-woman', 'zapbot'] }, tortuga: {} },
    });
    t.p0.finishes();
    t.p0.chooses('yes');
    t.p0.chooses('no');
    t.p0.chooses('the-birch');
    t.p0.chooses('tortuga');
    expect([t.where('the-birch'), t.where('the-birch-woman')]).toEqual(['tortuga', 'p0 discard']);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-BIRCHWOMAN not when returned, put into a deck, or destroyed into one', () => {
    const p0 = { hand: ['the-birch'] };
    const returned = table({
      p0,
      p1: { hand: ['abduction'] },
      active: 'p1',
      bases: { tortuga: { p0: ['the-birch-woman'] } },
    });
    returned.p1.plays('abduction');
    expect(returned.where('the-birch-woman')).toBe('p0 hand');
    expect(returned).toBeSettled();
    const buried = table({
      p0: { ...p0, hand: ['powderkeg', 'the-birch'] },
      bases: { 'tar-pits': { p0: ['the-birch-woman'] } },
    });
    buried.p0.plays('powderkeg');
    expect(buried.where('the-birch-woman')).toBe('p0 deck');
    expect(buried).toBeSettled();
    const placed = table({
      p0: { hand: ['the-birch'], deck: ['gnome'] },
      p1: { hand: ['transformation'] },
      active: 'p1',
      bases: { tortuga: { p0: ['the-birch-woman'] } },
    });
    placed.p1.plays('transformation');
    expect(placed.where('the-birch-woman')).toBe('p0 deck');
    expect(placed).toBeSettled();
  });

  it('not when discarded from hand; may be declined; finds nothing without The Birch', () => {
    const hand = table({
      p0: { hand: ['the-birch-woman', 'the-birch'] },
      p1: { hand: ['probe'] },
      active: 'p1',
    });
    hand.p1.plays('probe');
    hand.p1.chooses('the-birch-woman');
    expect(hand.where('the-birch-woman')).toBe('p0 discard');
    expect(hand).toBeSettled();
    const declined = table({
      p0: { hand: ['powderkeg'], deck: ['the-birch'] },
      bases: { tortuga: { p0: ['the-birch-woman'] } },
    });
    declined.p0.plays('powderkeg');
    declined.p0.declines();
    expect(declined.where('the-birch')).toBe('p0 deck');
    expect(declined).toBeSettled();
    const none = table({
      p0: { hand: ['powderkeg'], deck: ['gnome', 'howl'] },
      bases: { tortuga: { p0: ['the-birch-woman'] } },
    });
    none.p0.plays('powderkeg');
    none.p0.chooses('yes');
    expect(none.p0).toBeOffered([]); // they have looked
    none.p0.declines();
    expect([none.zone('p0', 'deck').length, none.told().includes('shuffled')]).toEqual([2, true]);
  });

  it('is for whoever controls it, who looks into their own cards', () => {
    const t = table({
      p0: { hand: ['the-birch'] },
      p1: { hand: ['powderkeg'], deck: ['howl'] },
      active: 'p1',
      bases: { tortuga: { p1: [{ card: 'the-birch-woman', owner: 'p0' }] } },
    });
    t.p1.plays('powderkeg');
    t.p1.chooses('yes');
    expect(t.p1).toBeOffered([]);
    t.p1.declines();
    expect([t.where('the-birch'), t.where('the-birch-woman')]).toEqual(['p0 hand', 'p0 discard']);
  });
});

describe('russian-fairy-tales/the-birch', () => {
  const sprouting = (p1: { hand?: string[]; deck?: string[]; discard?: string[] }) => {
    const t = table({
      p1,
      bases: { tortuga: { p1: ['the-birch'] }, 'jungle-oasis': { p1: ['scout'] } },
    });
    t.p0.finishes();
    return t;
  };

  it('EX-CORNER-17 EX-CLAR-NOW at the start of your turn becomes The Birch Woman, here and at once', () => {
    const t = sprouting({ hand: ['the-birch-woman', 'gnome'] });
    expect(t.p1.prompt).toBe('useAbility');
    t.p1.chooses('yes');
    t.p1.chooses('no');
    expect(t.p1).toBeOffered(['the-birch-woman'], { orDecline: true });
    t.p1.chooses('the-birch-woman'); // not at the other base
    expect([t.where('the-birch-woman'), t.where('the-birch'), t.state.step]).toEqual([
      'tortuga',
      'p1 discard',
      'playCards',
    ]);
    t.p1.plays('gnome', { on: 'tortuga' });
    expect(t).toBeSettled();
  });

  it.each([
    [{ deck: ['howl', 'the-birch-woman'] }, ['yes']],
    [{ deck: ['howl'], discard: ['the-birch-woman', 'scout'] }, ['yes', 'no']],
  ])('finds her in %j, and may keep her in hand', (p1, answers) => {
    const t = sprouting(p1);
    for (const answer of answers) t.p1.chooses(answer);
    if (t.p1.prompt === 'search') t.p1.chooses('the-birch-woman');
    t.p1.declines();
    expect(t.where('the-birch-woman')).toBe('p1 hand');
    expect(t.p1.cannotPlay('the-birch-woman', { on: 'jungle-oasis' })).toBeNull(); // as the free minion
    expect(t).toBeSettled();
  });

  it('may be declined, and is not asked for on another turn', () => {
    const t = sprouting({ hand: ['the-birch-woman'] });
    t.p1.declines();
    expect(t.where('the-birch')).toBe('tortuga');
    t.p1.finishes();
    expect([t.state.active, t.where('the-birch')]).toEqual([0, 'tortuga']);
    expect(t).toBeSettled();
  });

  it('EX-CLAR-BIRCH destroyed by anything else it does nothing', () => {
    const t = table({
      p0: { hand: ['seeing-stars'] },
      p1: { hand: ['the-birch-woman'] },
      bases: { tortuga: { p1: ['the-birch'] } },
    });
    t.p0.plays('seeing-stars');
    expect([t.where('the-birch'), t.where('the-birch-woman')]).toEqual(['p1 discard', 'p1 hand']);
    expect(t).toBeSettled();
  });

  it('without being destroyed finds nobody', () => {
    const t = table({
      catalog: room,
      p1: { hand: ['the-birch-woman'] },
      bases: { tortuga: { p1: [{ card: 'the-birch', with: { p0: ['armor'] } }] } },
    });
    t.p0.finishes();
    t.p1.chooses('yes');
    expect([t.where('the-birch'), t.where('the-birch-woman')]).toEqual(['tortuga', 'p1 hand']);
    expect(t).toBeSettled();
  });

  it('comes back when The Birch Woman is felled; each mentions the other', () => {
    const t = table({
      p0: { hand: ['powderkeg'], discard: ['the-birch'], deck: ['howl'] },
      bases: { tortuga: { p0: ['the-birch-woman'] } },
    });
    t.p0.plays('powderkeg');
    t.p0.chooses('yes');
    t.p0.chooses('no');
    t.p0.chooses('the-birch');
    expect(t.where('the-birch')).toBe('tortuga');
    expect(t.game.def(t.id('the-birch')).mentions).toEqual(['The Birch Woman']);
    expect(t.game.def(t.id('the-birch-woman')).mentions).toEqual(['The Birch']);
  });
});
