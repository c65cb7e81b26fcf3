/** What a player sees and may do, and what nobody else sees. */
import { describe, expect, it } from 'vitest';
import { table } from './table';

describe('the view of a player', () => {
  it('has their own hand and only the number of cards in other hands and in decks', () => {
    const t = table({
      p0: { hand: ['shinobi', 'poison'], deck: ['walker'] },
      p1: { hand: ['scout'] },
      bases: { tortuga: {} },
    });
    const { players, cards, baseDeck } = t.view('p0');
    expect(players[0]).toMatchObject({ hand: [t.id('shinobi'), t.id('poison')], handSize: 2, deck: 1 });
    expect(players[1]).toMatchObject({ handSize: 1, deck: 10 });
    expect(players[1]).not.toHaveProperty('hand');
    expect(cards).toHaveProperty(String(t.id('shinobi')));
    for (const hidden of ['scout', 'walker']) expect(cards).not.toHaveProperty(String(t.id(hidden)));
    expect(baseDeck).toBe(6);
    expect(JSON.stringify(t.view('p0'))).not.toContain('rng');
    expect(JSON.stringify(t.view('p0'))).not.toContain('checkpoint');
  });

  it('has no hand for a spectator', () => {
    const t = table({ p0: { hand: ['shinobi'] }, bases: { tortuga: { p1: ['scout'] } } });
    const view = t.view(null);
    expect(view.players.every((player) => !('hand' in player))).toBe(true);
    expect(view.legal).toMatchObject({ plays: [], uses: [], finish: false, answer: false, undo: false });
    expect(view.cards).not.toHaveProperty(String(t.id('shinobi')));
  });

  it('shows a question with its options only to who is asked', () => {
    const t = table({ p0: { hand: ['tiger-assassin'] }, bases: { tortuga: { p1: ['first-mate'] } } });
    t.p0.plays('tiger-assassin', { on: 'tortuga' });
    expect(t.view('p0').decision).toMatchObject({ player: 0, prompt: 'destroy', options: [t.id('first-mate')] });
    for (const seat of ['p1', null] as const) {
      expect(t.view(seat).decision).toEqual({
        player: 0,
        kind: 'choose',
        prompt: 'destroy',
        source: t.id('tiger-assassin'),
      });
    }
  });

  it('TERM-look-1 shows cards that are looked at only to who looks', () => {
    const t = table({ p0: { hand: ['probe'] }, p1: { hand: ['scout', 'poison'] }, p2: {}, bases: { tortuga: {} } });
    t.p0.plays('probe');
    t.p0.chooses('p1');
    expect(t.view('p0').cards).toHaveProperty(String(t.id('poison')));
    for (const seat of ['p2', null] as const) {
      for (const card of ['scout', 'poison']) expect(t.view(seat).cards).not.toHaveProperty(String(t.id(card)));
    }
  });

  it('shows a card found in the deck to who is asked where to play it, and to nobody else', () => {
    const t = table({
      p0: { hand: ['powderkeg'], deck: ['the-birch', 'gnome'] },
      bases: { tortuga: { p0: ['the-birch-woman'] }, 'jungle-oasis': {} },
    });
    t.p0.plays('powderkeg');
    t.p0.chooses('yes');
    t.p0.chooses('the-birch');
    t.p0.chooses('the-birch');
    expect(t.view('p0').decision).toMatchObject({ prompt: 'playOn', params: { card: t.id('the-birch') } });
    expect(t.view('p0').cards).toHaveProperty(String(t.id('the-birch')));
    for (const seat of ['p1', null] as const) expect(t.view(seat).cards).not.toHaveProperty(String(t.id('the-birch')));
  });

  it('tells for each base the total, the breakpoint and who would take which place', () => {
    const t = table({ bases: { 'the-central-brain': { p0: ['king-rex'], p1: ['first-mate'] } } });
    expect(t.view('p1').bases).toEqual([
      {
        id: t.id('the-central-brain'),
        breakpoint: 19,
        total: 11,
        power: [8, 3],
        places: [
          { player: 0, power: 8, place: 1 },
          { player: 1, power: 3, place: 2 },
        ],
      },
    ]);
    expect(t.view('p1').power[t.id('first-mate')]).toEqual({
      total: 3,
      parts: [
        { from: 'printed', amount: 2 },
        { from: 'core:the-central-brain', amount: 1 },
      ],
    });
  });
});

describe('what is legal', () => {
  it('lists where each card may be played and why the others may not', () => {
    const t = table({
      p0: { hand: ['first-mate', 'hidden-ninja', 'smoke-bomb', 'summon'] },
      bases: { tortuga: {}, 'jungle-oasis': { p1: ['overrun'] } },
    });
    const { plays, whyNot, finish } = t.legal('p0');
    expect(plays).toEqual([
      { card: t.id('first-mate'), on: [t.id('tortuga')] },
      { card: t.id('summon'), on: [0] },
    ]);
    expect(whyNot).toEqual({ [t.id('hidden-ninja')]: 'onlyAsSpecial', [t.id('smoke-bomb')]: 'noTarget' });
    expect(finish).toBe(true);
  });

  it.each([
    ['noMinionPlayLeft', 'first-mate', 'walker'],
    ['noActionPlayLeft', 'summon', 'mystic-studies'],
  ])('%s when the plays are used up', (reason, first, second) => {
    const t = table({ p0: { hand: [first, second], deck: [] }, bases: { tortuga: {} } });
    t.p0.plays(first, first === 'first-mate' ? { on: 'tortuga' } : {});
    expect(t.legal('p0').whyNot).toEqual({ [t.id(second)]: reason });
  });

  it('forbidden where every base is closed, limit where only an extra play of another kind is left', () => {
    const closed = table({ p0: { hand: ['walker'] }, bases: { tortuga: { p1: ['overrun'] } } });
    expect(closed.legal('p0').whyNot).toEqual({ [closed.id('walker')]: 'forbidden' });
    const small = table({ p0: { hand: ['zapbot', 'king-rex'], deck: [] }, bases: { tortuga: {} } });
    small.p0.plays('zapbot', { on: 'tortuga' });
    expect(small.legal('p0').whyNot).toEqual({ [small.id('king-rex')]: 'limit' });
  });

  it('notNow on the turn of others, who may do nothing at all', () => {
    const t = table({ p1: { hand: ['walker'] }, bases: { tortuga: {} } });
    expect(t.legal('p1')).toMatchObject({ plays: [], uses: [], finish: false, whyNot: { [t.id('walker')]: 'notNow' } });
  });
});
