/** The room where the players of a match gather. It is left by itself: the game begins when every seat is taken. */
import { useLocation } from 'preact-iso';
import { t } from '../../i18n';
import { type MatchInfo, renameIn, type Sitting } from '../../net/lobby';
import type { Session } from '../../table/session';
import { NameField } from '../parts/NameField';
import { Invite } from './Invite';
import { optionWords } from './optionWords';
import { SeatList } from './SeatList';
import { giveUp, said } from './seating';
import './WaitRoom.css';

interface WaitRoomProps {
  readonly info: MatchInfo;
  readonly session: Session;
  readonly sitting: Sitting | null;
}

export function WaitRoom({ info, session, sitting }: WaitRoomProps) {
  const { route } = useLocation();
  const { matchID } = info;
  const live = session.seats.value;
  const seats = live.length > 0 ? live : info.players;
  const free = seats.filter(({ name }) => name === undefined).length;
  return (
    <main class="page waitroom">
      <h1>{t('wait.title')}</h1>
      <p class="waitroom__state" role="status">
        {t('wait.state', { count: free })}{' '}
        {session.connection.value === 'lost' && <strong>{t('connection.lost')}</strong>}
      </p>
      <div class="waitroom__parts">
        <section class="panel">
          <h2>{t('wait.seats')}</h2>
          <SeatList matchID={matchID} seats={seats} sitting={sitting} />
          <NameField
            onRename={(name) => {
              if (sitting) void said(() => renameIn(matchID, sitting, name));
            }}
          />
        </section>
        <Invite matchID={matchID} />
        <section class="panel">
          <h2>{t('wait.options')}</h2>
          <ul class="waitroom__options">
            {optionWords(info).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      </div>
      {sitting ? (
        <button
          type="button"
          class="button"
          onClick={() => {
            void giveUp(matchID, sitting);
            route('/');
          }}
        >
          {t('wait.leave')}
        </button>
      ) : (
        <p>{t('wait.watching')}</p>
      )}
    </main>
  );
}
