/** Whole games of random legal moves through the boardgame.io reducer, with every invariant checked after every move. */
import { describe, expect, it } from 'vitest';
import { misfit } from '../../game/engine/answers';
import type { Move } from '../../game/match/move';
import type { Decision, State } from '../../game/state';
import { viewOf } from '../../game/view';
import { faultsOf, withHiddenCardsSwapped } from '../../server/simulation/invariants';
import { simulateMatch } from '../../server/simulation/simulate';
import { catalog } from '../catalog';

describe('random games', () => {
  it.each([2, 3, 4])(
    'of %i players finish with all invariants kept',
    (players) => {
      for (const seed of ['alpha', 'beta', 'gamma']) {
        const match = simulateMatch(catalog, { players, seed: `${seed}-${players}`, check: true });
        expect(match.failures, `seed ${seed}-${players}, move ${match.moves}`).toEqual([]);
        expect(match.finished).toBe(true);
      }
    },
    240_000,
  );

  it.each([2, 3, 4])(
    'of %i players finish when every question is declined where possible',
    (players) => {
      const match = simulateMatch(catalog, { players, seed: `decline-${players}`, check: true, manner: 'decline' });
      expect(match.failures).toEqual([]);
      expect(match.finished).toBe(true);
    },
    240_000,
  );

  it('OPEN-18 finish when players are asked at every opportunity, and when windows are covered', () => {
    for (const priority of ['always', 'covered']) {
      const match = simulateMatch(catalog, {
        players: 3,
        seed: `priority-${priority}`,
        check: true,
        setupData: { priority },
      });
      expect(match.failures).toEqual([]);
      expect(match.finished).toBe(true);
    }
  }, 240_000);

  it('OPEN-18 hardly ever ask a question with nothing to choose, also with Anansi Tales', () => {
    const factions = [
      ['anansi-tales', 'ninjas'],
      ['tricksters', 'robots'],
      ['pirates', 'werewolves'],
    ] as const;
    const games = [1, 2, 3].map((game) => simulateMatch(catalog, { players: 3, seed: `empty-${game}`, factions }));
    const sum = (count: 'questions' | 'emptyQuestions') => games.reduce((total, game) => total + game[count], 0);
    expect(sum('questions')).toBeGreaterThan(100);
    expect(sum('emptyQuestions') / sum('questions')).toBeLessThan(0.02);
  }, 240_000);

  it('finish with the house rules', () => {
    const rules = {
      mulligan: 'discard',
      basePool: 'all',
      endCheck: 'afterScoring',
      vpPresence: 'minion',
      baseReshuffle: false,
      duplicates: true,
      factions: 'draft',
    };
    const match = simulateMatch(catalog, { players: 4, seed: 'house', check: true, setupData: rules });
    expect(match.failures).toEqual([]);
    expect(match.finished).toBe(true);
  }, 240_000);
});

describe('illegal moves', () => {
  it('are refused before each legal one, without a change', () => {
    let tried = 0;
    const match = simulateMatch(catalog, {
      players: 3,
      seed: 'illegal',
      before: (running, player, legal) => {
        const before = running.state;
        for (const { seat, move } of illegalMoves(running.G, player, legal)) {
          expect(running.move(seat, move), JSON.stringify(move)).toBe(false);
          expect(running.G).toBe(before.G);
          expect(running.state.ctx).toBe(before.ctx);
          tried++;
        }
      },
    });
    expect(match.finished).toBe(true);
    expect(tried).toBeGreaterThan(match.moves);
  }, 240_000);
});

/** Moves that must be refused here: wrong player, wrong card, wrong place, wrong answer, wrong time. */
function illegalMoves(state: State, player: number, legal: Move): { seat: number; move: Move }[] {
  const other = (player + 1) % state.players.length;
  const moves = [
    { seat: player, move: { type: 'play', card: 99_999, on: 1 } as Move },
    { seat: player, move: { type: 'use', card: 1, ability: 'special:9' } as Move },
    { seat: player, move: { type: 'pick', faction: 'constructor' } as Move },
    { seat: other, move: { type: 'finish' } as Move },
    { seat: 9, move: legal },
  ];
  const decision = state.resolution?.decision;
  if (decision) {
    moves.push({ seat: other, move: legal });
    for (const answer of badAnswers(decision))
      if (misfit(decision, answer)) moves.push({ seat: player, move: { type: 'answer', answer } });
  } else moves.push({ seat: player, move: { type: 'answer', answer: [] } });
  if (state.resolution?.undo !== player) moves.push({ seat: player, move: { type: 'undo' } });
  const [hidden] = state.players[other]?.hand ?? [];
  if (hidden !== undefined) moves.push({ seat: player, move: { type: 'play', card: hidden, on: state.table[0] ?? 1 } });
  if (state.phase === 'draft' || state.phase === 'opening')
    return moves.filter(({ move }) => move.type !== legal.type || move !== legal);
  return moves;
}

function badAnswers({ options, max }: Decision): (string | number)[][] {
  const [first = 0] = options;
  return [
    [],
    [...options, ...options],
    [99_998],
    ['__proto__'],
    new Array<number | string>(max + 1).fill(first),
    [first, first],
  ];
}

describe('the invariants themselves', () => {
  const { state } = simulateMatch(catalog, { players: 2, seed: 'mutants', check: false });

  it('notice a lost, a doubled and a stray card', () => {
    const [player, ...rest] = state.players;
    if (!player) throw new Error('no player');
    const lost = { ...state, players: [{ ...player, deck: [], hand: [], discard: [] }, ...rest] };
    const doubled = { ...state, limbo: [1] };
    expect(faultsOf(catalog, lost).join()).toContain('nowhere');
    expect(faultsOf(catalog, doubled).join()).toContain('two places');
  });

  it('notice what does not survive JSON and what is not state', () => {
    expect(faultsOf(catalog, { ...state, clock: Number.NaN })).toContain('the state does not survive JSON');
    expect(faultsOf(catalog, { ...state, totals: [1] } as State).join()).toContain('other keys');
  });

  it('swap hidden cards so that another player would see the difference', () => {
    const swapped = withHiddenCardsSwapped(state, 0);
    expect(viewOf(catalog, swapped, 0)).toEqual(viewOf(catalog, state, 0));
    expect(swapped.cards).not.toEqual(state.cards);
  });
});
