/** The phases and stages of a match as boardgame.io knows them, and the moves that each stage allows. */
import type { Move } from './match/move';

export const GAME_NAME = 'smashtable';

export const PHASES = ['draft', 'opening', 'play'] as const;

export type Stage = 'draft' | 'mulligan' | 'act' | 'respond' | 'choose';

export const STAGES: Readonly<Record<Stage, readonly Move['type'][]>> = {
  draft: ['start', 'pick'],
  mulligan: ['keep'],
  act: ['play', 'use', 'finish'],
  respond: ['answer', 'undo'],
  choose: ['answer', 'undo'],
};
