/** `npm run arena`: bots of two levels play two-player games against each other, with seats alternated. */
import { move } from '../../game/match/move';
import { emptyTable } from '../../game/match/opening';
import { optionsFrom } from '../../game/match/options';
import type { State } from '../../game/state';
import { legalFor } from '../../game/view';
import { LEVELS, type Level } from '../bots/levels';
import { sampleFor } from '../bots/sample';
import { think } from '../bots/think';
import { loadCatalog } from '../content/project';
import { legalMoves } from '../simulation/players';
import { readOptions, runCommand, wholeNumber } from './arguments';

const HELP = `Bots of two levels play two-player games with random factions, each pair of games with seats exchanged.
  --games N       how many games (200)
  --a LEVEL       ${LEVELS.join(', ')} (greedy)
  --b LEVEL       the other (random)
  --budget MS     how long a planner may think about a decision (400)
  --seed S        seed of the arena (arena)
  --json          report as JSON in one line`;

const values = readOptions(
  {
    games: { type: 'string', default: '200' },
    a: { type: 'string', default: 'greedy' },
    b: { type: 'string', default: 'random' },
    budget: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'arena' },
    json: { type: 'boolean', default: false },
  },
  HELP,
);

await runCommand(run);

async function run(): Promise<number> {
  const games = wholeNumber('games', values.games, 1, 100_000);
  const milliseconds = wholeNumber('budget', values.budget, 1, 60_000);
  const levels = [levelOf('a', values.a), levelOf('b', values.b)] as const;
  const catalog = await loadCatalog();
  const times: Record<'a' | 'b', number[]> = { a: [], b: [] };
  let points = 0;
  const unfinished: string[] = [];
  for (let game = 0; game < games; game++) {
    // The same factions and cards twice, with seats exchanged.
    const seed = `${values.seed}-${Math.floor(game / 2)}`;
    const seatOfA = game % 2;
    const { options } = optionsFrom(catalog, 2, { factions: 'random' });
    let state: State = emptyTable(catalog, options, seed);
    for (let turn = 0; state.phase !== 'over' && turn < 5000; turn++) {
      const player = state.players.findIndex((_, seat) => {
        const legal = legalFor(catalog, state, seat);
        return legal.answer || legalMoves(legal).length > 0;
      });
      const who = player === seatOfA ? 'a' : 'b';
      const level = levels[who === 'a' ? 0 : 1];
      const began = performance.now();
      const known = sampleFor(catalog, state, player, `${seed}-${turn}`);
      const budget = { milliseconds, turns: 100_000 };
      const what = think({ catalog, state: known, player, level, seed: `${seed}-${game}-${turn}`, budget });
      times[who].push(performance.now() - began);
      const outcome = what && move(catalog, state, player, what);
      if (!outcome?.ok) throw new Error(`${seed}: ${level} made an illegal move ${JSON.stringify(what)}`);
      state = outcome.state;
    }
    if (!state.result) unfinished.push(`${seed}, game ${game}, turn ${state.turn}`);
    const { winners = [] } = state.result ?? {};
    points += winners.includes(seatOfA) ? 1 / winners.length : 0;
  }
  const report = {
    games,
    a: levels[0],
    b: levels[1],
    unfinished: unfinished.length,
    ...(unfinished.length > 0 && { unfinishedGames: unfinished }),
    winsOfA: points,
    rateOfA: Number((points / games).toFixed(3)),
    milliseconds: { a: percentiles(times.a), b: percentiles(times.b) },
  };
  console.log(JSON.stringify(report, null, values.json ? 0 : 2));
  return unfinished.length > 0 ? 1 : 0;
}

function levelOf(name: string, text: string): Level {
  const level = LEVELS.find((one) => one === text);
  if (!level) throw new Error(`--${name} must be one of ${LEVELS.join(', ')}, not "${text}"`);
  return level;
}

function percentiles(times: readonly number[]): object {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
  return { decisions: times.length, p50: at(0.5), p95: at(0.95), most: at(0.9999) };
}
