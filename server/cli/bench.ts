/**
 * `npm run bench`: figures of the engine as JSON. One process, one core: random two-player games by the engine alone and
 * through the boardgame.io reducer, the size of a four-player state, and the cost of a move early and late in a game.
 */
import { makeGame } from '../../game/boardgame';
import type { Catalog } from '../../game/catalog';
import { move } from '../../game/engine/match';
import { emptyTable } from '../../game/match/opening';
import { optionsFrom } from '../../game/match/options';
import type { State } from '../../game/state';
import { legalFor } from '../../game/view';
import { loadCatalog } from '../content/project';
import { ReducerMatch } from '../simulation/bgio';
import { Dice } from '../simulation/dice';
import { chooseMove } from '../simulation/players';

const GAMES = 150;
const catalog = await loadCatalog();
playAll(catalog, 'warm', 20);
console.log(
  JSON.stringify({
    engine: engine(catalog),
    reducer: reducer(catalog),
    state: stateSize(catalog),
    growth: growth(catalog),
  }),
);

interface Timed {
  readonly turn: number;
  readonly microseconds: number;
}

/** Plays one random game with the engine alone; `watch` is told what each move cost. */
function playGame(
  content: Catalog,
  seed: string,
  players: number,
  watch?: (timed: Timed, state: State) => void,
): { moves: number; turns: number } {
  const dice = new Dice(seed);
  const { options } = optionsFrom(content, players, { factions: 'random' });
  let state = emptyTable(content, options, seed);
  let moves = 0;
  while (state.phase !== 'over') {
    const began = watch ? performance.now() : 0;
    let next: State | null = null;
    for (const player of state.players.keys()) {
      const what = chooseMove(legalFor(content, state, player), state.resolution?.decision ?? null, dice, 'random');
      if (!what) continue;
      const outcome = move(content, state, player, what);
      if (!outcome.ok) throw new Error(`${seed}: ${outcome.reason}`);
      next = outcome.state;
      break;
    }
    if (!next) throw new Error(`${seed}: nobody can act`);
    watch?.({ turn: state.turn, microseconds: (performance.now() - began) * 1000 }, next);
    state = next;
    moves++;
  }
  return { moves, turns: state.turn };
}

function playAll(content: Catalog, seed: string, games: number): { moves: number; seconds: number; turns: number } {
  const began = performance.now();
  let moves = 0;
  let turns = 0;
  for (let game = 0; game < games; game++) {
    const played = playGame(content, `${seed}-${game}`, 2);
    moves += played.moves;
    turns += played.turns;
  }
  return { moves, turns, seconds: (performance.now() - began) / 1000 };
}

function engine(content: Catalog): object {
  const { moves, turns, seconds } = playAll(content, 'bench', GAMES);
  return {
    games: GAMES,
    moves,
    movesPerSecond: Math.round(moves / seconds),
    gamesPerSecond: Number((GAMES / seconds).toFixed(1)),
    movesPerGame: Math.round(moves / GAMES),
    turnsPerGame: Number((turns / GAMES).toFixed(1)),
  };
}

/** The same moves through boardgame.io; choosing them is not counted. */
function reducer(content: Catalog): object {
  const game = makeGame(content, { entropy: () => '' });
  let moves = 0;
  let milliseconds = 0;
  for (let count = 0; count < 30; count++) {
    const seed = `reducer-${count}`;
    const dice = new Dice(seed);
    const match = new ReducerMatch(game, 2, { factions: 'random', seed });
    while (match.G.phase !== 'over') {
      for (const player of match.G.players.keys()) {
        const what = chooseMove(legalFor(content, match.G, player), match.G.resolution?.decision ?? null, dice, 'random');
        if (!what) continue;
        const began = performance.now();
        if (!match.move(player, what)) throw new Error(`${seed}: refused ${JSON.stringify(what)}`);
        milliseconds += performance.now() - began;
        moves++;
        break;
      }
    }
  }
  return { moves, movesPerSecond: Math.round((moves * 1000) / milliseconds) };
}

/** Size of four-player states of turns 10 to 40 when nothing is pending. */
function stateSize(content: Catalog): object {
  const sizes: number[] = [];
  for (let game = 0; game < 6; game++) {
    playGame(content, `size-${game}`, 4, ({ turn }, state) => {
      if (turn >= 10 && turn <= 40 && !state.resolution) sizes.push(Buffer.byteLength(JSON.stringify(state)));
    });
  }
  return {
    states: sizes.length,
    averageBytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length),
    mostBytes: Math.max(...sizes),
  };
}

/** Median cost of a move about turn 5 and about turn 50, in games of four that last so long. */
function growth(content: Catalog): object {
  const early: number[] = [];
  const late: number[] = [];
  for (let game = 0; game < 40; game++) {
    playGame(content, `growth-${game}`, 4, ({ turn, microseconds }) => {
      if (turn >= 4 && turn <= 8) early.push(microseconds);
      if (turn >= 46 && turn <= 54) late.push(microseconds);
    });
  }
  const median = (values: number[]): number =>
    Math.round(values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
  return {
    turn5: { moves: early.length, medianMicroseconds: median(early) },
    turn50: { moves: late.length, medianMicroseconds: median(late) },
  };
}
