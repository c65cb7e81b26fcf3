/** What every part of the table needs: the match as it is shown now, and what the player is about to do. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { DefId, Id, PlayerId } from '../../game/state';
import type { View } from '../../game/view';
import type { Catalog } from '../net/catalog';
import type { Intent } from './intent';
import type { Director } from './motion/director';
import type { Session } from './session';

export interface Table {
  readonly session: Session;
  readonly intent: Intent;
  readonly director: Director;
  readonly catalog: Catalog;
  /**
   * What is shown, which runs behind what is known while moves are being played out. It changes with every move: a
   * component that reads it is drawn again then, and only such a component is.
   */
  readonly view: View;
  readonly nameOf: (seat: PlayerId) => string;
  /** Shows a card or base in large; one of the match as it is now. */
  readonly inspect: (def: DefId, id?: Id) => void;
}

const TableContext = createContext<Table | null>(null);

export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('useTable outside of a table');
  return table;
}
