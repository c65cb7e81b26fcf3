/** A sentence with names that open their cards and players in their colours. */
import type { ComponentChild } from 'preact';
import { addressOf } from '../../cards/query';
import { rich } from '../../i18n';
import { PlayerMark } from '../../look/PlayerMark';
import { type Table, useTable } from '../context';
import { listed, type Names, namesIn, type Topic } from './saying';
import './Said.css';

export function useNames(): Names {
  const { catalog, nameOf } = useTable();
  return namesIn(catalog, nameOf);
}

/** What is said, or the name of one thing. */
export function Said({ what }: { readonly what: Topic }) {
  const { inspect } = useTable();
  return <>{joined(shown(what, useNames(), inspect))}</>;
}

/** Words and elements in one row: a component for each name, or a list in a list, would be most of the work on a line. */
function shown(topic: Topic, names: Names, inspect: Table['inspect']): ComponentChild[] {
  if (typeof topic === 'string' || typeof topic === 'number') return [topic];
  if ('key' in topic) {
    const params = Object.entries(topic.params).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : shown(value, names, inspect),
    ]);
    return rich(topic.key, Object.fromEntries(params)).flat();
  }
  if ('card' in topic)
    return [
      // A link, not a button: its words are broken like the others, and it leads somewhere in a tab of its own, too.
      <a class="name name--card" href={addressOf({ card: topic.card })} onClick={shownHere(() => inspect(topic.card))}>
        {names.card(topic.card)}
      </a>,
    ];
  if ('player' in topic)
    return [
      <span class="name name--player">
        <PlayerMark seat={topic.player} />
        {names.player(topic.player)}
      </span>,
    ];
  if ('faction' in topic) return [<b class="name">{names.faction(topic.faction)}</b>];
  // The list is put together with numbers in place of its things, which are then set in.
  const parts = listed().formatToParts(topic.list.map((_, at) => String(at)));
  return parts.flatMap(({ type, value }) =>
    type === 'element' ? shown(topic.list[Number(value)] ?? '', names, inspect) : [value],
  );
}

/** What a link does when it is plainly pressed, instead of leaving the page. */
function shownHere(show: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The router follows every link that it hears of.
    event.stopPropagation();
    show();
  };
}

/** Words that follow each other, in one piece. */
function joined(row: readonly ComponentChild[]): ComponentChild[] {
  const pieces: ComponentChild[] = [];
  let words = '';
  for (const child of row) {
    if (typeof child === 'string' || typeof child === 'number') words += child;
    else {
      if (words !== '') pieces.push(words);
      pieces.push(child);
      words = '';
    }
  }
  if (words !== '') pieces.push(words);
  return pieces;
}
