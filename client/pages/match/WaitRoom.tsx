/** The room where the players of a match gather. It is left by itself: the game begins when every seat is taken. */
import { useLocation } from 'preact-iso';
import { giveUp, said, takeSeat } from '../../app/seating';
import { formerSittingIn } from '../../app/sittings';
import { t } from '../../i18n';
import { isFree, type MatchInfo, renameIn, type Sitting } from '../../net/lobby';
import type { Session } from '../../table/session';
import { NameField } from '../parts/NameField';
import { Invite } from './Invite';
import { optionWords } from './optionWords';
import { SeatList } from './SeatList';
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
  const empty = seats.filter(({ name }) => name === undefined).length;
  const hasRoom = seats.some((seat) => isFree(seat, false));
  return (
    <main class="page waitroom">
      <h1>{t('wait.title')}</h1>
      <p class="waitroom__state" role="status">
        {t('wait.state', { count: empty })}{' '}
        {session.connection.value === 'lost' && <strong>{t('connection.lost')}</strong>}
      </p>
      {!sitting && formerSittingIn(matchID) && <p role="status">{t('match.seatLost')}</p>}
      {!sitting && hasRoom && <Invited matchID={matchID} host={seats.find(({ data }) => data?.host)?.name} />}
      <div class="waitroom__parts">
        <section class="panel">
          <h2>{t('wait.seats')}</h2>
          <SeatList matchID={matchID} seats={seats} sitting={sitting} />
          {sitting && <NameField onRename={(name) => void said(() => renameIn(matchID, sitting, name))} />}
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

/** For who has followed a link: their name and one big button. */
function Invited({ matchID, host }: { readonly matchID: string; readonly host: string | undefined }) {
  return (
    <section class="panel invited">
      <h2>{host === undefined ? t('wait.free') : t('wait.invited', { name: host })}</h2>
      <NameField />
      <button type="button" class="button button--go invited__go" onClick={() => void takeSeat(matchID)}>
        {t('wait.join')}
      </button>
    </section>
  );
}
