/** A match on the server, through boardgame.io's plain client. */
import { signal } from '@preact/signals';
import type { LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { argumentsOf, clientGame } from '../../game/clientGame';
import type { Move } from '../../game/match/move';
import type { View } from '../../game/view';
import type { ChatLine, Connection, Refused, Session, Told } from '../table/session';
import { linesOf } from './chatLines';
import type { Seat, Sitting } from './lobby';
import { storyteller } from './told';

/** What boardgame.io's transport has beyond its declared type. */
interface Transport {
  connect(): void;
  socket?: { on(name: string, listener: (...args: never[]) => void): void };
}

type Multiplayer = ReturnType<typeof SocketIO>;

/** What the server says besides boardgame.io's own messages. */
interface Ears {
  readonly refused: (refusal: Omit<Refused, 'count'>) => void;
  /** The operator has removed lines of the chat. */
  readonly chatRemoved: (ids: readonly string[]) => void;
}

/** boardgame.io's transport, with ears for the messages it does not know. */
function transport(ears: Ears): Multiplayer {
  const make = SocketIO({ server: location.origin, socketOpts: { transports: ['websocket', 'polling'] } });
  return ((options: Parameters<Multiplayer>[0]) => {
    const made = make(options) as ReturnType<Multiplayer> & Transport;
    const connect = made.connect.bind(made);
    made.connect = () => {
      connect();
      made.socket?.on('refused', (_matchID: string, refusal: Omit<Refused, 'count'>) => ears.refused(refusal));
      made.socket?.on('chatRemoved', (_matchID: string, ids: readonly string[]) => ears.chatRemoved(ids));
    };
    return made;
  }) as Multiplayer;
}

/** `pass` is what lets a spectator look at a match that is not listed. */
export function liveMatch(matchID: string, sitting: Sitting | null, pass: string | null): Session {
  const view = signal<View | null>(null);
  const seats = signal<readonly Seat[]>([]);
  const story = signal<readonly Told[]>([]);
  const chat = signal<readonly ChatLine[]>([]);
  const connection = signal<Connection>('connecting');
  const refused = signal<Refused | null>(null);
  const removed = new Set<string>();
  const client = Client<View>({
    game: clientGame,
    matchID,
    debug: false,
    multiplayer: transport({
      refused: (refusal) => {
        refused.value = { ...refusal, count: (refused.value?.count ?? 0) + 1 };
      },
      chatRemoved: (ids) => {
        for (const id of ids) removed.add(id);
        update();
      },
    }),
    ...(sitting ?? (pass === null ? {} : { credentials: pass })),
  });

  const tell = storyteller();
  let known: readonly LogEntry[] | undefined;
  const update = (): void => {
    const state = client.getState();
    connection.value = state?.isConnected ? 'live' : connection.value === 'connecting' ? 'connecting' : 'lost';
    const matchData = (client.matchData ?? []) as readonly Seat[];
    if (matchData !== seats.value) seats.value = matchData;
    const lines = linesOf(client.chatMessages, removed);
    if (lines.length !== chat.value.length) chat.value = lines;
    if (!state) return;
    if (client.log !== known) {
      known = client.log;
      story.value = tell(known ?? []);
    }
    view.value = state.G;
  };
  client.subscribe(update);
  client.start();

  return {
    matchID,
    me: sitting ? Number(sitting.playerID) : null,
    view,
    seats,
    story,
    chat,
    connection,
    refused,
    make: sitting && ((move: Move) => client.moves[move.type]?.(...argumentsOf(move))),
    say: (text) => client.sendChatMessage(text),
    stop: () => client.stop(),
  };
}
