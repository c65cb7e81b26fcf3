/** How much has been said at the table that this player has not read. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Session } from '../session';

interface Reading {
  readonly unread: ReadonlySignal<number>;
  /** Everything said so far has been read. */
  readonly readAll: () => void;
}

const readings = new WeakMap<Session, Reading>();

export function readingOf(session: Session): Reading {
  const known = readings.get(session);
  if (known) return known;
  const read = signal(0);
  const reading: Reading = {
    unread: computed(() => Math.max(0, session.chat.value.length - read.value)),
    readAll: () => {
      read.value = session.chat.peek().length;
    },
  };
  readings.set(session, reading);
  return reading;
}
