/** What comes after a game: a rematch, its replay, the lobby, or one more look at the table. */
import { replayLinkTo } from '../../app/links';
import { t } from '../../i18n';
import { useTable } from '../context';
import { useNextMatch } from './useNextMatch';

export function Next({ onLook }: { readonly onLook: () => void }) {
  const { session } = useTable();
  const live = session.make !== null || session.say !== null;
  const { isSetUp, link, go, busy, problem } = useNextMatch(session);
  return (
    <footer class="end__next">
      {isSetUp && (
        <p class="end__offer" role="status">
          {t(go ? 'end.rematchOffered' : 'match.rematch')}
        </p>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      <div class="end__buttons">
        {go && (
          <button type="button" class="button button--go" data-do="rematch" disabled={busy} onClick={go}>
            {t(isSetUp ? 'end.rematchJoin' : 'end.rematch')}
          </button>
        )}
        {!go && link !== null && (
          <a class="button button--go" href={link}>
            {t('match.toRematch')}
          </a>
        )}
        {live && (
          <a class="button" href={replayLinkTo(session.matchID)}>
            {t('end.replay')}
          </a>
        )}
        <a class="button" href="/lobby">
          {t('end.lobby')}
        </a>
        <button type="button" class="button" data-do="look" onClick={onLook}>
          {t('end.look')}
        </button>
      </div>
    </footer>
  );
}
