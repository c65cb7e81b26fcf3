/** The buttons that go on: whatever can be done now that is no card or place. */
import { t } from '../../i18n';
import { useTable } from '../context';
import { endShown } from '../end/shown';
import { passingOf } from './passing';
import { usePending } from './usePending';

export function GoOn() {
  const { session, intent, view } = useTable();
  const pending = usePending();
  const { legal } = view;
  const end = endShown(session);
  if (view.phase === 'over' && !end.value)
    return (
      <div class="prompt__buttons">
        <button
          type="button"
          class="button button--accent"
          data-do="result"
          onClick={() => {
            end.value = true;
          }}
        >
          {t('end.back')}
        </button>
      </div>
    );
  if (!session.make) return null;
  return (
    <div class="prompt__buttons">
      {legal.undo && (
        <button type="button" class="button" data-do="undo" onClick={intent.undo}>
          {t('prompt.undo')}
        </button>
      )}
      {pending ? <Answers /> : intent.lifted.value === null ? <Finish /> : <Lifted />}
    </div>
  );
}

function Answers() {
  const { intent } = useTable();
  const decision = intent.asked.value;
  if (!decision) return null;
  const several = decision.max > 1;
  const nothing = intent.chosen.value.length === 0;
  return (
    <>
      {decision.kind === 'respond' && <PassOn />}
      {decision.min === 0 && (nothing || !several) && (
        <button
          type="button"
          class={`button${decision.kind === 'respond' ? ' button--accent' : ''}`}
          data-do="decline"
          onClick={intent.decline}
        >
          {t(decision.kind === 'respond' ? 'prompt.pass' : 'prompt.none')}
        </button>
      )}
      {several && !(decision.min === 0 && nothing) && (
        <button
          type="button"
          class="button button--go"
          data-do="confirm"
          disabled={!intent.ready.value}
          onClick={intent.confirm}
        >
          {t('prompt.confirm')}
        </button>
      )}
    </>
  );
}

/** Ways to pass more than once. */
function PassOn() {
  const { session, view } = useTable();
  const passing = passingOf(session);
  return (
    <>
      {view.scoring && (
        <button
          type="button"
          class="button prompt__passon"
          data-do="passBase"
          title={t('respond.passBaseHint')}
          onClick={passing.passBase}
        >
          {t('respond.passBase')}
        </button>
      )}
      <button
        type="button"
        class="button prompt__passon"
        data-do="passQuiet"
        title={t('respond.passQuietHint')}
        onClick={passing.passQuiet}
      >
        {t('respond.passQuiet')}
      </button>
    </>
  );
}

function Lifted() {
  const { intent } = useTable();
  return (
    <>
      {intent.abilities.value.map((ability) => (
        <button key={ability} type="button" class="button button--go" data-do="use" onClick={() => intent.use(ability)}>
          {t(ability === 'talent' ? 'prompt.talent' : 'prompt.special')}
        </button>
      ))}
      {intent.places.value.includes(0) && (
        <button type="button" class="button button--go" data-do="play" onClick={() => intent.play(0)}>
          {t('prompt.play')}
        </button>
      )}
    </>
  );
}

function Finish() {
  const { intent, view } = useTable();
  const { finish, plays, uses } = view.legal;
  if (!finish) return null;
  const done = plays.length === 0 && uses.length === 0;
  return (
    <button type="button" class={`button${done ? ' button--go' : ''}`} data-do="finish" onClick={intent.finish}>
      {t('prompt.finish')}
    </button>
  );
}
