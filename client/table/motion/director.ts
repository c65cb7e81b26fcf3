/** Decides when what is known is shown: moves are played out one after the other, so that each can be followed. */
import type { ReadonlySignal } from '@preact/signals';
import type { View } from '../../../game/view';
import type { Session } from '../session';

export interface Director {
  /** The view to show now. */
  readonly shown: ReadonlySignal<View | null>;
  /** Shows the latest at once. */
  readonly skip: () => void;
  readonly stop: () => void;
}

export function directorOf(session: Session): Director {
  return { shown: session.view, skip: () => undefined, stop: () => undefined };
}
