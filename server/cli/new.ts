/** `npm run new`: begins a faction or a set of bases with files that validate and play. */
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../content/project';
import { createBases, createFaction, Refusal } from '../scaffold/create';

const HELP = `Begins a faction or a set of bases of your own.
  npm run new -- faction <id> [--set <id>] [--in <pack folder>]
  npm run new -- bases <set id> [--in <pack folder>]
  --set  the set the faction belongs to (one named like the faction)
  --in   the folder of the pack (packs/<id>)
The guide for authors is factions/README.md.`;

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});

async function run(): Promise<number> {
  const { values, positionals, problem } = readArguments();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const [kind, id, ...rest] = positionals;
  const wrong = problem ?? misuse(kind, id, rest, values.set);
  if (wrong !== undefined || id === undefined) {
    console.error(`${wrong}\n\n${HELP}`);
    return 2;
  }
  const pack = values.in ?? `packs/${id}`;
  try {
    const files =
      kind === 'faction' ? await createFaction({ id, set: values.set ?? id, pack }) : await createBases({ id, pack });
    console.log(files.map((file) => `wrote ${shown(file)}`).join('\n'));
    console.log(kind === 'faction' ? nextForFaction(id, pack) : nextForBases(id, pack));
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return 1;
  }
}

function misuse(kind: string | undefined, id: string | undefined, rest: string[], set?: string): string | undefined {
  if (kind !== 'faction' && kind !== 'bases') return `say "faction" or "bases"${kind ? `, not "${kind}"` : ''}`;
  if (id === undefined) return kind === 'faction' ? 'the id of the faction is missing' : 'the id of the set is missing';
  if (rest.length > 0) return `"${rest[0]}" is one word too many`;
  return kind === 'bases' && set !== undefined ? '--set is for factions; bases are a set' : undefined;
}

function nextForFaction(id: string, pack: string): string {
  const packs = resolve(pack) === projectRoot ? '' : `--packs ${quoted(pack)} `;
  return `
What next:
  1. Open the faction and change its name, its colours and its cards.
  2. npm run validate ${quoted(pack)}
  3. npm run simulate -- ${packs}--factions ${id},ninjas,pirates,robots
The guide is factions/README.md, all words of the language are in schemas/README.md.`;
}

function nextForBases(id: string, pack: string): string {
  return `
What next:
  1. Open the bases and change their names, numbers and abilities.
  2. npm run validate ${quoted(pack)}
  3. npm run new -- faction <id> --set ${id} --in ${quoted(pack)}   (bases are played with the factions of their set)
The guide is factions/README.md, all words of the language are in schemas/README.md.`;
}

function quoted(path: string): string {
  return /\s/.test(path) ? `"${path}"` : path;
}

/** A file as one would type it from here. */
function shown(file: string): string {
  const path = relative(process.cwd(), file);
  return (path.startsWith('..') ? file : path).replaceAll('\\', '/');
}

interface Arguments {
  values: { set?: string; in?: string; help?: boolean };
  positionals: string[];
  problem?: string;
}

function readArguments(): Arguments {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { set: { type: 'string' }, in: { type: 'string' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    return { values: {}, positionals: [], problem: error instanceof Error ? error.message : String(error) };
  }
}
