/** What a question needs, what may still be chosen, and passing more than once. */
import { describe, expect, it } from 'vitest';
import { nextPart } from '../../client/pages/replay/steps';
import { scoresOf, standing } from '../../client/table/end/scores';
import { cardOf, controlFor, shifted, whyNotMore } from '../../client/table/questions/asking';
import { markOf, verdict } from '../../client/table/questions/passing';
import type { GameEvent } from '../../game/events';
import type { Decision } from '../../game/state';
import type { View } from '../../game/view';
import { match } from '../match';

const question: Decision = { player: 0, kind: 'choose', prompt: 'choose', source: 0, options: [], min: 1, max: 1 };

describe('the control for a question', () => {
  const view = match({ factions: 'random' }).view(0);
  const hand = view.players[0]?.hand ?? [];
  const base = view.bases[0]?.id ?? 0;

  it('is the table itself where all options are on it or in the hand', () => {
    expect(controlFor({ ...question, options: [base, ...hand] }, view)).toBe('pointing');
  });

  it('is a panel of faces where something else is among them, or hidden cards are shown', () => {
    expect(controlFor({ ...question, options: [base, 9999] }, view)).toBe('faces');
    expect(controlFor({ ...question, options: hand, shows: hand }, view)).toBe('faces');
  });

  it('fits orders, distributions, words and windows', () => {
    expect(controlFor({ ...question, options: hand, ordered: true }, view)).toBe('order');
    expect(controlFor({ ...question, options: hand, repeat: true }, view)).toBe('counts');
    expect(controlFor({ ...question, options: ['yes', 'no'] }, view)).toBe('ways');
    expect(controlFor({ ...question, options: ['5/special:0'], kind: 'respond' }, view)).toBe('window');
    expect(controlFor({ ...question, options: [base, `${base}#1`] }, view)).toBe('faces');
  });

  it('knows the card of an option', () => {
    expect([cardOf(7), cardOf('7#1'), cardOf('7/special:0'), cardOf('p1'), cardOf('3')]).toEqual([7, 7, 7, null, null]);
  });
});

describe('what may still be chosen', () => {
  it('is said for numbers, groups, weights and limits', () => {
    const many: Decision = { ...question, options: [1, 2, 3], min: 0, max: 2 };
    expect(whyNotMore(many, [1], 2)).toBeNull();
    expect(whyNotMore(many, [1, 2], 3)).toBe('tooMany');
    expect(whyNotMore(many, [1, 2], 2)).toBeNull();
    expect(whyNotMore({ ...many, groups: { 1: 'a', 2: 'b', 3: 'a' } }, [1], 2)).toBe('notTogether');
    expect(whyNotMore({ ...many, weights: { 1: 3, 2: 2 }, maxWeight: 4 }, [1], 2)).toBe('tooMuch');
    expect(whyNotMore({ ...many, repeat: true, limits: { 1: 1, 2: 9 } }, [1], 1)).toBe('tooOften');
  });

  it('can be put in another order', () => {
    expect(shifted(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(shifted(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });
});

describe('passing more than once', () => {
  const asked = (some: Partial<View>, options: string[] = []): View => ({
    ...match({ factions: 'random' }).view(0),
    phase: 'play',
    scoring: { base: 5, places: [] },
    decision: { ...question, kind: 'respond', prompt: 'beforeScoring', options, min: 0 },
    ...some,
  });

  it('for a base lasts as long as it scores', () => {
    const standing = { kind: 'base', base: 5 } as const;
    expect(verdict(standing, asked({}), 0)).toBe('pass');
    expect(verdict(standing, asked({}), 1)).toBe('wait');
    expect(verdict(standing, asked({ decision: null }), 0)).toBe('wait');
    expect(verdict(standing, asked({ scoring: { base: 6, places: [] } }), 0)).toBe('over');
    expect(verdict(standing, asked({ scoring: null }), 0)).toBe('over');
  });

  it('until something changes lasts until the table or what one could use is different', () => {
    const before = asked({});
    const standing = { kind: 'quiet', mark: markOf(before) } as const;
    expect(verdict(standing, asked({}), 0)).toBe('pass');
    expect(verdict(standing, asked({ decision: null }), 0)).toBe('wait');
    expect(verdict(standing, asked({}, ['9/special:0']), 0)).toBe('over');
    expect(verdict(standing, asked({ bases: before.bases.slice(1) }), 0)).toBe('over');
  });
});

describe('the story of the scores', () => {
  it('adds up points by turn and by base', () => {
    const events: GameEvent[] = [
      { type: 'turnBegan', player: 0, turn: 1 },
      { type: 'whenScoring', base: 3, def: 'core:tortuga', places: [] },
      { type: 'gainedVp', player: 0, amount: 4, source: '' },
      { type: 'gainedVp', player: 1, amount: 2, source: '' },
      { type: 'gainedVp', player: 0, amount: 1, source: 'x/y' },
      { type: 'baseReplaced', old: 3, base: 4, def: 'core:jungle', places: [] },
      { type: 'turnBegan', player: 1, turn: 2 },
      { type: 'gainedVp', player: 1, amount: 1, source: 'x/y' },
    ];
    const { turns, bases } = scoresOf([{ index: 0, turn: 0, player: 0, events }], 2);
    expect(turns).toEqual([
      { turn: 0, vp: [0, 0] },
      { turn: 1, vp: [5, 2] },
      { turn: 2, vp: [5, 3] },
    ]);
    expect(bases).toEqual([
      {
        turn: 1,
        base: 'core:tortuga',
        gains: [
          { player: 0, amount: 5 },
          { player: 1, amount: 2 },
        ],
      },
    ]);
    expect(standing([5, 9, 5])).toEqual([1, 0, 2]);
  });
});

describe('a replay', () => {
  it('fetches the step first, then what is near, then what was before', () => {
    expect(nextPart(new Set(), 120, null)).toBe(2);
    expect(nextPart(new Set([2]), 120, 300)).toBe(1);
    expect(nextPart(new Set([2]), 130, 300)).toBe(3);
    expect(nextPart(new Set([2, 1, 0]), 120, 140)).toBeNull();
  });
});
