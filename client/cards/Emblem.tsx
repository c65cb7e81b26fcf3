/** The emblem of a faction in its colours. */
import { catalog } from '../net/catalog';
import { Icon } from './Icon';
import { paletteOf } from './palette';
import './Emblem.css';

export interface EmblemProps {
  readonly faction: string;
  /** Whether the name stands beside it. */
  readonly label?: boolean;
  /** Whether the name is told nearby anyway, so that it need not be said again. */
  readonly quiet?: boolean;
  /** How it looks where it stands. */
  readonly look?: string;
}

export function Emblem({ faction, label = false, quiet = false, look = '' }: EmblemProps) {
  const known = catalog.value?.factions.get(faction);
  if (!known) return null;
  const said = label || quiet ? {} : ({ role: 'img', 'aria-label': known.name, title: known.name } as const);
  const seal = (
    <span class={`emblem__seal ${look}`} style={paletteOf(known.color)} {...said}>
      <Icon name={known.icon} group={known.set} />
    </span>
  );
  if (!label) return seal;
  return (
    <span class="emblem">
      {seal}
      <span>{known.name}</span>
    </span>
  );
}
