/** `npm start`: reads the configuration, loads the cards, opens the database and serves until it is told to stop. */
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { adminPlace } from '../admin/place';
import { FairThinker } from '../bots/thinker';
import { ThreadMind } from '../bots/thread';
import { type Config, ConfigError, readConfig } from '../config';
import { loadSound, projectRoot } from '../content/project';
import { startServer } from '../server';
import { SqliteStore } from '../storage/sqlite';
import { StorageError } from '../storage/store';

try {
  await main();
} catch (error) {
  const known = error instanceof ConfigError || error instanceof StorageError || isAddressInUse(error);
  console.error(known ? `Smashtable cannot start: ${(error as Error).message}` : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.LOG_LEVEL });
  const store = SqliteStore.open(config.DATA_DIR, {
    durability: config.DURABILITY,
    report: ({ id, damage }) => log.error({ match: id, damage }, 'a match is damaged and has been left out'),
  });
  const packs = config.PACKS.split(',').flatMap((pack) => pack.trim() || []);
  const { catalog, content, problems, leftOut } = await loadSound(packs);
  for (const problem of problems) log.warn({ problem }, 'problem in a pack');
  if (leftOut.length > 0) log.warn({ leftOut }, 'left out; everything else is there');
  const worker = new URL('./worker.js', import.meta.url);
  const minds = Array.from({ length: config.BOT_WORKERS }, () => new ThreadMind(worker, packs));
  const built = join(projectRoot, 'dist', 'client');
  const webApp = existsSync(built) ? built : null;
  const admin = adminPlace(config.DATA_DIR);
  const thinker = new FairThinker(minds);
  const server = await startServer({ config, log, store, catalog, content, thinker, webApp, admin });
  log.info({ factions: catalog.factions.size, sets: catalog.sets.size, content: catalog.hash }, 'content loaded');
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'failure');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Whoever reads this may stop it at once.
  console.log(`Smashtable is at ${server.address}`);
  for (const address of addressesInNetwork(config, server.address)) console.log(`  and for others at ${address}`);
}

/** Where others reach the server: as it was set up, or at every address of this machine if it listens to all. */
function addressesInNetwork({ HOST, PUBLIC_ORIGIN }: Config, own: string): string[] {
  if (PUBLIC_ORIGIN !== undefined) return [PUBLIC_ORIGIN];
  if (!['0.0.0.0', '::'].includes(HOST)) return [];
  const { port } = new URL(own);
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => `http://${address}:${port}`);
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EADDRINUSE', 'EACCES'].includes(String(error.code));
}
