/** The thinking time a player has left. */
import type { SeatClock } from '../../../game/published';
import { t } from '../../i18n';
import { minutesAndSeconds, SHORT, useSecondsLeft } from '../thinkingTime';

export function ClockFace({ clock }: { readonly clock: SeatClock }) {
  const seconds = useSecondsLeft(clock);
  return (
    <span class="plate__state plate__clock" data-short={(clock.running && seconds < SHORT) || undefined} role="timer">
      <span class="unseen">{t('plate.clock')}</span> {minutesAndSeconds(seconds)}
    </span>
  );
}
