/** Whole games with these cards: nothing gets stuck, lost or shown to the wrong player, whatever meets whatever. */
import { expect, it } from 'vitest';
import { simulateMatch } from '../../server/simulation/simulate';
import { catalog } from './room';

const FACTIONS = [
  ['mimics', 'builders'],
  ['tales', 'spirits'],
  ['zombies', 'tricksters'],
] as const;

it.each([
  [2, 'copies'],
  [2, 'gifts'],
  [3, 'loans'],
])('%i players, seed %s', { timeout: 120_000 }, (players, seed) => {
  const match = simulateMatch(catalog, { players, seed, check: true, factions: FACTIONS.slice(0, players) });
  expect(match.failures).toEqual([]);
  expect(match.finished).toBe(true);
});
