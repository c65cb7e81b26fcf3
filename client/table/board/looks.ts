/** What the table knows about the things on it besides the view. */
import { useTable } from '../context';
import type { Looks } from './model';

export function useLooks(): Looks {
  const { session, intent, catalog } = useTable();
  return {
    me: session.me,
    meaning: (thing) => intent.meaning(thing),
    options: intent.asked.value?.options ?? [],
    chosen: intent.chosen.value,
    lifted: intent.lifted.value,
    isMinion: (def) => catalog.cards.get(def)?.type === 'minion',
  };
}

/** The names of the players by seat. */
export function useNames(): string[] {
  const { view, nameOf } = useTable();
  return view.players.map((_, seat) => nameOf(seat));
}
