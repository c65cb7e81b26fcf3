/** An order: by dragging, by buttons, or by the arrow keys. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Decision, OptionId } from '../../../../game/state';
import type { View } from '../../../../game/view';
import { t } from '../../../i18n';
import { useTable } from '../../context';
import { useNames } from '../../story/Said';
import { cardOf, shifted } from '../asking';
import { Face, LookButton } from '../Face';
import { Faces } from './Faces';
import './Order.css';

export function Order({ decision, view }: { readonly decision: Decision; readonly view: View }) {
  const { intent } = useTable();
  const all = decision.min === decision.options.length;
  // Where everything is put in order, the order there is will do for a start.
  useEffect(() => {
    if (all && intent.chosen.peek().length === 0) intent.reorder(decision.options);
  }, [all, decision, intent]);
  return (
    <>
      {!all && <Faces decision={decision} view={view} />}
      {intent.chosen.value.length > (all ? 0 : 1) && <Row view={view} />}
    </>
  );
}

function Row({ view }: { readonly view: View }) {
  const { intent } = useTable();
  const names = useNames();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, drag] = useState<OptionId | null>(null);
  const [news, tell] = useState('');
  const chosen = intent.chosen.value;

  const nameOf = (option: OptionId): string => names.card(view.cards[cardOf(option) ?? 0]?.def ?? '');
  const move = (option: OptionId, by: number, button: HTMLElement): void => {
    const at = chosen.indexOf(option);
    const next = shifted(chosen, at, by);
    if (next === chosen) return;
    intent.reorder(next);
    tell(t('question.moved', { card: nameOf(option), position: at + by + 1 }));
    // What is put elsewhere in the page loses the focus on the way.
    requestAnimationFrame(() => button.focus());
  };
  // While a card is dragged it takes the place of the one it is over.
  useEffect(() => {
    if (dragged === null) return;
    const over = ({ clientX, clientY }: PointerEvent): void => {
      const item = document.elementFromPoint(clientX, clientY)?.closest('.order__item');
      const to = item ? [...(list.current?.children ?? [])].indexOf(item) : -1;
      const now = intent.chosen.peek();
      const at = now.indexOf(dragged);
      if (to >= 0 && to !== at) intent.reorder(shifted(now, at, to - at));
    };
    const end = (): void => drag(null);
    window.addEventListener('pointermove', over);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', over);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [dragged, intent]);
  return (
    <>
      <p class="order__hint">{t('question.orderHint')}</p>
      <ol class="order" ref={list}>
        {chosen.map((option, at) => {
          const def = view.cards[cardOf(option) ?? 0]?.def ?? '';
          const card = nameOf(option);
          return (
            <li key={option} class={`order__item${dragged === option ? ' order__item--dragged' : ''}`}>
              <span class="order__position">
                {t('question.position', { position: at + 1 })}{' '}
                {at === 0 ? t('question.orderTop') : at === chosen.length - 1 ? t('question.orderBottom') : ''}
              </span>
              <div class="order__face" data-card={cardOf(option)} onPointerDown={() => drag(option)}>
                <Face def={def} />
              </div>
              <span class="order__buttons">
                <button
                  type="button"
                  class="button order__button"
                  aria-label={t('question.earlier', { card })}
                  aria-disabled={at === 0}
                  onKeyDown={(event) => keyed(event, (by) => move(option, by, event.currentTarget))}
                  onClick={({ currentTarget }) => move(option, -1, currentTarget)}
                >
                  ◀
                </button>
                <LookButton def={def} />
                <button
                  type="button"
                  class="button order__button"
                  aria-label={t('question.later', { card })}
                  aria-disabled={at === chosen.length - 1}
                  onKeyDown={(event) => keyed(event, (by) => move(option, by, event.currentTarget))}
                  onClick={({ currentTarget }) => move(option, 1, currentTarget)}
                >
                  ▶
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      <p class="unseen" aria-live="polite">
        {news}
      </p>
    </>
  );
}

/** Arrow keys on a card's buttons move the card. */
function keyed(event: KeyboardEvent, move: (by: number) => void): void {
  const by = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1;
  if (!event.key.startsWith('Arrow')) return;
  event.preventDefault();
  move(by);
}
