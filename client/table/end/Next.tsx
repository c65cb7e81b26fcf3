/** What comes after a game: a rematch, its replay, the lobby, or one more look at the table. */

import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { playerName, sit, sittingIn } from '../../app/sittings';
import { t } from '../../i18n';
import { explain } from '../../net/http';
import { joinMatch, type Level, matchInfo, rematch, type Seat, seatBots } from '../../net/lobby';
import { useTable } from '../context';

/** How often it is looked whether someone offers a rematch, in milliseconds. */
const LOOK_EVERY = 4000;

export function Next({ onLook }: { readonly onLook: () => void }) {
  const { session } = useTable();
  const { route } = useLocation();
  const live = session.make !== null || session.say !== null;
  const next = useNextMatch(live ? session.matchID : null);
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
      {next && sitting && <p class="end__offer">{t('end.rematchOffered')}</p>}
      {problem !== '' && <p role="alert">{problem}</p>}
      <div class="end__buttons">
        {live && sitting && (
          <button type="button" class="button button--go" data-do="rematch" disabled={busy} onClick={again}>
            {t(next ? 'end.rematchJoin' : 'end.rematch')}
          </button>
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

/** The match that follows this one, once somebody has made it. */
function useNextMatch(matchID: string | null): string | null {
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    if (matchID === null || next !== null) return;
    const abort = new AbortController();
    const look = (): void => {
      matchInfo(matchID, abort.signal)
        .then(({ nextMatchID }) => nextMatchID !== undefined && setNext(nextMatchID))
        .catch(() => undefined);
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [matchID, next]);
  return next;
}
