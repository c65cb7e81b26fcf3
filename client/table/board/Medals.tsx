/** The VP of a base, each with who would take them if it broke now. */
import type { Place } from '../../../game/state';
import { t } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import { medalsOf } from './model';
import { useStill } from './still';
import './Medals.css';

interface MedalsProps {
  readonly vp: readonly number[];
  readonly places: readonly Place[];
  readonly names: readonly string[];
}

const KEYS = ['board.first', 'board.second', 'board.third'] as const;

export function Medals({ vp, places, names }: MedalsProps) {
  return useStill([vp, places, names], () => (
    <ol class="medals">
      {medalsOf(vp, places).map((medal, index) => {
        const who = medal.players.map((seat) => names[seat] ?? '').join(', ');
        const key = KEYS[index];
        if (!key) return null;
        const words = t(key, { vp: medal.vp, who: who === '' ? t('board.nobody') : who });
        return (
          <li key={medal.place} class={`medal medal--${medal.place}`} title={words}>
            <span class="medal__vp" role="img" aria-label={words}>
              {medal.vp}
            </span>
            <span class="medal__who" aria-hidden="true">
              {medal.players.length === 0 ? (
                <span class="medal__none">–</span>
              ) : (
                medal.players.map((seat) => <PlayerMark key={seat} seat={seat} />)
              )}
            </span>
          </li>
        );
      })}
    </ol>
  ));
}
