/** The coach at the newcomer's side: says what matters now and points at it, and never stands in the way. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Key, t } from '../i18n';
import { useTable } from '../table/context';
import { keepLesson, lastLesson } from './lesson';
import { Pointer } from './Pointer';
import { BEGINNING, current, goBack, goOn, heed } from './progress';
import type { Lesson, STEPS } from './steps';
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

  if (hidden.value)
    return (
      <button type="button" class="button coach__show" onClick={() => (hidden.value = false)}>
        {t('learn.show')}
      </button>
    );
  const { said, at } = progress.value;
  const step = current(progress.value);
  const newest = at >= said.length - 1;
  const title: Key = step ? `learn.${step.id}.title` : 'learn.coach';
  return (
    <section class="coach" aria-label={t('learn.coach')}>
      <div class="coach__words" aria-live="polite">
        <h2 class="coach__title">{t(title)}</h2>
        <p class="coach__text">{step ? wordsOf(lesson, step) : t('learn.waiting')}</p>
      </div>
      <div class="coach__buttons">
        {step?.id === 'over' ? (
          <a class="button button--go" href="/">
            {t('learn.play')}
          </a>
        ) : (
          step && (
            <button
              type="button"
              class="button button--go"
              onClick={() => (progress.value = goOn(progress.peek(), lesson))}
            >
              {t(!newest ? 'learn.newer' : step.done ? 'learn.skip' : 'learn.next')}
            </button>
          )
        )}
        <button
          type="button"
          class="button"
          disabled={at === 0}
          onClick={() => (progress.value = goBack(progress.peek()))}
        >
          {t('learn.back')}
        </button>
        <button type="button" class="button coach__hide" onClick={() => (hidden.value = true)}>
          {t('learn.hide')}
        </button>
      </div>
      <Pointer at={step && newest ? step.points(lesson) : []} />
    </section>
  );
}

function wordsOf(lesson: Lesson, { id, says, params }: (typeof STEPS)[number]): string {
  const key = `learn.${id}.${says?.(lesson) ?? 'text'}` as Key;
  return t(key, params?.(lesson) ?? {});
}
