/** How well bots play: by lot, by the best immediate outcome, or by searching whole turns. */
export const LEVELS = ['random', 'greedy', 'planner'] as const;

export type Level = (typeof LEVELS)[number];
