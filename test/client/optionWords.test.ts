import { describe, expect, it } from 'vitest';
import type { MatchInfo } from '../../client/net/lobby';
import { newMatch, USUAL, type Wishes } from '../../client/pages/create/wishes';
import { optionWords, peculiarities } from '../../client/pages/match/optionWords';

/** A match that was created like this. */
function matchLike(some: Partial<Wishes>): MatchInfo {
  const { numPlayers, setupData = {}, unlisted = false, table = {} } = newMatch({ ...USUAL, ...some });
  const players = Array.from({ length: numPlayers }, (_, id) => ({ id }));
  return { players, setupData, unlisted, table } as unknown as MatchInfo;
}

const wordsFor = (some: Partial<Wishes>) => optionWords(matchLike(some));

describe('the options of a match in words', () => {
  it('are few if all is as usual', () => {
    expect(wordsFor({})).toEqual([
      '2 players',
      'Factions of all sets',
      'Factions are drafted in turn',
      'Only those with the link find it',
    ]);
  });

  it('say everything that is not', () => {
    expect(
      wordsFor({
        players: 3,
        listed: true,
        sets: ['core'],
        layout: 8,
        bans: ['pirates'],
        duplicates: true,
        firstPlayer: 1,
        priority: 'always',
        pace: 'brisk',
        spectatorChat: false,
        house: {
          mulligan: 'discard',
          basePool: 'all',
          endCheck: 'afterScoring',
          vpPresence: 'minion',
          baseReshuffle: false,
        },
      }),
    ).toEqual([
      '3 players',
      'Sets: core',
      'Factions are drafted from 8 that are laid out',
      'Left out: pirates',
      'Two players may have the same faction',
      'Seat 2 begins',
      'Everyone is always asked for Specials',
      'An opening hand without minions may be discarded',
      'Bases of all sets',
      '15 VP end the game right after scoring',
      'VP only for those with a minion on the base',
      'The base discard pile is not shuffled back',
      'Timer: 45 seconds a turn, 120 in reserve',
      'Spectators may not chat',
      'Shown in the lobby',
    ]);
  });

  it('are left out in short where they are as usual', () => {
    expect(peculiarities(matchLike({}))).toEqual([]);
    expect(peculiarities(matchLike({ factions: 'random', sets: ['core'] }))).toEqual(['Sets: core', 'Random factions']);
  });

  it('name picked factions by seat', () => {
    const pairs = [
      ['ninjas', 'pirates'],
      ['robots', 'aliens'],
    ] as const;
    expect(wordsFor({ factions: 'pick', pairs })).toContain('Factions by seat: ninjas + pirates; robots + aliens');
  });
});
