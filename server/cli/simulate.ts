/** `npm run simulate`: plays full games of random legal moves and reports on them. */
import type { Catalog } from '../../game/catalog';
import { loadCatalog } from '../content/project';
import { Report } from '../simulation/report';
import { simulateMatch } from '../simulation/simulate';
import { Story } from '../simulation/story';
import { readOptions, runCommand, wholeNumber } from './arguments';

const HELP = `Plays full games of random legal moves.
  --games N       how many games (1)
  --players P     players in each (2)
  --seed S        seed of the first game; game n has the seed S-n (smash)
  --factions a,b  factions to use, two for each player (by lot)
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
  const same = ['players', 'factions', 'packs'] as const;
  const options = same.flatMap((name) => (values[name] === undefined ? [] : [`--${name} ${values[name]}`]));
  const report = new Report();
  for (let game = 0; game < games; game++) {
    const seed = games === 1 ? values.seed : `${values.seed}-${game}`;
    const match = simulateMatch(catalog, {
      players,
      seed,
      check: values.check,
      ...(factions && { factions }),
      ...(telling && { tell: (events, state) => story.tell(events, state) }),
    });
    report.add(match, seed, options);
  }
  if (values.json || !telling) console.log(JSON.stringify(report.figures(), null, values.json ? 0 : 2));
  return report.clean ? 0 : 1;
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
