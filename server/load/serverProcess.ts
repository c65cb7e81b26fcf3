/** The built server as a process of its own, with a data folder that goes away with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Limits that many clients at one address do not meet. */
const UNLIMITED = {
  MESSAGES_PER_SECOND: '100000',
  REQUESTS_PER_SECOND: '100000',
  MATCHES_PER_HOUR: '1000000',
  CONNECTIONS_PER_ADDRESS: '100000',
};

export interface Usage {
  readonly cpuSeconds: number;
  readonly residentBytes: number;
}

export class ServerProcess {
  private constructor(
    readonly address: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /** Starts the server; `nodeOptions` are for node itself, such as a profiler. */
  static async start(file: string, nodeOptions: readonly string[]): Promise<ServerProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'smashtable-load-'));
    const child = spawn(process.execPath, [...nodeOptions, file], {
      env: { ...process.env, ...UNLIMITED, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const address = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [found] = /http:\S+/.exec(line) ?? [];
        if (found) resolve(found);
      });
    });
    return new ServerProcess(address, child, folder);
  }

  /** What the server has used so far, as it says itself. */
  async usage(): Promise<Usage> {
    const text = await (await fetch(`${this.address}/metrics`)).text();
    const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
    return {
      cpuSeconds: figure('process_cpu_seconds_total'),
      residentBytes: figure('process_resident_memory_bytes'),
    };
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}
