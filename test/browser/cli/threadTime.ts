/** Reads off a trace of a page how much processor time its main thread has spent on each update. */
import { MARKS } from './updates';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
}

/** Milliseconds of the main thread. */
export interface Update {
  /** From the message to the painted frame. */
  readonly shown: number;
  /** The longest that the thread was busy without a pause afterwards, with what moves and what is told. */
  readonly longestAfter: number;
  /** All of it. */
  readonly total: number;
}

/** What has to be traced. */
export const CATEGORIES = ['-*', 'toplevel', 'blink.user_timing'];

export function updatesIn(trace: string): Update[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const timeOf = (mark: string): TraceEvent[] =>
    traceEvents.filter(({ name, ph }) => name === mark && ph !== 'X').sort((a, b) => a.ts - b.ts);
  const came = timeOf(MARKS.came);
  const shown = timeOf(MARKS.shown);
  const settled = timeOf(MARKS.settled);
  const [first] = came;
  if (!first || shown.length !== came.length || settled.length !== came.length) throw new Error('marks are missing');
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === TASK && ph === 'X' && pid === first.pid && tid === first.tid,
  );
  /** Processor time of the tasks that begin in a span of time, or are under way when it does. */
  const spent = (from: number, to: number): number[] =>
    tasks.filter(({ ts, dur = 0 }) => ts + dur > from && ts < to).map(({ tdur = 0 }) => tdur / 1000);
  return came.map(({ ts }, index) => {
    const seen = shown[index]?.ts ?? ts;
    const before = sum(spent(ts, seen));
    // The task that sets the mark is not the update's.
    const after = spent(seen, settled[index]?.ts ?? seen).slice(1);
    return { shown: before, longestAfter: Math.max(0, ...after), total: before + sum(after) };
  });
}

const TASK = 'ThreadControllerImpl::RunTask';

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
