/** Some of the options several times: so many counters from or to each card. */
import type { Decision, OptionId } from '../../../../game/state';
import type { View } from '../../../../game/view';
import { CardFace } from '../../../cards/CardFace';
import { t } from '../../../i18n';
import { useTable } from '../../context';
import { useNames } from '../../story/Said';
import { cardOf, whyNotMore } from '../asking';
import { LookButton } from '../Face';
import './Counts.css';

export function Counts({ decision, view }: { readonly decision: Decision; readonly view: View }) {
  const { intent } = useTable();
  const chosen = intent.chosen.value;
  return (
    <>
      {decision.min === decision.max && (
        <p class="counts__left" aria-live="polite">
          {t('question.left', { count: decision.max - chosen.length })}
        </p>
      )}
      <ul class="counts" aria-label={t('question.options')}>
        {decision.options.map((option) => (
          <Count key={option} decision={decision} view={view} option={option} />
        ))}
      </ul>
    </>
  );
}

interface CountProps {
  readonly decision: Decision;
  readonly view: View;
  readonly option: OptionId;
}

function Count({ decision, view, option }: CountProps) {
  const { intent } = useTable();
  const names = useNames();
  const id = cardOf(option) ?? 0;
  const def = view.cards[id]?.def ?? '';
  const card = names.card(def);
  const count = intent.chosen.value.filter((one) => one === option).length;
  const wrong = whyNotMore(decision, intent.chosen.value, option);
  return (
    <li class="counts__row" data-card={id}>
      <span class="counts__face">
        <CardFace def={def} size="chip" {...(view.power[id] && { power: view.power[id].total })} />
        <LookButton def={def} id={id} />
      </span>
      <span class="counts__steps">
        <button
          type="button"
          class="button counts__step"
          aria-label={t('question.fewer', { card })}
          aria-disabled={count === 0}
          onClick={() => intent.unpress(option)}
        >
          −
        </button>
        <output class="counts__number" aria-label={t('question.times', { card, count })}>
          {count}
        </output>
        <button
          type="button"
          class="button counts__step"
          data-option={option}
          data-meaning="option"
          aria-label={t('question.more', { card })}
          aria-disabled={wrong !== null}
          onClick={() => intent.press(option)}
        >
          +
        </button>
      </span>
    </li>
  );
}
