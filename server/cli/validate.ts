/**
 * `npm run validate [paths]`: checks plugin files, by default those of the project. Prints one line for each problem
 * and ends with a line of figures as JSON; exits with 1 if there was a problem.
 */
import { relative } from 'node:path';
import { validate } from '../content/validate';

const { problems, figures } = await validate(process.argv.slice(2));

for (const { file, line, col, message } of problems) {
  const path = relative(process.cwd(), file).replaceAll('\\', '/');
  console.log(`${path}:${line}:${col} ${message}`);
}
console.log(JSON.stringify(figures));
process.exitCode = problems.length > 0 ? 1 : 0;
