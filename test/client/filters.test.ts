import { describe, expect, it } from 'vitest';
import { addressOf, type Filters, filtersFrom, requestOf } from '../../client/pages/lobby/filters';

const USUAL: Filters = { show: 'all', players: null, after: null };

/** The query of an address, as the router reads it. */
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://x').searchParams);

describe('the filters of the lobby', () => {
  it('are read from the address they make', () => {
    for (const show of ['all', 'open', 'over'] as const)
      for (const players of [null, 2, 3, 4])
        for (const after of [null, '1700000000000_AbC-d_1']) {
          const filters = { show, players, after };
          expect(filtersFrom(queryOf(addressOf(filters)))).toEqual(filters);
        }
  });

  it('have a short address if nothing is filtered', () => {
    expect(addressOf(USUAL)).toBe('/lobby');
  });

  it('ignore what makes no sense', () => {
    expect(filtersFrom({ show: 'nothing', players: '7', after: '<script>' })).toEqual(USUAL);
    expect(filtersFrom({})).toEqual(USUAL);
  });

  it('ask the server for no more than they show', () => {
    expect(requestOf(USUAL)).toEqual({ limit: 20, finished: false });
    expect(requestOf({ show: 'open', players: 3, after: '1_a' })).toEqual({
      limit: 20,
      finished: false,
      open: true,
      players: 3,
      after: '1_a',
    });
    expect(requestOf({ ...USUAL, show: 'over' })).toEqual({ limit: 20, finished: true });
  });
});
