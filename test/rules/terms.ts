/** Tables with the cards and bases of the pack `terms`, made to show one rule each. */
import { catalogWith } from '../catalog';
import { type Setup, type Table, table } from '../table';

const catalog = await catalogWith('terms');

export function terms(setup: Setup = {}): Table {
  return table({ catalog, bases: { field: {}, hill: {} }, baseDeck: ['moor', 'cuzcu'], ...setup });
}
