/** A priority window: what one may use, and ways to pass more than once. */
import type { Decision } from '../../../../game/state';
import type { View } from '../../../../game/view';
import { t } from '../../../i18n';
import { useTable } from '../../context';
import { useNames } from '../../story/Said';
import { cardOf, placeOf } from '../asking';
import { Face, LookButton } from '../Face';
import { passingOf } from '../passing';
import './Window.css';

export function Window({ decision, view }: { readonly decision: Decision; readonly view: View }) {
  const { session, intent } = useTable();
  const names = useNames();
  const passing = passingOf(session);
  return (
    <>
      {decision.options.length === 0 ? (
        <p class="window__nothing">{t('respond.nothing')}</p>
      ) : (
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
                  aria-label={names.card(def)}
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
      )}
      <div class="window__passes">
        <button
          type="button"
          class="button window__pass"
          onClick={passing.passQuiet}
          title={t('respond.passQuietHint')}
        >
          {t('respond.passQuiet')}
        </button>
        {view.scoring && (
          <button
            type="button"
            class="button window__pass"
            onClick={passing.passBase}
            title={t('respond.passBaseHint')}
          >
            {t('respond.passBase')}
          </button>
        )}
      </div>
    </>
  );
}
