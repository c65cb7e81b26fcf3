/** A question whose options are not on the table: the card that asks, real card faces and a fitting control. */
import type { ComponentChild } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { useTable } from '../context';
import { Said } from '../story/Said';
import { type Control, controlFor } from './asking';
import { Counts } from './controls/Counts';
import { Faces } from './controls/Faces';
import { Order } from './controls/Order';
import { Ways } from './controls/Ways';
import { Window } from './controls/Window';
import { passingOf } from './passing';
import { PROMPT_WORDS } from './sentences';
import { type Pending, usePending } from './usePending';
import './Question.css';

const CONTROLS: Readonly<Record<Exclude<Control, 'pointing'>, (pending: Pending) => ComponentChild>> = {
  faces: (pending) => <Faces {...pending} />,
  order: (pending) => <Order {...pending} />,
  counts: (pending) => <Counts {...pending} />,
  ways: (pending) => <Ways {...pending} />,
  window: (pending) => <Window {...pending} />,
};

export function Question() {
  const { session } = useTable();
  const pending = usePending();
  const passed = passingOf(session).standing.value !== null;
  if (!pending) return null;
  const control = controlFor(pending.decision, pending.view);
  if (control === 'pointing') return null;
  // A window in which there is nothing to use needs no panel: the prompt says so.
  if (control === 'window' && (passed || pending.decision.options.length === 0)) return null;
  return <Panel key={keyOf(pending)} pending={pending} control={control} />;
}

/** Tells one question from the next, so that each begins anew. */
function keyOf({ decision }: Pending): string {
  return `${decision.prompt} ${decision.source} ${decision.options.join(' ')}`;
}

interface PanelProps {
  readonly pending: Pending;
  readonly control: Exclude<Control, 'pointing'>;
}

function Panel({ pending, control }: PanelProps) {
  const { catalog } = useTable();
  const { decision, view } = pending;
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(true);
  useEffect(() => {
    // Not from who is writing or reading something else.
    if (!document.activeElement?.closest('input, textarea, select, dialog'))
      panel.current?.focus({ preventScroll: true });
  }, []);
  const asking = view.cards[decision.source]?.def;
  const text = asking && (catalog.cards.get(asking)?.text ?? catalog.bases.get(asking)?.text);
  return (
    <section class="question" ref={panel} tabIndex={-1} aria-labelledby={PROMPT_WORDS} data-control={control}>
      <header class="question__head">
        <p class="question__asking">
          {asking && text ? (
            <>
              <Said what={{ card: asking }} /> <span class="question__text">{text}</span>
            </>
          ) : (
            t(control === 'window' ? 'respond.uses' : 'question.options')
          )}
        </p>
        <button type="button" class="button question__fold" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span aria-hidden="true">{open ? '▾' : '▴'}</span>
          <span class="unseen">{t(open ? 'question.hide' : 'question.show')}</span>
        </button>
      </header>
      {open && <div class="question__body">{CONTROLS[control](pending)}</div>}
    </section>
  );
}
