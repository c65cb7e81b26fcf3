/** What there is to say about the match as a whole, above the table; nothing, most of the time. */
import { useEffect, useRef } from 'preact/hooks';
import { notify } from '../../app/notices';
import { isReseating } from '../../app/seating';
import { formerSittingIn } from '../../app/sittings';
import { t } from '../../i18n';
import { catalog } from '../../net/catalog';
import type { Sitting } from '../../net/lobby';
import { endShown } from '../../table/end/shown';
import { useNextMatch } from '../../table/end/useNextMatch';
import type { Session } from '../../table/session';
import { useGlance } from '../../table/useGlance';
import { offeredSeat, SeatNews } from './SeatNews';
import './MatchNews.css';

interface MatchNewsProps {
  readonly session: Session;
  readonly sitting: Sitting | null;
  /** The player takes over from the bot that stood in. */
  readonly onBack: () => void;
}

export function MatchNews({ session, sitting, onBack }: MatchNewsProps) {
  const { matchID, me } = session;
  const over = useGlance(session.view, ({ phase }) => phase === 'over');
  const content = useGlance(session.view, (view) => view.content);
  const isKnown = session.seats.value.length > 0;
  // Who takes the last seat is at the table before they know their key. A line that offers a seat says enough.
  const isWatching = isKnown && me === null && !sitting && !isReseating(matchID) && (over || !offeredSeat(session));
  useEffect(() => {
    if (isWatching) notify(t(formerSittingIn(matchID) ? 'match.seatLost' : 'match.watching'));
  }, [isWatching]);
  return (
    <div class="news">
      <ConnectionNews session={session} />
      {!over && <SeatNews session={session} sitting={sitting} onBack={onBack} />}
      {over && <RematchNews session={session} />}
      {isPackMissing(content) && (
        <p class="news__line" role="alert">
          {t('error.contentMissing')}
          <a class="button" href="/">
            {t('app.home')}
          </a>
        </p>
      )}
    </div>
  );
}

/** The way to the rematch, for who has closed the end screen, which shows it as well. */
function RematchNews({ session }: { readonly session: Session }) {
  const { isSetUp, link, go, busy, problem } = useNextMatch(session);
  if (!isSetUp || endShown(session).value) return null;
  return (
    <p class="news__line" role="status">
      {problem ?? t('match.rematch')}
      {go ? (
        <button type="button" class="button button--go" disabled={busy} onClick={go}>
          {t('match.toRematch')}
        </button>
      ) : (
        link !== null && (
          <a class="button button--go" href={link}>
            {t('match.toRematch')}
          </a>
        )
      )}
    </p>
  );
}

function ConnectionNews({ session }: { readonly session: Session }) {
  const connection = session.connection.value;
  const wasLost = useRef(false);
  useEffect(() => {
    if (connection === 'live' && wasLost.current) notify(t('connection.live'));
    wasLost.current = connection === 'lost';
  }, [connection]);
  return (
    <div role="status">
      {connection !== 'live' && (
        <p class={`news__line news__line--${connection}`}>
          <span class="news__dot" aria-hidden="true" />
          {t(`connection.${connection}`)}
        </p>
      )}
    </div>
  );
}

/** Whether the match was begun with other cards than the server has now. */
function isPackMissing(content: string | undefined): boolean {
  const now = catalog.value?.hash;
  return content !== undefined && now !== undefined && content !== now;
}
