/**
 * Thinking time. Whoever is awaited has so many seconds in each turn and, when they are used up, those of a reserve for the
 * whole match; after that a bot plays the seat until its player comes back. A restart of the server gives the time of the
 * present turn anew.
 */
import { stagesOf } from '../../game/boardgame';
import type { SeatClock } from '../../game/published';
import type { Match, StoredState } from '../storage/store';
import type { Change, Matches } from './matches';
import { Refusal } from './refusal';
import { STAND_IN } from './seating';

export interface Clock {
  /** The date, in milliseconds. Whoever runs the machine may set it to anything: it is only for what is stored or shown. */
  readonly now: () => number;
  /** Whole milliseconds since some moment; it never goes back or jumps. Everything that takes time is measured by it. */
  readonly monotonic: () => number;
  /** Calls back after so many milliseconds; the result takes it back. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
}

export const realClock: Clock = {
  now: Date.now,
  monotonic: () => Math.floor(performance.now()),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The time of one seat in the present turn. */
interface Running {
  /** When the player began to be awaited; null while others are. */
  since: number | null;
  /** Milliseconds left of this turn's time. */
  left: number;
}

interface Watch {
  readonly turn: number;
  readonly seats: Map<number, Running>;
  cancel: () => void;
}

export class Timers {
  private readonly watches = new Map<string, Watch>();

  constructor(
    private readonly matches: Matches,
    private readonly clock: Clock,
    private readonly report: (error: unknown) => void,
    /** Called when the times of a match are others than before. */
    private readonly changed: (id: string) => void = () => undefined,
  ) {
    matches.listen((change) => this.notice(change));
  }

  close(): void {
    for (const { cancel } of this.watches.values()) cancel();
    this.watches.clear();
  }

  /** The time of a seat now; null where none is kept. */
  clockOf(match: Match, seat: number): SeatClock | null {
    const { timer } = match.table;
    const { bot, reserve = (timer?.reserve ?? 0) * 1000 } = match.seats[seat] ?? {};
    if (!timer || bot !== undefined || match.gameover !== undefined) return null;
    const { since, left } = this.watches.get(match.id)?.seats.get(seat) ?? { since: null, left: timer.turn * 1000 };
    if (since === null) return { left, reserve, running: false };
    const used = this.clock.monotonic() - since;
    return {
      left: Math.max(0, left - used),
      reserve: Math.max(0, reserve - Math.max(0, used - left)),
      running: true,
    };
  }

  /** Goes on with a match that was running when the server stopped. */
  async resume(id: string): Promise<void> {
    const { match, state } = await this.matches.find(id);
    await this.follow(match, state);
  }

  private notice(change: Change): void {
    if (!change.match.table.timer) return;
    if (change.kind === 'moved') this.attempt(this.follow(change.match, change.state));
    else if (change.kind === 'seats') this.attempt(this.resume(change.match.id));
    else if (change.kind === 'removed') this.forget(change.match.id);
  }

  private attempt(work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (!(error instanceof Refusal)) this.report(error);
    });
  }

  private forget(id: string): void {
    this.watches.get(id)?.cancel();
    this.watches.delete(id);
  }

  /** Stops the time of who has moved and lets that of who is awaited run. */
  private async follow(match: Match, state: StoredState): Promise<void> {
    const { timer } = match.table;
    if (!timer || !match.started || match.gameover !== undefined) return this.forget(match.id);
    const before = this.watches.get(match.id);
    before?.cancel();
    const now = this.clock.monotonic();
    const spent = new Map<number, number>();
    for (const [seat, running] of before?.seats ?? []) {
      if (running.since === null) continue;
      const over = now - running.since - running.left;
      running.left = Math.max(0, -over);
      running.since = null;
      if (over > 0) spent.set(seat, over);
    }
    const seats = before?.turn === state.G.turn ? before.seats : new Map<number, Running>();
    // Who comes back has the time of a turn anew.
    for (const [seat, { standIn }] of match.seats.entries()) if (standIn !== undefined) seats.delete(seat);
    const watch: Watch = { turn: state.G.turn, seats, cancel: () => undefined };
    for (const seat of awaited(match, state)) {
      const running = seats.get(seat) ?? { since: null, left: timer.turn * 1000 };
      running.since = now;
      seats.set(seat, running);
    }
    this.watches.set(match.id, watch);
    this.wait(match, watch, spent);
    for (const [seat, milliseconds] of spent) await this.matches.spendReserve(match.id, seat, milliseconds);
    this.changed(match.id);
  }

  /** Wakes up when the first of those awaited has no time left. */
  private wait(match: Match, watch: Watch, spent: ReadonlyMap<number, number>): void {
    const ends = [...watch.seats].flatMap(([seat, { since, left }]) => {
      if (since === null) return [];
      const reserve = Math.max(0, (match.seats[seat]?.reserve ?? 0) - (spent.get(seat) ?? 0));
      return [{ seat, at: since + left + reserve }];
    });
    const first = ends.sort((a, b) => a.at - b.at)[0];
    if (!first) return;
    watch.cancel = this.clock.after(Math.max(0, first.at - this.clock.monotonic()), () =>
      this.attempt(this.matches.standIn(match.id, first.seat, STAND_IN)),
    );
  }
}

/** The people who have to act now. */
function awaited(match: Match, state: StoredState): number[] {
  return Object.keys(stagesOf(state.G) ?? {})
    .map(Number)
    .filter((seat) => {
      const { name, bot, standIn } = match.seats[seat] ?? {};
      return name !== undefined && bot === undefined && standIn === undefined;
    });
}
