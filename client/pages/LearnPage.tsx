/** The first game: what it is, and then a real table with a coach. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { settings } from '../app/settings';
import { sittingIn } from '../app/sittings';
import { t } from '../i18n';
import { Coach } from '../learn/Coach';
import { beginLesson, lastLesson } from '../learn/lesson';
import { catalog, loadCatalog } from '../net/catalog';
import { explain } from '../net/http';
import { liveMatch } from '../net/liveMatch';
import type { Sitting } from '../net/lobby';
import { Table } from '../table/Table';
import './LearnPage.css';

export function LearnPage() {
  const { id } = useRoute().params;
  const sitting = id === undefined ? null : sittingIn(id);
  return id !== undefined && sitting ? (
    <LessonTable key={id} match={id} sitting={sitting} />
  ) : (
    <Invitation lost={id !== undefined} />
  );
}

function LessonTable({ match, sitting }: { readonly match: string; readonly sitting: Sitting }) {
  const session = useMemo(() => liveMatch(match, sitting), [match, sitting]);
  useEffect(() => session.stop, [session]);
  useEffect(() => {
    if (!catalog.peek()) void loadCatalog(settings.peek().language);
  }, []);
  return (
    <Table session={session}>
      <Coach />
    </Table>
  );
}

function Invitation({ lost }: { readonly lost: boolean }) {
  const { route } = useLocation();
  const busy = useSignal(false);
  const problem = useSignal<string | null>(null);
  const last = lastLesson();
  const unfinished = last && sittingIn(last.match) ? last.match : null;
  const start = async (): Promise<void> => {
    busy.value = true;
    problem.value = null;
    try {
      route(`/learn/${await beginLesson(t('learn.name'))}`);
    } catch (error) {
      problem.value = explain(error);
    }
    busy.value = false;
  };
  return (
    <main class="page learn">
      <h1>{t('learn.title')}</h1>
      {lost && <p role="alert">{t('learn.noSeat')}</p>}
      <p>{t('learn.intro')}</p>
      <p>{t('learn.you')}</p>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
      <p class="learn__ways">
        {unfinished !== null && (
          <a class="button button--go" href={`/learn/${unfinished}`}>
            {t('learn.continue')}
          </a>
        )}
        <button
          type="button"
          class={unfinished === null ? 'button button--go' : 'button'}
          disabled={busy.value}
          onClick={start}
        >
          {t(unfinished === null ? 'learn.start' : 'learn.again')}
        </button>
        <a class="button" href="/rules">
          {t('learn.rules')}
        </a>
      </p>
    </main>
  );
}
