/** Who has to act before the match goes on. */
import type { PlayerId } from '../../../game/state';
import type { View } from '../../../game/view';

export function awaitedIn(view: View): readonly PlayerId[] {
  switch (view.phase) {
    case 'draft': {
      const next = view.draft?.order[view.draft.picked];
      return next === undefined ? [] : [next];
    }
    case 'opening':
      return view.mulligans;
    case 'play':
      return [view.decision?.player ?? view.active];
    default:
      return [];
  }
}
