/** The table: everything one sees and does in a match, live or as a replay. */
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { DefId, Id } from '../../game/state';
import { Preview } from '../cards/Preview';
import { t } from '../i18n';
import { catalog } from '../net/catalog';
import { Felt } from './board/Felt';
import { opened } from './board/screen';
import { nowOf } from './board/words';
import { type Table as TableInfo, TableProvider } from './context';
import { intentOf } from './intent';
import { directorOf } from './motion/director';
import type { Session } from './session';
import './Table.css';

interface TableProps {
  readonly session: Session;
  /** What a replay or a lesson puts above the hand. */
  readonly children?: ComponentChildren;
}

interface Inspected {
  readonly def: DefId;
  /** Which card of the match it is, if it is one. */
  readonly id: Id | undefined;
}

export function Table({ session, children }: TableProps) {
  const intent = useMemo(() => intentOf(session), [session]);
  const director = useMemo(() => directorOf(session), [session]);
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const inspect = useCallback((def: DefId, id?: Id): void => setInspected({ def, id }), []);
  useEffect(
    () => () => {
      opened.value = null;
      intent.stop();
      director.stop();
    },
    [intent, director],
  );
  const view = director.shown.value;
  const cards = catalog.value;
  if (!view || !cards) return <p role="status">{t('app.loading')}</p>;
  const seats = session.seats.value;
  const table: TableInfo = {
    session,
    intent,
    director,
    catalog: cards,
    view,
    nameOf: (seat) => seats[seat]?.name ?? t('plate.seat', { number: seat + 1 }),
    inspect,
  };
  return (
    <TableProvider value={table}>
      <Felt director={director}>{children}</Felt>
      {inspected !== null && (
        <Preview def={inspected.def} {...nowOf(cards, view, inspected.id)} onClose={() => setInspected(null)} />
      )}
    </TableProvider>
  );
}
