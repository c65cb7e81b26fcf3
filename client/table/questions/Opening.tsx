/** Keeping or changing the opening hand. */
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
  const may = session.make !== null && legal.mulligan;
  return (
    <section class="opening" aria-labelledby="opening-title">
      <h1 id="opening-title">{t('opening.title')}</h1>
      {may && (
        <>
          <p>{t(options.mulligan === 'reshuffle' ? 'opening.explain' : 'opening.explainDiscard')}</p>
          <ul class="picks" aria-label={t('opening.hand')}>
            {hand.map((id) => (
              <li key={id} class="picks__item">
                <Face def={cards[id]?.def ?? ''} />
                <LookButton def={cards[id]?.def ?? ''} />
              </li>
            ))}
          </ul>
          <div class="opening__do">
            <button
              type="button"
              class="button"
              data-do="mulligan"
              onClick={() => session.make?.({ type: 'keep', keep: false })}
            >
              {t('opening.change')}
            </button>
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
