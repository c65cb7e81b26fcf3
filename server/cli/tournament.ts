/**
 * `npm run tournament`: every two factions are shuffled together and play some games against pairs drawn by lot from the
 * other factions. It reports failures like `simulate`, and how often each faction won.
 */
import { loadCatalog } from '../content/project';
import { Dice } from '../simulation/dice';
import { Report } from '../simulation/report';
import { simulateMatch } from '../simulation/simulate';
import { readOptions, runCommand, wholeNumber } from './arguments';

const HELP = `Every pair of factions plays games of random legal moves against pairs of other factions.
  --games N       games of each pair (5)
  --seed S        seed of the tournament (tournament)
  --packs dir,... folders of further packs
  --only a,b      only pairs with one of these factions (all)
  --part I/N      only every Nth pair, beginning with the Ith, to share the work (1/1)
  --check         verify all invariants after every move
  --json          report as JSON in one line`;

const values = readOptions(
  {
    games: { type: 'string', default: '5' },
    seed: { type: 'string', default: 'tournament' },
    packs: { type: 'string' },
    only: { type: 'string' },
    part: { type: 'string', default: '1/1' },
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  HELP,
);

await runCommand(run);

type Pair = readonly [string, string];

async function run(): Promise<number> {
  const games = wholeNumber('games', values.games, 1, 10_000);
  const catalog = await loadCatalog(...(values.packs?.split(',') ?? []));
  const factions = [...catalog.factions.keys()];
  const only = values.only?.split(',') ?? factions;
  const unknown = only.find((id) => !catalog.factions.has(id));
  if (unknown !== undefined) throw new Error(`--only: there is no faction "${unknown}"`);
  const pairs = ownPart(pairsOf(factions).filter((pair) => pair.some((id) => only.includes(id))));
  const report = new Report();
  const records = new Map(factions.map((id) => [id, { games: 0, wins: 0 }]));
  for (const pair of pairs) {
    for (let game = 0; game < games; game++) {
      const seed = `${values.seed}-${pair.join('-')}-${game}`;
      const rival = drawPair(
        factions.filter((id) => !pair.includes(id)),
        seed,
      );
      // Seats alternate, so that going first favours nobody.
      const seats = game % 2 === 0 ? [pair, rival] : [rival, pair];
      const match = simulateMatch(catalog, { players: 2, seed, check: values.check, factions: seats });
      const packs = values.packs === undefined ? [] : [`--packs ${values.packs}`];
      report.add(match, seed, [`--factions ${seats.flat().join(',')}`, ...packs]);
      for (const [seat, of] of seats.entries()) {
        for (const id of of) {
          const record = records.get(id);
          if (!record) continue;
          record.games++;
          if (match.state.result?.winners.includes(seat)) record.wins++;
        }
      }
    }
  }
  const winRates = Object.fromEntries(
    [...records]
      .filter(([, record]) => record.games > 0)
      .map(([id, record]): [string, number] => [id, Number((record.wins / record.games).toFixed(2))])
      .sort(([, a], [, b]) => b - a),
  );
  const result = { pairs: pairs.length, gamesOfEachPair: games, ...report.figures(), winRates };
  console.log(JSON.stringify(result, null, values.json ? 0 : 2));
  return report.clean ? 0 : 1;
}

function pairsOf(ids: readonly string[]): Pair[] {
  return ids.flatMap((id, at) => ids.slice(at + 1).map((other): Pair => [id, other]));
}

/** The share of the pairs that this run plays. */
function ownPart(pairs: readonly Pair[]): Pair[] {
  const [part = '', parts = ''] = values.part.split('/');
  const count = wholeNumber('part', parts, 1, 1000);
  const own = wholeNumber('part', part, 1, count) - 1;
  return pairs.filter((_, at) => at % count === own);
}

function drawPair(ids: readonly string[], seed: string): Pair {
  const [first = '', second = ''] = new Dice(seed).shuffle(ids);
  return [first, second];
}
