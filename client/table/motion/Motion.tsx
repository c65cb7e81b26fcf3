/** Moves cards from where they were to where they go, so that what happened can be followed. */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../app/settings';
import { CardFace } from '../../cards/CardFace';
import { t } from '../../i18n';
import { cue } from '../../sound/cue';
import { cuesFor } from '../../sound/cuesFor';
import { useTable } from '../context';
import { type Measured, measure } from './measure';
import { type Manner, perform } from './perform';
import { planOf } from './plan';
import type { Scene } from './playOut';
import { heldUp } from './touches';
import './Motion.css';

interface Earlier {
  readonly scene: Scene;
  readonly measured: Measured;
}

export function Motion() {
  const { session, intent, director } = useTable();
  const overlay = useRef<HTMLDivElement>(null);
  const earlier = useRef<Earlier | null>(null);
  const end = useRef<() => void>(() => undefined);
  const scene = director.scene.value;

  useEffect(
    () =>
      director.watch((next) => {
        const root = overlay.current?.closest('main');
        const before = director.scene.peek();
        const moves = next.told.some(({ events }) => events.length > 0);
        earlier.current =
          root && before && moves && manner() ? { scene: before, measured: measure(root, before.view) } : null;
      }),
    [director],
  );

  useLayoutEffect(() => {
    end.current();
    end.current = () => undefined;
    const root = overlay.current?.closest('main');
    const from = earlier.current;
    const how = manner();
    earlier.current = null;
    const actor = scene?.told.at(-1)?.player;
    if (!scene || !root || !overlay.current || !from || actor === undefined || !how) return;
    const now = measure(root, scene.view);
    const events = scene.told.flatMap((told) => told.events);
    const steps = planOf({ before: from.scene.view, after: scene.view, events }, actor, from.measured, now);
    end.current = perform(steps, { old: from.measured, now, overlay: overlay.current, ms: scene.ms, manner: how }).end;
  }, [scene]);

  useEffect(() => () => end.current(), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && (director.behind.peek() || overlay.current?.firstChild)) director.skip();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [director]);

  // Before it is painted, since an effect after that would take a frame of its own.
  useLayoutEffect(() => {
    if (scene) for (const name of cuesFor(scene, session.me)) cue(name);
  }, [scene, session.me]);

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

/** How things move by the player's setting; null if they do not. */
function manner(): Manner | null {
  if (settings.peek().motion === 'off') return null;
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'fade' : 'travel';
}
