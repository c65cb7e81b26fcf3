/**
 * `npm run bench`: figures of the engine as JSON. One process, one core: random two-player games by the engine alone and
 * through the boardgame.io reducer, the size of a four-player state, the cost of a move early and late in a game, and the
 * worst that hostile cards can do.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeGame } from '../../game/boardgame';
import type { Catalog } from '../../game/catalog';
import { move } from '../../game/match/move';
import { emptyTable } from '../../game/match/opening';
import { optionsFrom } from '../../game/match/options';
import type { State } from '../../game/state';
import { legalFor, viewOf } from '../../game/view';
import { loadCatalog, projectRoot } from '../content/project';
import { ReducerMatch } from '../simulation/bgio';
import { crowdedState, walk } from '../simulation/crowd';
import { Dice } from '../simulation/dice';
import { chooseMove } from '../simulation/players';
import { simulateMatch } from '../simulation/simulate';

/**
 * Short rounds, of which the median is the figure. Seconds are those of processor time, which is what one core needs for
 * it; seconds by the clock, which grow with whatever else the machine does, stand beside them.
 */
const ROUNDS = 20;
const GAMES_A_ROUND = 15;
/** Games after which the code is compiled as in a server that has run for a minute. */
const WARMING = 400;
/** Minions of a hostile pack in play, and moves made from there. */
const CROWD = 40;
const CROWD_MOVES = 60;

const catalog = await loadCatalog();
playRound(catalog, 'warm', WARMING);
console.log(
  JSON.stringify({
    engine: engine(catalog),
    reducer: reducer(catalog),
    state: stateSize(catalog),
    growth: growth(catalog),
    hostile: await hostile(),
  }),
);

interface Timed {
  readonly turn: number;
  readonly inPlay: number;
  readonly hand: number;
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
    watch?.(
      {
        turn: state.turn,
        inPlay: state.inPlay.length,
        hand: state.players[state.active]?.hand.length ?? 0,
        microseconds: (performance.now() - began) * 1000,
      },
      next,
    );
    state = next;
    moves++;
  }
  return { moves, turns: state.turn };
}

interface Round {
  readonly moves: number;
  readonly turns: number;
  readonly seconds: number;
  readonly clockSeconds: number;
}

/** Times some work: seconds of processor time and by the clock. */
function timed(work: () => void): { seconds: number; clockSeconds: number } {
  const began = performance.now();
  const used = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(used);
  return { seconds: (user + system) / 1e6, clockSeconds: (performance.now() - began) / 1000 };
}

function playRound(content: Catalog, seed: string, games: number): Round {
  let moves = 0;
  let turns = 0;
  const times = timed(() => {
    for (let game = 0; game < games; game++) {
      const played = playGame(content, `${seed}-${game}`, 2);
      moves += played.moves;
      turns += played.turns;
    }
  });
  return { moves, turns, ...times };
}

/** Random two-player games by the engine alone, the choice of moves included. */
function engine(content: Catalog): object {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => playRound(content, `bench-${round}`, GAMES_A_ROUND));
  const total = (of: (round: Round) => number): number => rounds.reduce((sum, round) => sum + of(round), 0);
  const games = ROUNDS * GAMES_A_ROUND;
  return {
    games,
    moves: total(({ moves }) => moves),
    movesPerSecondBest: best(rounds.map(({ moves, seconds }) => moves / seconds)),
    movesPerSecond: median(rounds.map(({ moves, seconds }) => moves / seconds)),
    movesPerClockSecond: median(rounds.map(({ moves, clockSeconds }) => moves / clockSeconds)),
    gamesPerSecondBest: best(rounds.map(({ seconds }) => GAMES_A_ROUND / seconds)),
    gamesPerSecond: median(rounds.map(({ seconds }) => GAMES_A_ROUND / seconds)),
    movesPerGame: Math.round(total(({ moves }) => moves) / games),
    turnsPerGame: Number((total(({ turns }) => turns) / games).toFixed(1)),
  };
}

function best(values: readonly number[]): number {
  return Math.round(Math.max(...values));
}

function median(values: readonly number[]): number {
  return Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}

/** The same moves through boardgame.io, made again from what was chosen before, so that choosing is not counted. */
function reducer(content: Catalog): object {
  const game = makeGame(content, { entropy: () => '' });
  const speeds: number[] = [];
  const clockSpeeds: number[] = [];
  let total = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const played = Array.from({ length: 4 }, (_, count) => {
      const seed = `reducer-${round}-${count}`;
      return { seed, history: simulateMatch(content, { players: 2, seed }).history };
    });
    const moves = played.reduce((sum, { history }) => sum + history.length, 0);
    const { seconds, clockSeconds } = timed(() => {
      for (const { seed, history } of played) {
        const match = new ReducerMatch(game, 2, { factions: 'random', seed });
        for (const { player, move: what } of history) match.move(player, what);
      }
    });
    total += moves;
    speeds.push(moves / seconds);
    clockSpeeds.push(moves / clockSeconds);
  }
  return {
    moves: total,
    movesPerSecondBest: best(speeds),
    movesPerSecond: median(speeds),
    movesPerClockSecond: median(clockSpeeds),
  };
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

/**
 * Median cost of a move about turn 5 and about turn 50 of four-player games: over all of them, and over those with
 * about the same number of cards on the table and in hand, which is what the cost may depend on.
 */
function growth(content: Catalog): object {
  const early: Timed[] = [];
  const late: Timed[] = [];
  for (let game = 0; game < 60; game++) {
    playGame(content, `growth-${game}`, 4, (timed) => {
      if (timed.turn >= 4 && timed.turn <= 12) early.push(timed);
      if (timed.turn >= 46 && timed.turn <= 58) late.push(timed);
    });
  }
  return { turn5: costs(early), turn50: costs(late) };
}

function costs(moves: readonly Timed[]): object {
  const alike = moves.filter(({ inPlay, hand }) => inPlay >= 10 && inPlay <= 16 && hand >= 4 && hand <= 7);
  return {
    moves: moves.length,
    medianMicroseconds: median(moves.map(({ microseconds }) => microseconds)),
    averageCardsInPlay: Math.round(moves.reduce((sum, { inPlay }) => sum + inPlay, 0) / moves.length),
    averageHand: Math.round(moves.reduce((sum, { hand }) => sum + hand, 0) / moves.length),
    alikeMoves: alike.length,
    alikeMedianMicroseconds: median(alike.map(({ microseconds }) => microseconds)),
  };
}

/**
 * Worst milliseconds of processor time of a move, a view and a legal list in a crowd of each hostile pack. Each is done
 * several times and the best is taken, because compiling and clearing away belong to no one of them.
 */
async function hostile(): Promise<object> {
  const folder = join(projectRoot, 'test', 'packs', 'hostile');
  const content = await loadCatalog(folder);
  const packs = readdirSync(folder).map((pack) => ({ pack, ...worstOf(content, pack) }));
  const worst = (of: (pack: Worst) => number): number => Math.max(...packs.map(of));
  return {
    minions: CROWD,
    move: worst(({ move: worstMove }) => worstMove),
    view: worst(({ view }) => view),
    legal: worst(({ legal }) => legal),
    packs,
  };
}

interface Worst {
  readonly move: number;
  readonly view: number;
  readonly legal: number;
}

function worstOf(content: Catalog, pack: string): Worst {
  const from = crowdedState(content, pack, CROWD);
  const worst = { move: 0, view: 0, legal: 0 };
  const note = (what: keyof Worst, work: () => void): void => {
    const milliseconds = Math.min(...Array.from({ length: 5 }, () => timed(work).seconds * 1000));
    worst[what] = Math.max(worst[what], Number(milliseconds.toFixed(1)));
  };
  walk(content, from, CROWD_MOVES, new Dice(pack), {
    // A copy is a state that nothing is known of yet.
    view: (state, player) => note('view', () => viewOf(content, { ...state }, player)),
    legal: (state, player) => note('legal', () => legalFor(content, { ...state }, player)),
    move: (state, player, what) => note('move', () => move(content, state, player, what)),
  });
  return worst;
}
