/** `npm run simulate`: plays full games of random legal moves and reports on them. */
import type { Catalog } from '../../game/catalog';
import { loadCatalog } from '../content/project';
import { Dice } from '../simulation/dice';
import { Report } from '../simulation/report';
import { simulateMatch } from '../simulation/simulate';
import { Story } from '../simulation/story';
import { readOptions, runCommand, wholeNumber } from './arguments';

const HELP = `Plays full games of random legal moves.
  --games N       how many games (1)
  --players P     players in each (2)
  --seed S        seed of the first game; game n has the seed S-n (smash)
  --factions a,b  factions to use, two for each player (by lot)
  --with a        factions that every game has; the others are by lot
  --packs dir,... folders of further packs
  --check         verify all invariants after every move
  --json          report as JSON
With one game and neither --check nor --json it tells the game's story.`;

const values = readOptions(
  {
    games: { type: 'string', default: '1' },
    players: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'smash' },
    factions: { type: 'string' },
    with: { type: 'string' },
    packs: { type: 'string' },
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  HELP,
);

await runCommand(run);

async function run(): Promise<number> {
  const games = wholeNumber('games', values.games, 1, 1_000_000);
  const players = wholeNumber('players', values.players, 2, 4);
  const catalog = await loadCatalog(...(values.packs?.split(',') ?? []));
  const factions = values.factions === undefined ? undefined : pairs(catalog, players, values.factions);
  const telling = games === 1 && !values.check && !values.json;
  const story = new Story(catalog, (line) => console.log(line));
  const wanted = values.with === undefined ? [] : known(catalog, 'with', values.with);
  const same = ['players', 'factions', 'with', 'packs'] as const;
  const options = same.flatMap((name) => (values[name] === undefined ? [] : [`--${name} ${values[name]}`]));
  const report = new Report();
  for (let game = 0; game < games; game++) {
    const seed = games === 1 ? values.seed : `${values.seed}-${game}`;
    const match = simulateMatch(catalog, {
      players,
      seed,
      check: values.check,
      ...(wanted.length > 0 && { factions: lot(catalog, players, wanted, seed) }),
      ...(factions && { factions }),
      ...(telling && { tell: (events, state) => story.tell(events, state) }),
    });
    report.add(match, seed, options);
  }
  if (values.json || !telling) console.log(JSON.stringify(report.figures(), null, values.json ? 0 : 2));
  return report.clean ? 0 : 1;
}

/** The factions a text names. */
function known(catalog: Catalog, option: string, text: string): string[] {
  const names = text.split(',');
  const unknown = names.find((name) => !catalog.factions.has(name));
  if (unknown !== undefined) refuse(`--${option}: there is no faction "${unknown}"`);
  return names;
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

function pairs(catalog: Catalog, players: number, text: string): [string, string][] {
  const names = known(catalog, 'factions', text);
  if (names.length !== players * 2) refuse(`--factions needs ${players * 2} factions for ${players} players`);
  return pairsOf(players, names);
}

/** Factions for a game: those that are wanted, and others by lot. */
function lot(catalog: Catalog, players: number, wanted: readonly string[], seed: string): [string, string][] {
  const others = [...catalog.factions.keys()].filter((id) => !wanted.includes(id));
  const dice = new Dice(`lot-${seed}`);
  while (others.length > players * 2 - wanted.length) others.splice(dice.below(others.length), 1);
  if (others.length + wanted.length !== players * 2) refuse(`--with names more factions than ${players} players have`);
  return pairsOf(players, [...wanted, ...others]);
}

function pairsOf(players: number, names: readonly string[]): [string, string][] {
  return Array.from({ length: players }, (_, seat) => [names[seat * 2] as string, names[seat * 2 + 1] as string]);
}
