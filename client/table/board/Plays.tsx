/** The plays that are left, what they are limited to and where they come from. */
import type { Id, PlayLimit } from '../../../game/state';
import { t } from '../../i18n';
import { useTable } from '../context';
import { limitWords, nameOfCard, nameOfDef } from './words';
import './Plays.css';

/** A right to play one more card. */
interface Right {
  readonly key: string;
  readonly type: 'minion' | 'action';
  readonly limit: PlayLimit;
  readonly by: string;
}

export function Plays() {
  const { view, session, intent, catalog } = useTable();
  if (view.phase !== 'play' || session.me === null || view.active !== session.me || view.step !== 'playCards')
    return null;
  const rights: Right[] = [
    ...view.extras.map(({ id, type, limit, by }) => ({ key: `extra:${id}`, type, limit, by: nameOfDef(catalog, by) })),
    ...view.legal.offers.map(({ key, type, limit, by }) => ({ key, type, limit, by: nameOfCard(catalog, view, by) })),
  ];
  const lifted = intent.lifted.value;
  return (
    <section class="plays" aria-label={t('plays.label')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which keys must do, too */}
      <ul class="plays__list" tabIndex={0}>
        {(['minion', 'action'] as const).map((type) => (
          <li key={type} class="plays__free" data-none={view.free[type] === 0 || undefined}>
            <b>{view.free[type]}</b> <span>{t(`plays.${type}`, { count: view.free[type] })}</span>
          </li>
        ))}
        {rights.map((right) => (
          <li key={right.key} class="plays__extra">
            {t(`plays.extra.${right.type}`)}{' '}
            <small>{[...limitWords(catalog, view, right.limit), right.by].join(' · ')}</small>
          </li>
        ))}
      </ul>
      {lifted !== null && <Using card={lifted} rights={rights} />}
    </section>
  );
}

/** By which of several plays the lifted card is played. */
function Using({ card, rights }: { readonly card: Id; readonly rights: readonly Right[] }) {
  const { view, intent, catalog } = useTable();
  const info = catalog.cards.get(view.cards[card]?.def ?? '');
  if (!info || intent.places.value.length === 0) return null;
  const choices = [
    ...(view.free[info.type] > 0 ? [{ key: 'free', words: t('plays.free') }] : []),
    ...rights
      .filter(({ type }) => type === info.type)
      .map(({ key, limit, by }) => ({ key, words: [by, ...limitWords(catalog, view, limit)].join(' · ') })),
  ];
  if (choices.length < 2) return null;
  return (
    <fieldset class="plays__using">
      <legend>{t('plays.using')}</legend>
      {[{ key: null, words: t('plays.auto') }, ...choices].map(({ key, words }) => (
        <button
          key={key ?? ''}
          type="button"
          class="plays__choice"
          aria-pressed={intent.using.value === key}
          onClick={() => intent.useAllowance(key)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
