/** The buttons that go on: whatever can be done now that is no card or place. */
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n';
import { useTable } from '../context';
import { endShown } from '../end/shown';
import { passingOf } from './passing';
import { usePending } from './usePending';

interface DoProps {
  /** What it does, by name; keys and tests know it by that. */
  readonly what: string;
  readonly look?: 'button--go' | 'button--accent' | 'prompt__passon' | false;
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly onDo: () => void;
  readonly children: ComponentChildren;
}

function Do({ what, look = false, hint, disabled = false, onDo, children }: DoProps) {
  return (
    <button
      type="button"
      class={look === false ? 'button' : `button ${look}`}
      data-do={what}
      title={hint}
      disabled={disabled}
      onClick={onDo}
    >
      {children}
    </button>
  );
}

export function GoOn() {
  const { session, intent, view } = useTable();
  const pending = usePending();
  const { legal } = view;
  const end = endShown(session);
  const showEnd = (): void => {
    end.value = true;
  };
  if (view.phase === 'over' && !end.value)
    return (
      <div class="prompt__buttons">
        <Do what="result" look="button--accent" onDo={showEnd}>
          {t('end.back')}
        </Do>
      </div>
    );
  if (!session.make) return null;
  return (
    <div class="prompt__buttons">
      {legal.undo && (
        <Do what="undo" onDo={intent.undo}>
          {t('prompt.undo')}
        </Do>
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
  const responding = decision.kind === 'respond';
  return (
    <>
      {responding && <PassOn />}
      {decision.min === 0 && (nothing || !several) && (
        <Do what="decline" look={responding && 'button--accent'} onDo={intent.decline}>
          {t(responding ? 'prompt.pass' : 'prompt.none')}
        </Do>
      )}
      {several && !(decision.min === 0 && nothing) && (
        <Do what="confirm" look="button--go" disabled={!intent.ready.value} onDo={intent.confirm}>
          {t('prompt.confirm')}
        </Do>
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
        <Do what="passBase" look="prompt__passon" hint={t('respond.passBaseHint')} onDo={passing.passBase}>
          {t('respond.passBase')}
        </Do>
      )}
      <Do what="passQuiet" look="prompt__passon" hint={t('respond.passQuietHint')} onDo={passing.passQuiet}>
        {t('respond.passQuiet')}
      </Do>
    </>
  );
}

function Lifted() {
  const { intent } = useTable();
  return (
    <>
      {intent.abilities.value.map((ability) => (
        <Do key={ability} what="use" look="button--go" onDo={() => intent.use(ability)}>
          {t(ability === 'talent' ? 'prompt.talent' : 'prompt.special')}
        </Do>
      ))}
      {intent.places.value.includes(0) && (
        <Do what="play" look="button--go" onDo={() => intent.play(0)}>
          {t('prompt.play')}
        </Do>
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
    <Do what="finish" look={done && 'button--go'} onDo={intent.finish}>
      {t('prompt.finish')}
    </Do>
  );
}
