/** Where a card goes that leaves play: Tar Pits, The Greasy Spoon, Grave Situation, Fast as Lightning. */
import { describe, expect, it } from 'vitest';
import { table } from '../table';

const FACTORY = 'factory-436-1337';

describe('changes of destination', () => {
  it('TERM-destroy-1 Igor destroyed at the Tar Pits lies under the deck, and his trigger happens', () => {
    const t = table({
      active: 'p1',
      p1: { hand: ['big-gulp'] },
      bases: { 'tar-pits': { p0: ['igor'] }, tortuga: { p0: ['roller'] } },
    });
    t.p1.plays('big-gulp');
    t.p1.chooses('igor');
    expect([t.zone('p0', 'deck').at(-1), t.counters('roller')]).toEqual(['igor', 1]);
    expect(t).toBeSettled();
  });

  it.each([
    ['tar-pits', 'p0 deck'],
    ['grave-situation', 'p0 hand'],
  ])('CONFLICT-4 of the Tar Pits and Grave Situation the active player picks %s', (card, place) => {
    const t = table({
      active: 'p1',
      p1: { hand: ['seeing-stars'] },
      bases: { 'tar-pits': { p0: ['scout', 'grave-situation'], p1: ['dragon-warrior'] } },
    });
    t.p1.plays('seeing-stars');
    expect(t.p1).toBeOffered(['tar-pits', 'grave-situation'], { orDecline: false });
    t.p1.chooses(card);
    expect(t.where('scout')).toBe(place);
    expect(t).toBeSettled();
  });

  it('TERM-cancel-1 with Jammed Signal at the Tar Pits only Grave Situation is left', () => {
    const t = table({
      p0: { hand: ['big-gulp'] },
      bases: { 'tar-pits': { p0: ['jammed-signal'], p1: ['scout', 'grave-situation'] } },
    });
    t.p0.plays('big-gulp');
    expect([t.where('scout'), t.zone('p1', 'hand')]).toEqual(['p1 hand', ['scout']]);
    expect(t).toBeSettled();
  });

  it('TERM-affect-8 a minion that Fast as Lightning takes back to hand was not destroyed at the Tar Pits', () => {
    const t = table({
      p0: { hand: ['celebration', 'fast-as-lightning', 'big-gulp'] },
      bases: { 'tar-pits': { p0: ['the-count'], p1: ['collector'] } },
    });
    t.p0.plays('celebration');
    t.p0.plays('fast-as-lightning');
    t.p0.chooses('collector');
    t.p0.plays('big-gulp');
    expect([t.where('collector'), t.counters('the-count')]).toEqual(['p1 hand', 0]);
    expect(t).toBeSettled();
  });

  it('OPEN-30 a Greasy Spoon destroyed by Volcanic Uprising shuffles the actions on it into their decks first', () => {
    const t = table({
      p0: { hand: ['volcanic-uprising'] },
      bases: { 'the-greasy-spoon': { p0: ['armory'], p1: ['pay-the-piper'] }, [FACTORY]: { p1: ['scout'] } },
      baseDeck: ['crypt', 'tortuga', 'moot-site'],
    });
    t.p0.plays('volcanic-uprising');
    t.p0.chooses('Destroy a base');
    expect([t.where('armory'), t.where('pay-the-piper')]).toEqual(['p0 deck', 'p1 deck']);
    expect([t.where('the-greasy-spoon'), [...t.bases].sort()]).toEqual(['base discard', ['crypt', FACTORY, 'tortuga']]);
    expect([t.vp('p0'), t.vp('p1')]).toEqual([0, 0]);
    expect(t).toBeSettled();
  });

  it("CONFLICT-12 Infiltrate destroys a taken-over action at The Greasy Spoon: into its owner's deck", () => {
    const t = table({
      p0: { hand: ['infiltrate'] },
      bases: { 'the-greasy-spoon': { p1: [{ card: 'armory', owner: 'p2' }] }, [FACTORY]: { p2: ['scout'] } },
    });
    t.p0.plays('infiltrate', { on: 'the-greasy-spoon' });
    t.p0.declines();
    expect(t.where('armory')).toBe('p2 deck');
    expect(t).toBeSettled();
  });

  it('TERM-ongoing-4 Big Bad Wolf destroyed at the Tar Pits still brings a minion of another set from the discard pile', () => {
    const t = table({
      active: 'p1',
      p0: { discard: ['teenage-wolf'] },
      p1: { hand: ['lets-get-it-on'] },
      bases: { 'tar-pits': { p0: ['big-bad-wolf'], p1: ['king-rex'] } },
    });
    t.p1.plays('lets-get-it-on');
    t.p1.chooses('big-bad-wolf');
    t.p0.chooses('teenage-wolf');
    expect([t.where('big-bad-wolf'), t.where('teenage-wolf')]).toEqual(['p0 deck', 'tar-pits']);
    expect(t).toBeSettled();
  });
});
