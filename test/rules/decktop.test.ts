/** Cards played off the top of a deck (rule 9). */
import { describe, expect, it } from 'vitest';
import type { Setup, Table } from '../table';
import { terms } from './terms';

/** p0 plays a Crone, so that w1 of p1 goes under p1's deck and p1 plays a minion off the top of it. */
function off(deck: readonly string[], more: Partial<Setup> = {}): Table {
  const t = terms({ p0: { hand: ['crone'] }, p1: { deck }, bases: { field: { p1: ['w1'] }, hill: {} }, ...more });
  t.p0.plays('crone', { on: 'field' });
  return t;
}

const revealed = (t: Table): string[] =>
  t.events.flatMap((event) =>
    event.type === 'revealed' ? event.cards.map(({ def }) => def.replace(/^.*\//, '')) : [],
  );

describe('playing a card off the top of the deck', () => {
  it('DECKTOP-1 DECKTOP-3 DECKTOP-10 EX-TOP-1 reveals cards until one fits, plays it, and shuffles the others back', () => {
    const t = off(['strike', 'recall', 'w5', 'w6', 'w7']);
    expect(revealed(t)).toEqual(['strike', 'recall', 'w5']);
    expect(t.where('w5')).toBe('field');
    expect(t.zone('p1', 'deck').sort()).toEqual(['recall', 'strike', 'w1', 'w6', 'w7']);
    expect(t.told().lastIndexOf('shuffled')).toBeGreaterThan(t.told().lastIndexOf('played'));
    expect(t).toBeSettled();
  });

  it('DECKTOP-2 plays several by doing it as often', () => {
    const t = terms({ p0: { hand: ['crier'], deck: ['strike', 'w1', 'recall', 'w2', 'w3'] }, bases: { field: {} } });
    t.p0.plays('crier', { on: 'field' });
    expect([t.where('w1'), t.where('w2')]).toEqual(['field', 'field']);
    expect(t.zone('p0', 'deck').sort()).toEqual(['recall', 'strike', 'w3']);
  });

  it('DECKTOP-4 until then the other revealed cards are nowhere', () => {
    const t = off(['strike', 'finder', 'recall', 'w6']);
    expect(t.p1).toBeOffered(['recall'], { orDecline: false });
    expect(t.where('strike')).toBe('limbo');
    t.p1.chooses('recall');
    expect(t.zone('p1', 'hand')).toEqual(['recall']);
    expect(t.where('strike')).toBe('p1 deck');
  });

  it("DECKTOP-4 EX-TOP-4 the card's own ability cannot draw them", () => {
    const t = off(['strike', 'recall', 'enchantress', 'w6']);
    expect(t.zone('p1', 'hand')).toEqual(['w6']);
    expect(t.zone('p1', 'deck').sort()).toEqual(['recall', 'strike', 'w1']);
  });

  it('DECKTOP-5 EX-TOP-2 an empty deck is made anew before the first card is revealed', () => {
    const t = terms({ p0: { hand: ['engineer'], deck: [], discard: ['mystic-studies', 'w1'] } });
    t.p0.plays('engineer', { on: 'field' });
    expect(t.where('mystic-studies')).toBe('p0 discard');
    expect(t.told()).toContain('played');
    // The card revealed before it, if there is one, cannot be drawn.
    expect(t.zone('p0', 'hand')).toEqual(revealed(t).includes('w1') ? [] : ['w1']);
  });

  it('DECKTOP-5 DECKTOP-7 EX-TOP-3 EX-TOP-6 a deck that runs out ends it: nothing is played, and the discard pile is left alone', () => {
    const t = terms({ p0: { hand: ['crier'], deck: ['strike', 'recall'], discard: ['w1', 'w2'] } });
    t.p0.plays('crier', { on: 'field' });
    expect(revealed(t)).toEqual(['strike', 'recall']);
    expect(t.zone('p0', 'deck').sort()).toEqual(['recall', 'strike']);
    expect(t.zone('p0', 'discard')).toEqual(['w1', 'w2']);
    const engineer = terms({ p0: { hand: ['engineer'], deck: ['w1', 'w2'], discard: ['strike'] } });
    engineer.p0.plays('engineer', { on: 'field' });
    expect(engineer.zone('p0', 'deck').sort()).toEqual(['w1', 'w2']);
    expect(engineer.zone('p0', 'discard')).toEqual(['strike']);
    expect(engineer).toBeSettled();
  });

  it('DECKTOP-6 one that cannot be played is discarded, and no other is looked for', () => {
    const t = off(['strike', 'w5', 'w6'], { bases: { field: { p0: ['fence'], p1: ['w1'] }, hill: {} } });
    expect(revealed(t)).toEqual(['strike', 'w5']);
    expect(t.where('w5')).toBe('p1 discard');
    expect(t.zone('p1', 'deck').sort()).toEqual(['strike', 'w1', 'w6']);
    const host = terms({ p0: { hand: ['engineer'], deck: ['shoo', 'strike'] }, bases: { field: {} } });
    host.p0.plays('engineer', { on: 'field' });
    expect(host.where('shoo')).toBe('p0 discard');
    expect(host.where('strike')).toBe('p0 deck');
  });

  it('DECKTOP-8 the player whose deck it is plays it and controls it, with all that follows a play', () => {
    const t = off(['herald'], { bases: { field: { p0: ['porter'], p1: ['w1'] }, hill: {} } });
    t.p0.chooses('w1');
    expect(t.controller('herald')).toBe('p1');
    expect([t.vp('p0'), t.vp('p1')]).toEqual([1, 1]);
  });

  it('DECKTOP-9 TERM-extra-5 OPEN-27 it is played at once, costs no free play, and cannot be declined', () => {
    const t = terms({ p0: { hand: ['crier', 'w7'], deck: ['w1', 'w2', 'w3'] } });
    t.p0.plays('crier', { on: 'field' });
    expect(t.p0).toBeOffered(['field', 'hill'], { orDecline: false });
    expect(t.p0.prompt).toBe('playOn');
    t.p0.chooses('hill');
    t.p0.chooses('field');
    expect([t.where('w1'), t.where('w2')]).toEqual(['hill', 'field']);
    expect(t.state.extras).toEqual([]);
    expect(t.p0.cannotPlay('w7', { on: 'field' })).toBe('noMinionPlayLeft');
  });

  it('DECKTOP-11 EX-TOP-5 a minion put under a deck without another one comes back, with its ability', () => {
    const t = off(['strike', 'recall'], { bases: { field: { p1: ['herald'] }, hill: {} } });
    expect(revealed(t)).toEqual(['strike', 'recall', 'herald']);
    expect([t.where('herald'), t.vp('p1')]).toEqual(['field', 1]);
  });
});
