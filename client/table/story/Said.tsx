/** A sentence with names that open their cards and players in their colours. */
import type { ComponentChild } from 'preact';
import type { DefId, PlayerId } from '../../../game/state';
import { rich } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import { useTable } from '../context';
import { listed, type Names, namesIn, type Saying, type Topic } from './saying';
import './Said.css';

export function useNames(): Names {
  const { catalog, nameOf } = useTable();
  return namesIn(catalog, nameOf);
}

export function Said({ what }: { readonly what: Saying }) {
  return <>{shown(what, useNames())}</>;
}

/** The name of a card or base, which opens it. */
export function CardName({ def }: { readonly def: DefId }) {
  const { inspect } = useTable();
  const names = useNames();
  return (
    <button type="button" class="name name--card" onClick={() => inspect(def)}>
      {names.card(def)}
    </button>
  );
}

function PlayerName({ seat }: { readonly seat: PlayerId }) {
  const names = useNames();
  return (
    <span class="name name--player">
      <PlayerMark seat={seat} />
      {names.player(seat)}
    </span>
  );
}

function shown(topic: Topic, names: Names): ComponentChild {
  if (typeof topic === 'string' || typeof topic === 'number') return topic;
  if ('key' in topic) {
    const params = Object.entries(topic.params).map(([name, value]) => [name, shown(value, names)]);
    return <>{rich(topic.key, Object.fromEntries(params))}</>;
  }
  if ('card' in topic) return <CardName def={topic.card} />;
  if ('player' in topic) return <PlayerName seat={topic.player} />;
  if ('faction' in topic) return <b class="name">{names.faction(topic.faction)}</b>;
  // The list is put together with numbers in place of its things, which are then set in.
  const parts = listed().formatToParts(topic.list.map((_, at) => String(at)));
  return (
    <>{parts.map(({ type, value }) => (type === 'element' ? shown(topic.list[Number(value)] ?? '', names) : value))}</>
  );
}
