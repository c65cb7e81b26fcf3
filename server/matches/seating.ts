/** Who sits where: what a match is after someone gets up, lets a bot play or opens a seat. Nothing here is stored. */
import type { Match, Seat, StoredState } from '../storage/store';
import { fits } from './keys';
import { freeName } from './names';
import { Refusal } from './refusal';

/** The level at which a bot plays for someone who is away. */
export const STAND_IN = 'greedy';

/** What a host shows: the key of the host's seat, or the one that whoever created the match was given. */
export type HostProof = { readonly seat: number; readonly key: string } | { readonly hostKey: string };

/** Throws unless the key is that of who sits there. */
export function admit(match: Match, seat: number, key: string): void {
  if (!fits(key, seatAt(match, seat).key)) throw new Refusal('unauthorized');
}

export function admitHost(match: Match, by: HostProof): void {
  if ('hostKey' in by) {
    if (!fits(by.hostKey, match.hostKey)) throw new Refusal('notHost');
    return;
  }
  admit(match, by.seat, by.key);
  if (match.host !== by.seat) throw new Refusal('notHost');
}

export function seatAt({ seats }: Match, seat: number): Seat {
  const found = seats[seat];
  if (!found) throw new Refusal('seatNotFound', `there is no seat ${seat}`);
  return found;
}

/** The match with someone new at an empty seat; it starts when that was the last one. */
export function seated(match: Match, seat: number, sitting: Seat): Match {
  if (seatAt(match, seat).name !== undefined) throw new Refusal('seatTaken', `seat ${seat}`);
  const after = withSeat(match, seat, sitting);
  return after.seats.some(({ name }) => name === undefined) ? after : { ...after, started: true };
}

/** The match with a bot at an empty seat, but not at one to which somebody may come back. */
export function botSeated(match: Match, seat: number, level: string): Match {
  const { former, keptFor } = seatAt(match, seat);
  if (former || keptFor !== undefined) throw new Refusal('seatKept', `seat ${seat} waits for its player`);
  return seated(match, seat, { name: freeName(match, seat, `Bot ${seat + 1}`), bot: level });
}

/**
 * The match after someone got up. Before the start the seat is free again; afterwards a bot plays on, and whoever sat there
 * may come back. A host who gets up is host no more, whatever they have to show.
 */
export function vacated(match: Match, seat: number): Match {
  const after = withSeat(match, seat, match.started ? abandoned(seatAt(match, seat)) : {});
  return match.host === seat ? withNextHost(after) : after;
}

function abandoned({ name, key, reserve, holder }: Seat): Seat {
  return {
    standIn: STAND_IN,
    ...(name !== undefined && key !== undefined && { former: { name, key } }),
    ...(reserve !== undefined && { reserve }),
    ...(holder !== undefined && { holder }),
  };
}

function withNextHost({ hostKey: _, ...match }: Match): Match {
  const heir = match.seats.findIndex(isHuman);
  return { ...match, host: heir < 0 ? null : heir };
}

/** The match after its host removed someone: a bot, a player who is away, and before the start anyone. */
export function removed(match: Match, seat: number, isAway: (key: string) => boolean): Match {
  const { name, bot, key } = seatAt(match, seat);
  if (name === undefined) throw new Refusal('seatNotFound', `nobody sits at ${seat}`);
  if (seat === match.host) throw new Refusal('badRequest', 'the host leaves instead');
  if (match.started && bot === undefined && key !== undefined && !isAway(key))
    throw new Refusal('notAway', 'only who has been away for two minutes can be removed');
  return vacated(match, seat);
}

/** The match with a seat that someone new may take although it has begun. */
export function opened(match: Match, seat: number): Match {
  const sitting = seatAt(match, seat);
  if (!match.started) throw new Refusal('notStarted', 'before the start every empty seat is open');
  if (match.gameover !== undefined) throw new Refusal('gameOver');
  if (sitting.name !== undefined) throw new Refusal('seatTaken', `seat ${seat}`);
  return sitting.opened ? match : withSeat(match, seat, { ...sitting, opened: true });
}

/** The match with a bot at a human's seat for a while (null: no longer). */
export function stoodIn(match: Match, seat: number, level: string | null): Match {
  const { standIn, ...sitting } = seatAt(match, seat);
  if (!isHuman(sitting) || (standIn ?? null) === level) return match;
  return withSeat(match, seat, { ...sitting, ...(level !== null && { standIn: level }) });
}

/** A rematch whose seats and host are waited for no longer. */
export function released(match: Match): Match {
  if (match.started || !match.seats.some(({ keptFor }) => keptFor !== undefined)) return match;
  const free = { ...match, seats: match.seats.map(({ keptFor: _, ...seat }) => seat) };
  return match.host === null ? withNextHost(free) : free;
}

export function withSeat(match: Match, seat: number, sitting: Seat): Match {
  return { ...match, seats: match.seats.map((one, at) => (at === seat ? sitting : one)) };
}

/** Whether no human sits at the table, and its host is not still to come. */
export function isDeserted({ seats, started, hostKey }: Match): boolean {
  return !seats.some(isHuman) && (started || hostKey === undefined);
}

function isHuman({ name, bot }: Seat): boolean {
  return name !== undefined && bot === undefined;
}

/** Whether the cards are yet to be dealt, or the factions to be offered. */
export function isUnbegun({ G }: StoredState): boolean {
  return G.phase === 'draft' && !G.draft;
}
