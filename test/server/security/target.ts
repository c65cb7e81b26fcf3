/** A real server to attack, with matches in every phase, and what must be true of it after every attack. */
import { pino } from 'pino';
import { expect } from 'vitest';
import { argumentsOf } from '../../../game/clientGame';
import type { Move } from '../../../game/match/move';
import type { State } from '../../../game/state';
import { legalFor } from '../../../game/view';
import { InPlaceThinker } from '../../../server/bots/thinker';
import { readConfig } from '../../../server/config';
import { loadSound } from '../../../server/content/project';
import { realClock } from '../../../server/matches/timers';
import { type RunningServer, startServer } from '../../../server/server';
import { Dice } from '../../../server/simulation/dice';
import { chooseMove } from '../../../server/simulation/players';
import { SqliteStore } from '../../../server/storage/sqlite';
import type { Store } from '../../../server/storage/store';
import { FrameWire } from './frames';
import { ask } from './wire';

/** A match and the keys of its seats. */
export interface Table {
  readonly matchID: string;
  readonly keys: readonly string[];
  /** The key of its host, who sits at the first seat. */
  readonly hostKey: string;
  /** What its link has besides the id, if it is unlisted. */
  readonly secret: string;
}

export interface Attacked {
  readonly server: RunningServer;
  readonly address: string;
  /** What the server has logged as failures of its own. */
  readonly failures: readonly string[];
  /** Whatever else it has logged. */
  readonly notes: readonly string[];
  /** `now` goes on when it is turned; `ahead` is how far the date of the machine is from it. */
  readonly clock: { now: number; ahead: number };
  /** Whether matches may be given seeds. */
  readonly seeds: boolean;
}

export interface Target extends Attacked {
  /** Two players in the middle of a game. */
  readonly playing: Table;
  /** One player waits for another. */
  readonly waiting: Table;
  readonly finished: Table;
  /** The number of the state of the game that is being played. */
  readonly stateID: number;
  /** Who may move there. */
  readonly mover: number;
}

const sound = { loaded: null as ReturnType<typeof loadSound> | null };

interface Extras {
  readonly seeds?: boolean;
  readonly webApp?: string | null;
  /** Where its operator reaches it. */
  readonly admin?: string;
  readonly store?: Store;
}

/** A server whose clock stands still unless it is told to go on. */
export async function attacked(
  environment: Readonly<Record<string, string>> = {},
  { seeds = true, webApp = null, admin, store = SqliteStore.open(null) }: Extras = {},
): Promise<Attacked> {
  const plenty = {
    MESSAGES_PER_SECOND: '100000',
    REQUESTS_PER_SECOND: '100000',
    MATCHES_PER_HOUR: '100000',
    CONNECTIONS_PER_ADDRESS: '1000',
    OPEN_SEATS_PER_ADDRESS: '1000',
  };
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', BOT_PAUSE_MS: '0', ...plenty, ...environment });
  sound.loaded ??= loadSound([]);
  const { catalog, content } = await sound.loaded;
  const failures: string[] = [];
  const notes: string[] = [];
  const clock = { now: 1_800_000_000_000, ahead: 0 };
  const server = await startServer({
    config,
    catalog,
    content,
    store,
    log: pino({ level: 'info' }, { write: (line: string) => void (isFailure(line) ? failures : notes).push(line) }),
    thinker: new InPlaceThinker(catalog),
    webApp,
    seeds,
    ...(admin !== undefined && { admin }),
    clock: { ...realClock, now: () => clock.now + clock.ahead, monotonic: () => clock.now },
  });
  return { server, address: server.address, failures, notes, clock, seeds };
}

const ERROR = 50;
const isFailure = (line: string): boolean => (JSON.parse(line) as { level: number }).level >= ERROR;
interface TableOptions {
  readonly numPlayers?: number;
  readonly seed?: string | null;
  readonly unlisted?: boolean;
}

export async function newTable(
  { matches }: RunningServer,
  names: readonly string[],
  { numPlayers = 2, seed = 'table', unlisted = false }: TableOptions = {},
): Promise<Table> {
  const {
    id,
    hostKey,
    secret = '',
  } = await matches.create({
    numPlayers,
    unlisted,
    setupData: { factions: 'random', ...(seed !== null && { seed }) },
    table: { spectatorChat: false },
  });
  const keys: string[] = [];
  for (const name of names)
    keys.push((await matches.join(id, { name, secret, ...(keys.length === 0 && { hostKey }) })).key);
  return { matchID: id, keys, hostKey, secret };
}

/** Makes moves by lot for everyone until `enough`, or until the game is over. */
export async function playOn(
  { matches }: Pick<RunningServer, 'matches'>,
  { matchID }: Pick<Table, 'matchID'>,
  dice: Dice,
  enough: (phase: string, moves: number) => boolean,
): Promise<void> {
  for (let moves = 0; ; moves++) {
    const { state } = await matches.find(matchID);
    if (state.G.phase === 'over' || enough(state.G.phase, moves)) return;
    for (const seat of state.G.players.keys()) {
      const legal = legalFor(matches.catalog, state.G, seat);
      const what = chooseMove(legal, state.G.resolution?.decision ?? null, dice, 'random');
      if (!what) continue;
      await matches.move(matchID, seat, what.type, argumentsOf(what), state._stateID);
      break;
    }
  }
}

export async function newTarget(): Promise<Target> {
  const base = await attacked();
  const { server } = base;
  const dice = new Dice('target');
  const playing = await newTable(server, ['Ann', 'Ben']);
  await playOn(server, playing, dice, (phase) => phase === 'play');
  const waiting = await newTable(server, ['Cat']);
  const finished = await newTable(server, ['Dan', 'Eve'], { seed: 'finished' });
  await playOn(server, finished, dice, () => false);
  const { state } = await server.matches.find(playing.matchID);
  return { ...base, playing, waiting, finished, stateID: state._stateID, mover: state.G.active };
}

/** Everything that is stored, as text; `but` leaves out one match. */
async function stored({ server }: Attacked, but: string): Promise<string> {
  const { store } = server.matches;
  const { matches } = await store.list({ unlisted: true, limit: 100 });
  const kept = matches.map(({ id }) => id).filter((id) => id !== but);
  const whole = kept
    .sort()
    .map(async (id) => [
      await store.match(id),
      await store.state(id),
      await store.initial(id),
      await store.log(id),
      await store.chat(id),
    ]);
  return JSON.stringify(await Promise.all(whole));
}

/** A move this player may make. */
function moveOf({ server }: Attacked, state: State, seat: number): Move | null {
  const legal = legalFor(server.matches.catalog, state, seat);
  return chooseMove(legal, state.resolution?.decision ?? null, new Dice('other'), 'random');
}

/** Attacks, then checks: nothing was changed, nothing failed, and another match on the server goes on. */
export async function survives<T>(target: Attacked, attack: () => Promise<T>): Promise<T> {
  const other = await newTable(target.server, ['Fay', 'Gus'], { seed: target.seeds ? 'other' : null });
  const watcher = await FrameWire.open(target.address);
  await watcher.emit('sync', other.matchID, null, null);
  await watcher.hear('sync');
  const before = await stored(target, other.matchID);
  const result = await attack();
  expect(await stored(target, other.matchID)).toBe(before);
  expect(target.failures).toEqual([]);
  const player = await FrameWire.open(target.address);
  const { state } = await target.server.matches.find(other.matchID);
  const seat = [...state.G.players.keys()].find((one) => moveOf(target, state.G, one)) ?? 0;
  const what = moveOf(target, state.G, seat) as Move;
  const payload = { type: what.type, args: argumentsOf(what), playerID: String(seat), credentials: other.keys[seat] };
  await player.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, other.matchID, String(seat));
  const [, matchID, after] = await watcher.hear('update');
  expect([matchID, after]).toMatchObject([other.matchID, { _stateID: state._stateID + 1 }]);
  await Promise.all([player.close(), watcher.close()]);
  await target.server.matches.store.remove(other.matchID);
  const health = await ask(target.address, '/health');
  expect(health.status).toBe(200);
  return result;
}
