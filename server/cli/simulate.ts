/** `npm run simulate`: plays full games of random legal moves and reports on them. */
import { parseArgs } from 'node:util';
import type { Catalog } from '../../game/catalog';
import { loadCatalog } from '../content/project';
import { simulateMatch } from '../simulation/simulate';
import { Story } from '../simulation/story';

const HELP = `Plays full games of random legal moves.
  --games N       how many games (1)
  --players P     players in each (2)
  --seed S        seed of the first game; game n has the seed S-n (smash)
  --factions a,b  factions to use, two for each player (by lot)
  --packs dir,... folders of further packs
  --check         verify all invariants after every move
  --json          report as JSON
With one game and neither --check nor --json it tells the game's story.`;

interface Failure {
  readonly seed: string;
  readonly move: number;
  readonly message: string;
  readonly replay: string;
}

const values = readArguments();

if (values.help) console.log(HELP);
else
  process.exitCode = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  });

async function run(): Promise<number> {
  const games = wholeNumber('games', values.games, 1, 1_000_000);
  const players = wholeNumber('players', values.players, 2, 4);
  const catalog = await loadCatalog(...(values.packs?.split(',') ?? []));
  const factions = values.factions === undefined ? undefined : pairs(catalog, players, values.factions);
  const telling = games === 1 && !values.check && !values.json;
  const story = new Story(catalog, (line) => console.log(line));
  const failures: Failure[] = [];
  let finished = 0;
  let moves = 0;
  let turns = 0;
  const began = performance.now();
  for (let game = 0; game < games; game++) {
    const seed = games === 1 ? values.seed : `${values.seed}-${game}`;
    const match = simulateMatch(catalog, {
      players,
      seed,
      check: values.check,
      ...(factions && { factions }),
      ...(telling && { tell: (events, state) => story.tell(events, state) }),
    });
    moves += match.moves;
    turns += match.turns;
    if (match.finished) finished++;
    const same = ['factions', 'packs'] as const;
    const options = same.flatMap((name) => (values[name] === undefined ? [] : [`--${name} ${values[name]}`]));
    const replay = [`npm run simulate -- --players ${players} --seed ${seed}`, ...options, '--check'].join(' ');
    for (const message of match.failures) failures.push({ seed, move: match.moves, message, replay });
  }
  const seconds = (performance.now() - began) / 1000;
  const report = {
    games,
    finished,
    stuck: games - finished - new Set(failures.map(({ seed }) => seed)).size,
    moves,
    movesPerSecond: Math.round(moves / seconds),
    gamesPerSecond: Number((games / seconds).toFixed(2)),
    turnsAverage: Number((turns / games).toFixed(1)),
    failures,
  };
  if (values.json || !telling) console.log(JSON.stringify(report, null, values.json ? 0 : 2));
  return finished === games && failures.length === 0 ? 0 : 1;
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  console.error(`--${name} must be a whole number from ${least} to ${most}, not "${text}"`);
  process.exit(2);
}

function pairs(catalog: Catalog, players: number, text: string): [string, string][] {
  const names = text.split(',');
  const unknown = names.find((name) => !catalog.factions.has(name));
  if (unknown !== undefined || names.length !== players * 2) {
    console.error(
      unknown === undefined
        ? `--factions needs ${players * 2} factions for ${players} players`
        : `--factions: there is no faction "${unknown}"`,
    );
    process.exit(2);
  }
  return Array.from({ length: players }, (_, seat) => [names[seat * 2] as string, names[seat * 2 + 1] as string]);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        games: { type: 'string', default: '1' },
        players: { type: 'string', default: '2' },
        seed: { type: 'string', default: 'smash' },
        factions: { type: 'string' },
        packs: { type: 'string' },
        check: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    process.exit(2);
  }
}
