/** Tables with the cards of `packs/room`, stand-ins for what other boxes need of the engine. */
import { catalogWith } from '../catalog';
import { type Setup, type Table, table } from '../table';

export const catalog = await catalogWith('room');

export function room(setup: Setup): Table {
  return table({
    catalog,
    baseDeck: ['heath', 'steppe', 'flat', 'hill'].filter((base) => !(base in (setup.bases ?? {}))),
    ...setup,
  });
}
