/** A priority window: the Specials that can be used. Passing is up to the prompt. */
import type { Decision } from '../../../../game/state';
import type { View } from '../../../../game/view';
import { t } from '../../../i18n';
import { useTable } from '../../context';
import { cardOf, placeOf } from '../asking';
import { Face, LookButton } from '../Face';

export function Window({ decision, view }: { readonly decision: Decision; readonly view: View }) {
  const { intent } = useTable();
  return (
    <ul class="picks" aria-label={t('respond.uses')} data-rove data-stop>
      {decision.options.map((option) => {
        const id = cardOf(option) ?? 0;
        const def = view.cards[id]?.def ?? '';
        const place = placeOf(view, id);
        return (
          <li key={option} class="picks__item">
            <button
              type="button"
              class="picks__pick"
              data-card={id}
              data-option={option}
              data-meaning="option"
              data-item
              onClick={() => intent.press(option)}
            >
              <Face def={def} power={view.power[id]?.total} />
            </button>
            <LookButton def={def} />
            {place && <p class="picks__where">{t(`question.where.${place}`)}</p>}
          </li>
        );
      })}
    </ul>
  );
}
