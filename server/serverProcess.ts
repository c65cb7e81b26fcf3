/** A real server in a process of its own, which can be killed at any moment and started again where it was. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Milliseconds after which a server that has not said where it is counts as broken. */
const LONGEST_START = 60_000;

/** No limit keeps out the one machine that all players of a trial share. */
const UNLIMITED = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  BOT_PAUSE_MS: '0',
  MESSAGES_PER_SECOND: '100000',
  REQUESTS_PER_SECOND: '100000',
  MATCHES_PER_HOUR: '1000000',
  CONNECTIONS_PER_ADDRESS: '100000',
  OPEN_SEATS_PER_ADDRESS: '100000',
};

/** As `npm start` has it: the longer a server may put off tidying up its memory, the less of it is left to do. */
const NODE_OPTIONS = ['--max-semi-space-size=64'];

export interface Usage {
  readonly cpuSeconds: number;
  readonly residentBytes: number;
}

export class ServerProcess {
  private child: ChildProcess | null = null;
  private port = '0';
  /** What it wrote to its error output. */
  complaints = '';

  /**
   * `script` is the built server; `nodeOptions` are for node itself, such as a profiler; `settings` are further environment
   * variables.
   */
  constructor(
    private readonly script: string,
    private readonly folder: string,
    private readonly nodeOptions: readonly string[] = [],
    private readonly settings: Readonly<Record<string, string>> = {},
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Its process, which must be running. */
  get pid(): number {
    const { pid } = this.child ?? {};
    if (pid === undefined) throw new Error('the server is not running');
    return pid;
  }

  /** Sends it a signal that does not end it. */
  signal(signal: 'SIGUSR2'): void {
    this.child?.kill(signal);
  }

  /** Starts it, on the port it had before if there was one; throws if it ends instead. */
  async start(): Promise<void> {
    const env = { PATH: process.env.PATH, ...UNLIMITED, PORT: this.port, DATA_DIR: this.folder, ...this.settings };
    const child = spawn(process.execPath, [...NODE_OPTIONS, ...this.nodeOptions, this.script], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    child.stderr.on('data', (text: Buffer) => {
      this.complaints += text;
    });
    const stuck = setTimeout(() => child.kill('SIGKILL'), LONGEST_START);
    const port = await portSaidBy(child);
    clearTimeout(stuck);
    if (port === null) throw new Error(`the server did not start: ${this.complaints.trim()}`);
    this.port = port;
  }

  /** Sends it a signal and waits for its end; returns its exit code, null if the signal ended it. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }
}

/** What a server has used so far, as it says itself. */
export async function usageOf(address: string): Promise<Usage> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return { cpuSeconds: figure('process_cpu_seconds_total'), residentBytes: figure('process_resident_memory_bytes') };
}

/** The port in the line that says where the server is; null if the process ends without one. */
function portSaidBy(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve(null));
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    lines.on('line', (line) => {
      const [, port] = /^Smashtable is at .*:(\d+)$/.exec(line) ?? [];
      if (port !== undefined) resolve(port);
    });
  });
}
