/** `npm run admin -- help`: what an operator can do with a running server. */
import { AdminProblem, askAt } from '../admin/ask';
import { HELP, runAdmin, UsageError } from '../admin/commands';
import { adminPlace } from '../admin/place';
import { ConfigError, readConfig } from '../config';

process.exitCode = await run();

async function run(): Promise<number> {
  try {
    const { DATA_DIR } = readConfig(process.env);
    console.log(await runAdmin(process.argv.slice(2), askAt(adminPlace(DATA_DIR))));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) console.error(`${error.message}\n\n${HELP}`);
    else if (error instanceof AdminProblem || error instanceof ConfigError) console.error(error.message);
    else throw error;
    return error instanceof UsageError ? 2 : 1;
  }
}
