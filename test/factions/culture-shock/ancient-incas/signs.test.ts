/** Signs in the Stars: a base that has the ability of the base deck's top card. */
import { describe, expect, it } from 'vitest';
import { type Setup, table } from '../../../table';

/** Signs of p0 on Tortuga, with these bases on top of the base deck. */
const starry = (top: readonly string[], more: Setup = {}) =>
  table({ bases: { tortuga: { p0: ['signs-in-the-stars'] }, 'jungle-oasis': {} }, baseDeck: top, ...more });

describe('ancient-incas/signs-in-the-stars', () => {
  it('shows everyone the top card of the base deck, and its base has that ability, not those numbers', () => {
    const t = table({
      p0: { hand: ['signs-in-the-stars'] },
      bases: { tortuga: { p0: ['armory'], p1: ['hideout'] }, 'jungle-oasis': { p1: ['pay-the-piper'] } },
      baseDeck: ['cuzcu', 'tar-pits'],
    });
    expect([t.view('p0').topBase, t.breakpoint('tortuga')]).toEqual([null, 21]);
    t.p0.plays('signs-in-the-stars', { on: 'tortuga' });
    expect([t.breakpoint('tortuga'), t.breakpoint('jungle-oasis')]).toEqual([21 - 9, 12]);
    for (const seat of ['p0', 'p1', null] as const) expect(t.view(seat).topBase).toBe(t.id('cuzcu'));
    expect(t.view('p1').cards[t.id('tar-pits')]).toBeUndefined();
    expect(t).toBeSettled();
  });

  it('EX-CLAR-STARS talent: the top card goes to the bottom, and the next one takes its place face up', () => {
    const t = starry(['cuzcu', 'the-central-brain', 'tar-pits'], {
      bases: { tortuga: { p0: ['signs-in-the-stars', 'scout'] }, 'jungle-oasis': { p0: ['invader'] } },
    });
    expect([t.breakpoint('tortuga'), t.power('scout')]).toEqual([18, 3]);
    t.p0.uses('signs-in-the-stars');
    expect([t.breakpoint('tortuga'), t.power('scout'), t.power('invader')]).toEqual([21, 4, 3]);
    expect([t.view('p1').topBase, t.state.baseDeck.map((id) => t.name(id))]).toEqual([
      t.id('the-central-brain'),
      ['the-central-brain', 'tar-pits', 'cuzcu'],
    ]);
    expect(t.p0.canUse('signs-in-the-stars')).toBe(false); // once a turn
    t.endTurn();
    expect(t.p1.canUse('signs-in-the-stars')).toBe(false); // only its controller
  });

  it('any player may turn it down at the start of their turn, until its end', () => {
    const t = starry(['cuzcu', 'tar-pits']);
    t.endTurn();
    expect(t.p1.prompt).toBe('useAbility');
    t.p1.chooses('yes');
    expect([t.breakpoint('tortuga'), t.view('p0').topBase]).toEqual([21, null]);
    t.p1.finishes();
    expect([t.breakpoint('tortuga'), t.view('p1').topBase]).toEqual([18, t.id('cuzcu')]); // up again
    expect(t.p0.prompt).toBe('useAbility'); // its controller may, too
    t.p0.declines();
    expect(t.breakpoint('tortuga')).toBe(18);
  });

  it('EX-CLAR-STARS a card that comes on top while it is down is down, too', () => {
    const t = starry(['cuzcu', 'the-central-brain'], {
      active: 'p1',
      bases: { tortuga: { p0: ['signs-in-the-stars', 'scout'] }, 'jungle-oasis': {} },
    });
    t.p1.finishes();
    t.p0.chooses('yes');
    t.p0.uses('signs-in-the-stars');
    expect([t.power('scout'), t.view('p0').topBase]).toEqual([3, null]);
    t.endTurn();
    expect([t.power('scout'), t.view('p0').topBase]).toEqual([4, t.id('the-central-brain')]);
  });

  it('EX-CLAR-STARS what replaces a scored base is the card that lay face up, and the next one is shown', () => {
    const t = starry(['cuzcu', 'the-central-brain', 'tar-pits'], {
      bases: { tortuga: { p0: ['signs-in-the-stars', 'scout'] }, 'jungle-oasis': { p1: ['king-rex', 'king-rex'] } },
    });
    t.endTurn();
    expect([t.bases, t.view('p1').topBase]).toEqual([['tortuga', 'cuzcu'], t.id('the-central-brain')]);
    expect([t.breakpoint('tortuga'), t.power('scout')]).toEqual([21, 4]);
  });

  it('EX-CLAR-STARS what the former top card has given stays', () => {
    const t = table({
      bases: {
        'jungle-oasis': { p0: ['signs-in-the-stars', 'first-mate', 'first-mate', 'king-rex', 'invader'] },
        'tar-pits': { p1: ['king-rex', 'king-rex', 'king-rex'] },
        'ninja-dojo': { p1: ['king-rex', 'king-rex', 'king-rex'] },
        tortuga: {},
      },
      baseDeck: ['gingerbread-house', 'cuzcu', 'the-homeworld', 'the-mothership'],
    });
    t.p0.finishes();
    t.p0.chooses('jungle-oasis');
    t.p0.chooses('yes'); // the ability of the Gingerbread House
    expect([t.power('first-mate#1'), t.power('first-mate#2')]).toEqual([4, 4]);
    t.p0.chooses('tortuga');
    t.p0.chooses('tortuga');
    expect([t.bases[0], t.where('signs-in-the-stars'), t.p0.prompt]).toEqual([
      'gingerbread-house',
      'p0 discard',
      'scoreBase',
    ]);
    expect([t.where('first-mate'), t.power('first-mate#1'), t.power('first-mate#2')]).toEqual(['tortuga', 4, 4]);
  });

  it('lends abilities for playing a card and for scoring', () => {
    const drawing = starry(['machu-picchu', 'tar-pits'], { p0: { hand: ['hideout'] } });
    drawing.p0.plays('hideout', { on: 'tortuga' });
    expect(drawing.zone('p0', 'hand')).toEqual(['king-rex']);
    const scoring = starry(['ninja-dojo', 'tar-pits'], {
      bases: { 'jungle-oasis': { p0: ['signs-in-the-stars', 'king-rex', 'king-rex'] }, tortuga: { p1: ['scout'] } },
    });
    scoring.p0.finishes();
    expect(scoring.p0).toBeOffered(['king-rex', 'king-rex', 'scout'], { orDecline: true });
    scoring.p0.chooses('scout');
    expect([scoring.where('scout'), scoring.vp('p0'), scoring.where('signs-in-the-stars')]).toEqual([
      'p1 discard',
      2,
      'p0 discard',
    ]);
  });

  it('OPEN-51 turned down first, the start-of-turn ability that it lent does not happen', () => {
    const turns = (first: string) => {
      const t = starry(['the-hill', 'tar-pits'], {
        bases: { tortuga: { p0: ['signs-in-the-stars'] }, 'jungle-oasis': { p1: ['scout'] } },
      });
      t.p0.finishes();
      expect(t.p1).toBeOffered(['signs-in-the-stars', 'tortuga']);
      t.p1.chooses(first);
      return t;
    };
    const down = turns('signs-in-the-stars');
    down.p1.chooses('yes');
    expect([down.decision, down.where('scout')]).toEqual([null, 'jungle-oasis']);
    const up = turns('tortuga');
    up.p1.chooses('scout');
    up.p1.chooses('yes');
    expect([up.decision, up.where('scout')]).toEqual([null, 'tortuga']);
  });

  it('OPEN-51 gone first, the start-of-turn ability that it lent does not happen', () => {
    const t = starry(['the-hill', 'tar-pits'], {
      bases: { tortuga: { p0: ['signs-in-the-stars'] }, 'truck-stop': {}, 'jungle-oasis': { p1: ['scout'] } },
    });
    t.p0.finishes();
    t.p1.chooses('truck-stop');
    t.p1.chooses('signs-in-the-stars'); // goes to the Truck Stop
    t.p1.declines(); // to turn it down
    expect([t.decision, t.where('signs-in-the-stars'), t.where('scout')]).toEqual([null, 'truck-stop', 'jungle-oasis']);
  });

  it('two of them share the card: one may turn it down for both, and is asked once', () => {
    const t = starry(['cuzcu', 'tar-pits'], {
      active: 'p1',
      bases: { tortuga: { p0: ['signs-in-the-stars'] }, 'ninja-dojo': { p1: ['signs-in-the-stars', 'hideout'] } },
    });
    expect([t.breakpoint('tortuga'), t.breakpoint('ninja-dojo')]).toEqual([18, 12]);
    t.p1.finishes();
    t.p0.chooses('signs-in-the-stars'); // whichever is first
    t.p0.chooses('yes');
    expect([t.decision, t.breakpoint('tortuga'), t.breakpoint('ninja-dojo')]).toEqual([null, 21, 18]);
  });

  it('stops when it leaves play, and with an empty base deck there is nothing to lend or to turn down', () => {
    const t = starry(['cuzcu', 'tar-pits'], { p0: { hand: ['golden-condor'] } });
    t.p0.plays('golden-condor');
    t.p0.chooses('signs-in-the-stars');
    t.p0.chooses('jungle-oasis');
    expect([t.breakpoint('tortuga'), t.breakpoint('jungle-oasis')]).toEqual([21, 9]);
    const gone = starry(['cuzcu'], { p0: { hand: ['infiltrate'] } });
    gone.p0.plays('infiltrate', { on: 'tortuga' });
    expect([gone.where('signs-in-the-stars'), gone.view('p0').topBase]).toEqual(['p0 discard', null]);
    const empty = starry([]);
    expect([empty.breakpoint('tortuga'), empty.view('p0').topBase]).toEqual([21, null]);
    empty.endTurn();
    expect(empty.decision).toBeNull();
  });
});
