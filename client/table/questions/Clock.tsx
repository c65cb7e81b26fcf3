/** The time left to who is awaited, in matches with a clock; to the viewer if several are. */
import type { SeatClock } from '../../../game/published';
import { t } from '../../i18n';
import { useTable } from '../context';
import { minutesAndSeconds, SHORT, useSecondsLeft } from '../thinkingTime';

export function Clock() {
  const { session } = useTable();
  const running = session.seats.value.filter(({ data }) => data?.clock?.running);
  const clock = (running.find(({ id }) => id === session.me) ?? running[0])?.data?.clock;
  return clock ? <Countdown clock={clock} /> : null;
}

function Countdown({ clock }: { readonly clock: SeatClock }) {
  const seconds = useSecondsLeft(clock);
  return (
    <p class={`prompt__clock${seconds < SHORT ? ' prompt__clock--short' : ''}`} role="timer">
      <span aria-hidden="true">{minutesAndSeconds(seconds)}</span>
      <span class="unseen">{t('prompt.clock', { seconds })}</span>
    </p>
  );
}
