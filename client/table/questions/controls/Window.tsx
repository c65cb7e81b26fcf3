/** A priority window: the Specials that can be used, small, because the table is what one looks at. Passing is up to the prompt. */
import type { Decision } from '../../../../game/state';
import type { View } from '../../../../game/view';
import { CardFace } from '../../../cards/CardFace';
import { t } from '../../../i18n';
import { useTable } from '../../context';
import { cardOf, placeOf } from '../asking';
import { LookButton, Pick } from '../Face';
import './Window.css';

export function Window({ decision, view }: { readonly decision: Decision; readonly view: View }) {
  const { intent } = useTable();
  return (
    <ul class="window" aria-label={t('respond.uses')} data-rove data-stop>
      {decision.options.map((option) => {
        const id = cardOf(option) ?? 0;
        const def = view.cards[id]?.def ?? '';
        const place = placeOf(view, id);
        return (
          <li key={option} class="window__use">
            <Pick option={option} id={id} look="window__pick" onPress={() => intent.press(option)}>
              <CardFace def={def} size="chip" {...(view.power[id] && { power: view.power[id].total })} />
              {place && <span class="window__where">{t(`question.where.${place}`)}</span>}
            </Pick>
            <LookButton def={def} id={id} />
          </li>
        );
      })}
    </ul>
  );
}
