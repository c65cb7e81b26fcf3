/** The table: everything one sees and does in a match, live or as a replay. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { DefId } from '../../game/state';
import { Preview } from '../cards/Preview';
import { t } from '../i18n';
import { catalog } from '../net/catalog';
import { Board } from './board/Board';
import { Hand } from './board/Hand';
import { Plates } from './board/Plates';
import { type Table as TableInfo, TableProvider } from './context';
import { EndScreen } from './end/EndScreen';
import { intentOf } from './intent';
import { directorOf } from './motion/director';
import { Motion } from './motion/Motion';
import { Draft } from './questions/Draft';
import { Opening } from './questions/Opening';
import { Prompt } from './questions/Prompt';
import { Question } from './questions/Question';
import type { Session } from './session';
import { Announcer } from './story/Announcer';
import { Chat } from './story/Chat';
import { Story } from './story/Story';

interface TableProps {
  readonly session: Session;
  /** What a replay or a lesson puts above the hand. */
  readonly children?: ComponentChildren;
}

export function Table({ session, children }: TableProps) {
  const intent = useMemo(() => intentOf(session), [session]);
  const director = useMemo(() => directorOf(session), [session]);
  const [inspected, inspect] = useState<DefId | null>(null);
  useEffect(
    () => () => {
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
    nameOf: (seat) => seats[seat]?.name ?? '',
    inspect,
  };
  return (
    <TableProvider value={table}>
      <main class="table">
        <Plates />
        <Board />
        {view.phase === 'draft' && <Draft />}
        {view.phase === 'opening' && <Opening />}
        {view.phase === 'over' && <EndScreen />}
        {children}
        <Question />
        <Prompt />
        <Hand />
        <Story />
        <Chat />
        <Announcer />
        <Motion />
      </main>
      {inspected !== null && <Preview def={inspected} onClose={() => inspect(null)} />}
    </TableProvider>
  );
}
