/** Says aloud, for who listens instead of looking, what happened and what is asked. */
import { useRef } from 'preact/hooks';
import { t } from '../../i18n';
import { useTable } from '../context';
import { awaitSaying, questionSaying, turnSaying } from '../questions/sentences';
import { usePending } from '../questions/usePending';
import { usePainted } from '../usePainted';
import { chaptersOf, lineSaying } from './chapters';
import { useNames } from './Said';
import { textOf } from './saying';

export function Announcer() {
  return (
    <>
      <Happened />
      <Asked />
    </>
  );
}

/** What happened since it was last said; what was there at the start is not news. */
function Happened() {
  const { session, director } = useTable();
  const names = useNames();
  const chapters = usePainted(chaptersOf(session));
  const last = chapters.at(-1)?.lines.at(-1);
  const said = useRef({ last, news: '' });
  const view = director.shown.peek();
  if (view && said.current.last !== last) {
    const before = said.current.last?.number ?? 0;
    const lines = chapters.slice(-2).flatMap((chapter) => chapter.lines);
    // A line that has grown is told again, because its end is what is new.
    const fresh = lines.filter(({ number }) => number > before || (number === before && number === last?.number));
    const awaited = view.decision?.player === session.me || view.legal.finish ? [] : [awaitSaying(view)];
    const news = [...fresh.map(lineSaying), ...awaited].map((one) => textOf(one, names)).join('. ');
    said.current = { last, news };
  }
  return (
    <p class="unseen" aria-live="polite">
      {said.current.news}
    </p>
  );
}

/** What is asked of the viewer is said at once. */
function Asked() {
  const { session, catalog, view } = useTable();
  const names = useNames();
  const pending = usePending();
  const mine = session.make !== null && view.legal.finish && !pending;
  const question = pending
    ? questionSaying(catalog, pending.view, pending.decision, session.story.value)
    : mine
      ? turnSaying(catalog, view)
      : null;
  return (
    <p class="unseen" aria-live="assertive">
      {question && t('announce.asked', { question: textOf(question, names) })}
    </p>
  );
}
