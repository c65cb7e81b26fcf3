/** Who looks at which match, and as whom. */
import type { Socket } from 'socket.io';
import type { Presence } from '../matches/presence';
import type { Match } from '../storage/store';
import type { Viewer } from './views';

/** What a connection looks at. */
export interface Seen {
  readonly matchID: string;
  readonly viewer: Viewer;
  /** Hash of the key with which it looks from a seat: it sees what the seat sees for as long as that is the seat's key. */
  readonly key: string | null;
}

type Room = Map<Viewer, Set<Socket>>;

const NOBODY: ReadonlyMap<Viewer, ReadonlySet<Socket>> = new Map();

export class Rooms {
  private readonly seen = new Map<string, Seen>();
  private readonly rooms = new Map<string, Room>();

  constructor(private readonly presence: Presence) {}

  /** What a connection looks at, if at anything. */
  seenBy({ id }: Socket): Seen | undefined {
    return this.seen.get(id);
  }

  /** The connections that look at a match, by what they may see. */
  at(matchID: string): ReadonlyMap<Viewer, ReadonlySet<Socket>> {
    return this.rooms.get(matchID) ?? NOBODY;
  }

  /** Connections that look from a seat of this match with another key than its present one. */
  stale({ id, seats }: Match): Socket[] {
    const stale: Socket[] = [];
    for (const [viewer, sockets] of this.at(id)) {
      const present = viewer === null ? null : seats[viewer]?.key;
      for (const socket of sockets) if (this.seen.get(socket.id)?.key !== present) stale.push(socket);
    }
    return stale;
  }

  /** Has a connection look at a match, or at none any more; returns what it looked at before. */
  enter(socket: Socket, seen: Seen | null): Seen | undefined {
    const before = this.seen.get(socket.id);
    if (before) this.leave(socket, before);
    if (!seen) return before;
    const { matchID, viewer, key } = seen;
    if (key !== null) this.presence.arrive(key);
    this.seen.set(socket.id, seen);
    const room: Room = this.rooms.get(matchID) ?? new Map();
    this.rooms.set(matchID, room.set(viewer, (room.get(viewer) ?? new Set()).add(socket)));
    return before;
  }

  private leave(socket: Socket, { matchID, viewer, key }: Seen): void {
    if (key !== null) this.presence.depart(key);
    this.seen.delete(socket.id);
    const room = this.rooms.get(matchID);
    room?.get(viewer)?.delete(socket);
    if (room?.get(viewer)?.size === 0) room.delete(viewer);
    if (room?.size === 0) this.rooms.delete(matchID);
  }
}
