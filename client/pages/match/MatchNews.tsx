/** What there is to say about the match as a whole, above the table; nothing, most of the time. */
import { useEffect, useRef } from 'preact/hooks';
import { notify } from '../../app/notices';
import { isSittingDown, takeSeat } from '../../app/seating';
import { t } from '../../i18n';
import { catalog } from '../../net/catalog';
import type { Sitting } from '../../net/lobby';
import { endShown } from '../../table/end/shown';
import { useNextMatch } from '../../table/end/useNextMatch';
import type { Session } from '../../table/session';
import { useGlance } from '../../table/useGlance';
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
  const free = session.seats.value.find(({ name }) => name === undefined);
  const isStoodIn = me !== null && session.seats.value[me]?.data?.standIn !== undefined;
  const next = useNextMatch(session);
  // Who takes the last seat is at the table before they know their key.
  const isWatching = me === null && !sitting && !isSittingDown(matchID);
  useEffect(() => {
    if (isWatching) notify(t('match.watching'));
  }, [isWatching]);
  return (
    <div class="news">
      <ConnectionNews session={session} />
      {sitting && isStoodIn && !over && (
        <p class="news__line" role="status">
          {t('match.stoodIn')}
          <button type="button" class="button button--go" onClick={onBack}>
            {t('match.iAmBack')}
          </button>
        </p>
      )}
      {!sitting && free && !over && (
        <p class="news__line">
          {t('match.freeSeat')}
          <button type="button" class="button button--go" onClick={() => void takeSeat(matchID, free.id)}>
            {t('seat.take')}
          </button>
        </p>
      )}
      {next !== null && !endShown(session).value && (
        <p class="news__line" role="status">
          {t('match.rematch')}
          <a class="button button--go" href={`/match/${next}`}>
            {t('match.toRematch')}
          </a>
        </p>
      )}
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
