import { describe, expect, it } from 'vitest';
import { move } from '../../game/match/move';
import { emptyTable } from '../../game/match/opening';
import { optionsFrom } from '../../game/match/options';
import type { State } from '../../game/state';
import { legalFor } from '../../game/view';
import { Dice } from '../../server/simulation/dice';
import { chooseMove } from '../../server/simulation/players';
import { type Difference, difference, differing } from '../../server/storage/difference';
import type { StoredState } from '../../server/storage/store';
import { catalog } from '../catalog';

/** The states of a random game, as the server keeps them. */
function* gameOf(seed: string): Generator<StoredState> {
  const dice = new Dice(seed);
  const { options } = optionsFrom(catalog, 3, { factions: 'random' });
  let G: State = emptyTable(catalog, options, seed);
  while (G.phase !== 'over') {
    const now = G;
    const actor = now.resolution?.decision.player;
    const seats = actor === undefined ? [...now.players.keys()] : [actor];
    for (const seat of seats) {
      const what = chooseMove(legalFor(catalog, now, seat), now.resolution?.decision ?? null, dice, 'random');
      const outcome = what && move(catalog, now, seat, what);
      if (!outcome?.ok) continue;
      G = outcome.state;
      break;
    }
    yield { G, ctx: {}, plugins: {}, _undo: [], _redo: [], _stateID: 0 } as unknown as StoredState;
  }
}

const written = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('the difference between two states of a match', () => {
  it('is a small part of a state, and makes the later of the earlier', () => {
    const [first, ...states] = gameOf('difference');
    if (!first) throw new Error('no game');
    let before = first;
    let read = written(first);
    let lengths = 0;
    let differences = 0;
    let questions = 0;
    for (const state of states) {
      const kept = difference(before, state);
      read = differing(read, written(kept) as Difference);
      expect(read).toEqual(written(state));
      before = state;
      lengths += JSON.stringify(state).length;
      differences += JSON.stringify(kept).length;
      if (state.G.resolution) questions++;
    }
    expect(questions).toBeGreaterThan(20);
    expect(differences).toBeLessThan(lengths / 10);
  });

  it('is none if everything is the same, even as other objects', () => {
    const [state] = gameOf('same');
    if (!state) throw new Error('no game');
    expect(difference(written(state), state)).toEqual({ state: {} });
  });

  it.each<[string, unknown, unknown]>([
    ['a field that is new', { a: 1 }, { a: 1, b: 2 }],
    ['a field that is gone', { a: 1, b: { c: 1 } }, { a: 1 }],
    ['a field that is undefined', { a: 1, b: 2 }, { a: 1, b: undefined }],
    ['a list that is longer', { a: [1, 2] }, { a: [1, 2, 3] }],
    ['a list of lists, and null', { a: [[1], null, [2]] }, { a: [[3], [], null] }],
    ['a list instead of an object', { a: { 0: 'x' } }, { a: ['x'] }],
    ['an object instead of a list', { a: [] }, { a: {} }],
    ['an empty list instead of a value', { a: 1 }, { a: [] }],
  ])('tells of %s', (_, before, after) => {
    const kept = difference(before as StoredState, after as StoredState);
    expect(differing(before as StoredState, written(kept) as Difference)).toEqual(written(after));
  });
});
