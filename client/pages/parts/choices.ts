/** Choices that several forms offer, in the player's language. */
import { t } from '../../i18n';
import type { Level } from '../../net/lobby';

const LEVELS = ['random', 'greedy', 'planner'] as const satisfies readonly Level[];

export function playerChoices(): { value: number; text: string }[] {
  return [2, 3, 4].map((value) => ({ value, text: String(value) }));
}

export function levelChoices(): { value: Level; text: string }[] {
  return LEVELS.map((value) => ({ value, text: t(`level.${value}`) }));
}
