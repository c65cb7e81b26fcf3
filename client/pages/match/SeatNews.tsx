/** What there is to say about the seats of a running match, and what the viewer can do about it. */
import { useState } from 'preact/hooks';
import { hostProof, said, takeSeat, takeSeatBack } from '../../app/seating';
import { formerSittingIn } from '../../app/sittings';
import { t } from '../../i18n';
import { type HostProof, isFree, openSeat, type Seat, type Sitting } from '../../net/lobby';
import type { Session } from '../../table/session';

interface SeatNewsProps {
  readonly session: Session;
  readonly sitting: Sitting | null;
  /** The player takes over from the bot that stood in. */
  readonly onBack: () => void;
}

export function SeatNews({ session, sitting, onBack }: SeatNewsProps) {
  const { matchID, me } = session;
  const seats = session.seats.value;
  if (sitting) {
    const host = hostProof(matchID, seats);
    return (
      <>
        {me !== null && seats[me]?.data?.standIn !== undefined && (
          <p class="news__line" role="status">
            {t('match.stoodIn')}
            <button type="button" class="button button--go" onClick={onBack}>
              {t('match.iAmBack')}
            </button>
          </p>
        )}
        {host && <LeftSeats match={matchID} seats={seats} host={host} />}
      </>
    );
  }
  const offer = offeredSeat(session);
  if (!offer) return null;
  if (offer.isOwn)
    return (
      <p class="news__line" role="status">
        {t('match.botPlays')}
        <button type="button" class="button button--go" onClick={() => void takeSeatBack(matchID)}>
          {t('match.takeBack')}
        </button>
      </p>
    );
  return (
    <p class="news__line">
      {t('match.openSeat')}
      <button type="button" class="button button--go" onClick={() => void takeSeat(matchID, offer.seat)}>
        {t('match.takeThis')}
      </button>
    </p>
  );
}

/** A seat of a running match that who watches it may take: the one they had, or one that is open to everyone. */
export function offeredSeat({ matchID, seats }: Session): { readonly seat: number; readonly isOwn: boolean } | null {
  const former = formerSittingIn(matchID);
  const own = former && seats.value[Number(former.playerID)];
  if (own?.data?.former !== undefined) return { seat: own.id, isOwn: true };
  const open = seats.value.find((seat) => isFree(seat, true));
  return open ? { seat: open.id, isOwn: false } : null;
}

interface LeftSeatsProps {
  readonly match: string;
  readonly seats: readonly Seat[];
  readonly host: HostProof;
}

/** The host decides whether a seat waits for who left it. That can be changed later, in the list of players. */
function LeftSeats({ match, seats, host }: LeftSeatsProps) {
  const [waiting, wait] = useState<readonly number[]>([]);
  const left = seats.filter(({ id, data }) => data?.former !== undefined && !data.opened && !waiting.includes(id));
  return (
    <>
      {left.map(({ id, data }) => (
        <p key={id} class="news__line" role="status">
          {t('match.hasLeft', { name: data?.former ?? '' })}
          <button type="button" class="button button--go" onClick={() => void said(() => openSeat(match, host, id))}>
            {t('match.open')}
          </button>
          <button type="button" class="button" onClick={() => wait([...waiting, id])}>
            {t('match.waitFor')}
          </button>
        </p>
      ))}
    </>
  );
}
