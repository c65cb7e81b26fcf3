/** Whether the end screen of a match is open; closed, the final table can be looked at. */
import { type Signal, signal } from '@preact/signals';
import type { Session } from '../session';

const screens = new WeakMap<Session, Signal<boolean>>();

export function endShown(session: Session): Signal<boolean> {
  // In a replay the table at the end is what one came for.
  const shown = screens.get(session) ?? signal(session.make !== null || session.say !== null);
  screens.set(session, shown);
  return shown;
}
