/** The race to the victory points that end the game. */
import { t } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import { useTable } from '../context';
import { useGlance } from '../useGlance';
import './VpTrack.css';

/** A game ends when somebody has this many. */
const GOAL = 15;
const STEPS = Array.from({ length: GOAL + 1 }, (_, vp) => vp);

export function VpTrack() {
  const { director, nameOf } = useTable();
  const points = useGlance(director.shown, ({ players }) => players.map(({ vp }) => Math.min(vp, GOAL))) ?? [];
  return (
    <ol class="track" aria-label={t('plate.track')}>
      {STEPS.map((step) => {
        const here = points.flatMap((vp, seat) => (vp === step ? [seat] : []));
        return (
          <li key={step} class="track__step" data-goal={step === GOAL || undefined}>
            <span class={here.length > 2 ? 'unseen' : 'track__vp'}>{step}</span>
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
