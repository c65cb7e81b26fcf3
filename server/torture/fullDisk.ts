/** The disk is full for a while: its files may not grow, so that whatever the database writes fails. */
import { execFileSync } from 'node:child_process';
import { LobbyClient } from 'boardgame.io/client';
import { GAME_NAME } from '../../game/stages';
import type { Scene, Trouble } from './scene';

/** Moves that must be acknowledged when there is room again. */
const MOVES = 20;
/** How often, and after how many milliseconds each time, it is looked whether a move was refused. */
const LOOKS = 200;
const PAUSE = 25;

const REFUSED = /^smashtable_refusals_total\{about="update",reason="storageFailed"\} (\d+)/m;

export class FullDisk implements Trouble {
  private times = 0;
  private movesRefused = 0;

  get figures() {
    return { times: this.times, movesRefused: this.movesRefused };
  }

  async during({ server, played, moves, problem }: Scene): Promise<void> {
    const { address, pid } = server;
    allowFiles(pid, '4096');
    try {
      await this.refusals(address, problem);
    } finally {
      allowFiles(pid, 'unlimited');
    }
    this.times++;
    const health = await fetch(`${address}/health`);
    if (health.status !== 200) problem(`health is ${health.status} although there is room again`);
    for (const { witnesses } of played) for (const witness of witnesses) witness.tryAgain();
    await moves(MOVES);
  }

  /** What is refused while there is no room. */
  private async refusals(address: string, problem: Scene['problem']): Promise<void> {
    const created = await new LobbyClient({ server: address })
      .createMatch(GAME_NAME, { numPlayers: 2, setupData: { factions: 'random' } })
      .then(
        () => 'created',
        ({ details }: { details?: { error?: string } }) => String(details?.error),
      );
    if (created !== 'storageFailed') problem(`a match was ${created} although there is no room`);
    const health = await fetch(`${address}/health`);
    const { error } = (await health.json()) as { error?: string };
    if (health.status !== 503 || error !== 'storageFailed')
      problem(`health is ${health.status} (${error}) although there is no room`);
    for (let look = 0; look < LOOKS; look++) {
      const [, refused] = REFUSED.exec(await (await fetch(`${address}/metrics`)).text()) ?? [];
      if (refused !== undefined) {
        this.movesRefused += Number(refused);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    problem('no move was refused although there is no room');
  }
}

/** How many bytes the files of a process may have; those that have more can still be read. */
function allowFiles(pid: number, bytes: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
}
