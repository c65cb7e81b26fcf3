import { describe, expect, it } from 'vitest';
import { supply } from '../../client/pages/create/enough';
import { newMatch, PACES, pickProblem, USUAL, type Wishes } from '../../client/pages/create/wishes';
import { optionsFrom } from '../../game/match/options';
import { catalog } from '../catalog';

const wishing = (some: Partial<Wishes>): Wishes => ({ ...USUAL, ...some });
const setupOf = (some: Partial<Wishes>) => newMatch(wishing(some)).setupData;

describe('wishes for a match', () => {
  it('say nothing of what is as usual', () => {
    expect(newMatch(USUAL)).toEqual({ numPlayers: 2, unlisted: true, setupData: {} });
  });

  it('name what is not', () => {
    expect(
      newMatch(
        wishing({
          players: 3,
          sets: ['core'],
          bans: ['pirates'],
          layout: 8,
          duplicates: true,
          firstPlayer: 2,
          priority: 'always',
          pace: 'brisk',
          spectatorChat: false,
          listed: true,
          house: { ...USUAL.house, endCheck: 'afterScoring', baseReshuffle: false },
        }),
      ),
    ).toEqual({
      numPlayers: 3,
      unlisted: false,
      setupData: {
        sets: ['core'],
        bans: ['pirates'],
        layout: 8,
        duplicates: true,
        firstPlayer: 2,
        priority: 'always',
        endCheck: 'afterScoring',
        baseReshuffle: false,
      },
      table: { spectatorChat: false, timer: PACES.brisk },
    });
  });

  it('leave out what makes no sense with the rest', () => {
    expect(setupOf({ firstPlayer: 3 })).toEqual({});
    expect(setupOf({ factions: 'random', layout: 8 })).toEqual({ factions: 'random' });
    expect(
      setupOf({
        factions: 'pick',
        bans: ['pirates'],
        pairs: [
          ['pirates', 'ninjas'],
          ['robots', 'zombies'],
          ['aliens', ''],
        ],
      }),
    ).toEqual({
      factions: [
        ['pirates', 'ninjas'],
        ['robots', 'zombies'],
      ],
    });
  });

  it('are understood by the rules', () => {
    const { house } = USUAL;
    const all: Partial<Wishes>[] = [
      {},
      { players: 4, factions: 'random' },
      { players: 3, layout: 6, duplicates: true, firstPlayer: 1, bans: ['ninjas'] },
      { house: { ...house, mulligan: 'discardForced', basePool: 'all', vpPresence: 'minion' }, priority: 'covered' },
    ];
    for (const some of all) {
      const { numPlayers, setupData } = newMatch(wishing(some));
      expect(() => optionsFrom(catalog, numPlayers, setupData)).not.toThrow();
    }
  });
});

describe('picked factions', () => {
  const picking = (pairs: Wishes['pairs'], more: Partial<Wishes> = {}) =>
    pickProblem(wishing({ factions: 'pick', pairs, ...more }));

  it('must be two for every seat that is played', () => {
    expect(
      picking([
        ['a', 'b'],
        ['c', ''],
        ['', ''],
        ['', ''],
      ]),
    ).toBe('incomplete');
    expect(
      picking([
        ['a', 'b'],
        ['c', 'd'],
        ['', ''],
        ['', ''],
      ]),
    ).toBe(null);
  });

  it('are different within a seat always, and between seats unless duplicates are on', () => {
    expect(
      picking([
        ['a', 'b'],
        ['a', 'd'],
      ]),
    ).toBe('twice');
    expect(
      picking(
        [
          ['a', 'b'],
          ['a', 'd'],
        ],
        { duplicates: true },
      ),
    ).toBe(null);
    expect(
      picking(
        [
          ['a', 'a'],
          ['c', 'd'],
        ],
        { duplicates: true },
      ),
    ).toBe('twice');
    expect(
      picking(
        [
          ['a', 'b'],
          ['a', 'c'],
          ['a', 'd'],
        ],
        { duplicates: true, players: 3 },
      ),
    ).toBe('twice');
  });

  it('do not matter if factions are given out in another way', () => {
    expect(pickProblem(USUAL)).toBe(null);
  });
});

describe('the supply of factions', () => {
  const factions = new Map(
    ['a', 'b', 'c', 'd', 'e'].map((id) => [id, { id, set: id < 'd' ? 'one' : 'two' }]),
  ) as unknown as Parameters<typeof supply>[0]['factions'];

  it('is what the sets have without those left out', () => {
    expect(supply({ factions }, { players: 2, sets: null })).toEqual({ have: 5, need: 4 });
    expect(supply({ factions }, { players: 3, sets: ['one'], bans: ['a'] })).toEqual({ have: 2, need: 6 });
  });

  it('needs fewer factions where two players may have the same', () => {
    expect(supply({ factions }, { players: 3, sets: null, duplicates: true }).need).toBe(4);
  });
});
