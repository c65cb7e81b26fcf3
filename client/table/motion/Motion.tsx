/** Moves cards from where they were to where they go, so that what happened can be followed. */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { CardFace } from '../../cards/CardFace';
import { t } from '../../i18n';
import { cue } from '../../sound/cue';
import { cuesFor } from '../../sound/cuesFor';
import { useTable } from '../context';
import { usePainted } from '../usePainted';
import { manner, stageOn } from './stage';
import { heldUp } from './touches';
import './Motion.css';

export function Motion() {
  const { session, intent, director } = useTable();
  const overlay = useRef<HTMLDivElement>(null);
  const scene = usePainted(director.scene);

  useEffect(() => {
    if (!overlay.current) return;
    const stage = stageOn(overlay.current);
    const stopWatching = director.watch((next) => {
      stage.follow(director.scene.peek(), next);
      for (const name of cuesFor(next, session.me)) cue(name);
    });
    return () => {
      stopWatching();
      stage.clear();
    };
  }, [director, session.me]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && (director.behind.peek() || overlay.current?.firstChild)) director.skip();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [director]);

  // Who reaches for a card wants to see the table as it is.
  useSignalEffect(() => {
    if (intent.lifted.value !== null && director.behind.peek()) director.skip();
  });

  const refusals = useRef(session.refused.peek()?.count ?? 0);
  useSignalEffect(() => {
    const count = session.refused.value?.count ?? 0;
    if (count !== refusals.current) cue('refused');
    refusals.current = count;
  });

  const held = scene && manner() ? heldUp(scene.told.flatMap(({ events }) => events)).at(-1) : undefined;
  return (
    <>
      <div class="motion" aria-hidden="true" inert ref={overlay} />
      {held && held.player !== session.me && !scene?.view.limbo.includes(held.card) && (
        <div
          key={scene?.told.at(-1)?.index}
          class="motion__held"
          aria-hidden="true"
          style={{ '--who': `var(--seat-${held.player})`, '--held': `${Math.max(900, scene?.ms ?? 0)}ms` }}
        >
          <CardFace def={held.def} size="hand" />
        </div>
      )}
      {director.behind.value && (
        <button type="button" class="button motion__skip" onClick={director.skip}>
          {t('motion.skip')} <span aria-hidden="true">»</span>
        </button>
      )}
    </>
  );
}
