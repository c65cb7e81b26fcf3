/**
 * The socket.io side of a match: boardgame.io's wire protocol for its stock clients, with one message more, `refused`,
 * which says why something did not happen. State goes out only after it was stored, and only as views.
 */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { type Namespace, type Socket, Server as SocketServer } from 'socket.io';
import { GAME_NAME } from '../../game/stages';
import type { PlayerId } from '../../game/state';
import { admitLook } from '../matches/joining';
import { hashOf } from '../matches/keys';
import type { Live } from '../matches/liveMatches';
import type { Change, Matches } from '../matches/matches';
import { type Reason, Refusal } from '../matches/refusal';
import { admit } from '../matches/seating';
import type { Match } from '../storage/store';
import { eventPacket, parser } from './encoder';
import { sendAll } from './frames';
import { Limiter, type Rate } from './limits';
import { readChat, readSync, readUpdate } from './messages';
import { Rooms, type Seen } from './rooms';
import { type Attendance, clientLog, clientState, seatsOf, type Viewer } from './views';
import { Written } from './written';

interface SocketLimits {
  readonly messages: Rate;
  readonly messagesOfAddress: Rate;
  /** Of an address: all there is to see of a match costs much more than any other message. */
  readonly syncs: Rate;
  readonly chat: Rate;
  readonly connectionsOfAddress: number;
  readonly messageBytes: number;
}

interface Surroundings {
  readonly matches: Matches;
  readonly limits: SocketLimits;
  readonly now: () => number;
  readonly monotonic: () => number;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Throws if who has this address and name is to be silent. */
  readonly admitSpeaker: (address: string, name: string) => void;
  readonly clockOf: Attendance['clockOf'];
  readonly report: (error: unknown) => void;
  /** Told of each message: how long it took, why it was refused if it was, and whose it was. */
  readonly measure: (about: string, milliseconds: number, refused: string | null, address: string) => void;
  /** Told of each connection that was refused. */
  readonly turnedAway: (address: string, reason: Reason) => void;
}

type Connection = Socket['conn'];

interface ConnectionError {
  readonly req: IncomingMessage;
  readonly code: number;
}

/** What is known of a connection, whatever it is used for. */
interface Known {
  readonly name: string;
  /** Whether it has its socket. */
  entered: boolean;
}

/** How engine.io calls two of its reasons to refuse a connection. */
const UNKNOWN_SESSION = 1;
const FORBIDDEN = 4;

/** Refusals in a row after which a connection that does not stop asking is closed. */
const MOST_REFUSALS = 100;

export class Sockets {
  private readonly io: SocketServer;
  private readonly table: Namespace;
  private readonly rooms: Rooms;
  /** Looks that have been sent the match: they are told of no move before. */
  private readonly shown = new WeakSet<Seen>();
  private readonly addresses = new Map<string, number>();
  private readonly known = new WeakMap<Connection, Known>();
  private readonly open = new Set<Connection>();
  private counted = 0;
  private readonly packets: Limiter;
  private readonly perConnection: Limiter;
  private readonly perAddress: Limiter;
  private readonly syncing: Limiter;
  private readonly chatting: Limiter;

  constructor(
    server: HttpServer,
    private readonly around: Surroundings,
  ) {
    const { limits, monotonic, matches } = around;
    this.rooms = new Rooms(matches.presence);
    const { burst, perSecond } = limits.messages;
    this.packets = new Limiter({ burst: 2 * (burst + MOST_REFUSALS), perSecond: 2 * perSecond }, monotonic);
    this.perConnection = new Limiter(limits.messages, monotonic);
    this.perAddress = new Limiter(limits.messagesOfAddress, monotonic);
    this.syncing = new Limiter(limits.syncs, monotonic);
    this.chatting = new Limiter(limits.chat, monotonic);
    this.io = new SocketServer(server, {
      maxHttpBufferSize: limits.messageBytes,
      serveClient: false,
      parser,
      allowRequest: (request, answer) => {
        const allowed = this.hasRoom(around.addressOf(request));
        answer(allowed ? null : 'there are too many connections of this address', allowed);
      },
    });
    this.io.engine.on('connection', (connection: Connection) => this.count(connection));
    this.io.engine.on('connection_error', (error: ConnectionError) => this.turnAway(error));
    this.io.use((_, next) => next(new Error(`this server has only /${GAME_NAME}`)));
    this.table = this.io.of(`/${GAME_NAME}`);
    this.table.use((socket, next) => next(this.isSecond(socket) ? new Error('you are connected already') : undefined));
    this.table.on('connection', (socket) => this.welcome(socket));
    matches.listen((change) => this.tell(change));
  }

  /** How many are connected. */
  get connections(): number {
    return this.table.sockets.size;
  }

  isConnected(matchID: string, seat: PlayerId): boolean {
    return this.watching(matchID, seat);
  }

  /** Tells who sits where, who is there, and how much time they have. */
  showSeats(matchID: string): void {
    this.attempt(this.around.matches.find(matchID).then(({ match }) => this.tell({ kind: 'seats', match })));
  }

  /** Does what nobody waits for. */
  private attempt(work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (!(error instanceof Refusal)) this.around.report(error);
    });
  }

  /** Ends all connections of an address; those that are at the table are told why. */
  drop(address: string, { reason, detail }: Refusal): void {
    const isIts = ({ request }: { request: IncomingMessage }): boolean => this.around.addressOf(request) === address;
    for (const socket of [...this.table.sockets.values()].filter(isIts)) {
      socket.emit('refused', this.rooms.seenBy(socket)?.matchID ?? null, { about: 'sync', reason, detail });
      socket.disconnect(true);
    }
    for (const connection of [...this.open].filter(isIts)) connection.close();
  }

  async close(): Promise<void> {
    await this.io.close();
  }

  private hasRoom(address: string): boolean {
    return (this.addresses.get(address) ?? 0) < this.around.limits.connectionsOfAddress;
  }

  /** Tells of a connection that engine.io has refused. */
  private turnAway({ req, code }: ConnectionError): void {
    // Whoever was connected before the server was started anew asks for what is no more.
    if (code === UNKNOWN_SESSION) return;
    this.around.turnedAway(this.around.addressOf(req), code === FORBIDDEN ? 'tooMany' : 'badRequest');
  }

  /** Every connection counts, whatever it is used for, and so does every packet, even if it is no message. */
  private count(connection: Connection): void {
    const name = String(++this.counted);
    this.known.set(connection, { name, entered: false });
    this.open.add(connection);
    connection.on('packet', () => {
      if (!this.packets.take(name)) connection.close(true);
    });
    const address = this.around.addressOf(connection.request);
    this.addresses.set(address, (this.addresses.get(address) ?? 0) + 1);
    connection.on('close', () => {
      this.open.delete(connection);
      const left = (this.addresses.get(address) ?? 1) - 1;
      if (left > 0) this.addresses.set(address, left);
      else this.addresses.delete(address);
    });
  }

  /** Whether the connection of this socket has another one already: limits are for each connection. */
  private isSecond({ conn }: Socket): boolean {
    const known = this.known.get(conn);
    if (!known || known.entered) return true;
    known.entered = true;
    return false;
  }

  private welcome(socket: Socket): void {
    const address = this.around.addressOf(socket.request);
    const known = this.known.get(socket.conn) ?? { name: '', entered: true };
    let refusals = 0;
    const messages = new Map([
      ['sync', this.sync],
      ['update', this.update],
      ['chat', this.chat],
    ]);
    socket.onAny(async (name: string, ...args: unknown[]) => {
      const began = performance.now();
      let refused: string | null = null;
      const work = messages.get(name);
      const about = work ? name : 'unknown';
      try {
        if (!this.perAddress.take(address) || !this.perConnection.take(known.name)) throw new Refusal('tooMany');
        if (!work) throw new Refusal('badRequest', 'there is no such message');
        await work.call(this, socket, args);
        refusals = 0;
      } catch (error) {
        refused = this.refuse(socket, about, error);
        if (++refusals > MOST_REFUSALS) socket.disconnect(true);
      }
      this.around.measure(about, performance.now() - began, refused, address);
    });
    socket.on('disconnect', () => {
      known.entered = false;
      this.look(socket, null);
    });
  }

  private refuse(socket: Socket, about: string, error: unknown): string {
    const refusal = error instanceof Refusal ? error : new Refusal('badRequest', 'this failed, and has been reported');
    if (refusal !== error) this.around.report(error);
    const { reason, detail } = refusal;
    socket.emit('refused', this.rooms.seenBy(socket)?.matchID ?? null, { about, reason, detail });
    return reason;
  }

  private async sync(socket: Socket, args: unknown[]): Promise<void> {
    const { matchID, playerID, credentials } = readSync(args);
    const { matches } = this.around;
    const { match } = await matches.find(matchID);
    const viewer = playerID === null ? null : Number(playerID);
    if (viewer === null) admitLook(match, [credentials]);
    else admit(match, viewer, credentials);
    if (!this.syncing.take(this.around.addressOf(socket.request)))
      throw new Refusal('tooMany', 'wait a moment before you look again');
    if (viewer !== null && match.seats[viewer]?.standIn !== undefined)
      await matches.comeBack(matchID, viewer, credentials);
    if (!socket.connected) return;
    const seen = { matchID, viewer, key: viewer === null ? null : hashOf(credentials) };
    this.look(socket, seen);
    await this.show(socket, seen);
  }

  /** Sends all there is to see of a match, unless the connection has come to look at something else meanwhile. */
  private async show(socket: Socket, seen: Seen): Promise<void> {
    const { matchID, viewer } = seen;
    const { matches } = this.around;
    const { match, state, initial, log, chat } = await matches.whole(matchID);
    this.turnOut(matches.latest(match));
    if (this.rooms.seenBy(socket) !== seen) return;
    const whole = Written.object({
      state: clientState(matches.catalog, state, viewer),
      initialState: clientState(matches.catalog, initial, viewer),
      log: clientLog(log, viewer),
      filteredMetadata: this.seatsOf(match),
    });
    socket.emit('sync', matchID, whole);
    this.shown.add(seen);
    for (const { id, sender, text, name } of chat) socket.emit('chat', matchID, { id, sender, payload: text, name });
    // Of what happened while the match was being read and sent, this connection was not told.
    const live = await matches.find(matchID);
    if (live.state._stateID > state._stateID) this.catchUp(socket, live);
  }

  private async update(socket: Socket, args: unknown[]): Promise<void> {
    const { matchID, playerID, credentials, type, args: given, stateID } = readUpdate(args);
    const { matches } = this.around;
    try {
      await matches.move(matchID, Number(playerID), type, given, stateID, credentials);
    } catch (error) {
      // A client that has missed something is shown what there is now.
      if (error instanceof Refusal && error.reason === 'stale') this.catchUp(socket, await matches.find(matchID));
      throw error;
    }
  }

  private catchUp(socket: Socket, { match, state }: Live): void {
    this.turnOut(this.around.matches.latest(match));
    const seen = this.rooms.seenBy(socket);
    if (seen?.matchID !== match.id) return;
    socket.emit('update', match.id, clientState(this.around.matches.catalog, state, seen.viewer), []);
  }

  private async chat(socket: Socket, args: unknown[]): Promise<void> {
    const { matchID, playerID, credentials, id, text } = readChat(args);
    const { matches, now } = this.around;
    const { match } = await matches.find(matchID);
    if (playerID !== null) admit(match, Number(playerID), credentials);
    else if (this.rooms.seenBy(socket)?.matchID !== matchID)
      throw new Refusal('unauthorized', 'look at the match first');
    // A new connection gives nobody the right to say more.
    const speaker = playerID === null ? this.around.addressOf(socket.request) : `${matchID}/${playerID}`;
    if (!this.chatting.take(speaker)) throw new Refusal('tooMany', 'wait a moment before you say more');
    const name = playerID === null ? '' : (match.seats[Number(playerID)]?.name ?? '');
    this.around.admitSpeaker(this.around.addressOf(socket.request), name);
    await matches.say(matchID, { id, sender: playerID, name, text, at: now() }, credentials);
  }

  /** Has a connection look at a match, or at none any more. */
  private look(socket: Socket, seen: Seen | null): void {
    const before = this.rooms.enter(socket, seen);
    for (const changed of new Set([before, seen]))
      if (changed && changed.viewer !== null) this.showSeats(changed.matchID);
  }

  /** Whoever looks from a seat with another key than its present one is a spectator from now on, and told so. */
  private turnOut(match: Match): void {
    for (const socket of this.rooms.stale(match)) {
      const seen = { matchID: match.id, viewer: null, key: null };
      this.look(socket, seen);
      const detail = 'the seat has another player now, or none';
      socket.emit('refused', match.id, { about: 'sync', reason: 'seatLost', detail });
      this.attempt(this.show(socket, seen));
    }
  }

  private isShown(socket: Socket): boolean {
    const seen = this.rooms.seenBy(socket);
    return seen !== undefined && this.shown.has(seen);
  }

  private tell(change: Change): void {
    const { catalog } = this.around.matches;
    const match = this.around.matches.latest(change.match);
    this.turnOut(match);
    for (const [viewer, room] of this.rooms.at(match.id)) {
      if (change.kind === 'moved')
        tellAll(
          [...room].filter((socket) => this.isShown(socket)),
          'update',
          match.id,
          clientState(catalog, change.state, viewer),
          clientLog(change.entries, viewer),
        );
      else if (change.kind === 'seats') tellAll(room, 'matchData', match.id, this.seatsOf(match));
      else if (change.kind === 'chat') {
        const { id, sender, text, name } = change.message;
        tellAll(room, 'chat', match.id, { id, sender, payload: text, name });
      } else if (change.kind === 'chatRemoved') tellAll(room, 'chatRemoved', match.id, change.ids);
      else tellAll(room, 'refused', match.id, { about: 'sync', ...endOf(change.why) });
    }
  }

  private watching(matchID: string, viewer: Viewer): boolean {
    return this.rooms.at(matchID).has(viewer);
  }

  private seatsOf(match: Match): ReturnType<typeof seatsOf> {
    const isConnected: Attendance['isConnected'] = ({ id }, seat) => this.watching(id, seat);
    return seatsOf(match, { isConnected, clockOf: this.around.clockOf });
  }
}

/** How those at a match are told that it is no more. */
function endOf(why: string | undefined): { reason: Reason; detail: string } {
  return why === undefined
    ? { reason: 'matchNotFound', detail: 'everyone has left' }
    : { reason: 'matchClosed', detail: why };
}

/** Sends the same to several; socket.io's own rooms cost more than the sending. */
function tellAll(sockets: Iterable<Socket>, event: string, ...args: readonly unknown[]): void {
  sendAll(
    [...sockets].map(({ conn }) => conn),
    eventPacket(GAME_NAME, [event, ...args]),
  );
}
