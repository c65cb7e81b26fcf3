/** Rows of matches are damaged while the server is down. It has to start, refuse those matches, and go on with the others. */
import { LobbyClient } from 'boardgame.io/client';
import { io } from 'socket.io-client';
import { GAME_NAME } from '../../game/stages';
import { DAMAGES, damage } from './damage';
import type { Scene, Trouble } from './scene';

/** Matches that are damaged each time. */
const AT_A_TIME = 3;

interface Victim {
  readonly matchID: string;
  readonly kind: string;
}

export class DamagedRows implements Trouble {
  private readonly victims: Victim[] = [];
  private refused = 0;

  get figures() {
    return {
      matches: this.victims.length,
      kinds: new Set(this.victims.map(({ kind }) => kind)).size,
      refused: this.refused,
    };
  }

  /** Makes matches for it. */
  async during({ server }: Scene): Promise<void> {
    const lobby = new LobbyClient({ server: server.address });
    const kinds = Object.keys(DAMAGES);
    for (let count = 0; count < AT_A_TIME; count++) {
      const setupData = { factions: 'random' };
      const { matchID } = await lobby.createMatch(GAME_NAME, { numPlayers: 2, setupData });
      for (const playerName of ['Ann', 'Ben']) await lobby.joinMatch(GAME_NAME, matchID, { playerName });
      this.victims.push({ matchID, kind: kinds[this.victims.length % kinds.length] ?? '' });
    }
  }

  async between({ data }: Scene): Promise<void> {
    for (const { matchID, kind } of this.victims.slice(-AT_A_TIME)) damage(data, matchID, kind);
  }

  async after({ server, moves, problem }: Scene): Promise<void> {
    for (const { matchID, kind } of this.victims.slice(-AT_A_TIME)) {
      const answer = await answerTo(server.address, matchID);
      if (answer === 'matchDamaged') this.refused++;
      else problem(`match ${matchID} (${kind}): who looks at it is answered ${answer}`);
    }
    await moves(1);
  }
}

/** What who looks at a match is told: why it is refused, or `sync`. */
function answerTo(address: string, matchID: string): Promise<string> {
  const socket = io(`${address}/${GAME_NAME}`, { transports: ['websocket'], forceNew: true });
  return new Promise<string>((resolve) => {
    socket.on('connect', () => socket.emit('sync', matchID, null, null, 2));
    socket.on('sync', () => resolve('sync'));
    socket.on('refused', (_, { reason }: { reason: string }) => resolve(reason));
    socket.on('connect_error', ({ message }) => resolve(message));
  }).finally(() => socket.disconnect());
}
