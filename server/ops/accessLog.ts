/**
 * Who was refused what, as lines of the log: address, what it was about, and why, nothing else. A flood of refusals makes few
 * lines: the first of a kind is written at once, what follows within a minute is counted and written as one.
 */
import type { Logger } from 'pino';
import type { Clock } from '../matches/timers';

interface Refused {
  readonly address: string;
  /** The kind of request or message. */
  readonly about: string;
  readonly reason: string;
}

const MINUTE = 60_000;
/** Different refusals that are told apart within a minute; an attacker may have many addresses. */
const MOST_KINDS = 200;

/** What an honest client meets in play: someone else was faster, or the server was away. */
const ORDINARY: readonly string[] = [
  'alreadyStarted',
  'contentMissing',
  'gameOver',
  'matchFull',
  'moveRefused',
  'nameTaken',
  'notOver',
  'notStarted',
  'seatTaken',
  'shuttingDown',
  'stale',
  'storageFailed',
];

export class AccessLog {
  private readonly kinds = new Map<string, { readonly refused: Refused; again: number }>();
  private others = 0;
  private cancel: (() => void) | null = null;

  constructor(
    private readonly log: Logger,
    private readonly clock: Pick<Clock, 'after'>,
    private readonly isOn: boolean,
  ) {}

  refused(address: string, about: string, reason: string): void {
    if (!this.isOn || ORDINARY.includes(reason)) return;
    const kind = JSON.stringify([address, about, reason]);
    const known = this.kinds.get(kind);
    this.cancel ??= this.clock.after(MINUTE, () => this.sum());
    if (known) known.again++;
    else if (this.kinds.size >= MOST_KINDS) this.others++;
    else {
      const refused = { address, about, reason };
      this.kinds.set(kind, { refused, again: 0 });
      this.log.info(refused, 'refused');
    }
  }

  /** Writes what was only counted so far. */
  close(): void {
    this.cancel?.();
    this.sum();
  }

  private sum(): void {
    for (const { refused, again } of this.kinds.values())
      if (again > 0) this.log.info({ ...refused, times: again }, 'refused again');
    if (this.others > 0) this.log.info({ times: this.others }, 'refused, of further addresses or kinds');
    this.kinds.clear();
    this.others = 0;
    this.cancel = null;
  }
}
