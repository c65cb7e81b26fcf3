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
  const former = seats[Number(formerSittingIn(matchID)?.playerID)];
  if (former?.data?.former !== undefined)
    return (
      <p class="news__line" role="status">
        {t('match.botPlays')}
        <button type="button" class="button button--go" onClick={() => void takeSeatBack(matchID)}>
          {t('match.takeBack')}
        </button>
      </p>
    );
  const open = seats.find((seat) => isFree(seat, true));
  if (!open) return null;
  return (
    <p class="news__line">
      {t('match.openSeat')}
      <button type="button" class="button button--go" onClick={() => void takeSeat(matchID, open.id)}>
        {t('match.takeThis')}
      </button>
    </p>
  );
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
            {t('seat.open')}
          </button>
          <button type="button" class="button" onClick={() => wait([...waiting, id])}>
            {t('match.waitFor')}
          </button>
        </p>
      ))}
    </>
  );
}
