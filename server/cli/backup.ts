/** `npm run backup -- <file>`: a consistent copy of the database in DATA_DIR, also of that of a running server. */
import { readConfig } from '../config';
import { backUp } from '../storage/backup';
import { oneFile, runCommand, tellDamage } from './arguments';

const HELP = `npm run backup -- <file>
Copies the database in DATA_DIR into a new file and checks the copy. The server may run meanwhile.`;

const file = oneFile(HELP);

await runCommand(async () => {
  const { matches, version, damaged } = backUp(readConfig(process.env).DATA_DIR, file);
  console.log(`${file}: ${matches} matches, layout ${version}, sound`);
  tellDamage(damaged);
  return 0;
});
