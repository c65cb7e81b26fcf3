/** The seats of a match before it begins: who sits there, and what can be done about it. */
import { useState } from 'preact/hooks';
import { hostProof, said, takeSeat } from '../../app/seating';
import { t } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import { isFree, type Level, removeFrom, type Seat, type Sitting, seatBots } from '../../net/lobby';
import { Badge } from '../parts/Badge';
import { Choice } from '../parts/Choice';
import { levelChoices } from '../parts/choices';
import { useKeptFocus } from '../parts/useKeptFocus';
import { seatName } from './seatName';

interface SeatListProps {
  readonly matchID: string;
  readonly seats: readonly Seat[];
  readonly sitting: Sitting | null;
}

export function SeatList({ matchID, seats, sitting }: SeatListProps) {
  const [level, setLevel] = useState<Level>('greedy');
  const me = sitting && Number(sitting.playerID);
  const host = hostProof(matchID, seats);
  const free = seats.filter((seat) => isFree(seat, false));
  const addBots = (bots: readonly Seat[]): void => {
    if (host)
      void said(() =>
        seatBots(
          matchID,
          host,
          bots.map(({ id }) => ({ seat: id, level })),
        ),
      );
  };
  const part = useKeptFocus<HTMLElement>();
  return (
    <section ref={part} tabIndex={-1} class="seating" aria-label={t('wait.seats')}>
      <ul class="seats">
        {seats.map((seat) => (
          <li key={seat.id} class={`seats__seat ${isFree(seat, false) ? 'seats__seat--free' : ''}`}>
            <PlayerMark seat={seat.id} />
            <span class="seats__name">
              {seatName(seat, false)} <SeatNotes seat={seat} isMe={seat.id === me} />
            </span>
            {isFree(seat, false) && me === null && (
              <button
                type="button"
                class="button button--go"
                aria-label={t('seat.takeAt', { seat: seat.id + 1 })}
                onClick={() => void takeSeat(matchID, seat.id)}
              >
                {t('seat.take')}
              </button>
            )}
            {isFree(seat, false) && host && free.length > 1 && (
              <button
                type="button"
                class="button"
                aria-label={t('seat.addBotAt', { seat: seat.id + 1 })}
                onClick={() => addBots([seat])}
              >
                {t('seat.addBot')}
              </button>
            )}
            {seat.name !== undefined && host && seat.id !== me && (
              <button
                type="button"
                class="button"
                aria-label={t('seat.removeName', { name: seat.name })}
                onClick={() => void said(() => removeFrom(matchID, host, seat.id))}
              >
                {t('seat.remove')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {host && free.length > 0 && (
        <div class="seats__bots">
          <Choice label={t('seat.level')} value={level} options={levelChoices()} onChange={setLevel} />
          <button type="button" class="button button--go" onClick={() => addBots(free)}>
            {t('seat.fill', { count: free.length })}
          </button>
        </div>
      )}
    </section>
  );
}

function SeatNotes({ seat, isMe }: { readonly seat: Seat; readonly isMe: boolean }) {
  const { name, isConnected, data } = seat;
  if (name === undefined) return null;
  const notes = [
    ...(isMe ? [t('seat.you')] : []),
    ...(data?.host ? [t('seat.host')] : []),
    ...(data?.bot ? [t(`level.${data.bot}`)] : []),
    ...(!isMe && isConnected === false ? [t('seat.away')] : []),
  ];
  return (
    <>
      {notes.map((note) => (
        <Badge key={note}>{note}</Badge>
      ))}
    </>
  );
}
