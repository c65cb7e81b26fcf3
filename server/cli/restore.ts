/** `npm run restore -- <file>`: puts a copy made by `npm run backup` in place of the database in DATA_DIR. */
import { readConfig } from '../config';
import { restore } from '../storage/backup';
import { oneFile, runCommand, tellDamage } from './arguments';

const HELP = `npm run restore -- <file>
Checks a copy made by "npm run backup" and puts it in place of the database in DATA_DIR, which is kept beside it. The
server must not run meanwhile.`;

const file = oneFile(HELP);

await runCommand(async () => {
  const { matches, version, before, damaged } = restore(readConfig(process.env).DATA_DIR, file, new Date());
  console.log(`${file}: ${matches} matches, layout ${version}, put back`);
  if (before !== null) console.log(`what was there before is now ${before}`);
  tellDamage(damaged);
  return 0;
});
