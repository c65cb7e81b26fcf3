/** Picking factions before the game: the pool, who picks when, and what others took. */
import { useState } from 'preact/hooks';
import { Emblem } from '../../cards/Emblem';
import { t } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import { useTable } from '../context';
import { Said, useNames } from '../story/Said';
import { saying } from '../story/saying';
import { DraftFaction } from './DraftFaction';
import './Draft.css';

export function Draft() {
  const { view, catalog } = useTable();
  const [set, choose] = useState('');
  const { draft, options } = view;
  if (!draft) return <p role="status">{t('awaits.start')}</p>;
  const pool = Object.keys(draft.pool).flatMap((id) => catalog.factions.get(id) ?? []);
  const sets = catalog.sets.filter(({ id }) => pool.some((faction) => faction.set === id));
  const shown = pool.filter((faction) => set === '' || faction.set === set);
  return (
    <section class="draft" aria-labelledby="draft-title">
      <header class="draft__head">
        <h1 id="draft-title">{t('draft.title')}</h1>
        <p class="draft__intro">{t('draft.intro')}</p>
      </header>
      <div class="draft__bar">
        <Picks />
        {sets.length > 1 && (
          <label class="draft__sets">
            {t('draft.set')}
            <select value={set} onChange={({ currentTarget }) => choose(currentTarget.value)}>
              <option value="">{t('draft.allSets')}</option>
              {sets.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <ul class="draft__pool" aria-label={t('draft.pool')}>
        {shown.map((faction) => (
          <DraftFaction key={faction.id} faction={faction} left={draft.pool[faction.id] ?? 0} />
        ))}
      </ul>
      {options.bans.length > 0 && (
        <p class="draft__bans">
          <Said what={saying('draft.banned', { factions: { list: options.bans.map((faction) => ({ faction })) } })} />
        </p>
      )}
    </section>
  );
}

/** Who picks when, and what they took. */
function Picks() {
  const { view } = useTable();
  const names = useNames();
  const { draft, players } = view;
  if (!draft) return null;
  const rounds = draft.order.length / 2;
  return (
    <ol class="draft__order" aria-label={t('draft.order')}>
      {draft.order.map((seat, at) => {
        const faction = at < draft.picked ? players[seat]?.factions[at < rounds ? 0 : 1] : undefined;
        const now = at === draft.picked;
        return (
          <li
            key={at}
            class={`draft__turn${now ? ' draft__turn--now' : ''}`}
            {...(now && { 'aria-current': 'step' as const })}
          >
            <PlayerMark seat={seat} />
            <span class="draft__who">{names.player(seat)}</span>
            {faction !== undefined && <Emblem faction={faction} label />}
            {now && <b>{t('draft.next')}</b>}
          </li>
        );
      })}
    </ol>
  );
}
