/** The match of a lesson: plain factions, and the newcomer begins. */
export const SETUP = {
  factions: [
    ['dinosaurs', 'pirates'],
    ['ninjas', 'robots'],
  ],
  firstPlayer: 0,
} as const;
