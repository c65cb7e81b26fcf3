/** What the commands share in reading their arguments. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The options given on the command line; ends the command with its help if that is asked for, or if they are wrong. */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(options: T, help: string) {
  if (process.argv.includes('--help')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`);
    process.exit(2);
  }
}

/** A whole number within bounds; ends the command if it is not one. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  console.error(`--${name} must be a whole number from ${least} to ${most}, not "${text}"`);
  process.exit(2);
}

/** The one file that a command is given; ends it with its help if that is asked for, or if there is none or more. */
export function oneFile(help: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (file !== undefined && !file.startsWith('-') && more.length === 0) return file;
  if (file === '--help') console.log(help);
  else console.error(help);
  process.exit(file === '--help' ? 0 : 2);
}

/** Names the matches that cannot be read. */
export function tellDamage(damaged: ReadonlyMap<string, string>): void {
  for (const [id, damage] of damaged) console.warn(`match ${id} is damaged: ${damage}`);
}

/** Runs a command; what it throws is said without a stack, and ends it with exit code 2. */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  process.exitCode = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  });
}
