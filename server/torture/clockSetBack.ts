/** The clock of the machine is set back by an hour while games are played. */
import type { Scene, Trouble } from './scene';

/** Moves that must be acknowledged afterwards. */
const MOVES = 20;

/** What a server is started with so that its clock can be set back from outside: each signal takes an hour. */
export const CLOCK_OPTION = `--import=data:text/javascript,${encodeURIComponent(`
  const now = Date.now;
  let back = 0;
  Date.now = () => now() - back;
  process.on('SIGUSR2', () => { back += 60 * 60 * 1000; });
`)}`;

export class ClockSetBack implements Trouble {
  private times = 0;

  get figures() {
    return { times: this.times };
  }

  async during({ server, moves, problem }: Scene): Promise<void> {
    server.signal('SIGUSR2');
    this.times++;
    await moves(MOVES);
    const { status } = await fetch(`${server.address}/health`);
    if (status !== 200) problem(`health is ${status} after the clock was set back`);
  }
}
