/** Ways in words: yes or no, one of several, a number, a player, a faction. */
import type { Decision } from '../../../../game/state';
import type { View } from '../../../../game/view';
import { Emblem } from '../../../cards/Emblem';
import { t } from '../../../i18n';
import { PlayerMark } from '../../../look/PlayerMark';
import { useTable } from '../../context';
import { useNames } from '../../story/Said';
import { wayOf, wayText } from '../optionWords';
import { Shown } from './Faces';
import './Ways.css';

export function Ways({ decision, view }: { readonly decision: Decision; readonly view: View }) {
  const { intent } = useTable();
  const names = useNames();
  const chosen = intent.chosen.value;
  return (
    <>
      <Shown ids={decision.shows ?? []} view={view} open />
      <ul class="ways" aria-label={t('question.options')}>
        {decision.options.map((option) => {
          const way = wayOf(decision, option);
          return (
            <li key={option}>
              <button
                type="button"
                class={`button ways__way ways__way--${way.kind}`}
                data-option={option}
                data-meaning="option"
                {...(decision.max > 1 && { 'aria-pressed': chosen.includes(option) })}
                onClick={() => intent.press(option)}
              >
                {way.kind === 'player' && <PlayerMark seat={way.seat} />}
                {way.kind === 'faction' && <Emblem faction={way.faction} />}
                {wayText(way, names)}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
