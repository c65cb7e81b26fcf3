/** The match of a lesson: plain factions, the newcomer begins, and nobody is asked about the opening hand. */
export const SETUP = {
  factions: [
    ['dinosaurs', 'pirates'],
    ['ninjas', 'robots'],
  ],
  firstPlayer: 0,
  mulligan: 'discardForced',
} as const;
