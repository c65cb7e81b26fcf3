/** What happens after a base has scored, and where its cards go (rule 5.6). */
import { describe, expect, it } from 'vitest';
import { terms } from './terms';

describe('after a base scores', () => {
  it('SCORE-A1 TERM-after-2 base and cards are still on the table', () => {
    const t = terms({ p0: { hand: ['lament'] }, bases: { field: { p0: ['w10', 'scout'] } } });
    t.p0.finishes();
    expect(t.p0.offered).toEqual(['yes', 'no']);
    expect(t.where('field')).toBe('table');
    expect(t.where('w10')).toBe('field');
    expect(t.vp('p0')).toBe(4);
    t.p0.chooses('yes');
    expect(t.p0).toBeOffered(['lament'], { orDecline: true });
    expect(t.where('w10')).toBe('field');
  });

  it('SCORE-A2 EX-CORNER-12 what goes elsewhere then goes at once and is not discarded; actions go along or are discarded', () => {
    const t = terms({
      bases: {
        field: {
          p0: [
            'w10',
            { card: 'scout', with: { p1: ['trinket'] } },
            { card: 'first-mate', with: { p1: ['moonstone'] } },
          ],
        },
        hill: {},
      },
    });
    t.p0.finishes();
    t.p0.chooses('first-mate');
    t.p0.chooses('hill');
    expect(t.where('first-mate')).toBe('hill');
    t.p0.chooses('yes');
    expect(t.where('scout')).toBe('p0 hand');
    expect(t.where('trinket')).toBe('p1 discard');
    expect(t.where('moonstone')).toBe('on first-mate');
    expect(t.where('w10')).toBe('p0 discard');
    expect(t).toBeSettled();
  });

  it('OPEN-19 a card put on the scored base after scoring is legal, and is discarded with the rest', () => {
    const t = terms({ p0: { hand: ['straggler', 'martyr'] }, bases: { field: { p0: ['w10'] } } });
    t.p0.finishes();
    t.p0.chooses('straggler');
    t.p0.chooses('martyr');
    expect(t.told()).toContain('played');
    expect(t.where('martyr')).toBe('p0 discard');
    expect(t.vp('p0')).toBe(4);
    expect(t).toBeSettled();
  });
});

describe('the cards on a scored base', () => {
  it("SCORE-A3 SCORE-S6 TERM-discard-1 go to their owners' discard piles, and counters to the supply", () => {
    const t = terms({
      bases: {
        field: { p0: [{ card: 'w10', counters: 2, with: { p1: ['trinket'] } }, 'convoy'], p1: ['w1', 'fence'] },
      },
    });
    t.p0.finishes();
    expect(t.zone('p0', 'discard').sort()).toEqual(['convoy', 'w10']);
    expect(t.zone('p1', 'discard').sort()).toEqual(['fence', 'trinket', 'w1']);
    expect(t.state.inPlay).toEqual([]);
    expect(t.counters('w10')).toBe(0);
  });

  it('OPEN-46 in a fixed order: each minion, then the actions on it, last the actions on the base', () => {
    const t = terms({ bases: { field: { p0: ['convoy', { card: 'w10', with: { p0: ['trinket'] } }, 'w1'] } } });
    t.p0.finishes();
    expect(t.zone('p0', 'discard')).toEqual(['w10', 'trinket', 'w1', 'convoy']);
  });

  it('SCORE-A4 TERM-destroy-2 EX-CORNER-8 are discarded, not destroyed: only abilities naming that act', () => {
    const t = terms({
      p1: { hand: ['w1'] },
      bases: { field: { p0: ['nukebot', 'gremlin', 'martyr', 'w1'] }, hill: { p1: ['w2'] } },
      options: { priority: 'usable' },
    });
    t.p0.finishes();
    expect(t.told()).not.toContain('destroyed');
    expect(t.vp('p0')).toBe(4);
    expect(t.zone('p1', 'hand')).toEqual(['w1']);
    const igor = terms({ bases: { field: { p0: ['w10', 'ragpicker'] } } });
    igor.p0.finishes();
    expect(igor.vp('p0')).toBe(4 + 1);
  });

  it('SCORE-A5 EX-CORNER-9 TERM-affect-6 are discarded even if they cannot be destroyed or affected', () => {
    const t = terms({ bases: { field: { p0: ['w10', 'anvil', 'hermit', 'warbot'] } } });
    t.p0.finishes();
    expect(t.zone('p0', 'discard').sort()).toEqual(['anvil', 'hermit', 'w10', 'warbot']);
  });

  it('SCORE-A6 abilities set off by this act after all cards have gone, in the order the active player likes', () => {
    const t = terms({ bases: { field: { p0: ['w10', 'ragpicker'], p1: ['ragpicker'] } } });
    t.p0.finishes();
    expect(t.p0).toBeOffered(['ragpicker', 'ragpicker'], { orDecline: false });
    expect(t.state.inPlay).toEqual([]);
    t.p0.chooses('ragpicker');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([5, 3]);
  });

  it('SCORE-A6 cards off the table come after those in play, by Me First!', () => {
    const t = terms({
      p0: { hand: ['mourner'] },
      p1: { hand: ['mourner'] },
      bases: { field: { p0: ['w10'], p1: ['ragpicker'] }, hill: {} },
    });
    t.p0.finishes();
    expect(t.vp('p1')).toBe(2 + 1);
    expect(t.p0).toBeOffered(['mourner'], { orDecline: true });
    t.p0.chooses('mourner');
    t.p0.chooses('hill');
    expect(t.where('mourner')).toBe('hill');
    expect(t.p1).toBeOffered(['mourner'], { orDecline: true });
    t.p1.passes();
    expect(t.state.active).toBe(1);
    expect(t).toBeSettled();
  });

  it("EX-CORNER-13 TERM-control-5 a controlled minion counts for its controller and goes to its owner's pile", () => {
    const t = terms({ bases: { field: { p0: [{ card: 'w10', owner: 'p1' }] } } });
    t.p0.finishes();
    expect([t.vp('p0'), t.vp('p1')]).toEqual([4, 0]);
    expect(t.where('w10')).toBe('p1 discard');
  });

  it('EX-CORNER-14 the runner-up of Tortuga moves a minion once the new base is there', () => {
    const t = terms({ bases: { tortuga: { p0: ['w10', 'w8'], p1: ['w3'] }, hill: { p1: ['w2'] } } });
    t.p0.finishes();
    expect(t.bases).toEqual(['moor', 'hill']);
    expect(t.p1).toBeOffered(['w2'], { orDecline: true });
    t.p1.chooses('w2');
    expect(t.where('w2')).toBe('moor');
  });
});
