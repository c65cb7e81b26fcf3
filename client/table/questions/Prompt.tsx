/** The line that always says what is awaited of whom, with the buttons that go on. */
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n';
import { useTable } from '../context';
import { Said } from '../story/Said';
import type { Saying } from '../story/saying';
import { AskingText, Progress } from './Chosen';
import { Clock } from './Clock';
import { GoOn } from './GoOn';
import { passingOf } from './passing';
import { Refused } from './Refused';
import { awaitSaying, cardTopic, liftSaying, PROMPT_WORDS, questionSaying, turnSaying } from './sentences';
import { usePending } from './usePending';
import './Prompt.css';

export function Prompt() {
  const { session } = useTable();
  const pending = usePending();
  useEffect(() => passingOf(session).watch(), [session]);
  const { saying, mine } = useAwaited();
  return (
    <section class={`prompt${mine ? ' prompt--mine' : ''}`} aria-label={t('prompt.label')}>
      <div class="prompt__say">
        <p class="prompt__words" id={PROMPT_WORDS}>
          <Said what={saying} />
        </p>
        {pending && <AskingText {...pending} />}
        {pending && <Progress {...pending} />}
        {pending?.decision.kind === 'respond' && pending.decision.options.length === 0 && (
          <p class="prompt__text">{t('respond.nothing')}</p>
        )}
        <Refused />
        <Passes />
      </div>
      <Clock />
      <GoOn />
    </section>
  );
}

/** What is awaited, and whether it is awaited of the viewer. */
function useAwaited(): { readonly saying: Saying; readonly mine: boolean } {
  const { session, intent, catalog, view } = useTable();
  const pending = usePending();
  if (pending)
    return { saying: questionSaying(catalog, pending.view, pending.decision, session.story.value), mine: true };
  const { legal, draft, phase } = view;
  if (session.make === null) return { saying: awaitSaying(view), mine: false };
  if (legal.keep)
    return { saying: { key: legal.mulligan ? 'awaits.handYou' : 'awaits.handKeep', params: {} }, mine: true };
  if (phase === 'draft' && draft && legal.pick.length > 0)
    return { saying: { key: 'awaits.pickYou', params: {} }, mine: true };
  if (!legal.finish) {
    // A window that only covers that this player has nothing to use (OPEN-18).
    const covered = view.decision?.kind === 'respond' && view.decision.player === session.me;
    return { saying: covered ? { key: 'awaits.respondYou', params: {} } : awaitSaying(view), mine: false };
  }
  const lifted = intent.lifted.value;
  const saying =
    lifted === null ? turnSaying(catalog, view) : liftSaying(view, lifted, intent.places.value, intent.abilities.value);
  return { saying, mine: true };
}

/** Passing that goes on by itself, and the way to stop it. */
function Passes() {
  const { session, view } = useTable();
  const passing = passingOf(session);
  const standing = passing.standing.value;
  if (!standing) return null;
  return (
    <p class="prompt__passes">
      <Said
        what={
          standing.kind === 'base'
            ? { key: 'respond.passingBase', params: { base: cardTopic(view, standing.base) } }
            : { key: 'respond.passingQuiet', params: {} }
        }
      />{' '}
      <button type="button" class="prompt__stop" onClick={passing.stop}>
        {t('respond.stop')}
      </button>
    </p>
  );
}
