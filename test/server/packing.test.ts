import { describe, expect, it } from 'vitest';
import { move } from '../../game/match/move';
import { emptyTable } from '../../game/match/opening';
import { optionsFrom } from '../../game/match/options';
import type { State } from '../../game/state';
import { legalFor } from '../../game/view';
import { packed, unpacked } from '../../server/matches/packing';
import { Dice } from '../../server/simulation/dice';
import { chooseMove } from '../../server/simulation/players';
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

describe('stored states', () => {
  it('are smaller while a question is open, and come back whole', () => {
    let questions = 0;
    let before = 0;
    let after = 0;
    for (const state of gameOf('packing')) {
      const text = JSON.stringify(packed(state));
      expect(unpacked(JSON.parse(text) as StoredState)).toEqual(JSON.parse(JSON.stringify(state)));
      if (!state.G.resolution) continue;
      questions++;
      before += JSON.stringify(state).length;
      after += text.length;
    }
    expect(questions).toBeGreaterThan(20);
    expect(after).toBeLessThan(before * 0.75);
  });
});
