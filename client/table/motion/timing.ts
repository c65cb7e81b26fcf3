/** How long a move is to be seen, by what happened in it. */
import type { EventType, GameEvent } from '../../../game/events';

/** How much time motion takes, by the player's setting. */
export const PACE = { off: 0, fast: 0.5, normal: 1, slow: 1.8 } as const;

/** No move holds up the others for longer. */
const LONGEST = 2600;

/** What happens again within one move takes only this part of its time. */
const AGAIN = 0.25;

/** Milliseconds at normal pace; what is not listed can be told from its consequences and takes none. */
const TIMES: Readonly<Partial<Record<EventType, number>>> = {
  pickedFaction: 250,
  dealt: 700,
  mulligan: 400,
  played: 600,
  used: 450,
  destroyed: 450,
  returned: 450,
  moved: 450,
  putInDeck: 400,
  discardedFromPlay: 200,
  transferred: 350,
  countersChanged: 300,
  powerChanged: 300,
  breakpointChanged: 300,
  controlChanged: 450,
  prevented: 400,
  cancelled: 400,
  discarded: 250,
  drew: 250,
  tookFromDiscard: 300,
  putBack: 200,
  given: 300,
  revealed: 500,
  named: 250,
  gainedVp: 250,
  beforeScoring: 350,
  whenScoring: 1000,
  baseReplaced: 350,
  baseAdded: 350,
  baseSwapped: 400,
  baseDestroyed: 500,
  turnBegan: 200,
};

/** How long these events are to be seen together. Nothing worth seeing takes no time. */
export function timeFor(events: readonly GameEvent[], pace: number): number {
  const seen = new Set<EventType>();
  let sum = 0;
  for (const { type } of events) {
    sum += (TIMES[type] ?? 0) * (seen.has(type) ? AGAIN : 1);
    seen.add(type);
  }
  return Math.min(sum, LONGEST) * pace;
}
