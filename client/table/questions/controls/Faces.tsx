/** Cards to choose from, one or several, with what may not be chosen beside them. */
import { useRef, useState } from 'preact/hooks';
import type { Decision, Id, OptionId } from '../../../../game/state';
import type { View } from '../../../../game/view';
import { t } from '../../../i18n';
import { useTable } from '../../context';
import { useNames } from '../../story/Said';
import { cardOf, placeOf, weightOf, whyNotMore } from '../asking';
import { Face, LookButton, Pick } from '../Face';
import './Faces.css';

/** From so many cards on, looking for one by name helps. */
const MANY = 12;
/** So few cards need not be folded away. */
const FEW = 5;

export function Faces({ decision, view }: { readonly decision: Decision; readonly view: View }) {
  const [wanted, want] = useState('');
  const names = useNames();
  const defOf = (option: OptionId): string => view.cards[cardOf(option) ?? 0]?.def ?? '';
  const matching = decision.options.filter((option) =>
    names.card(defOf(option)).toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const others = (decision.shows ?? []).filter((id) => !decision.options.includes(id));
  return (
    <>
      {decision.options.length >= MANY && (
        <input
          class="picks__search"
          type="search"
          aria-label={t('question.search')}
          placeholder={t('question.search')}
          value={wanted}
          onInput={({ currentTarget }) => want(currentTarget.value)}
        />
      )}
      {decision.options.length === 0 && <p>{t('question.nothing')}</p>}
      <ul class="picks" aria-label={t('question.options')} data-rove data-stop>
        {matching.map((option) => (
          <FaceOption key={option} decision={decision} view={view} option={option} />
        ))}
      </ul>
      <Shown ids={others} view={view} open={decision.options.length === 0} />
    </>
  );
}

interface FaceOptionProps {
  readonly decision: Decision;
  readonly view: View;
  readonly option: OptionId;
}

function FaceOption({ decision, view, option }: FaceOptionProps) {
  const { intent } = useTable();
  const reason = useRef<HTMLParagraphElement>(null);
  const chosen = intent.chosen.value;
  const at = chosen.indexOf(option);
  const id = cardOf(option) ?? 0;
  const def = view.cards[id]?.def ?? '';
  const wrong = whyNotMore(decision, chosen, option);
  const place = placeOf(view, id);
  const words =
    wrong && t(`fit.${wrong}`, { sum: weightOf(decision, [...chosen, option]), max: decision.maxWeight ?? 0 });
  return (
    <li class="picks__item">
      <Pick
        option={option}
        id={id}
        pressed={decision.max > 1 ? at >= 0 : undefined}
        isOff={wrong !== null}
        onPress={() => (wrong ? reason.current?.focus() : intent.press(option))}
      >
        <Face def={def} power={view.power[id]?.total} />
        {at >= 0 && (
          <span class="picks__check" aria-hidden="true">
            {decision.ordered ? at + 1 : '✓'}
          </span>
        )}
      </Pick>
      <LookButton def={def} id={id} />
      {place === 'discard' || place === 'hand' ? <p class="picks__where">{t(`question.where.${place}`)}</p> : null}
      {words && (
        <p class="picks__reason" ref={reason} tabIndex={-1}>
          {words}
        </p>
      )}
    </li>
  );
}

/** Cards that are only looked at. */
export function Shown({
  ids,
  view,
  open,
}: {
  readonly ids: readonly Id[];
  readonly view: View;
  readonly open: boolean;
}) {
  if (ids.length === 0) return null;
  const faces = (
    <ul class="picks" aria-label={t('question.shown')}>
      {ids.map((id) => {
        const def = view.cards[id]?.def ?? '';
        return (
          <li key={id} class="picks__item" data-card={id}>
            <Face def={def} />
            <LookButton def={def} id={id} />
          </li>
        );
      })}
    </ul>
  );
  if (ids.length <= FEW && open) return faces;
  return (
    <details class="picks__others" open={open}>
      <summary>
        {t('question.shown')} ({ids.length})
      </summary>
      {faces}
    </details>
  );
}
