/** A finished match to look at, step by step. Its address says which step is shown, and through whose eyes. */

import { useEffect, useMemo } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { dropSecret, replayLinkTo, useLinkSecret } from '../app/links';
import { passTo } from '../app/sittings';
import { t } from '../i18n';
import { explain, Problem } from '../net/http';
import { Table } from '../table/Table';
import { ReplayBar } from './replay/ReplayBar';
import { replaySession } from './replay/replaySession';

/** A whole number in an address; null if it is none. */
function numberIn(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function ReplayPage() {
  const { params, query } = useRoute();
  const { route } = useLocation();
  const id = params.id ?? '';
  const seat = numberIn(query.seat);
  useLinkSecret(id);
  const pass = passTo(id);
  // The address follows the step; it is read only when the page is opened.
  const replay = useMemo(() => replaySession(id, pass, seat, numberIn(query.step) ?? 0), [id, pass, seat]);
  useEffect(() => () => replay.stop(), [replay]);
  const step = replay.step.value;
  const show = (at: number, eyes: number | null): void =>
    route(replayLinkTo(id, `?step=${at}${eyes === null ? '' : `&seat=${eyes}`}`), true);
  useEffect(() => {
    if (numberIn(query.step) !== step) show(step, seat);
  }, [step]);

  const problem = replay.problem.value;
  useEffect(() => {
    if (problem instanceof Problem && problem.reason === 'secretNeeded') dropSecret(id, pass);
  }, [problem]);
  if (problem && !replay.view.value)
    return (
      <main class="page">
        <h1>{t('replay.title')}</h1>
        <p role="alert">{explain(problem)}</p>
        <button type="button" class="button button--go" onClick={replay.retry}>
          {t('app.retry')}
        </button>{' '}
        <a class="button" href="/lobby">
          {t('end.lobby')}
        </a>
      </main>
    );
  return (
    <Table key={`${id} ${seat}`} session={replay}>
      <ReplayBar replay={replay} onSeat={(eyes) => show(step, eyes)} />
    </Table>
  );
}
