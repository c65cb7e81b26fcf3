/**
 * Windows that give nothing away (OPEN-18, option `covered`). Whoever could hide a Special gets an opportunity, also if they
 * have none. To the others both look the same: the player who has something to use is asked, for the other one whoever runs
 * the match passes, and neither takes effect before a random pause is over.
 */
import type { Decision, State } from '../state';

/** The opportunity that is open now, where windows are covered. */
export function coveredWindow({ options, resolution }: State): Decision | null {
  return options.priority === 'covered' && resolution?.decision.kind === 'respond' ? resolution.decision : null;
}

/** Whether the open opportunity is only a cover: its player has nothing to use and is not asked. */
export function isCover(state: State): boolean {
  return coveredWindow(state)?.options.length === 0;
}
