/** The log of boardgame.io as the table tells it. */
import type { LogEntry } from 'boardgame.io';
import type { GameEvent } from '../../game/events';
import type { Told } from '../table/session';

/** Gives the moves of a log, and what came of each, as the log grows; only what is new in it is worked on. */
export function storyteller(): (log: readonly LogEntry[]) => readonly Told[] {
  let known: readonly LogEntry[] = [];
  let story: readonly Told[] = [];
  let turn = 0;
  return (log) => {
    const goesOn = log.length >= known.length && log[known.length - 1] === known.at(-1);
    if (!goesOn) {
      story = [];
      turn = 0;
    }
    const fresh: Told[] = [];
    for (const { action, metadata } of goesOn ? log.slice(known.length) : log) {
      if (action.type !== 'MAKE_MOVE') continue;
      const events = (metadata?.events ?? []) as readonly GameEvent[];
      fresh.push({ index: story.length + fresh.length, turn, player: Number(action.payload.playerID), events });
      for (const event of events) if (event.type === 'turnBegan') turn = event.turn;
    }
    known = log;
    story = [...story, ...fresh];
    return story;
  };
}
