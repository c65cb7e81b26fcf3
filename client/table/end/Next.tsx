/** What comes after a game: a rematch, its replay, the lobby, or one more look at the table. */

import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { playerName, sit, sittingIn } from '../../app/sittings';
import { t } from '../../i18n';
import { explain } from '../../net/http';
import { joinMatch, type Level, rematch, type Seat, seatBots } from '../../net/lobby';
import { useTable } from '../context';
import { useNextMatch } from './useNextMatch';

export function Next({ onLook }: { readonly onLook: () => void }) {
  const { session } = useTable();
  const { route } = useLocation();
  const live = session.make !== null || session.say !== null;
  const next = useNextMatch(session);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const sitting = sittingIn(session.matchID);

  const again = async (): Promise<void> => {
    if (!sitting) return;
    setBusy(true);
    try {
      const id = next ?? (await rematch(session.matchID, sitting));
      const seat = Number(sitting.playerID);
      if (!sittingIn(id)) {
        const name = playerName.value || session.seats.value[seat]?.name || t('name.player', { number: seat + 1 });
        const mine = await joinMatch(id, name, seat);
        sit(id, mine);
        const bots = botsOf(session.seats.value);
        if (!next && bots.length > 0) await seatBots(id, mine, bots).catch(() => undefined);
      }
      route(`/match/${encodeURIComponent(id)}`);
    } catch (error) {
      setProblem(explain(error));
    }
    setBusy(false);
  };

  return (
    <footer class="end__next">
      {next && (
        <p class="end__offer" role="status">
          {t(sitting ? 'end.rematchOffered' : 'match.rematch')}
        </p>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      <div class="end__buttons">
        {live && sitting && (
          <button type="button" class="button button--go" data-do="rematch" disabled={busy} onClick={again}>
            {t(next ? 'end.rematchJoin' : 'end.rematch')}
          </button>
        )}
        {next && !sitting && (
          <a class="button button--go" href={`/match/${encodeURIComponent(next)}`}>
            {t('match.toRematch')}
          </a>
        )}
        {live && (
          <a class="button" href={`/replay/${encodeURIComponent(session.matchID)}`}>
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

/** The bots of a match, which play again, too. */
function botsOf(seats: readonly Seat[]): { seat: number; level: Level }[] {
  return seats.flatMap(({ id, data }) => (data?.bot ? [{ seat: id, level: data.bot }] : []));
}
