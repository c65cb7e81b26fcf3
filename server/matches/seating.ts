/** Who sits where: what a match is after someone sits down, gets up or lets a bot play. Nothing here is stored. */
import type { Match, Seat, StoredState } from '../storage/store';
import { fits } from './keys';
import { Refusal } from './refusal';

/** The level at which a bot plays for someone who is away. */
export const STAND_IN = 'greedy';

/** Throws unless the key is that of who sits there. */
export function admit(match: Match, seat: number, key: string): void {
  const sitting = match.seats[seat];
  if (!sitting) throw new Refusal('seatNotFound', `there is no seat ${seat}`);
  if (!fits(key, sitting.key)) throw new Refusal('unauthorized');
}

export function admitHost(match: Match, seat: number, key: string): void {
  admit(match, seat, key);
  if (match.host !== seat) throw new Refusal('notHost');
}

/** The match with someone new at a free seat; it starts when that was the last one. */
export function seated(match: Match, seat: number, sitting: Seat): Match {
  const free = match.seats[seat];
  if (!free) throw new Refusal('seatNotFound', `there is no seat ${seat}`);
  if (free.name !== undefined) throw new Refusal('seatTaken', `seat ${seat}`);
  const after = withSeat(match, seat, sitting);
  return after.seats.some(({ name }) => name === undefined) ? after : { ...after, started: true };
}

/** The match after someone got up. Before the start the seat is free again; afterwards a bot plays on until it is taken. */
export function vacated(match: Match, seat: number): Match {
  const { reserve } = match.seats[seat] ?? {};
  const empty: Seat = match.started ? { standIn: STAND_IN, ...(reserve !== undefined && { reserve }) } : {};
  const after = withSeat(match, seat, empty);
  const heir = after.seats.findIndex(isHuman);
  return match.host === seat ? { ...after, host: heir < 0 ? null : heir } : after;
}

/** The match with a bot at a human's seat for a while (null: no longer). */
export function stoodIn(match: Match, seat: number, level: string | null): Match {
  const { standIn, ...sitting } = match.seats[seat] ?? {};
  if ((standIn ?? null) === level) return match;
  return withSeat(match, seat, { ...sitting, ...(level !== null && { standIn: level }) });
}

export function withSeat(match: Match, seat: number, sitting: Seat): Match {
  return { ...match, seats: match.seats.map((one, at) => (at === seat ? sitting : one)) };
}

/** Whether no human sits at the table. */
export function isDeserted({ seats }: Match): boolean {
  return !seats.some(isHuman);
}

function isHuman({ name, bot }: Seat): boolean {
  return name !== undefined && bot === undefined;
}

/** Whether the cards are yet to be dealt, or the factions to be offered. */
export function isUnbegun({ G }: StoredState): boolean {
  return G.phase === 'draft' && !G.draft;
}
