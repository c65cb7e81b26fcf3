/**
 * Who may look at a match and who may sit where in it. A seat of a match that has begun is its former player's, unless the
 * host has opened it; one of a rematch is for a while that of who had it before; and nobody has two.
 */
import { isFree, type Match, type Seat } from '../storage/store';
import { fits, hashOf, linkSecret } from './keys';
import { Refusal } from './refusal';
import { seatAt, seated } from './seating';

/** Someone who wants to sit down, and what they have to show. */
export interface Newcomer {
  readonly name: string;
  readonly data?: unknown;
  /** The seat they want; the first that they may have if none is named. */
  readonly seat?: number;
  /** A key they had at this table, or in the match before it. */
  readonly credentials?: string;
  readonly hostKey?: string;
  /** What the link of an unlisted match has. */
  readonly secret?: string;
  /** Tag of the address they come from. */
  readonly holder?: string;
}

/** Throws unless one of these opens the match: an unlisted one needs the secret of its link, or a key of its own. */
export function admitLook(match: Match, shown: readonly (string | undefined)[]): void {
  if (!match.unlisted) return;
  const { seats, hostKey, seed } = match;
  const keys = seats.flatMap(({ key, former, keptFor }) => [key, former?.key, keptFor]);
  const known = [hashOf(linkSecret(seed)), hostKey, ...keys];
  if (!shown.some((one) => one !== undefined && known.some((hash) => fits(one, hash))))
    throw new Refusal('secretNeeded', 'this match can be seen only with its whole link');
}

/** The match with a newcomer at a seat, known there by a new key (here its hash). */
export function joined(match: Match, who: Newcomer, key: string): { match: Match; seat: number } {
  admitLook(match, [who.secret, who.hostKey, who.credentials]);
  const seat = seatFor(match, who);
  const { name, data, holder } = who;
  const reserve = seatAt(match, seat).reserve ?? (match.table.timer && match.table.timer.reserve * 1000);
  const sitting: Seat = {
    name,
    key,
    ...(data !== undefined && { data }),
    ...(reserve !== undefined && { reserve }),
    ...(holder !== undefined && { holder }),
  };
  return { match: { ...seated(match, seat, sitting), host: hostAfter(match, who, seat) }, seat };
}

/** A match that has nobody to be its host any more takes whoever comes. */
function hostAfter(match: Match, who: Newcomer, seat: number): number | null {
  if (isHost(match, who)) return seat;
  return match.host ?? (match.hostKey === undefined ? seat : null);
}

/** In a rematch the host is known by the key of the match before. */
function isHost({ hostKey }: Match, who: Newcomer): boolean {
  return [who.hostKey, who.credentials].some((shown) => shown !== undefined && fits(shown, hostKey));
}

/** The seat a newcomer gets; throws if there is none for them. */
function seatFor(match: Match, who: Newcomer): number {
  const { seat: wanted, credentials } = who;
  const where = (hash: (seat: Seat) => string | undefined): number =>
    credentials === undefined ? -1 : match.seats.findIndex((seat) => fits(credentials, hash(seat)));
  const holds = where(({ key }) => key);
  const own = where(({ former, keptFor }) => former?.key ?? keptFor);
  if (wanted !== undefined && seatAt(match, wanted).name !== undefined)
    throw new Refusal('seatTaken', `seat ${wanted}`);
  if (holds >= 0) throw new Refusal('holdsSeat', `you sit at ${holds}`);
  if (match.host !== null && isHost(match, who)) throw new Refusal('holdsSeat', `you sit at ${match.host}`);
  if (own >= 0 && wanted !== undefined && wanted !== own) throw new Refusal('holdsSeat', `seat ${own} waits for you`);
  return own >= 0 ? own : strangersSeat(match, who);
}

/** The seat for someone who has none to come back to. */
function strangersSeat(match: Match, { seat: wanted, holder }: Newcomer): number {
  const { seats, started, gameover } = match;
  const seat = wanted ?? seats.findIndex((one) => isFree(match, one));
  if (seat < 0 && seats.every(({ name }) => name !== undefined)) throw new Refusal('matchFull');
  if (seat < 0 || !isFree(match, seatAt(match, seat))) throw new Refusal('seatKept', 'it waits for its player');
  if (gameover !== undefined) throw new Refusal('gameOver');
  // Friends may come from one address, but who comes later could be one of the players, to look into a second hand.
  if (started && holder !== undefined && seats.some((other, at) => at !== seat && other.holder === holder))
    throw new Refusal('holdsSeat', 'another seat of this match was taken from the same address');
  return seat;
}
