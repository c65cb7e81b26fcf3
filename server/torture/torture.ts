/**
 * Kills a server at random moments while stock clients play on it, starts it again, and looks for anything that was
 * lost. The clients are told nothing of it: they come back by themselves and finish their games. Before each kill one of
 * several other troubles comes over the server, in turn.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LobbyClient } from 'boardgame.io/client';
import type { Catalog } from '../../game/catalog';
import { GAME_NAME } from '../../game/stages';
import { ServerProcess } from '../serverProcess';
import { Dice } from '../simulation/dice';
import { DATABASE, SqliteStore } from '../storage/sqlite';
import { CLOCK_OPTION, ClockSetBack } from './clockSetBack';
import { DamagedRows } from './damagedRows';
import { examine, toldOf } from './examine';
import { FullDisk } from './fullDisk';
import { RestoredBackup } from './restoredBackup';
import { type Played, runningOf, type Scene, type Trouble } from './scene';
import { SecondServer } from './secondServer';
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
  /** Matches whose rows were damaged, and how many of them were refused with that reason. */
  readonly damagedRows: Readonly<Record<string, number>>;
  readonly clockSetBack: Readonly<Record<string, number>>;
  readonly fullDisk: Readonly<Record<string, number>>;
  readonly secondServer: Readonly<Record<string, number>>;
  /** Backups taken meanwhile, and the games and moves that were played on from them. */
  readonly restoredBackup: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
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
  private readonly troubles = {
    damagedRows: new DamagedRows(),
    clockSetBack: new ClockSetBack(),
    fullDisk: new FullDisk(),
    secondServer: new SecondServer(),
    restoredBackup: new RestoredBackup(),
  };
  private readonly scene: Scene;
  private acknowledged = 0;
  private listener: () => void = () => undefined;

  constructor(
    private readonly options: TortureOptions,
    private readonly folder: string,
  ) {
    const { catalog, script, seed } = options;
    const { played } = this;
    const data = join(folder, 'data');
    this.server = new ServerProcess(script, data, [CLOCK_OPTION]);
    this.dice = new Dice(seed);
    const moves = async (count: number): Promise<void> => {
      while (this.running.length < options.games) await this.open();
      const until = this.acknowledged + count;
      await this.heard(() => this.acknowledged >= until || this.running.length === 0);
    };
    const problem = (text: string): void => void this.problems.push(text);
    const told = () => toldOf(played);
    this.scene = { catalog, script, folder, data, server: this.server, played, told, moves, problem };
  }

  async report(): Promise<TortureReport> {
    const { kills, seed } = this.options;
    await this.start();
    const troubles: Trouble[] = Object.values(this.troubles);
    for (let kill = 0; kill < kills; kill++) {
      const trouble = troubles[kill % troubles.length];
      await this.scene.moves(LEAST_MOVES + this.dice.below(MOST_MOVES - LEAST_MOVES));
      await trouble?.during?.(this.scene);
      await new Promise((resolve) => setTimeout(resolve, this.dice.below(LATEST)));
      await this.server.end('SIGKILL');
      await this.examine();
      await trouble?.between?.(this.scene);
      await this.start();
      await trouble?.after?.(this.scene);
    }
    await this.heard(() => this.running.length === 0);
    const code = await this.server.end('SIGTERM');
    if (code !== 0) this.problems.push(`the server ended with ${code} when it was told to stop`);
    const left = readdirSync(this.scene.data).join(', ');
    if (left !== DATABASE) this.problems.push(`the server left ${left} when it was told to stop`);
    await this.examine();
    const sorted = [...this.starts].sort((a, b) => a - b);
    return {
      seed,
      kills,
      games: this.played.length,
      finished: this.played.length - this.running.length,
      acknowledged: this.acknowledged,
      restartMs: { median: sorted[sorted.length >> 1] ?? 0, most: sorted[sorted.length - 1] ?? 0 },
      damagedRows: this.troubles.damagedRows.figures,
      clockSetBack: this.troubles.clockSetBack.figures,
      fullDisk: this.troubles.fullDisk.figures,
      secondServer: this.troubles.secondServer.figures,
      restoredBackup: this.troubles.restoredBackup.figures,
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
    return runningOf(this.played);
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
    // A socket is no file that could be copied.
    cpSync(this.scene.data, copy, { recursive: true, filter: (path) => !path.endsWith('.sock') });
    const store = SqliteStore.open(copy);
    this.problems.push(...(await examine(this.options.catalog, store, this.scene.told())));
    await store.close();
    rmSync(copy, { recursive: true });
    for (const { matchID, witnesses } of this.played)
      for (const { setbacks } of witnesses)
        this.problems.push(...setbacks.splice(0).map((setback) => `match ${matchID}: ${setback}`));
  }
}
