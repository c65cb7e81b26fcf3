/**
 * `npm run bench:server`: figures of the server under load as JSON. The server runs in a process of its own; this one
 * plays many matches at once over real sockets, a connection for every seat.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LoadMatch } from '../load/match';
import { Tally } from '../load/tally';
import { ServerProcess, type Usage, usageOf } from '../serverProcess';
import { readOptions, runCommand, wholeNumber } from './arguments';

const HELP = `Plays many matches at once against a server in another process.
  --matches N     how many (100)
  --players P     players in each (4)
  --from M        moves of each before those that are counted, made without a pause (60)
  --moves M       moves of each that are counted (60)
  --pause MS      mean time between two of them; 0 shows the most the server can do (500)
  --warm M        moves in each of as many other matches before, for the code to be compiled (200)
  --durability D  full, normal, or both: with or without waiting for the disk before a move is confirmed, or first the
                  one and then the other, each with a line of its own (full)
  --profile DIR   writes a processor profile of the server there`;

const values = readOptions(
  {
    matches: { type: 'string', default: '100' },
    players: { type: 'string', default: '4' },
    from: { type: 'string', default: '60' },
    moves: { type: 'string', default: '60' },
    pause: { type: 'string', default: '500' },
    warm: { type: 'string', default: '200' },
    durability: { type: 'string', default: 'full' },
    profile: { type: 'string' },
  },
  HELP,
);

await runCommand(run);

async function run(): Promise<number> {
  const { durability } = values;
  if (!['full', 'normal', 'both'].includes(durability))
    throw new Error(`--durability must be full, normal or both, not "${durability}"`);
  for (const one of durability === 'both' ? ['full', 'normal'] : [durability]) await measure(one);
  return 0;
}

async function measure(durability: string): Promise<void> {
  const count = wholeNumber('matches', values.matches, 1, 10_000);
  const players = wholeNumber('players', values.players, 2, 4);
  const moves = wholeNumber('moves', values.moves, 1, 10_000);
  const from = wholeNumber('from', values.from, 0, 10_000);
  const warm = wholeNumber('warm', values.warm, 0, 10_000);
  const pause = wholeNumber('pause', values.pause, 0, 60_000);
  const profiler = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const folder = await mkdtemp(join(tmpdir(), 'smashtable-load-'));
  const server = new ServerProcess(fileURLToPath(new URL('./start.js', import.meta.url)), folder, profiler, {
    DURABILITY: durability,
  });
  let matches: LoadMatch[] = [];
  const open = async (): Promise<void> => {
    for (const match of matches) match.close();
    matches = [];
    for (let at = 0; at < count; at++)
      matches.push(await LoadMatch.open({ address: server.address, players, seed: `load-${at}` }));
  };
  const play = async (length: number, mean: number, tally: Tally): Promise<void> => {
    await Promise.all(matches.map((match) => match.play(length, mean, tally)));
  };
  try {
    await server.start();
    const atFirst = await usageOf(server.address);
    await open();
    await play(warm, 0, new Tally());
    await open();
    await play(from, 0, new Tally());
    const tally = new Tally();
    const before = await usageOf(server.address);
    const began = performance.now();
    await play(moves, pause, tally);
    const seconds = (performance.now() - began) / 1000;
    const after = await usageOf(server.address);
    const found = figures(tally, seconds, atFirst, before, after, 2 * count);
    console.log(JSON.stringify({ durability, matches: count, players, pause, ...found }));
  } finally {
    for (const match of matches) match.close();
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

function figures(tally: Tally, seconds: number, atFirst: Usage, before: Usage, after: Usage, matches: number): object {
  const { latencies, bytes, views, viewBytes, refusals } = tally;
  const moves = latencies.length;
  return {
    moves,
    seconds: rounded(seconds),
    movesPerSecond: rounded(moves / seconds),
    latencyMs: { p50: rounded(tally.latency(0.5)), p99: rounded(tally.latency(0.99)) },
    serverCpuMsPerMove: rounded(((after.cpuSeconds - before.cpuSeconds) * 1000) / moves, 3),
    memoryKbPerMatch: rounded((after.residentBytes - atFirst.residentBytes) / 1024 / matches),
    bytesPerMove: Math.round(bytes / moves),
    bytesPerView: Math.round(viewBytes / views),
    refusals,
  };
}

function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
