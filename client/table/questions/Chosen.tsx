/** What goes with a question in the prompt: the text of the card that asks, and how much has been chosen. */
import { misfit } from '../../../game/engine/answers';
import { t } from '../../i18n';
import { useTable } from '../context';
import { controlFor, weightOf } from './asking';
import type { Pending } from './usePending';

/** Where a panel is open, the text of the card is in it. */
export function AskingText({ decision, view }: Pending) {
  const { catalog } = useTable();
  if (controlFor(decision, view) !== 'pointing') return null;
  const def = view.cards[decision.source]?.def ?? '';
  const text = catalog.cards.get(def)?.text ?? catalog.bases.get(def)?.text;
  return text ? <p class="prompt__text">{text}</p> : null;
}

export function Progress({ decision }: Pending) {
  const { intent } = useTable();
  const chosen = intent.chosen.value;
  if (decision.max <= 1) return null;
  const count = chosen.length;
  const wrong = misfit(decision, chosen);
  return (
    <div class="prompt__progress" aria-live="polite">
      {decision.max < decision.options.length || decision.min === decision.max
        ? t('prompt.chosenOf', { count, max: decision.max })
        : t('prompt.chosen', { count })}
      {decision.maxWeight !== undefined && (
        <span class="prompt__weight">
          {t('prompt.weight', { sum: weightOf(decision, chosen), max: decision.maxWeight })}
        </span>
      )}
      {wrong && wrong !== 'tooFew' && <p class="prompt__misfit">{t(`refused.${wrong}`)}</p>}
    </div>
  );
}
