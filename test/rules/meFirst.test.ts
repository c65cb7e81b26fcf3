/** Me First!: who may act before and after a base scores, and in which order (rule 5.3). */
import { describe, expect, it } from 'vitest';
import { isCover } from '../../game/match/cover';
import { DEFAULTS } from '../../game/match/options';
import type { Table } from '../table';
import { terms } from './terms';

const ready = { field: { p0: ['w10'] }, hill: { p1: ['w1', 'w2'] } };

describe('cards in play come first', () => {
  it('SCORE-M1 EX-CORNER-6 EX-CORNER-7 they act before anyone may use a Special, and what arrives later gets nothing of it', () => {
    const t = terms({
      p0: { hand: ['hidden-ninja', 'herald'] },
      bases: { field: { p0: ['w7', 'drill-sergeant'], p1: ['w2'] } },
    });
    t.p0.finishes();
    expect(t.power('w7')).toBe(8);
    expect(t.p0).toBeOffered(['hidden-ninja'], { orDecline: true });
    t.p0.chooses('hidden-ninja');
    expect(t.vp('p0')).toBe(1 + 4);
    const { places = [] } = t.events.find((event) => event.type === 'whenScoring') ?? {};
    expect(places).toEqual([
      { player: 0, power: 8 + 3 + 2, place: 1 },
      { player: 1, power: 2, place: 2 },
    ]);
  });

  it('SCORE-M1 OPEN-3 the active player orders them; each controller decides about their own', () => {
    const t = terms({ bases: { field: { p0: ['w7'], p1: ['cheerer', 'drill-sergeant'] } } });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['cheerer', 'drill-sergeant'], { orDecline: false });
    t.p0.chooses('cheerer');
    expect(t.p1).toBeOffered(['yes', 'no']);
    t.p1.chooses('yes');
    expect(t.vp('p1')).toBe(1 + 2);
  });

  it('OPEN-16 an optional ability declined at first can be used at an opportunity later, once in total', () => {
    const t = terms({ bases: { field: { p0: ['w8'], p1: ['cheerer'] } } });
    t.p0.finishes();
    t.p1.chooses('no');
    expect(t.p1).toBeOffered(['cheerer'], { orDecline: true });
    t.p1.chooses('cheerer');
    t.p1.chooses('yes');
    expect(t.decision).toBeNull();
    expect(t.vp('p1')).toBe(1 + 2);
  });

  it('OPEN-17 a card arriving on the scoring base acts once, right after its arrival', () => {
    const t = terms({
      p1: { hand: ['hidden-ninja', 'drill-sergeant'] },
      bases: { field: { p0: ['w10'], p1: ['w2'] } },
    });
    t.p0.finishes();
    t.p1.chooses('hidden-ninja');
    const { places = [] } = t.events.find((event) => event.type === 'whenScoring') ?? {};
    expect(places[1]).toEqual({ player: 1, power: 3 + 3, place: 2 });
  });
});

describe('Specials go round', () => {
  it('SCORE-M2 OPEN-20 the active player first, then clockwise; after a Special the next player, not the first again', () => {
    const t = terms({
      active: 'p1',
      p0: { hand: ['shoo'] },
      p1: { hand: ['shoo', 'shoo'] },
      p2: { hand: ['shoo'] },
      bases: ready,
    });
    t.p1.finishes();
    t.p1.chooses('shoo');
    t.p1.chooses('w1');
    expect(t.p2).toBeOffered(['shoo'], { orDecline: true });
    t.p2.passes();
    expect(t.p0).toBeOffered(['shoo'], { orDecline: true });
    t.p0.passes();
    expect(t.p1).toBeOffered(['shoo'], { orDecline: true });
  });

  it('SCORE-M3 EX-CORNER-5 the window closes after as many passes in a row as there are players', () => {
    const t = terms({ players: 3, p0: { hand: ['shoo'] }, bases: ready, options: { priority: 'always' } });
    t.p0.finishes();
    t.p0.chooses('shoo');
    t.p0.chooses('w1');
    t.p1.passes();
    t.p2.passes();
    expect(t.p0.prompt).toBe('beforeScoring');
    t.p0.passes();
    expect(t.p0.prompt).toBe('afterScoring');
  });

  it('SCORE-M4 EX-CORNER-4 a pass is not final', () => {
    const t = terms({ p0: { hand: ['shoo'] }, p1: { hand: ['shoo'] }, bases: ready, options: { priority: 'always' } });
    t.p0.finishes();
    t.p0.passes();
    t.p1.chooses('shoo');
    t.p1.chooses('w10');
    expect(t.p0.prompt).toBe('beforeScoring');
    t.p0.chooses('shoo');
    t.p0.chooses('w2');
    t.p1.passes();
    t.p0.passes();
    expect(t.p0.prompt).toBe('afterScoring');
  });

  it('SCORE-M5 a Special is resolved with everything it sets off before the next player may act', () => {
    const t = terms({
      p0: { hand: ['hidden-ninja', 'w1'] },
      p1: { hand: ['shoo'] },
      bases: { field: { p0: ['w10'], p1: ['porter'] } },
    });
    t.p0.finishes();
    t.p0.chooses('hidden-ninja');
    expect(t.vp('p1')).toBe(1);
    expect(t.p1).toBeOffered(['shoo'], { orDecline: true });
  });

  it('SCORE-M6 TERM-extra-5 CONFLICT-9 an extra play of the window is used at once or lost', () => {
    const setup = { p0: { hand: ['burst', 'w2'] }, bases: { field: { p0: ['w10'] }, hill: {} } };
    const t = terms(setup);
    t.p0.finishes();
    t.p0.chooses('burst');
    expect(t.p0).toBeOffered(['w2'], { orDecline: true });
    t.p0.chooses('w2');
    t.p0.chooses('hill');
    expect(t.where('w2')).toBe('hill');
    const lost = terms(setup);
    lost.p0.finishes();
    lost.p0.chooses('burst');
    lost.p0.declines();
    expect(lost.where('w2')).toBe('p0 hand');
    expect(lost.state.extras).toEqual([]);
    expect(lost.state.active).toBe(1);
  });

  it('SCORE-M7 TERM-special-1 a Special may be used from hand, from play at any base, or from the discard pile', () => {
    const t = terms({
      p0: { hand: ['shinobi'], discard: ['revenant'] },
      bases: { field: { p0: ['w8', 'w2'] }, hill: { p0: ['far-sender'] } },
    });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['w8', 'w2'], { orDecline: true });
    t.p0.chooses('w2');
    expect(t.where('w2')).toBe('hill');
    expect(t.p0).toBeOffered(['shinobi', 'revenant'], { orDecline: true });
    t.p0.chooses('revenant');
    expect(t.where('revenant')).toBe('field');
    expect(t.p0).toBeOffered(['shinobi'], { orDecline: true });
    t.p0.chooses('shinobi');
    const { places = [] } = t.events.find((event) => event.type === 'whenScoring') ?? {};
    expect(places[0]?.power).toBe(8 + 2 + 3);
  });

  it('SCORE-M8 TERM-special-3 a Special uses up no free play: it works after the free action and minion are played', () => {
    const t = terms({
      p0: { hand: ['bless', 'w1', 'full-sail', 'shinobi'] },
      bases: { field: { p0: ['w10'] }, hill: {} },
    });
    t.p0.plays('bless');
    t.p0.plays('w1', { on: 'hill' });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['full-sail', 'shinobi'], { orDecline: true });
    t.p0.chooses('shinobi');
    expect(t.where('shinobi')).toBe('field');
  });

  it('SCORE-M9 the moments before and after scoring have a window each', () => {
    const t = terms({ p0: { hand: ['shoo', 'lament'] }, bases: ready });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['shoo'], { orDecline: true });
    t.p0.passes();
    expect(t.p0).toBeOffered(['lament'], { orDecline: true });
    t.p0.chooses('lament');
    expect(t.vp('p0')).toBe(5);
  });

  it('TERM-special-2 CONFLICT-14 Specials can be used on the turns of other players', () => {
    const t = terms({ p1: { hand: ['shinobi'] }, bases: ready });
    t.p0.finishes();
    t.p1.chooses('shinobi');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([4, 2]);
  });
});

describe('OPEN-18 who is asked', () => {
  const finished = (card: string, priority: 'usable' | 'covered' | 'always'): Table => {
    const t = terms({ p1: { hand: [card], deck: ['shoo'], discard: [] }, bases: ready, options: { priority } });
    t.p0.finishes();
    return t;
  };
  const asked = (...of: Parameters<typeof finished>) => finished(...of).decision?.player ?? null;

  it('OPEN-18 by default only who can use something', () => {
    expect(DEFAULTS.priority).toBe('usable');
    expect(asked('w1', 'usable')).toBeNull();
    expect(asked('shoo', 'usable')).toBe(1);
  });

  it('OPEN-18 everyone always, if so agreed', () => {
    expect(asked('w1', 'always')).toBe(0);
  });

  it('OPEN-18 covered: who could hide a Special has an opportunity, and it looks the same with and without one', () => {
    const [bare, armed] = [finished('w1', 'covered'), finished('shoo', 'covered')];
    expect([bare.decision?.player, armed.decision?.player]).toEqual([1, 1]);
    expect([isCover(bare.state), isCover(armed.state)]).toEqual([true, false]);
    for (const seat of ['p0', null] as const) expect(bare.view(seat)).toEqual(armed.view(seat));
    // Who has nothing is not asked: they see no more of it than the others.
    expect(bare.view('p1').decision).toEqual(bare.view('p0').decision);
    expect(armed.view('p1').decision).toMatchObject({ options: [expect.any(String)] });
    bare.p1.passes();
    armed.p1.passes();
    expect(bare.told()).toEqual(armed.told());
  });

  it('OPEN-18 covered: nobody whose Specials are all in sight', () => {
    const options = { priority: 'covered' } as const;
    const t = terms({ p1: { hand: ['w1'], deck: ['w2'], discard: ['shoo'] }, bases: ready, options });
    t.p0.finishes();
    expect(t.decision).toBeNull();
    const empty = terms({ p1: { hand: [], deck: ['shoo'] }, bases: ready, options });
    empty.p0.finishes();
    expect(empty.decision).toBeNull();
  });
});
