/** A thin strip above the table: the way out, whether the connection holds, and what this player can do about their seat. */
import { useRef } from 'preact/hooks';
import { t } from '../../i18n';
import { catalog } from '../../net/catalog';
import type { Sitting } from '../../net/lobby';
import type { Session } from '../../table/session';
import { MatchMenu } from './MatchMenu';
import { takeSeat } from './seating';
import { useNextMatch } from './useNextMatch';
import './MatchStrip.css';

interface MatchStripProps {
  readonly session: Session;
  readonly sitting: Sitting | null;
}

export function MatchStrip({ session, sitting }: MatchStripProps) {
  const menu = useRef<HTMLDialogElement>(null);
  const { matchID } = session;
  const connection = session.connection.value;
  const over = session.view.value?.phase === 'over';
  const free = session.seats.value.find(({ name }) => name === undefined);
  const next = useNextMatch(session);
  const packMissing = isPackMissing(session.view.value?.content);
  return (
    <header class="strip">
      <div class="strip__bar">
        <a class="strip__name" href="/">
          {t('app.name')}
        </a>
        <span class={`strip__link strip__link--${connection}`} role="status">
          <span class="strip__dot" aria-hidden="true" />
          <span>{t(`connection.${connection}`)}</span>
        </span>
        {!sitting && <span class="badge">{t('match.watching')}</span>}
        <button type="button" class="strip__menu" onClick={() => menu.current?.showModal()}>
          {t('match.menu')}
        </button>
      </div>
      {!sitting && free && !over && (
        <p class="strip__news">
          {t('match.freeSeat')}{' '}
          <button type="button" class="button button--go" onClick={() => void takeSeat(matchID, free.id)}>
            {t('seat.take')}
          </button>
        </p>
      )}
      {next !== null && (
        <p class="strip__news" role="status">
          {t('match.rematch')}{' '}
          <a class="button button--go" href={`/match/${next}`}>
            {t('match.toRematch')}
          </a>
        </p>
      )}
      {packMissing && (
        <p class="strip__news" role="alert">
          {t('error.contentMissing')}{' '}
          <a class="button" href="/">
            {t('app.home')}
          </a>
        </p>
      )}
      <MatchMenu matchID={matchID} sitting={sitting} over={over} dialog={menu} />
    </header>
  );
}

/** Whether the match was begun with other cards than the server has now. */
function isPackMissing(content: string | undefined): boolean {
  const now = catalog.value?.hash;
  return content !== undefined && now !== undefined && content !== now;
}
