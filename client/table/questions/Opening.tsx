/** Keeping the opening hand, or changing it if it has no minion. Everyone is asked, so that nobody can tell who could. */
import { t } from '../../i18n';
import { useTable } from '../context';
import { Said } from '../story/Said';
import { saying } from '../story/saying';
import { Face, LookButton } from './Face';
import './Opening.css';

export function Opening() {
  const { session, view } = useTable();
  const { legal, mulligans, players, cards, options } = view;
  const hand = session.me === null ? [] : (players[session.me]?.hand ?? []);
  const others = mulligans.filter((seat) => seat !== session.me);
  const may = session.make !== null && legal.keep;
  const change = options.mulligan === 'reshuffle' ? 'opening.explain' : 'opening.explainDiscard';
  return (
    <section class="opening" aria-labelledby="opening-title">
      <h1 id="opening-title">{t('opening.title')}</h1>
      {may && (
        <>
          <p>{t(legal.mulligan ? change : 'opening.explainKeep')}</p>
          <ul class="picks" aria-label={t('opening.hand')}>
            {hand.map((id) => (
              <li key={id} class="picks__item">
                <Face def={cards[id]?.def ?? ''} />
                <LookButton def={cards[id]?.def ?? ''} />
              </li>
            ))}
          </ul>
          <div class="opening__do">
            {legal.mulligan && (
              <button
                type="button"
                class="button"
                data-do="mulligan"
                onClick={() => session.make?.({ type: 'keep', keep: false })}
              >
                {t('opening.change')}
              </button>
            )}
            <button
              type="button"
              class="button button--go"
              data-do="keep"
              onClick={() => session.make?.({ type: 'keep', keep: true })}
            >
              {t('opening.keep')}
            </button>
          </div>
        </>
      )}
      {others.length > 0 && (
        <p class="opening__waiting">
          <Said what={saying('opening.waiting', { players: { list: others.map((player) => ({ player })) } })} />
        </p>
      )}
    </section>
  );
}
