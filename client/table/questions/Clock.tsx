/** The time left to who is awaited, in matches with a clock. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { useTable } from '../context';

export function Clock() {
  const { session, view } = useTable();
  const seat = view.decision?.player ?? view.draft?.order[view.draft.picked] ?? view.active;
  const clock = session.seats.value[seat]?.data?.clock;
  const [passed, pass] = useState(0);
  useEffect(() => {
    const since = Date.now();
    pass(0);
    if (!clock) return;
    const timer = setInterval(() => pass(Date.now() - since), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  if (!clock || view.phase === 'over') return null;
  const left = Math.max(0, Math.round(((clock.left ?? 0) + clock.reserve - passed) / 1000));
  const shown = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p class={`prompt__clock${left < 20 ? ' prompt__clock--short' : ''}`} role="timer">
      <span aria-hidden="true">{shown}</span>
      <span class="unseen">{t('prompt.clock', { seconds: left })}</span>
    </p>
  );
}
