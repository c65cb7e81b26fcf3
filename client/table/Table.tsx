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
import { type Table as TableInfo, TableProvider, useTable } from './context';
import { intentOf } from './intent';
import { directorOf } from './motion/director';
import type { Session } from './session';
import { useGlance } from './useGlance';
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
  const isKnown = useGlance(director.shown, () => true);
  const cards = catalog.value;
  const seats = session.seats.value;
  // The same for as long as it can be, since everything at the table hangs on it.
  const table = useMemo(
    (): TableInfo | null =>
      cards && {
        session,
        intent,
        director,
        catalog: cards,
        get view() {
          const view = director.shown.value;
          if (!view) throw new Error('nothing is shown yet');
          return view;
        },
        nameOf: (seat) => seats[seat]?.name ?? seats[seat]?.data?.former ?? t('plate.seat', { number: seat + 1 }),
        inspect,
      },
    [session, intent, director, cards, seats, inspect],
  );
  if (!table || !isKnown) return <p role="status">{t('app.loading')}</p>;
  return (
    <TableProvider value={table}>
      <Felt>{children}</Felt>
      {inspected !== null && <Inspection {...inspected} onClose={() => setInspected(null)} />}
    </TableProvider>
  );
}

function Inspection({ def, id, onClose }: Inspected & { readonly onClose: () => void }) {
  const { catalog, view } = useTable();
  return <Preview def={def} {...nowOf(catalog, view, id)} onClose={onClose} />;
}
