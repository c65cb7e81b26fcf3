/** The player's own matches that are not over, so that a closed window is no loss. */
import { useEffect, useState } from 'preact/hooks';
import { linkTo } from '../../app/links';
import { forgetIfGone } from '../../app/seating';
import { getUp, myMatches, passTo, sittingIn } from '../../app/sittings';
import { t } from '../../i18n';
import { type MatchInfo, matchInfo } from '../../net/lobby';

/** More than anyone wants to choose from at the start page. */
const MOST = 6;

export function Resume() {
  const running = useOwnMatches();
  if (running.length === 0) return null;
  return (
    <section class="resume" aria-labelledby="resume">
      <h2 id="resume">{t('resume.title')}</h2>
      <ul class="resume__all">
        {running.map((match) => (
          <li key={match.matchID}>
            <a class="button button--accent" href={linkTo(match.matchID)}>
              {othersIn(match)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function othersIn({ matchID, players, started }: MatchInfo): string {
  const me = Number(sittingIn(matchID)?.playerID);
  const names = players.flatMap(({ id, name }) => (id !== me && name !== undefined ? [name] : []));
  if (names.length === 0) return t('resume.alone');
  return t(started ? 'resume.against' : 'resume.waiting', { names: names.join(', ') });
}

/** Asks the server for the matches this browser sits in; those that are gone are forgotten. */
function useOwnMatches(): readonly MatchInfo[] {
  const [found, set] = useState<readonly MatchInfo[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const ask = async (id: string): Promise<MatchInfo | null> => {
      try {
        const info = await matchInfo(id, passTo(id), abort.signal);
        const sitting = sittingIn(id);
        const mine = info.players[Number(sitting?.playerID)];
        // There is a way back to a seat of a running game, but none to one that was lost before.
        if (sitting && mine?.name === undefined && !info.started) getUp(id, sitting.credentials);
        else if (info.gameover === undefined) return info;
      } catch (problem) {
        forgetIfGone(id, problem);
      }
      return null;
    };
    Promise.all(myMatches().slice(0, MOST).map(ask)).then((all) => {
      if (!abort.signal.aborted) set(all.filter((one) => one !== null));
    });
    return () => abort.abort();
  }, []);
  return found;
}
