/** What the host of a running match can do about a seat: remove who does not come back, and let someone else sit there. */

import type { PlayerId } from '../../../game/state';
import { hostProof, said } from '../../app/seating';
import { t } from '../../i18n';
import { openSeat, removeFrom, type Seat } from '../../net/lobby';
import { useTable } from '../context';

export function HostWays({ seat }: { readonly seat: PlayerId }) {
  const { session, view, nameOf } = useTable();
  const seats = session.seats.value;
  const sitting = seats[seat];
  if (!sitting || session.say === null || view.phase === 'over') return null;
  if (sitting.data?.opened) return <p>{t('seat.opened')}</p>;
  const host = hostProof(session.matchID, seats);
  if (!host) return null;
  if (sitting.name === undefined)
    return (
      <button type="button" class="button" onClick={() => void said(() => openSeat(session.matchID, host, seat))}>
        {t('seat.open')}
      </button>
    );
  if (!isRemovable(sitting)) return null;
  return (
    <button
      type="button"
      class="button"
      aria-label={t('seat.removeName', { name: nameOf(seat) })}
      onClick={() => void said(() => removeFrom(session.matchID, host, seat))}
    >
      {t('seat.remove')}
    </button>
  );
}

/** Bots, and players who are not there; the server knows for how long they have not been. */
function isRemovable({ isConnected, data }: Seat): boolean {
  return !data?.host && (data?.bot !== undefined || isConnected === false);
}
