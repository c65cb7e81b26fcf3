/** `npm run torture`: kills the built server again and again while games are played on it, and reports what was lost. */
import { join } from 'node:path';
import { loadCatalog, projectRoot } from '../content/project';
import { torture } from '../torture/torture';
import { readOptions, runCommand, wholeNumber } from './arguments';

const HELP = `Kills the server at random moments while stock clients play on it. Before each kill, in turn: rows of a match
are damaged, the clock is set back, the disk is full for a while (needs prlimit), a second server is started, a backup is
taken and restored elsewhere. Ends with 1 if anything was lost.
  --kills N       how often (30)
  --games N       how many games are being played at a time (4)
  --seed S        seed of the moments and of the moves (torture)
  --json          report as JSON in one line`;

const values = readOptions(
  {
    kills: { type: 'string', default: '30' },
    games: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'torture' },
    json: { type: 'boolean', default: false },
  },
  HELP,
);

await runCommand(run);

async function run(): Promise<number> {
  const report = await torture({
    catalog: await loadCatalog(),
    script: join(projectRoot, 'dist', 'cli', 'start.js'),
    kills: wholeNumber('kills', values.kills, 1, 10_000),
    games: wholeNumber('games', values.games, 1, 100),
    seed: values.seed,
  });
  console.log(JSON.stringify(report, null, values.json ? 0 : 2));
  return report.problems.length > 0 || report.finished < report.games ? 1 : 0;
}
