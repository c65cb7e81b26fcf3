/** The race to the victory points that end the game. */
import { t } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import { useTable } from '../context';
import './VpTrack.css';

/** A game ends when somebody has this many. */
const GOAL = 15;

export function VpTrack() {
  const { view, nameOf } = useTable();
  const steps = Array.from({ length: GOAL + 1 }, (_, vp) => vp);
  return (
    <ol class="track" aria-label={t('plate.track')}>
      {steps.map((vp) => {
        const here = view.players.flatMap((player, seat) => (Math.min(player.vp, GOAL) === vp ? [seat] : []));
        return (
          <li key={vp} class="track__step" data-goal={vp === GOAL || undefined}>
            <span class={here.length > 2 ? 'unseen' : 'track__vp'}>{vp}</span>
            <span class="track__who">
              {here.map((seat) => (
                <PlayerMark key={seat} seat={seat} label={nameOf(seat)} />
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
