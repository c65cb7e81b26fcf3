/** Somebody starts a second server on the same data. */
import { ServerProcess } from '../serverProcess';
import type { Scene, Trouble } from './scene';

export class SecondServer implements Trouble {
  private refused = 0;

  get figures() {
    return { refused: this.refused };
  }

  async during({ script, data, server, problem }: Scene): Promise<void> {
    const second = new ServerProcess(script, data);
    try {
      await second.start();
      problem('a second server was started on the same data');
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      if (words.includes(`another server (process ${server.pid} on `)) this.refused++;
      else problem(`a second server was refused without saying who is there: ${words}`);
    } finally {
      await second.end('SIGKILL');
    }
  }
}
