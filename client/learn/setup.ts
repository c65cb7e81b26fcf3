/** The match of a lesson: plain factions, the newcomer begins, and nobody is asked about the opening hand. */
export const SETUP = {
  factions: [
    ['dinosaurs', 'pirates'],
    ['ninjas', 'robots'],
  ],
  firstPlayer: 0,
  mulligan: 'discardForced',
  // So that the newcomer meets a window at the first base that scores, whatever the hand holds.
  priority: 'always',
} as const;
