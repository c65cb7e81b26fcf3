/** The end of a game: who won, how the scores came about, and what next. */
import { Modal } from '../../app/Modal';
import { t } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import { useTable } from '../context';
import { Said, useNames } from '../story/Said';
import { saying } from '../story/saying';
import { Chart } from './Chart';
import { Next } from './Next';
import { scoresOf, standing } from './scores';
import { endShown } from './shown';
import './EndScreen.css';

export function EndScreen() {
  const { session } = useTable();
  const shown = endShown(session);
  if (!shown.value) return null;
  const close = (): void => {
    shown.value = false;
  };
  return (
    <Modal class="end" aria-labelledby="end-title" onClose={close}>
      <Result />
      <Next onLook={close} />
    </Modal>
  );
}

function Result() {
  const { session, view } = useTable();
  const winners = view.result?.winners ?? [];
  const { turns, bases } = scoresOf(session.story.value, view.players.length);
  return (
    <>
      <header class="end__head">
        <p>{t('end.title')}</p>
        <h1 id="end-title" tabIndex={-1}>
          {session.me !== null && winners.length === 1 && winners[0] === session.me ? (
            t('end.youWon')
          ) : (
            <Said
              what={saying('end.won', {
                players: { list: winners.map((player) => ({ player })) },
                count: winners.length,
              })}
            />
          )}
        </h1>
      </header>
      <Standing />
      <div class="end__story">
        {turns.length > 1 && <Chart turns={turns} />}
        <section class="end__bases" aria-labelledby="end-bases">
          <h2 id="end-bases">{t('end.bases')}</h2>
          {bases.length === 0 && <p>{t('end.noBases')}</p>}
          <ol>
            {bases.map(({ turn, base, gains }, at) => (
              <li key={at}>
                <Said what={{ card: base }} /> <small>{t('end.baseTurn', { turn })}</small>
                <ul class="end__gains">
                  {gains.map(({ player, amount }) => (
                    <li key={player}>
                      <Said what={saying('end.vpBy', { player: { player }, amount })} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

function Standing() {
  const { view } = useTable();
  const names = useNames();
  const vp = view.result?.vp ?? view.players.map((player) => player.vp);
  return (
    <ol class="end__standing" aria-label={t('end.standing')}>
      {standing(vp).map((seat) => (
        <li key={seat} class={view.result?.winners.includes(seat) ? 'end__place end__place--won' : 'end__place'}>
          <PlayerMark seat={seat} />
          <span class="end__name">{names.player(seat)}</span>
          <b class="end__vp">{t('end.points', { count: vp[seat] ?? 0 })}</b>
        </li>
      ))}
    </ol>
  );
}
