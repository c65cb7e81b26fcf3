import { describe, expect, it } from 'vitest';
import { cuesFor } from '../../client/sound/cuesFor';
import { RECIPES } from '../../client/sound/recipes';
import type { Scene } from '../../client/table/motion/playOut';
import type { GameEvent } from '../../game/events';
import type { View } from '../../game/view';

const scene = (player: number, events: readonly GameEvent[], asks: number | null = null): Scene => ({
  view: { decision: asks === null ? null : { player: asks } } as unknown as View,
  told: [{ index: 0, turn: 1, player, events }],
  ms: 100,
});

const turnOf = (player: number): GameEvent => ({ type: 'turnBegan', player, turn: 2 });
const scored: GameEvent = { type: 'whenScoring', base: 4, def: 'core:tortuga', places: [] };

describe('sounds', () => {
  it('go with what is played out only', () => {
    expect(cuesFor({ ...scene(1, [scored]), told: [] }, 0)).toEqual([]);
  });

  it('are heard once each, in the order of events', () => {
    expect(cuesFor(scene(1, [scored, scored, turnOf(0)]), 0)).toEqual(['scored', 'asked']);
  });

  it('call the player at their turn and when others lead to a question to them', () => {
    expect(cuesFor(scene(1, [turnOf(1)]), 0)).toEqual([]);
    expect(cuesFor(scene(1, [], 0), 0)).toEqual(['asked']);
    expect(cuesFor(scene(0, [], 0), 0)).toEqual([]);
    expect(cuesFor(scene(1, [], 1), 0)).toEqual([]);
  });

  it('tell winners from losers', () => {
    const over: GameEvent = { type: 'gameOver', winners: [1], vp: [3, 15] };
    expect(cuesFor(scene(1, [scored, over]), 1)).toEqual(['won']);
    expect(cuesFor(scene(1, [scored, over]), 0)).toEqual(['lost']);
  });

  it('are short and never louder than full', () => {
    for (const notes of Object.values(RECIPES)) {
      for (const note of notes) {
        expect(note.loud).toBeLessThanOrEqual(1);
        expect(note.at + note.for).toBeLessThan(2);
      }
    }
  });
});
