/** One match in the lobby: who plays, what, and the way in. */
import { useLocation } from 'preact-iso';
import type { Result } from '../../../game/state';

import { linkTo, replayLinkTo } from '../../app/links';
import { takeSeat } from '../../app/seating';
import { sittingIn } from '../../app/sittings';
import { t } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import { isFree, type MatchInfo } from '../../net/lobby';
import { peculiarities } from '../match/optionWords';
import { seatName } from '../match/seatName';
import { Badge } from '../parts/Badge';

export function MatchRow({ match }: { readonly match: MatchInfo }) {
  const { players, started } = match;
  return (
    <li class="matchrow">
      <p class="matchrow__players">
        {players.map((seat) => (
          <span key={seat.id} class={isFree(seat, started) ? 'matchrow__free' : 'matchrow__player'}>
            <PlayerMark seat={seat.id} /> {seatName(seat, started)}
          </span>
        ))}
      </p>
      <p class="matchrow__state">
        <Badge>{stateOf(match)}</Badge> {peculiarities(match).join(' · ')}
      </p>
      <p class="matchrow__ways">
        <Ways match={match} />
      </p>
    </li>
  );
}

function Ways({ match }: { readonly match: MatchInfo }) {
  const { route } = useLocation();
  const { matchID, players, started, gameover } = match;
  const address = linkTo(matchID);
  const names = players.flatMap(({ name }) => name ?? []).join(', ') || t('lobby.nobody');
  if (gameover !== undefined)
    return (
      <a class="button" href={replayLinkTo(matchID)} aria-label={t('lobby.replayOf', { names })}>
        {t('lobby.replay')}
      </a>
    );
  if (sittingIn(matchID))
    return (
      <a class="button button--accent" href={address}>
        {t('lobby.back')}
      </a>
    );
  const isOpen = players.some((seat) => isFree(seat, started));
  const join = async (): Promise<void> => {
    if (await takeSeat(matchID)) route(address);
  };
  return (
    <>
      {isOpen && (
        <button
          type="button"
          class="button button--go"
          aria-label={t('lobby.joinThem', { names })}
          onClick={() => void join()}
        >
          {t('lobby.join')}
        </button>
      )}
      <a class="button" href={address} aria-label={t('lobby.watchThem', { names })}>
        {t('lobby.watch')}
      </a>
    </>
  );
}

function stateOf({ players, started, gameover }: MatchInfo): string {
  if (gameover !== undefined) {
    const { winners } = gameover as Result;
    return t('lobby.wonBy', { names: winners.map((seat) => players[seat]?.name ?? '?').join(', ') });
  }
  if (started) return t('lobby.running');
  return t('lobby.waiting', { count: players.filter(({ name }) => name === undefined).length });
}
