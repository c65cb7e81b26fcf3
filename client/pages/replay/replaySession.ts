/** A finished match, step by step, as a session that nobody can act in. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { PlayerId } from '../../../game/state';
import type { View } from '../../../game/view';
import type { Seat } from '../../net/lobby';
import type { Session, Told } from '../../table/session';
import { fetchPart, nextPart, PART, type Step } from './steps';

export interface Replay extends Session {
  readonly step: ReadonlySignal<number>;
  /** The last step; null until the first part has come. */
  readonly last: ReadonlySignal<number | null>;
  readonly problem: ReadonlySignal<unknown>;
  goTo(step: number): void;
  retry(): void;
}

/** `pass` is what opens a match that is not listed. */
export function replaySession(matchID: string, pass: string | null, seat: PlayerId | null, from: number): Replay {
  const steps = signal<ReadonlyMap<number, Step>>(new Map());
  const parts = new Set<number>();
  const step = signal(from);
  const end = signal<number | null>(null);
  const seats = signal<readonly Seat[]>([]);
  const problem = signal<unknown>(null);
  const abort = new AbortController();
  let busy = false;

  const fetchMore = async (): Promise<void> => {
    const part = nextPart(parts, step.peek(), end.peek());
    if (busy || part === null || abort.signal.aborted) return;
    busy = true;
    try {
      const { total, names, steps: more } = await fetchPart(matchID, seat, part, { signal: abort.signal, pass });
      parts.add(part);
      end.value = total;
      if (seats.peek().length === 0) seats.value = names.map((name, id) => ({ id, name, isConnected: true }));
      steps.value = new Map([...steps.peek(), ...more.map((one, at): [number, Step] => [part * PART + at, one])]);
      if (step.peek() > total) step.value = total;
      problem.value = null;
    } catch (error) {
      if (!abort.signal.aborted) problem.value = error;
    }
    busy = false;
    if (problem.peek() === null) void fetchMore();
  };
  const stopFetching = effect(() => {
    step.value;
    void fetchMore();
  });

  // While a part is on its way the last view stays.
  let last: View | null = null;
  const view = computed(() => {
    last = steps.value.get(step.value)?.view ?? last;
    return last;
  });
  const all = computed<readonly Told[]>(() =>
    [...steps.value]
      .sort(([a], [b]) => a - b)
      .map(([index, { turn, player, events }]) => ({ index, turn, player: player ?? 0, events })),
  );
  return {
    matchID,
    me: seat,
    view,
    seats,
    story: computed(() => all.value.filter(({ index }) => index <= step.value)),
    chat: signal([]),
    connection: signal('live'),
    refused: signal(null),
    make: null,
    say: null,
    stop: () => {
      abort.abort();
      stopFetching();
    },
    step,
    last: end,
    problem,
    goTo(wanted) {
      step.value = Math.max(0, Math.min(wanted, end.peek() ?? wanted));
    },
    retry() {
      problem.value = null;
      void fetchMore();
    },
  };
}
