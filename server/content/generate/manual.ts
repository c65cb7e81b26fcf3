/** The author's manual (`schemas/README.md`), made from the schemas: every key with its meaning and what it takes. */
import { basesSchema, factionSchema, languageSchema, resolve, type Schema } from '../schema';

const INTRO = `# How to write a faction

<!-- Generated from the schemas in this folder by \`npm run schemas\`; change the schemas, not this file. -->

A faction is a folder \`factions/<set>/<faction>/\` with a \`faction.yaml\`. The bases of a set are in
\`bases/<set>/bases.yaml\`. Beside either of them an \`abilities.ts\` may hold what the language below cannot say; its
exports are used by name with \`code\`. Begin each file with the line that tells an editor the schema:

\`\`\`yaml
# yaml-language-server: $schema=../../../schemas/faction.schema.json
id: ninjas
name: Ninjas
set: core
color: ['#2b2b3a', '#c0392b']
icon: ninja-mask
cards:
  - id: tiger-assassin
    name: Tiger Assassin
    type: minion
    power: 4
    copies: 2
    text: You may destroy a minion here with power 3 or less.
    onPlay:
      may:
        destroy: { minion: { here: true, power: { max: 3 } } }
\`\`\`

\`npm run validate <folder>\` checks files and says where something is wrong. Keys marked **\\*** are required.
Beyond what the tables say: the copies of a faction add up to 20, a card with an ability has a text that ends with a
full stop, minions have power and actions do something, an effect has one verb, a selector says one kind of thing
and at most one quantity, and every faction, card or code name that is mentioned exists.`;

export function generateManual(): string {
  const { effect, effects, ...words } = languageSchema.definitions ?? {};
  return `${[
    INTRO,
    contents(),
    section('##', factionSchema),
    ...Object.values(factionSchema.definitions ?? {}).map((schema) => section('###', schema)),
    section('##', basesSchema),
    ...Object.values(basesSchema.definitions ?? {}).map((schema) => section('###', schema)),
    `## ${languageSchema.title}\n\n${languageSchema.description}`,
    ...[effects!, effect!, ...Object.values(words)].map((schema) => section('###', schema)),
  ].join('\n\n')}\n`;
}

function contents(): string {
  const line = (schema: Schema) =>
    `- ${link(schema)}: ${Object.values(schema.definitions ?? {})
      .map(link)
      .join(', ')}`;
  return [factionSchema, basesSchema, languageSchema].map(line).join('\n');
}

function section(level: string, schema: Schema): string {
  const ways = schema.oneOf ?? [schema];
  const body = ways.map((way) => {
    const rows = keyRows(way);
    const heading =
      schema.oneOf || rows.length === 0
        ? `- ${typeOf(way)}${way.description && way !== schema ? `: ${way.description}` : ''}`
        : '';
    return [heading, rows.length > 0 ? table(rows) : ''].filter(Boolean).join('\n\n');
  });
  return [`${level} ${schema.title}`, schema.description, ...body].join('\n\n');
}

interface Row {
  key: string;
  required: boolean;
  type: string;
  meaning: string;
}

function table(rows: Row[]): string {
  const line = ({ key, required, type, meaning }: Row) =>
    `| \`${key}\`${required ? ' **\\***' : ''} | ${type} | ${meaning} |`;
  return ['| Key | Takes | Meaning |', '|---|---|---|', ...rows.map(line)].join('\n');
}

/** The keys of a mapping, each followed by the keys of what is written out under it. */
function keyRows(schema: Schema, prefix = ''): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const key = prefix + name;
    const required = schema.required?.includes(name) ?? false;
    const meaning = part.description ?? resolve(part).description ?? '';
    const nested = [part, ...(part.oneOf ?? []), ...(part.items ? [part.items] : [])];
    return [{ key, required, type: typeOf(part), meaning }, ...nested.flatMap((way) => keyRows(way, `${key}.`))];
  });
}

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return link(resolve(schema));
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(' or ');
  if ('const' in schema) return `\`${schema.const}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ');
  if (schema.type === 'integer') return `number, ${schema.minimum} to ${schema.maximum}`;
  if (schema.type === 'boolean') return '`true`, `false`';
  if (schema.type === 'array') return `list of ${count(schema)}: ${typeOf(schema.items ?? {})}`;
  if (schema.type === 'object') return 'mapping';
  const length = schema.maxLength ? `, at most ${schema.maxLength} characters` : '';
  return schema.examples ? `text like \`${schema.examples[0]}\`` : `text${length}`;
}

function count({ minItems = 0, maxItems }: Schema): string {
  if (minItems === maxItems) return String(minItems);
  return minItems > 0 ? `${minItems} to ${maxItems}` : `up to ${maxItems}`;
}

function link(schema: Schema): string {
  const title = schema.title ?? '';
  return `[${title.toLowerCase()}](#${title.toLowerCase().replaceAll(' ', '-')})`;
}
