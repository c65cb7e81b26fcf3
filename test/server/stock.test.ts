/** boardgame.io's own lobby client and plain client, unchanged, against the real server. */
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { afterEach, describe, expect, it } from 'vitest';
import { argumentsOf, clientGame } from '../../game/clientGame';
import type { View } from '../../game/view';
import { Dice } from '../../server/simulation/dice';
import { chooseMove } from '../../server/simulation/players';
import { lobbyOf, post, serve, stopAll } from './running';

afterEach(stopAll);

type PlainClient = ReturnType<typeof Client<View>>;

/** A stock client that plays its seat by lot until the game is over. */
function player(address: string, matchID: string, playerID: string, credentials: string): Promise<View> {
  return new Promise((resolve) => {
    const dice = new Dice(playerID);
    const client: PlainClient = Client<View>({
      game: clientGame,
      matchID,
      playerID,
      credentials,
      debug: false,
      multiplayer: SocketIO({ server: address, socketOpts: { transports: ['websocket'] } }),
    });
    let made = -1;
    let over = false;
    client.subscribe((state) => {
      if (!state || over) return;
      if (state.ctx.gameover !== undefined) {
        over = true;
        client.stop();
        resolve(state.G);
        return;
      }
      if (state._stateID === made) return;
      const { decision, legal } = state.G;
      const what = chooseMove(legal, decision && 'options' in decision ? decision : null, dice, 'random');
      if (!what || what.type === 'start') return;
      made = state._stateID;
      client.moves[what.type]?.(...argumentsOf(what));
    });
    client.start();
  });
}

describe('the stock clients', () => {
  it('play a whole four-player game: two people and two bots', async () => {
    const server = await serve({ MESSAGES_PER_SECOND: '10000' });
    const lobby = lobbyOf(server);
    expect(await lobby.listGames()).toEqual(['smashtable']);
    const { matchID, hostKey } = (await lobby.createMatch('smashtable', {
      numPlayers: 4,
      setupData: { factions: 'random', seed: 'stock' },
    })) as { matchID: string; hostKey: string };
    const seats = [];
    for (const name of ['Ann', 'Ben']) seats.push(await lobby.joinMatch('smashtable', matchID, { playerName: name }));
    await post(server.address, `/games/smashtable/${matchID}/bots`, {
      hostKey,
      bots: [
        { seat: 2, level: 'random' },
        { seat: 3, level: 'greedy' },
      ],
    });
    const ends = await Promise.all(
      seats.map(({ playerID, playerCredentials }) => player(server.address, matchID, playerID, playerCredentials)),
    );
    expect(ends[0]?.result).toEqual(ends[1]?.result);
    const match = await lobby.getMatch('smashtable', matchID);
    expect(match).toMatchObject({
      gameover: ends[0]?.result,
      players: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Bot 3' }, { name: 'Bot 4' }],
    });
  }, 60_000);
});
