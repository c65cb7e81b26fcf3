/** The first game: what it is, and then a real table with a coach. */
import { useSignal } from '@preact/signals';
import { useLocation, useRoute } from 'preact-iso';
import { Surround } from '../app/Frame';
import { sittingIn } from '../app/sittings';
import { t } from '../i18n';
import { Coach } from '../learn/Coach';
import { beginLesson, lastLesson } from '../learn/lesson';
import { explain } from '../net/http';
import { Match } from './MatchPage';
import './LearnPage.css';

/** What one learns, in short. */
const PLAN = ['bases', 'hand', 'total', 'close', 'respond', 'scored'] as const;

export function LearnPage() {
  const { id } = useRoute().params;
  if (id === undefined) return <Invitation lost={false} />;
  if (sittingIn(id))
    return (
      <Match key={id} id={id}>
        <Coach />
      </Match>
    );
  return (
    <Surround>
      <Invitation lost={true} />
    </Surround>
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
      route(`/learn/${await beginLesson()}`);
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
      <ol class="learn__plan">
        {PLAN.map((id) => (
          <li key={id}>{t(`learn.${id}.title`)}</li>
        ))}
      </ol>
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
