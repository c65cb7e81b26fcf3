/** `npm run admin`: what the operator says on the command line, asked of the running server, and its answer as text. */
import { isIP } from 'node:net';

/** Asks the running server; what it refuses is thrown. */
export type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

export const HELP = `Acts on the running server whose data are in DATA_DIR.
  list [finished]                     matches that wait or are being played, or those that are over
  show <match>                        who sits there, and what was said
  close <match> [reason]              ends a match and removes it; everyone at it is told why
  chat <match> remove <id> [<id> ...] removes lines of the chat; "show" tells their ids
  ban address|name <value> [reason]   keeps an address out, or a name from being used
  mute address|name <value> [reason]  has an address or a name be silent
  unban|unmute address|name <value>   takes that back
  bans                                who is banned or muted, and why
  packs                               the sets that are loaded, and their hashes
  help                                this text`;

/** What is wrong with what was typed. */
export class UsageError extends Error {}

interface Summary {
  readonly id: string;
  readonly state: string;
  readonly unlisted: boolean;
  readonly updated: number;
  readonly seats: readonly { name: string | null; bot: string | null; connected: boolean }[];
}

interface Shown extends Summary {
  readonly created: number;
  readonly table: { readonly spectatorChat: boolean; readonly timer?: { turn: number; reserve: number } };
  readonly content: string;
  readonly next?: string;
  readonly moves: number;
  readonly turn: number;
  readonly chat: readonly { id: string; sender: string | null; name: string; text: string; at: number }[];
}

interface BanShown {
  readonly kind: string;
  readonly on: string;
  readonly value: string;
  readonly reason: string;
  readonly at: number;
}

interface Packs {
  readonly content: string;
  readonly packs: string;
  readonly sets: readonly { id: string; name: string; hash: string; factions: readonly string[]; bases: number }[];
}

type Command = (words: readonly string[], ask: Ask) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  help: async () => HELP,
  list: async (words, ask) => {
    const [which, ...rest] = words;
    if ((which !== undefined && which !== 'finished') || rest.length > 0)
      throw new UsageError('list takes nothing but "finished"');
    const found = (await ask('GET', `/matches?finished=${which === 'finished'}`)) as Summary[];
    return found.length === 0 ? 'There are no such matches.' : found.map(summaryLine).join('\n');
  },
  show: async (words, ask) => {
    const [id] = exactly(words, 1, 'show <match>');
    return shownText((await ask('GET', matchPath(id))) as Shown);
  },
  close: async ([id, ...reason], ask) => {
    if (id === undefined) throw new UsageError('close <match> [reason]');
    await ask('DELETE', matchPath(id), { reason: reason.join(' ') });
    return `Closed ${id}.`;
  },
  chat: async ([id, verb, ...ids], ask) => {
    if (id === undefined || verb !== 'remove' || ids.length === 0)
      throw new UsageError('chat <match> remove <id> [<id> ...]');
    const { removed } = (await ask('DELETE', `${matchPath(id)}/chat`, { ids })) as { removed: number };
    return `Removed ${removed} ${removed === 1 ? 'line' : 'lines'}.`;
  },
  ban: (words, ask) => added('ban', words, ask),
  mute: (words, ask) => added('mute', words, ask),
  unban: (words, ask) => removed('ban', words, ask),
  unmute: (words, ask) => removed('mute', words, ask),
  bans: async (words, ask) => {
    exactly(words, 0, 'bans');
    const bans = (await ask('GET', '/bans')) as BanShown[];
    return bans.length === 0 ? 'Nobody is banned or muted.' : bans.map(banLine).join('\n');
  },
  packs: async (words, ask) => {
    exactly(words, 0, 'packs');
    const { content, packs, sets } = (await ask('GET', '/packs')) as Packs;
    const lines = sets.map(
      ({ id, name, hash, factions, bases }) =>
        `${hash}  ${id} (${name}): ${bases} bases, ${factions.length} factions: ${factions.join(', ')}`,
    );
    return [`content ${content}`, `further packs: ${packs || 'none'}`, ...lines].join('\n');
  },
};

/** Runs what was typed; returns what is to be shown. */
export async function runAdmin([name = 'help', ...words]: readonly string[], ask: Ask): Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`there is no command "${name}"`);
  return printable(await command(words, ask));
}

function exactly(words: readonly string[], count: number, usage: string): string[] {
  if (words.length !== count) throw new UsageError(usage);
  return [...words];
}

function matchPath(id = ''): string {
  return `/matches/${encodeURIComponent(id)}`;
}

async function added(kind: string, [on, value, ...reason]: readonly string[], ask: Ask): Promise<string> {
  if ((on !== 'address' && on !== 'name') || value === undefined)
    throw new UsageError(`${kind} address|name <value> [reason]`);
  const ban = (await ask('POST', '/bans', { kind, on, value, reason: reason.join(' ') })) as BanShown;
  const wider = on === 'address' && isIP(value) === 6 ? ' (the whole network of that address)' : '';
  return `Added: ${banLine(ban)}${wider}`;
}

async function removed(kind: string, words: readonly string[], ask: Ask): Promise<string> {
  const [on, value] = exactly(words, 2, `un${kind} address|name <value>`);
  if (on !== 'address' && on !== 'name') throw new UsageError(`un${kind} address|name <value>`);
  await ask('DELETE', '/bans', { kind, on, value });
  return `Removed: ${kind} ${on} ${value}`;
}

function summaryLine({ id, state, unlisted, updated, seats }: Summary): string {
  const names = seats.map(({ name, bot, connected }) => {
    if (name === null) return '-';
    return `${name}${bot === null ? '' : ` [bot: ${bot}]`}${connected ? '' : ' (away)'}`;
  });
  return `${id}  ${state}${unlisted ? ', unlisted' : ''}  ${dateOf(updated)}  ${names.join(', ')}`;
}

function shownText(match: Shown): string {
  const { table, chat } = match;
  const timer = table.timer ? `${table.timer.turn} s a turn, ${table.timer.reserve} s in reserve` : 'none';
  return [
    summaryLine(match),
    `created ${dateOf(match.created)}, turn ${match.turn}, ${match.moves} moves, content ${match.content}`,
    `timer: ${timer}; spectators may ${table.spectatorChat ? '' : 'not '}chat`,
    ...(match.next === undefined ? [] : [`rematch: ${match.next}`]),
    chat.length === 0 ? 'Nothing was said.' : 'What was said:',
    ...chat.map(({ id, sender, name, text, at }) => {
      const who = sender === null ? 'a spectator' : `${name} (seat ${sender})`;
      return `  ${id}  ${dateOf(at)}  ${who}: ${text}`;
    }),
  ].join('\n');
}

function banLine({ kind, on, value, reason, at }: BanShown): string {
  return `${kind} ${on} ${value}  since ${dateOf(at)}${reason === '' ? '' : `  because: ${reason}`}`;
}

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 19);
}

/** Nothing that players wrote does anything to the terminal. */
function printable(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '?');
}
