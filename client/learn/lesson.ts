/** A lesson is a real match: two players, plain factions, and a bot that plays at random, so that a newcomer can win. */

import { createAndSit } from '../app/seating';
import { remember, remembered } from '../app/storage';
import { seatBots } from '../net/lobby';
import { BEGINNING, type Progress } from './progress';
import { SETUP } from './setup';

/** What the browser remembers of a lesson. */
export interface Memory {
  readonly match: string;
  readonly progress: Progress;
  readonly hidden: boolean;
}

const KEY = 'lesson';

export const lastLesson = (): Memory | null => remembered<Memory | null>(KEY, null);

export const keepLesson = (memory: Memory): void => remember(KEY, memory);

/** Begins a lesson and gives its match. */
export async function beginLesson(): Promise<string> {
  const { match, sitting } = await createAndSit({ numPlayers: 2, unlisted: true, setupData: SETUP }, 0);
  keepLesson({ match, progress: BEGINNING, hidden: false });
  await seatBots(match, sitting, [{ seat: 1, level: 'random' }]);
  return match;
}
