/** The coach at the newcomer's side: says what matters now and points at it, and never stands in the way. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Key, t } from '../i18n';
import { useTable } from '../table/context';
import { keepLesson, lastLesson } from './lesson';
import { Pointer } from './Pointer';
import { BEGINNING, current, goBack, goOn, heed, paramsNow } from './progress';
import type { Lesson } from './steps';
import './Coach.css';

export function Coach() {
  const { session, view, intent, director, catalog } = useTable();
  const memory = lastLesson();
  const mine = memory?.match === session.matchID ? memory : null;
  const progress = useSignal(mine?.progress ?? BEGINNING);
  const hidden = useSignal(mine?.hidden ?? false);
  const lesson: Lesson = {
    view,
    me: session.me ?? 0,
    story: session.story.value,
    lifted: intent.lifted.value,
    typeOf: (def) => catalog.cards.get(def)?.type ?? 'base',
    nameOf: (def) => catalog.cards.get(def)?.name ?? catalog.bases.get(def)?.name ?? '',
  };

  // What is still being played out is not spoken of yet.
  const behind = director.behind.value;
  useEffect(() => {
    if (!behind) progress.value = heed(progress.peek(), lesson);
  });
  useEffect(() => {
    keepLesson({ match: session.matchID, progress: progress.value, hidden: hidden.value });
  }, [session.matchID, progress.value, hidden.value]);

  const panel = useRef<HTMLElement>(null);
  const shower = useRef<HTMLButtonElement>(null);
  /** Hides or shows the panel, and takes the focus along. */
  const hide = (so: boolean): void => {
    hidden.value = so;
    requestAnimationFrame(() => (so ? shower : panel).current?.focus());
  };
  if (hidden.value)
    return (
      <button type="button" class="button coach__show" ref={shower} onClick={() => hide(false)}>
        {t('learn.show')}
      </button>
    );
  const { said, at } = progress.value;
  const step = current(progress.value);
  const newest = at >= said.length - 1;
  const says = (newest && step?.says?.(lesson)) || 'text';
  const title: Key = step ? `learn.${step.id}.title` : 'learn.coach';
  const next = (): void => {
    progress.value = goOn(progress.peek(), lesson);
    if (!current(progress.peek())) panel.current?.focus();
  };
  const back = (): void => {
    progress.value = goBack(progress.peek());
  };
  return (
    <section class="coach" aria-label={t('learn.coach')} tabIndex={-1} ref={panel}>
      <svg class="coach__whistle" viewBox="0 0 24 24" aria-hidden="true">
        <path d={WHISTLE} />
      </svg>
      <div class="coach__words" aria-live="polite">
        <h2 class="coach__title">{t(title)}</h2>
        <p class="coach__text">
          {step ? t(`learn.${step.id}.${says}` as Key, paramsNow(progress.value, lesson)) : t('learn.waiting')}
        </p>
      </div>
      <div class="coach__buttons">
        {step?.id === 'over' && newest && (
          <a class="button button--go" href="/">
            {t('learn.play')}
          </a>
        )}
        {step && !(step.id === 'over' && newest) && (
          <button type="button" class="button button--go" onClick={next}>
            <span class="coach__sign" aria-hidden="true">
              ✓
            </span>
            <span class="coach__label">{t(!newest ? 'learn.newer' : step.done ? 'learn.skip' : 'learn.next')}</span>
          </button>
        )}
        <button type="button" class="button coach__back" aria-disabled={at === 0} onClick={back}>
          <span class="coach__sign" aria-hidden="true">
            ‹
          </span>
          <span class="coach__label">{t('learn.back')}</span>
        </button>
      </div>
      <button
        type="button"
        class="coach__hide"
        aria-label={t('learn.hide')}
        title={t('learn.hide')}
        onClick={() => hide(true)}
      >
        <span aria-hidden="true">×</span>
      </button>
      <Pointer at={step && newest ? step.points(lesson) : []} />
    </section>
  );
}

const WHISTLE =
  'M1 6h13v3h9v3h-5.2A6.8 6.8 0 1 1 6 9.6L1 9zM11 12a2.6 2.6 0 1 0 .01 0zM7 1h2v3H7zM2.2 2 4 1.2 5 3.6 3.2 4.4zM12 1.2l1.8.8-1 2.4-1.8-.8z';
