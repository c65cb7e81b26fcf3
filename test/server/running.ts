/** A real server on a port of its own, with everything in memory, and stock boardgame.io clients for it. */
import { LobbyClient } from 'boardgame.io/client';
import { pino } from 'pino';
import type { Catalog } from '../../game/catalog';
import { InPlaceThinker, type Thinker } from '../../server/bots/thinker';
import { readConfig } from '../../server/config';
import { loadSound } from '../../server/content/project';
import { type RunningServer, startServer } from '../../server/server';
import { SqliteStore } from '../../server/storage/sqlite';
import type { Store } from '../../server/storage/store';

const servers: RunningServer[] = [];

interface Extras {
  /** The folder of the built web app. */
  readonly webApp?: string;
  readonly thinker?: (catalog: Catalog) => Thinker;
}

/** Starts a server; `environment` says what is not as usual. */
export async function serve(
  environment: Readonly<Record<string, string>> = {},
  store: Store = SqliteStore.open(null),
  { webApp, thinker = (catalog) => new InPlaceThinker(catalog) }: Extras = {},
): Promise<RunningServer> {
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    BOT_PAUSE_MS: '0',
    OPEN_SEATS_PER_ADDRESS: '1000',
    ...environment,
  });
  const { catalog, content } = await loadSound([]);
  const server = await startServer({
    config,
    catalog,
    content,
    store,
    log: pino({ level: config.LOG_LEVEL }),
    thinker: thinker(catalog),
    webApp: webApp ?? null,
    seeds: true,
  });
  servers.push(server);
  return server;
}

export async function stopAll(): Promise<void> {
  for (const server of servers.splice(0)) await server.stop();
}

export function lobbyOf({ address }: RunningServer): LobbyClient {
  return new LobbyClient({ server: address });
}

/** Sends a request that the stock client does not know. */
export async function post(address: string, path: string, body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
}
