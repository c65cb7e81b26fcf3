/** Why something a client asked for was refused. */

/** Keys that clients have words for, with the HTTP status that fits. */
const STATUS = {
  badRequest: 400,
  unauthorized: 403,
  notHost: 403,
  wrongHost: 421,
  secretNeeded: 403,
  seatLost: 403,
  matchNotFound: 404,
  matchClosed: 410,
  seatNotFound: 404,
  replayNotFound: 404,
  notFound: 404,
  seatTaken: 409,
  nameTaken: 409,
  seatKept: 409,
  holdsSeat: 409,
  notAway: 409,
  matchFull: 409,
  notStarted: 409,
  alreadyStarted: 409,
  gameOver: 409,
  notOver: 409,
  stale: 409,
  moveRefused: 409,
  contentMissing: 409,
  matchDamaged: 500,
  chatOff: 403,
  banned: 403,
  muted: 403,
  tooMany: 429,
  tooLarge: 413,
  storageFailed: 503,
  shuttingDown: 503,
} as const;

export type Reason = keyof typeof STATUS;

export const REASONS = Object.keys(STATUS) as readonly Reason[];

export class Refusal extends Error {
  /** `detail` says in a few words what exactly was wrong, and where. */
  constructor(
    readonly reason: Reason,
    readonly detail = '',
  ) {
    super(detail === '' ? reason : `${reason}: ${detail}`);
  }

  get status(): number {
    return STATUS[this.reason];
  }
}
