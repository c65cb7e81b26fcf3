/** The plays that are left, what they are limited to and where they come from; and what can be done with the lifted card. */
import type { Id, PlayLimit } from '../../../game/state';
import { isKey, t } from '../../i18n';
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
      <ul class="plays__list">
        {(['minion', 'action'] as const).map((type) => (
          <li key={type} class="plays__free" data-none={view.free[type] === 0 || undefined}>
            <b>{view.free[type]}</b> <span>{t(`plays.${type}`, { count: view.free[type] })}</span>
          </li>
        ))}
        {rights.map((right) => (
          <li key={right.key} class="plays__extra">
            <span>{t(`plays.extra.${right.type}`)}</span>
            <small>{[...limitWords(catalog, view, right.limit), right.by].join(' · ')}</small>
          </li>
        ))}
      </ul>
      {lifted !== null && <Lifted card={lifted} rights={rights} />}
    </section>
  );
}

function Lifted({ card, rights }: { readonly card: Id; readonly rights: readonly Right[] }) {
  const { view, intent, catalog } = useTable();
  const info = catalog.cards.get(view.cards[card]?.def ?? '');
  if (!info) return null;
  const places = intent.places.value;
  const fitting = rights.filter(({ type }) => type === info.type);
  const choices = [
    ...(view.free[info.type] > 0 ? [{ key: 'free', words: t('plays.free') }] : []),
    ...fitting.map(({ key, by }) => ({ key, words: by })),
  ];
  return (
    <section class="plays__lifted" aria-label={info.name}>
      {places.includes(0) && (
        <button type="button" class="button button--go" onClick={() => intent.play(0)}>
          {t('plays.play', { name: info.name })}
        </button>
      )}
      {intent.abilities.value.map((ability) => (
        <button key={ability} type="button" class="button button--accent" onClick={() => intent.use(ability)}>
          {abilityWords(ability)}
        </button>
      ))}
      {places.length > 0 && choices.length > 1 && (
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
      )}
      <button type="button" class="button plays__drop" onClick={() => intent.drop()}>
        {t('plays.drop')}
      </button>
    </section>
  );
}

function abilityWords(ability: string): string {
  const key = `plays.use.${ability.split(':')[0]}`;
  return isKey(key) ? t(key) : t('plays.use.special');
}
