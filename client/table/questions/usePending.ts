/** The question asked of this player, once what led to it has been shown. */
import type { Decision } from '../../../game/state';
import type { View } from '../../../game/view';
import { useTable } from '../context';

export interface Pending {
  readonly decision: Decision;
  /** The latest view, which knows the cards the question is about. */
  readonly view: View;
}

export function usePending(): Pending | null {
  const { session, intent, view: shown } = useTable();
  const decision = intent.asked.value;
  const view = session.view.value;
  if (!decision || !view || !session.make) return null;
  const caughtUp =
    shown.decision?.player === decision.player &&
    shown.decision.prompt === decision.prompt &&
    shown.decision.source === decision.source;
  return caughtUp ? { decision, view } : null;
}
