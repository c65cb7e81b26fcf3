/** A faction of the pool, explained at a glance. */
import { useState } from 'preact/hooks';
import type { PublishedFaction } from '../../../game/published';
import { CardFace } from '../../cards/CardFace';
import { Emblem } from '../../cards/Emblem';
import { t } from '../../i18n';
import { useTable } from '../context';
import { Said } from '../story/Said';
import { saying } from '../story/saying';

interface DraftFactionProps {
  readonly faction: PublishedFaction;
  /** Copies left in the pool. */
  readonly left: number;
}

export function DraftFaction({ faction, left }: DraftFactionProps) {
  const { session, view, catalog } = useTable();
  const [open, setOpen] = useState(false);
  const { legal, players, options } = view;
  const takers = [...players.keys()].filter((seat) => players[seat]?.factions.includes(faction.id));
  const mine = session.me !== null && takers.includes(session.me);
  const can = session.make !== null && legal.pick.includes(faction.id);
  const [color] = faction.color;
  const count = (type: 'minion' | 'action'): number =>
    faction.cards.reduce((sum, card) => sum + (card.type === type ? card.copies : 0), 0);
  return (
    <li
      class={`draft__faction${left === 0 ? ' draft__faction--taken' : ''}`}
      style={{ '--faction': color }}
      data-faction={faction.id}
    >
      <div class="draft__face">
        <Emblem faction={faction.id} />
        <div>
          <h2 class="draft__name">{faction.name}</h2>
          <p class="draft__set">
            {catalog.sets.find(({ id }) => id === faction.set)?.name} ·{' '}
            {t('draft.count', { minions: count('minion'), actions: count('action') })}
          </p>
        </div>
      </div>
      <p class="draft__summary">{faction.summary}</p>
      {takers.length > 0 && (
        <p class="draft__takers">
          {mine && takers.length === 1 ? (
            t('draft.held')
          ) : (
            <Said what={saying('draft.taken', { players: { list: takers.map((player) => ({ player })) } })} />
          )}
        </p>
      )}
      {options.duplicates && left > 0 && <p class="draft__left">{t('draft.left', { count: left })}</p>}
      <div class="draft__do">
        <button
          type="button"
          class="button"
          aria-expanded={open}
          aria-label={t('draft.cards', { faction: faction.name })}
          onClick={() => setOpen(!open)}
        >
          {t('draft.showCards')} <span aria-hidden="true">{open ? '▴' : '▾'}</span>
        </button>
        {can && (
          <button
            type="button"
            class="button button--go"
            data-option={faction.id}
            aria-label={t('draft.pick', { faction: faction.name })}
            onClick={() => session.make?.({ type: 'pick', faction: faction.id })}
          >
            {t('draft.take')}
          </button>
        )}
      </div>
      {open && <FactionCards faction={faction} />}
    </li>
  );
}

function FactionCards({ faction }: { readonly faction: PublishedFaction }) {
  const { inspect } = useTable();
  return (
    <ul class="draft__cards">
      {faction.cards.map(({ id, copies }) => (
        <li key={id}>
          <button type="button" class="bare picks__pick" onClick={() => inspect(id)}>
            <CardFace def={id} size="hand" />
          </button>
          <span class="draft__copies">{t('draft.copies', { count: copies })}</span>
        </li>
      ))}
    </ul>
  );
}
