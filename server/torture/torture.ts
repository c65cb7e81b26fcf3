/**
 * Kills a server at random moments while stock clients play on it, starts it again, and looks for anything that was
 * lost. The clients are told nothing of it: they come back by themselves and finish their games.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LobbyClient } from 'boardgame.io/client';
import type { Catalog } from '../../game/catalog';
import { GAME_NAME } from '../../game/stages';
import { ServerProcess } from '../serverProcess';
import { Dice } from '../simulation/dice';
import { SqliteStore } from '../storage/sqlite';
import { examine, type Told } from './examine';
import { Witness } from './witness';

export interface TortureOptions {
  readonly catalog: Catalog;
  /** The built server. */
  readonly script: string;
  /** How often it is killed, and how many games are being played meanwhile. */
  readonly kills: number;
  readonly games: number;
  readonly seed: string;
}

export interface TortureReport {
  readonly seed: string;
  readonly kills: number;
  readonly games: number;
  readonly finished: number;
  /** How often a client was told that a move was made. */
  readonly acknowledged: number;
  /** Milliseconds from the start of the process to the line that says where it is. */
  readonly restartMs: { readonly median: number; readonly most: number };
  readonly problems: readonly string[];
}

/** A game that is being played; all seats but that of a bot have a witness. */
interface Played {
  readonly matchID: string;
  readonly witnesses: readonly Witness[];
}

/** Between two kills so many moves are acknowledged, at least and at most. */
const LEAST_MOVES = 5;
const MOST_MOVES = 80;
/** The kill comes up to so many milliseconds after the last of them. */
const LATEST = 12;
/** Milliseconds without any news after which the games count as stuck. */
const LONGEST_SILENCE = 60_000;

export async function torture(options: TortureOptions): Promise<TortureReport> {
  const folder = mkdtempSync(join(tmpdir(), 'smashtable-torture-'));
  const run = new Torture(options, folder);
  try {
    return await run.report();
  } finally {
    await run.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Torture {
  private readonly server: ServerProcess;
  private readonly dice: Dice;
  private readonly played: Played[] = [];
  private readonly problems: string[] = [];
  private readonly starts: number[] = [];
  private acknowledged = 0;
  private listener: () => void = () => undefined;

  constructor(
    private readonly options: TortureOptions,
    private readonly folder: string,
  ) {
    this.server = new ServerProcess(options.script, join(folder, 'data'));
    this.dice = new Dice(options.seed);
  }

  async report(): Promise<TortureReport> {
    const { kills, seed } = this.options;
    await this.start();
    for (let kill = 0; kill < kills; kill++) {
      while (this.running.length < this.options.games) await this.open();
      const until = this.acknowledged + LEAST_MOVES + this.dice.below(MOST_MOVES - LEAST_MOVES);
      await this.heard(() => this.acknowledged >= until || this.running.length === 0);
      await new Promise((resolve) => setTimeout(resolve, this.dice.below(LATEST)));
      await this.server.end('SIGKILL');
      await this.examine();
      await this.start();
    }
    await this.heard(() => this.running.length === 0);
    const code = await this.server.end('SIGTERM');
    if (code !== 0) this.problems.push(`the server ended with ${code} when it was told to stop`);
    await this.examine();
    const sorted = [...this.starts].sort((a, b) => a - b);
    return {
      seed,
      kills,
      games: this.played.length,
      finished: this.played.length - this.running.length,
      acknowledged: this.acknowledged,
      restartMs: { median: sorted[sorted.length >> 1] ?? 0, most: sorted[sorted.length - 1] ?? 0 },
      problems: this.problems,
    };
  }

  async end(): Promise<void> {
    for (const { witnesses } of this.played) for (const witness of witnesses) witness.stop();
    await this.server.end('SIGKILL');
  }

  private async start(): Promise<void> {
    const began = performance.now();
    await this.server.start();
    this.starts.push(Math.round(performance.now() - began));
  }

  /** The games that somebody does not know the end of. */
  private get running(): Played[] {
    return this.played.filter(({ witnesses }) => witnesses.some(({ heard }) => heard?.gameover === undefined));
  }

  /** Opens a table: every third one has a bot at it. */
  private async open(): Promise<void> {
    const { address } = this.server;
    const lobby = new LobbyClient({ server: address });
    const number = this.played.length;
    const bot = number % 3 === 2;
    const numPlayers = bot ? 3 : 2;
    const setupData = { factions: 'random' };
    const created = await lobby.createMatch(GAME_NAME, { numPlayers, setupData });
    const { matchID, hostKey } = created as typeof created & { hostKey: string };
    const seats = [];
    for (const playerName of ['Ann', 'Ben']) seats.push(await lobby.joinMatch(GAME_NAME, matchID, { playerName }));
    if (bot)
      await fetch(`${address}/games/${GAME_NAME}/${matchID}/bots`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ hostKey, bots: [{ seat: 2, level: 'random' }] }),
      });
    const hear = (): void => {
      this.acknowledged++;
      this.listener();
    };
    const witnesses = seats.map(({ playerID, playerCredentials: credentials }) => {
      const seed = `${this.options.seed}-${number}-${playerID}`;
      return new Witness({ address, matchID, playerID, credentials }, seed, hear);
    });
    this.played.push({ matchID, witnesses });
  }

  /** Resolves when the condition, which is looked at whenever a client hears something, has come about. */
  private async heard(condition: () => boolean): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const giveUp = (): void => reject(new Error(`the games are stuck: ${this.server.complaints}`));
      let silence = setTimeout(giveUp, LONGEST_SILENCE);
      this.listener = () => {
        clearTimeout(silence);
        if (condition()) resolve();
        else silence = setTimeout(giveUp, LONGEST_SILENCE);
      };
      this.listener();
    });
    this.listener = () => undefined;
  }

  /** Looks at a copy of what there is, so that the server itself has to put it right. */
  private async examine(): Promise<void> {
    const copy = join(this.folder, 'copy');
    // The socket of the operator's commands is no file that could be copied.
    cpSync(join(this.folder, 'data'), copy, { recursive: true, filter: (path) => !path.endsWith('.sock') });
    const store = SqliteStore.open(copy);
    this.problems.push(...(await examine(this.options.catalog, store, this.told())));
    await store.close();
    rmSync(copy, { recursive: true });
    for (const { matchID, witnesses } of this.played)
      for (const { setbacks } of witnesses)
        this.problems.push(...setbacks.splice(0).map((setback) => `match ${matchID}: ${setback}`));
  }

  private told(): Told[] {
    return this.played.flatMap(({ matchID, witnesses }) =>
      witnesses.flatMap(({ heard, seat }) => (heard ? [{ ...heard, matchID, seat: Number(seat.playerID) }] : [])),
    );
  }
}
