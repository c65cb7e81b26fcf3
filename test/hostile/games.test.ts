/** Whole games of four with packs that try to stop the match: all finish, and all invariants are kept. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { move } from '../../game/match/move';
import type { State } from '../../game/state';
import { pairsWith } from '../../server/simulation/crowd';
import { faultsOf } from '../../server/simulation/invariants';
import { simulateMatch } from '../../server/simulation/simulate';
import { catalogWith } from '../catalog';

const packs = readdirSync(join(import.meta.dirname, '..', 'packs', 'hostile'));
const catalog = await catalogWith(...packs.map((pack) => `hostile/${pack}`));

/** A check of everything takes as long as hundreds of moves. */
const CHECKED = 60;

/** What is wrong with a state, but for cards that are out of action: here they are meant to be. */
const wrongIn = (state: State): string[] => faultsOf(catalog, state).filter((wrong) => !wrong.includes(' failed: '));

describe('a game of four with a hostile pack', () => {
  it.each(packs.map((pack, at) => [pack, packs[(at + 1) % packs.length] as string]))(
    '%s (and %s) finishes with all invariants kept',
    (pack, other) => {
      let count = 0;
      let expected: string | null = null;
      const wrong: string[] = [];
      const match = simulateMatch(catalog, {
        players: 4,
        seed: `hostile-${pack}`,
        factions: pairsWith(catalog, pack, other),
        setupData: { duplicates: true },
        before: ({ G }, player, what) => {
          if (count++ % CHECKED !== 0) return;
          wrong.push(...wrongIn(G));
          const again = move(catalog, JSON.parse(JSON.stringify(G)) as State, player, what);
          expected = again.ok ? JSON.stringify(again.state) : again.reason;
        },
        tell: (_, state) => {
          if (expected !== null && JSON.stringify(state) !== expected)
            wrong.push('it goes on differently from its JSON');
          expected = null;
        },
      });
      expect(match.failures).toEqual([]);
      expect(wrong).toEqual([]);
      expect(match.finished).toBe(true);
    },
    240_000,
  );
});
