/** The emblem of a faction in its colours. */
import { catalog } from '../net/catalog';

export function Emblem({ faction, label = false }: { readonly faction: string; readonly label?: boolean }) {
  const known = catalog.value?.factions.get(faction);
  return <span class="emblem">{label ? known?.name : null}</span>;
}
