/** The controls of a replay: step, play, jump to a turn, and whose eyes to look through. */
import { useEffect, useState } from 'preact/hooks';
import type { PlayerId } from '../../../game/state';
import { settings } from '../../app/settings';
import { passTo } from '../../app/sittings';
import { t } from '../../i18n';
import type { Replay } from './replaySession';
import { fetchTurns, type TurnStart } from './steps';
import './ReplayBar.css';

/** Milliseconds that a step is shown. */
const PACE = { off: 1000, fast: 600, normal: 1200, slow: 2200 } as const;

interface ReplayBarProps {
  readonly replay: Replay;
  readonly onSeat: (seat: PlayerId | null) => void;
}

export function ReplayBar({ replay, onSeat }: ReplayBarProps) {
  const [playing, play] = useState(false);
  const step = replay.step.value;
  const last = replay.last.value ?? 0;
  const pace = PACE[settings.value.motion];
  useEffect(() => {
    if (!playing) return;
    if (step >= last) return play(false);
    const timer = setTimeout(() => replay.goTo(step + 1), pace);
    return () => clearTimeout(timer);
  }, [playing, step, last, pace, replay]);
  const goTo = (to: number): void => {
    play(false);
    replay.goTo(to);
  };
  return (
    <section class="replaybar" aria-label={t('replay.controls')}>
      <div class="replaybar__buttons">
        <Go label={t('replay.first')} sign="|◀" disabled={step === 0} onGo={() => goTo(0)} />
        <Go label={t('replay.back')} sign="◀" disabled={step === 0} onGo={() => goTo(step - 1)} />
        <button
          type="button"
          class="button button--go replaybar__play"
          onClick={() => {
            if (step >= last) replay.goTo(0);
            play(!playing);
          }}
        >
          {t(playing ? 'replay.pause' : 'replay.play')}
        </button>
        <Go label={t('replay.forward')} sign="▶" disabled={step >= last} onGo={() => goTo(step + 1)} />
        <Go label={t('replay.last')} sign="▶|" disabled={step >= last} onGo={() => goTo(last)} />
        <a class="button replaybar__leave" href="/lobby">
          <span aria-hidden="true">×</span>
          <span class="unseen">{t('replay.leave')}</span>
        </a>
      </div>
      <input
        class="replaybar__position"
        type="range"
        min={0}
        max={Math.max(0, last)}
        value={step}
        aria-label={t('replay.position')}
        aria-valuetext={t('replay.step', { step, total: last })}
        onInput={({ currentTarget }) => goTo(Number(currentTarget.value))}
      />
      <output class="replaybar__step">{t('replay.step', { step, total: last })}</output>
      <Turns replay={replay} onGo={goTo} />
      <Eyes replay={replay} onSeat={onSeat} />
    </section>
  );
}

interface GoProps {
  readonly label: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly onGo: () => void;
}

function Go({ label, sign, disabled, onGo }: GoProps) {
  return (
    <button type="button" class="button replaybar__go" aria-label={label} aria-disabled={disabled} onClick={onGo}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

function Turns({ replay, onGo }: { readonly replay: Replay; readonly onGo: (step: number) => void }) {
  const [turns, setTurns] = useState<readonly TurnStart[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    fetchTurns(replay.matchID, { signal: abort.signal, pass: passTo(replay.matchID) })
      .then(setTurns)
      .catch(() => undefined);
    return () => abort.abort();
  }, [replay.matchID]);
  const now = turns.findLast(({ index }) => index <= replay.step.value);
  return (
    <label class="replaybar__choice">
      {t('replay.turn')}
      <select value={String(now?.index ?? '')} onChange={({ currentTarget }) => onGo(Number(currentTarget.value))}>
        {!now && <option value="">–</option>}
        {turns.map(({ index, turn, player }) => (
          <option key={index} value={String(index)}>
            {t('replay.nthTurn', { turn, player: replay.seats.value[player]?.name ?? '' })}
          </option>
        ))}
      </select>
    </label>
  );
}

function Eyes({ replay, onSeat }: ReplayBarProps) {
  return (
    <label class="replaybar__choice">
      {t('replay.eyes')}
      <select
        value={String(replay.me ?? '')}
        onChange={({ currentTarget }) => onSeat(currentTarget.value === '' ? null : Number(currentTarget.value))}
      >
        <option value="">{t('replay.spectator')}</option>
        {replay.seats.value.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
