/**
 * A backup is taken while games are played, by the command that operators use, and restored in another folder. It must hold
 * all that players had been told before it was begun, and a server on it must be able to go on with the same games.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../content/project';
import { ServerProcess } from '../serverProcess';
import { DATABASE, SqliteStore } from '../storage/sqlite';
import { examine, type Told, toldOf } from './examine';
import { type Played, runningOf, type Scene, type Trouble } from './scene';
import { Witness } from './witness';

/** Moves by which each game must go on. */
const MOVES = 5;
/** Milliseconds after which they count as stuck. */
const LONGEST = 60_000;

export class RestoredBackup implements Trouble {
  private restored = 0;
  private games = 0;
  private moves = 0;

  get figures() {
    return { restored: this.restored, games: this.games, moves: this.moves };
  }

  async during(scene: Scene): Promise<void> {
    const { folder, data, script, problem } = scene;
    const file = join(folder, `backup-${this.restored}.db`);
    const elsewhere = join(folder, `restored-${this.restored}`);
    mkdirSync(elsewhere);
    const told = scene.told();
    const unfinished = runningOf(scene.played);
    await command('backup', data, file);
    await command('restore', elsewhere, file);
    await this.compare(scene, elsewhere, told);
    const server = new ServerProcess(script, elsewhere);
    let again: Played[] = [];
    try {
      await server.start();
      again = await this.playOn(server.address, unfinished);
      this.games += again.length;
      if ((await server.end('SIGTERM')) !== 0) problem('a server on a restored backup did not end as it should');
      const left = readdirSync(elsewhere).join(', ');
      if (left !== DATABASE) problem(`a server that was told to stop left ${left}`);
      await this.compare(scene, elsewhere, toldOf(again));
    } finally {
      for (const { witnesses } of again) for (const witness of witnesses) witness.stop();
      await server.end('SIGKILL');
    }
    this.restored++;
    rmSync(file);
    rmSync(elsewhere, { recursive: true });
  }

  private async compare({ catalog, problem }: Scene, folder: string, told: readonly Told[]): Promise<void> {
    const store = SqliteStore.open(folder);
    for (const text of await examine(catalog, store, told)) problem(`in a restored backup: ${text}`);
    await store.close();
  }

  /** The players of games go on with them where the backup was restored. */
  private playOn(address: string, games: readonly Played[]): Promise<Played[]> {
    return new Promise((resolve, reject) => {
      const stuck = setTimeout(() => reject(new Error('the games of a restored backup are stuck')), LONGEST);
      const unfinished = new Set(games.map(({ matchID }) => matchID));
      const again = games.map(({ matchID, witnesses }) => {
        const states = new Set<number>();
        const seats = witnesses.map(
          ({ seat }) =>
            new Witness({ ...seat, address }, `again-${seat.playerID}`, ({ stateID, gameover }) => {
              if (!states.has(stateID)) this.moves++;
              states.add(stateID);
              if (gameover !== undefined || states.size > MOVES) unfinished.delete(matchID);
              if (unfinished.size === 0) finish();
            }),
        );
        return { matchID, witnesses: seats };
      });
      const finish = (): void => {
        clearTimeout(stuck);
        resolve(again);
      };
      if (games.length === 0) finish();
    });
  }
}

async function command(name: 'backup' | 'restore', data: string, file: string): Promise<void> {
  const args = ['--import', 'tsx', join('server', 'cli', `${name}.ts`), file];
  await promisify(execFile)(process.execPath, args, { cwd: projectRoot, env: { ...process.env, DATA_DIR: data } });
}
