/** Faces side by side, each a link to its large view. One of them is in the tab order; arrow keys reach the others. */
import type { VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { DefId } from '../../game/state';
import { BaseFace } from './BaseFace';
import { CardFace } from './CardFace';
import { neighbour } from './neighbour';
import './Shelf.css';

interface ShelfProps {
  readonly kind: 'cards' | 'bases';
  readonly defs: readonly DefId[];
  readonly label: string;
  readonly hrefOf: (def: DefId) => string;
}

export function Shelf({ kind, defs, label, hrefOf }: ShelfProps) {
  const list = useRef<HTMLUListElement>(null);
  const [chosen, choose] = useState('');
  const active = defs.includes(chosen) ? chosen : defs[0];
  const drawn = useRef<ReadonlyMap<DefId, VNode>>(new Map());
  // A face that stays is not drawn again.
  const faces = useMemo(() => {
    const Face = kind === 'cards' ? CardFace : BaseFace;
    drawn.current = new Map(defs.map((def) => [def, drawn.current.get(def) ?? <Face def={def} size="hand" />]));
    return drawn.current;
  }, [defs, kind]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = neighbour(
      links.map((link) => link.getBoundingClientRect()),
      at,
      event.key,
    );
    if (next === null) return;
    event.preventDefault();
    links[next]?.focus();
  };
  return (
    <ul ref={list} class={`shelf shelf--${kind}`} aria-label={label} onKeyDown={onKeyDown}>
      {defs.map((def) => (
        <li key={def} class="shelf__item">
          <a
            class="shelf__link"
            href={hrefOf(def)}
            tabIndex={def === active ? 0 : -1}
            data-def={def}
            onFocus={() => choose(def)}
          >
            {faces.get(def)}
          </a>
        </li>
      ))}
    </ul>
  );
}
