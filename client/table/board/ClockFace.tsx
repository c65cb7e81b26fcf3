/** The thinking time a player has left, counted down between two messages of the server. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n';

interface ClockFaceProps {
  /** In milliseconds; `left` runs first, then the reserve. */
  readonly clock: { readonly reserve: number; readonly left?: number };
}

const SECOND = 1000;
const SHORT = 15 * SECOND;

export function ClockFace({ clock: { reserve, left } }: ClockFaceProps) {
  const [spent, setSpent] = useState(0);
  useEffect(() => {
    setSpent(0);
    if (left === undefined) return;
    const since = Date.now();
    const timer = setInterval(() => setSpent(Date.now() - since), SECOND);
    return () => clearInterval(timer);
  }, [reserve, left]);
  const rest = Math.max(0, reserve + (left ?? 0) - spent);
  const seconds = Math.ceil(rest / SECOND);
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span class="plate__state plate__clock" data-short={(left !== undefined && rest < SHORT) || undefined} role="timer">
      <span class="unseen">{t('plate.clock')}</span> {shown}
    </span>
  );
}
