import type { LogEntry } from 'boardgame.io';
import { describe, expect, it } from 'vitest';
import { storyteller } from '../../client/net/told';
import type { GameEvent } from '../../game/events';

const began = (turn: number): GameEvent => ({ type: 'turnBegan', turn, player: 0 });

function entry(player: number, events: readonly GameEvent[], type = 'MAKE_MOVE'): LogEntry {
  return {
    action: { type, payload: { type: 'finish', args: [], playerID: String(player) } },
    metadata: { events },
  } as unknown as LogEntry;
}

describe('the log as it is told', () => {
  it('tells each move with the turn it was made in', () => {
    const log = [entry(0, [began(1)]), entry(0, []), entry(0, [began(2)]), entry(1, [])];
    expect(storyteller()(log).map(({ index, turn, player }) => [index, turn, player])).toEqual([
      [0, 0, 0],
      [1, 1, 0],
      [2, 1, 0],
      [3, 2, 1],
    ]);
  });

  it('leaves out what is no move', () => {
    const log = [entry(0, [], 'GAME_EVENT'), entry(1, [])];
    expect(storyteller()(log)).toEqual([{ index: 0, turn: 0, player: 1, events: [] }]);
  });

  it('keeps what it has told when the log grows', () => {
    const tell = storyteller();
    const log = [entry(0, [began(1)]), entry(0, [])];
    const before = tell(log);
    const after = tell([...log, entry(1, [])]);
    expect(after).toHaveLength(3);
    expect(after[1]).toBe(before[1]);
    expect(after[2]).toMatchObject({ index: 2, turn: 1, player: 1 });
  });

  it('begins anew with another log, as after a lost connection', () => {
    const tell = storyteller();
    tell([entry(0, [began(1)]), entry(0, [])]);
    const other = [entry(0, [began(1)]), entry(0, []), entry(0, [began(2)])];
    expect(tell(other).map(({ index, turn }) => [index, turn])).toEqual([
      [0, 0],
      [1, 1],
      [2, 1],
    ]);
    expect(tell([])).toEqual([]);
  });
});
